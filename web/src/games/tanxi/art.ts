/** The pictures of everything in the box: a large file, which comes after the board. */

import type { Component } from "svelte";
import Amphora from "~icons/game-icons/amphora";
import Apothecary from "~icons/game-icons/apothecary";
import ArrowCluster from "~icons/game-icons/arrow-cluster";
import BarbedSpear from "~icons/game-icons/barbed-spear";
import Bat from "~icons/game-icons/bat";
import BeerStein from "~icons/game-icons/beer-stein";
import BigWave from "~icons/game-icons/big-wave";
import Blunderbuss from "~icons/game-icons/blunderbuss";
import Boots from "~icons/game-icons/boots";
import BottledBolt from "~icons/game-icons/bottled-bolt";
import BowieKnife from "~icons/game-icons/bowie-knife";
import Breastplate from "~icons/game-icons/breastplate";
import Broadsword from "~icons/game-icons/broadsword";
import BubblingFlask from "~icons/game-icons/bubbling-flask";
import CardAceSpades from "~icons/game-icons/card-ace-spades";
import CarnivoreMouth from "~icons/game-icons/carnivore-mouth";
import CarnivorousPlant from "~icons/game-icons/carnivorous-plant";
import Cat from "~icons/game-icons/cat";
import CheckedShield from "~icons/game-icons/checked-shield";
import ChestArmor from "~icons/game-icons/chest-armor";
import Chisel from "~icons/game-icons/chisel";
import CoffeeCup from "~icons/game-icons/coffee-cup";
import Crab from "~icons/game-icons/crab";
import Crossbow from "~icons/game-icons/crossbow";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import Crown from "~icons/game-icons/crown";
import CutDiamond from "~icons/game-icons/cut-diamond";
import Cyclops from "~icons/game-icons/cyclops";
import EvilMinion from "~icons/game-icons/evil-minion";
import Fangs from "~icons/game-icons/fangs";
import Fencer from "~icons/game-icons/fencer";
import Fireball from "~icons/game-icons/fireball";
import FishCooked from "~icons/game-icons/fish-cooked";
import FlipFlops from "~icons/game-icons/flip-flops";
import FrozenOrb from "~icons/game-icons/frozen-orb";
import Gauntlet from "~icons/game-icons/gauntlet";
import GlassHeart from "~icons/game-icons/glass-heart";
import GoblinHead from "~icons/game-icons/goblin-head";
import Grapple from "~icons/game-icons/grapple";
import GriffinShield from "~icons/game-icons/griffin-shield";
import Knapsack from "~icons/game-icons/knapsack";
import KrakenTentacle from "~icons/game-icons/kraken-tentacle";
import LanternFlame from "~icons/game-icons/lantern-flame";
import LeatherVest from "~icons/game-icons/leather-vest";
import LightningStorm from "~icons/game-icons/lightning-storm";
import Lion from "~icons/game-icons/lion";
import LockedChest from "~icons/game-icons/locked-chest";
import Luchador from "~icons/game-icons/luchador";
import Machete from "~icons/game-icons/machete";
import MailShirt from "~icons/game-icons/mail-shirt";
import Monkey from "~icons/game-icons/monkey";
import Moon from "~icons/game-icons/moon";
import MushroomGills from "~icons/game-icons/mushroom-gills";
import NightSleep from "~icons/game-icons/night-sleep";
import PalmTree from "~icons/game-icons/palm-tree";
import Peaks from "~icons/game-icons/peaks";
import Person from "~icons/game-icons/person";
import PirateCannon from "~icons/game-icons/pirate-cannon";
import PirateHook from "~icons/game-icons/pirate-hook";
import PistolGun from "~icons/game-icons/pistol-gun";
import PocketBow from "~icons/game-icons/pocket-bow";
import PointyHat from "~icons/game-icons/pointy-hat";
import Prayer from "~icons/game-icons/prayer";
import Ring from "~icons/game-icons/ring";
import RobberMask from "~icons/game-icons/robber-mask";
import RockGolem from "~icons/game-icons/rock-golem";
import Run from "~icons/game-icons/run";
import Salamander from "~icons/game-icons/salamander";
import ScaleMail from "~icons/game-icons/scale-mail";
import SewingNeedle from "~icons/game-icons/sewing-needle";
import Shield from "~icons/game-icons/shield";
import ShieldReflect from "~icons/game-icons/shield-reflect";
import ShinyPurse from "~icons/game-icons/shiny-purse";
import Shop from "~icons/game-icons/shop";
import Skeleton from "~icons/game-icons/skeleton";
import Snowflake1 from "~icons/game-icons/snowflake-1";
import Swamp from "~icons/game-icons/swamp";
import ThrownDaggers from "~icons/game-icons/thrown-daggers";
import Tortoise from "~icons/game-icons/tortoise";
import Totem from "~icons/game-icons/totem";
import TreasureMap from "~icons/game-icons/treasure-map";
import TribalMask from "~icons/game-icons/tribal-mask";
import Trident from "~icons/game-icons/trident";
import TripleShells from "~icons/game-icons/triple-shells";
import TurtleShell from "~icons/game-icons/turtle-shell";
import Uncertainty from "~icons/game-icons/uncertainty";
import UnlitBomb from "~icons/game-icons/unlit-bomb";
import VikingHelmet from "~icons/game-icons/viking-helmet";
import Volcano from "~icons/game-icons/volcano";
import WalkingBoot from "~icons/game-icons/walking-boot";
import Warhammer from "~icons/game-icons/warhammer";
import WaterFlask from "~icons/game-icons/water-flask";
import WizardStaff from "~icons/game-icons/wizard-staff";
import WoodAxe from "~icons/game-icons/wood-axe";
import type { tanxi } from "../../lib/messages";
import type { Print } from "./print";

export type Picture = Component<Record<string, unknown>>;

const PICTURES: Record<string, Picture> = {
  paula: TripleShells,
  ian: Chisel,
  isaac: Prayer,
  darla: CardAceSpades,
  ines: BubblingFlask,
  mara: Run,
  elba: PirateCannon,
  armando: Luchador,
  dolores: Apothecary,
  susana: Lion,
  aitor: LightningStorm,
  esteban: RobberMask,
  knife: BowieKnife,
  machete: Machete,
  "boat-hook": PirateHook,
  rapier: Fencer,
  axe: WoodAxe,
  lance: BarbedSpear,
  "hunting-crossbow": Crossbow,
  "forest-sceptre": WizardStaff,
  longbow: PocketBow,
  "throwing-blades": ThrownDaggers,
  blunderbuss: Blunderbuss,
  "wooden-shield": CheckedShield,
  "turtle-shield": TurtleShell,
  "peeping-mask": TribalMask,
  "coconut-helmet": VikingHelmet,
  "leather-vest": LeatherVest,
  breastplate: Breastplate,
  "travellers-boots": WalkingBoot,
  flippers: FlipFlops,
  "storm-lantern": LanternFlame,
  "claw-ring": Ring,
  "goblin-purse": ShinyPurse,
  canteen: WaterFlask,
  "fire-orb": Fireball,
  "ice-orb": FrozenOrb,
  ceviche: FishCooked,
  coffee: CoffeeCup,
  "coconut-bomb": UnlitBomb,
  "treasure-map": TreasureMap,
  grapple: Grapple,
  "gem-of-power": CutDiamond,
  "tide-trident": Trident,
  "tanxite-blade": Broadsword,
  "volcano-hammer": Warhammer,
  "leech-fang": Fangs,
  "needle-of-fate": SewingNeedle,
  "moon-bow": Moon,
  "buccaneer-pistol": PistolGun,
  aegis: GriffinShield,
  "mirror-shield": ShieldReflect,
  "coral-crown": Crown,
  "cyclops-helm": Cyclops,
  "obsidian-mail": MailShirt,
  "leviathan-skin": ScaleMail,
  "seven-league-boots": Boots,
  "island-heart": GlassHeart,
  "titan-glove": Gauntlet,
  ambrosia: Amphora,
  "bottled-thunder": BottledBolt,
  "grumpy-crab": Crab,
  "mutant-mushroom": MushroomGills,
  "bat-swarm": Bat,
  "light-fingered-monkey": Monkey,
  "glutton-plant": CarnivorousPlant,
  "armoured-tortoise": Tortoise,
  "fire-salamander": Salamander,
  "buccaneer-bones": Skeleton,
  "coral-golem": RockGolem,
  "bay-kraken": KrakenTentacle,
  ronronao: Cat,
  mareana: BigWave,
  namku: CarnivoreMouth,
  tacanak: LockedChest,
  brisinga: Snowflake1,
  pachorron: NightSleep,
  innkeeper: BeerStein,
  witch: PointyHat,
  goblin: GoblinHead,
  merchant: Shop,
  jungle: PalmTree,
  peaks: Peaks,
  swamp: Swamp,
  volcano: Volcano,
};

/** What a card looks like that nobody has drawn. */
const BY_TYPE: Record<tanxi.CardFace["type"], Picture> = {
  melee: CrossedSwords,
  ranged: ArrowCluster,
  shield: Shield,
  equipment: ChestArmor,
  object: Knapsack,
  gem: CutDiamond,
};

/** The picture of a thing; for what only this box has, one of its kind. */
export function pictureOf(thing: string | null, print: Print): Picture {
  if (!thing) return Uncertainty;
  const drawn = PICTURES[thing];
  if (drawn) return drawn;
  const card = print.card(thing);
  if (card) return BY_TYPE[card.type];
  const { monsters, characters, deities, residents } = print.box;
  if (thing in monsters) return EvilMinion;
  if (thing in characters) return Person;
  if (thing in residents) return Shop;
  const able = Object.keys(characters).find((one) => characters[one]?.abilities.includes(thing));
  if (able) return PICTURES[able] ?? Person;
  if (deities.includes(thing)) return Totem;
  if (print.quadrants.includes(thing)) return PICTURES[print.look(thing)] ?? Uncertainty;
  return Uncertainty;
}

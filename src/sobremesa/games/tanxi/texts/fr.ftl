### Tanxi in French.

## What you may do

question-draft =
    Choisissez votre personnage. Il reste secret jusqu’à ce que tout le monde ait débarqué.
question-land = Choisissez la plage où vous débarquez.
question-return = Vous voilà de retour. Choisissez la case où vous revenez sur l’île.
question-act = C’est à vous de jouer. Choisissez ce que vous faites, ou terminez votre tour.
question-monster = Un monstre ! Combattez-le, avec ou sans armes, ou fuyez s’il vous laisse partir.
question-pay = Choisissez les cartes avec lesquelles vous payez. On ne rend pas la monnaie.
question-trade = Choisissez ce que vous voulez du village. Vous paierez ensuite.
question-target = Choisissez le personnage visé.
question-go = Choisissez la case où vous allez.
question-push =
    Choisissez la case vers laquelle vous poussez ou attirez l’autre personnage. Sur la sienne, il
    ne bouge pas.
question-block =
    Choisissez une case libre pour un bloc de glace. Après le premier, vous pouvez vous arrêter.
question-dig = Choisissez une pioche.
question-keep =
    Choisissez la carte que vous gardez. Les autres sont remélangées ; si c’est un monstre, vous
    l’affrontez.
question-sort =
    Choisissez dans quel ordre les cartes retournent sur la pioche, en commençant par celle du
    dessus.
question-take = Choisissez la carte que vous prenez en main.
question-rob = Vous voyez toute la main. Choisissez la carte que vous prenez.
question-discard = Choisissez une carte de votre main à défausser.
question-disarm = Choisissez la carte équipée à retirer.
move-draft = Jouer { $character }
move-step = Aller en { $cell }
move-explore = Explorer
move-equip =
    { $on ->
        [none] Retirer { $off }
       *[other] Équiper { $on }{ $off ->
            [none] {""}
           *[other] , retirer { $off }
        }
    }
move-use = Utiliser { $card }
move-attack =
    { $weapons ->
        [none] Attaquer { $player } sans arme
       *[other] Attaquer { $player } avec { $weapons }
    }
move-reload = Recharger { $card }
move-deal = Demander « { $benefit } »
move-buy = Acheter { $card } à la marchande
move-ability =
    { $cards ->
        [none] Utiliser { $ability } (1 ◆)
       *[other] Utiliser { $ability } (1 ◆, avec { $cards })
    }
move-favour =
    { $cards ->
        [none] Demander une faveur (2 ◆) à { $deity }
       *[other] Demander une faveur (2 ◆, avec { $cards }) à { $deity }
    }
move-end = Terminer le tour
move-fight =
    { $weapons ->
        [none] Combattre sans arme
       *[other] Combattre avec { $weapons }
    }
move-flee = Fuir
move-pay = Payer avec { $cards }
move-target = Choisir { $player }
move-go = Placer le pion en { $cell }
move-block = Poser de la glace en { $cell }
move-done = S’arrêter là
move-dig = Choisir la pioche { $deck }
move-take = Prendre { $card }
move-sort = Remettre dans cet ordre : { $cards }
move-discard = Défausser { $card }
move-take-off = Retirer { $card }

## What happened

event-drafted =
    { $seat_is ->
        [you] Vous choisissez un personnage{ $character ->
            [none] {""}
           *[other] {" : "}{ $character }
        }.
       *[other] { $seat } choisit un personnage{ $character ->
            [none] {""}
           *[other] {" : "}{ $character }
        }.
    }
event-landed =
    { $seat_is ->
        [you] Vous débarquez sur la plage { $cell }.
       *[other] { $seat } débarque sur la plage { $cell }.
    }
event-unveiled =
    { $seat_is ->
        [you] Vous jouez { $character }.
       *[other] { $seat } joue { $character }.
    }
event-displayed = La marchande propose : { $cards }.
event-round-began =
    { $round ->
        [3] Manche 3 : l’aube.
        [6] Manche 6 : midi.
        [9] Manche 9 : le crépuscule.
        [12] Manche 12 : la nuit tombe. Désormais, on revient avec 3 ♥.
       *[other] La manche { $round } commence.
    }
event-woke = Une divinité s’éveille, et sa colère s’abat sur l’île : { $deity }.
event-fog-rose = La brume gagne du terrain (étape { $step } sur 3).
event-turn-began =
    { $seat_is ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
event-stood-up =
    { $seat_is ->
        [you] Vous relevez votre pion. À votre prochain tour, vous revenez sur l’île.
       *[other] { $seat } relève son pion et reviendra à son prochain tour.
    }
event-returned =
    { $seat_is ->
        [you] Vous revenez sur l’île, en { $cell }, avec { $hearts } ♥.
       *[other] { $seat } revient sur l’île, en { $cell }, avec { $hearts } ♥.
    }
event-fogged =
    { $seat_is ->
        [you] Vous terminez votre tour dans la brume : le dé indique { $die }.
       *[other] { $seat } termine son tour dans la brume : le dé indique { $die }.
    }
event-moved =
    { $seat_is ->
        [you] Vous allez en { $cell }.
       *[other] { $seat } va en { $cell }.
    }
event-explored =
    { $seat_is ->
        [you] Vous explorez la pioche { $deck }.
       *[other] { $seat } explore la pioche { $deck }.
    }
event-found =
    { $seat_is ->
        [you] Vous trouvez { $card ->
            [none] une carte
           *[other] { $card }
        }.
       *[other] { $seat } trouve { $card ->
            [none] une carte
           *[other] { $card }
        }.
    }
event-met =
    { $seat_is ->
        [you] Vous rencontrez un monstre : { $monster }.
       *[other] { $seat } rencontre un monstre : { $monster }.
    }
event-fled =
    { $seat_is ->
        [you] Vous fuyez le monstre ({ $monster }).
       *[other] { $seat } fuit le monstre ({ $monster }).
    } Il est remélangé à sa pioche.
event-fought =
    { $seat_is ->
        [you] Vous combattez le monstre { $monster }
       *[other] { $seat } combat le monstre { $monster }
    } { $weapons ->
        [none] sans arme
       *[other] avec { $weapons }
    }. Puissance { $strength } + { $counted } (lancer { $rolls }) = { $power } ⚔. Défense { $dice ->
        [none] { $defence }
       *[other] { $guard } + lancer { $dice } = { $defence }
    } 🛡. { $power } − { $defence } { $beaten ->
        [yes] atteint ses { $hearts } ♥ : le monstre est vaincu !
       *[no] n’atteint pas ses { $hearts } ♥ : il est remélangé à sa pioche.
    }
event-cancelled =
    { $seat_is ->
        [you] Votre orbe de glace annule { $what ->
            [ambush] l’embuscade
           *[reprisal] les représailles
        }, puis est dépensé.
       *[other] Chez { $seat }, l’orbe de glace annule { $what ->
            [ambush] l’embuscade
           *[reprisal] les représailles
        }, puis est dépensé.
    }
event-equipped =
    { $seat_is ->
        [you] Vous { $on ->
            [none] retirez { $off }
           *[other] équipez { $on }{ $off ->
                [none] {""}
               *[other] {" "}et retirez { $off }
            }
        }.
       *[other] { $seat } { $on ->
            [none] retire { $off }
           *[other] équipe { $on }{ $off ->
                [none] {""}
               *[other] {" "}et retire { $off }
            }
        }.
    }{ $gone ->
        [none] {""}
       *[other] {" "}À la défausse : { $gone }.
    }
event-used =
    { $seat_is ->
        [you] Vous utilisez { $card }.
       *[other] { $seat } utilise { $card }.
    }
event-invoked =
    { $seat_is ->
        [you] Vous utilisez { $ability } pour 1 ◆
       *[other] { $seat } utilise { $ability } pour 1 ◆
    }{ $cards ->
        [none] .
       *[other] {" "}(avec { $cards }).
    }
event-favoured =
    { $seat_is ->
        [you] Pour 2 ◆{ $cards ->
            [none] {""}
           *[other] {" "}(avec { $cards })
        }, vous obtenez la faveur de { $deity }.
       *[other] Pour 2 ◆{ $cards ->
            [none] {""}
           *[other] {" "}(avec { $cards })
        }, { $seat } obtient la faveur de { $deity }.
    }
event-attacked =
    { $seat_is ->
        [you] Vous attaquez { $player }
       *[other] { $seat } { $player_is ->
            [you] vous attaque
           *[other] attaque { $player }
        }
    } { $weapons ->
        [none] sans arme
       *[other] avec { $weapons }
    }. Puissance { $strength } + { $counted } (lancer { $rolls }) = { $power } ⚔. Défense { $dice ->
        [none] { $defence }
       *[other] { $guard } + lancer { $dice } = { $defence }
    } 🛡. { $damage ->
        [0] { $power } − { $defence } : aucun dégât.
       *[other] Dégâts : { $power } − { $defence } = { $damage }.
    }
event-reloaded =
    { $seat_is ->
        [you] Vous rechargez { $card } : munitions { $ammunition }.
       *[other] { $seat } recharge { $card } : munitions { $ammunition }.
    }
event-asked =
    { $seat_is ->
        [you] Au village, vous demandez « { $benefit } » ({ $price } ¢).
       *[other] Au village, { $seat } demande « { $benefit } » ({ $price } ¢).
    }
event-chose =
    { $seat_is ->
        [you] Vous demandez { $card } ({ $price } ¢) à la marchande.
       *[other] { $seat } demande { $card } ({ $price } ¢) à la marchande.
    }
event-paid =
    { $seat_is ->
        [you] Vous payez avec { $cards } ; ce que vous payez va à la marchande.
       *[other] { $seat } paie avec { $cards } ; le paiement va à la marchande.
    }
event-took =
    { $seat_is ->
        [you] Vous prenez { $card }
       *[other] { $seat } prend { $card }
    } { $out_of ->
        [discards] dans la défausse.
       *[merchant] chez la marchande.
    }
event-rolled =
    { $seat_is ->
        [you] Vous lancez des dés de défense : { $dice }.
       *[other] { $seat } lance des dés de défense : { $dice }.
    }
event-lost =
    { $seat_is ->
        [you] Vous perdez { $hearts } ♥
       *[other] { $seat } perd { $hearts } ♥
    }{ $why ->
        [attack] {" "}{ $player_is ->
            [you] dans votre attaque.
            [nobody] dans l’attaque.
           *[other] dans l’attaque de { $player }.
        }
        [ambush] {" "}dans l’embuscade.
        [reprisal] {" "}sous les représailles.
        [wrath] {" "}sous la colère de la divinité.
        [fog] {" "}dans la brume.
       *[effect] { $player_is ->
            [you] {" "}par un de vos effets.
            [nobody] .
           *[other] {" "}par un effet de { $player }.
        }
    }
event-fell =
    { $seat_is ->
        [you] Vous n’avez plus de ♥ et quittez l’île.
       *[other] { $seat } n’a plus de ♥ et quitte l’île.
    }
event-rewarded =
    { $seat_is ->
        [you] Vous gagnez 1 ◆ pour avoir vaincu { $player }.
       *[other] { $seat } gagne 1 ◆ pour { $player_is ->
            [you] sa victoire sur vous
           *[other] avoir vaincu { $player }
        }.
    }
event-healed =
    { $seat_is ->
        [you] Vous récupérez { $hearts } ♥.
       *[other] { $seat } récupère { $hearts } ♥.
    }
event-gained =
    { $seat_is ->
        [you] Vous gagnez { $what ->
            [fire] un orbe de feu
            [ice] un orbe de glace
           *[gem] { $number } ◆
        }.
       *[other] { $seat } gagne { $what ->
            [fire] un orbe de feu
            [ice] un orbe de glace
           *[gem] { $number } ◆
        }.
    }
event-affected =
    { $seat_is ->
        [you] Vous avez
       *[other] { $seat } a
    } { $by ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
       *[other] +{ $by }
    } { $stat ->
        [attack] ⚔
        [defence] 🛡
        [dice] { $by ->
            [1] dé de défense
            [-1] dé de défense
           *[other] dés de défense
        }
        [energy] ⚡
       *[healing] ♥ chaque fois que des ♥ sont récupérés,
    } { $lasts ->
        [this-turn] ce tour.
        [next-attack] à la prochaine attaque de ce tour.
        [next-turn] { $seat_is ->
            [you] à votre prochain tour.
           *[other] à son prochain tour.
        }
       *[until-next-turn] { $player_is ->
            [you] jusqu’à votre prochain tour.
            [nobody] désormais.
           *[other] jusqu’au prochain tour de { $player }.
        }
    }
event-looked =
    { $seat_is ->
        [you] Vous regardez les cartes que { $player } a en main
       *[other] { $seat } regarde les cartes que { $player_is ->
            [you] vous avez
           *[other] { $player } a
        } en main
    }{ $cards ->
        [none] .
       *[other] {" : "}{ $cards }.
    }
event-stole =
    { $seat_is ->
        [you] Vous prenez { $card ->
            [none] une carte
           *[other] { $card }
        } à { $player }.
       *[other] { $seat } { $player_is ->
            [you] vous prend { $card ->
                [none] une carte
               *[other] { $card }
            }
           *[other] prend { $card ->
                [none] une carte
               *[other] { $card }
            } à { $player }
        }.
    }
event-scouted =
    { $seat_is ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de la pioche { $deck }{ $cards ->
        [none] .
       *[other] {" : "}{ $cards }.
    }
event-sorted =
    { $seat_is ->
        [you] Vous remettez les cartes sur la pioche { $deck }, dans l’ordre de votre choix.
       *[other] { $seat } remet les cartes sur la pioche { $deck }, dans l’ordre de son choix.
    }
event-discarded =
    { $seat_is ->
        [you] Vous défaussez { $card }.
       *[other] { $seat } défausse { $card }.
    }
event-forfeited =
    { $seat_is ->
        [you] Vous perdez { $gems } ◆.
       *[other] { $seat } perd { $gems } ◆.
    }
event-shoved =
    { $seat_is ->
        [you] Vous déplacez { $player } en { $cell }.
       *[other] { $seat } { $player_is ->
            [you] vous déplace
           *[other] déplace { $player }
        } en { $cell }.
    }
event-swapped =
    { $seat_is ->
        [you] Vous échangez votre place avec { $player }.
       *[other] { $seat } échange sa place avec { $player_is ->
            [you] vous
           *[other] { $player }
        }.
    }
event-froze =
    { $seat_is ->
        [you] Vous posez un bloc de glace en { $cell }.
       *[other] { $seat } pose un bloc de glace en { $cell }.
    }
event-thawed =
    { $seat_is ->
        [you] Vos blocs de glace fondent.
       *[other] Les blocs de glace posés par { $seat } fondent.
    }
event-disarmed =
    { $seat_is ->
        [you] { $gone ->
            [yes] Vous devez retirer et défausser { $card }.
           *[no] Vous devez reprendre { $card } en main.
        }
       *[other] { $seat } { $gone ->
            [yes] doit retirer et défausser { $card }.
           *[no] doit reprendre { $card } en main.
        }
    }
event-won =
    { $seat_is ->
        [you] Il n’y a plus personne d’autre sur l’île : vous gagnez la partie !
       *[other] Il n’y a plus personne d’autre sur l’île : { $seat } gagne la partie !
    }
event-stopped = La manche { $round } était la dernière convenue. La partie s’arrête ici.

## Why not

refused-no-energy =
    Cela coûte { $price } ⚡, plus qu’il ne vous en reste : choisissez moins cher, ou terminez votre
    tour.
refused-character-gone =
    Impossible de choisir { $character } : choisissez l’un des personnages qui restent.
refused-no-free-beach =
    { $cell } n’est pas une plage libre : choisissez-en une où personne n’a encore débarqué.
refused-cannot-return-there =
    Vous ne pouvez pas revenir en { $cell } : choisissez une case libre du village ou, s’il est
    plein, une case voisine.
refused-no-such-cell =
    Il n’y a pas de case { $cell } sur cette île. Les cases portent des noms comme c4.
refused-not-adjacent =
    La case { $cell } n’est pas à côté de vous : avancez d’une case à la fois, jamais en diagonale.
refused-not-free =
    La case { $cell } est prise, par un personnage ou par de la glace : choisissez une case libre.
refused-river-between = Une rivière vous sépare de la case { $cell } : faites le tour par un pont.
refused-no-point-here =
    Il n’y a pas de point d’exploration ici : allez d’abord sur l’une de ses quatre cases.
refused-point-explored =
    Vous avez déjà exploré ce point pendant ce tour : allez vers un autre, ou attendez votre
    prochain tour.
refused-deck-empty = La pioche de ce point est vide : explorez dans un autre quadrant.
refused-cannot-flee =
    Impossible de fuir ce monstre ({ $monster }) : choisissez comment le combattre.
refused-mixed-weapons =
    Ces armes ne vont pas ensemble : n’utilisez que des armes de mêlée, ou que des armes à distance
    de même portée.
refused-no-such-target =
    { $player_is ->
        [you] Vous ne pouvez pas attaquer votre propre personnage : choisissez quelqu’un d’autre.
       *[other] { $player } ne joue pas ici : choisissez quelqu’un d’autre.
    }
refused-off-the-island =
    { $player } n’est pas sur l’île, toute attaque est impossible : choisissez quelqu’un d’autre.
refused-already-attacked =
    Vous avez déjà attaqué { $player } pendant ce tour : choisissez quelqu’un d’autre.
refused-not-within-melee =
    Une attaque de mêlée n’atteint pas { $player } : placez-vous sur une case voisine, sans rivière
    entre vous.
refused-not-at-range =
    { $player } n’est pas à portée de ces armes : il faut la distance exacte, en ligne droite et
    sans rien entre vous.
refused-not-equipped = Vous ne pouvez pas choisir { $card } : choisissez une carte équipée.
refused-not-a-weapon =
    On n’attaque pas avec { $card } : choisissez des armes de mêlée ou à distance, ou aucune.
refused-no-ammunition =
    Il n’y a pas assez de munitions pour { $card } : rechargez, ou attaquez sans cette arme.
refused-cannot-reload =
    Vous ne pouvez pas recharger { $card } : choisissez une arme qui se recharge.
refused-fully-loaded = Vous ne pouvez pas charger davantage { $card } : il ne manque rien.
refused-nothing-to-equip = Indiquez au moins une carte à équiper ou à retirer.
refused-cannot-be-worn =
    Vous ne pouvez pas équiper { $card } : seuls s’équipent les armes, les boucliers et
    l’équipement.
refused-not-in-hand =
    Vous n’avez pas { $card } en main, ou pas autant de fois : choisissez des cartes que vous avez.
refused-one-place-at-a-time =
    Une action ne change qu’un emplacement : équipez une carte, retirez-en une, ou échangez-en deux
    du même emplacement.
refused-place-taken = Cet emplacement est occupé : retirez { $card } dans la même action.
refused-one-weapon-at-a-time =
    Sans échange, une action n’équipe ou ne retire qu’une seule arme : faites-le l’une après
    l’autre.
refused-two-hands =
    Il faudrait { $hands } mains, et vous en avez deux : retirez quelque chose dans la même action.
refused-no-object = Vous ne pouvez pas utiliser { $card } : choisissez un objet.
refused-changes-nothing = « { $benefit } » ne changerait rien maintenant : choisissez autre chose.
refused-no-such-ability =
    Votre personnage n’a pas le pouvoir spécial « { $ability } » : choisissez l’un des deux siens.
refused-ability-used =
    Vous avez déjà utilisé un pouvoir spécial pendant ce tour : attendez le prochain.
refused-not-revealed =
    Aucune divinité de ce nom n’est révélée ({ $deity }) : choisissez parmi celles qui le sont.
refused-favour-used = Vous avez déjà demandé une faveur pendant ce tour : attendez le prochain.
refused-no-gem =
    Vous ne pouvez pas payer de ◆ avec { $card } : payez avec des cartes Gemme, ou avec des jetons
    ◆.
refused-too-many-gems =
    Le prix est de { $price } ◆, et vous proposez { $gems } cartes Gemme : gardez celles qui sont de
    trop.
refused-too-few-gems =
    Le prix est de { $price } ◆, et vous en réuniriez { $gems } : ajoutez des cartes Gemme, ou
    gagnez d’abord des ◆.
refused-no-such-benefit = Personne au village ne propose « { $benefit } » : choisissez autre chose.
refused-not-for-sale = La marchande n’a pas { $card } : choisissez l’une des cartes proposées.
refused-under-the-marker =
    Le marqueur du village est déjà là ({ $resident }) : adressez-vous à quelqu’un d’autre.
refused-not-in-the-village =
    Les habitants sont au village : allez d’abord sur l’une de ses quatre cases.
refused-too-poor =
    Le prix est de { $price } ¢, et toute votre main vaut { $coins } ¢ : choisissez moins cher.
refused-too-little =
    Le prix est de { $price } ¢, et ces cartes valent { $coins } ¢ : ajoutez-en une.
refused-too-much =
    Le prix est de { $price } ¢, et ces cartes valent { $coins } ¢ : reprenez celle qui est de trop.
refused-cannot-aim =
    { $player_is ->
        [you] Cela ne peut pas viser votre propre personnage : choisissez quelqu’un d’autre.
       *[other] Cela ne peut pas viser { $player } : choisissez quelqu’un d’autre.
    }
refused-no-such-deck =
    Il n’y a rien à prendre dans cette pioche ({ $deck }) : choisissez-en une autre.
refused-not-among-them =
    Vous ne pouvez pas prendre { $card } : choisissez l’une des cartes proposées.
refused-not-these-cards =
    Remettez exactement les cartes qui vous ont été montrées, chacune une fois.
refused-cannot-go-there =
    La case { $cell } ne peut pas être atteinte ainsi : choisissez l’une des cases proposées.
refused-cannot-freeze =
    Un bloc de glace ne peut pas être posé en { $cell } : choisissez une case libre assez proche.
refused-at-least-one-block =
    Posez au moins un bloc de glace sur l’île ; ensuite, vous pourrez vous arrêter.

## Why a bot thinks so

why-win =
    À part vous, il ne reste debout que { $player } : cette attaque gagne la partie { $tenths ->
        [10] à coup sûr
       *[other] { $tenths } fois sur 10
    }.
why-fell =
    Une attaque contre { $player } l’élimine { $tenths ->
        [10] à coup sûr
       *[other] { $tenths } fois sur 10
    }.
why-attack = Une attaque contre { $player } lui coûte environ { $hearts } ♥.
why-explore =
    { $cards ->
        [one] Il reste 1 carte dans cette pioche
       *[other] Il reste { $cards } cartes dans cette pioche
    }, { $monsters ->
        [0] et aucune n’est un monstre.
        [one] dont 1 monstre.
       *[other] dont { $monsters } monstres.
    }
why-way =
    C’est le chemin d’un point d’exploration de la pioche { $deck },
    et il vous restera de l’énergie pour explorer.
why-fight =
    Vous battez ce monstre ({ $monster }) { $tenths ->
        [10] à coup sûr
       *[other] { $tenths } fois sur 10
    }.
why-flee = Ce monstre coûte plus qu’il ne rapporte.
why-equip = { $card } vous sert mieux sur vous que dans votre main.
why-heal = Il vous reste peu de vie : utilisez { $card }.
why-use = C’est le moment d’utiliser { $card }.
why-ability = { $ability } vaut sa gemme en ce moment.
why-favour = La faveur de { $deity } vaut deux gemmes en ce moment.
why-village = Ce qu’offre le village vaut plus que les cartes à payer.
why-leave-fog = Vous êtes dans la brume, et vous pouvez en sortir.
why-fog-comes = La brume atteint votre case à la fin de cette manche.
why-threat = { $player } pourrait vous coûter environ { $hearts } ♥ à son prochain tour.
why-away =
    Ici, { $player } pourrait vous coûter environ { $hearts } ♥ à son prochain tour ; là-bas, moins.

## The rules

chapter-components = Dans la boîte
chapter-island = L’île
chapter-setup = Mise en place
chapter-turn = Le tour de jeu
chapter-move = Se déplacer : 1 ⚡
chapter-explore = Explorer : 1 ⚡
chapter-equip = S’équiper : 1 ⚡
chapter-object = Utiliser un objet : 1 ⚡
chapter-attack = Attaquer : 1 ⚡
chapter-village = Le village : 1 ⚡
chapter-ability = Pouvoirs spéciaux et faveurs : ◆
chapter-passive = Pouvoirs passifs
chapter-defeat = La défaite
chapter-rounds = Les manches
chapter-end = La fin
chapter-examples = Exemples

rule-tx-1 =
    Dans Tanxi, de 3 à 5 personnages s’affrontent sur une île jusqu’à ce qu’il n’en reste qu’un. La
    boîte contient 64 cartes de butin (armes, équipement, objets et cartes Gemme) ; 18 reliques, qui
    sont des armes, de l’équipement et des objets plus puissants ; 15 cartes de butin de départ (5
    couteaux, 5 gourdes et 5 cartes Gemme) ; 20 monstres, 12 personnages, 6 divinités et 4 habitants
    du village. Sur cette page, ♥ désigne la vie, ⚡ l’énergie, ⚔ l’attaque, 🛡 la défense, ◆ une
    gemme de pouvoir et ¢ les pièces.
rule-tx-2 =
    Il y a un dé d’attaque, qui va de 0 à 5, et trois dés de défense à huit faces chacun : 0, 0, 1,
    1, 1, 1, 2 et 2.
rule-tx-2a = Le dé d’attaque a six faces, toutes aussi probables les unes que les autres.
rule-tx-3 = Les jetons ne s’épuisent jamais. Seule exception : les blocs de glace, au nombre de 5.
rule-tx-4 = Si une carte et ces règles se contredisent, suivez la carte.
rule-tx-5 =
    Il y a une seule défausse, visible de toute la table : objets utilisés, cartes Gemme dépensées,
    monstres vaincus et armes à marque « sans retour » qui ont été retirées. Elle n’est jamais
    remélangée à une pioche.
rule-tx-6 =
    Tout le monde voit les cartes équipées et leurs munitions, les ♥, les jetons ◆, les orbes, les
    cartes de la marchande, la défausse, chaque lancer de dés, et combien de cartes compte chaque
    main et chaque pioche. Sont secrets : les cartes des mains et des pioches, les divinités non
    révélées, et les personnages jusqu’à ce que tout le monde ait débarqué. Ce qui vous a été
    montré, par exemple grâce à la sorcière, vous avez le droit de le retenir.
rule-tx-10 =
    L’île est faite de cases carrées. Une case accueille un seul personnage au plus, et l’on ne
    traverse pas une case occupée. Deux lignes qui se croisent au village partagent l’île en 4
    quadrants.
rule-tx-11 =
    Le village est le carré de 4 cases au centre, deux sur deux, si bien que 8 cases exactement le
    touchent par un côté. Pour le reste, ce sont des cases comme les autres. Sur 6 cases de plage se
    trouve une barque : c’est de là que l’on part.
rule-tx-12 =
    Un point d’exploration est un symbole entouré de 4 cases, deux sur deux. Sa couleur indique à
    quel quadrant, et donc à quelle pioche, il appartient. Chaque quadrant en compte plusieurs.
rule-tx-12a =
    Les 4 cases d’un point sont toutes dans son quadrant, et aucune case n’appartient à deux points.
rule-tx-13 =
    On ne peut ni franchir une rivière en se déplaçant, ni attaquer en mêlée par-dessus. Un pont est
    une ouverture dans la rivière. Les attaques à distance passent au-dessus.
rule-tx-13a = Les rivières coulent entre les cases, pas à l’intérieur.
rule-tx-14 =
    La brume recouvre l’île depuis la côte vers l’intérieur. Elle avance en trois étapes, aux
    manches 3, 6 et 9 ; la carte de l’île montre quelles cases couvre chacune d’elles.
rule-tx-14a = La brume ne couvre jamais le village.
rule-tx-15 =
    Les autres personnages et les blocs de glace sont des obstacles : ils barrent le passage et
    coupent la ligne d’une attaque à distance.
rule-tx-15a =
    Quand ces règles parlent d’une case libre, c’est une case de terre sans personnage ni bloc de
    glace.
rule-tx-20 =
    La marchande commence avec 4 cartes de butin et 1 relique, tirées au hasard. Elles restent face
    cachée jusqu’à ce que les personnages soient révélés.
rule-tx-21 =
    Les 60 autres cartes de butin, les 20 monstres et 4 reliques forment quatre pioches
    d’exploration de 21 cartes, une par quadrant : 15 cartes de butin, 5 monstres et 1
    relique, bien mélangés. Les 13 reliques restantes sont la pioche des reliques.
rule-tx-22 =
    On tire au hasard 3 divinités, posées en ligne, face cachée. Les autres sortent du jeu, de même
    que, plus tard, les personnages et le butin de départ dont personne ne se sert.
rule-tx-23 = Vous commencez avec une carte Gemme et une gourde en main, et avec un couteau équipé.
rule-tx-24 =
    Tout le monde lance les quatre dés, les trois de défense et celui d’attaque. La personne qui a
    la plus forte somme joue en premier pendant toute la partie.
rule-tx-24a =
    En cas d’égalité pour la plus forte somme, les personnes concernées relancent entre elles.
rule-tx-25 =
    Dans le sens horaire, à commencer par la personne qui joue en premier, chacun regarde les
    personnages qui restent et en prend un en secret. Une option de table laisse plutôt le hasard
    les distribuer.
rule-tx-26 = Dans le même ordre, chacun place son pion sur une plage libre.
rule-tx-27 =
    On dévoile alors les cartes de la marchande et les personnages. Vous avez tous les ♥ de votre
    personnage, et la personne qui joue en premier commence.
rule-tx-30 =
    À chaque tour, vous pouvez dépenser les ⚡ de votre personnage, plus ou moins ce qu’ajoutent ou
    retirent vos cartes équipées, armes comprises. Ce qui modifie vos ⚡ le fait aussitôt.
rule-tx-30a =
    Il vous reste les ⚡ de votre personnage, avec toutes les modifications du moment, moins ce que
    vous avez déjà dépensé pendant ce tour ; jamais moins de 0.
rule-tx-31 =
    Tant que vous avez des ⚡, vous pouvez répéter une action, sauf si une règle la limite. Vous
    pouvez aussi terminer votre tour avec des ⚡ non dépensés.
rule-tx-32 =
    Une action se fait d’un seul tenant : rien ne s’intercale dans un combat, une attaque ou un
    achat. « À tout moment » veut dire entre deux actions, avant la fin du tour.
rule-tx-40 =
    Allez sur une case libre qui touche la vôtre par un côté, sans rivière entre les deux. La brume
    n’empêche pas d’avancer.
rule-tx-45 =
    Sur une case d’un point d’exploration, prenez la carte du dessus de la pioche de ce quadrant.
    Chaque point s’explore une fois par tour, quoi qu’il en sorte.
rule-tx-45a = Une pioche vide ne s’explore pas.
rule-tx-46 =
    Une carte de butin ou une relique va dans votre main, sans que personne d’autre la voie. Vous
    pouvez avoir autant de cartes que vous voulez.
rule-tx-47 =
    Un monstre est montré à toute la table et fait ce que dit son texte. Ensuite, vous le combattez
    ou vous fuyez.
rule-tx-48 =
    Si le monstre a une embuscade, vous en subissez d’abord les dégâts, même si vous fuyez ensuite.
rule-tx-49 = Si vous fuyez, le monstre est remélangé à sa pioche et votre action est finie.
rule-tx-50 =
    Si vous combattez, dites lesquelles de vos armes équipées vous utilisez : aucune, une ou
    plusieurs, mais seulement des armes de mêlée, ou seulement des armes à distance de même portée.
    Les armes à distance dépensent leurs munitions. Votre puissance est le dé d’attaque, plus vos ⚔,
    plus les ⚔ de vos cartes équipées qui ne sont pas des armes, plus les ⚔ des armes utilisées,
    plus les autres effets. Le monstre se défend avec ses dés de défense. Si votre puissance moins
    sa défense atteint au moins ses ♥, il est vaincu : prenez la récompense et défaussez le monstre.
    Sinon, vous perdez les ♥ de ses représailles, et il est remélangé à sa pioche.
rule-tx-51 = Si l’embuscade ou les représailles causent votre défaite, votre tour s’arrête aussitôt.
rule-tx-51a =
    Dans ce cas, le monstre est remélangé à sa pioche, et personne ne reçoit de récompense.
rule-tx-52 = Embuscade et représailles sont des dégâts directs : aucune défense ne les arrête.
rule-tx-52a =
    Le combat fait partie de l’exploration et ne coûte pas d’autre ⚡. Il compte comme votre
    « prochaine attaque » pour les effets qui en parlent, mais n’entre pas dans la limite d’une
    attaque par personnage et par tour.
rule-tx-55 =
    Vous avez quatre emplacements pour une carte d’équipement chacun (tête, torse, pieds et
    accessoire) et deux mains pour des armes qui en demandent une ou deux ; les boucliers sont des
    armes. Pour 1 ⚡ chaque fois, équipez une carte à un emplacement libre, retirez-en une et
    reprenez-la en main, ou échangez-en une contre une autre du même emplacement. Les cartes
    équipées sont visibles. Leur effet commence aussitôt et dure tant qu’elles sont équipées.
rule-tx-56 =
    Pour les armes, 1 ⚡ permet davantage : vous pouvez échanger n’importe lesquelles de vos armes
    équipées contre n’importe lesquelles de votre main, pourvu que deux mains suffisent à tenir le
    tout.
rule-tx-56a =
    Lors d’un tel échange, au moins une arme est retirée et au moins une est équipée, et celles que
    l’on équipe étaient déjà dans votre main. Mettre deux armes dans des mains vides demande deux
    actions.
rule-tx-57 =
    Une arme à marque « sans retour » ne revient pas dans votre main quand elle est retirée : elle
    est défaussée.
rule-tx-58 =
    Une arme à distance reçoit toutes ses munitions chaque fois que vous l’équipez, et perd celles
    qui restent quand elle est retirée. Les armes à munitions qui ne se rechargent pas portent donc
    la marque « sans retour ».
rule-tx-60 =
    Faites ce que dit l’objet, puis défaussez-le. Les objets à marque « gratuit » ne coûtent pas de
    ⚡. Les effets durables s’arrêtent au début de votre prochain tour.
rule-tx-61 =
    Un orbe de feu vous donne un jeton de feu : votre prochaine attaque, contre un personnage ou un
    monstre, a +3 ⚔, et le jeton est dépensé. Un orbe de glace vous donne un jeton de glace, qui
    sert à ce qui se présente en premier : ajouter +3 🛡 contre la prochaine attaque que vous
    subissez, ou annuler l’embuscade ou les représailles du prochain monstre ; puis il est dépensé.
    Vous pouvez en avoir un de chaque, pas plus.
rule-tx-61a =
    Tant que vous avez un orbe, vous ne pouvez ni en utiliser ni en acheter un second du même type.
    Les orbes se dépensent d’eux-mêmes. Une attaque sans dégâts dépense tout de même l’orbe de feu.
    L’orbe de glace est dépensé quand vous subissez une attaque, ou quand il y avait vraiment une
    embuscade ou des représailles à annuler ; s’il l’a été par l’embuscade, les représailles vous
    touchent.
rule-tx-65 =
    Attaquez un autre personnage qui est sur l’île et a des ♥. Vous pouvez attaquer chacun d’eux une
    fois par tour.
rule-tx-66 =
    En mêlée, vous attaquez un personnage sur une case qui touche la vôtre par un côté, sans rivière
    entre vous, sans arme ou avec n’importe lesquelles de vos armes de mêlée équipées.
rule-tx-66a = Un pont laisse passer les attaques de mêlée.
rule-tx-67 =
    Avec une arme à distance, vous attaquez en ligne droite, jamais en diagonale, exactement à la
    portée de l’arme et sans obstacle entre vous. Plusieurs armes ne s’utilisent ensemble que si
    elles ont la même portée. Chacune dépense 1 munition ou plus.
rule-tx-67a =
    L’arme indique combien de munitions coûte un tir ; avec moins, vous ne pouvez pas l’utiliser. La
    ligne passe par des cases de l’île : la mer l’interrompt, mais ni la brume, ni le village, ni
    les rivières.
rule-tx-68 =
    Certaines armes se rechargent : contre des ⚡, comme le dit leur carte, elles gagnent des
    munitions, aussi souvent que vous voulez.
rule-tx-68a =
    La carte donne deux nombres : les ⚡ à payer et les munitions gagnées. On ne recharge que des
    armes équipées, entre deux actions, et jamais au-delà de leurs munitions de départ.
rule-tx-69 =
    Votre attaque a la même puissance que dans un combat contre un monstre. En face : les 🛡 du
    personnage attaqué, les 🛡 de toutes ses cartes équipées, armes et boucliers compris, les autres
    effets, et les dés de défense : 1 dé, davantage grâce à des cartes, jamais plus de 3. Si
    l’attaque est supérieure, la différence donne les dégâts.
rule-tx-69a =
    Seuls les ⚔ d’une arme dépendent de son utilisation. Ses 🛡, ses ⚡ et ses dés comptent tant
    qu’elle est équipée.
rule-tx-70 =
    Si votre attaque vainc un personnage, vous gagnez 1 ◆ et 1 relique de la pioche des reliques.
rule-tx-70a =
    Vous gagnez la même chose si vous vainquez un personnage grâce à un pouvoir. La relique va
    dans votre main, sans que personne d’autre la voie ; si la pioche des reliques est vide, il n’y
    en a pas.
rule-tx-71 =
    Pouvoirs, faveurs, colères et brume font des dégâts directs : aucune défense n’y peut rien, et
    ils ne dépensent pas d’orbe de glace.
rule-tx-75 =
    Sur une case du village, vous pouvez vous adresser à un habitant, sauf à celui qui est sous le
    marqueur du village, et payer l’un des bienfaits proposés. Ensuite, le marqueur passe à cet
    habitant. Au début, personne n’est dessous.
rule-tx-76 =
    Vous payez avec des cartes de votre main, cartes Gemme comprises, dont les ¢ atteignent ensemble
    le prix. On ne rend pas la monnaie. Les cartes payées rejoignent celles de la marchande,
    visibles de toute la table.
rule-tx-76a =
    Pas de carte superflue dans un paiement : s’il en manquait une seule, le prix ne serait pas
    atteint. Les jetons ◆ ne sont pas de l’argent.
rule-tx-77 =
    L’aubergiste : pour 3 ¢, vous récupérez 3 ♥ ; pour 5 ¢, vos ♥ remontent à la moitié de votre
    maximum. Vous n’avez jamais plus que votre maximum.
rule-tx-77a =
    La moitié s’arrondit vers le haut. On ne vend rien qui ne changerait rien ; cela vaut aussi pour
    les objets, les pouvoirs et les faveurs.
rule-tx-78 =
    La sorcière : pour 5 ¢, vous regardez la main d’un autre personnage qui a des ♥ et y prenez une
    carte ; pour 5 ¢, vous gagnez un orbe, de feu ou de glace, au choix.
rule-tx-78a =
    Il faut que ce soit quelqu’un qui a des cartes en main. Personne d’autre ne les voit, et vous
    devez en prendre une.
rule-tx-79 = Le gobelin des mines : pour 3 ¢, vous gagnez 1 ◆ ; pour 5 ¢, vous gagnez 2 ◆.
rule-tx-80 =
    La marchande : payez les ¢ de l’une de ses cartes et prenez-la en main. Elle devait être là
    avant votre paiement. Ses cartes sont visibles de toute la table, et seuls les paiements en
    ajoutent.
rule-tx-85 =
    À tout moment de votre tour, vous pouvez utiliser l’un des deux pouvoirs spéciaux de votre
    personnage, pour 1 ◆ et sans ⚡. Une seule fois par tour en tout. Si le pouvoir attaque ou
    explore, les limites de cette action s’appliquent aussi à lui.
rule-tx-85a =
    Chance demande un point que vous n’avez pas exploré pendant ce tour, et vous montre trois cartes
    de sa pioche, ou autant qu’il y en a. Si vous gardez un monstre, vous l’affrontez comme
    d’habitude. Les cartes que vous ne gardez pas sont remélangées sans que personne d’autre les
    voie.
rule-tx-86 =
    À tout moment de votre tour, vous pouvez demander la faveur d’une divinité révélée, pour 2 ◆ et
    sans ⚡. Une seule faveur par tour. Pour chaque personnage qu’elle vainc, vous recevez la
    récompense, 1 ◆ et 1 relique.
rule-tx-87 = Partout où vous payez des ◆, une carte Gemme de votre main peut compter pour 1 ◆.
rule-tx-90 = Le pouvoir passif de votre personnage agit toujours et ne coûte rien.
rule-tx-90a = Tant que le personnage n’est pas sur l’île, il n’agit pas.
rule-tx-95 =
    Quand vous n’avez plus de ♥, votre pion quitte l’île aussitôt. À votre prochain tour, vous ne
    faites que le relever. Au début du tour suivant, vous revenez sur une case libre du village, à
    votre choix, ou, s’il n’y en a pas, sur l’une des 8 cases qui l’entourent, et vous jouez ce
    tour. Vous revenez avec la moitié de vos ♥ maximum ; la nuit, avec 3.
rule-tx-95a =
    La moitié s’arrondit vers le haut. C’est au retour que l’on regarde s’il fait nuit. Vous gardez
    votre main, vos cartes équipées, vos ◆ et vos orbes, mais les effets durables sur vous
    s’arrêtent aussitôt. Si vous tombez pendant votre propre tour, il se termine là, et la brume ne
    fait lancer aucun dé.
rule-tx-96 = Vous n’avez jamais plus de ♥ que le maximum de votre personnage.
rule-tx-100 =
    Quand tout le monde a eu un tour, même hors de l’île, la manche est finie et son marqueur
    avance. Il y a 12 espaces : le troisième est l’aube, le sixième midi, le neuvième le crépuscule,
    le douzième la nuit. Le marqueur y reste.
rule-tx-101 =
    Avant les manches 3, 6 et 9, la divinité suivante est révélée. Sa colère frappe tous les
    personnages sur l’île, mais laisse à chacun au moins 1 ♥, et la brume avance d’une étape. Dès
    lors, vous pouvez demander la faveur de cette divinité.
rule-tx-101a = La colère vient d’abord, sur tous à la fois ; la brume vient ensuite.
rule-tx-102 =
    Si vous terminez votre tour dans la brume, lancez un dé et perdez autant de ♥. Quand la brume
    cause une défaite, personne ne reçoit de récompense.
rule-tx-102a = Ce dé est le dé d’attaque.
rule-tx-103 = La nuit, c’est la mort subite : on revient avec 3 ♥. Rien d’autre ne change.
rule-tx-110 =
    Dès qu’il n’y a plus qu’un seul personnage sur l’île, il a gagné, même si d’autres attendent de
    revenir.
rule-tx-110a =
    Tous les ♥ qu’un même effet retire se perdent ensemble ; puis on regarde si la partie est terminée,
    et alors seulement les récompenses sont données. S’il ne reste personne sur l’île, la victoire
    va à la personne dont c’était l’effet.
rule-tx-111 =
    Les places des autres, et celles de tous si la partie devait s’arrêter après une manche convenue
    (une option de table), se décident ainsi : d’abord la présence sur l’île ; puis le plus de ♥ ;
    puis le plus de personnages vaincus ; puis la dernière défaite la plus tardive, le mieux étant
    de n’en avoir subi aucune. Si l’égalité demeure, la place est partagée.
rule-tx-120 =
    Ian Frost (⚔ 2) combat un Champignon mutant avec son Couteau (+2 ⚔) et obtient 4 : en tout, 8.
    Le champignon obtient 1 et 2 : en tout, 3. Les dégâts, 5, atteignent ses 5 ♥ : il est vaincu, et
    Ian gagne 1 ◆.
rule-tx-121 =
    Isaac Fleesa (⚔ 3) utilise un Orbe de feu pour 1 ⚡. Pour un autre, il échange le Couteau et
    l’Arbalète de chasse contre le Sceptre de la forêt, pour le troisième il se déplace, et pour le
    quatrième il attaque Ian Frost à distance : ses ⚔ 3, le sceptre 3, le dé 2 et l’orbe 3 font 11.
    Ian se défend avec ses 🛡 2, le Masque voyeur 1 et le dé 2, ce qui fait 5. Les dégâts sont de 6 ;
    l’orbe et 2 munitions sont dépensés.
rule-tx-122 =
    Darla Olcay avance de 2 cases jusqu’au village et achète 2 ◆ au gobelin des mines avec un Couteau
    et des Bottes du voyageur, qui valent ensemble 5 ¢. Elle avance de 1 case jusqu’à un point
    d’exploration et dépense 1 ◆ pour Chance : elle pioche 3 cartes de cette pioche et en choisit 1.
rule-tx-123 =
    Paula Percebe dépense 3 ⚡ pour se déplacer et 1 ⚡ pour explorer. Ian Frost explore, avance de 2
    cases jusqu’à un autre point d’exploration, et explore de nouveau.

## Comment la partie s’est passée

recap-last-standing =
    { $seat_is ->
        [you] Il ne reste que vous sur l’île.
       *[other] Il ne reste que { $seat } sur l’île.
    }
recap-nobody-left =
    { $seat_is ->
        [you] Il ne reste personne sur l’île, et c’est votre œuvre.
       *[other] Il ne reste personne sur l’île, et c’est l’œuvre de { $seat }.
    }
recap-last-round =
    { $seat_is ->
        [you] La manche { $round } était la dernière, et personne n’est mieux placé que vous.
       *[other] La manche { $round } était la dernière, et personne n’est mieux placé que { $seat }.
    }
recap-last-round-shared = La manche { $round } était la dernière, et la tête se partage.
recap-felled-by =
    Manche { $round } : { $seat_is ->
        [you] vous retirez { $hearts } ♥, et { $player } tombe.
       *[other] { $seat } retire { $hearts } ♥, et { $player_is ->
            [you] vous tombez.
           *[other] { $player } tombe.
        }
    }
recap-fall =
    Manche { $round } : { $player_is ->
        [you] vous tombez
       *[other] { $player } tombe
    } { $why ->
        [fog] dans la brume.
        [ambush] dans l’embuscade d’un monstre.
        [reprisal] sous les représailles d’un monstre.
       *[other] par un effet.
    }
recap-life = { $hearts } de vie sur { $maximum }
recap-off-island = Hors de l’île
recap-curve-life = La vie, tour après tour
recap-rounds =
    { $number ->
        [one] Une manche
       *[other] { $number } manches
    }
recap-monsters =
    { $number ->
        [one] Un monstre vaincu
       *[other] { $number } monstres vaincus
    }
recap-attacks =
    { $number ->
        [one] Une attaque
       *[other] { $number } attaques
    }
recap-falls =
    { $number ->
        [one] Une chute
       *[other] { $number } chutes
    }
recap-dice =
    { $number ->
        [one] Un dé lancé
       *[other] { $number } dés lancés
    }
recap-deities =
    { $number ->
        [one] Une divinité éveillée
       *[other] { $number } divinités éveillées
    }
recap-felled =
    { $number ->
        [one] Un personnage vaincu
       *[other] { $number } personnages vaincus
    }
recap-taken = { $number } ♥ pris aux autres
recap-found =
    { $number ->
        [one] Une carte trouvée
       *[other] { $number } cartes trouvées
    }

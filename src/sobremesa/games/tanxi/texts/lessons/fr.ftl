### Les leçons de Tanxi en français.

## À terre

lesson-ashore = À terre
lesson-ashore-about = Marcher, explorer, s’équiper : un tour ordinaire sur l’île.
lesson-ashore-island =
    Trois naufragés, une île, et à la fin il n’en restera qu’un. Chacun débarque sur une
    plage ; vous êtes Ian Frost, au nord-ouest. Au milieu se trouve le village.
lesson-ashore-energy =
    Votre tour dure autant que votre énergie : 4 ⚡. Marcher, explorer, s’équiper, attaquer :
    tout coûte 1 ⚡, dans l’ordre que vous voulez.
lesson-ashore-walk =
    Les signes entre quatre cases sont des points d’exploration. Marchez de deux cases vers la
    droite, jusqu’en f1 : d’une case à sa voisine, jamais en diagonale ni à travers une
    rivière.
lesson-ashore-walk-far =
    Un pas mène à une case juste à côté de la vôtre. Allez d’abord en e1, puis en f1.
lesson-ashore-walk-astray =
    L’île est belle, mais le chemin le plus court vers f1 longe la côte, par e1.
lesson-ashore-walk-explore =
    Il n’y a rien à explorer ici. Marchez jusqu’au point d’exploration en f1.
lesson-ashore-explore =
    Vous voilà sur un point d’exploration. Explorez : vous prenez la première carte de la
    pioche de la Jungle.
lesson-ashore-explore-end =
    Il vous reste de l’énergie, et une trouvaille vous attend ici même. Explorez !
lesson-ashore-equip =
    Un Casque de coco ! Le butin va dans votre main, et personne d’autre ne sait ce que c’est.
    Équipez-le : ce que vous portez est visible de tous et vous aide désormais.
lesson-ashore-equip-again =
    Chaque point s’explore une fois par tour. Équipez le casque avec votre dernière ⚡.
lesson-ashore-equip-end = Il vous reste une ⚡, juste assez pour le casque. Équipez-le.
lesson-ashore-end =
    Toute votre énergie est dépensée. Terminez votre tour et laissez jouer les autres.
lesson-ashore-end-tired =
    Sans ⚡, plus un pas. Terminez votre tour ; le prochain apportera une énergie neuve.
lesson-ashore-start =
    Chacun a joué : la manche 2 commence. Dans une vraie partie, les dés disent qui est
    premier, et chacun prend un personnage en secret ; tous commencent avec un Couteau, une
    Gourde et une carte Gemme. Et si une carte contredit les règles, c’est la carte qui a
    raison.

## Monstres et dés

lesson-monsters-and-dice = Monstres et dés
lesson-monsters-and-dice-about = Comment on se bat, quand on fuit, et jusqu’où vole une flèche.
lesson-monsters-and-dice-explore = Tout n’est pas butin dans les pioches. Explorez, vous verrez.
lesson-monsters-and-dice-explore-end =
    Vous êtes sur un point d’exploration, avec toute votre énergie. Explorez !
lesson-monsters-and-dice-fight =
    Un Champignon mutant : 5 ♥ et deux dés de défense. Votre puissance, c’est votre ⚔ 2, les 2
    du Couteau et le dé d’attaque ; moins ses dés, elle doit atteindre 5. Battez-vous avec le
    Couteau !
lesson-monsters-and-dice-fight-unarmed =
    Les mains vides, vous perdez 2 ⚔. Prenez le Couteau : l’annoncer ne coûte rien.
lesson-monsters-and-dice-fight-flee =
    Vous pouvez fuir, et le monstre est remélangé dans sa pioche. Mais celui-ci, on peut le
    battre : battez-vous.
lesson-monsters-and-dice-beaten =
    2 + 2 et un 4 au dé font 8 ; le Champignon a fait 3. La différence est de 5 : battu ! Il
    est défaussé, et sa récompense est à vous : 1 ◆. Un combat raté vous coûte les ♥ de ses
    représailles.
lesson-monsters-and-dice-ambush =
    Certains monstres sont à l’affût. Explorez encore, et n’ayez pas peur.
lesson-monsters-and-dice-flee =
    Le Kraken de la baie ! Son embuscade vous a déjà coûté 2 ♥ ; ni armure ni dés n’y font
    rien. Il a 9 ♥ et ses représailles en coûtent 4 : fuyez.
lesson-monsters-and-dice-flee-fight =
    Même un 5 au dé ne ferait que 9, et il lance encore deux dés. Courageux, mais sans espoir :
    fuyez.
lesson-monsters-and-dice-orb =
    Vous êtes maintenant Isaac, et la Paula de Vega est juste à côté de vous. Utilisez d’abord
    votre Orbe de feu : il ajoute 3 ⚔ à votre prochaine attaque.
lesson-monsters-and-dice-orb-early =
    Bientôt ! Avec l’Orbe de feu, le coup sera bien plus rude : utilisez-le d’abord.
lesson-monsters-and-dice-attack =
    Attaquez Vega avec le Couteau. Une attaque de mêlée atteint une case voisine, sans rivière
    entre les deux. Elle ajoute son 🛡, ce qu’elle porte et un dé de défense.
lesson-monsters-and-dice-attack-far =
    Otto est à l’autre bout de l’île. Attaquez Vega, juste à côté de vous.
lesson-monsters-and-dice-attack-unarmed = Sans arme, vous perdriez 2 ⚔. Prenez le Couteau.
lesson-monsters-and-dice-once =
    11 contre 4 : 7 ♥ de moins pour Vega, et l’orbe de feu est dépensé. Il vous reste de
    l’énergie, mais on n’attaque chaque personnage qu’une fois par tour. Terminez votre tour.
lesson-monsters-and-dice-once-twice =
    Une fois par tour et par personnage. Vega a eu sa part : terminez votre tour.
lesson-monsters-and-dice-shoot =
    L’Arbalète de chasse tire à 2 cases exactement, en ligne droite, par-dessus les rivières
    mais pas à travers les gens. Vega est pile à la bonne distance : tirez.
lesson-monsters-and-dice-shoot-fists =
    Les poings ne portent pas si loin. Prenez l’Arbalète de chasse.
lesson-monsters-and-dice-reload =
    C’était votre dernier carreau. Certaines armes se rechargent contre de l’énergie :
    faites-le.
lesson-monsters-and-dice-reload-end =
    Il vous reste de l’énergie : rechargez d’abord l’Arbalète de chasse.
lesson-monsters-and-dice-ready =
    La voilà prête. Vous avez deux mains, pour deux petites armes ou une grande ; en changer
    coûte 1 ⚡, quel qu’en soit le nombre, et certaines ne reviennent pas.

## Le village

lesson-the-village = Le village
lesson-the-village-about = Quatre habitants, et ce qu’ils vendent contre ce que vous avez trouvé.
lesson-the-village-go =
    Vous êtes Darla Olcay, les poches pleines de butin et 8 ♥ seulement. Le village est tout
    près : allez en g5.
lesson-the-village-go-from-afar =
    Les habitants ne traitent qu’avec qui se trouve dans le village. Allez en g5.
lesson-the-village-go-astray = Le village est de l’autre côté : g5.
lesson-the-village-goblin =
    Chaque affaire coûte 1 ⚡ et son prix en ¢. Le gobelin des mines vend des gemmes de
    pouvoir : demandez-lui deux ◆.
lesson-the-village-goblin-one =
    Un ◆ pour 3 ¢, ce n’est pas mal, mais deux pour 5 ¢, c’est mieux, et vous en avez les
    moyens.
lesson-the-village-pay =
    On paie avec des cartes de sa main ; chacune vaut les ¢ qui y sont imprimés. Le Couteau
    vaut 2, les Bottes du voyageur 3 : ensemble, juste 5.
lesson-the-village-pay-little =
    Ce n’est pas assez : le prix est de 5 ¢. Ajoutez les Bottes du voyageur.
lesson-the-village-pay-much =
    Personne ne rend la monnaie, mais aucune carte ne doit être de trop non plus. Le Couteau et
    les Bottes du voyageur suffisent.
lesson-the-village-pay-machete =
    Cela ferait aussi 5 ¢. Mais la Machette va vous servir : payez avec le Couteau et les
    Bottes du voyageur.
lesson-the-village-inn =
    Deux ◆ pour vous, et le marqueur du village est maintenant sur le gobelin : il a fermé
    boutique pour l’instant. Prenez un bol de soupe chez l’Aubergiste, 3 ¢, et payez avec la
    Machette.
lesson-the-village-inn-marker =
    Le marqueur est sur le gobelin : il ne traite plus. Allez voir l’Aubergiste.
lesson-the-village-fed =
    3 ♥ de plus : quelle bonne soupe. Les ♥ ne dépassent jamais le maximum de votre personnage,
    et ce qui ne changerait rien ne se vend pas.
lesson-the-village-merchant =
    Les cartes de la marchande sont visibles de tous. Achetez le Bouclier de tortue pour 4 ¢, et
    payez avec votre hache : elle vaut juste autant.
lesson-the-village-merchant-dear =
    Une telle relique est chère : 6 ¢. Vous n’en avez que 5 en tout. Prenez le Bouclier de
    tortue.
lesson-the-village-merchant-other =
    Pas un mauvais choix. Mais un Bouclier de tortue donne 🛡 et un dé de défense de plus :
    prenez-le.
lesson-the-village-bought =
    Le bouclier est dans votre main, et votre hache est maintenant à vendre : tout ce qui se
    paie au village va à la marchande.
lesson-the-village-witch =
    Et la Sorcière ? Pour 5 ¢, elle vous laisse regarder une main et y prendre une carte, ou
    vous donne un orbe. Ne dites pas qui vous envoie.

## Gemmes, pouvoirs, divinités

lesson-gems-abilities-deities = Gemmes, pouvoirs, divinités
lesson-gems-abilities-deities-about = À quoi servent les ◆, et qui s’éveille à l’aube.
lesson-gems-abilities-deities-character =
    Chaque personnage a quelque chose bien à lui. Le dé d’attaque de Darla ne vaut jamais moins
    de 2, toujours et gratuitement ; et elle a deux pouvoirs, qui coûtent 1 ◆ et aucune ⚡.
lesson-gems-abilities-deities-luck =
    Vous êtes sur un point d’exploration. Utilisez Chance : vous explorez, piochez trois cartes
    et gardez celle qui vous plaît.
lesson-gems-abilities-deities-luck-explore =
    Explorer marche aussi, mais pour 1 ◆ vous choisissez parmi trois cartes. Utilisez Chance.
lesson-gems-abilities-deities-choose = Trois cartes : laquelle voulez-vous ? La hache a ⚔ 5.
lesson-gems-abilities-deities-once =
    Cela n’a pas coûté d’énergie : vous avez encore vos 4 ⚡. Mais un seul pouvoir par tour.
    Terminez votre tour.
lesson-gems-abilities-deities-once-twice =
    Un pouvoir par tour. Gardez votre autre ◆ pour le prochain.
lesson-gems-abilities-deities-sun =
    Le soleil compte les manches. Trois divinités dorment sur l’île, face cachée ; avant les
    manches 3, 6 et 9, la suivante s’éveille. La manche 2 s’achève : terminez votre tour.
lesson-gems-abilities-deities-sun-other =
    Une autre fois. Regardons le soleil se lever : terminez votre tour.
lesson-gems-abilities-deities-dawn =
    L’aube ! Ronronao s’éveille de mauvaise humeur, et sa colère coûte 2 ♥ à tous ; rien ne
    protège d’une colère, mais elle ne fait descendre personne sous 1 ♥.
lesson-gems-abilities-deities-fog =
    Et la brume monte de la côte, un pas de plus à chaque fois. Elle n’atteint jamais le
    village.
lesson-gems-abilities-deities-favour =
    Une fois éveillée, une divinité accorde sa faveur pour 2 ◆. Vous avez un ◆ et une carte
    Gemme, qui en vaut un autre. Demandez à Ronronao de frapper qui vous voulez.
lesson-gems-abilities-deities-favour-asleep =
    Mareana dort encore. Demandez à Ronronao, qui est éveillé.
lesson-gems-abilities-deities-struck =
    4 ♥, où que l’on soit, sans défense. Une faveur par tour. Gardez un œil sur les ◆ de
    chacun : on surveille aussi les vôtres.

## Le dernier debout

lesson-the-last-one-standing = Le dernier debout
lesson-the-last-one-standing-about = La brume, la chute, le retour, et la fin.
lesson-the-last-one-standing-fog =
    La brume a atteint votre plage. On peut la traverser, mais qui y termine son tour lance le
    dé d’attaque et perd autant de ♥. Vous en avez 5.
lesson-the-last-one-standing-out = À l’intérieur, l’air est clair : allez en d2.
lesson-the-last-one-standing-out-stay =
    Un 5 au dé serait le dernier. Sortez d’abord de la brume : d2.
lesson-the-last-one-standing-out-along =
    Il y a de la brume tout le long de la côte. L’intérieur, c’est d2.
lesson-the-last-one-standing-attack =
    Il reste 3 ♥ à Vega, et elle est à côté de vous. Attaquez-la avec la Machette.
lesson-the-last-one-standing-attack-unarmed = Mieux vaut ne rien risquer : prenez la Machette.
lesson-the-last-one-standing-spoils =
    Vega tombe et quitte l’île, pour un temps. Vaincre quelqu’un rapporte 1 ◆ et une relique,
    les meilleures cartes qui soient. Elle garde tout ce qu’elle a.
lesson-the-last-one-standing-fallen =
    Cette fois, c’est votre tour de tomber : plus de ♥, hors de l’île. Ce n’est pas la fin.
    Voyons ce qu’apporte votre prochain tour.
lesson-the-last-one-standing-risen =
    Le premier tour ne fait que relever votre pion. Au suivant, vous revenez.
lesson-the-last-one-standing-return = De retour sur l’île ! Choisissez une case libre du village.
lesson-the-last-one-standing-back =
    La moitié de vos ♥, toutes vos affaires, et un tour entier devant vous. Hors de l’île, les
    dons d’un personnage ne servent pas ; vous retrouvez maintenant les vôtres.
lesson-the-last-one-standing-night =
    Manche 12 : la nuit, et désormais on revient avec 3 ♥ seulement. Mais si, à n’importe quel
    moment, il n’y a plus que vous sur l’île, vous gagnez, même si d’autres attendent de
    revenir.
lesson-the-last-one-standing-last =
    Vega est hors de l’île, et il reste 2 ♥ à Otto. C’est le moment !
lesson-the-last-one-standing-last-end = Si vous attendez, Vega revient. Attaquez Otto !
lesson-the-last-one-standing-last-fallen =
    On n’attaque pas qui est hors de l’île. Otto est juste à côté de vous.
lesson-the-last-one-standing-won =
    Il ne reste que vous debout : l’île est à vous. Allez donc voir qui l’habite !

// The words of the villains' powers: what the companion tells at each step, and what its buttons say.

/** By rule of the villains' powers: what to do at that step; one sentence or two that stand alone. */
export const VILLAIN_STEPS: Readonly<Record<string, string>> = {
  'vs.pouvoirs-vilains.bane-transformation':
    'Transformer Bane si vous voulez : figurine, tuile et pion point de vie de Venom Bane à la place des siens.',
  'vs.pouvoirs-vilains.bane-transformation-evenement':
    'Bane transformé : appliquer désormais « Injection incontrôlée » avec sa tuile événement.',
  'vs.pouvoirs-vilains.bane-dose': 'Faire agir Bane par une activation de personnage : 1 seule action.',
  'vs.pouvoirs-vilains.bane-venom-injected-injection':
    'Faire agir Venom Bane par une activation de personnage complète.',
  'vs.pouvoirs-vilains.bane-venom-injected-injection-blessures':
    'Une fois Venom Bane activé, lui infliger 2 blessures, sans défense.',
  'vs.pouvoirs-vilains.black-mask-sacrifice': 'Neutraliser un autre personnage de votre camp que Black Mask voit.',
  'vs.pouvoirs-vilains.black-mask-motivation':
    'Faire agir une fois chaque personnage d’une de vos tuiles de sbires ou d’élites, sans payer la tuile.',
  'vs.pouvoirs-vilains.black-mask-rien': 'Ne sacrifier personne : le pouvoir de Black Mask reste sans effet.',
  'vs.pouvoirs-vilains.clayface-avatar-choix':
    'Avant de composer les équipes, choisir l’avatar : une tuile QG/Lieutenant libre, de n’importe quel camp.',
  'vs.pouvoirs-vilains.clayface-avatar-reserve':
    'Poser tuile et figurine de l’avatar près de votre poste de commandement, hors de la carte.',
  'vs.pouvoirs-vilains.clayface-avatar-entre':
    'Faire entrer l’avatar : sa tuile et sa figurine prennent exactement les places de Clayface.',
  'vs.pouvoirs-vilains.clayface-avatar-sort':
    'Faire revenir Clayface : sa tuile et sa figurine prennent exactement les places de l’avatar.',
  'vs.pouvoirs-vilains.clayface-avatar-sans-pouvoir': 'N’appliquer à l’avatar ni trait ni pouvoir de QG.',
  'vs.pouvoirs-vilains.clayface-avatar-blessures':
    'Avatar blessé : descendre d’autant le pion point de vie de Clayface.',
  'vs.pouvoirs-vilains.clayface-avatar-neutralise': 'Clayface neutralisé : neutraliser aussi l’avatar.',
  'vs.pouvoirs-vilains.clayface-avatar-association':
    'Garder ce pouvoir lié à la tuile événement tant que Clayface ou l’avatar est en jeu.',
  'vs.pouvoirs-vilains.deadshot-ricochet': 'Attaquer une seule fois à distance avec Deadshot : 2 dés blancs.',
  'vs.pouvoirs-vilains.deadshot-ricochet-ldv':
    'Pour ce tir de Deadshot, choisir la cible sans vous occuper de la ligne de vue.',
  'vs.pouvoirs-vilains.deathstroke-charge': 'Déplacer Deathstroke : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.deathstroke-point-faible':
    'Désigner un autre personnage de la zone de Deathstroke et lancer 1 dé rouge.',
  'vs.pouvoirs-vilains.deathstroke-point-faible-blessures':
    'Infliger à la cible de Deathstroke 1 blessure par succès, sans défense.',
  'vs.pouvoirs-vilains.doctor-death-serum':
    'Choisir un ami dans la zone de Doctor Death et le faire agir : un mouvement, puis une attaque.',
  'vs.pouvoirs-vilains.doctor-death-serum-mouvement':
    'Laisser au personnage dopé sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-vilains.doctor-death-serum-attaque':
    'Attaquer au corps à corps avec le personnage dopé, sans autre action : ses dés et 2 dés blancs.',
  'vs.pouvoirs-vilains.doctor-death-serum-neutralise': 'Neutraliser le personnage dopé dès qu’il a agi.',
  'vs.pouvoirs-vilains.doctor-death-rien': 'Ne pas donner de sérum : le pouvoir de Doctor Death reste sans effet.',
  'vs.pouvoirs-vilains.firefly-flammes': 'Remettre côté plein tous les pions flamme en dissipation.',
  'vs.pouvoirs-vilains.firefly-mouvement': 'Déplacer Firefly : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.harley-quinn-de': 'Lancer 1 dé orange sans le relancer : 2, 1 ou 0 succès donnent l’effet.',
  'vs.pouvoirs-vilains.harley-quinn-cleptomanie':
    '2 succès : si vous voulez, prendre 1 disque indisponible du héros pour votre zone disponible.',
  'vs.pouvoirs-vilains.harley-quinn-schizophrenie':
    '1 succès : échanger Harley Quinn avec une de vos figurines, prise dans une autre zone.',
  'vs.pouvoirs-vilains.harley-quinn-bipolaire':
    '0 succès : échanger deux tuiles de votre rivière, sauf la tuile événement.',
  'vs.pouvoirs-vilains.hugo-strange-hypnose':
    'Choisir chez le héros 1 ou 2 sbires, ou 1 ou 2 élites, d’une seule tuile : ils agissent pour vous.',
  'vs.pouvoirs-vilains.hugo-strange-hypnose-mouvement':
    'Déplacer les hypnotisés : première étape de mouvement, ni chute, ni entrée en terrain dangereux.',
  'vs.pouvoirs-vilains.hush-lieutenant':
    'Hush choisi : prendre une autre tuile QG/Lieutenant de votre camp à la place de la tuile événement.',
  'vs.pouvoirs-vilains.hush-lieutenant-zone': 'Poser la figurine du lieutenant dans la zone de Hush.',
  'vs.pouvoirs-vilains.hush-lieutenant-pv':
    'Régler les points de vie du lieutenant de Hush à la moitié, arrondie vers le bas ; au moins 1.',
  'vs.pouvoirs-vilains.jason-todd-hush-charge': 'Faire agir Jason Todd : un mouvement, puis une attaque.',
  'vs.pouvoirs-vilains.jason-todd-hush-charge-mouvement':
    'Laisser à Jason Todd sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-vilains.jason-todd-hush-charge-attaque':
    'Attaquer au corps à corps avec Jason Todd, sans autre action : 2 dés rouges.',
  'vs.pouvoirs-vilains.jason-todd-hush-rien': 'Ne pas charger : le pouvoir de Jason Todd reste sans effet.',
  'vs.pouvoirs-vilains.jervis-tetch-controle':
    'Équipes composées : remplacer votre tuile événement par des sbires ou élites libres du camp des héros.',
  'vs.pouvoirs-vilains.jervis-tetch-controle-sbires':
    'Tuile de sbires : poser 3 de ses figurines dans la zone de Jervis Tetch.',
  'vs.pouvoirs-vilains.jervis-tetch-controle-elites':
    'Tuile d’élites : poser 2 de ses figurines dans la zone de Jervis Tetch.',
  'vs.pouvoirs-vilains.the-joker-venin': 'Choisir un de vos personnages : là où il est, poser un pion venin du Joker.',
  'vs.pouvoirs-vilains.the-joker-venin-effet':
    'Traiter le pion venin du Joker comme un pion gaz, et compter 2 niveaux de danger de plus dans sa zone.',
  'vs.pouvoirs-vilains.the-joker-mouvement': 'Déplacer The Joker : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.the-joker-mr-joe-mutilation':
    'Infliger 1 blessure à Mr. Joe, sans défense ; s’il est neutralisé, arrêter là.',
  'vs.pouvoirs-vilains.the-joker-mr-joe-terreur':
    'Choisir un personnage du héros dans la zone de Mr. Joe : sa tuile va en dernière place.',
  'vs.pouvoirs-vilains.the-joker-mr-joe-mouvement': 'Déplacer Mr. Joe : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.killer-croc-charge': 'Faire agir Killer Croc : un mouvement, puis une attaque.',
  'vs.pouvoirs-vilains.killer-croc-charge-mouvement':
    'Faire la première étape de mouvement de Killer Croc, jamais la seconde, et compter les limites franchies.',
  'vs.pouvoirs-vilains.killer-croc-charge-attaque':
    'Attaquer au corps à corps avec Killer Croc, sans autre action : 1 dé orange par limite de zone franchie.',
  'vs.pouvoirs-vilains.killer-moth-gaz': 'Remettre côté plein tous les pions gaz en dissipation.',
  'vs.pouvoirs-vilains.killer-moth-mouvement': 'Déplacer Killer Moth : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.man-bat-vol': 'Déplacer Man-Bat et son passager : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.man-bat-vol-passager':
    'Choisir un passager dans la zone de Man-Bat, de votre camp, et le retirer de la carte.',
  'vs.pouvoirs-vilains.man-bat-vol-envergure':
    'Pendant le transport, ajouter l’envergure du passager à celle de Man-Bat.',
  'vs.pouvoirs-vilains.man-bat-vol-depose': 'Reposer le passager dans la zone où Man-Bat s’est arrêté.',
  'vs.pouvoirs-vilains.man-bat-mouvement': 'Déplacer Man-Bat seul : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.mr-freeze-givre':
    'Choisir une zone où se tient un de vos amis : tous ceux qui y sont subissent la compétence immobilisation.',
  'vs.pouvoirs-vilains.mr-freeze-givre-ignore': 'Ne pas immobiliser Mr. Freeze, même dans la zone choisie.',
  'vs.pouvoirs-vilains.mr-freeze-mouvement': 'Déplacer Mr. Freeze : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.mr-bloom-gang':
    'Avant de composer l’équipe, échanger votre tuile événement contre celle de Bloom’s gang.',
  'vs.pouvoirs-vilains.mr-bloom-gang-reserve-tuile':
    'Ne pas prendre Bloom’s gang dans une équipe : seul Mr. Bloom l’amène.',
  'vs.pouvoirs-vilains.mr-bloom-gang-figurines':
    'Poser 1 figurine de Bloom’s gang dans la zone de Mr. Bloom et garder les 3 autres en réserve.',
  'vs.pouvoirs-vilains.mr-bloom-mutation':
    'Mr. Bloom a neutralisé au corps à corps : remplacer la victime par 1 figurine du gang, si vous voulez.',
  'vs.pouvoirs-vilains.mr-bloom-mutation-reserve':
    'Mettre la victime de Mr. Bloom dans la réserve du camp qui la contrôlait.',
  'vs.pouvoirs-vilains.orphan-david-cain-charge': 'Faire agir Orphan (David Cain) : un mouvement, puis une attaque.',
  'vs.pouvoirs-vilains.orphan-david-cain-charge-mouvement':
    'Laisser à Orphan (David Cain) sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-vilains.orphan-david-cain-charge-attaque':
    'Attaquer au corps à corps avec Orphan (David Cain), sans autre action : 2 dés rouges.',
  'vs.pouvoirs-vilains.the-penguin-tir': 'Désigner un personnage que The Penguin voit et lancer 1 dé blanc relançable.',
  'vs.pouvoirs-vilains.the-penguin-tir-blessures':
    'Infliger à la cible de The Penguin 1 blessure par succès, sans défense.',
  'vs.pouvoirs-vilains.the-penguin-lame':
    'Attaquer une seule fois au corps à corps avec The Penguin : 1 dé orange et 1 dé jaune.',
  'vs.pouvoirs-vilains.the-penguin-lame-poison': 'Pour cette attaque de The Penguin, compter la compétence poison 2.',
  'vs.pouvoirs-vilains.poison-ivy-pheromone':
    'Choisir une figurine du héros dans la zone d’une des vôtres : elle agit pour vous.',
  'vs.pouvoirs-vilains.poison-ivy-pheromone-amie':
    'Compter la figurine charmée comme amie des vilains, jusqu’à la fin de cette activation.',
  'vs.pouvoirs-vilains.poison-ivy-pheromone-limites':
    'Ne pas faire chuter la figurine charmée, ni la faire entrer en terrain dangereux.',
  'vs.pouvoirs-vilains.prof-pyg-operation':
    'Équipe composée : choisir une tuile de sbires ou d’élites, 1 pion opération par figurine.',
  'vs.pouvoirs-vilains.prof-pyg-operation-horreur': 'Compter la compétence horreur 1 à chaque figurine opérée.',
  'vs.pouvoirs-vilains.prof-pyg-operation-interdits':
    'Ne déclarer ni manipulation ni réflexion avec les figurines opérées.',
  'vs.pouvoirs-vilains.prof-pyg-operation-evenement':
    'Faire agir une fois chaque figurine opérée, sans payer la tuile.',
  'vs.pouvoirs-vilains.ras-al-ghul-activation':
    'Activer sur-le-champ une autre tuile de votre rivière : 0 cube. La tuile événement est exclue.',
  'vs.pouvoirs-vilains.ras-al-ghul-activation-dpa':
    'Ne payer aucun disque pour la tuile offerte ; elle compte dans vos activations du tour.',
  'vs.pouvoirs-vilains.ratcatcher-nuee':
    'Là où se tient Ratcatcher, poser 1 pion nuée de rats, à moins qu’un autre y soit déjà.',
  'vs.pouvoirs-vilains.ratcatcher-nuee-effet':
    'Déplacement vers une nuée, sauf Ratcatcher : compter un adversaire avec horreur 2 dans cette zone.',
  'vs.pouvoirs-vilains.ratcatcher-nuee-nombre': 'Ne jamais poser plus de 4 pions nuée de rats sur la carte.',
  'vs.pouvoirs-vilains.red-hood-gang':
    'Red Hood choisi : échanger votre tuile événement contre celle de Red Hood’s gang.',
  'vs.pouvoirs-vilains.red-hood-gang-figurines': 'Poser 3 figurines de Red Hood’s gang dans la zone de Red Hood.',
  'vs.pouvoirs-vilains.scarecrow-gaz': 'Choisir un de vos personnages et poser un pion gaz phobique dans sa zone.',
  'vs.pouvoirs-vilains.scarecrow-gaz-regles': 'Traiter le pion gaz phobique comme un pion gaz.',
  'vs.pouvoirs-vilains.scarecrow-gaz-menace': 'Action dans la zone du gaz phobique : ajouter 3 à la menace adverse.',
  'vs.pouvoirs-vilains.scarecrow-gaz-immunite': 'Trait immunité au gaz : ne pas compter le gaz phobique.',
  'vs.pouvoirs-vilains.solomon-grundy-couche':
    'Solomon Grundy neutralisé : coucher sa figurine dans sa zone au lieu de la retirer.',
  'vs.pouvoirs-vilains.solomon-grundy-releve':
    'Redresser Solomon Grundy, retourner sa tuile face active, remettre ses points de vie au départ.',
  'vs.pouvoirs-vilains.solomon-grundy-evenement-intouchable':
    'Ne jamais neutraliser la tuile événement de Solomon Grundy.',
  'vs.pouvoirs-vilains.solomon-grundy-course':
    'Déplacer Solomon Grundy : première étape de mouvement seulement, bonus de 4.',
  'vs.pouvoirs-vilains.talon-couche': 'Talon neutralisé : coucher sa figurine dans sa zone au lieu de la retirer.',
  'vs.pouvoirs-vilains.talon-releve':
    'Redresser Talon, retourner sa tuile face active, remettre ses points de vie au départ.',
  'vs.pouvoirs-vilains.talon-evenement-intouchable': 'Ne jamais neutraliser la tuile événement de Talon.',
  'vs.pouvoirs-vilains.talon-tirs': 'Faire agir Talon : des tirs, sur place.',
  'vs.pouvoirs-vilains.talon-tirs-immobile': 'Ne pas déplacer Talon pendant ses tirs.',
  'vs.pouvoirs-vilains.talon-tirs-attaques':
    'Tirer avec Talon, sans autre action : 2 dés blancs par attaque à distance, multiplicateur d’action 3.',
  'vs.pouvoirs-vilains.the-riddler-comparaison':
    'Comparer vos disques disponibles à ceux du héros, une fois la tuile événement payée.',
  'vs.pouvoirs-vilains.the-riddler-moins':
    'Moins de disques que le héros : rendre disponible la différence ; le héros en rend autant indisponibles.',
  'vs.pouvoirs-vilains.the-riddler-autant-ou-plus':
    'Autant de disques que le héros, ou plus : récupérer 1 disque indisponible et 3 cubes de votre fatigue.',
  'vs.pouvoirs-vilains.tusk-charge': 'Faire agir Tusk : un mouvement, puis ses attaques.',
  'vs.pouvoirs-vilains.tusk-charge-mouvement': 'Laisser à Tusk sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-vilains.tusk-charge-attaques':
    'Attaquer au corps à corps chaque autre personnage de la zone de Tusk, avec ses propres dés.',
  'vs.pouvoirs-vilains.two-face-heads-tails':
    'Two-Face (Heads) choisi : échanger votre tuile événement contre celle de Two-Face (Tails).',
  'vs.pouvoirs-vilains.two-face-tails-heads':
    'Two-Face (Tails) choisi : échanger votre tuile événement contre celle de Two-Face (Heads).',
  'vs.pouvoirs-vilains.wrath-gadgets':
    'Choisir 1 action de Wrath parmi cinq : bouger, frapper, tirer, manipuler ou réfléchir.',
  'vs.pouvoirs-vilains.wrath-gadget-mouvement':
    'Déplacer Wrath avec parkour 3 : première étape de mouvement seulement.',
  'vs.pouvoirs-vilains.wrath-gadget-corps-a-corps': 'Attaquer au corps à corps avec Wrath, qui a arts martiaux 1.',
  'vs.pouvoirs-vilains.wrath-gadget-distance': 'Attaquer à distance avec Wrath, qui a rafale 1.',
  'vs.pouvoirs-vilains.wrath-gadget-manipulation': 'Faire une manipulation complexe avec Wrath, qui a chance 2.',
  'vs.pouvoirs-vilains.wrath-gadget-reflexion': 'Faire une réflexion complexe avec Wrath, qui a piratage 2.',
  'vs.pouvoirs-vilains.zsasz-scarification':
    'Choisir un personnage du héros dans la zone de Zsasz et lui infliger 2 blessures, sans défense.',
  'vs.pouvoirs-vilains.zsasz-scarification-retour': 'Infliger ensuite 1 blessure à Zsasz, sans défense.',
  'vs.pouvoirs-vilains.zsasz-mouvement': 'Déplacer Zsasz : première étape de mouvement seulement.',
};

/** By `<power>/<key>` of an effect, by `<power>/<part>` of what a die or a choice leads to: a label for a button. */
export const VILLAIN_LABELS: Readonly<Record<string, string>> = {
  'bane/a': 'Transformer Bane en Venom Bane',
  'bane/b': 'Faire une seule action avec Bane',
  'bane-venom-injected/a': 'Activer Venom Bane, puis le blesser',
  'black-mask/a': 'Sacrifier un ami pour faire agir une escouade',
  'black-mask/b': 'Ne rien faire avec Black Mask',
  'clayface/a': 'Échanger Clayface et son avatar',
  'deadshot/a': 'Tirer par ricochet avec Deadshot',
  'deathstroke/a': 'Charger et frapper avec Deathstroke',
  'doctor-death/a': 'Injecter le sérum à un ami',
  'doctor-death/b': 'Ne rien faire avec Doctor Death',
  'firefly/a': 'Raviver tous les pions flamme',
  'firefly/b': 'Déplacer Firefly',
  'harley-quinn/a': 'Lancer le dé d’Harley Quinn',
  'harley-quinn/0': 'Bipolaire',
  'harley-quinn/1': 'Schizophrénie',
  'harley-quinn/2': 'Cleptomanie',
  'hugo-strange/a': 'Hypnotiser une ou deux figurines du héros',
  'hush/a': 'Engager un lieutenant de plus',
  'jason-todd-hush/a': 'Charger avec Jason Todd',
  'jason-todd-hush/b': 'Ne rien faire avec Jason Todd',
  'jervis-tetch/a': 'Prendre le contrôle d’une tuile des héros',
  'the-joker/a': 'Poser un pion venin du Joker',
  'the-joker/b': 'Déplacer The Joker',
  'the-joker-mr-joe/a': 'Se blesser et faire reculer une tuile du héros',
  'the-joker-mr-joe/b': 'Déplacer Mr. Joe',
  'killer-croc/a': 'Charger avec Killer Croc',
  'killer-moth/a': 'Raviver tous les pions gaz',
  'killer-moth/b': 'Déplacer Killer Moth',
  'man-bat/a': 'Transporter un passager avec Man-Bat',
  'man-bat/b': 'Déplacer Man-Bat seul',
  'mr-freeze/a': 'Geler une zone',
  'mr-freeze/b': 'Déplacer Mr. Freeze',
  'mr-bloom/a': 'Amener le gang de Mr. Bloom',
  'orphan-david-cain/a': 'Charger avec Orphan',
  'the-penguin/a': 'Tirer avec le parapluie',
  'the-penguin/b': 'Frapper avec la lame empoisonnée',
  'poison-ivy/a': 'Charmer une figurine du héros',
  'prof-pyg/a': 'Faire agir les figurines opérées',
  'ras-al-ghul/a': 'Activer une autre tuile sans la payer',
  'ratcatcher/a': 'Poser une nuée de rats',
  'red-hood/a': 'Amener le gang de Red Hood',
  'scarecrow/a': 'Poser un pion gaz phobique',
  'solomon-grundy/a': 'Relever Solomon Grundy',
  'solomon-grundy/b': 'Courir avec Solomon Grundy',
  'talon/a': 'Relever Talon',
  'talon/b': 'Tirer plusieurs fois avec Talon',
  'the-riddler/a': 'Comparer les disques disponibles',
  'tusk/a': 'Charger et frapper toute la zone avec Tusk',
  'two-face-heads/a': 'Prendre aussi la tuile de Two-Face (Tails)',
  'two-face-tails/a': 'Prendre aussi la tuile de Two-Face (Heads)',
  'wrath/a': 'Choisir un gadget de Wrath',
  'wrath/mouvement': 'Déplacer Wrath (parkour 3)',
  'wrath/corps-a-corps': 'Attaquer au corps à corps (arts martiaux 1)',
  'wrath/distance': 'Attaquer à distance (rafale 1)',
  'wrath/manipulation': 'Faire une manipulation complexe (chance 2)',
  'wrath/reflexion': 'Faire une réflexion complexe (piratage 2)',
  'zsasz/a': 'Blesser un héros, puis se blesser',
  'zsasz/b': 'Déplacer Zsasz',
};

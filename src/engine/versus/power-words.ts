// What the companion says of the heroes' HQ powers: one instruction a rule, one button a choice. The villains' half: power-words-villains.ts.

/** The instruction of a step, by the rule that it applies: an infinitive sentence that reads alone. */
export const HERO_STEPS: Readonly<Record<string, string>> = {
  'vs.pouvoirs-heros.alfred-soin':
    'Choisir un lieutenant debout et rendre à son pion point de vie sa valeur de départ.',
  'vs.pouvoirs-heros.alfred-mouvement': 'Déplacer Alfred : sa première étape de mouvement, aucune autre action.',
  'vs.pouvoirs-heros.azrael-lame': 'Attaquer une seule fois au corps à corps avec Azrael.',
  'vs.pouvoirs-heros.azrael-lame-des': 'Lancer 2 dés orange pour la lame d’Azrael.',
  'vs.pouvoirs-heros.azrael-lame-defense':
    'Passer l’étape où le vilain dépenserait des cubes pour se défendre d’Azrael.',
  'vs.pouvoirs-heros.azrael-mouvement': 'Déplacer Azrael : sa première étape de mouvement, aucune attaque.',
  'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang': 'Attaquer une seule fois à distance avec Batgirl.',
  'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-sans-ldv':
    'Choisir la cible de Batgirl sans vérifier la ligne de vue.',
  'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-portee':
    'Vérifier que la cible de Batgirl est à 3 zones d’elle ou moins.',
  'vs.pouvoirs-heros.batgirl-barbara-gordon-batarang-des': 'Lancer pour Batgirl 1 dé noir relançable et 1 dé jaune.',
  'vs.pouvoirs-heros.batgirl-barbara-gordon-mouvement':
    'Déplacer Batgirl : sa première étape de mouvement, sans tirer.',
  'vs.pouvoirs-heros.batman-fumigene-1': 'Poser un premier fumigène dans la zone de Batman.',
  'vs.pouvoirs-heros.batman-fumigene-2': 'Poser un deuxième fumigène à distance 1 du premier.',
  'vs.pouvoirs-heros.batman-fumigene-3': 'Poser le troisième fumigène à distance 1 du deuxième.',
  'vs.pouvoirs-heros.batman-ombres-cachees':
    'Poser en secret les 3 ombres dans les zones enfumées, et retenir laquelle est Batman.',
  'vs.pouvoirs-heros.batman-figurine-retiree': 'Retirer la figurine de Batman du plateau et la garder en réserve.',
  'vs.pouvoirs-heros.batman-ombre-ciblable':
    'Retourner l’ombre de Batman que le vilain attaque ou prend dans une explosion.',
  'vs.pouvoirs-heros.batman-ombre-vide': 'Ôter cette ombre vide, sans effet de l’attaque ou de l’explosion.',
  'vs.pouvoirs-heros.batman-ombre-batman':
    'Remettre Batman dans la zone de son ombre, ôter les autres ombres, puis poursuivre l’attaque.',
  'vs.pouvoirs-heros.batman-reapparition': 'Remettre Batman là où était son ombre et ôter celles qui restent.',
  'vs.pouvoirs-heros.batman-attaque-surprise':
    'Attaquer aussitôt au corps à corps avec Batman, ou y renoncer : 2 dés rouges.',
  'vs.pouvoirs-heros.batman-activation-ensuite': 'Activer ensuite Batman de la façon habituelle.',
  'vs.pouvoirs-heros.batman-dark-knight-returns-rafale': 'Faire agir Batman : un mouvement, puis des attaques.',
  'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-mouvement':
    'Bouger au plus une fois pendant la rafale de Batman : sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-attaques':
    'Déclarer pour Batman des attaques au corps à corps, et rien d’autre : 2 dés orange, multiplicateur 3.',
  'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-blessure': 'Infliger ensuite 1 blessure à Batman, sans défense.',
  'vs.pouvoirs-heros.batman-dark-knight-returns-massue': 'Faire agir Batman : un mouvement, puis une attaque.',
  'vs.pouvoirs-heros.batman-dark-knight-returns-massue-mouvement':
    'Bouger au plus une fois avant le grand coup de Batman : sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-heros.batman-dark-knight-returns-massue-attaque':
    'Frapper au plus une fois au corps à corps avec Batman : 2 dés noirs, 1 dé rouge.',
  'vs.pouvoirs-heros.batman-dark-knight-returns-massue-blessures':
    'Infliger ensuite 2 blessures à Batman, sans défense.',
  'vs.pouvoirs-heros.batman-zero-year-tir': 'Attaquer une seule fois à distance avec Batman.',
  'vs.pouvoirs-heros.batman-zero-year-tir-elite': 'Compter tireur d’élite 2 pour ce tir de Batman.',
  'vs.pouvoirs-heros.batman-zero-year-mouvement':
    'Déplacer Batman : sa première étape de mouvement, sans tirer à l’arbalète.',
  'vs.pouvoirs-heros.batman-year-100-echappee':
    'Déplacer Batman : sa première étape de mouvement, avec insaisissable 3.',
  'vs.pouvoirs-heros.batman-year-100-echappee-soin':
    'Rendre à Batman jusqu’à 2 points de vie si sa zone d’arrivée est sans adversaire.',
  'vs.pouvoirs-heros.batman-year-100-echappee-plafond': 'Arrêter le soin de Batman aux points de vie de sa tuile.',
  'vs.pouvoirs-heros.batwing-choc': 'Faire exploser la zone de Batwing, au niveau 3.',
  'vs.pouvoirs-heros.batwing-choc-ignore': 'Épargner Batwing, qui ignore sa propre explosion.',
  'vs.pouvoirs-heros.batwing-rien': 'Ne rien faire avec Batwing.',
  'vs.pouvoirs-heros.batwoman-dpa': 'Faire glisser 1 disque indisponible du vilain vers sa zone de dépense.',
  'vs.pouvoirs-heros.batwoman-rang':
    'Compter une activation d’avance au prochain tour du vilain : la première lui coûtera 2 disques.',
  'vs.pouvoirs-heros.black-canary-cri':
    'Faire avec Black Canary une manipulation automatique et rien d’autre : souffle 2.',
  'vs.pouvoirs-heros.black-canary-mouvement': 'Déplacer Black Canary : sa première étape de mouvement, sans crier.',
  'vs.pouvoirs-heros.blue-bird-taser':
    'Attaquer une seule fois à distance avec Blue Bird : 1 dé blanc relançable, 1 dé orange.',
  'vs.pouvoirs-heros.blue-bird-taser-electricite': 'Compter électricité 3 pour ce tir de Blue Bird.',
  'vs.pouvoirs-heros.blue-bird-mouvement': 'Déplacer Blue Bird : sa première étape de mouvement, sans tirer.',
  'vs.pouvoirs-heros.bruce-wayne-bat-robots':
    'Mettre la tuile des Bat-Robots à la place de la tuile événement du héros.',
  'vs.pouvoirs-heros.bruce-wayne-bat-robots-figurines': 'Placer 2 figurines de Bat-Robots auprès de Bruce Wayne.',
  'vs.pouvoirs-heros.catwoman-vol': 'Faire agir Catwoman : un mouvement, puis au plus une manipulation.',
  'vs.pouvoirs-heros.catwoman-vol-mouvement':
    'Bouger au plus une fois avec Catwoman : sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-heros.catwoman-vol-manipulation':
    'Déclarer avec Catwoman au plus une manipulation, et aucune autre action.',
  'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd':
    'Mettre la tuile du Heavy GCPD à la place de la tuile événement du héros.',
  'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd-figurines':
    'Placer 2 figurines de Heavy GCPD auprès du Commissioner Gordon.',
  'vs.pouvoirs-heros.duke-precognition': 'Désigner quelqu’un dans la zone de Duke, puis lancer 2 dés orange.',
  'vs.pouvoirs-heros.duke-precognition-blessures':
    'Infliger au personnage désigné 1 blessure par succès, sans défense.',
  'vs.pouvoirs-heros.duke-mouvement': 'Déplacer Duke : sa première étape de mouvement, sans lancer de dé.',
  'vs.pouvoirs-heros.green-arrow-traque': 'Faire agir Green Arrow : un mouvement, puis au plus une attaque à distance.',
  'vs.pouvoirs-heros.green-arrow-traque-mouvement':
    'Bouger au plus une fois avec Green Arrow : sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-heros.green-arrow-traque-tir':
    'Déclarer au plus un tir de Green Arrow : 1 dé noir et 1 dé orange, tous deux relançables.',
  'vs.pouvoirs-heros.harvey-bullock-escouade':
    'Faire agir tous les personnages d’une tuile de sbires ou d’élites, sans payer ni disque ni cube.',
  'vs.pouvoirs-heros.huntress-tournoyante': 'Attaquer au corps à corps avec Huntress : 2 dés jaunes, multiplicateur 5.',
  'vs.pouvoirs-heros.huntress-mouvement': 'Déplacer Huntress : sa première étape de mouvement, aucune attaque.',
  'vs.pouvoirs-heros.julia-pennyworth-energie':
    'Récupérer, si Julia est debout, 2 cubes de plus pendant l’entretien du héros.',
  'vs.pouvoirs-heros.julia-pennyworth-evenement-vide': 'Passer à la suite : Julia n’ajoute rien à l’événement.',
  'vs.pouvoirs-heros.katana-capture':
    'Garder près du poste du héros la figurine que Katana a neutralisée : elle est dans Soultaker.',
  'vs.pouvoirs-heros.katana-charge': 'Faire agir Katana : un mouvement, puis au plus une attaque au corps à corps.',
  'vs.pouvoirs-heros.katana-charge-mouvement':
    'Bouger au plus une fois avec Katana : sa première étape de mouvement, jamais la seconde.',
  'vs.pouvoirs-heros.katana-charge-attaque':
    'Déclarer au plus une attaque au corps à corps avec Katana : 1 dé orange et 2 dés jaunes.',
  'vs.pouvoirs-heros.katana-charge-ames': 'Ajouter 1 dé blanc par figurine enfermée dans Soultaker.',
  'vs.pouvoirs-heros.katana-charge-liberation':
    'Rendre toutes les figurines de Soultaker à la réserve de leur contrôleur.',
  'vs.pouvoirs-heros.nightwing-charge':
    'Faire agir Nightwing : une étape de mouvement et des attaques au corps à corps.',
  'vs.pouvoirs-heros.nightwing-charge-un-mouvement':
    'Choisir l’étape de mouvement de Nightwing : la première ou la seconde, jamais les deux.',
  'vs.pouvoirs-heros.nightwing-charge-corps-a-corps':
    'Déclarer des attaques au corps à corps avec Nightwing, et aucune autre action.',
  'vs.pouvoirs-heros.oracle-dpa': 'Récupérer, si Oracle est debout, 1 disque de plus pendant l’entretien du héros.',
  'vs.pouvoirs-heros.oracle-evenement-vide': 'Passer à la suite : Oracle n’ajoute rien à l’événement.',
  'vs.pouvoirs-heros.orphan-cassandra-cain-pion': 'Mettre Orphan en posture défensive : poser le pion sur son socle.',
  'vs.pouvoirs-heros.orphan-cassandra-cain-pion-effet':
    'Compter pour Orphan une défense automatique de 4 et contre-attaque 3.',
  'vs.pouvoirs-heros.orphan-cassandra-cain-pion-retrait':
    'Ôter le pion posture défensive si Orphan est activée ou neutralisée.',
  'vs.pouvoirs-heros.red-hood-jason-todd-repositionnement':
    'Déplacer Red Hood : sa première étape de mouvement seulement.',
  'vs.pouvoirs-heros.red-hood-jason-todd-repositionnement-bonus':
    'Ajouter 4 points de déplacement et parkour 1 à Red Hood, ôter mobilité réduite.',
  'vs.pouvoirs-heros.red-robin-piratage':
    'Poser un pion piratage sur une case libre du vilain (mouvement, défense ou relance), ou y renoncer.',
  'vs.pouvoirs-heros.red-robin-saturation': 'Baisser de 1 la saturation de chaque case piratée.',
  'vs.pouvoirs-heros.renee-montoya-freeze': 'Tenir en joue la zone de Renee Montoya : y poser le pion freeze.',
  'vs.pouvoirs-heros.renee-montoya-freeze-effet':
    'N’activer aucun sbire ni aucune élite du vilain dans la zone du pion freeze.',
  'vs.pouvoirs-heros.renee-montoya-freeze-retrait': 'Ôter le pion freeze si Renee Montoya est activée ou neutralisée.',
  'vs.pouvoirs-heros.renee-montoya-mouvement':
    'Déplacer Renee Montoya : sa première étape de mouvement, aucune autre action.',
  'vs.pouvoirs-heros.robin-damian-wayne-reactivation': 'Faire avec Robin une activation de personnage complète.',
  'vs.pouvoirs-heros.robin-damian-wayne-surcout':
    'Payer 1 disque de plus pour activer la tuile d’un lieutenant du héros si Robin est debout.',
  'vs.pouvoirs-heros.robin-tim-drake-ami': 'Choisir un ami de Robin qui pourrait faire une réflexion là où il est.',
  'vs.pouvoirs-heros.robin-tim-drake-reflexion':
    'Faire avec Robin une réflexion complexe dans la zone de l’ami choisi, avec ses valeurs à lui.',
  'vs.pouvoirs-heros.robin-tim-drake-mouvement': 'Déplacer Robin : sa première étape de mouvement, sans réflexion.',
  'vs.pouvoirs-heros.spoiler-furtivite': 'Déplacer Spoiler : sa première étape de mouvement, avec insaisissable 5.',
  'vs.pouvoirs-heros.spoiler-furtivite-pion':
    'Rendre Spoiler furtive : poser le pion sur son socle, le mouvement fini.',
  'vs.pouvoirs-heros.spoiler-furtivite-effet': 'Compter intouchable 5 pour Spoiler.',
  'vs.pouvoirs-heros.spoiler-furtivite-retrait': 'Ôter le pion furtivité si Spoiler est activée ou neutralisée.',
};

/** The button of an alternative, « <power>/<key> »; a permanent has one too, which names its effect. */
export const HERO_LABELS: Readonly<Record<string, string>> = {
  'alfred/a': 'Soigner un lieutenant',
  'alfred/b': 'Déplacer Alfred',
  'azrael/a': 'Frapper avec la lame enflammée',
  'azrael/b': 'Déplacer Azrael',
  'batgirl-barbara-gordon/a': 'Lancer le batarang téléguidé',
  'batgirl-barbara-gordon/b': 'Déplacer Batgirl',
  'batman/a': 'Cacher Batman dans les ombres',
  'batman-dark-knight-returns/a': 'Enchaîner les attaques, pour 1 blessure',
  'batman-dark-knight-returns/b': 'Frapper un grand coup, pour 2 blessures',
  'batman-zero-year/a': 'Tirer à l’arbalète',
  'batman-zero-year/b': 'Déplacer Batman',
  'batman-year-100/a': 'S’échapper et se soigner',
  'batwing/a': 'Électriser la zone',
  'batwing/b': 'Ne rien faire',
  'batwoman/a': 'Mettre le vilain en retard',
  'black-canary/a': 'Pousser le cri',
  'black-canary/b': 'Déplacer Black Canary',
  'blue-bird/a': 'Tirer au taser',
  'blue-bird/b': 'Déplacer Blue Bird',
  'bruce-wayne/a': 'Remplacer l’événement par les Bat-Robots',
  'catwoman/a': 'Bouger et manipuler avec Catwoman',
  'commissioner-gordon/a': 'Remplacer l’événement par le Heavy GCPD',
  'duke/a': 'Anticiper et blesser',
  'duke/b': 'Déplacer Duke',
  'green-arrow/a': 'Traquer une proie',
  'harvey-bullock/a': 'Faire agir une escouade',
  'huntress/a': 'Tournoyer au corps à corps',
  'huntress/b': 'Déplacer Huntress',
  'julia-pennyworth/a': 'Récupérer 2 cubes de plus',
  'katana/a': 'Charger avec Soultaker',
  'nightwing/a': 'Charger avec Nightwing',
  'oracle/a': 'Récupérer 1 disque de plus',
  'orphan-cassandra-cain/a': 'Prendre la posture défensive',
  'red-hood-jason-todd/a': 'Replacer Red Hood',
  'red-robin/a': 'Pirater le poste adverse',
  'red-robin/b': 'Baisser la saturation des cases piratées',
  'renee-montoya/a': 'Tenir la zone en joue',
  'renee-montoya/b': 'Déplacer Renee Montoya',
  'robin-damian-wayne/a': 'Réactiver Robin',
  'robin-damian-wayne/b': 'Faire payer un lieutenant 1 disque de plus',
  'robin-tim-drake/a': 'Réfléchir à distance',
  'robin-tim-drake/b': 'Déplacer Robin',
  'spoiler/a': 'Se glisser dans l’ombre',
};

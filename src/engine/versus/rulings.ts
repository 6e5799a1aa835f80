import type { Ruling } from '../kernel/ruling.ts';
import type { VsRule } from './rules.ts';
import type { OptionKey, Options } from './types.ts';

type Switch = {
  readonly [K in OptionKey]: {
    readonly key: K;
    readonly values: readonly { readonly value: Options[K]; readonly label: string }[];
  };
}[OptionKey];
/** A ruling of this game: its rules are those that name it, its switches are options that the engine honours. A69 is about the source, not about a rule. */
type VsRuling = Omit<Ruling, 'rules' | 'options'> & {
  readonly rules: readonly VsRule[];
  readonly options?: readonly Switch[];
};

/** Where the source is silent or says two things: what it says, how it may be read, what is played by default and why. The first value of a switch is the default. */
export const RULINGS: readonly Ruling[] = [
  {
    id: 'A1',
    title: 'Deux vérifications, jamais définies',
    source: 'l. 48-51, 1742-1743, 1861-1862, 1921, 2201-2202',
    says: 'Les missions parlent d’une vérification 1 et d’une vérification 2, sans les définir. Le livret renvoie au livret de base pour la structure du tour de jeu, et ce livret nous manque.',
    readings: [
      'Chaque camp joue, puis on vérifie : 1 après le premier camp, 2 après le second.',
      'La vérification 1 est toujours celle du héros.',
    ],
    choice:
      'Le camp qui a l’initiative joue, puis vient la vérification 1 ; l’autre camp joue, puis vient la vérification 2.',
    reason:
      'La fin du tour du héros va avec la 2 dans trois missions et avec la 1 dans une quatrième : elle n’est donc attachée à aucun camp.',
    rules: [
      'vs.presentation.tour-de-jeu',
      'vs.fin.verification-1',
      'vs.fin.verification-ordre',
      'vs.m1.fin-tour',
      'vs.m2.fin-tour',
      'vs.m3.fin-tour',
      'vs.m4.fin-tour',
      'vs.m5.fin-tour',
      'vs.m6.fin-tour',
      'vs.m7.fin-tour',
      'vs.m8.fin-tour',
    ],
  },
  {
    id: 'A2',
    title: 'Qui a l’initiative ?',
    source: 'l. 208-209, 235-236, 1742-1743, 1861-1862',
    says: 'Le camp qui a l’initiative choisit d’abord, et joue d’abord. Une image disait lequel dans chaque mission : elle est perdue.',
    readings: ['On le déduit de la vérification qui clôt la partie.', 'Les joueurs en décident.'],
    choice:
      'Le vilain l’a dans les missions 1, 2 et 8, le héros dans les missions 3 à 7. Le champ est prérempli, marqué comme déduit, et vous pouvez le changer.',
    reason:
      'Si la partie s’achève à la vérification 2 après le tour du héros, le héros joue en second. Le même raisonnement sert pour toutes les missions.',
    rules: ['vs.mise-en-place.qg-ordre', 'vs.fin.verification-ordre'],
  },
  {
    id: 'A3',
    title: 'Deux disques, ou ce que dit la figure ?',
    source: 'l. 13-18, 27-29, 1833-1841, 1990-1993',
    says: 'Le texte rend 2 disques à chaque entretien. La figure de mise en place en fait une valeur, notée c. La mission 3 la met à 3, puis à 2 ; la mission 6 la met à 3 dans ses derniers tours.',
    readings: [
      'Toujours 2 disques, sauf mission.',
      'Une valeur de mise en place, 2 si rien n’est dit, que la mission remplace à certains tours.',
    ],
    choice:
      'La récupération est un champ de la mise en place, de valeur 2 au départ. Une règle de mission la remplace aux tours qu’elle nomme. Avant le tour 5, la mission 6 n’y touche pas.',
    reason: 'Une légende sur la figure n’aurait pas de raison d’être si le nombre ne changeait jamais.',
    rules: [
      'vs.tour.entretien-habituel',
      'vs.dpa.depart-c',
      'vs.dpa.recuperation',
      'vs.m3.toujours-en-action',
      'vs.m3.essoufflement',
      'vs.m6.energie-du-desespoir',
    ],
  },
  {
    id: 'A4',
    title: 'Moins de disques que prévu à reprendre',
    source: 'l. 13-18',
    says: 'L’entretien ramène des disques de la zone indisponible. Le livret ne dit pas quoi faire s’il y en a trop peu.',
    readings: ['On reprend ceux qui restent.', 'On n’en reprend aucun.'],
    choice: 'Vous reprenez ce que contient la zone indisponible, même un seul disque. Zone vide : rien ne bouge.',
    reason:
      'Perdre une récupération parce qu’on a presque tout en main serait une pénalité, et aucune phrase ne la pose.',
    rules: ['vs.dpa.recuperation'],
  },
  {
    id: 'A5',
    title: 'Oracle, Julia et les missions qui changent la récupération',
    source: 'l. 769-772, 833-836, 1833-1841, 1956-1960, 1990-1993',
    says: 'Oracle rend un disque de plus et Julia Pennyworth 2 cubes de plus. Les missions 3, 5 et 6 changent la récupération elle-même.',
    readings: ['La mission fixe la base, et le bonus s’y ajoute.', 'La mission fixe un total, qui efface le bonus.'],
    choice:
      'Prenez d’abord la valeur de la mission, puis ajoutez le bonus. Mission 3, tour 2, avec Oracle : 3 + 1 = 4 disques. Mission 5 après les vapeurs, avec Julia : 3 + 2 = 5 cubes.',
    reason: 'Les deux textes ne se contredisent pas : l’un change un nombre, l’autre y ajoute.',
    rules: [
      'vs.m3.toujours-en-action',
      'vs.m3.essoufflement',
      'vs.m6.energie-du-desespoir',
      'vs.pouvoirs-heros.julia-pennyworth-energie',
      'vs.pouvoirs-heros.oracle-dpa',
    ],
    options: [
      {
        key: 'missionFixesTotal',
        values: [
          { value: false, label: 'le bonus s’ajoute' },
          { value: true, label: 'la mission fixe le total' },
        ],
      },
    ],
  },
  {
    id: 'A6',
    title: 'Payer pour une tuile que l’on ne peut pas activer',
    source: 'l. 70-76, 121-122, 144-145',
    says: 'On paie les disques à l’étape 3, et les cubes à l’étape 4. Le livret n’imagine pas que les cubes manquent alors.',
    readings: ['Les disques payés sont perdus.', 'On ne paie que si une tuile peut s’activer.'],
    choice:
      'Choisissez la tuile avant de payer. S’il vous manque des disques ou des cubes pour elle, rien n’est dépensé.',
    reason:
      'À la table, personne n’achète un droit dont il ne peut rien faire. Le surcoût de Robin demande d’ailleurs de connaître la tuile.',
    rules: ['vs.tour.fin-de-boucle'],
  },
  {
    id: 'A7',
    title: 'Deux fois la même tuile',
    source: 'l. 133-142',
    says: 'Le livret permet une activation de plus, sans dire si ce peut être celle d’une tuile déjà activée dans le tour.',
    readings: ['Oui, autant de fois que l’on peut payer.', 'Non, une fois par tour.'],
    choice:
      'C’est permis. Chaque activation paie son rang en disques, et en cubes le coût de la place que la tuile occupe à ce moment.',
    reason: 'Rien ne l’interdit ici. Le livret de base pourrait le faire, d’où l’option.',
    rules: ['vs.activation.comme-premiere-tuile'],
    options: [
      {
        key: 'sameTileOnce',
        values: [
          { value: false, label: 'la même tuile peut resservir' },
          { value: true, label: 'une fois par tour et par tuile' },
        ],
      },
    ],
  },
  {
    id: 'A8',
    title: 'Où va la tuile activée ?',
    source: 'l. 133-136, 1168-1170, 1275-1277',
    says: 'Le livret laisse l’activation au livret de base. On y apprend seulement que les tuiles d’une rivière ont un ordre et une dernière place.',
    readings: ['Elle va au bout de la rivière, et les suivantes avancent.', 'Elle reste où elle est.'],
    choice:
      'La tuile activée passe à la fin, les suivantes avancent d’une place. Cette règle vient du livret de base, que nous n’avons pas : les présentations publiques du jeu la donnent.',
    reason: 'Envoyer une tuile en dernière place ne serait pas une gêne si sa place ne comptait pas.',
    rules: ['vs.activation.comme-premiere-tuile'],
    options: [
      {
        key: 'riverRule',
        values: [
          { value: 'end', label: 'la tuile passe à la fin' },
          { value: 'stay', label: 'la rivière ne bouge pas' },
          { value: 'manual', label: 'vous replacez la tuile' },
        ],
      },
    ],
  },
  {
    id: 'A9',
    title: 'Le coût d’une tuile en cubes',
    source: 'l. 144-145, 274-278, 291-350',
    says: 'Activer une tuile coûte des cubes, et une figure perdue montrait combien. Le plan de mise en place porte ce coût en chiffres : de 1 à 6 dans l’exemple.',
    readings: ['Le coût est la place de la tuile dans la rivière.', 'Le coût est propre à la tuile.'],
    choice:
      'La première tuile coûte 1 cube, la deuxième 2, et ainsi de suite. Une tuile neutralisée garde sa place. Vous pouvez saisir d’autres coûts par place. Cette règle aussi vient du livret de base, hors de notre source.',
    reason: 'Les chiffres du plan d’exemple vont de 1 à 6 sans trou, et il y en a autant que de figurines : 35.',
    rules: ['vs.activation.cout-energie', 'vs.activation.cout-plan'],
    options: [
      {
        key: 'tileCost',
        values: [
          { value: 'position', label: 'la place fait le coût' },
          { value: 'custom', label: 'coûts saisis, place par place' },
        ],
      },
    ],
  },
  {
    id: 'A10',
    title: 'L’activation offerte par Ra’s al Ghul',
    source: 'l. 126-128, 1513-1518',
    says: 'Ra’s al Ghul active une tuile pour un coût nul, et la fiche met l’étape de dépense à part. Cette activation compte-t-elle dans le rang des suivantes ?',
    readings: [
      'Aucun disque à payer, mais elle compte dans le rang.',
      'Aucun disque à payer, et elle ne compte pas.',
      'Les disques se paient, seuls les cubes sont offerts.',
    ],
    choice:
      'Ni disque ni cube. C’est pourtant une activation de tuile : la suivante coûte un disque de plus. La tuile événement ne peut pas s’activer elle-même ainsi. Une activation de personnage, elle, ne compte jamais dans le rang.',
    reason:
      'On suit les mots : la dépense est écartée, l’activation ne l’est pas. Choisir la tuile événement tournerait sans fin et sans frais.',
    rules: [
      'vs.dpa.cout-n',
      'vs.activation.deux-monnaies',
      'vs.activation.par-personnage',
      'vs.pouvoirs-vilains.ras-al-ghul-activation',
      'vs.pouvoirs-vilains.ras-al-ghul-activation-dpa',
    ],
    options: [
      {
        key: 'rasCounts',
        values: [
          { value: true, label: 'l’activation offerte compte dans le rang' },
          { value: false, label: 'elle ne compte pas' },
        ],
      },
    ],
  },
  {
    id: 'A11',
    title: 'Faire agir les personnages d’une tuile',
    source: 'l. 737-739, 1025-1028, 1503-1505',
    says: 'Harvey Bullock, Black Mask et Prof. Pyg font agir tous les personnages d’une tuile. Est-ce activer cette tuile ?',
    readings: ['Oui, c’est une activation de tuile.', 'Non, seules les figurines agissent.'],
    choice:
      'Seules les figurines agissent : pas de disque, pas de cube d’activation, la tuile garde sa place et le rang ne change pas.',
    reason: 'De tous les pouvoirs, seul celui de Ra’s al Ghul parle d’activer une tuile.',
    rules: [
      'vs.pouvoirs-heros.harvey-bullock-escouade',
      'vs.pouvoirs-vilains.black-mask-motivation',
      'vs.pouvoirs-vilains.prof-pyg-operation-evenement',
    ],
  },
  {
    id: 'A12',
    title: 'Batwoman : zone vide et retards cumulés',
    source: 'l. 593-599',
    says: 'Un disque du vilain passe d’indisponible à dépense, et son prochain tour s’ouvre avec une activation déjà comptée. Le livret n’évoque ni une zone vide, ni deux événements dans le même tour.',
    readings: [
      'Le retard vaut même sans disque à bouger, et il ne se cumule pas.',
      'Sans disque, il ne se passe rien.',
      'Deux événements donnent deux retards.',
    ],
    choice:
      'Le retard s’applique même si la zone est vide. Deux événements déplacent deux disques mais ne font qu’un retard : 2, 3, 4… Le disque déplacé ne peut pas être repris à l’entretien ; il redevient indisponible à la fin du tour du vilain, avec les autres.',
    reason: 'Ce sont deux phrases séparées. La seconde décrit un état du vilain : une activation déjà faite.',
    rules: ['vs.pouvoirs-heros.batwoman-dpa', 'vs.pouvoirs-heros.batwoman-rang'],
    options: [
      {
        key: 'batwomanStacks',
        values: [
          { value: false, label: 'un seul retard' },
          { value: true, label: 'les retards s’additionnent' },
        ],
      },
    ],
  },
  {
    id: 'A13',
    title: 'The Riddler : quand disques ou cubes manquent',
    source: 'l. 1635-1652',
    says: 'Si le vilain a moins de disques disponibles, il gagne la différence et le héros en perd autant ; sinon il gagne 1 disque et 3 cubes. Le livret ne dit pas que faire s’il n’y en a pas assez.',
    readings: ['Les deux camps s’en tiennent à ce que le vilain peut prendre.', 'Le héros rend toute la différence.'],
    choice:
      'Le vilain prend les disques indisponibles qu’il a, le héros en rend le même nombre. De même, 2 cubes fatigués donnent 2 cubes. On compare après le paiement de l’événement, sans compter la zone de dépense.',
    reason: '« Autant » renvoie à ce que le vilain vient de déplacer.',
    rules: [
      'vs.pouvoirs-vilains.the-riddler-comparaison',
      'vs.pouvoirs-vilains.the-riddler-moins',
      'vs.pouvoirs-vilains.the-riddler-autant-ou-plus',
    ],
  },
  {
    id: 'A14',
    title: 'Harley Quinn : un résultat sans effet possible',
    source: 'l. 1154-1170',
    says: 'Chaque résultat du dé orange, de 0 à 2 succès, a son effet. Il arrive que cet effet soit impossible : pas de disque à prendre, pas d’autre figurine, une seule tuile à échanger.',
    readings: ['Le résultat reste sans effet.', 'On relance le dé.'],
    choice:
      'Il ne se passe rien. Avec 0 ou 1 succès, l’échange est obligatoire dès qu’il est possible ; avec 2, le vilain est libre. Une tuile neutralisée peut s’échanger. Tant que ce pouvoir est en jeu, un dé orange à 3 succès ou plus est refusé.',
    reason:
      'Le livret interdit de relancer ce dé. Ses trois lignes prouvent que 0, 1 et 2 existent, sans dire combien de faces chacun occupe.',
    rules: [
      'vs.pouvoirs-vilains.harley-quinn-de',
      'vs.pouvoirs-vilains.harley-quinn-cleptomanie',
      'vs.pouvoirs-vilains.harley-quinn-schizophrenie',
      'vs.pouvoirs-vilains.harley-quinn-bipolaire',
    ],
  },
  {
    id: 'A15',
    title: 'Robin et la tuile du lieutenant',
    source: 'l. 934-936',
    says: 'Avec Robin (Damian Wayne), la tuile du lieutenant coûte un disque de plus. Le mot est au singulier, et le camp n’est pas nommé.',
    readings: ['Tout lieutenant du camp des héros.', 'Un seul lieutenant.', 'Celui du vilain aussi.'],
    choice:
      'Tout lieutenant du héros. Le rang ne bouge pas, seul le coût monte : en deuxième activation, le lieutenant coûte 3 disques et la tuile suivante aussi.',
    reason: 'Le texte d’ambiance en fait un mauvais équipier : c’est de son équipe qu’il s’agit.',
    rules: ['vs.pouvoirs-heros.robin-damian-wayne-surcout'],
  },
  {
    id: 'A16',
    title: 'Choisir entre deux effets',
    source: 'l. 255, 424-428, 582-585, 1030-1033, 1135-1137',
    says: 'Un pouvoir doit s’appliquer, et certains offrent deux effets séparés par « OU ». Le livret ne dit pas quand on choisit, ni si l’on peut choisir l’impossible.',
    readings: [
      'On choisit à chaque activation de l’événement, parmi ce qui est possible.',
      'On choisit une fois pour la partie.',
      'On peut prendre un effet impossible pour ne rien faire.',
    ],
    choice:
      'Vous choisissez à chaque fois. Un effet privé de sa cible n’est pas proposé si l’autre en a une ; si aucun des deux n’est possible, le QG ne fait rien. Là où la fiche prévoit de ne rien faire, c’est un choix comme un autre. Firefly et Killer Moth retournent « tous » leurs pions : c’est permis même s’il n’y en a pas.',
    reason: 'L’obligation n’aurait plus de sens s’il suffisait de viser le vide.',
    rules: [
      'vs.qg.obligatoire',
      'vs.qg.ou',
      'vs.pouvoirs-heros.batwing-rien',
      'vs.pouvoirs-vilains.black-mask-rien',
      'vs.pouvoirs-vilains.doctor-death-rien',
      'vs.pouvoirs-vilains.firefly-flammes',
      'vs.pouvoirs-vilains.jason-todd-hush-rien',
      'vs.pouvoirs-vilains.killer-moth-gaz',
    ],
  },
  {
    id: 'A17',
    title: 'Obligatoire, mais « peut »',
    source: 'l. 255, 483-484, 883, 993-994, 1159-1160, 1415-1417',
    says: 'Les pouvoirs sont obligatoires. Pourtant Batman, Red Robin, Bane, Harley Quinn et Mr. Bloom « peuvent » faire ce que leur fiche décrit.',
    readings: ['Le joueur décide.', 'Il le fait dans tous les cas.'],
    choice: 'Là où la fiche dit « peut », le joueur décide.',
    reason: 'Appliquer le texte est une obligation, et ce texte donne un choix.',
    rules: [
      'vs.qg.obligatoire',
      'vs.pouvoirs-heros.batman-attaque-surprise',
      'vs.pouvoirs-heros.red-robin-piratage',
      'vs.pouvoirs-vilains.bane-transformation',
      'vs.pouvoirs-vilains.harley-quinn-cleptomanie',
      'vs.pouvoirs-vilains.mr-bloom-mutation',
    ],
  },
  {
    id: 'A18',
    title: 'L’événement : le QG ou la mission d’abord ?',
    source: 'l. 257-260, 1994-1997',
    says: 'Dans la mission 6, la tuile événement déclenche deux choses : le pouvoir du QG et l’événement de la mission. L’ordre n’est pas dit en toutes lettres.',
    readings: ['Le QG, puis la mission, comme c’est écrit.', 'Dans l’ordre que veut le joueur.'],
    choice: 'Le pouvoir du QG d’abord. Une tuile que ce pouvoir vient de neutraliser peut donc être retirée aussitôt.',
    reason: 'La légende les présente dans cet ordre, reliés par un « + ».',
    rules: ['vs.activation.evenement-activable', 'vs.m6.evenement'],
    options: [
      {
        key: 'eventOrder',
        values: [
          { value: 'powerFirst', label: 'le QG d’abord' },
          { value: 'playerChoice', label: 'au choix du joueur' },
        ],
      },
    ],
  },
  {
    id: 'A19',
    title: 'Quand un QG est neutralisé',
    source: 'l. 260-262, 285-289, 1994-1997',
    says: 'Un QG neutralisé perd ses événements spéciaux, et une tuile événement sans événement est neutralisée à son tour. À quel moment regarde-t-on ?',
    readings: ['Tout de suite.', 'Quand on voudra activer la tuile.'],
    choice:
      'Tout de suite, y compris pour un QG qui n’avait que des pouvoirs permanents. Si la mission apporte son propre événement, la tuile reste et ne donne plus que lui. Un QG victime de son propre pouvoir en finit d’abord l’effet.',
    reason: 'La phrase parle du moment où le QG est neutralisé.',
    rules: ['vs.qg.dissociation', 'vs.qg.neutraliser-qg', 'vs.qg.evenement-de-mission'],
  },
  {
    id: 'A20',
    title: 'Un permanent qui répond à l’événement',
    source: 'l. 264-266, 1049-1065, 1503-1505, 1525-1528, 1578-1581, 1606-1609',
    says: 'Le livret sépare les pouvoirs permanents de la tuile événement. Cinq fiches en ont pourtant un qui agit quand elle est activée.',
    readings: ['Il agit, mais ne suffit pas à garder la tuile.', 'Il est lié à la tuile, et la garde en jeu.'],
    choice:
      'Il agit sans être lié à la tuile. Trois exceptions sont écrites : Clayface y est lié, et avec Solomon Grundy ou Talon la tuile n’est jamais neutralisée. Un permanent dure sauf si son texte l’arrête : le piratage et les opérés restent ; Oracle, Julia et Robin cessent d’agir une fois neutralisés.',
    reason: 'Clayface ne prendrait pas la peine de dire qu’il est lié si tous l’étaient.',
    rules: [
      'vs.qg.permanent',
      'vs.qg.permanent-duree',
      'vs.pouvoirs-vilains.clayface-avatar-association',
      'vs.pouvoirs-vilains.prof-pyg-operation-evenement',
      'vs.pouvoirs-vilains.ratcatcher-nuee',
      'vs.pouvoirs-vilains.solomon-grundy-releve',
      'vs.pouvoirs-vilains.talon-releve',
    ],
    options: [
      {
        key: 'permanentLinked',
        values: [
          { value: false, label: 'Pyg et Ratcatcher ne gardent pas la tuile' },
          { value: true, label: 'Pyg et Ratcatcher gardent la tuile' },
        ],
      },
    ],
  },
  {
    id: 'A21',
    title: 'Grundy et Talon : ce que sépare le « OU »',
    source: 'l. 1571-1593, 1598-1628, 1654-1656',
    says: 'Leur fiche met un « OU » entre un permanent, qui les relève, et un événement spécial. Un permanent se choisit-il ?',
    readings: [
      'Le « OU » ne vaut qu’à l’activation de la tuile événement.',
      'On choisit l’un des deux pour toute la partie.',
    ],
    choice:
      'La figurine est toujours couchée au lieu de partir, et rien ne neutralise la tuile événement. À son activation, un QG neutralisé se relève avec ses points de vie de départ ; sinon, c’est l’autre effet. Relevé, il retrouve ses deux effets.',
    reason:
      'Un QG neutralisé n’a plus d’événement spécial, et un QG en jeu n’a pas à se relever : un seul des deux effets est possible à la fois.',
    rules: [
      'vs.pouvoirs-vilains.solomon-grundy-couche',
      'vs.pouvoirs-vilains.solomon-grundy-releve',
      'vs.pouvoirs-vilains.solomon-grundy-evenement-intouchable',
      'vs.pouvoirs-vilains.talon-couche',
      'vs.pouvoirs-vilains.talon-releve',
      'vs.pouvoirs-vilains.talon-evenement-intouchable',
    ],
  },
  {
    id: 'A22',
    title: 'La tuile qui remplace l’événement',
    source: 'l. 268-270, 647-650, 1193-1196',
    says: 'Certains pouvoirs remplacent la tuile événement par une autre, et le camp perd l’événement de la mission. Que devient la nouvelle tuile si le QG est neutralisé ?',
    readings: ['C’est une tuile comme les autres.', 'Elle est neutralisée avec le QG.'],
    choice:
      'Elle prend la place de la tuile événement, et d’abord son coût, puis vit comme toute autre tuile. La tuile événement retourne dans la boîte.',
    reason: 'La règle qui neutralise une tuile avec le QG ne parle que de la tuile événement.',
    rules: [
      'vs.qg.remplacer-evenement',
      'vs.pouvoirs-heros.bruce-wayne-bat-robots',
      'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd',
      'vs.pouvoirs-vilains.hush-lieutenant',
      'vs.pouvoirs-vilains.jervis-tetch-controle',
      'vs.pouvoirs-vilains.mr-bloom-gang',
      'vs.pouvoirs-vilains.red-hood-gang',
      'vs.pouvoirs-vilains.two-face-heads-tails',
      'vs.pouvoirs-vilains.two-face-tails-heads',
    ],
  },
  {
    id: 'A23',
    title: 'L’ordre des pouvoirs de préparation',
    source: 'l. 647-650, 686-689, 1040-1044, 1193-1196, 1235-1239, 1404-1406, 1491-1497, 1542-1546, 1681-1694',
    says: 'Dix fiches agissent avant la partie, à des moments différents. Celle de Red Hood se dit appliquée pendant la composition de l’équipe, alors que les QG se choisissent avant.',
    readings: ['Red Hood agit dès qu’il est choisi comme QG.', 'Red Hood agit pendant la composition de l’équipe.'],
    choice:
      'Le camp à l’initiative choisit son QG, puis l’autre : Hush, Two-Face et Red Hood agissent dès leur choix. Ensuite Bruce Wayne et Gordon, l’avatar de Clayface, le gang de Mr. Bloom. Vient la composition des équipes, puis Jervis Tetch et Prof. Pyg, puis la pose des figurines.',
    reason: 'Un pouvoir est celui d’un QG : Red Hood n’en a un que s’il est choisi à cette étape-là.',
    rules: [
      'vs.pouvoirs-heros.bruce-wayne-bat-robots',
      'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd',
      'vs.pouvoirs-vilains.clayface-avatar-choix',
      'vs.pouvoirs-vilains.hush-lieutenant',
      'vs.pouvoirs-vilains.jervis-tetch-controle',
      'vs.pouvoirs-vilains.mr-bloom-gang',
      'vs.pouvoirs-vilains.prof-pyg-operation',
      'vs.pouvoirs-vilains.red-hood-gang',
      'vs.pouvoirs-vilains.two-face-heads-tails',
      'vs.pouvoirs-vilains.two-face-tails-heads',
    ],
  },
  {
    id: 'A24',
    title: 'Un lieutenant a-t-il un pouvoir ?',
    source: 'l. 241-242, 251',
    says: 'Un lieutenant n’apporte rien à la tuile événement. Le livret ne parle pas des pouvoirs permanents, qui n’y sont pas liés.',
    readings: ['Un lieutenant n’a aucun pouvoir.', 'Ses permanents agissent.'],
    choice:
      'Aucun pouvoir : Oracle, choisie comme lieutenant, ne rend pas de disque, et Robin (Damian Wayne) ne rend rien plus cher.',
    reason: 'Le livret donne les pouvoirs aux QG, et à eux seuls.',
    rules: ['vs.mise-en-place.lieutenant-sans-evenement'],
  },
  {
    id: 'A25',
    title: 'Bane devient Venom Bane',
    source: 'l. 993-997, 1013-1015',
    says: 'Figurine, tuile et pion point de vie changent, et l’événement avec eux. Le livret ne dit pas si les blessures demeurent, ni si Bane peut revenir.',
    readings: ['Venom Bane commence avec tous ses points de vie.', 'Il garde les blessures de Bane.'],
    choice:
      'Venom Bane a ses points de vie de départ, et il le reste. La tuile garde sa place. Si sa tuile est déjà prise, la transformation n’est pas proposée. Le camp garde sa tuile événement, avec l’événement de la mission s’il y en a un.',
    reason: 'On pose un autre pion point de vie, donc une autre valeur.',
    rules: ['vs.pouvoirs-vilains.bane-transformation', 'vs.pouvoirs-vilains.bane-transformation-evenement'],
    options: [
      {
        key: 'baneKeepsWounds',
        values: [
          { value: false, label: 'points de vie de départ' },
          { value: true, label: 'les blessures demeurent' },
        ],
      },
    ],
  },
  {
    id: 'A26',
    title: 'Quel avatar pour Clayface ?',
    source: 'l. 1040-1053, 1058-1065',
    says: 'Clayface prend l’apparence d’un QG, héros ou vilain. Le livret ne dit pas si cette tuile doit être libre.',
    readings: ['N’importe quelle tuile, même déjà prise.', 'Une tuile de niveau QG/Lieutenant encore libre.'],
    choice:
      'Une tuile de ce niveau encore libre, que personne ne pourra plus choisir. En changeant d’apparence, Clayface garde sa place dans la rivière et sa zone. Les points de vie restent toujours les siens.',
    reason: 'Il faut la tuile et la figurine, posées à côté de son poste : elles ne peuvent pas servir ailleurs.',
    rules: ['vs.pouvoirs-vilains.clayface-avatar-choix', 'vs.pouvoirs-vilains.clayface-avatar-entre'],
  },
  {
    id: 'A27',
    title: 'Two-Face : une figurine ou deux ?',
    source: 'l. 1681-1684, 1691-1694',
    says: 'La tuile de l’autre face prend la place de la tuile événement. Le livret ne parle pas d’une seconde figurine, comme il le fait pour Hush ou Red Hood.',
    readings: ['Un seul personnage, que deux tuiles activent.', 'Deux figurines, une par tuile.'],
    choice: 'Une figurine et un pion point de vie. Quand Two-Face est neutralisé, ses deux tuiles le sont.',
    reason: 'Là où une figurine s’ajoute, les autres fiches le disent.',
    rules: ['vs.pouvoirs-vilains.two-face-heads-tails', 'vs.pouvoirs-vilains.two-face-tails-heads'],
    options: [
      {
        key: 'twoFaceFigures',
        values: [
          { value: 1, label: 'une figurine, deux tuiles' },
          { value: 2, label: 'deux figurines' },
        ],
      },
    ],
  },
  {
    id: 'A28',
    title: 'Le lieutenant de Hush',
    source: 'l. 1193-1201',
    says: 'Hush engage un lieutenant de plus, qui n’a que la moitié de ses points de vie. On arrondit vers le bas. Le livret ne dit rien d’un personnage à 1 point de vie, ni de la rivière imposée.',
    readings: ['Au moins 1 point de vie.', 'La moitié de 1 fait 0, et le personnage est neutralisé d’avance.'],
    choice:
      'Au moins 1 point de vie. Cette tuile s’ajoute à la composition demandée sans compter dedans, et n’est plus libre pour personne. Comme tout lieutenant, elle n’apporte pas de pouvoir.',
    reason: 'Engager quelqu’un pour le coucher aussitôt n’aurait pas de sens. Le cas est théorique.',
    rules: ['vs.pouvoirs-vilains.hush-lieutenant', 'vs.pouvoirs-vilains.hush-lieutenant-pv'],
  },
  {
    id: 'A29',
    title: 'La tuile volée par Jervis Tetch',
    source: 'l. 1235-1239',
    says: 'Le vilain s’empare d’une tuile du camp du héros, sbires ou élites, si elle est disponible. Disponible pour qui ?',
    readings: ['Une tuile que le héros n’a pas choisie.', 'N’importe quelle tuile, même du héros.'],
    choice:
      'Une tuile restée libre à la fin de la composition. Ses personnages sont au vilain pour tout : objectifs, blocages, rivière.',
    reason: 'Le moment compte : une fois les équipes faites, « disponible » désigne ce qui reste.',
    rules: ['vs.pouvoirs-vilains.jervis-tetch-controle'],
  },
  {
    id: 'A30',
    title: 'Mr. Bloom et son gang',
    source: 'l. 1415-1419',
    says: 'Un personnage neutralisé par Mr. Bloom au corps à corps devient une figurine de son gang, prise dans la réserve. Que faire si elle est vide, ou si la victime est un ami ?',
    readings: [
      'Pas de figurine en réserve, pas de remplacement ; un ami peut être remplacé.',
      'Seul un adversaire peut être remplacé.',
    ],
    choice:
      'Réserve vide : rien. Le camp de la victime n’importe pas. Il faut que Mr. Bloom soit le QG et qu’il attaque lui-même.',
    reason: 'La fiche dit « un personnage » sans préciser son camp.',
    rules: ['vs.pouvoirs-vilains.mr-bloom-mutation'],
  },
  {
    id: 'A31',
    title: 'Qui est opéré ?',
    source: 'l. 1491-1501',
    says: 'Prof. Pyg marque les figurines d’une tuile à la fin de la composition. Une figurine arrivée plus tard sur cette tuile est-elle opérée ?',
    readings: ['Oui : c’est la tuile qui est opérée.', 'Non : seules les figurines marquées le sont.'],
    choice:
      'Toute figurine de la tuile opérée, présente ou à venir. Aucune ne peut faire de manipulation ni de réflexion, donc aucun test d’objectif.',
    reason: 'L’interdit vise les personnages de la tuile ; le pion sert de rappel.',
    rules: ['vs.pouvoirs-vilains.prof-pyg-operation', 'vs.pouvoirs-vilains.prof-pyg-operation-interdits'],
  },
  {
    id: 'A32',
    title: 'Plus de nuée de rats à poser',
    source: 'l. 1525-1528, 1534',
    says: 'Il y a 4 pions nuée de rats, au plus un par zone. Le livret ne dit pas que faire quand les 4 sont posés, ni si Ratcatcher n’est plus là.',
    readings: ['Plus rien à poser.', 'On déplace un pion déjà posé.'],
    choice:
      'On ne pose plus rien. Ratcatcher hors du plateau n’a pas de zone : rien non plus. Les pions posés restent.',
    reason: 'Aucune phrase ne permet de reprendre un pion.',
    rules: ['vs.pouvoirs-vilains.ratcatcher-nuee', 'vs.pouvoirs-vilains.ratcatcher-nuee-nombre'],
    options: [
      {
        key: 'ratcatcherMovesToken',
        values: [
          { value: false, label: 'les pions posés restent' },
          { value: true, label: 'un pion posé se déplace' },
        ],
      },
    ],
  },
  {
    id: 'A33',
    title: 'Les trois zones de Batman',
    source: 'l. 455-466, 480-483',
    says: 'Trois fumigènes se posent de proche en proche, puis trois ombres se répartissent entre leurs zones. Le troisième peut-il revenir sur le premier ? Et si l’événement revient alors que Batman est déjà caché ?',
    readings: ['Trois zones différentes, une ombre dans chacune.', 'Deux pions peuvent partager une zone.'],
    choice:
      'Trois zones différentes, une ombre par zone. Batman déjà caché : l’événement n’a pas d’effet. Les fumigènes survivent aux ombres. Une explosion sur la bonne ombre montre Batman, puis le touche. Dès que Batman reparaît, attaqué ou activé, les autres ombres partent.',
    reason:
      'Le livret parle de 3 zones. Batman caché n’en a pas lui-même, et le premier fumigène se pose dans la sienne.',
    rules: [
      'vs.pouvoirs-heros.batman-fumigene-1',
      'vs.pouvoirs-heros.batman-fumigene-2',
      'vs.pouvoirs-heros.batman-fumigene-3',
      'vs.pouvoirs-heros.batman-ombres-cachees',
      'vs.pouvoirs-heros.batman-reapparition',
    ],
    options: [
      {
        key: 'shadowsSameZone',
        values: [
          { value: false, label: 'trois zones différentes' },
          { value: true, label: 'deux pions dans une zone permis' },
        ],
      },
    ],
  },
  {
    id: 'A34',
    title: 'Un dé rouge, plus un dé rouge',
    source: 'l. 483-486',
    says: 'L’attaque surprise de Batman se fait avec un dé rouge et un autre dé rouge, notés séparément. Ailleurs, le livret écrit le nombre de dés.',
    readings: ['Deux dés rouges semblables.', 'L’un des deux se relance, et l’icône s’est perdue.'],
    choice: 'Lancez 2 dés rouges, sans relance. L’option en rend un relançable, ou les deux.',
    reason:
      'La relance est probable, puisqu’on sépare deux dés quand ils diffèrent. Mais rien ne permet de la vérifier.',
    rules: ['vs.pouvoirs-heros.batman-attaque-surprise'],
    options: [
      {
        key: 'batmanRedReroll',
        values: [
          { value: 'none', label: 'aucun ne se relance' },
          { value: 'one', label: 'un seul se relance' },
          { value: 'two', label: 'les deux se relancent' },
        ],
      },
    ],
  },
  {
    id: 'A35',
    title: 'Soultaker après Katana',
    source: 'l. 783-789, 803-808',
    says: 'Katana enferme ceux qu’elle neutralise dans son sabre, et les libère en attaquant. Le livret ne dit pas ce qu’ils deviennent si elle est neutralisée.',
    readings: ['Les figurines restent dans le sabre.', 'Elles retournent en réserve.'],
    choice:
      'Elles y restent, et il n’y aura plus de capture. Une figurine captive compte comme neutralisée. Le nombre de dés blancs n’a pas de plafond. On ne libère qu’en attaquant : sans attaque déclarée, rien ne sort.',
    reason: 'Aucune phrase ne les fait sortir autrement que par cette attaque.',
    rules: ['vs.pouvoirs-heros.katana-capture', 'vs.pouvoirs-heros.katana-charge-liberation'],
    options: [
      {
        key: 'katanaReleases',
        values: [
          { value: false, label: 'les captifs restent dans le sabre' },
          { value: true, label: 'les captifs retournent en réserve' },
        ],
      },
    ],
  },
  {
    id: 'A36',
    title: 'Viser un ami',
    source: 'l. 698-700, 1097-1098, 1384-1388, 1451-1454',
    says: 'Duke, Deathstroke et The Penguin visent un personnage, sans préciser son camp ; Mr. Freeze gèle tous ceux d’une zone. Les amis en sont-ils ?',
    readings: ['Tout personnage, ami compris.', 'Les adversaires seulement.'],
    choice:
      'Tout personnage, sauf le QG lui-même. « La même zone que lui », chez Duke, est celle de Duke. Deathstroke seul dans sa zone s’arrête après son mouvement. Un otage n’est jamais visé (voir A58).',
    reason: 'Quand un camp est visé, les autres fiches le nomment. L’option vaut aussi pour Tusk (voir A41).',
    rules: [
      'vs.pouvoirs-heros.duke-precognition',
      'vs.pouvoirs-vilains.deathstroke-point-faible',
      'vs.pouvoirs-vilains.mr-freeze-givre',
      'vs.pouvoirs-vilains.the-penguin-tir',
    ],
    options: [
      {
        key: 'enemiesOnly',
        values: [
          { value: false, label: 'tout personnage, ami compris' },
          { value: true, label: 'les adversaires seulement' },
        ],
      },
    ],
  },
  {
    id: 'A37',
    title: 'Des blessures sans attaque',
    source: 'l. 510, 527-528, 700-702, 1014-1015, 1099-1100, 1273-1274, 1454-1455, 1728-1730',
    says: 'Les pouvoirs de sept QG blessent sans passer par une attaque, parfois le QG lui-même. Peut-on s’en défendre ?',
    readings: ['Non, elles se prennent telles quelles.', 'Oui, avec une défense ordinaire.'],
    choice:
      'Pas de défense. Ce n’est ni une attaque ni une explosion. Batman (The Dark Knight Returns) prend les siennes, qu’il ait attaqué ou non.',
    reason: 'Le personnage « subit » un nombre de blessures déjà compté.',
    rules: [
      'vs.pouvoirs-heros.batman-dark-knight-returns-rafale-blessure',
      'vs.pouvoirs-heros.batman-dark-knight-returns-massue-blessures',
      'vs.pouvoirs-heros.duke-precognition-blessures',
      'vs.pouvoirs-vilains.bane-venom-injected-injection-blessures',
      'vs.pouvoirs-vilains.deathstroke-point-faible-blessures',
      'vs.pouvoirs-vilains.the-joker-mr-joe-mutilation',
      'vs.pouvoirs-vilains.the-penguin-tir-blessures',
      'vs.pouvoirs-vilains.zsasz-scarification',
    ],
  },
  {
    id: 'A38',
    title: 'Quand le pion s’en va',
    source: 'l. 850-852, 904-906, 916-919, 964-973',
    says: 'Les pions d’Orphan, de Montoya et de Spoiler partent quand on active le personnage. Or deux de ces pouvoirs activent justement ce personnage.',
    readings: [
      'Toute activation du personnage l’enlève, celle du pouvoir comprise.',
      'Seule l’activation de sa tuile l’enlève.',
    ],
    choice:
      'Toute activation l’enlève. Montoya qui se déplace par l’événement perd son pion ; Spoiler perd le sien, puis le reprend. Il n’y a qu’un pion de chaque sorte : le reposer, c’est le déplacer.',
    reason: 'Les fiches disent d’activer le personnage, sans passer par la tuile.',
    rules: [
      'vs.pouvoirs-heros.orphan-cassandra-cain-pion-retrait',
      'vs.pouvoirs-heros.renee-montoya-freeze-retrait',
      'vs.pouvoirs-heros.spoiler-furtivite-pion',
      'vs.pouvoirs-heros.spoiler-furtivite-retrait',
    ],
    options: [
      {
        key: 'tokenLeavesOnTileOnly',
        values: [
          { value: false, label: 'toute activation enlève le pion' },
          { value: true, label: 'seule la tuile l’enlève' },
        ],
      },
    ],
  },
  {
    id: 'A39',
    title: 'Une tuile à moitié tenue en joue',
    source: 'l. 908-912',
    says: 'Les sbires et élites du vilain ne s’activent pas dans la zone du pion freeze. Une tuile peut avoir des figurines dedans et d’autres dehors.',
    readings: ['Chaque figurine est bloquée pour elle-même.', 'Une seule figurine bloque toute la tuile.'],
    choice:
      'La tuile s’active, et ses figurines dans la zone ne font rien. Une activation par un pouvoir (Prof. Pyg, Black Mask) n’y change rien. Une tuile prise par Jervis Tetch est du camp du vilain.',
    reason: 'L’interdit porte sur des personnages situés quelque part, non sur leur tuile.',
    rules: ['vs.pouvoirs-heros.renee-montoya-freeze-effet'],
  },
  {
    id: 'A40',
    title: 'Le passager de Man-Bat',
    source: 'l. 430-438, 1354, 1362-1364',
    says: 'L’effet prend une figurine dans la zone de Man-Bat ; le texte d’ambiance en fait une figurine de son camp. Le second n’est pas une règle.',
    readings: ['Une figurine du camp du vilain.', 'N’importe quelle figurine.'],
    choice: 'Une figurine du vilain. S’il n’y en a pas dans sa zone, l’effet n’est pas proposé.',
    reason: 'Partout ailleurs, faire bouger une figurine adverse est écrit noir sur blanc.',
    rules: ['vs.qg.lecture-fiche', 'vs.pouvoirs-vilains.man-bat-vol-passager'],
    options: [
      {
        key: 'manBatAnyPassenger',
        values: [
          { value: false, label: 'une figurine du vilain' },
          { value: true, label: 'toute figurine' },
        ],
      },
    ],
  },
  {
    id: 'A41',
    title: 'La charge de Tusk',
    source: 'l. 1671-1674',
    says: 'Tusk attaque chaque personnage de sa zone. Le livret ne dit ni avec quels dés, ni s’il épargne les siens.',
    readings: ['Tout le monde sauf lui.', 'Les adversaires seulement.'],
    choice:
      'Tout le monde sauf lui, avec sa propre caractéristique et dans l’ordre voulu par le vilain. Personne dans la zone : pas d’attaque. L’option de l’arbitrage A36 le limite aux adversaires.',
    reason: '« Chaque personnage » n’en excepte aucun.',
    rules: ['vs.pouvoirs-vilains.tusk-charge-attaques'],
  },
  {
    id: 'A42',
    title: 'Killer Croc sur place',
    source: 'l. 1329-1333',
    says: 'Killer Croc gagne un dé orange par limite de zone franchie. S’il n’en franchit aucune, il n’a pas de dé.',
    readings: ['Une attaque sans dé reste permise.', 'Il faut franchir une limite pour attaquer.'],
    choice:
      'L’attaque se déclare avec 0 dé. Vous indiquez le nombre de limites franchies ; la même, franchie deux fois, compte deux fois.',
    reason: 'La fiche compte des franchissements et ne pose pas de minimum.',
    rules: ['vs.pouvoirs-vilains.killer-croc-charge-attaque'],
  },
  {
    id: 'A43',
    title: 'Sacrifier l’un des siens',
    source: 'l. 1023-1025, 1121',
    says: 'Black Mask neutralise un ami en vue, Doctor Death celui qu’il vient de faire agir. Le livret ne dit pas si ce peut être le QG, ou le dernier d’une tuile.',
    readings: ['N’importe qui d’autre, même le dernier de sa tuile.', 'Le QG peut se choisir lui-même.'],
    choice:
      'N’importe quel ami autre que Black Mask ou Doctor Death. S’il était le dernier de sa tuile, elle est neutralisée, et la mission 6 la compte. Sans ami possible, l’effet n’est pas proposé.',
    reason: 'Un ami est quelqu’un d’autre, et rien ne protège le dernier d’une tuile.',
    rules: ['vs.pouvoirs-vilains.black-mask-sacrifice', 'vs.pouvoirs-vilains.doctor-death-serum-neutralise'],
  },
  {
    id: 'A44',
    title: 'Faire agir l’adversaire',
    source: 'l. 1178-1184, 1474-1481',
    says: 'Hugo Strange et Poison Ivy activent des figurines du héros. Qui paie les cubes ? Peuvent-elles tenter un objectif ?',
    readings: [
      'Le vilain paie ; avec Ivy, la figurine est des siens le temps d’agir.',
      'Le héros paie, puisque la figurine est à lui.',
    ],
    choice:
      'Le vilain décide et paie avec ses cubes. Avec Ivy, la figurine compte comme sienne, objectifs compris. Avec Strange, elle ne fait que bouger. La rivière et les disques du héros n’en savent rien.',
    reason: 'Seule la fiche d’Ivy rend la figurine amie ; celle de Strange s’en tient au mouvement.',
    rules: [
      'vs.pouvoirs-vilains.hugo-strange-hypnose',
      'vs.pouvoirs-vilains.poison-ivy-pheromone',
      'vs.pouvoirs-vilains.poison-ivy-pheromone-amie',
    ],
  },
  {
    id: 'A45',
    title: 'Mr. Joe neutralisé par lui-même',
    source: 'l. 1273-1277',
    says: 'Mr. Joe se blesse, puis envoie une tuile adverse en dernière place. Si cette blessure le neutralise, envoie-t-il quand même la tuile ?',
    readings: ['Non, faute de zone.', 'Oui, l’effet va jusqu’au bout.'],
    choice:
      'Non. L’effet demande un personnage du héros dans la zone de Mr. Joe. Le vilain choisit le personnage, dont la tuile peut être une tuile de sbires.',
    reason: 'La cible se cherche dans sa zone, et il n’en a plus.',
    rules: ['vs.pouvoirs-vilains.the-joker-mr-joe-mutilation', 'vs.pouvoirs-vilains.the-joker-mr-joe-terreur'],
  },
  {
    id: 'A46',
    title: 'Zsasz sans victime',
    source: 'l. 1728-1730',
    says: 'Un personnage du héros prend 2 blessures, puis Zsasz en prend une. Le livret ne dit pas qui choisit, ni quoi faire si personne n’est là.',
    readings: ['Sans victime, pas d’effet.', 'Zsasz se blesse malgré tout.'],
    choice:
      'Le vilain choisit la victime ; sans victime, l’effet n’est pas proposé. Si Zsasz est neutralisé ensuite, les 2 blessures demeurent.',
    reason: 'Sa blessure marque celle qu’il vient de faire.',
    rules: ['vs.pouvoirs-vilains.zsasz-scarification', 'vs.pouvoirs-vilains.zsasz-scarification-retour'],
  },
  {
    id: 'A47',
    title: 'Alfred et le lieutenant',
    source: 'l. 369-373',
    says: 'Alfred rend au lieutenant ses points de vie de départ. Lequel, s’il y en a plusieurs ? Et s’il est neutralisé ?',
    readings: ['Un lieutenant en jeu, au choix.', 'Un lieutenant neutralisé peut revenir.'],
    choice: 'Un lieutenant en jeu, choisi par le héros. S’il n’y en a pas, l’effet n’est pas proposé.',
    reason: 'Relever une figurine, comme le font Grundy et Talon, s’écrit en toutes lettres.',
    rules: ['vs.pouvoirs-heros.alfred-soin'],
  },
  {
    id: 'A48',
    title: 'Pirater une case pleine',
    source: 'l. 48, 883-893',
    says: 'Un pion piratage retire 1 à la saturation d’une case, un pion par case. Une case peut déjà contenir plus de cubes que cela.',
    readings: ['Les cubes posés restent.', 'Le cube de trop s’en va.'],
    choice:
      'Les cubes restent, mais on n’en ajoute pas tant que la nouvelle limite est atteinte. La défense passe de 3 à 2 ; les deux autres limites sont dans le livret de base. Trois pions au plus, et ils demeurent si Red Robin est neutralisé.',
    reason: 'La saturation limite ce que l’on pose, et le livret ne fait rien retirer.',
    rules: [
      'vs.presentation.saturation-defense',
      'vs.pouvoirs-heros.red-robin-piratage',
      'vs.pouvoirs-heros.red-robin-saturation',
    ],
  },
  {
    id: 'A49',
    title: 'Deux fois le même personnage',
    source: 'l. 204-208, 226-230',
    says: 'Chacun choisit parmi toutes les tuiles de son camp. Certains personnages en ont deux, comme Batman ou Harley Quinn.',
    readings: [
      'Une tuile ne sert qu’une fois ; deux versions sont deux tuiles.',
      'Un personnage ne peut paraître qu’une fois.',
    ],
    choice: 'Une tuile, une fois. Deux versions d’un même personnage peuvent jouer ensemble.',
    reason: 'Le livret parle de tuiles, et chacune est un objet unique.',
    rules: ['vs.mise-en-place.qg-choix', 'vs.mise-en-place.equipe-choix'],
    options: [
      {
        key: 'oneVersionPerCharacter',
        values: [
          { value: false, label: 'deux versions peuvent jouer' },
          { value: true, label: 'une seule version par personnage' },
        ],
      },
    ],
  },
  {
    id: 'A50',
    title: 'Quand une rivière est pleine',
    source: 'l. 234-236',
    says: 'Les camps choisissent leurs tuiles l’un après l’autre. Le livret n’envisage pas des rivières de longueurs différentes.',
    readings: ['Le camp qui a fini passe, l’autre continue.', 'La composition s’arrête.'],
    choice:
      'Le camp qui a rempli sa rivière passe son tour. En choisissant une tuile, vous dites quel emplacement elle remplit. Les tuiles QG/Lieutenant ont les leurs.',
    reason: 'Chaque rivière initiale doit être remplie.',
    rules: ['vs.mise-en-place.equipe-alternance'],
  },
  {
    id: 'A51',
    title: 'Tuile simple, tuile double',
    source: 'l. 209-213',
    says: 'La rivière initiale impose une tuile de QG simple ou double. Le texte ne dit pas ce qui les sépare.',
    readings: ['Une donnée à faire concorder, sans autre effet.', 'Une tuile double prend deux emplacements.'],
    choice:
      'C’est une donnée de l’emplacement et de la tuile. Si les deux sont remplies, elles doivent concorder ; s’il en manque une, tout est permis.',
    reason: 'La différence se voit sur la tuile elle-même, que nous n’avons pas.',
    rules: ['vs.mise-en-place.qg-type'],
  },
  {
    id: 'A52',
    title: 'Des chiffres en désordre',
    source: 'l. 20-29, 101-103, 163-199, 230-232, 291-350, 2072-2119, 2263-2307',
    says: 'La mise en place des missions était en images. Il reste douze nombres pour les missions 7 et 8, sans leur place, et rien pour les six autres.',
    readings: [
      'Une lecture probable, proposée et modifiable.',
      'Des cases vides, à remplir d’après le livret imprimé.',
    ],
    choice:
      'Missions 7 et 8, lecture probable : 8 cubes et 3 fatigués pour le camp à l’initiative, 11 cubes pour l’autre, 5 cubes de récupération ; 3 disques disponibles, 7 indisponibles, 2 de récupération. Les mêmes valeurs servent ailleurs, étiquetées « exemple ». Tout se modifie.',
    reason:
      'Les postes échangent leurs nombres d’une mission à l’autre, comme l’initiative. Celui qui joue en second doit pouvoir se défendre d’abord.',
    rules: [
      'vs.dpa.depart-a',
      'vs.dpa.depart-b',
      'vs.dpa.depart-c',
      'vs.mise-en-place.cubes-et-dpa',
      'vs.mise-en-place.equipe-contrainte',
      'vs.mise-en-place.exemple-rivieres',
    ],
  },
  {
    id: 'A53',
    title: 'Finir tout de suite, ou à la vérification ?',
    source: 'l. 1740-1746, 1776-1782, 1859-1865, 1918-1924, 2005-2006, 2204-2205',
    says: 'Chaque mission donne une condition qui abrège la partie. Le moment où on la regarde n’est pas dit.',
    readings: ['À chaque vérification, 1 et 2.', 'À l’instant où elle devient vraie.'],
    choice:
      'À chaque vérification : le tour en cours se termine donc, avec ses effets de fin. Un seuil de 4 se lit « 4 ou plus ».',
    reason: 'Ces étapes s’appellent vérification des conditions de fin : elles servent à cela.',
    rules: [
      'vs.fin.une-condition-suffit',
      'vs.m1.fin-bombes',
      'vs.m2.fin-brouilleurs',
      'vs.m3.fin-ordinateurs',
      'vs.m4.fin-otages',
      'vs.m5.fin-barils',
      'vs.m7.fin-informations',
      'vs.m8.fin-preuves',
    ],
    options: [
      {
        key: 'endCheck',
        values: [
          { value: 'atVerification', label: 'à chaque vérification' },
          { value: 'immediate', label: 'à l’instant même' },
        ],
      },
    ],
  },
  {
    id: 'A54',
    title: 'Un seul, ou plus aucun',
    source: 'l. 1815-1816, 1923-1924',
    says: 'Les missions 3 et 5 s’arrêtent quand il ne reste qu’un ordinateur, ou qu’un baril. Que faire si l’on passe de 2 à 0 dans le même tour ?',
    readings: ['1 ou 0.', 'Exactement 1.'],
    choice: 'La partie s’arrête à 1 ou à 0.',
    reason: 'Continuer sur un plateau sans objectif n’a pas de sens.',
    rules: ['vs.m3.fin-ordinateurs', 'vs.m5.fin-barils'],
  },
  {
    id: 'A55',
    title: 'Combien de pions d’objectif ?',
    source: 'l. 1745-1751, 1781-1787',
    says: 'Le plan de chaque mission donnait le nombre de pions : il est perdu. Les missions 1 et 2 s’arrêtent à 4 pions neutralisés et se gagnent à moins de 2 en place.',
    readings: [
      '5 pions : quatre de moins, et le héros ne peut plus perdre.',
      'Un autre nombre, à lire dans le livret imprimé.',
    ],
    choice:
      'À vous de remplir ce nombre. Exemple : 5 pions, sauf 4 otages en mission 4, et 4 ordinateurs avec 3 Citizens en mission 7. Un nombre qui rend une fin impossible est signalé. Dans tous les cas, le plateau désigne le vainqueur.',
    reason: '5 est le plus grand nombre pour lequel quatre neutralisations assurent la victoire du héros.',
    rules: ['vs.m1.fin-bombes', 'vs.m2.fin-brouilleurs'],
  },
  {
    id: 'A56',
    title: 'De quel côté commencent les pions ?',
    source: 'l. 1797-1802, 1843-1850, 1943-1948, 2229-2243',
    says: 'Brouilleurs, ordinateurs, barils et preuves ont deux faces. Celle du départ n’est pas indiquée.',
    readings: ['La face que les actions retournent.', 'Celle que montre le plan, perdu.'],
    choice:
      'Brouilleurs non activés, ordinateurs inactifs, barils armés, preuves disponibles. Une action qui ne changerait pas la face est refusée. Un brouilleur se neutralise sur ses deux faces.',
    reason: 'Sinon, la première action de chaque mission n’aurait rien à changer.',
    rules: ['vs.m2.activer', 'vs.m2.desactiver', 'vs.m3.trouver', 'vs.m5.desarmer'],
  },
  {
    id: 'A57',
    title: 'Réussir un test',
    source: 'l. 1762-1775, 1797-1809, 1843-1858, 1943-1954, 2042-2062, 2229-2248',
    says: 'Un objectif demande une manipulation ou une réflexion de difficulté 3 ou 4, parfois avec une compétence. La règle du test est dans le livret de base.',
    readings: ['Autant de succès que la difficulté, ou plus.', 'Une autre règle du livret de base.'],
    choice:
      'Dites si le test est réussi, ou donnez le total de succès : il doit atteindre la difficulté. La compétence est un rappel, son effet est déjà dans votre total. Un échec ne change rien aux pions.',
    reason: 'C’est le sens ordinaire d’une difficulté chiffrée ; la page dit que cette règle vient d’ailleurs.',
    rules: [
      'vs.m1.amorcer',
      'vs.m1.amorcer-artificier',
      'vs.m1.neutraliser',
      'vs.m1.neutraliser-artificier',
      'vs.m2.activer',
      'vs.m2.activer-piratage',
      'vs.m2.desactiver',
      'vs.m2.desactiver-piratage',
      'vs.m3.trouver',
      'vs.m3.trouver-piratage',
      'vs.m3.effacer',
      'vs.m3.effacer-piratage',
      'vs.m5.desarmer',
      'vs.m5.repandre',
      'vs.m5.sans-competence',
      'vs.m7.pirater',
      'vs.m7.pirater-piratage',
      'vs.m7.soutirer',
      'vs.m7.soutirer-enquete',
      'vs.m7.protocoles',
      'vs.m7.protocoles-piratage',
      'vs.m8.detruire',
      'vs.m8.detruire-enquete',
      'vs.m8.trouver',
      'vs.m8.trouver-enquete',
      'vs.m8.coffre',
      'vs.m8.coffre-crochetage',
    ],
  },
  {
    id: 'A58',
    title: 'Un otage peut-il être blessé ?',
    source: 'l. 578-580, 1885-1891',
    says: 'Les otages échappent aux attaques et aux explosions. Certains pouvoirs blessent sans attaque.',
    readings: ['Rien ne peut les viser.', 'Ce qui n’est ni attaque ni explosion les touche.'],
    choice:
      'Aucun pouvoir ne vise un otage pour le blesser, le neutraliser, l’immobiliser ou s’en emparer. Le choc de Batwing n’est pas possible dans une zone qui en contient un.',
    reason: 'Un otage neutralisé quitterait le plateau, et le héros gagnerait par sa mort.',
    rules: ['vs.m4.otages-camp', 'vs.m4.otages-proteges', 'vs.m4.otages-zone', 'vs.pouvoirs-heros.batwing-choc'],
    options: [
      {
        key: 'hostagesWoundable',
        values: [
          { value: false, label: 'un otage n’est jamais visé' },
          { value: true, label: 'un otage peut être blessé (déconseillé)' },
        ],
      },
    ],
  },
  {
    id: 'A59',
    title: 'Qui mène un otage ?',
    source: 'l. 1897-1904',
    says: 'Un personnage du héros fait la réflexion, puis celui qui le contrôle déplace l’otage. Or un héros peut passer au vilain, par Jervis Tetch ou Poison Ivy.',
    readings: ['Il faut que le héros le contrôle alors.', 'Son camp d’origine suffit.'],
    choice:
      'Le personnage doit être contrôlé par le héros à ce moment. Un otage n’a pas de tuile en rivière : ni disque ni cube. Dès qu’il se trouve dans une zone de sortie, il est sauvé.',
    reason: 'Le vilain n’a pas à sauver des otages par le bras d’un héros.',
    rules: ['vs.m4.deplacer', 'vs.m4.deplacer-activation'],
  },
  {
    id: 'A60',
    title: 'Deux charges, en tout ou par tuile ?',
    source: 'l. 1912-1915',
    says: 'Dans la mission 4, un personnage élite du héros peut deux fois défoncer une paroi. Est-ce deux fois pour tous, ou deux fois pour chaque tuile ?',
    readings: ['Deux fois dans la partie.', 'Deux fois par tuile d’élites.'],
    choice:
      'Deux fois en tout, une par personnage : deux figurines d’une même tuile peuvent en recevoir une chacune. Annoncez-le au début de l’activation du personnage, par sa tuile ou par un pouvoir comme celui d’Harvey Bullock ; cela ne vaut que pour elle.',
    reason: 'Le compte est donné pour la partie entière.',
    rules: ['vs.m4.intervention'],
  },
  {
    id: 'A61',
    title: 'Les vapeurs et la récupération',
    source: 'l. 1956-1960',
    says: 'Au troisième baril répandu, chacun remplace son pion récupération 5 par le pion 3. Et si ce pion n’était pas un 5 ?',
    readings: ['On descend à 3, sans jamais monter.', 'Seul un pion 5 change.'],
    choice:
      'Cela n’arrive qu’une fois et touche les deux camps. À leur prochaine récupération, toute valeur au-dessus de 3 devient 3 ; les autres restent. Les disques n’y perdent rien.',
    reason: 'Les vapeurs affaiblissent : elles ne peuvent pas rendre des cubes.',
    rules: ['vs.m5.vapeurs'],
  },
  {
    id: 'A62',
    title: 'Mission 6 : à qui est l’événement ?',
    source: 'l. 285-289, 1994-1999',
    says: 'La mission 6 a deux légendes pour ses tuiles événement : l’une ajoute l’événement de la mission au pouvoir du QG, l’autre non. Le dessin qui disait laquelle va à quel camp est perdu.',
    readings: ['Le héros seul.', 'Les deux camps.', 'Le vilain seul.'],
    choice:
      'Le héros, faute de mieux : c’est incertain, et à contrôler sur le livret imprimé. L’événement retire une tuile neutralisée de sa rivière : c’est obligatoire s’il y en a, et le joueur choisit laquelle.',
    reason:
      'Les missions 7 et 8 n’ont qu’une légende pour deux camps semblables. Deux légendes font donc deux cas, et la première est sans doute celle du héros, que les figures montrent d’abord. Le vilain, lui, gagne déjà à égalité.',
    rules: ['vs.qg.evenement-de-mission', 'vs.m6.evenement', 'vs.m6.evenement-seul-pouvoir'],
    options: [
      {
        key: 'm6EventCamp',
        values: [
          { value: 'hero', label: 'le héros seul' },
          { value: 'both', label: 'les deux camps' },
          { value: 'villain', label: 'le vilain seul' },
        ],
      },
    ],
  },
  {
    id: 'A63',
    title: 'Mission 6 : compter les tuiles',
    source: 'l. 1966-1969, 1973-1979',
    says: 'La fin compte les tuiles qui ont été neutralisées, la victoire celles de la rivière. Certaines sont retirées, d’autres relevées en cours de route.',
    readings: ['Les tuiles neutralisées qui sont encore là.', 'Toutes celles qui l’ont été depuis le début.'],
    choice:
      'Celles qui sont encore dans la rivière, pour la fin et pour la victoire. La tuile événement compte comme les autres. Une tuile est neutralisée avec son dernier personnage.',
    reason: 'On compte une rivière telle qu’elle est. L’option ne change que la fin.',
    rules: ['vs.m6.fin-pertes', 'vs.m6.victoire-heros', 'vs.m6.victoire-vilain'],
    options: [
      {
        key: 'm6Count',
        values: [
          { value: 'present', label: 'les tuiles encore là' },
          { value: 'cumulative', label: 'toutes depuis le début, pour la fin' },
        ],
      },
    ],
  },
  {
    id: 'A64',
    title: 'Avant la fin du tour 7',
    source: 'l. 1966-1969',
    says: 'Quatre tuiles neutralisées d’un même côté abrègent la mission 6, avant la vérification 2 du tour 7. Cette vérification en est-elle ?',
    readings: ['Oui, elle en est.', 'Non, elle vient trop tard.'],
    choice:
      'Oui : le tour 7 se regarde en entier, ses deux vérifications comprises. Au tour 8, seule la fin du tour arrête la partie.',
    reason: 'Une tuile neutralisée pendant le tour 7 l’est bien avant cette vérification.',
    rules: ['vs.m6.fin-pertes'],
  },
  {
    id: 'A65',
    title: 'Dépolluer, démobiliser',
    source: 'l. 1987-1988, 2038-2040',
    says: 'Les missions 6 et 7 interdisent l’un ou l’autre, et ces deux mots ne sont pas expliqués.',
    readings: [
      'Retirer une tuile neutralisée ; retirer une tuile encore active.',
      'Autre chose, dans le livret de base.',
    ],
    choice:
      'Deux gestes à la main sur la rivière, sans coût imposé. En mission 6, personne ne dépollue ; en mission 7, le héros ne démobilise pas les Citizens. L’événement de la mission 6 n’est pas une dépollution.',
    reason: 'C’est ce que les deux mots laissent comprendre. Le livret de base en dit sûrement plus.',
    rules: ['vs.m6.pas-de-depollution', 'vs.m6.demobilisation', 'vs.m7.pas-de-demobilisation'],
  },
  {
    id: 'A66',
    title: 'Le disque du protocole',
    source: 'l. 2028-2031, 2062-2070',
    says: 'Un protocole réussi rend un disque. Le livret dit « il », et n’évoque pas une zone indisponible vide.',
    readings: ['Au héros, s’il lui en reste un à reprendre.', 'Au camp qui le souhaite.'],
    choice:
      'Au héros. S’il n’a pas de disque indisponible, la figurine est posée et rien d’autre. Un seul protocole par ordinateur : il faut un pion, et il devient figurine.',
    reason: 'Toutes les phrases voisines ont le héros pour sujet.',
    rules: ['vs.m7.reserve', 'vs.m7.protocoles-dpa'],
  },
  {
    id: 'A67',
    title: 'Un Citizen tué a-t-il parlé ?',
    source: 'l. 2035-2036, 2053-2056',
    says: 'Un Citizen qui parle est neutralisé et donne une information. Et s’il est neutralisé par une attaque ?',
    readings: ['Il ne donne rien.', 'Il donne aussi une information.'],
    choice:
      'Rien : seul le test réussi place la figurine près du poste du vilain. Quand tous les Citizens sont neutralisés, leur tuile l’est.',
    reason: 'L’information vient de la parole, et un mort ne parle pas.',
    rules: ['vs.m7.scientifiques', 'vs.m7.soutirer-reussite'],
  },
  {
    id: 'A68',
    title: 'La fuite des vilains',
    source: 'l. 2232-2234, 2252-2261',
    says: 'À la fin du tour 7 du héros, les preuves disponibles lui reviennent et les autres disparaissent. Est-ce avant ou après le compte ?',
    readings: ['Avant : les preuves comptent.', 'Après : le compte est déjà fait.'],
    choice:
      'Avant. Un coffre resté fermé ne compte pas. Une preuve en cours de destruction le reste, et le vilain n’a plus rien à y faire. Si la partie finit plus tôt, personne ne fuit.',
    reason: 'La fuite est un effet de fin de tour, et une vérification vient après le tour.',
    rules: ['vs.m8.detruire-reussite', 'vs.m8.fuite-disponibles', 'vs.m8.fuite-detruites'],
  },
  {
    id: 'A69',
    title: 'Des pages qui manquent ?',
    source: 'l. 553, 1293, 1312, 2024',
    says: 'Les numéros de page sautent deux fois : la page de Hush porte le 18, deux de plus que le compte, et il en manque un avant la mission 1.',
    readings: ['Des pages d’illustrations.', 'Des pages de pouvoirs perdues.'],
    choice:
      'Des illustrations, sans doute. La liste des pouvoirs est donnée pour ce qu’elle est : celle du livret dont nous disposons.',
    reason: 'L’ordre alphabétique des fiches ne montre pas de trou.',
    rules: [],
  },
  {
    id: 'A70',
    title: 'Une bande sans niveau, tenue en joue',
    source: 'l. 908-912, 1404-1410, 1542-1546',
    says: 'Le pion freeze bloque les sbires et les élites du vilain. Le gang de Red Hood et celui de Mr. Bloom arrivent par un pouvoir, et le livret ne donne pas leur niveau.',
    readings: [
      'Une tuile de plusieurs figurines est de sbires ou d’élites : elle est tenue.',
      'Sans niveau connu, rien ne la retient.',
    ],
    choice:
      'Elle est tenue, comme toute tuile de plusieurs figurines au niveau non saisi. Un niveau saisi sur la carte décide toujours.',
    reason: 'Seules les tuiles QG/Lieutenant échappent au pion, et une bande n’en est pas une.',
    rules: ['vs.pouvoirs-heros.renee-montoya-freeze-effet'],
    options: [
      {
        key: 'freezeHoldsGangs',
        values: [
          { value: true, label: 'une bande sans niveau est tenue' },
          { value: false, label: 'elle agit' },
        ],
      },
    ],
  },
  {
    id: 'A71',
    title: 'Mr. Freeze, son propre ami ?',
    source: 'l. 1384-1390',
    says: 'Le vilain gèle une zone où se tient un de ses amis, et Mr. Freeze y échappe. Peut-il geler celle où il est seul des siens ?',
    readings: ['Non : un ami est quelqu’un d’autre.', 'Oui : il est ami de son propre camp.'],
    choice:
      'Non. Il faut un autre personnage du vilain dans la zone. Si Mr. Freeze s’y trouve aussi, il n’en souffre pas.',
    reason:
      'Les autres fiches disent « ami » de quelqu’un d’autre (voir A43), et l’exception sert déjà quand un ami partage sa zone.',
    rules: ['vs.pouvoirs-vilains.mr-freeze-givre'],
    options: [
      {
        key: 'freezeOwnZone',
        values: [
          { value: false, label: 'il faut un autre personnage du vilain' },
          { value: true, label: 'Mr. Freeze peut geler sa propre zone' },
        ],
      },
    ],
  },
  {
    id: 'A72',
    title: 'Un QG couché, sa tuile dans la boîte',
    source: 'l. 1571-1583, 1601-1611, 1994-1997',
    says: 'Solomon Grundy et Talon se relèvent, et leur tuile redevient active. Dans la mission 6, l’événement peut avoir remis cette tuile neutralisée dans la boîte.',
    readings: [
      'La figurine part avec sa tuile : elle ne se relève plus.',
      'Elle se relève, et sa tuile revient dans la rivière.',
    ],
    choice:
      'La figurine quitte le plateau avec sa tuile, et ne se relève plus. La tuile événement reste en jeu, et ne donne plus que l’événement de la mission. Par l’option, la tuile revient à la dernière place.',
    reason:
      'Sans tuile, rien ne l’activerait : un personnage debout que personne ne peut faire jouer n’existe nulle part ailleurs.',
    rules: ['vs.m6.evenement', 'vs.pouvoirs-vilains.solomon-grundy-releve', 'vs.pouvoirs-vilains.talon-releve'],
    options: [
      {
        key: 'm6RemovedRises',
        values: [
          { value: false, label: 'la figurine part avec sa tuile' },
          { value: true, label: 'elle se relève, et sa tuile revient' },
        ],
      },
    ],
  },
] satisfies readonly VsRuling[];

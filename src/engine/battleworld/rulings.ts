import type { Ruling } from '../kernel/ruling.ts';
import type { BwRule } from './rules.ts';
import type { OptionKey, Options } from './types.ts';

type Switch = {
  readonly [K in OptionKey]: {
    readonly key: K;
    readonly values: readonly { readonly value: Options[K]; readonly label: string }[];
  };
}[OptionKey];
/** A ruling of this game: its rules exist, its switches are options that the engine honours. */
type BwRuling = Omit<Ruling, 'rules' | 'options'> & {
  readonly rules: readonly BwRule[];
  readonly options?: readonly Switch[];
};

/** Where the source is silent or says two things: what it says, how it may be read, what is played by default and why. The first value of a switch is the default. */
export const RULINGS: readonly Ruling[] = [
  {
    id: 'A1',
    title: 'Horloge de Galactus et D20 noir',
    source: 'l. 14, 24, 34, 710-714',
    says: 'Le livret annonce plusieurs fois que Galactus finira par détruire la planète. Il ne donne ni compteur, ni jet, ni durée. Il range aussi un D20 noir dans la boîte, et aucune règle ne s’en sert.',
    readings: [
      'Un nombre de tours fixé d’avance.',
      'Un jet de D20 à chaque tour.',
      'Galactus présent sur le plateau, avec le D20 pour dé.',
    ],
    choice:
      'L’horloge se règle dans le scénario : aucune, ou destruction à la fin du tour N. Les scénarios d’exemple prennent N = 12, une valeur absente des règles. Personne ne lance le D20.',
    reason: 'Une échéance visible suffit à presser les deux camps, et chacun peut l’accorder au temps dont il dispose.',
    rules: ['bw.but.galactus', 'bw.materiel.de-noir', 'bw.recit.galactus'],
  },
  {
    id: 'A2',
    title: 'Moment de la fin et défaite commune',
    source: 'l. 22-24',
    says: 'Une seule des deux conditions de victoire arrête la partie. Le livret ne dit pas à quel instant on la vérifie, ni qui perd si Galactus réussit.',
    readings: [
      'On vérifie après chaque combat.',
      'On attend la fin du tour.',
      'Si l’horloge arrive à terme, les deux joueurs perdent, ou l’on compare leurs pertes.',
    ],
    choice:
      'On vérifie dès qu’un combat est entièrement réglé : blessures, jeton de Victoire, pouvoir, morts et destructions. La partie s’arrête alors sur-le-champ. Si l’horloge arrive à terme sans vainqueur, les deux joueurs perdent ; une victoire obtenue pendant le dernier tour passe avant l’horloge.',
    reason: 'Seul un combat peut tuer ou détruire : vérifier à sa fin ne laisse jamais deux victoires en balance.',
    rules: ['bw.but.victoire-extermination', 'bw.but.victoire-base', 'bw.but.galactus', 'bw.but.fin'],
  },
  {
    id: 'A3',
    title: 'Aire de jeu',
    source: 'l. 46-48, 62-68',
    says: 'Les déplacements se comptent en cases, mais le livret ne décrit aucune grille. La figure qui montrait la disposition a disparu.',
    readings: ['Un plateau quadrillé.', 'Des emplacements de la taille d’une carte, soit 16 × 13 cm.'],
    choice:
      'La grille, les départs et les cases des modules se règlent dans le scénario. Le plateau d’exemple compte 5 colonnes (a à e) et 7 rangées (1 à 7) : modules en b, c et d de la rangée 1 pour les Héros et de la rangée 7 pour les Vilains, départs en a, b, d et e des rangées 2 et 6.',
    reason: 'Il faut un plateau pour jouer ; autant qu’il se change aussi facilement qu’une table.',
    rules: ['bw.mise-en-place.disposition', 'bw.deplacement.a-pied', 'bw.deplacement.case-disponible'],
  },
  {
    id: 'A4',
    title: 'Adjacence, proximité et distance',
    source: 'l. 62-64, 325-331, 428',
    says: 'On se déplace aussi en diagonale. Le corps à corps veut une cible proche, le soin un voisin adjacent, le tir se compte en cases. Rien ne dit si la diagonale vaut 1.',
    readings: [
      'La diagonale vaut 1.',
      'La diagonale vaut 2.',
      '« Proche » et « adjacent » désignent deux distances différentes.',
    ],
    choice:
      'La distance est le plus grand des deux écarts, en colonnes ou en rangées. « Adjacent » et « proche » veulent dire à distance 1, diagonales comprises. Rien ne gêne un tir : ni personnage, ni module, ni ligne de vue.',
    reason: 'C’est la seule mesure qui s’accorde avec le déplacement.',
    rules: ['bw.deplacement.a-pied', 'bw.portee.corps-a-corps', 'bw.portee.distance', 'bw.actions.soigner'],
  },
  {
    id: 'A5',
    title: 'Déplacement facultatif',
    source: 'l. 62, 66, 200-206, 222',
    says: 'Le livret parle d’une case à pied et de 2 cases en volant, sans dire si l’on peut en faire moins.',
    readings: [
      'Le déplacement est obligatoire et entier.',
      'On avance d’autant de cases qu’on veut, jusqu’au maximum.',
    ],
    choice: 'De 0 à 1 case à pied, de 0 à 2 cases en volant. On bouge avant de poser le dé, jamais après.',
    reason: 'Sans le droit de rester sur place, personne ne pourrait se maintenir dans un module.',
    rules: ['bw.tour.activation', 'bw.deplacement.a-pied', 'bw.deplacement.volant'],
  },
  {
    id: 'A6',
    title: 'Survol',
    source: 'l. 68, 341-343',
    says: 'Un volant passe au-dessus des personnages dépourvus de Vol. Le livret ne décrit pas son trajet.',
    readings: ['Une ligne droite.', 'Deux pas libres, coudés ou non.'],
    choice:
      'Le trajet fait 1 ou 2 pas d’une case, coudés si l’on veut. La case intermédiaire peut contenir un non-volant ou un module de n’importe quel camp, jamais un volant ; la case d’arrivée doit être libre. Il suffit qu’un trajet convienne. Un volant privé de Vol pour le tour se laisse survoler.',
    reason: 'Deux pas d’une case prolongent la règle de la marche sans en inventer une autre.',
    rules: ['bw.deplacement.survol', 'bw.deplacement.survol-volant-interdit'],
  },
  {
    id: 'A7',
    title: 'Deux listes d’actions',
    source: 'l. 232-242, 417-429',
    says: 'La première liste cite la relance, mais ni la réparation ni le surnombre. La seconde fait l’inverse.',
    readings: ['La seconde liste remplace la première.', 'Les deux listes se complètent.'],
    choice: 'Toutes les actions des deux listes sont permises.',
    reason: 'Chacune cite des actions que le reste du texte suppose possibles.',
    rules: ['bw.actions.prealable', 'bw.actions.liste'],
  },
  {
    id: 'A8',
    title: 'Quantités récupérées',
    source: 'l. 236-242, 420-428',
    says: 'Soigner et réparer rendent 1 point. Pour récupérer de l’énergie, de la vie ou une relance, le livret ne donne aucun nombre.',
    readings: ['1 point.', '2 points, comme dans un module.'],
    choice:
      'Chaque action rend 1 : un jeton Puissance, un point de vie ou un jeton Relance. L’option porte sur l’énergie et la vie seulement.',
    reason:
      'Le dé se pose sur une icône vide, donc sur la place d’un seul jeton ; et les modules, qui rendent 2, doivent rester plus avantageux.',
    rules: ['bw.actions.recuperer-energie', 'bw.actions.recuperer-vie', 'bw.actions.recuperer-relance'],
    options: [
      {
        key: 'recoverAmount',
        values: [
          { value: 1, label: '1 point' },
          { value: 2, label: '2 points d’énergie ou de vie' },
        ],
      },
    ],
  },
  {
    id: 'A9',
    title: 'Jauges pleines',
    source: 'l. 200-202, 236-240',
    says: 'Pour l’énergie, l’icône choisie doit être vide. Le livret ne dit rien de tel pour la vie ni pour la relance.',
    readings: ['Seule l’énergie demande une place vide.', 'Toute récupération demande qu’il manque un point.'],
    choice:
      'On ne pose son dé sur l’énergie, la vie ou la relance, de la carte ou d’un module, que s’il manque au moins un point à cette jauge. Un gain s’arrête au maximum : 2 points gagnés quand il en manque 1 n’en rendent que 1.',
    reason: 'La même exigence partout, celle que le livret pose pour l’énergie.',
    rules: [
      'bw.actions.recuperer-energie',
      'bw.actions.recuperer-vie',
      'bw.actions.recuperer-relance',
      'bw.base.energie',
      'bw.base.soins',
    ],
  },
  {
    id: 'A10',
    title: 'Qui perd le Vol pendant un soin',
    source: 'l. 242, 415-429',
    says: 'Un soin coûte le Vol « au personnage » jusqu’à la fin du tour. La phrase ne dit pas si c’est celui qui soigne ou celui qu’on soigne.',
    readings: ['Le soigneur perd le Vol.', 'Le soigné perd le Vol.'],
    choice:
      'Le soigneur perd le Vol dès qu’il pose son dé sur le soin, donc après son déplacement, et jusqu’à la fin du tour, même s’il est dérangé. Un non-volant peut alors l’attaquer au corps à corps.',
    reason: 'Dans la liste des actions, « le personnage » est toujours celui qui agit.',
    rules: ['bw.actions.soigner-perte-vol', 'bw.portee.vol-immunite'],
    options: [
      {
        key: 'healerLosesFlight',
        values: [
          { value: 'healer', label: 'le soigneur' },
          { value: 'healed', label: 'le soigné' },
        ],
      },
    ],
  },
  {
    id: 'A11',
    title: 'Qui l’on soigne, et quand on vérifie',
    source: 'l. 428-429',
    says: 'Le dé du soigneur se pose en haut à gauche de la « case » du soigné. Le livret ne dit pas ce qui arrive si le soigné s’éloigne ou n’a rien perdu.',
    readings: ['« Case » désigne la carte du soigné, choisi en phase 1.', '« Case » désigne un endroit du plateau.'],
    choice:
      'On choisit le soigné en posant le dé sur sa carte : un allié vivant, autre que soi, adjacent et de la même faction, même indemne. Au moment du soin, il doit être encore adjacent et avoir perdu au moins 1 point de vie ; sinon l’action est refusée et le dé reste là. Attaquer le soigné ne dérange pas le soigneur.',
    reason:
      'Un dé ne se pose nulle part ailleurs que sur une carte ou un module ; vérifier deux fois évite de soigner un absent.',
    rules: [
      'bw.actions.soigner',
      'bw.actions.soigner-place-du-de',
      'bw.actions.soigner-faction',
      'bw.derangement.soin',
    ],
  },
  {
    id: 'A12',
    title: 'Phase 1 : action obligatoire, effectifs inégaux',
    source: 'l. 216-222',
    says: 'On montre qu’un personnage a fini en posant son dé sur une action. Le livret ne dit pas si l’on peut s’en passer, ni comment alterner quand un camp compte moins de personnages.',
    readings: ['On peut passer en phase 1.', 'Chaque personnage vivant est joué.'],
    choice:
      'Chaque personnage vivant est joué et pose son dé. L’attaque est toujours permise, même sans cible en vue : rien n’oblige à la déclarer ensuite. Un joueur qui a joué tous les siens est sauté, et l’autre enchaîne.',
    reason: 'Poser son dé marque la fin d’une activation : il faut donc toujours un endroit où le poser.',
    rules: ['bw.tour.alternance-phase-1', 'bw.tour.activation', 'bw.tour.marqueur-action', 'bw.actions.attaquer'],
  },
  {
    id: 'A13',
    title: 'Phase 2 : cible, passe et fin de phase',
    source: 'l. 247-256',
    says: 'À son tour de parole, un joueur peut attaquer ou agir. Le livret ne prévoit ni passe, ni fin de phase, et ne dit pas quand la cible se choisit.',
    readings: [
      'Passer retire de la phase.',
      'Passer laisse revenir plus tard.',
      'La phase dure tant qu’un dé reste à jouer.',
    ],
    choice:
      'La cible se choisit en déclarant l’attaque. Une action faite ramène aussitôt le dé au centre : elle ne se répète pas. Un joueur peut passer et revenir ensuite ; deux passes de suite, une par joueur, closent la phase. Qui n’a plus rien à faire passe d’office. Un dé posé sur l’énergie, les soins ou la cible d’un module ne prend pas de tour de parole.',
    reason: 'Passer sans se retirer laisse attendre le bon moment ; deux passes de suite disent que chacun a fini.',
    rules: ['bw.tour.alternance-phase-2', 'bw.tour.choix-phase-2', 'bw.actions.attaquer', 'bw.tour.des-au-centre'],
  },
  {
    id: 'A14',
    title: 'Ordre de parole pendant la montée',
    source: 'l. 285-297, 389-397',
    says: 'Chacun peut dépenser un jeton Puissance quand il le veut. Pourtant, l’exemple et la règle du renoncement suivent toujours le moins puissant.',
    readings: ['Chacun dépense quand il veut, le meneur compris.', 'Le moins puissant parle d’abord.'],
    choice:
      'La parole est au camp le moins puissant : il dépense, relance ou renonce. Il la garde tant qu’il reste derrière ; elle change de camp dès qu’il passe devant. Le meneur n’ajoute rien avant que l’autre ait renoncé.',
    reason:
      'L’ordre se vérifie coup par coup et l’exemple du livret s’y joue sans rien changer. C’est plus étroit que la lettre : l’option rend la liberté au meneur.',
    rules: ['bw.combat.depense', 'bw.combat.ordre', 'bw.combat.renoncement'],
    options: [
      {
        key: 'raiseOrder',
        values: [
          { value: 'trailing-first', label: 'le moins puissant d’abord' },
          { value: 'free', label: 'ordre libre, le meneur aussi' },
        ],
      },
    ],
  },
  {
    id: 'A15',
    title: 'Renoncer',
    source: 'l. 293-301',
    says: 'Le moins puissant peut annoncer qu’il n’ajoute plus rien, et l’autre continuer seul. Le livret ne dit pas ce qui arrive quand les jetons manquent alors qu’une relance reste.',
    readings: ['Sans jeton, on a renoncé, relance ou non.', 'Une relance encore utilisable garde la parole.'],
    choice:
      'Seul le moins puissant renonce ; le meneur qui essaie est refusé. Sans jeton ni relance utilisable, le moins puissant renonce d’office. Ensuite l’autre camp dépense ou relance autant qu’il veut, puis conclut, d’office s’il n’a plus rien. Seuls les totaux finaux comptent.',
    reason: 'Une relance peut changer le vainqueur : on ne la retire pas à qui peut encore s’en servir.',
    rules: ['bw.combat.renoncement', 'bw.combat.plus-de-jeton', 'bw.combat.poursuite'],
  },
  {
    id: 'A16',
    title: 'Égalité pendant la montée',
    source: 'l. 293-303',
    says: 'À totaux égaux, personne n’est le moins puissant. Le livret dit seulement qu’une égalité finale reste sans effet.',
    readings: ['L’égalité arrête aussitôt le combat.', 'Chacun peut encore monter.'],
    choice:
      'L’attaquant parle d’abord : il dépense, relance ou passe. S’il passe, le défenseur a le même choix. Deux passes de suite terminent le combat à égalité ; qui n’a ni jeton ni relance utilisable passe d’office. Passer n’est pas renoncer. Les jetons dépensés restent perdus, les dérangements acquis.',
    reason: 'Les deux camps ont encore le droit de monter : il suffit de leur donner un ordre.',
    rules: ['bw.combat.egalite', 'bw.combat.depense'],
  },
  {
    id: 'A17',
    title: 'Bonus de Victoire en surnombre',
    source: 'l. 142-144, 168-172, 277',
    says: 'Un jeton de Victoire augmente chaque jet de son personnage. La formule de l’attaque, elle, n’ajoute que le bonus de l’initiateur.',
    readings: ['Seul le bonus de l’initiateur compte.', 'Chaque attaquant ajoute le sien.'],
    choice:
      'Le bonus de l’initiateur compte une fois dans la puissance de base, puis une fois par jeton dépensé. Celui des autres attaquants ne compte pas.',
    reason: 'La formule traite précisément ce cas ; elle l’emporte sur la légende de la carte.',
    rules: [
      'bw.carte.bonus-victoire',
      'bw.combat.puissance-attaque',
      'bw.combat.depense-effet',
      'bw.surnombre.des-ajoutes',
    ],
    options: [
      {
        key: 'teamBonus',
        values: [
          { value: 'initiator', label: 'le bonus de l’initiateur seul' },
          { value: 'all', label: 'le bonus de chaque attaquant' },
        ],
      },
    ],
  },
  {
    id: 'A18',
    title: 'Composer une attaque en surnombre',
    source: 'l. 267-275, 367-377, 393-395',
    says: 'Le surnombre demande une même faction et, pour chacun, un dé sur l’attaque. Le livret ne dit ni combien ils peuvent être, ni comment se choisit l’initiateur.',
    readings: [
      'Chaque attaquant doit pouvoir atteindre la cible seul.',
      'L’initiateur seul doit l’atteindre.',
      'Corps à corps et distance se mélangent, ou non.',
    ],
    choice:
      'De 2 à 4 attaquants d’un même camp et d’une même faction, chacun capable d’attaquer seul cette cible ; corps à corps et distance se mélangent. L’attaquant forme le groupe et choisit l’initiateur en déclarant l’attaque. Tous les dés engagés reviennent au centre. L’initiateur seul dépense des jetons, et chacun rejoue son seul dé.',
    reason: 'Agir ensemble ne donne pas une portée qu’on n’a pas seul ; le reste suit l’exemple du livret.',
    rules: [
      'bw.actions.attaquer-surnombre',
      'bw.combat.jet-attaquant',
      'bw.combat.initiateur',
      'bw.surnombre.definition',
      'bw.surnombre.jetons-initiateur',
      'bw.surnombre.jet-supplementaire',
    ],
  },
  {
    id: 'A19',
    title: 'Qui reçoit les blessures d’un défenseur vainqueur',
    source: 'l. 273-275',
    says: 'Face à plusieurs attaquants, le défenseur vainqueur désigne celui qu’il blesse. Le livret ne dit pas s’il peut partager ses blessures.',
    readings: ['Toutes les blessures vont au même attaquant.', 'Le défenseur les répartit.'],
    choice:
      'Toutes les blessures vont à un seul attaquant exposé, initiateur ou non, choisi par le défenseur. Un attaquant à l’abri ne peut pas l’être ; si tous sont à l’abri, personne n’est blessé. S’il n’y a qu’un exposé, il n’y a pas de choix.',
    reason: 'Le livret parle d’un personnage au singulier.',
    rules: ['bw.combat.degats-defenseur', 'bw.surnombre.defenseur-choisit', 'bw.portee.distance-sans-risque'],
  },
  {
    id: 'A20',
    title: 'L’abri d’un tireur à 2 cases',
    source: 'l. 335-339',
    says: 'Qui tire depuis 2 cases sur un combattant de corps à corps ne craint pas ses blessures. Le livret ne dit pas si le défenseur plus puissant gagne pour autant le combat.',
    readings: ['L’abri efface seulement les blessures.', 'L’abri efface aussi la victoire du défenseur.'],
    choice:
      'L’abri vaut à exactement 2 cases, mesurées à la déclaration, contre un défenseur dont la carte n’a pas l’attaque à distance. Il supprime les blessures, pas la défaite : le défenseur vainqueur prend son jeton de Victoire, et le pouvoir de Fatalis joue comme après toute défaite.',
    reason: 'Le texte ne parle que de blessures ; tout le reste suit la règle générale.',
    rules: ['bw.carte.type-attaque', 'bw.portee.distance-sans-risque', 'bw.combat.jeton-victoire'],
    options: [
      {
        key: 'safeRangedVictory',
        values: [
          { value: true, label: 'jeton de Victoire au défenseur vainqueur' },
          { value: false, label: 'pas de jeton de Victoire' },
        ],
      },
    ],
  },
  {
    id: 'A21',
    title: 'Vol et corps à corps',
    source: 'l. 325-327, 343-347',
    says: 'Une phrase réserve le corps à corps aux cibles sans Vol. Une autre ne protège les volants que des attaquants sans Vol.',
    readings: ['Aucun volant ne s’attaque au corps à corps.', 'Un volant peut en attaquer un autre.'],
    choice:
      'Un volant qui se bat au corps à corps peut attaquer un volant adjacent. L’immunité protège d’une attaque, pas d’une défense : un volant qui attaque au contact et perd est blessé comme un autre. L’exception imprimée sur une carte se saisit dans la fiche de l’attaquant ou de la cible.',
    reason: 'La phrase la plus précise l’emporte.',
    rules: [
      'bw.portee.corps-a-corps',
      'bw.portee.vol-immunite',
      'bw.portee.vol-exception-carte',
      'bw.combat.degats-defenseur',
    ],
  },
  {
    id: 'A22',
    title: 'Relance : qui, quel jet, combien',
    source: 'l. 315-317',
    says: 'Un personnage relance pour lui-même ou sur l’initiateur. Le livret ne dit ni de quel camp il doit être, ni s’il doit participer au combat.',
    readings: [
      'Les alliés aident l’initiateur.',
      'Le défenseur peut aussi le gêner.',
      'N’importe quel personnage intervient.',
    ],
    choice:
      'Tout participant, attaquant ou défenseur, peut dépenser son jeton Relance sur le dernier jet de son propre dé ou sur le dernier jet de l’initiateur, même adverse. Le nouveau résultat remplace l’ancien, même plus faible, et ne se relance plus. Le bonus de Victoire ne bouge pas. Un spectateur ne relance rien.',
    reason:
      'Le texte parle d’un personnage, au cours d’un combat, sans nommer de camp : tous ceux qui s’y trouvent y ont droit.',
    rules: [
      'bw.carte.icone-relance',
      'bw.mise-en-place.jeton-relance',
      'bw.relance.usage',
      'bw.relance.initiateur',
      'bw.relance.second-jet',
      'bw.relance.jeton',
    ],
    options: [
      {
        key: 'rerollScope',
        values: [
          { value: 'participants', label: 'tous les participants' },
          { value: 'own-side', label: 'son propre camp seulement' },
        ],
      },
    ],
  },
  {
    id: 'A23',
    title: 'Relancer après un renoncement',
    source: 'l. 295-297, 315',
    says: 'On relance quand on veut, mais qui a renoncé n’augmente plus sa puissance. Les deux phrases se rencontrent sans se répondre.',
    readings: ['La relance reste permise après le renoncement.', 'Renoncer ferme aussi la relance.'],
    choice:
      'On relance quand on a la parole. Le camp qui a renoncé ne relance plus rien. L’autre le peut encore ; si sa relance le ramène à égalité ou derrière, il peut dépenser, ou conclure sur ce score.',
    reason: 'Relancer sert à augmenter son total, ce à quoi l’on vient de renoncer.',
    rules: ['bw.combat.renoncement', 'bw.combat.poursuite', 'bw.relance.usage'],
  },
  {
    id: 'A24',
    title: 'Jetons de Victoire',
    source: 'l. 130-144, 174-180, 309-311',
    says: 'Le vainqueur pose un jeton sur un emplacement libre. Le livret ne dit ni ce qui arrive sans place libre, ni si un jeton se perd.',
    readings: ['Le jeton compte dès le combat qui le donne.', 'Il compte à partir du jet suivant.'],
    choice:
      'Un jeton par combat gagné. Il vaut pour les combats suivants, pas pour celui qui le donne. Sans emplacement libre, on ne pose rien. Un jeton ne se perd jamais, sauf avec la carte de son personnage.',
    reason: 'Le jeton se pose une fois le combat fini : il ne peut plus peser sur lui.',
    rules: [
      'bw.carte.emplacements-victoire',
      'bw.mise-en-place.victoire-initiale',
      'bw.combat.jeton-victoire',
      'bw.combat.jeton-victoire-plein',
      'bw.surnombre.victoire-initiateur',
    ],
  },
  {
    id: 'A25',
    title: 'Jetons dépensés, maximums et réserve',
    source: 'l. 32, 48, 285-293',
    says: 'Un jeton dépensé se dépose au centre de la carte. Le livret ne dit pas où il va ensuite, ni ce qui se passe quand la boîte est vide.',
    readings: ['Il revient sur sa carte après le combat.', 'Il part à la réserve.'],
    choice:
      'Les jetons Puissance dépensés quittent la carte à la fin du combat et ne reviennent que par récupération, jusqu’au nombre d’icônes. Le contenu de la boîte ne limite pas le jeu ; le site avertit seulement. Les points de vie ne descendent pas sous 0.',
    reason: 'Si les jetons revenaient seuls, l’action de récupérer ne servirait à rien.',
    rules: [
      'bw.materiel.jetons-blessure',
      'bw.materiel.jetons-puissance',
      'bw.materiel.jetons-bonus',
      'bw.materiel.jetons-relance',
      'bw.carte.points-de-vie',
      'bw.carte.icones-puissance',
      'bw.mise-en-place.jetons-puissance',
      'bw.combat.depense-limite',
    ],
  },
  {
    id: 'A26',
    title: 'Ce qui dérange',
    source: 'l. 200-206, 240, 417-437',
    says: 'Une attaque suffit à déranger sa cible. Le livret cite les actions perdues, sauf la récupération d’une relance et les icônes des modules.',
    readings: ['Le dérangement ne vise que les actions citées.', 'Il vise toute action encore à faire.'],
    choice:
      'Le dé de la cible revient au centre dès la déclaration, quels que soient l’issue, la distance et le nombre d’attaquants ; la relance et les icônes de module suivent la même règle. Ne dérangent pas : être blessé parmi les attaquants, soigner quelqu’un qu’on attaque, se tenir dans un module attaqué, défendre la base depuis une cible.',
    reason: 'La règle est posée pour tous les dés ; la liste qui l’accompagne a tout d’exemples.',
    rules: [
      'bw.tour.de-encore-en-place',
      'bw.derangement.definition',
      'bw.derangement.effet',
      'bw.derangement.attaque',
      'bw.derangement.relance',
      'bw.derangement.module',
    ],
  },
  {
    id: 'A27',
    title: 'Les modules comme cases',
    source: 'l. 64, 200-206, 425-426',
    says: 'Un personnage se trouve « dans » un module pour le réparer. Le livret ne dit pas combien y tiennent, ni si l’adversaire y entre.',
    readings: ['Le module est une case réservée à son camp.', 'Le module est une case comme une autre.'],
    choice:
      'Un module occupe une case, où tient un seul personnage. Tant qu’il est debout, seul son camp y entre. Détruit, il laisse une case ordinaire.',
    reason: 'Un adversaire posté dans un module le rendrait inutile sans même l’attaquer.',
    rules: ['bw.deplacement.case-disponible', 'bw.actions.reparer-dans-module'],
    options: [
      {
        key: 'enemyEntersModule',
        values: [
          { value: false, label: 'réservé à son camp' },
          { value: true, label: 'ouvert à l’adversaire' },
        ],
      },
    ],
  },
  {
    id: 'A28',
    title: 'Énergie et soins des modules',
    source: 'l. 200-202',
    says: 'Le dé doit rester sur l’icône pendant un tour. Le livret ne dit pas s’il doit déjà s’y trouver quand le tour commence.',
    readings: ['Un tour entier, du début à la fin.', 'Depuis la pose du dé jusqu’à la fin du même tour.'],
    choice:
      'Le dé se pose en phase 1, par un personnage présent dans ce module de son camp et dont la jauge n’est pas pleine. Le gain vient en phase 3 si le dé est encore là et le module debout. Entrer et poser son dé le même tour suffit.',
    reason: 'Tous les dés reviennent au centre à la fin du tour : aucun ne peut être déjà en place.',
    rules: ['bw.derangement.module', 'bw.base.energie', 'bw.base.soins'],
  },
  {
    id: 'A29',
    title: 'Défendre la base',
    source: 'l. 204-206',
    says: 'Depuis la cible, un personnage peut défendre sa base avec un D10, que la double défense multiplie par 2. Le livret ne dit pas quels modules ont une cible, ni lesquels elle protège.',
    readings: [
      'Une cible sur chaque module, ou sur la double défense seule.',
      'Le D10 double pour qui se tient sur ce module, ou pour toute la base.',
    ],
    choice:
      'Chaque module porte une cible. Le personnage qui s’y tient peut défendre n’importe quel module de sa base ; s’ils sont plusieurs, son joueur en choisit un. Il combat comme d’habitude, avec un D10 au lieu de son dé. Chaque résultat du D10 est doublé si son dé est sur la cible de la double défense ; le bonus de Victoire ne l’est pas. Son dé y reste et il peut défendre plusieurs fois. Attaqué lui-même, il se défend avec son propre dé, qui part au centre.',
    reason: 'Le livret parle de la base, pas d’un module, et ne réserve la cible à aucun d’eux.',
    rules: ['bw.base.cible', 'bw.base.double-defense', 'bw.derangement.module'],
    options: [
      {
        key: 'targetModules',
        values: [
          { value: 'all', label: 'une cible sur chaque module' },
          { value: 'double-defence', label: 'une cible sur la double défense seule' },
        ],
      },
      {
        key: 'doubleDefence',
        values: [
          { value: 'own-target', label: 'D10 doublé depuis sa propre cible' },
          { value: 'whole-base', label: 'D10 doublé pour toute la base' },
        ],
      },
    ],
  },
  {
    id: 'A30',
    title: 'Attaquer un module',
    source: 'l. 22-24, 204-206',
    says: 'Détruire la base adverse donne la victoire. Le livret ne dit pas comment on l’attaque.',
    readings: ['Un module s’attaque comme un personnage.', 'Seule une base défendue donne lieu à un combat.'],
    choice:
      'Un module se vise comme un personnage sans Vol, seul ou en surnombre. Sans défenseur, la défense vaut 0 et ne monte pas : l’attaque gagne toujours et peut payer des jetons pour les tranches. Avec un défenseur, le combat est normal. Si l’attaque gagne, la résistance du module perd la frappe de l’initiateur et les tranches ; si la défense gagne, un attaquant est blessé, sans abri à 2 cases. Le vainqueur d’un combat défendu prend un jeton de Victoire ; contre un module sans défenseur, personne.',
    reason:
      'C’est la règle de combat déjà connue, sans rien d’autre ; un jeton à chaque coup contre un mur vide serait trop facile.',
    rules: ['bw.base.attaque', 'bw.base.resistance', 'bw.combat.jeton-victoire'],
    options: [
      {
        key: 'baseVictoryToken',
        values: [
          { value: 'defended-only', label: 'jeton si le module est défendu' },
          { value: 'always', label: 'jeton à chaque combat' },
        ],
      },
    ],
  },
  {
    id: 'A31',
    title: 'Destruction et réparation',
    source: 'l. 22-24, 194, 425',
    says: 'Un module a 5 points de résistance et se répare de 1 point. Le livret ne dit pas ce qui arrive à 0, ni quand la base entière est détruite.',
    readings: ['La base tombe avec son premier module.', 'Elle tombe avec le dernier.'],
    choice:
      'À 0, le module est détruit pour de bon : plus d’effet, plus de réparation, et l’excédent de blessures est perdu. Un dé posé sur lui revient au centre ; le personnage qui s’y trouve reste en place, indemne. La base est détruite avec son dernier module. Réparer ne dépasse pas 5 : on peut poser son dé sur un module intact, mais l’action sera refusée s’il l’est encore.',
    reason: 'La victoire demande de détruire la base, donc tout ce qui la compose.',
    rules: ['bw.but.victoire-base', 'bw.actions.reparer', 'bw.base.resistance', 'bw.base.destruction'],
  },
  {
    id: 'A32',
    title: 'Six cartes Base, 2 ou 3 modules',
    source: 'l. 12, 28, 73-77, 194',
    says: 'La boîte contient 6 cartes Base, une base compte 2 ou 3 modules, celle de Fatalis en montre 2. Le livret ne relie pas ces nombres, et dit la base « secrète ».',
    readings: ['Une carte est un module, soit 3 par joueur.', 'Une carte est une base entière.'],
    choice:
      'La composition des bases se règle dans le scénario : 2 ou 3 modules de sortes différentes par camp. Le même nombre des deux côtés est conseillé, pas exigé. Une carte vaut un module. « Secrète » n’est que d’ambiance : rien n’est caché.',
    reason: '6 cartes pour 2 joueurs font 3 modules chacun, ce que la règle permet au plus.',
    rules: [
      'bw.but.base-de-depart',
      'bw.materiel.cartes-base',
      'bw.mise-en-place.base',
      'bw.base.modules',
      'bw.base.types',
      'bw.base.fatalis-deux-modules',
      'bw.recit.trois-bases',
    ],
  },
  {
    id: 'A33',
    title: 'Cartes Puissance/Leader',
    source: 'l. 36, 91-95, 279, 377, 464, 614-618',
    says: 'Le livret en compte 8, puis 4 à deux faces. Elles servent à noter la puissance d’un camp ; leur nom laisse attendre un effet de leader, qui n’est écrit nulle part.',
    readings: ['8 cartes.', '4 cartes à deux faces.', 'Un effet de leader imprimé sur chacune.'],
    choice:
      '4 cartes à deux faces, donc 8 faces, une par faction. Elles comptent la puissance et ne font rien d’autre.',
    reason: 'Les deux nombres s’accordent ainsi, et un effet que personne ne connaît ne se joue pas.',
    rules: [
      'bw.materiel.cartes-leader',
      'bw.materiel.carte-cumul',
      'bw.mise-en-place.figure',
      'bw.combat.cumul',
      'bw.surnombre.bonus-equipe',
      'bw.personnages.leader',
    ],
  },
  {
    id: 'A34',
    title: 'Personnages cosmiques',
    source: 'l. 83-85, 454-456',
    says: 'Il existe 4 cosmiques, dont le Beyonder et Galactus. Le livret ne donne ni leurs valeurs ni leur façon d’entrer en jeu.',
    readings: ['Ils se recrutent comme les autres.', 'Ils restent en dehors des équipes.'],
    choice:
      'On ne les recrute pas. L’option les ouvre aux équipes, avec les valeurs de vos cartes : alors aucun jet d’un cosmique ne se relance, et aucun pouvoir n’a d’effet sur lui. Fatalis, par exemple, ne reprend rien à un vainqueur cosmique.',
    reason: 'Sans valeur connue, rien ne dit qu’une partie avec eux resterait équilibrée.',
    rules: [
      'bw.materiel.repartition',
      'bw.mise-en-place.figure',
      'bw.relance.cosmique',
      'bw.personnages.cosmiques',
      'bw.personnages.cosmiques-immunite',
      'bw.personnages.entites',
    ],
    options: [
      {
        key: 'cosmicRecruit',
        values: [
          { value: false, label: 'hors des équipes' },
          { value: true, label: 'recrutables' },
        ],
      },
    ],
  },
  {
    id: 'A35',
    title: 'Personnage unique, cartes à deux faces',
    source: 'l. 28, 46',
    says: 'Les cartes Personnage portent un personnage sur chaque face. Le livret ne dit pas lesquels partagent une carte.',
    readings: ['Deux personnages d’une même carte s’excluent.', 'On n’en tient pas compte.'],
    choice:
      'Un personnage figure une seule fois dans la partie, les deux équipes confondues. Deux personnages d’une même carte ne s’excluent que si vous l’avez indiqué dans leurs fiches.',
    reason: 'Une carte ne se pose que sur une face ; encore faut-il savoir laquelle cache l’autre.',
    rules: ['bw.materiel.cartes-personnage', 'bw.mise-en-place.equipe'],
  },
  {
    id: 'A36',
    title: 'Un seul dé de chaque valeur',
    source: 'l. 34, 50-52',
    says: 'Chaque couleur a un dé par valeur, et le rouge n’a pas de D12. Une équipe ne peut donc pas aligner deux Forces égales avec les dés de la boîte.',
    readings: ['Les dés limitent le choix de l’équipe.', 'On emprunte ou l’on partage les dés.'],
    choice: 'Aucune limite : le site prévient, sans refuser. L’effectif d’exemple respecte les dés de la boîte.',
    reason: 'Des dés simulés ne manquent jamais, et à table un dé se prête.',
    rules: ['bw.materiel.des-bleus', 'bw.materiel.des-rouges', 'bw.carte.force', 'bw.mise-en-place.de-force'],
  },
  {
    id: 'A37',
    title: 'Pouvoir de Fatalis',
    source: 'l. 399-401',
    says: 'Après une défaite, Fatalis récupère 1 point d’énergie que son adversaire a dépensé.',
    readings: [
      'L’adversaire doit avoir dépensé un jeton dans ce combat, et Fatalis en gagne un.',
      'Fatalis reprend un de ses propres jetons.',
    ],
    choice:
      'Fatalis gagne 1 jeton Puissance, jamais plus, s’il perd comme défenseur ou comme initiateur, s’il survit, si le camp adverse a dépensé au moins 1 jeton dans ce combat et s’il lui reste une icône vide. Rien à égalité, ni s’il n’était qu’un des autres attaquants. L’adversaire ne retrouve pas son jeton.',
    reason: 'C’est ce que raconte l’exemple du livret, pris au mot.',
    rules: ['bw.personnages.fatalis-pouvoir'],
  },
  {
    id: 'A38',
    title: 'Métal et autres pouvoirs',
    source: 'l. 114, 164-172, 186-188',
    says: 'Une note, sous la carte de Magnéto, liste les adversaires qui utilisent du métal. Elle ne dit pas ce que cela change. Les 2 pouvoirs de Serval ne se lisent plus.',
    readings: [
      'Le métal sert au pouvoir de Magnéto.',
      'Le jeton de Victoire initial de Serval est l’un de ses 2 pouvoirs.',
    ],
    choice:
      'Le métal est une étiquette, sans effet. Les pouvoirs se recopient en texte libre depuis vos cartes : le site les affiche et vous les appliquez. Le jeton initial de Serval est une valeur de sa fiche.',
    reason: 'Mieux vaut un pouvoir laissé à la table qu’un pouvoir inventé.',
    rules: ['bw.carte.pouvoirs', 'bw.personnages.metal', 'bw.personnages.serval'],
  },
  {
    id: 'A39',
    title: 'Camps, joueurs et initiative',
    source: 'l. 12, 30, 210',
    says: 'Le jeton initiative a une face Héros et une face Vilains. Le livret ne dit pas qui prend quel camp, ni si une faction appartient à l’un d’eux.',
    readings: ['Certaines factions sont réservées à un camp.', 'Le camp n’est qu’une couleur.'],
    choice:
      'Avant le lancer, un joueur prend les Héros, l’autre les Vilains. La face visible désigne le premier, avec une chance sur deux. Aucune faction n’est réservée à un camp.',
    reason: 'Le jeton désigne un camp : il faut donc que chaque joueur en ait un.',
    rules: ['bw.but.joueurs', 'bw.materiel.jeton-initiative', 'bw.mise-en-place.initiative'],
  },
  {
    id: 'A40',
    title: 'Noms doubles',
    source: 'l. 114, 224, 460-462, 630-634',
    says: 'Le livret écrit Serval et Wolverine, Capitaine et Captain América, Iron-Man de trois façons, Fatalis et Dr Fatalis. Il compte aussi une faction « Batman », étrangère à cet univers.',
    readings: ['Deux noms, un seul personnage.', 'Deux noms, deux cartes.'],
    choice:
      'Une seule fiche par personnage, sous les noms Serval, Capitaine América, Iron-Man et Fatalis. La recherche comprend les autres graphies. La faction Batman est gardée telle quelle.',
    reason: 'Le récit et les cartes parlent des mêmes personnages.',
    rules: [
      'bw.personnages.serval',
      'bw.personnages.iron-man',
      'bw.personnages.capitaine-america',
      'bw.personnages.factions',
      'bw.recit.groupes',
    ],
  },
  {
    id: 'A41',
    title: 'Mort',
    source: 'l. 64, 321',
    says: 'À 0 point de vie, la carte quitte le jeu. Le livret ne dit pas à quel instant, ni ce que deviennent la case et les jetons.',
    readings: ['La mort est immédiate.', 'Elle attend la fin du tour.'],
    choice:
      'La mort tombe à la fin du combat : la case se libère, le dé et les jetons quittent le jeu. Un soin qui visait ce personnage échoue. Ses alliés de la même attaque ne subissent rien. Personne ne revient en jeu.',
    reason: 'Une carte sortie ne peut plus ni tenir une case, ni agir.',
    rules: ['bw.deplacement.case-disponible', 'bw.combat.mort'],
  },
  {
    id: 'A42',
    title: 'Ordre de la fin de tour',
    source: 'l. 200-202, 256-259',
    says: 'Les modules donnent leur gain en fin de tour si le dé y est resté ; or, en fin de tour, tous les dés doivent être au centre.',
    readings: ['Les gains d’abord, les dés ensuite.', 'Les dés d’abord : les modules ne donneraient jamais rien.'],
    choice:
      'Dans l’ordre : gains des modules, retour des dés au centre et Vol rendu, horloge, puis initiative retournée et tour suivant.',
    reason: 'C’est le seul ordre où les modules servent.',
    rules: [
      'bw.tour.des-au-centre',
      'bw.tour.changement-initiative',
      'bw.base.energie',
      'bw.base.soins',
      'bw.actions.soigner-perte-vol',
      'bw.but.galactus',
    ],
  },
  {
    id: 'A43',
    title: 'Ce qu’on peut viser',
    source: 'l. 22-24, 204-206, 325-333',
    says: 'Le livret ne parle que d’adversaires. Il ne dit pas si un module protège le personnage qui s’y tient.',
    readings: ['Le module couvre son occupant.', 'Occupant et module se visent séparément.'],
    choice:
      'On n’attaque que l’adversaire : jamais un allié, jamais son propre module. Un personnage dans un module se vise comme tout autre ; l’attaquant annonce s’il vise le personnage ou le module.',
    reason: 'Rien n’accorde de protection à l’occupant.',
    rules: ['bw.base.attaque', 'bw.combat.condition-de'],
  },
  {
    id: 'A44',
    title: 'L’intrus et le module où il se tient',
    source: 'l. 22-24, 204-206, 325-331, 425-426',
    says: 'Si l’on ouvre les modules à l’adversaire, un intrus peut se tenir dans celui qu’il veut détruire. Le livret compte ses portées à partir d’une case : il ne dit rien de ce cas.',
    readings: [
      'Il s’en prend au module comme s’il était à côté.',
      'Il est trop près : il doit en sortir pour l’attaquer.',
    ],
    choice:
      'Un personnage entré dans un module adverse est à 1 case de lui, au corps à corps comme à distance. Le module reste debout et compte pour son camp, mais personne d’autre n’y entre : tant que l’intrus est là, ni énergie, ni soins, ni cible, ni réparation. L’intrus se fait attaquer comme un autre, et reste sur sa case, indemne, si le module est détruit.',
    reason: 'Qui se tient dans un module en est plus près que son voisin ; lui interdire de le frapper serait absurde.',
    rules: ['bw.base.attaque', 'bw.portee.corps-a-corps', 'bw.portee.distance', 'bw.deplacement.case-disponible'],
    options: [
      {
        key: 'intruderHitsModule',
        values: [
          { value: true, label: 'l’intrus attaque le module où il se tient' },
          { value: false, label: 'il doit en sortir pour l’attaquer' },
        ],
      },
    ],
  },
  {
    id: 'A45',
    title: 'Soigner un allié qui vient de mourir',
    source: 'l. 321, 428-429, 433-437',
    says: 'Le dé du soigneur se pose sur la carte de l’allié, et la carte d’un mort quitte le jeu. Le livret ne dit pas où va le dé, ni si le soin peut servir à quelqu’un d’autre.',
    readings: [
      'Le dé attend là où il est et le soin est refusé.',
      'Le dé revient au centre dès la mort.',
      'Le soigneur choisit un autre allié adjacent.',
    ],
    choice:
      'Le soin est perdu : un mort ne se soigne pas, et un personnage ne tente qu’une action par tour. Le dé reste où il est jusqu’à la fin du tour, comme quand l’allié s’est éloigné ; le Vol perdu en le posant ne revient pas avant.',
    reason:
      'Seule une attaque contre le soigneur déloge son dé. L’autre lecture le range plus tôt, sans rien changer d’autre.',
    rules: [
      'bw.combat.mort',
      'bw.actions.soigner-place-du-de',
      'bw.actions.une-par-tour',
      'bw.actions.soigner-perte-vol',
    ],
    options: [
      {
        key: 'healOfTheDead',
        values: [
          { value: 'stays', label: 'le dé reste là jusqu’à la fin du tour' },
          { value: 'centre', label: 'le dé revient aussitôt au centre' },
        ],
      },
    ],
  },
] satisfies readonly BwRuling[];

import type { Ruling } from '../kernel/ruling.ts';
import type { BbsRule } from './rules.ts';
import type { OptionKey, Options } from './types.ts';

type Switch = {
  readonly [K in OptionKey]: {
    readonly key: K;
    readonly values: readonly { readonly value: Options[K]; readonly label: string }[];
  };
}[OptionKey];
/** A ruling of this game: its rules exist, its switches are options that the engine honours. */
type BbsRuling = Omit<Ruling, 'rules' | 'options'> & {
  readonly rules: readonly BbsRule[];
  readonly options?: readonly Switch[];
};

/** Where the source is silent or says two things: what it says, how it may be read, what is played by default and why. The first value of a switch is the default. */
export const RULINGS: readonly Ruling[] = [
  {
    id: 'A1',
    title: 'Neuf tours, ou toutes les cartes ?',
    source: 'l. 11, 48-49, 94, 192',
    says: 'Le livret arrête la partie au neuvième tour, puis, ailleurs, à la dernière carte jouée. Il fait aussi piocher à la fin de chaque tour, sans dire quoi faire d’une pioche vide.',
    readings: [
      'Les deux fins n’en font qu’une : 9 cartes, une par tour.',
      'Une main plus grande (Dreckach 3) laisserait des cartes, donc des tours, à jouer.',
    ],
    choice:
      'Chacun joue 9 tours, 27 en tout à trois et 36 à quatre. Comme on tient sa première carte dès la mise en place, on pioche la dernière au huitième tour : au neuvième, l’étape 7 est sans objet.',
    reason: 'Un paquet a 9 cartes et chaque tour en consomme une. Dreckach 3 donne du choix, pas de tour de plus.',
    rules: ['bbs.but.objectif', 'bbs.tour.pioche-vide', 'bbs.fin.moment'],
  },
  {
    id: 'A2',
    title: 'La septième sonde',
    source: 'l. 31, 42-43, 152',
    says: 'La boîte contient 7 sondes. La mise en place en pose 6, qu’elle dit grises, et le chapitre des sondes n’en connaît que 6.',
    readings: ['La septième est une pièce de rechange.', 'Elle est d’une autre couleur, et son emploi s’est perdu.'],
    choice: 'Jouez avec 6 sondes et laissez la dernière dans la boîte.',
    reason: 'Aucune phrase ne lui donne ni place ni valeur.',
    rules: ['bbs.materiel.sondes', 'bbs.mise-en-place.sondes', 'bbs.sondes.valeur'],
  },
  {
    id: 'A3',
    title: 'Des marqueurs en nombre compté',
    source: 'l. 32-35, 82-83, 111-112, 312',
    says: 'La boîte compte moins de marqueurs de dommage que de destroyers, mais un bouclier et un marqueur d’élite de trop. Le livret ne dit pas ce qui se passe quand un marqueur manque.',
    readings: ['Les marqueurs rappellent un état, sans le limiter.', 'Plus de marqueur : plus de dommage possible.'],
    choice:
      'Les marqueurs ne limitent rien. Un sixième destroyer peut être endommagé : servez-vous d’un autre pion. Aucun dommage ne se répare.',
    reason: 'Un destroyer invulnérable faute de carton serait une règle, et le livret l’aurait écrite.',
    rules: [
      'bbs.materiel.dommages-destroyers',
      'bbs.materiel.boucliers',
      'bbs.materiel.elite',
      'bbs.principes.marqueur-dommage',
      'bbs.principes.pas-de-reparation',
    ],
  },
  {
    id: 'A4',
    title: 'Races, zones et sens du tour',
    source: 'l. 54-57, 66-67',
    says: 'Le livret désigne le premier joueur et parle d’un ordre, sans dire lequel. Il n’attribue ni les races ni les zones de départ.',
    readings: ['Chacun choisit sa race et sa zone.', 'On tire races et zones au hasard.'],
    choice:
      'Races choisies ou tirées, toutes différentes ; à trois, l’une reste dans la boîte. Chacun s’assoit devant sa zone, et l’on joue dans le sens des aiguilles d’une montre.',
    reason: 'C’est l’usage à la table. Ce sont des champs du scénario : vous les réglez comme vous voulez.',
    rules: [
      'bbs.mise-en-place.race',
      'bbs.mise-en-place.zones-3j',
      'bbs.mise-en-place.zones-4j',
      'bbs.mise-en-place.dans-la-zone',
      'bbs.mise-en-place.sens-du-tour',
    ],
  },
  {
    id: 'A5',
    title: 'Placer tous ensemble, sans fin',
    source: 'l. 52-55',
    says: 'Tous placent à la fois et peuvent retoucher leur flotte en voyant celle des autres. En cas de blocage, on suit l’ordre des joueurs.',
    readings: [
      'Placement simultané, retouches jusqu’à l’accord de tous.',
      'Placement joueur après joueur, dès le début.',
    ],
    choice:
      'Sur le site, chacun règle sa flotte à son tour, en commençant par le premier joueur, et voit ce que les précédents ont posé. À la table, placez ensemble.',
    reason: 'Le livret y vient lui-même en cas de blocage, et c’est la seule façon d’être sûr de finir.',
    rules: ['bbs.mise-en-place.simultanee', 'bbs.mise-en-place.ajustements', 'bbs.mise-en-place.impasse'],
  },
  {
    id: 'A6',
    title: 'La case qui reste vide',
    source: 'l. 64',
    says: 'Une fois la flotte posée, le livret s’attend à trouver une case libre dans la zone.',
    readings: ['Un contrôle : une zone a une case de plus qu’une flotte.', 'Une obligation : il faut laisser un vide.'],
    choice: 'Un simple contrôle. Il faut que tout tienne dans la zone ; une zone plus grande est permise.',
    reason: 'Le ton est celui d’un constat. Le nombre de cases d’une zone ne figure d’ailleurs nulle part.',
    rules: ['bbs.mise-en-place.case-libre'],
  },
  {
    id: 'A7',
    title: 'Une sonde arrête-t-elle un tir ?',
    source: 'l. 77, 101, 107, 113-114',
    says: 'La liste des obstacles nomme les astéroïdes et les vaisseaux. Les sondes n’y sont pas, et aucune phrase n’en fait une cible.',
    readings: ['Une sonde n’arrête rien.', 'Une sonde arrête un tir comme un astéroïde.'],
    choice:
      'Un tir passe par-dessus une sonde et ne la détruit pas. Un astéroïde arrête les tirs sans en souffrir, et le bord du plateau les arrête aussi.',
    reason: 'La liste des obstacles est donnée en entier ; une sonde, en plus, se ramasse sans dégât.',
    rules: [
      'bbs.principes.obstacles',
      'bbs.principes.sonde-non-obstacle',
      'bbs.principes.pas-de-tir-a-travers',
      'bbs.chasseurs.traverse-obstacles',
      'bbs.tir-chasseurs.arret-obstacle',
      'bbs.tir-chasseurs.asteroide-bloque',
    ],
    options: [
      {
        key: 'probesBlockFire',
        values: [
          { value: false, label: 'les tirs passent les sondes' },
          { value: true, label: 'une sonde arrête les tirs' },
        ],
      },
    ],
  },
  {
    id: 'A8',
    title: 'Ne rien bouger, ou n’avoir rien à bouger',
    source: 'l. 89, 97',
    says: 'Le livret demande de choisir un escadron et d’en déplacer tous les chasseurs. Il ne parle ni d’un escadron détruit, ni d’un joueur sans vaisseau.',
    readings: [
      'On choisit parmi les escadrons qui ont encore un chasseur.',
      'On peut nommer un escadron vide, et donc ne pas bouger.',
    ],
    choice:
      'Il faut un escadron qui compte au moins un chasseur, s’il en reste un. Les étapes 2 à 4 sautent quand il n’y a plus de chasseur, les étapes 5 et 6 quand il n’y a plus de destroyer. On révèle et l’on pioche dans tous les cas. Personne n’est éliminé et rien n’abrège la partie. Une vitesse de 0 laisse l’escadron sur place, sans collision.',
    reason: 'Les prises restent acquises, et d’autres se disputent encore l’anneau et les sondes.',
    rules: [
      'bbs.tour.sans-escadron',
      'bbs.chasseurs.choix-escadron',
      'bbs.chasseurs.obligatoire',
      'bbs.chasseurs.vitesse-nulle',
      'bbs.fin.pas-d-elimination',
    ],
  },
  {
    id: 'A9',
    title: 'Un escadron bouge-t-il d’un bloc ?',
    source: 'l. 97',
    says: 'Tous les chasseurs de l’escadron se déplacent. Le livret ne dit pas s’ils le font ensemble ou l’un après l’autre.',
    readings: [
      'Tous quittent leur case, puis on règle les arrivées.',
      'Un par un : celui qui n’est pas parti gêne encore.',
    ],
    choice:
      'Tous décollent en même temps. Deux équipiers qui se font face se croisent donc sans se toucher. Avec l’option, vous choisissez l’ordre, et un équipier resté sur place est un obstacle.',
    reason: 'Un escadron en file se détruirait lui-même en avançant d’une case : ce n’est pas l’idée.',
    rules: ['bbs.chasseurs.simultane'],
    options: [
      {
        key: 'squadronMove',
        values: [
          { value: 'simultaneous', label: 'tous en même temps' },
          { value: 'sequential', label: 'un par un, dans l’ordre voulu' },
        ],
      },
    ],
  },
  {
    id: 'A10',
    title: 'Plusieurs arrivées sur une case',
    source: 'l. 73, 157',
    says: 'Une case ne garde qu’un vaisseau à la fin d’un déplacement. Le livret n’envisage pas que deux chasseurs y arrivent ensemble.',
    readings: [
      'On règle les arrivées une à une, dans l’ordre du joueur actif.',
      'Tous ceux qui arrivent se percutent à la fois.',
    ],
    choice:
      'Une à une, dans l’ordre que choisit le joueur actif ; sinon par numéro croissant. Chaque arrivée trouve la case comme la précédente l’a laissée. Deux chasseurs visent le même ennemi : le premier disparaît avec lui, le second s’installe.',
    reason: 'Les tables de collision ne connaissent que deux vaisseaux à la fois.',
    rules: ['bbs.chasseurs.ordre-arrivees'],
  },
  {
    id: 'A11',
    title: 'Passer hors du plateau et revenir',
    source: 'l. 157, 176-177',
    says: 'Un chasseur hors du plateau est perdu. Les collisions, elles, se regardent à la fin d’un mouvement.',
    readings: ['Seule la case d’arrivée compte.', 'Sortir en route suffit à se perdre.'],
    choice:
      'Seule la case d’arrivée compte pour un chasseur. Un plateau d’un seul tenant n’en laisse pas l’occasion ; sur un plateau percé, on survole les trous sans dommage. Un tir, lui, s’arrête au premier vide.',
    reason: 'La sortie du plateau est une ligne de la table de collision, et cette table ne regarde que les arrivées.',
    rules: ['bbs.principes.collision-en-fin', 'bbs.collisions-chasseurs.hors-plateau'],
  },
  {
    id: 'A12',
    title: 'L’ordre des tirs d’un escadron',
    source: 'l. 106, 113-114',
    says: 'Tous les chasseurs de l’escadron tirent, et chaque tir n’atteint que le premier vaisseau. L’ordre des tirs n’est pas donné.',
    readings: [
      'Un par un : abattre un ennemi découvre celui qui se cachait derrière.',
      'Tous ensemble : deux chasseurs gâchent parfois leur tir sur une seule cible.',
    ],
    choice: 'Un par un, dans l’ordre du joueur actif ; sinon par numéro croissant.',
    reason: 'À la table, on retire chaque pion à mesure qu’il est abattu.',
    rules: ['bbs.tir-chasseurs.ordre'],
    options: [
      {
        key: 'fighterFire',
        values: [
          { value: 'sequential', label: 'un par un' },
          { value: 'simultaneous', label: 'tous ensemble' },
        ],
      },
    ],
  },
  {
    id: 'A13',
    title: 'Est-on obligé de tirer ?',
    source: 'l. 106, 144',
    says: 'Les chasseurs tirent, les destroyers peuvent tirer : le livret n’emploie pas le même verbe.',
    readings: ['Obligé pour les chasseurs, libre pour les destroyers.', 'Libre pour tous.'],
    choice:
      'Un chasseur tire dès que le premier obstacle de sa ligne est un ennemi à portée. Un destroyer peut renoncer.',
    reason: 'C’est suivre les deux verbes. Un chasseur n’y risque rien : il ne touche jamais un allié.',
    rules: ['bbs.tir-chasseurs.qui-tire', 'bbs.tir-chasseurs.obligatoire', 'bbs.tir-destroyers.facultatif'],
  },
  {
    id: 'A14',
    title: 'Tourner à sa guise, ou selon la carte',
    source: 'l. 91, 120-123',
    says: 'Le résumé du tour laisse orienter les chasseurs comme on veut. Le chapitre des rotations s’en tient au chiffre du milieu.',
    readings: ['Le chiffre est un maximum.', 'Le chiffre est à respecter exactement.', 'L’orientation est libre.'],
    choice:
      'Le chiffre est un maximum, par chasseur : de 0 à ce nombre de côtés, à gauche ou à droite. Avec 3, toutes les orientations sont à portée.',
    reason: 'Le chapitre détaille ce que le résumé abrège, et une carte à 0 n’aurait sinon aucun sens.',
    rules: ['bbs.tour.etape-4', 'bbs.rotations.chiffre', 'bbs.rotations.facultative'],
  },
  {
    id: 'A15',
    title: 'Ce qu’achète un point d’action',
    source: 'l. 129-131',
    says: 'Pour chaque point, un destroyer peut avancer « ET » pivoter. Les deux à la fois pour un seul point, ou l’un des deux ?',
    readings: ['Un point paie une avance ou un pivot.', 'Un point paie une avance et un pivot.'],
    choice:
      'Une avance d’une case ou un pivot de 60° par point, mêlés comme on veut. Avec l’option, chaque point paie au plus une avance et au plus un pivot, dans l’ordre voulu.',
    reason: 'Le « ET » porte sur le tour, où les deux se mêlent ; la phrase suivante compte d’ailleurs en cases.',
    rules: ['bbs.destroyers.points-action', 'bbs.destroyers.cout', 'bbs.destroyers.melange'],
    options: [
      {
        key: 'destroyerPoint',
        values: [
          { value: 'forward-or-pivot', label: 'une avance ou un pivot' },
          { value: 'forward-and-pivot', label: 'une avance et un pivot' },
        ],
      },
    ],
  },
  {
    id: 'A16',
    title: 'Tirer sans avoir bougé',
    source: 'l. 93, 131, 149',
    says: 'Un destroyer peut avancer de moins de cases que prévu. Seul tire celui qui vient de se déplacer. Le livret ne dit pas si zéro case est un déplacement.',
    readings: ['Le destroyer choisi tire, même immobile.', 'Il faut au moins une action pour tirer.'],
    choice:
      'Le destroyer choisi à l’étape 5 peut tirer, même s’il n’a dépensé aucun point. Si vous n’en choisissez aucun, il n’y a pas de tir.',
    reason: 'La phrase sert à écarter l’autre destroyer, celui que l’on n’a pas joué.',
    rules: ['bbs.tour.etape-5', 'bbs.destroyers.moins', 'bbs.tir-destroyers.seul-active'],
    options: [
      {
        key: 'destroyerFireNeedsMove',
        values: [
          { value: false, label: 'un destroyer immobile peut tirer' },
          { value: true, label: 'il faut au moins une action' },
        ],
      },
    ],
  },
  {
    id: 'A17',
    title: 'Avancer dans quel sens ?',
    source: 'l. 133, 138-141',
    says: 'Un destroyer se déplace d’une case en ligne droite. Le livret ne précise pas de quel côté, mais distingue l’avant et l’arrière.',
    readings: ['Vers l’avant seulement.', 'Vers l’avant ou vers l’arrière.'],
    choice: 'Vers l’avant seulement. Deux pivots bien choisis donnent un pas de côté.',
    reason: 'Pivoter sur l’avant ou sur l’arrière ne se distinguerait guère si le vaisseau allait dans les deux sens.',
    rules: ['bbs.destroyers.avance', 'bbs.destroyers.pas-de-recul'],
  },
  {
    id: 'A18',
    title: 'Un destroyer au-delà du bord',
    source: 'l. 135-136, 186, 407',
    says: 'Un destroyer ne finit pas hors du plateau. Rien n’est dit d’une manœuvre qui sortirait pour revenir.',
    readings: ['Interdit à chaque action.', 'Interdit seulement à l’arrivée.'],
    choice: 'Après chaque action, ses deux cases sont sur le plateau.',
    reason: 'Au-delà du bord, il n’y a pas de case où le poser.',
    rules: [
      'bbs.destroyers.fin-hors-plateau',
      'bbs.destroyers.jamais-hors-plateau',
      'bbs.collisions-destroyers.hors-plateau',
    ],
  },
  {
    id: 'A19',
    title: 'Finir sur un de ses chasseurs',
    source: 'l. 135, 182, 185, 389-397',
    says: 'Le texte interdit à un destroyer de finir sur un vaisseau allié. Les tables de collision y voient un chasseur détruit et un destroyer indemne.',
    readings: ['Permis : le chasseur est écrasé.', 'Interdit, comme sur un destroyer allié.'],
    choice: 'Permis. Le chasseur est écrasé, et personne ne marque.',
    reason: 'Les tables sont plus précises, le disent deux fois, et ne réservent l’interdiction qu’aux destroyers.',
    rules: ['bbs.destroyers.fin-allie', 'bbs.collisions-destroyers.chasseur-allie'],
    options: [
      {
        key: 'crushAlliedFighter',
        values: [
          { value: true, label: 'permis, le chasseur est écrasé' },
          { value: false, label: 'interdit' },
        ],
      },
    ],
  },
  {
    id: 'A20',
    title: 'Foncer sur un destroyer ennemi',
    source: 'l. 136, 184, 399',
    says: 'Le texte permet de foncer sur un vaisseau ennemi, sans dire lequel. Les tables l’interdisent sur un destroyer.',
    readings: ['Sur les chasseurs ennemis seulement.', 'Sur tout vaisseau ennemi.'],
    choice: 'Sur les chasseurs ennemis seulement.',
    reason: 'Les deux tables s’accordent, et le texte ne dit rien qui les démente.',
    rules: ['bbs.destroyers.foncer-ennemi', 'bbs.collisions-destroyers.destroyer-ennemi'],
  },
  {
    id: 'A21',
    title: 'Mourir de sa propre collision',
    source: 'l. 181, 187-188',
    says: 'Percuter un chasseur ennemi coûte 1 dégât. Le livret ajoute qu’un destroyer n’a aucune façon de se suicider.',
    readings: [
      'L’arrivée qui le détruirait est interdite.',
      'La remarque commente les lignes interdites ; on peut mourir en percutant.',
    ],
    choice:
      'Interdite : un destroyer endommagé ne finit pas sur un chasseur ennemi, ni un destroyer intact sur deux. Avec l’option, il peut en mourir : le propriétaire du chasseur marque 4 points, celui du destroyer marque 1 point pour le chasseur.',
    reason: 'La remarque ne fait pas d’exception.',
    rules: ['bbs.collisions-destroyers.pas-de-suicide', 'bbs.collisions-destroyers.chasseur-ennemi'],
    options: [
      {
        key: 'destroyerSuicide',
        values: [
          { value: 'forbidden', label: 'arrivée interdite' },
          { value: 'allowed', label: 'le destroyer peut en mourir' },
        ],
      },
    ],
  },
  {
    id: 'A22',
    title: 'Deux cases, deux collisions',
    source: 'l. 62, 157, 401-405',
    says: 'Le livret parle de la case où un déplacement se termine. Un destroyer en occupe deux.',
    readings: ['Les deux cases comptent.', 'Seule la case avant compte.'],
    choice:
      'Les deux comptent : l’une peut ramasser une sonde pendant que l’autre percute un chasseur. Un destroyer qui n’a quitté qu’une case ne se heurte pas à lui-même.',
    reason: 'Sinon, un vaisseau resterait sous l’arrière du destroyer, à deux dans une case.',
    rules: ['bbs.destroyers.deux-cases-en-collision', 'bbs.sondes.destroyer'],
  },
  {
    id: 'A23',
    title: 'La forme du tir courbe',
    source: 'l. 19-20, 144-148',
    says: 'Le tir d’un destroyer porte à 2 cases, ne traverse rien et peut se courber. Le dessin qui l’expliquait manque.',
    readings: [
      'Une case libre suffit entre le destroyer et sa cible.',
      'Il faut que la ligne la plus droite soit libre.',
    ],
    choice:
      'Une cible au contact du destroyer est toujours à portée. À 2 cases, il faut entre eux une case du plateau, vide d’obstacle, qui touche l’un et l’autre ; une sonde n’y gêne pas. Autour d’un destroyer isolé, cela fait 8 cases à 1 pas et 14 à 2 pas. Un destroyer ennemi se vise par l’avant comme par l’arrière.',
    reason: 'C’est le plus simple des chemins courbes de 2 pas, et il ne traverse jamais d’obstacle.',
    rules: [
      'bbs.tir-destroyers.portee',
      'bbs.tir-destroyers.pas-a-travers',
      'bbs.tir-destroyers.courbe',
      'bbs.tir-destroyers.case-intermediaire',
      'bbs.tir-destroyers.cible-ennemie',
    ],
  },
  {
    id: 'A24',
    title: 'Une cible, ou tout ce qui entoure',
    source: 'l. 19-20, 144',
    says: 'La présentation des destroyers laisse croire que leurs tourelles battent tout ce qui les entoure. Le chapitre des tirs écrit « UNE cible », en capitales.',
    readings: ['Une seule cible.', 'Tous les ennemis à 2 cases ou moins.'],
    choice: 'Une seule cible.',
    reason: 'Le chapitre insiste, la présentation décrit.',
    rules: ['bbs.but.portrait-destroyer', 'bbs.tir-destroyers.une-cible'],
  },
  {
    id: 'A25',
    title: 'Qui garde un destroyer achevé ?',
    source: 'l. 109-110, 170-172, 181, 387, 442-443',
    says: 'Quand un chasseur percute un destroyer, le livret donne le sort du chasseur, pas celui du destroyer achevé. Pour l’inverse, le texte tait les points et le tableau les donne.',
    readings: [
      'Le destroyer va à qui porte le dernier dégât.',
      'Un destroyer détruit par une collision ne vaut rien.',
      'Les 4 points se partagent entre ceux qui l’ont touché.',
    ],
    choice:
      'L’auteur du dernier dégât garde le destroyer, pour 4 points. Dans une collision, c’est le joueur du chasseur ; son chasseur va à l’adversaire. Un chasseur percuté par un destroyer va au propriétaire du destroyer.',
    reason: 'Le livret fait garder ce que l’on détruit, et aucune phrase ne partage une prise.',
    rules: [
      'bbs.but.valeur-destroyer',
      'bbs.principes.prise',
      'bbs.principes.dernier-coup',
      'bbs.collisions-chasseurs.destroyer-ennemi-points',
      'bbs.collisions-chasseurs.destroyer-acheve-points',
      'bbs.collisions-destroyers.chasseur-ennemi-points',
      'bbs.aide.tables-collisions',
    ],
  },
  {
    id: 'A26',
    title: 'Ce que l’on perd par sa faute',
    source: 'l. 165-168, 174-177, 414-432, 450-456',
    says: 'Un vaisseau perdu contre un allié, un astéroïde ou le bord est retiré, et les tables n’accordent aucun point. Les pouvoirs qui frappent leur propre camp ne sont pas évoqués.',
    readings: [
      'Personne ne marque, quelle que soit la façon.',
      'Un adversaire gagne ce que l’on détruit chez soi par un pouvoir.',
    ],
    choice:
      'Ce que l’on perd par sa faute ne vaut rien pour personne : choc entre alliés, astéroïde resté en place, sortie du plateau, et aussi son explosion ou son super tir.',
    reason: 'On garde les vaisseaux que l’on détruit, et l’on ne marque pas avec les siens.',
    rules: [
      'bbs.principes.pertes-propres',
      'bbs.collisions-chasseurs.allie-points',
      'bbs.collisions-chasseurs.asteroide-points',
      'bbs.collisions-chasseurs.destroyer-allie',
      'bbs.collisions-destroyers.chasseur-allie',
    ],
  },
  {
    id: 'A27',
    title: 'Qui marque sur l’anneau',
    source: 'l. 199, 362',
    says: 'Une case de départ des sondes, si elle est occupée à la fin, vaut 2 points. Le livret ne dit rien d’un destroyer à cheval sur deux d’entre elles.',
    readings: ['2 points par case occupée.', '2 points par vaisseau présent.'],
    choice:
      'Chaque case vaut 2 points à qui l’occupe, avec n’importe quel vaisseau, même endommagé. Posé sur deux cases, un destroyer en marque 4 ; l’anneau entier en donne 12. Peu importe qui a pris la sonde.',
    reason: 'Le barème compte des hexagones, pas des vaisseaux.',
    rules: ['bbs.score.anneau', 'bbs.score.anneau-destroyer'],
  },
  {
    id: 'A28',
    title: 'Égalité à la première place',
    source: 'l. 193',
    says: 'Le plus haut total gagne. Il n’y a pas un mot sur deux totaux égaux.',
    readings: ['Victoire partagée.', 'Un départage par les vaisseaux restants.'],
    choice:
      'Victoire partagée. Avec l’option, gagne celui à qui il reste le plus de vaisseaux, un destroyer comptant pour un ; puis, encore à égalité, on partage.',
    reason: 'Faute de critère, en inventer un donnerait la victoire au hasard de notre choix.',
    rules: ['bbs.fin.egalite'],
    options: [
      {
        key: 'tieBreak',
        values: [
          { value: 'shared', label: 'victoire partagée' },
          { value: 'ships-left', label: 'le plus de vaisseaux restants' },
        ],
      },
    ],
  },
  {
    id: 'A29',
    title: 'À quels moments révéler',
    source: 'l. 206-209',
    says: 'On garde son pouvoir secret autant qu’on veut. Le livret ne fixe pas les instants où le révéler.',
    readings: ['À son tour, entre deux étapes.', 'À n’importe quel instant, au tour de n’importe qui.'],
    choice:
      'À son tour : au début, à la fin, ou entre deux étapes, jamais au milieu de l’une. Un pouvoir qui change une étape se révèle avant elle. Au tour d’un autre, seuls Dreckach 1, en réponse à un tir, et Dreckach 2, à la fin du tour, se révèlent. Révéler n’oblige pas à se servir d’un pouvoir facultatif.',
    reason: 'Une étape entamée se termine comme elle a commencé, et chacun sait quand il peut être surpris.',
    rules: ['bbs.pouvoirs.moment'],
  },
  {
    id: 'A30',
    title: 'Un pouvoir révélé, faut-il s’en servir ?',
    source: 'l. 208-209, 234, 270, 296, 317',
    says: 'Une fois activé, un pouvoir reste en vigueur. Certains s’écrivent pourtant comme une possibilité, d’autres ne servent qu’une fois.',
    readings: ['Il reste disponible, sans obliger.', 'Il s’applique à chaque tour, qu’on le veuille ou non.'],
    choice:
      'Un pouvoir permanent agit jusqu’à la fin ; doubler, bouger un astéroïde ou tirer au laser restent des choix de chaque tour. Un pouvoir à usage unique se révèle quand on l’emploie, et s’épuise.',
    reason: '« En vigueur » interdit de le reprendre en main, pas de s’en passer.',
    rules: ['bbs.pouvoirs.reste-en-vigueur', 'bbs.pouvoirs.usage-unique'],
  },
  {
    id: 'A31',
    title: 'Destroyers valkyries : +1 ou +2 ?',
    source: 'l. 210-211, 290',
    says: 'Les règles communes citent un pouvoir qui ajoute 1 au mouvement des destroyers. Le chapitre des Valkyries en ajoute 2.',
    readings: ['2, comme l’écrit le chapitre de la race.', '1, comme l’écrit l’exemple.'],
    choice: '2 points d’action de plus que la carte, pour avancer ou pour pivoter.',
    reason: 'La règle de la race l’emporte sur un exemple donné en passant.',
    rules: ['bbs.pouvoirs.permanents', 'bbs.valkyries.bonus'],
    options: [
      {
        key: 'valkyrieBonus',
        values: [
          { value: 2, label: '2 points d’action de plus' },
          { value: 1, label: '1 point d’action de plus' },
        ],
      },
    ],
  },
  {
    id: 'A32',
    title: 'Détruire par un pouvoir',
    source: 'l. 212, 254',
    says: 'Un vaisseau détruit par un pouvoir est récupéré. Le livret ne dit ni sa valeur, ni si les siens comptent.',
    readings: ['Les ennemis seulement, à leur valeur ordinaire.', 'Tous les vaisseaux détruits, les siens compris.'],
    choice: 'Les ennemis détruits se gardent à leur valeur ordinaire ; les siens ne valent rien.',
    reason: 'Le barème final ne compte que des vaisseaux ennemis.',
    rules: ['bbs.pouvoirs.prises'],
  },
  {
    id: 'A33',
    title: 'L’élite tire-t-elle deux fois ?',
    source: 'l. 35, 225-227, 258-259',
    says: 'Au mot près, l’élite peut tirer deux fois avant de mourir. Or la boîte contient des marqueurs de dommage pour chasseurs, et le texte dit plus loin comment un astéroïde endommage une élite intacte.',
    readings: ['Elle meurt au deuxième coup reçu.', 'Elle tire deux fois par activation.'],
    choice:
      'L’élite a 2 points de vie et ne tire qu’une fois par activation. Avec l’option, elle tire deux fois et n’a qu’1 point de vie.',
    reason: 'La traduction a dû inverser tireur et cible : sans cela, les marqueurs n’auraient aucun emploi.',
    rules: ['bbs.materiel.dommages-chasseurs', 'bbs.tir-chasseurs.un-tir', 'bbs.terriens.elite-deux-vies'],
    options: [
      {
        key: 'eliteReading',
        values: [
          { value: 'two-hit-points', label: '2 points de vie, 1 tir' },
          { value: 'two-shots', label: '2 tirs, 1 point de vie' },
        ],
      },
    ],
  },
  {
    id: 'A34',
    title: 'Nommer l’élite, et sa valeur',
    source: 'l. 221, 226-227',
    says: 'On choisit un chasseur pour le pilote d’élite. Le livret ne dit pas quand, et compare ensuite ce chasseur à un grand vaisseau.',
    readings: ['Détruite, l’élite vaut 1 point, comme un chasseur.', 'Elle vaut 4 points, comme un destroyer.'],
    choice:
      'Désignez un de vos chasseurs en jeu en révélant le pouvoir. Ses 2 points de vie comptent tout de suite ; il bouge en élite à la prochaine activation de son escadron. Détruit, il vaut 1 point, et le pilote n’est pas remplacé.',
    reason:
      'La comparaison avec un destroyer ne vaut que dans les collisions, et c’est bien un chasseur que l’on prend.',
    rules: ['bbs.terriens.elite-choix', 'bbs.terriens.elite-valeur'],
  },
  {
    id: 'A35',
    title: 'Le trajet de l’élite',
    source: 'l. 222-224',
    says: 'L’élite change de direction à volonté, parcourt le nombre exact de cases et choisit son orientation. Peut-elle revenir sur ses pas ?',
    readings: [
      'Tout trajet est permis, retours compris.',
      'Elle ne repasse pas par une case.',
      'Elle va tout droit, dans la direction qu’elle veut.',
    ],
    choice:
      'Chaque pas mène à une case voisine du plateau, retours compris. À vitesse 1, elle atteint ses 6 voisines ; à partir de 2, toute case à cette distance ou moins, y compris la sienne. Elle s’oriente librement avant le tir, et peut encore tourner à l’étape 4 dans la limite de la carte.',
    reason: 'Changer de direction autant de fois qu’on veut permet aussi le demi-tour.',
    rules: ['bbs.terriens.elite-direction', 'bbs.terriens.elite-exact', 'bbs.terriens.elite-orientation'],
  },
  {
    id: 'A36',
    title: 'L’élite dans une collision',
    source: 'l. 226-227',
    says: 'Dans les collisions, l’élite est traitée comme un destroyer. Le livret n’en tire pas les conséquences.',
    readings: [
      'Comme un destroyer, qu’elle percute ou soit percutée.',
      'Comme un destroyer quand elle est percutée, comme un chasseur quand elle bouge.',
    ],
    choice:
      'Comme un destroyer dans les deux sens. Elle ne finit ni sur un astéroïde, ni sur un destroyer, ni hors du plateau, ni là où elle mourrait ; elle écrase un chasseur allié, et prend 1 dégât en détruisant un chasseur ennemi. Un chasseur qui la percute est détruit, et l’endommage s’il est ennemi ; aucun destroyer ne finit sur elle. Sans arrivée permise, elle reste sur place.',
    reason: 'La phrase ne fait pas de différence entre percuter et être percuté.',
    rules: ['bbs.terriens.elite-collisions'],
  },
  {
    id: 'A37',
    title: 'Tirer à travers les astéroïdes',
    source: 'l. 231-232',
    says: 'Les chasseurs terriens tirent à 10 cases et au travers des astéroïdes. Les vaisseaux ne sont pas cités.',
    readings: ['Les astéroïdes seuls n’arrêtent plus le tir.', 'Plus rien ne l’arrête.'],
    choice:
      'Le tir passe les astéroïdes, dont les cases comptent parmi les 10. Un vaisseau l’arrête toujours, même allié. Les destroyers terriens n’y gagnent rien.',
    reason: 'La carte nomme les astéroïdes ; le reste de la règle ne change pas.',
    rules: ['bbs.terriens.portee-10', 'bbs.terriens.tir-asteroides'],
  },
  {
    id: 'A38',
    title: 'Les suites d’une autodestruction',
    source: 'l. 234-243',
    says: 'Un chasseur explose avant ou après un déplacement, même s’il vient de percuter quelque chose. Le livret ne dit rien d’un chasseur sorti du plateau, ni de ce que vaut le chasseur sacrifié.',
    readings: ['Perdu hors du plateau, il n’explose pas.', 'Il explose depuis la dernière case du bord.'],
    choice:
      'Il explose à votre tour, entre deux étapes. Détruit par une collision, il peut encore le faire à la fin de l’étape 2, depuis la case du choc ; perdu hors du plateau, non. Les alliés sont touchés, les astéroïdes et les sondes non, et rien ne fait écran. Le chasseur sacrifié ne vaut rien, sauf s’il était déjà gagné par l’adversaire dans la collision.',
    reason: 'L’explosion part d’une case : hors du plateau, il n’y en a pas.',
    rules: [
      'bbs.terriens.explosion-une-fois',
      'bbs.terriens.explosion-rayon',
      'bbs.terriens.explosion-moment',
      'bbs.terriens.explosion-collision',
      'bbs.terriens.explosion-origine',
      'bbs.terriens.explosion-soi',
    ],
  },
  {
    id: 'A39',
    title: 'Quel astéroïde, quand, vers où',
    source: 'l. 252-257',
    says: 'Un astéroïde à 3 cases d’un destroyer vonyan avance d’une case par tour. Le livret ne dit pas si c’est toujours le même, ni où il peut aller.',
    readings: ['N’importe lequel, à portée au départ.', 'Toujours le même, qui doit rester à portée.'],
    choice:
      'Un astéroïde à 3 cases ou moins d’un de vos destroyers au départ, au choix à chaque tour. Il va sur une case voisine du plateau sans autre astéroïde, entre deux étapes. S’il se retrouve à 4 cases, il ne bouge plus tant qu’aucun destroyer ne s’en approche.',
    reason: 'La condition se lit au moment d’agir, et la phrase ne désigne aucun astéroïde en particulier.',
    rules: [
      'bbs.vonyan.asteroide-deplacement',
      'bbs.vonyan.asteroide-distance',
      'bbs.vonyan.asteroide-moment',
      'bbs.vonyan.asteroide-interdits',
    ],
  },
  {
    id: 'A40',
    title: 'Ce que fait l’astéroïde lancé',
    source: 'l. 254-260',
    says: 'Le livret traite un destroyer ou une élite en bon état, et une sonde. Il laisse de côté les chasseurs, les vaisseaux déjà endommagés et ceux du Vonyan.',
    readings: ['Un vaisseau qui meurt laisse sa case à l’astéroïde.', 'L’astéroïde se brise contre tout destroyer.'],
    choice:
      'Un chasseur, ou un destroyer ou une élite déjà endommagés, est détruit, et l’astéroïde prend la case visée. Contre un destroyer blindé, l’astéroïde se brise sans faire de dégât. Un vaisseau allié subit la même chose, sans points.',
    reason: 'L’astéroïde ne se brise que sur ce qui lui résiste.',
    rules: [
      'bbs.vonyan.asteroide-prises',
      'bbs.vonyan.asteroide-chasseur',
      'bbs.vonyan.asteroide-destroyer',
      'bbs.vonyan.asteroide-destroyer-endommage',
      'bbs.vonyan.asteroide-elite',
    ],
  },
  {
    id: 'A41',
    title: 'Où est le centre de l’anneau ?',
    source: 'l. 199, 261-263, 314-315',
    says: 'Le barème parle des places de départ des sondes. Plus loin, l’anneau suit l’astéroïde central, même détruit.',
    readings: ['L’anneau entoure l’astéroïde central, où qu’il soit.', 'L’anneau reste autour du centre du plateau.'],
    choice:
      'L’anneau entoure l’astéroïde central et le suit. Une fois détruit, il laisse sa case pour centre : celle d’où il partait s’il s’est brisé en frappant, celle du choc si un destroyer blindé l’a percuté. L’anneau ne compte que des cases du plateau.',
    reason: 'Les deux passages sur l’astéroïde central règlent un cas que le barème n’avait pas en vue.',
    rules: [
      'bbs.score.anneau-mobile',
      'bbs.vonyan.asteroide-central',
      'bbs.vonyan.asteroide-central-detruit',
      'bbs.dreckach.blindage-anneau',
    ],
  },
  {
    id: 'A42',
    title: 'Doubler, exactement',
    source: 'l. 265-268',
    says: 'Un chasseur vonyan peut avancer du double, et alors ne tire pas. Le livret ne parle ni des distances entre les deux, ni de la rotation.',
    readings: ['Le double exactement, ou la vitesse exactement.', 'Toute distance jusqu’au double.'],
    choice:
      'Chasseur par chasseur, avant le mouvement : la vitesse ou son double, tout droit, sans valeur intermédiaire. Celui qui double ne tire pas, mais peut tourner à l’étape 4.',
    reason: 'Un chasseur avance toujours d’un nombre exact de cases : le pouvoir change ce nombre, pas la règle.',
    rules: ['bbs.vonyan.double', 'bbs.vonyan.double-pas-de-tir', 'bbs.vonyan.double-choix'],
  },
  {
    id: 'A43',
    title: 'La direction d’une téléportation',
    source: 'l. 157, 270-278',
    says: 'L’escadron bouge jusqu’à 6 cases, dans n’importe quelle direction. Cela veut-il dire en ligne droite ?',
    readings: ['Toute case à 6 pas ou moins.', 'Une ligne droite, sur l’un des six axes.'],
    choice:
      'Tout décalage de 1 à 6 pas, le même pour chaque chasseur. Ceux qui arrivent hors du plateau sont perdus. La vitesse de la carte ne compte pas ce tour-là, ses deux autres chiffres si. Le « premier tour » interdit est la première manche entière, à trois comme à quatre.',
    reason: 'Le texte décrit un groupe qui apparaît ailleurs, non un vol en ligne.',
    rules: [
      'bbs.vonyan.teleport-une-fois',
      'bbs.vonyan.teleport-distance',
      'bbs.vonyan.teleport-bloc',
      'bbs.vonyan.teleport-suite',
      'bbs.vonyan.teleport-collisions',
      'bbs.vonyan.teleport-premier-tour',
    ],
    options: [
      {
        key: 'teleportShape',
        values: [
          { value: 'any-vector', label: 'toute case à 6 pas' },
          { value: 'straight-line', label: 'en ligne droite seulement' },
        ],
      },
    ],
  },
  {
    id: 'A44',
    title: 'D’où part le laser',
    source: 'l. 292-294',
    says: 'Un destroyer valkyrie peut tirer tout droit, à 9 cases. Ni le point de départ ni ce qui l’arrête ne sont donnés.',
    readings: [
      'De la case avant, vers l’avant, arrêté par le premier obstacle.',
      'Dans n’importe quelle direction droite, à travers tout.',
    ],
    choice:
      'Le laser couvre les 9 cases qui suivent la case avant, droit devant. Le premier obstacle arrête le tir et prend 1 dégât si c’est un ennemi. Un tir par tour : le laser ou l’autre.',
    reason: 'C’est un tir comme un autre, plus long : les règles générales s’y appliquent.',
    rules: ['bbs.valkyries.laser', 'bbs.valkyries.laser-arret'],
  },
  {
    id: 'A45',
    title: 'La zone du super tir',
    source: 'l. 296-298',
    says: 'Le super tir frappe une zone de 3 cases sur 3 devant le vaisseau. Le dessin manque, et rien n’est dit des obstacles, des alliés ou d’un destroyer touché deux fois.',
    readings: ['Toute la zone est frappée, quoi qu’elle contienne.', 'Chaque ligne s’arrête à son premier obstacle.'],
    choice:
      'Trois lignes de 3 cases vont droit devant ; la première case de chacune touche la case avant. Tout vaisseau y est frappé, allié compris, et un destroyer qui y a ses deux cases prend 2 dégâts. Astéroïdes et sondes restent. C’est le tir de l’étape 6, il n’y en a pas d’autre. Avec l’option, chaque ligne s’arrête à l’astéroïde ou après le premier vaisseau.',
    reason: 'Le livret donne 1 dégât à chaque case de la zone, sans en excepter.',
    rules: [
      'bbs.valkyries.super-tir-une-fois',
      'bbs.valkyries.super-tir-zone',
      'bbs.valkyries.super-tir-destroyer',
      'bbs.valkyries.super-tir-tous',
    ],
    options: [
      {
        key: 'superShotStopped',
        values: [
          { value: 'never', label: 'rien n’arrête le super tir' },
          { value: 'by-obstacles', label: 'les obstacles arrêtent chaque ligne' },
        ],
      },
    ],
  },
  {
    id: 'A46',
    title: 'Activer le blindage',
    source: 'l. 305, 309-310',
    says: 'Le blindage s’active pendant son tour ou celui d’un autre, quand le destroyer est touché pour la première fois. À quoi se rapporte la condition ?',
    readings: [
      'Librement à son tour ; chez un autre, au premier dégât.',
      'Au premier dégât seulement, quel que soit le tour.',
    ],
    choice:
      'À votre tour, quand vous voulez, même sur un destroyer déjà endommagé, qui le reste. Au tour d’un autre, en réponse à son tout premier dégât, et ce dégât est absorbé. Avec l’option, le premier dégât compte quand même.',
    reason: 'Réserver l’activation au premier dégât interdirait presque toujours de s’en servir à son propre tour.',
    rules: ['bbs.dreckach.blindage', 'bbs.dreckach.blindage-activation'],
    options: [
      {
        key: 'shieldFirstHit',
        values: [
          { value: 'absorbed', label: 'premier dégât absorbé' },
          { value: 'applied', label: 'premier dégât subi' },
        ],
      },
    ],
  },
  {
    id: 'A47',
    title: 'Le blindage et les collisions',
    source: 'l. 305-307, 311',
    says: 'La carte dirait « tir », ce qui exclurait les dégâts de collision. Exclus du déclenchement, ou de la protection ?',
    readings: [
      'Seul un tir permet de répondre ; le blindage arrête ensuite tout.',
      'Le blindage n’arrête que les tirs.',
    ],
    choice:
      'Seul un tir permet d’activer le blindage au tour d’un autre : chasseur, destroyer, laser ou super tir, mais ni explosion ni astéroïde. Actif, il annule tout dégât. Le chasseur ennemi qui s’y écrase est perdu et va au Dreckach.',
    reason:
      'Le livret le dit indestructible et le laisse percuter sans dommage : il ne craint donc pas les collisions.',
    rules: ['bbs.dreckach.blindage', 'bbs.dreckach.blindage-tir'],
    options: [
      {
        key: 'shieldVsCollision',
        values: [
          { value: 'immune', label: 'protège aussi des collisions' },
          { value: 'vulnerable', label: 'les collisions l’endommagent' },
        ],
      },
    ],
  },
  {
    id: 'A48',
    title: 'Un astéroïde détruit vaut-il un point ?',
    source: 'l. 195-199, 306-307, 312-313, 356-362',
    says: 'Le destroyer blindé garde les astéroïdes qu’il détruit comme points de victoire. Aucun barème ne leur donne de valeur, et l’on ne sait pas si le tour de l’activation use un jeton.',
    readings: ['1 point, comme un chasseur.', '0 point, faute de barème.'],
    choice:
      'On retire l’astéroïde, qui vaut 1 point ; un chasseur allié écrasé ne vaut rien. Chaque fin de tour du Dreckach use un jeton, y compris celle du tour où il active. Activé à son tour, le blindage dure donc jusqu’à la fin de son deuxième tour suivant.',
    reason: 'Garder une pièce qui ne vaut rien n’aurait pas de sens.',
    rules: [
      'bbs.but.sources-de-points',
      'bbs.dreckach.blindage-foncer',
      'bbs.dreckach.blindage-jetons',
      'bbs.dreckach.blindage-extinction',
    ],
    options: [
      {
        key: 'shieldAsteroidPrize',
        values: [
          { value: 1, label: '1 point par astéroïde' },
          { value: 0, label: '0 point par astéroïde' },
        ],
      },
    ],
  },
  {
    id: 'A49',
    title: 'Qui ressuscite, et quand',
    source: 'l. 317-320',
    says: 'À la fin d’un tour, des vaisseaux détruits par un escadron reviennent. Le tour de qui ? Et un destroyer revient-il en bon état ?',
    readings: ['À la fin du tour de l’adversaire qui les a détruits.', 'À la fin de son propre tour.'],
    choice:
      'À la fin du tour d’un adversaire : tout ou partie des vaisseaux que son escadron a détruits ce tour-là, par ses tirs ou ses collisions. Ils se posent où il y a de la place dans la zone de départ, orientés à volonté ; un destroyer revient intact. Les prises sont rendues, mais le Dreckach garde les siennes. Avec l’option, on attend la fin de son tour pour ramener ce qu’un même escadron a détruit depuis le tour d’avant.',
    reason: 'C’est à la fin de ce tour-là que les pertes sont encore fraîches et les prises faciles à rendre.',
    rules: ['bbs.dreckach.resurrection', 'bbs.dreckach.resurrection-place', 'bbs.dreckach.resurrection-points'],
    options: [
      {
        key: 'resurrectWindow',
        values: [
          { value: 'any-turn', label: 'fin du tour d’un adversaire' },
          { value: 'own-turn', label: 'fin de son propre tour' },
        ],
      },
      {
        key: 'resurrectedDestroyer',
        values: [
          { value: 'intact', label: 'un destroyer revient intact' },
          { value: 'damaged', label: 'un destroyer revient endommagé' },
        ],
      },
    ],
  },
  {
    id: 'A50',
    title: 'Quand la main passe à trois cartes',
    source: 'l. 322-325',
    says: 'Deux cartes de plus, puis une carte choisie dans une main de trois à chaque tour. Le livret ne dit pas à partir de quel tour.',
    readings: ['Dès ce tour, si le pouvoir est révélé avant la carte.', 'Toujours à partir du tour suivant.'],
    choice:
      'Révélé avant l’étape 1, il sert aussitôt ; sinon, il attend le prochain tour. S’il reste moins de 2 cartes, on prend ce qu’il y a. Dès le premier tour, il donne 3 cartes en main jusqu’au tour 7, puis 2 et 1.',
    reason: 'Le livret annonce une main réduite aux deux derniers tours : le compte y est.',
    rules: ['bbs.dreckach.trois-cartes', 'bbs.dreckach.trois-cartes-choix', 'bbs.dreckach.trois-cartes-une-fois'],
  },
  {
    id: 'A51',
    title: 'Un exemple dont l’image a disparu',
    source: 'l. 115-117',
    says: 'Les légendes de deux chasseurs, C et D, renvoient à une image perdue. L’une dit épargné un vaisseau placé « devant » le destroyer visé.',
    readings: [
      '« Devant » veut dire plus loin sur la ligne de tir.',
      '« Devant » veut dire entre le tireur et le destroyer.',
    ],
    choice:
      'Le vaisseau épargné est derrière le destroyer, vu du tireur. Notre exemple est reconstitué ainsi, et le dit.',
    reason: 'Placé entre les deux, c’est lui qui aurait reçu le tir.',
    rules: ['bbs.tir-chasseurs.exemple-c', 'bbs.tir-chasseurs.exemple-d'],
  },
  {
    id: 'A52',
    title: 'Une zone frappée d’un coup',
    source: 'l. 235-237, 297-298',
    says: 'L’explosion et le super tir touchent plusieurs cases. Les dégâts tombent-ils ensemble ou l’un après l’autre ?',
    readings: ['Tous ensemble.', 'Case par case.'],
    choice:
      'Comptez d’abord ce que chaque vaisseau reçoit, puis appliquez le tout en une fois. Un destroyer intact dont les deux cases sont frappées est détruit d’un coup ; un blindage activé en réponse à un super tir absorbe les deux dégâts.',
    reason: 'Une explosion n’a qu’un instant, et l’ordre des cases ne doit rien changer.',
    rules: ['bbs.terriens.explosion-destroyer', 'bbs.valkyries.super-tir-destroyer'],
  },
] satisfies readonly BbsRuling[];

import type { Ruling } from '../kernel/ruling.ts';
import type { BfRule } from './rules.ts';
import type { Options } from './types.ts';

type Switch = {
  readonly [K in keyof Options]: {
    readonly key: K;
    readonly values: readonly { readonly value: Options[K]; readonly label: string }[];
  };
}[keyof Options];
/** A ruling of this game: its rules exist, its switches are options that the engine honours. */
type BfRuling = Omit<Ruling, 'rules' | 'options'> & {
  readonly rules: readonly BfRule[];
  readonly options?: readonly Switch[];
};

/** Where the source is silent or says two things: what it says, how it may be read, what is played by default and why. The first value of a switch is the default; numeric ones show a few values among those allowed. */
export const RULINGS: readonly Ruling[] = [
  {
    id: 'A1',
    title: 'Que faire d’un litige',
    source: 'l. 3 § 0.2',
    says: 'Le livret déclare nulle toute partie où survient un désaccord qu’il ne règle pas. Or il laisse des dizaines de points ouverts, jusqu’à la cause de la défaite.',
    readings: [
      'La partie s’arrête, nulle, au premier trou rencontré.',
      'La nulle est un dernier recours : on peut s’accorder d’avance sur une lecture.',
    ],
    choice:
      'Les arbitrages de cette page, connus d’avance, règlent les cas qu’ils couvrent, et la partie continue. Avec l’autre réglage, le journal signale chaque arbitrage appliqué, et toute personne encore en jeu peut déclarer un litige, qui rend la partie nulle.',
    reason: 'Appliquée sans nuance, la règle annulerait presque toutes les parties.',
    rules: ['bf.document.sans-ambiguite', 'bf.document.litige-nulle', 'bf.document.signaler'],
    options: [
      {
        key: 'litige',
        values: [
          { value: 'arbitrer', label: 'suivre l’arbitrage, sans plus' },
          { value: 'signaler', label: 'signaler chaque arbitrage, permettre un litige' },
        ],
      },
    ],
  },
  {
    id: 'A2',
    title: 'Perdre par les points de vie',
    source: 'l. 3 § 2.1.5, 2.4#2',
    says: 'On peut perdre à tout instant, mais le livret ne dit pas comment. Il fait compter les points de vie sans attacher de conséquence à ce compte.',
    readings: [
      'On perd à 0 ou moins.',
      'On perd en dessous de 0 seulement.',
      'Les points de vie ne font jamais perdre.',
    ],
    choice: 'On perd dès que ses points de vie sont à 0 ou moins.',
    reason:
      'C’est ce que « points de vie » veut dire dans tous les jeux ; sinon, blesser quelqu’un ne déciderait de rien.',
    rules: ['bf.fin.defaite-vie', 'bf.points.vie', 'bf.points.degats-vie'],
  },
  {
    id: 'A3',
    title: 'Hors du plateau',
    source: 'l. 3 § 1.2.4, 4.4.11',
    says: 'Pousser permet de sortir l’adversaire du plateau. La suite manque : le livret ne parle que des pions posés sur une case.',
    readings: [
      'La personne sortie est éliminée.',
      'Elle continue de jouer, sans pion.',
      'Son pion revient au bord à son tour suivant.',
    ],
    choice: 'Sortir du plateau élimine sur-le-champ.',
    reason:
      'Sans case, il n’y a plus de distance : Corps à corps, Distance, Se déplacer et Pousser n’auraient plus rien à mesurer.',
    rules: ['bf.fin.defaite-hors-plateau', 'bf.position.pousser-hors-plateau'],
  },
  {
    id: 'A4',
    title: 'Quand constater une défaite',
    source: 'l. 3 § 2.4#2, 2.5#2',
    says: 'Le livret place défaite et victoire à n’importe quel instant. Il ne dit pas si l’on interrompt une étape pour cela.',
    readings: [
      'Après chaque perte de vie et chaque expulsion.',
      'À la fin de l’étape.',
      'À la fin du tour, ce qui laisserait le temps de bloquer.',
    ],
    choice:
      'Après chaque perte de vie et chaque expulsion. Bloquer ne rattrape donc jamais une vie tombée à 0. Deux personnes ne sont jamais éliminées au même instant : il en reste toujours une pour gagner.',
    reason: 'C’est prendre le livret au mot, et personne ne gagne par un coup donné trop tard.',
    rules: ['bf.fin.a-tout-moment', 'bf.fin.arret-immediat', 'bf.points.degats-vie'],
  },
  {
    id: 'A5',
    title: 'Le pion d’une personne éliminée',
    source: 'l. 3 § 1.2.4, 2.4#2',
    says: 'Un pion marque la place d’une personne qui joue, et une personne éliminée n’en est plus une. Rien n’est dit de son pion.',
    readings: ['On le retire.', 'On le laisse comme obstacle.'],
    choice:
      'Le pion quitte le plateau à l’instant de l’élimination, même au milieu d’une étape. Sa case est libre aussitôt.',
    reason: 'Un pion qui ne marque plus la place de personne n’a plus de raison d’occuper une case.',
    rules: ['bf.fin.elimination-pion'],
  },
  {
    id: 'A6',
    title: 'Éliminé pendant sa propre technique',
    source: 'l. 3 § 2.4#2, 3.4.3',
    says: 'Les techniques d’une personne éliminée sont désactivées. Mais le livret ne connaît que trois façons d’arrêter une exécution, et l’élimination n’en fait pas partie.',
    readings: [
      'Arrêt immédiat, même au milieu d’une étape.',
      'L’étape en cours va à son terme.',
      'La technique va à son terme.',
    ],
    choice:
      'Arrêt immédiat. Si « Tout le monde a Se blesser 5 » tue son propriétaire, qui passe le premier, les autres y échappent. Ce que son étape demandait à quelqu’un d’autre n’est plus à faire : sous « L’adversaire a Rejouer », qui n’a pas encore annoncé sa technique et sa cible ne joue rien, et une carte déjà défaussée pour déstabiliser reste défaussée. Les techniques d’autrui déjà engagées continuent.',
    reason: 'Une technique désactivée n’a plus d’étape à exécuter.',
    rules: ['bf.execution.proprietaire-elimine', 'bf.execution.arrets', 'bf.fin.elimination-techniques'],
  },
  {
    id: 'A7',
    title: 'Les étapes ignorées',
    source: 'l. 3 § 2.4#2, 4.1',
    says: 'Quand la personne ciblée est éliminée, on saute les étapes dont la définition parle d’elle. Le livret ne dit pas lesquelles en parlent.',
    readings: ['Celles dont le mot clé parle de l’adversaire.', 'Celles-là, et celles dont le modificateur en parle.'],
    choice:
      'On saute toute étape « L’adversaire a… », et les étapes Blesser, Corps à corps, Distance et Pousser sans modificateur. Les autres restent, « Tout le monde a… » compris, puisque chacun y choisit son adversaire. Une condition de portée sautée ne fait pas échouer.',
    reason: 'Le livret range le modificateur dans la définition de l’étape : la lecture large est la sienne.',
    rules: [
      'bf.fin.etapes-ignorees',
      'bf.fin.etapes-restantes',
      'bf.modificateurs.stable-inchange',
      'bf.position.corps-a-corps',
    ],
  },
  {
    id: 'A8',
    title: 'La cible tombe au milieu d’une étape',
    source: 'l. 3 § 4.4.11',
    says: 'Pousser se répète N fois. Le livret ne dit pas ce que deviennent les poussées restantes quand l’adversaire est déjà sorti.',
    readings: ['Elles n’ont plus d’objet.', 'Une poussée impossible fait échouer la technique.'],
    choice: 'Les poussées restantes sont perdues : l’étape est finie, et la technique passe à la suivante.',
    reason: 'Rien n’a échoué ; il ne reste simplement plus personne à pousser.',
    rules: ['bf.position.pousser-repetition'],
  },
  {
    id: 'A9',
    title: 'Éliminé pendant son propre tour',
    source: 'l. 3 § 2.3, 2.4#1, 2.4#2',
    says: 'Une personne éliminée ne joue plus. Le livret ne dit pas comment s’achève le tour qu’elle avait commencé.',
    readings: ['Le tour s’arrête net.', 'Les techniques d’autrui déjà lancées finissent d’abord.'],
    choice:
      'Les techniques d’autrui encore en cours vont jusqu’à leur arrêt, puis c’est à la personne suivante encore en jeu, dans le sens horaire. Une élimination pendant le tour d’autrui n’interrompt pas ce tour.',
    reason: 'L’élimination désactive les techniques de la personne, pas celles des autres.',
    rules: ['bf.tour.elimine-en-cours', 'bf.fin.elimination-tours'],
  },
  {
    id: 'A10',
    title: 'Main de départ',
    source: 'l. 3 § 2.1.2 à 2.1.6',
    says: 'La mise en place fait mélanger chaque deck et le poser en pioche. Elle ne fait piocher personne.',
    readings: ['On commence la main vide.', 'Une main de départ est décrite dans les pages qui nous manquent.'],
    choice:
      'On commence la main vide : chacun joue d’abord une technique de base. L’option distribue jusqu’à 20 cartes à chacun, sans que la pioche vide coûte rien.',
    reason: 'C’est ce que dit la mise en place, à la lettre.',
    rules: ['bf.mise-en-place.main-initiale'],
    options: [
      {
        key: 'mainDeDepart',
        values: [
          { value: 0, label: 'main vide' },
          { value: 3, label: '3 cartes' },
          { value: 5, label: '5 cartes' },
        ],
      },
    ],
  },
  {
    id: 'A11',
    title: 'Combien de personnes',
    source: 'l. 3 § 1.2.1, 2.1.3',
    says: 'Le livret ne donne pas de nombre. Il fait partir les pions des angles du plateau, et il y en a six.',
    readings: ['Jusqu’à six personnes, une par angle.', 'Davantage, en partant aussi d’ailleurs.'],
    choice: 'De 2 à 6 personnes.',
    reason: 'Il faut un adversaire, et un angle pour chacun.',
    rules: ['bf.mise-en-place.nombre-joueurs'],
  },
  {
    id: 'A12',
    title: 'Des pions aussi éloignés que possible',
    source: 'l. 3 § 2.1.3',
    says: 'Les pions se placent dans des angles, en s’écartant au mieux. Le livret ne dit pas comment comparer deux placements. Or deux angles voisins sont à 3 cases, et tous les autres à 6, opposés ou non.',
    readings: [
      'La plus petite distance doit être la plus grande possible.',
      'La somme des distances doit être la plus grande possible.',
    ],
    choice:
      'D’abord la plus petite distance, puis la somme. Placements par défaut : à 2, D1 et D7 ; à 3, A1, D7 et G1 ; à 4, A1, A4, G4 et G1 ; à 5, A1, A4, D7, G4 et G1 ; à 6, tous les angles. L’option accepte tout placement aussi bon.',
    reason:
      'Beaucoup de placements se valent. Ceux-ci mettent deux pions face à face et, à quatre, donnent à chacun la même situation.',
    rules: ['bf.mise-en-place.eloignement', 'bf.mise-en-place.angles', 'bf.plateau.angles'],
    options: [
      {
        key: 'placement',
        values: [
          { value: 'defaut', label: 'le placement par défaut' },
          { value: 'libre-equivalent', label: 'tout placement aussi bon' },
        ],
      },
    ],
  },
  {
    id: 'A13',
    title: 'Qui part de quel angle',
    source: 'l. 3 § 2.1.3, 2.3',
    says: 'Le livret ne dit ni qui reçoit quel angle, ni si l’ordre du jeu suit le tour du plateau.',
    readings: ['L’ordre du jeu suit celui des angles.', 'Chacun choisit ou tire au sort son angle.'],
    choice:
      'La première personne prend le premier angle de la liste, puis on tourne dans le sens horaire. Un scénario place les pions comme il veut.',
    reason: 'L’ordre du jeu se lit alors sur le plateau.',
    rules: ['bf.mise-en-place.ordre-angles', 'bf.tour.sens'],
  },
  {
    id: 'A14',
    title: 'Le match et l’abandon',
    source: 'l. 3 § 2.1.6',
    says: 'D’une partie à l’autre d’un match, commence qui a perdu le premier. Le livret ne définit pas le match, ne compte pas ses parties et ne prévoit pas d’abandon.',
    readings: ['Une partie suffit.', 'Un match enchaîne plusieurs parties entre les mêmes personnes.'],
    choice:
      'Un match est une suite de parties entre les mêmes personnes, avec les mêmes decks ; par défaut, une seule. La première personne éliminée commence la suivante. L’abandon, commodité du site, est une défaite à l’instant où on le déclare.',
    reason:
      'À deux, la revanche revient à qui a perdu ; à plusieurs, l’ordre des éliminations suffit à désigner quelqu’un.',
    rules: [
      'bf.mise-en-place.premier-tirage',
      'bf.mise-en-place.premier-suivantes',
      'bf.mise-en-place.premier-apres-nulle',
    ],
    options: [
      {
        key: 'manches',
        values: [
          { value: 1, label: 'une seule partie' },
          { value: 3, label: '3 parties' },
          { value: 5, label: '5 parties' },
        ],
      },
      {
        key: 'abandon',
        values: [
          { value: true, label: 'abandon permis' },
          { value: false, label: 'pas d’abandon' },
        ],
      },
    ],
  },
  {
    id: 'A15',
    title: 'Stable en dernière étape',
    source: 'l. 3 § 3.4.3.1, 3.4.3.3, 4.4.9',
    says: 'Une technique au bout de ses étapes est désactivée ; une technique Stable reste active. Celle dont Stable est la dernière étape relève des deux cas.',
    readings: ['Elle reste active.', 'Elle est désactivée.'],
    choice: 'Elle reste active. Si on la déstabilise, il ne lui reste rien à exécuter : elle est désactivée aussitôt.',
    reason: 'Autrement, un Stable final ne servirait jamais.',
    rules: ['bf.execution.stable-active', 'bf.execution.fin', 'bf.enchainement.stable-etat'],
  },
  {
    id: 'A16',
    title: 'Une technique dans une technique',
    source: 'l. 3 § 3.4, 3.4.3, 4.4.8, 4.4.13',
    says: 'Rejouer et Déstabiliser lancent une exécution au milieu d’une autre. Le livret ne dit pas laquelle attend.',
    readings: [
      'La nouvelle va jusqu’à son arrêt, puis l’ancienne continue.',
      'La nouvelle attend la fin de l’ancienne.',
      'Elles avancent une étape chacune.',
    ],
    choice:
      'La nouvelle va jusqu’à son arrêt, puis l’ancienne passe à son étape suivante. L’échec de l’une ne fait pas échouer l’autre.',
    reason: 'L’étape qui a lancé la nouvelle technique n’est finie qu’avec elle : la suivante doit attendre.',
    rules: [
      'bf.execution.empilement',
      'bf.execution.echec-local',
      'bf.enchainement.destabiliser-reprise',
      'bf.enchainement.rejouer',
    ],
  },
  {
    id: 'A17',
    title: 'Quelle technique finit le tour',
    source: 'l. 3 § 2.4#1',
    says: 'Le tour s’achève quand la technique jouée échoue, se termine ou devient Stable. Rejouer et Déstabiliser en font avancer plusieurs dans le même tour.',
    readings: ['Seule compte la technique de départ.', 'La première qui s’arrête finit le tour.'],
    choice:
      'Seule compte la technique de départ. Une autre qui échoue, finit ou devient Stable rend la main à celle qui l’a lancée.',
    reason: 'Si n’importe quelle technique finissait le tour, celle qui a rejoué n’irait jamais au bout.',
    rules: ['bf.tour.technique-racine', 'bf.tour.fin-echec', 'bf.tour.fin-terminee', 'bf.tour.fin-stable'],
  },
  {
    id: 'A18',
    title: 'Reprendre une technique',
    source: 'l. 3 § 4.4.8, 4.4.9',
    says: 'Une technique déstabilisée reprend son exécution. Le livret ne dit ni qui décide pour elle, ni contre qui elle agit.',
    readings: ['Elle garde son propriétaire et sa cible.', 'Elle passe à la personne qui la déstabilise.'],
    choice:
      'Elle garde son propriétaire, qui décide, et sa cible. Pendant la reprise elle n’est plus Stable et n’a plus de coût ; ses effets durent toujours. Un nouveau Stable lui redonne un coût, le sien.',
    reason: 'Reprendre, c’est continuer ce qu’on avait commencé, avec les mêmes personnes.',
    rules: ['bf.enchainement.destabiliser-reprise', 'bf.enchainement.reprise-fin'],
  },
  {
    id: 'A19',
    title: 'Plus de Charme que de coût',
    source: 'l. 3 § 4.4.8',
    says: 'Déstabiliser coûte I − C cartes. Le livret n’envisage pas que le Charme dépasse le coût.',
    readings: ['Le prix s’arrête à 0.', 'La technique ne peut pas être choisie.'],
    choice: 'Le prix s’arrête à 0, et le Charme en trop ne rapporte rien. Un Charme négatif, lui, augmente le prix.',
    reason: 'On ne défausse pas un nombre négatif de cartes, et il serait étrange que trop de Charme empêche d’agir.',
    rules: ['bf.enchainement.destabiliser-cout'],
  },
  {
    id: 'A20',
    title: 'Nombre nul ou négatif',
    source: 'l. 3 § 2.5#1, 4.3, 4.4.2#2, 4.4.15',
    says: 'Le paramètre est un nombre, sans plus. Plusieurs règles comparent un total à 0, signe qu’il peut être négatif.',
    readings: ['Chaque formule s’applique telle quelle.', 'Un nombre négatif ne fait jamais rien.'],
    choice:
      'Blesser, Se blesser, Se déplacer, Distance, Stable, Force, Protection, Vitesse et Charme suivent leur formule. Piocher, Pousser, Défausser, Si possible défausser et Bloquer ne font rien avec un nombre nul ou négatif, et n’échouent pas.',
    reason: 'On ne répète pas un geste moins de zéro fois, et la formule de Bloquer ôterait de la vie.',
    rules: [
      'bf.combat.blesser-calcul',
      'bf.combat.se-blesser-calcul',
      'bf.combat.bloquer-partiel',
      'bf.position.pousser-repetition',
      'bf.main.piocher-repetition',
    ],
  },
  {
    id: 'A21',
    title: 'Avec ou sans paramètre',
    source: 'l. 3 § 4.3, 4.4.6, 4.4.9, 4.4.17',
    says: 'Un paramètre est un nombre ou un mot. Trois définitions seulement disent quoi faire s’il manque.',
    readings: [
      'Les crochets autour de N ou de T veulent dire « facultatif ».',
      'Le paramètre est obligatoire, sauf dans ces trois cas.',
    ],
    choice:
      'N est un entier, positif ou négatif, obligatoire sauf derrière Distance et Stable. T est l’un des cinq types, obligatoire sauf derrière S’empêcher carte. Rien ne suit Corps à corps, Déstabiliser et Rejouer. Le site borne N à −99 et 99.',
    reason: 'Si les crochets suffisaient, ces trois précisions seraient inutiles.',
    rules: ['bf.grammaire.parametre', 'bf.grammaire.parametre-sens', 'bf.grammaire.parametre-omis'],
  },
  {
    id: 'A22',
    title: 'Faire un pas sur place',
    source: 'l. 3 § 4.4.15',
    says: 'À chaque pas on choisit sa case ou une voisine, pourvu qu’elle soit libre. Or sa propre case ne l’est jamais : on s’y tient.',
    readings: ['Libre de tout autre pion : on peut rester.', 'Libre de tout pion : il faut bouger.'],
    choice: 'On peut rester sur place, et le pas est dépensé.',
    reason: 'Sinon, pourquoi citer sa propre case ? Et un pion entouré bloquerait le jeu.',
    rules: ['bf.position.se-deplacer-case', 'bf.position.se-deplacer-sur-place'],
  },
  {
    id: 'A23',
    title: 'Pousser depuis le bord sans expulser',
    source: 'l. 3 § 4.4.11',
    says: 'Face à un adversaire au bord, on a le droit de l’expulser ; le livret enchaîne par un « sinon » dont la portée n’est pas claire.',
    readings: ['Sinon : si l’on n’expulse pas.', 'Sinon : si l’adversaire n’est pas au bord.'],
    choice: 'Au bord, on choisit : expulser, ou pousser vers une case plus lointaine.',
    reason: 'Expulser est un droit ; qui n’en use pas pousse comme d’habitude.',
    rules: ['bf.position.pousser-case', 'bf.position.pousser-hors-plateau'],
    options: [
      {
        key: 'pousserBord',
        values: [
          { value: 'expulser-ou-deplacer', label: 'expulser ou pousser plus loin' },
          { value: 'expulser-ou-rien', label: 'expulser ou ne rien faire' },
        ],
      },
    ],
  },
  {
    id: 'A24',
    title: 'Aucune case où pousser',
    source: 'l. 3 § 4.4.11',
    says: 'La case d’arrivée doit être libre et plus lointaine. Le livret ne dit rien quand il n’en existe pas, ce qui n’arrive qu’au bord ou parmi d’autres pions.',
    readings: ['La poussée est perdue.', 'La technique échoue.'],
    choice: 'La poussée ne déplace personne, l’étape n’échoue pas et l’on tente les poussées suivantes.',
    reason: 'Le livret écrit « échoue » quand il le veut ; ici, il ne l’écrit pas.',
    rules: ['bf.position.pousser-impossible'],
  },
  {
    id: 'A25',
    title: 'Le bord, et pousser de loin',
    source: 'l. 3 § 4.4.11',
    says: 'Le livret parle du bord du plateau sans le définir. Pour pousser, il n’exige ni proximité ni direction.',
    readings: [
      'Est au bord toute case à moins de six voisines, et l’on expulse librement.',
      'La sortie doit éloigner de qui pousse.',
    ],
    choice:
      'Les 18 cases à moins de six voisines sont au bord, et l’on expulse librement, de n’importe quelle distance. Les pions partant des angles, une carte qui pousse sans Corps à corps peut éliminer dès le premier tour : le site avertit qui l’écrit.',
    reason:
      'La seconde lecture ne changerait rien : depuis chaque case du bord, une sortie au moins éloigne de toute autre case.',
    rules: ['bf.plateau.bord', 'bf.position.pousser-sans-portee', 'bf.position.pousser-hors-plateau'],
  },
  {
    id: 'A26',
    title: 'Prendre la dernière carte',
    source: 'l. 3 § 4.4.10',
    says: 'Piocher traite d’abord une pioche garnie, puis une pioche vide, sans « sinon » entre les deux. Prendre la dernière carte viderait donc la pioche juste à temps pour le second cas.',
    readings: ['Les deux cas s’excluent.', 'Ils se suivent : la dernière carte coûte la moitié de la vie.'],
    choice: 'On regarde la pioche une fois, au début de chaque opération. Prendre la dernière carte ne coûte rien.',
    reason: 'Une opération donne une carte ; la lecture en suite en donnerait deux.',
    rules: ['bf.main.piocher-pleine'],
  },
  {
    id: 'A27',
    title: 'Pioche et défausse vides',
    source: 'l. 3 § 4.4.10',
    says: 'Le livret fait « passer cette étape » quand il n’y a rien à mélanger ou à prendre. Mais il nomme aussi « étapes » les lignes d’une technique.',
    readings: ['On saute seulement ce geste-là.', 'On saute toute l’étape Piocher.'],
    choice:
      'On saute le mélange, ou la prise de carte, mais la vie est bien divisée. Piocher 3 sans aucune carte mène de 20 à 10, puis 5, puis 3. L’arrondi au-dessus empêche d’en mourir : 1 reste 1.',
    reason: 'La division vient avant les deux gestes que l’on saute.',
    rules: ['bf.main.piocher-vide-vie', 'bf.main.piocher-vide-melange', 'bf.main.piocher-vide-carte'],
  },
  {
    id: 'A28',
    title: 'Tout le monde a : viser qui, et quand',
    source: 'l. 3 § 4.4.2#1',
    says: 'Sous « Tout le monde a », chaque personne cible qui elle veut. Le livret ne dit ni quand elle choisit, ni si elle peut se choisir elle-même.',
    readings: [
      'On choisit un adversaire, ou n’importe qui, soi compris.',
      'On choisit à son passage, ou tous d’avance.',
      'Le propriétaire choisit pour tous.',
    ],
    choice:
      'Chaque personne choisit à son passage, parmi ses adversaires encore en jeu. On ne lui demande rien si le mot clé ne se sert pas de l’adversaire. Le choix ne vaut que pour cette étape.',
    reason: 'C’est ainsi qu’on choisit une cible partout ailleurs.',
    rules: ['bf.modificateurs.tous-cible', 'bf.modificateurs.tous-proprietaire', 'bf.modificateurs.fiction-limitee'],
    options: [
      {
        key: 'tousCible',
        values: [
          { value: 'adversaires', label: 'un de ses adversaires' },
          { value: 'nimporte-qui', label: 'n’importe qui, soi compris' },
        ],
      },
    ],
  },
  {
    id: 'A29',
    title: 'Tout le monde a : quelqu’un échoue',
    source: 'l. 3 § 4.4.2#1, 4.4.4, 4.4.5, 4.4.6',
    says: 'Une étape faite pour chacun peut échouer chez l’un. Le livret ne dit pas si les suivants l’exécutent quand même.',
    readings: [
      'Arrêt immédiat.',
      'Chacun exécute l’étape, puis la technique échoue.',
      'L’échec ne touche que la personne concernée.',
    ],
    choice:
      'La technique échoue sur-le-champ : les personnes suivantes n’exécutent pas l’étape. Ce qui est déjà fait reste fait.',
    reason: 'Une technique désactivée n’a plus d’étape en cours.',
    rules: ['bf.modificateurs.tous-echec', 'bf.modificateurs.proprietaire-reel'],
    options: [
      {
        key: 'tousEchec',
        values: [
          { value: 'immediat', label: 'arrêt immédiat' },
          { value: 'apres-tous', label: 'échec après le passage de tous' },
        ],
      },
    ],
  },
  {
    id: 'A30',
    title: 'Tout le monde a : dans quel ordre',
    source: 'l. 3 § 4.4.2#1',
    says: 'Le livret suit l’ordre du jeu en partant du « joueur ». Ce peut être la personne dont c’est le tour ou celle à qui est la technique.',
    readings: ['On part du propriétaire de la technique.', 'On part de la personne dont c’est le tour.'],
    choice:
      'On part du propriétaire et l’on tourne dans le sens horaire. Une personne éliminée avant son passage est sautée ; les passages déjà faits restent acquis.',
    reason: 'Dans une étape, le livret appelle ainsi le propriétaire.',
    rules: ['bf.modificateurs.tous-ordre'],
  },
  {
    id: 'A31',
    title: 'L’adversaire a : ce qui s’échange',
    source: 'l. 3 § 4.4.1#1',
    says: 'L’étape s’exécute en faisant comme si la technique était à l’adversaire. Le livret ne dit pas jusqu’où va cette fiction.',
    readings: ['Seuls les deux rôles s’échangent.', 'La technique elle-même change de mains.'],
    choice:
      'Seuls les deux rôles s’échangent. Si l’étape échoue, c’est la technique du propriétaire qui échoue. « L’adversaire a Rejouer » fait jouer à l’adversaire une technique bien à lui, sur la cible de son choix.',
    reason: 'Un « comme si » ne déplace pas la carte.',
    rules: [
      'bf.modificateurs.adversaire-inversion',
      'bf.modificateurs.adversaire-decisions',
      'bf.modificateurs.proprietaire-reel',
      'bf.main.defausser-insuffisant',
    ],
  },
  {
    id: 'A32',
    title: 'Un modificateur devant Stable',
    source: 'l. 3 § 4.4.9',
    says: 'Rien n’interdit un modificateur devant Stable, dont la définition ne parle de personne.',
    readings: ['Il ne change rien.', 'Il rend l’étape impossible.'],
    choice:
      'Il ne change rien : « Tout le monde a Stable 2 » vaut Stable 2, une fois, et le site avertit qui l’écrit. Mais « L’adversaire a Stable » est sauté quand la cible est éliminée, comme toute étape « L’adversaire a… ».',
    reason: 'Une technique ne devient pas Stable deux fois, ni pour quelqu’un d’autre.',
    rules: ['bf.modificateurs.stable-inchange', 'bf.modificateurs.proprietaire-reel', 'bf.enchainement.stable-etat'],
  },
  {
    id: 'A33',
    title: 'À qui va un effet qui dure',
    source: 'l. 3 § 4.4.1#1, 4.4.3, 4.4.7, 4.4.12, 4.4.16, 4.4.17, 4.4.19',
    says: 'Un effet continu profite au « joueur » aussi longtemps que la technique est active. Sous un modificateur, ce joueur change le temps d’une étape.',
    readings: ['L’effet reste à la personne qui l’a reçu.', 'Il revient au propriétaire après l’étape.'],
    choice:
      'L’effet reste à la personne qui l’a reçu. Il disparaît avec la technique réelle : échec, fin des étapes ou élimination du propriétaire. L’élimination de qui le porte n’éteint pas la technique.',
    reason: 'Sinon, « L’adversaire a Force −1 » affaiblirait son propre auteur.',
    rules: ['bf.effets.porteur', 'bf.effets.duree', 'bf.execution.effets-lies', 'bf.modificateurs.proprietaire-reel'],
  },
  {
    id: 'A34',
    title: 'Plus aucune technique permise',
    source: 'l. 3 § 2.4#1, 3.4.1, 4.4.13, 4.4.16',
    says: 'On doit jouer une technique, mais des interdictions peuvent se cumuler jusqu’à couvrir les cinq types.',
    readings: ['Le tour passe, ou Rejouer ne fait rien.', 'On perd.', 'La partie est nulle.'],
    choice:
      'Le tour passe, ou Rejouer ne fait rien. La fin du tour se fait comme d’habitude : les points de dégât reviennent à 0.',
    reason: 'C’est l’issue qui change le moins la partie.',
    rules: [
      'bf.tour.obligation',
      'bf.techniques.choix-restreint',
      'bf.effets.s-empecher',
      'bf.enchainement.rejouer-obligation',
    ],
  },
  {
    id: 'A35',
    title: 'Effacer les points de dégât',
    source: 'l. 3 § 2.5#1',
    says: 'Les points de dégât s’effacent quand finit le tour d’une personne. Un « ses » laisse un doute sur ceux dont il s’agit.',
    readings: ['Ceux de la personne dont le tour finit.', 'Ceux de tout le monde.'],
    choice:
      'Ceux de la personne dont le tour finit, et eux seuls. On bloque donc à son tour les coups reçus pendant les tours adverses. Les dégâts qu’on s’inflige à son propre tour ne se bloquent que dans ce tour.',
    reason: 'Si tous s’effaçaient à chaque tour, on ne pourrait presque jamais bloquer.',
    rules: ['bf.points.remise-a-zero', 'bf.points.degat'],
  },
  {
    id: 'A36',
    title: 'Un maximum de vie',
    source: 'l. 3 § 2.1.5, 2.5#1, 4.4.2#2',
    says: 'Le livret ne fixe pas de maximum aux points de vie.',
    readings: ['Il en faut un, 20.', 'Il n’en faut pas.'],
    choice:
      'Aucune règle à ajouter : Bloquer ne rend que des dégâts subis, donc personne ne dépasse 20. Un scénario qui part plus haut garde pour plafond la vie et les dégâts de son départ.',
    reason: 'Les formules suffisent : le site vérifie à chaque coup que personne ne dépasse son plafond.',
    rules: ['bf.points.plafond', 'bf.combat.bloquer-total'],
  },
  {
    id: 'A37',
    title: 'Répétition : ce que l’on compare',
    source: 'l. 3 § 2.6.2',
    says: 'Pour comparer deux états, le livret cite les points, les pions, les cartes de chaque zone et l’avancement des techniques. Il ne cite ni la personne dont c’est le tour, ni l’ordre des pioches.',
    readings: ['La liste est complète.', 'Il faut y ajouter la personne dont c’est le tour.'],
    choice:
      'La liste est complète. Dans une zone, l’ordre ne compte pas, et deux exemplaires d’une carte se valent. Une technique active se compare avec sa cible, sa prochaine étape, son coût et les personnes qui portent ses effets. Le site connaît les mains : il répond oui ou non sans rien montrer.',
    reason: 'Le livret donne une énumération, pas des exemples.',
    rules: ['bf.fin.nulle-repetition-etat'],
    options: [
      {
        key: 'repetitionTrait',
        values: [
          { value: false, label: 'sans regarder de qui c’est le tour' },
          { value: true, label: 'en comptant de qui c’est le tour' },
        ],
      },
    ],
  },
  {
    id: 'A38',
    title: 'Répétition : quand réclamer',
    source: 'l. 3 § 2.6.2',
    says: 'Le livret regarde l’état au début d’un tour. Il ne dit pas si le tout premier compte, ni jusqu’à quand on peut réclamer.',
    readings: ['Avant que la technique du tour soit choisie.', 'À tout moment de ce tour.', 'Plus tard encore.'],
    choice:
      'Chaque début de tour compte, le premier compris. On réclame à partir de la troisième fois, avant que la technique soit choisie. Qui n’a pas réclamé pourra le faire si l’état revient encore.',
    reason: 'La technique une fois choisie, l’état n’est déjà plus le même.',
    rules: ['bf.fin.nulle-repetition-moment', 'bf.fin.nulle-repetition-reclamation'],
  },
  {
    id: 'A39',
    title: 'Nulle d’un commun accord',
    source: 'l. 3 § 2.6.1',
    says: 'On peut proposer la nulle quand on veut, et il faut que les adversaires acceptent. Le livret ne dit pas si c’est à l’unanimité.',
    readings: ['Toutes les personnes encore en jeu.', 'Une majorité.', 'Les personnes éliminées aussi.'],
    choice:
      'Toutes les personnes encore en jeu, et elles seules. Le site présente la proposition entre deux décisions et n’en accepte qu’une par personne et par tour ; un refus la clôt.',
    reason: 'On n’impose pas la nulle à qui peut encore gagner.',
    rules: ['bf.fin.nulle-accord', 'bf.fin.nulle-accord-effet'],
  },
  {
    id: 'A40',
    title: 'Quand la cible est inutile',
    source: 'l. 3 § 3.4.2, 3.4.3',
    says: 'On choisit toujours un adversaire, mais on peut le taire s’il ne change rien à l’exécution.',
    readings: ['On le choisit en silence.', 'On ne le choisit pas.'],
    choice:
      'Le site ne demande de cible que si une étape porte « L’adversaire a », ou est Blesser, Corps à corps, Distance ou Pousser sans modificateur, fût-ce après un Stable. S’il ne reste qu’un adversaire, il est pris d’office.',
    reason: 'Un choix que personne ne connaît et qui ne change rien n’en est pas un.',
    rules: ['bf.techniques.annonce-cible-omise'],
  },
  {
    id: 'A41',
    title: 'Ouvrir un booster',
    source: 'l. 3 § 1.1.2#2',
    says: 'Un booster se remplit au hasard parmi les cartes d’une édition, mot que le livret fait suivre d’un point d’interrogation. Il n’explique pas le tirage.',
    readings: [
      'Deux cartes différentes par type.',
      'Deux cartes par type, peut-être la même.',
      'Des cartes plus rares que d’autres.',
    ],
    choice:
      'Pour chaque type, deux cartes différentes de l’édition, toutes aussi probables. Chaque booster se tire sans tenir compte des autres. L’édition par défaut est celle des 25 cartes d’exemple, non officielles.',
    reason: 'Rien ne parle de rareté, et un double dans dix cartes décevrait.',
    rules: ['bf.cartes.booster-tirage'],
    options: [
      {
        key: 'boosterRemise',
        values: [
          { value: false, label: 'deux cartes différentes par type' },
          { value: true, label: 'la même carte peut sortir deux fois' },
        ],
      },
    ],
  },
  {
    id: 'A42',
    title: 'Proxys et cartes inventées',
    source: 'l. 3 § 1.1.2#1',
    says: 'Un proxy n’est pas édité officiellement, mais il recopie exactement une carte qui l’est.',
    readings: ['Une carte inventée est un proxy.', 'Une carte inventée n’en est pas un.'],
    choice:
      'Une carte inventée n’est pas un proxy. Le site vous laisse en créer, et les étiquette : « carte d’exemple, non officielle » pour les nôtres, « carte saisie » pour les vôtres. Il ne les compare pas aux officielles, qu’il n’a pas.',
    reason: 'On ne recopie pas une carte qui n’existe pas.',
    rules: ['bf.cartes.proxy-definition', 'bf.cartes.proxy-contenu', 'bf.cartes.proxy-permis'],
  },
  {
    id: 'A43',
    title: 'Ce que tout le monde peut compter',
    source: 'l. 3 § 1.3.1, 1.3.2, 1.3.4',
    says: 'Les mains sont cachées et les défausses visibles. Le livret ne parle ni du nombre de cartes d’une main, ni de l’ordre d’une défausse.',
    readings: ['Les nombres de cartes sont publics.', 'Ils sont secrets comme les cartes.'],
    choice:
      'Le nombre de cartes de chaque main et de chaque pioche est public. L’ordre d’une défausse est sans effet ; qui défausse plusieurs cartes les pose dans l’ordre de son choix.',
    reason: 'Sans ces nombres, personne ne pourrait vérifier Défausser ni Déstabiliser.',
    rules: ['bf.zones.nombres-publics', 'bf.zones.main', 'bf.zones.defausse-consultation'],
  },
  {
    id: 'A44',
    title: 'Mesurer une distance',
    source: 'l. 3 § 1.2.3',
    says: 'La distance compte des changements de case. Le livret ne précise ni « au plus court », ni si les pions font obstacle.',
    readings: ['Le plus court chemin, pions ou non.', 'Le plus court chemin qui évite les pions.'],
    choice: 'Le plus court chemin, à travers les pions s’il le faut.',
    reason: 'Une distance appartient à deux cases, pas à ce qui se trouve entre elles.',
    rules: ['bf.plateau.distance', 'bf.position.distance-minimum'],
  },
  {
    id: 'A45',
    title: 'Numéros en double et coquilles',
    source: 'l. 3 § 1.1.2, 2.4, 2.5, 4.4, 4.4.1, 4.4.2, 4.4.9',
    says: 'Six numéros d’article servent deux fois ; 2.1.1 et 2.2 n’existent pas. Le « coup » de déstabilisation est ailleurs un « coût ».',
    readings: ['« Coup » est une coquille pour « coût ».', 'Ce sont deux choses différentes.'],
    choice:
      'Nous lisons « coût » partout. Quand un numéro sert deux fois, nous ajoutons le titre de l’article, ou #1 et #2 pour la première et la seconde occurrence.',
    reason: 'Déstabiliser emploie le bon mot, pour le même nombre.',
    rules: ['bf.enchainement.stable-cout'],
  },
  {
    id: 'A46',
    title: 'Un tour finit-il toujours ?',
    source: 'l. 3 § 3.4.3, 4.4.8, 4.4.13',
    says: 'Des techniques peuvent s’emboîter. Le livret ne dit rien du risque de tourner en rond.',
    readings: ['Un tour pourrait ne jamais finir.', 'Il finit toujours.'],
    choice:
      'Il finit toujours. Une carte en cours n’est plus en main et n’est pas Stable : elle ne peut revenir dans la pile avant son arrêt. Au-delà de 10 000 étapes dans un tour, le site signalerait une erreur de sa part : aucune règle n’arrête un tour.',
    reason: 'Chaque technique a un nombre fini d’étapes et aucune ne s’exécute deux fois dans une même activation.',
    rules: ['bf.execution.pointeur', 'bf.execution.empilement'],
  },
  {
    id: 'A47',
    title: 'Écrire une étape',
    source: 'l. 3 § 3.3.1, 4.1, 4.4.4, 4.4.14',
    says: 'Le livret ne fixe pas d’écriture : il met des majuscules tantôt ici, tantôt là.',
    readings: ['Une écriture stricte.', 'Une écriture souple.'],
    choice:
      'Casse, accents, espaces et ponctuation ne comptent pas, et « L’adversaire à » passe pour « L’adversaire a ». Un mot inconnu est refusé avec une suggestion, jamais corrigé en silence.',
    reason: 'On pardonne une faute de frappe, pas une devinette.',
    rules: ['bf.grammaire.mot-cle'],
  },
  {
    id: 'A48',
    title: 'D’autres comptes de points',
    source: 'l. 3 § 2.1.5',
    says: 'Le livret met à 0 tous les comptes qu’évoquent les cartes, comme si elles pouvaient en inventer.',
    readings: ['Une carte peut créer un compte.', 'Les mots clés n’en créent aucun.'],
    choice: 'Il n’y a que six comptes : vie, dégât, Force, Protection, Vitesse et Charme.',
    reason: 'Une carte ne s’écrit qu’avec les 19 mots clés, et aucun n’en touche d’autres.',
    rules: ['bf.mise-en-place.compteurs-initiaux'],
  },
  {
    id: 'A49',
    title: 'Deux modificateurs à la fois',
    source: 'l. 3 § 4.1, 4.4#1',
    says: 'Le livret parle du modificateur d’une étape au singulier, sans exclure qu’il y en ait deux.',
    readings: ['Un seul.', 'Plusieurs, appliqués l’un après l’autre.'],
    choice: 'Un au plus : une étape qui en porte deux est refusée.',
    reason: 'Rien ne dirait dans quel ordre les appliquer.',
    rules: ['bf.grammaire.modificateur'],
  },
  {
    id: 'A50',
    title: 'Choisir les cartes à défausser',
    source: 'l. 3 § 4.4.5, 4.4.8, 4.4.18',
    says: 'On choisit dans sa main les cartes que l’on défausse. Le livret ne parle pas de la carte en cours d’exécution.',
    readings: ['Elle peut payer.', 'Elle ne le peut pas.'],
    choice:
      'Elle ne le peut pas : elle n’est plus en main. Le choix est libre ; quand il faut exactement toute la main, il n’y a rien à choisir.',
    reason: 'Une carte jouée quitte la main avant sa première étape.',
    rules: ['bf.main.defausser-suffisant', 'bf.main.si-possible-suffisant', 'bf.enchainement.destabiliser-defausse'],
  },
  {
    id: 'A51',
    title: 'Quand lire les points',
    source: 'l. 3 § 4.1, 4.4.15',
    says: 'Une étape dit quoi faire quand on l’exécute. Le livret ne dit pas si l’on relit les points en cours d’étape, ni s’ils s’arrêtent à 0.',
    readings: ['Une lecture au début de l’étape.', 'Une lecture à chaque geste.'],
    choice:
      'On lit les points quand l’étape commence, ou, sous « Tout le monde a », au passage de chacun. Le nombre de pas est fixé avant le premier. Force, Protection, Vitesse et Charme peuvent être négatifs.',
    reason:
      'Une Protection négative aggrave les coups, une Force négative les affaiblit : les formules n’ont besoin de rien d’autre.',
    rules: ['bf.grammaire.etape-texte', 'bf.points.modificateurs', 'bf.position.se-deplacer-nombre', 'bf.effets.cumul'],
  },
  {
    id: 'A52',
    title: 'Limites de main et de techniques',
    source: 'l. 3 § 1.3.2, 1.3.3, 3.4',
    says: 'Le livret ne limite ni les cartes en main, ni les techniques actives.',
    readings: ['Pas de limite.', 'Une limite est décrite dans les pages qui nous manquent.'],
    choice: 'Pas de limite. Plusieurs exemplaires d’une même carte peuvent être actifs ensemble.',
    reason: 'Une limite que personne n’a écrite ne s’invente pas.',
    rules: ['bf.zones.sans-limite'],
  },
  {
    id: 'A53',
    title: 'Ce que couvre « plus de zéro »',
    source: 'l. 3 § 2.5#1',
    says: 'Des dégâts supérieurs à 0 se retirent de la vie ; un point sépare cette phrase de celle qui les ajoute au compte de dégât.',
    readings: [
      'La condition vaut pour les deux opérations.',
      'Elle ne vaut que pour la vie : des dégâts négatifs réduiraient le compte.',
    ],
    choice: 'La condition vaut pour les deux : à 0 ou moins, ni la vie ni les points de dégât ne bougent.',
    reason: 'Les deux opérations forment une suite, et un compte de dégât négatif n’aurait pas de sens.',
    rules: ['bf.points.degats-positifs', 'bf.points.degats-nuls', 'bf.points.degats-compteur'],
  },
] satisfies readonly BfRuling[];

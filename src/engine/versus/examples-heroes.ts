// Worked examples of HQ powers of the heroes. Teams, rivers, zones and lives are examples.
import { entry } from '../kernel/example.ts';
import {
  act,
  activate,
  aim,
  attempt,
  choose,
  closes,
  cubes,
  decline,
  done,
  example,
  hide,
  move,
  neutralise,
  opens,
  type PartieExample,
  pick,
  pickZone,
  river,
  wounds,
  yes,
} from './examples-words.ts';
import type { PositionSpec } from './positions.ts';

// ── E8: Robin (Damian Wayne) and his lieutenant, in both orders
const ROBIN: PositionSpec = {
  turn: 2,
  active: 'hero',
  hero: { hq: 'robin-damian-wayne', discs: [3, 0, 7], cubes: [11, 0] },
};
const PRODIGY = example({
  slug: 'enfant-prodige',
  title: 'Le lieutenant de Robin coûte plus cher',
  position: ROBIN,
  script: [
    ...opens(
      'Huntress est lieutenant dans l’équipe de Robin. Elle n’aime pas recevoir ses ordres d’un enfant, et le fait payer.',
    ),
    ...act('huntress', 'Le héros a besoin d’elle tout de suite. C’est sa première tuile, avec un disque de plus.'),
    ...act(
      'sbires-heros-a',
      'Le supplément n’a pas touché au rang : cette tuile coûte le prix ordinaire d’une deuxième.',
    ),
    ...closes(),
  ],
  cites: ['vs.dpa.cout-n', 'vs.pouvoirs-heros.robin-damian-wayne-surcout', 'vs.dpa.cout-n', 'vs.dpa.retour'],
});
const PRODIGY_AFTER = example({
  slug: 'enfant-prodige-ordre-inverse',
  title: 'Le lieutenant de Robin, en second',
  position: ROBIN,
  script: [
    ...opens('Les mêmes tuiles, dans l’autre ordre.'),
    ...act('sbires-heros-a', 'Les sbires d’abord, au prix le plus bas.'),
    ...act(
      'huntress',
      'Le supplément s’ajoute au prix de la deuxième tuile. En tout, le tour revient au même : seul change ce qu’on peut faire entre les deux.',
    ),
    ...closes(),
  ],
  cites: ['vs.dpa.cout-n', 'vs.dpa.cout-n', 'vs.pouvoirs-heros.robin-damian-wayne-surcout', 'vs.dpa.retour'],
});

// ── E13: Batman among three shadows
const ROOFS: PositionSpec = {
  turn: 2,
  active: 'hero',
  zones: ['A', 'B', 'C'],
  hero: { hq: 'batman', discs: [3, 0, 7], cubes: [11, 0] },
  villain: { discs: [3, 0, 7], cubes: [8, 3] },
  figures: { 'batman#1': 'A' },
};
const HIDING = [
  ...opens('Trois zones en ligne : A, B, C. Batman est en A, trop exposé.'),
  activate('evenement-heros', 'Le premier fumigène se pose là où il se trouve.'),
  pickZone('B', 'Les deux autres avancent de zone en zone.'),
  pickZone('C'),
  hide(
    3,
    'Sous laquelle est-il ? Le héros seul le sait. Il parie que le vilain cherchera d’abord au plus près : Batman sera en C.',
  ),
  ...closes('La figurine attend dans la réserve : rien ne peut plus la viser.'),
];
const SHADOWS = example({
  slug: 'batman-dans-les-ombres',
  title: 'Batman dans les ombres',
  position: ROOFS,
  script: [
    ...HIDING,
    ...opens('Au vilain de deviner.'),
    activate('elites-vilains-a'),
    aim('ombre-1', 'Il tire où Batman a disparu. Le pion montre sa face vide : tir perdu, et une cachette de moins.'),
    aim(
      'ombre-3',
      'Deux pions restent. Il choisit celui de C, et tombe juste : la figurine revient, et l’attaque se joue contre elle.',
    ),
    wounds('batman#1', 1, 'Le résultat de l’attaque vient du livret de base : les joueurs le rapportent.'),
    done(),
    ...closes(),
  ],
  cites: [
    'vs.pouvoirs-heros.batman-fumigene-1',
    'vs.pouvoirs-heros.batman-fumigene-2',
    'vs.pouvoirs-heros.batman-fumigene-3',
    'vs.pouvoirs-heros.batman-ombres-cachees',
    'vs.pouvoirs-heros.batman-figurine-retiree',
    'vs.pouvoirs-heros.batman-ombre-ciblable',
    'vs.pouvoirs-heros.batman-ombre-vide',
    'vs.pouvoirs-heros.batman-ombre-batman',
  ],
});
const SURPRISE = example({
  slug: 'batman-reapparait',
  title: 'Batman sort de l’ombre',
  position: ROOFS,
  script: [
    ...HIDING,
    ...opens('Le vilain n’a qu’un tir à consacrer aux ombres.'),
    ...act('elites-vilains-a', undefined, aim('ombre-1', 'Une ombre vide. Il s’en contente, et s’occupe du reste.')),
    ...closes(),
    ...opens('Personne n’a trouvé Batman. C’est lui qui choisit son moment.'),
    activate('batman', 'Activer sa tuile le fait reparaître là où il se cachait. L’ombre qui restait s’en va.'),
    yes('L’attaque surprise est offerte, pas imposée. Il ne va pas s’en priver.'),
    neutralise('elites-vilains-a#1', undefined, 'batman#1'),
    done('Ensuite seulement vient son activation ordinaire.'),
    ...closes(),
  ],
  opens: {
    at: 8,
    told: 'Trois pions d’ombre sont posés, un dans chaque zone. Batman se cache sous celui de C, et sa figurine attend dans la réserve.',
  },
  cites: [
    'vs.pouvoirs-heros.batman-ombres-cachees',
    'vs.pouvoirs-heros.batman-ombre-vide',
    'vs.pouvoirs-heros.batman-reapparition',
    'vs.pouvoirs-heros.batman-attaque-surprise',
    'vs.pouvoirs-heros.batman-activation-ensuite',
  ],
});

const HACKED = example({
  slug: 'cybercriminel',
  title: 'Red Robin pirate une case',
  position: {
    turn: 2,
    active: 'hero',
    hero: {
      hq: 'red-robin',
      discs: [6, 0, 4],
      cubes: [11, 0],
      slots: river('event', 'elite', 'minion', 'leader', 'hq'),
    },
    villain: { cubes: [4, 4] },
  },
  script: [
    ...opens('Le vilain se défend bien : ses cubes de défense sont la première cible.'),
    activate('evenement-heros'),
    entry(
      { type: 'hack', space: 'defence' },
      'La case défense contiendra un cube de moins, pour tout le reste de la partie.',
    ),
    activate('elites-heros-a', 'Le moment de frapper.'),
    cubes('villain', 'defence', 'Le vilain se défend, cube après cube.'),
    cubes('villain', 'defence', 'Celui-ci est le dernier que la case accepte désormais.'),
    wounds('tusk#1', 2, 'Ce qu’un cube de plus aurait peut-être arrêté.'),
    done(),
    activate('evenement-heros', 'Il reste des cases à pirater, mais il n’y est pas obligé.'),
    decline('Le texte dit « peut ». Le héros passe : la surprise servira mieux un autre tour.'),
    ...closes(),
  ],
  cites: [
    'vs.qg.evenement-special',
    'vs.pouvoirs-heros.red-robin-piratage',
    'vs.pouvoirs-heros.red-robin-saturation',
    'vs.presentation.saturation-defense',
    'vs.mise-en-place.pions-pv',
    'vs.pouvoirs-heros.red-robin-piratage',
  ],
});

const CARE = example({
  slug: 'soin-d-alfred',
  title: 'Alfred soigne son lieutenant',
  position: {
    mission: 'm5',
    turn: 3,
    hero: { hq: 'alfred', discs: [3, 0, 7], slots: river('event', 'leader', 'minion', 'elite', 'hq') },
    tiles: [{ id: 'huntress', name: 'Huntress', side: 'hero', level: 'leader', figures: 1, life: 6 }],
    figures: { 'huntress#1': { life: 2 } },
  },
  script: [
    ...opens('Huntress, lieutenant, sort d’un mauvais tour. Ses points de vie sont une valeur d’exemple.'),
    activate('evenement-heros', 'Alfred a le choix entre soigner et courir.'),
    choose('a', 'Le soin : il remet un pion point de vie à sa valeur de départ, si bas soit-il.'),
    pick('huntress#1', 'Il lui faut un lieutenant encore debout. Il n’y en a qu’un.'),
    activate('huntress', 'À nouveau solide, elle peut repartir au contact.'),
    attempt('desarmer', 'baril-1', true, 'Elle en profite pour désarmer un baril.'),
    done(),
    ...closes(),
  ],
  cites: [
    'vs.qg.evenement-special',
    'vs.qg.ou',
    'vs.pouvoirs-heros.alfred-soin',
    'vs.pouvoirs-heros.alfred-soin',
    'vs.m5.desarmer',
    'vs.m5.desarmer-reussite',
  ],
});

const SOULTAKER = example({
  slug: 'soultaker',
  title: 'Le sabre de Katana',
  position: {
    turn: 2,
    active: 'hero',
    zones: ['Quai', 'Entrepôt'],
    hero: { hq: 'katana', discs: [3, 0, 7], cubes: [11, 0], slots: river('hq', 'event', 'minion', 'elite', 'leader') },
    figures: {
      'katana#1': 'Quai',
      'sbires-vilains-a#1': 'Quai',
      'sbires-vilains-a#2': 'Quai',
      'elites-vilains-a#1': 'Entrepôt',
    },
  },
  script: [
    ...opens('Deux sbires sur le quai, une élite plus loin. Katana s’occupe d’abord des sbires.'),
    activate('katana'),
    neutralise(
      'sbires-vilains-a#1',
      'Qui tombe sous sa lame n’ira pas dans la réserve du vilain : sa figurine reste prisonnière du sabre.',
      'katana#1',
    ),
    neutralise('sbires-vilains-a#2', undefined, 'katana#1'),
    done(),
    activate('evenement-heros', 'La charge, maintenant que le sabre est plein.'),
    move('katana#1', 'Entrepôt', 'Un mouvement d’abord, jusqu’à l’élite.'),
    done(),
    yes('L’attaque est permise, pas exigée. Sans elle, les âmes resteraient au chaud pour plus tard.'),
    neutralise(
      'elites-vilains-a#1',
      'Chaque captif a ajouté un dé blanc, puis a retrouvé sa réserve. La nouvelle victime, elle, commence une autre série.',
      'katana#1',
    ),
    done(),
    ...closes(),
  ],
  cites: [
    'vs.pouvoirs-heros.katana-capture',
    'vs.pouvoirs-heros.katana-capture',
    'vs.pouvoirs-heros.katana-charge',
    'vs.pouvoirs-heros.katana-charge-ames',
    'vs.pouvoirs-heros.katana-charge-liberation',
    'vs.pouvoirs-heros.katana-charge-attaque',
    'vs.pouvoirs-heros.katana-capture',
  ],
});

export const HERO_EXAMPLES: readonly PartieExample[] = [
  PRODIGY,
  PRODIGY_AFTER,
  SHADOWS,
  SURPRISE,
  HACKED,
  CARE,
  SOULTAKER,
];

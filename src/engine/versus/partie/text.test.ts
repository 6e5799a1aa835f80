// Sentences typed by hand: every event, and the turns of phrase that depend on a value; then whole games, for holes.
import type { VsCode } from '../faults.ts';
import { describe, expect, test } from 'vitest';
import type { Some } from '../../kernel/result.ts';
import { rng } from '../../kernel/rng.ts';
import type { Of } from '../../kernel/tags.ts';
import { MISSION_REFUSALS } from '../mission/refusals.ts';
import { CARDS } from '../data.ts';
import { position } from '../positions.ts';
import { POWERS } from '../powers.ts';
import type { VsRule } from '../rules.ts';
import { MISSION_IDS } from '../types.ts';
import type { PartieEvent } from './event-types.ts';
import { partie, partieText } from './index.ts';
import { stepsWord } from './names.ts';
import { PLAY_REFUSALS } from './refusals.ts';
import { SETUP_REFUSALS } from './setup-refusals.ts';
import type { PartieAction, PartieScenario, PartieState } from './types.ts';

const begin = (scenario: PartieScenario): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
const ZONES = ['ruelle', 'quai', 'toit'];
const STATE = begin(position({ zones: ZONES }));
const HOSTAGES = begin(position({ mission: 'm4', zones: ZONES, exits: ['toit'] }));
const LOSSES = begin(position({ mission: 'm6' }));
/** Every troop has one figure, and a name in the plural. */
const lone = ({ sides, ...rest }: PartieScenario): PartieScenario => ({
  ...rest,
  sides: Object.fromEntries(
    Object.entries(sides ?? {}).map(([camp, { slots = [], ...side }]) => [
      camp,
      { ...side, slots: slots.map(({ figures: _, ...slot }) => slot) },
    ]),
  ),
  tiles: CARDS.filter(({ level }) => level === 'minion' || level === 'elite').map((card) => ({ ...card, figures: 1 })),
});
const LONE = lone(position({ mission: 'm1', zones: ZONES, active: 'hero', figures: { 'elites-heros-a#1': 'quai' } }));
const CITES: Some<VsRule> = ['vs.tour.ordre-etapes'];
const DISCS = { available: 5, spent: 0, unavailable: 5 };
const CUBES = { available: 7, fatigue: 3, move: 0, defence: 1, reroll: 0 };
type Bare<K extends PartieEvent['type']> = Omit<Of<PartieEvent, K>, 'type' | 'cites'> & {
  readonly cites?: Some<VsRule>;
};
type Cases = {
  readonly [K in PartieEvent['type']]: Some<readonly [event: Bare<K>, sentence: string, state?: PartieState]>;
};

const CASES: Cases = {
  'hq-chosen': [
    [
      { side: 'hero', tile: 'alfred', power: 'alfred', unchecked: false },
      'Le héros prend Alfred comme QG, avec le pouvoir « Soin ».',
    ],
    [
      { side: 'villain', tile: 'bane', power: null, unchecked: true },
      'Le vilain prend Bane comme QG, sans fiche de pouvoir ici ; sa carte ne dit pas tout ce que demande la place.',
    ],
  ],
  replaced: [
    [
      { side: 'hero', tile: 'bat-robots', figures: 2, by: 'bruce-wayne' },
      'Avec Bruce Wayne, la tuile Bat-Robots remplace la tuile événement du héros, et 2 figurines rejoignent le QG.',
    ],
    [
      { side: 'villain', tile: 'two-face-tails', figures: 0, by: 'two-face-heads' },
      'Avec Two-Face (Heads), la tuile Two-Face (Tails) remplace la tuile événement du vilain, sans figurine de plus.',
    ],
  ],
  'lieutenant-chosen': [
    [{ tile: 'killer-croc', life: 4 }, 'Hush prend Killer Croc comme lieutenant, dans sa zone, avec 4 points de vie.'],
    [
      { tile: 'killer-croc', life: null },
      'Hush prend Killer Croc comme lieutenant, dans sa zone, avec la moitié de ses points de vie.',
    ],
  ],
  'avatar-chosen': [[{ tile: 'bane' }, 'L’avatar de Clayface sera Bane, qui attend hors du plateau.']],
  taken: [
    [
      { side: 'hero', tile: 'sbires-heros-a', slot: 1, part: 'team', unchecked: false },
      'Le héros prend Policiers, à la place 1 de sa rivière.',
    ],
    [
      { side: 'villain', tile: 'tusk', slot: 3, part: 'lieutenant', unchecked: true },
      'Le vilain prend Tusk comme lieutenant, à la place 3 de sa rivière ; sa carte ne dit pas tout ce que demande la place.',
    ],
  ],
  controlled: [
    [{ tile: 'elites-heros-d', figures: 2 }, 'Jervis Tetch prend le contrôle de la tuile Experts, avec 2 figurines.'],
  ],
  operated: [
    [{ tile: 'sbires-vilains-a', figures: 4 }, 'Prof. Pyg opère la tuile Malfrats : 4 figurines, 4 pions opération.'],
  ],
  prepared: [[{ first: 'villain' }, 'La préparation est finie : le vilain joue d’abord.']],
  'turn-began': [[{ turn: 3, side: 'hero' }, 'Tour 3 : au héros de jouer.']],
  recovered: [
    [
      { side: 'hero', discs: 2, base: 2, more: 0, after: DISCS },
      'À l’entretien, le héros récupère 2 disques ; il en a 5 de disponibles.',
    ],
    [
      { side: 'hero', discs: 3, base: 2, more: 1, after: DISCS },
      'À l’entretien, le héros récupère 3 disques (2 et 1 de plus) ; il en a 5 de disponibles.',
    ],
    [
      { side: 'villain', discs: 1, base: 2, more: 1, after: { available: 1, spent: 0, unavailable: 0 } },
      'À l’entretien, le vilain récupère 1 disque sur 3 (2 et 1 de plus) ; il en a 1 de disponible.',
    ],
  ],
  'energy-recovered': [
    [
      { side: 'villain', cubes: 5, base: 5, more: 0, available: 8, fatigue: 3 },
      'À l’entretien, le vilain récupère 5 cubes : 8 disponibles, 3 en fatigue.',
    ],
    [
      { side: 'hero', cubes: 1, base: 5, more: 2, available: 11, fatigue: 0 },
      'À l’entretien, le héros récupère 1 cube sur 7 (5 et 2 de plus) : 11 disponibles.',
    ],
  ],
  paid: [
    [
      {
        side: 'hero',
        tile: 'huntress',
        rank: 2,
        discs: 2,
        extra: 0,
        after: { available: 2, spent: 3, unavailable: 5 },
      },
      'Le héros paie 2 disques pour activer Huntress, activation de rang 2 ; il lui en reste 2.',
    ],
    [
      {
        side: 'hero',
        tile: 'huntress',
        rank: 1,
        discs: 2,
        extra: 1,
        after: { available: 3, spent: 2, unavailable: 5 },
      },
      'Le héros paie 2 disques pour activer Huntress, activation de rang 1, avec 1 de plus pour un lieutenant ; il lui en reste 3.',
    ],
  ],
  activated: [
    [
      { side: 'hero', tile: 'evenement-heros', place: 7, cubes: 7, free: false },
      'Le héros active la tuile événement du héros, à la place 7 de sa rivière : 7 cubes à payer.',
    ],
    [
      { side: 'villain', tile: 'tusk', place: 3, cubes: 0, free: true },
      'Le vilain active Tusk, à la place 3 de sa rivière : ni disque ni cube à payer.',
    ],
  ],
  moved: [
    [
      { side: 'hero', tile: 'evenement-heros', place: 7 },
      'La tuile événement du héros va à la place 7 de la rivière du héros.',
    ],
    [{ side: 'villain', tile: 'tusk', place: 7 }, 'La tuile Tusk va à la place 7 de la rivière du vilain.'],
  ],
  stopped: [
    [{ side: 'hero', none: true }, 'Le héros n’active aucune tuile à ce tour.'],
    [{ side: 'hero', none: false }, 'Le héros n’active plus aucune tuile à ce tour.'],
  ],
  returned: [
    [
      { side: 'hero', discs: 3, after: { available: 2, spent: 0, unavailable: 8 } },
      'Fin du tour du héros : 3 disques dépensés deviennent indisponibles ; il lui en reste 2.',
    ],
    [
      { side: 'villain', discs: 1, after: DISCS },
      'Fin du tour du vilain : 1 disque dépensé devient indisponible ; il lui en reste 5.',
    ],
    [
      { side: 'villain', discs: 0, after: DISCS },
      'Fin du tour du vilain : aucun disque ne quitte la zone de dépense ; il lui en reste 5.',
    ],
  ],
  'power-began': [
    [{ side: 'hero', power: 'alfred', key: 'a' }, 'Pouvoir du QG du héros, « Soin » : « Soigner un lieutenant ».'],
    [
      { side: 'hero', power: 'oracle', key: 'a' },
      'Le pouvoir du QG du héros, « Stratège aguerrie », agit sans la tuile événement : elle n’y ajoute rien.',
    ],
    [
      { side: 'villain', power: 'wrath', key: 'a:distance' },
      'Pouvoir du QG du vilain, « Gadgets » : « Attaquer à distance (rafale 1) ».',
    ],
  ],
  'no-power': [
    [{ side: 'hero', why: 'permanent' }, 'Le QG du héros n’a aucun effet à déclencher par sa tuile événement.'],
    [{ side: 'hero', why: 'dissociated' }, 'Le QG du héros est neutralisé : sa tuile événement n’a plus de pouvoir.'],
    [
      { side: 'villain', why: 'impossible' },
      'Aucun effet du QG du vilain n’est possible pour l’instant : son pouvoir ne fait rien.',
    ],
    [{ side: 'hero', why: 'hidden' }, 'Le QG du héros est caché, hors du plateau : son pouvoir ne fait rien.'],
  ],
  asked: [
    [
      { power: 'alfred', key: 'b', at: 0, cites: ['vs.pouvoirs-heros.alfred-mouvement'] },
      'Pouvoir « Soin », à jouer sur le plateau. Déplacer Alfred : sa première étape de mouvement, aucune autre action.',
    ],
  ],
  picked: [
    [{ power: 'alfred', figure: 'huntress#1' }, 'Le pouvoir « Soin » désigne Huntress.'],
    [{ power: 'duke', figure: 'sbires-vilains-a#2' }, 'Le pouvoir « Précognition » désigne le deuxième Malfrat.'],
  ],
  'tile-picked': [
    [{ power: 'black-mask', tile: 'elites-vilains-b' }, 'Le pouvoir « Motivation extrême » désigne la tuile Évadés.'],
  ],
  declined: [[{ power: 'batman' }, 'L’effet facultatif de « Caché dans les ombres » ne sert pas.']],
  barred: [
    [
      { power: 'batwing', key: 'a', figure: 'otages#2' },
      'Pouvoir « Choc électrique » : otage n° 2 est dans la zone du QG, où aucune explosion n’est permise. « Électriser la zone » n’est pas possible.',
      HOSTAGES,
    ],
  ],
  // a permanent power adds nothing to the event tile, and says so
  idle: [
    [{ power: 'oracle' }, 'Le pouvoir « Stratège aguerrie » ne fait rien ici.'],
    [{ power: 'batwing' }, 'Le pouvoir « Choc électrique » ne fait rien de plus.'],
  ],
  rolled: [
    [
      { power: 'harley-quinn', colour: 'orange', dice: 1, successes: 1 },
      'Pour « Folie douce », 1 dé orange : 1 succès, soit « Schizophrénie ».',
    ],
    [{ power: 'duke', colour: 'orange', dice: 2, successes: 3 }, 'Pour « Précognition », 2 dés orange : 3 succès.'],
  ],
  wounded: [
    [
      { figure: 'bane#1', amount: 2, life: 5, power: null, by: null },
      'Bane subit 2 blessures : il reste 5 points de vie.',
    ],
    [
      { figure: 'bane#1', amount: 1, life: 1, power: 'duke', by: null },
      'Bane subit 1 blessure du pouvoir « Précognition » : il reste 1 point de vie.',
    ],
    [
      { figure: 'bane#1', amount: 2, life: 0, power: null, by: 'katana#1' },
      'Bane subit 2 blessures, par Katana : plus aucun point de vie.',
    ],
    [
      { figure: 'sbires-vilains-a#2', amount: 1, life: null, power: null, by: null },
      'Le deuxième Malfrat subit 1 blessure.',
    ],
    [
      { figure: 'bane#1', amount: 3, life: 0, power: null, by: null },
      'Bane subit 3 blessures : plus aucun point de vie.',
    ],
  ],
  healed: [
    [{ figure: 'huntress#1', life: 8, amount: 3 }, 'Huntress récupère 3 points de vie : il lui en reste 8.'],
    [{ figure: 'huntress#1', life: 8, amount: 0 }, 'Huntress ne récupère aucun point de vie : il lui en reste 8.'],
    [{ figure: 'huntress#1', life: null, amount: 2 }, 'Huntress récupère 2 points de vie.'],
    [{ figure: 'huntress#1', life: null, amount: null }, 'Huntress retrouve tous ses points de vie.'],
  ],
  neutralised: [
    [{ figure: 'bane#1', by: null, means: 'other' }, 'La figurine de Bane est neutralisée.'],
    [
      { figure: 'elites-heros-a#2', by: 'bane#1', means: 'melee' },
      'Le deuxième Inspecteur est neutralisé par Bane, au corps à corps.',
    ],
    [
      { figure: 'harley-quinn#1', by: null, means: 'explosion' },
      'La figurine d’Harley Quinn est neutralisée dans une explosion.',
    ],
  ],
  'tile-neutralised': [[{ tile: 'tusk' }, 'La tuile Tusk est neutralisée.']],
  'event-neutralised': [[{ side: 'hero' }, 'La tuile événement du héros est neutralisée avec son QG.']],
  'event-kept': [
    [{ side: 'hero', why: 'mission' }, 'La tuile événement du héros reste active : la mission lui donne un événement.'],
    [
      { side: 'villain', why: 'power' },
      'La tuile événement du vilain reste active : le pouvoir de son QG y reste lié.',
    ],
  ],
  lying: [[{ figure: 'talon#1' }, 'La figurine de Talon reste couchée sur le plateau.']],
  risen: [
    [{ figure: 'talon#1', life: 6 }, 'Talon se relève avec 6 points de vie.'],
    [{ figure: 'talon#1', life: null }, 'Talon se relève avec tous ses points de vie.'],
  ],
  captured: [
    [{ figure: 'sbires-vilains-a#1', souls: 2 }, 'Soultaker enferme le premier Malfrat : 2 figurines en tout.'],
  ],
  released: [[{ souls: 1 }, 'Soultaker libère 1 figurine, à remettre en réserve.']],
  transformed: [
    [
      { from: 'bane', to: 'bane-venom-injected', life: 10 },
      'Bane (Venom Injected) prend la place de Bane, avec 10 points de vie.',
    ],
    [{ from: 'clayface', to: 'bane', life: null }, 'Bane prend la place de Clayface.'],
  ],
  swapped: [[{ figures: ['harley-quinn#1', 'tusk#1'] }, 'Harley Quinn et Tusk échangent leurs zones.']],
  exchanged: [[{ side: 'villain', tiles: ['tusk', 'bane'] }, 'Le vilain échange dans sa rivière Tusk et Bane.']],
  'to-last': [
    [{ side: 'hero', tile: 'huntress' }, 'La tuile Huntress passe à la dernière place de la rivière du héros.'],
  ],
  disc: [
    [
      {
        side: 'villain',
        from: 'unavailable',
        to: 'spent',
        amount: 1,
        after: { available: 3, spent: 1, unavailable: 6 },
        power: 'batwoman',
      },
      'Par « Avantage stratégique », chez le vilain, 1 disque passe de la zone indisponible à la zone de dépense.',
    ],
    [
      { side: 'hero', from: 'unavailable', to: 'available', amount: 2, after: DISCS, power: null },
      'Chez le héros, 2 disques passent de la zone indisponible à la zone disponible.',
    ],
    [
      { side: 'hero', from: 'available', to: 'unavailable', amount: 0, after: DISCS, power: null },
      'Chez le héros, aucun disque ne passe de la zone disponible à la zone indisponible.',
    ],
  ],
  stolen: [
    [
      { after: { hero: { available: 2, spent: 0, unavailable: 7 }, villain: DISCS } },
      'Le vilain prend 1 disque indisponible du héros.',
    ],
  ],
  late: [
    [
      { side: 'villain', ahead: 1 },
      'Le prochain tour du vilain commencera avec 1 activation comptée d’avance : sa première y coûtera 2 disques.',
    ],
    [
      { side: 'villain', ahead: 2 },
      'Le prochain tour du vilain commencera avec 2 activations comptées d’avance : sa première y coûtera 3 disques.',
    ],
  ],
  compared: [[{ hero: 5, villain: 3 }, 'Le héros a 5 disques disponibles, le vilain 3.']],
  'cubes-moved': [
    [
      { side: 'hero', from: 'available', to: 'defence', amount: 1, cubes: CUBES },
      'Chez le héros, 1 cube passe de « énergie disponible » à « case défense » : 7 disponibles, 3 en fatigue, 1 sur la case défense.',
    ],
    [
      { side: 'villain', from: 'fatigue', to: 'available', amount: 0, cubes: { ...CUBES, defence: 0 } },
      'Chez le vilain, aucun cube ne passe de « fatigue » à « énergie disponible » : 7 disponibles, 3 en fatigue.',
    ],
  ],
  hacked: [
    [
      { side: 'villain', space: 'defence', saturation: 2 },
      'La case défense du vilain reçoit un pion piratage : 2 cubes au plus.',
    ],
    [
      { side: 'villain', space: 'move', saturation: null },
      'La case mouvement du vilain reçoit un pion piratage : sa saturation baisse de 1.',
    ],
  ],
  'marker-placed': [
    [{ kind: 'smoke', zone: 'quai', figure: null }, 'On pose un fumigène dans la zone « quai ».'],
    [{ kind: 'venom', zone: null, figure: null }, 'On pose un pion venin du Joker.'],
    [{ kind: 'stealth', zone: null, figure: 'spoiler#1' }, 'Spoiler reçoit le pion furtivité.'],
  ],
  'marker-removed': [
    [{ kind: 'freeze', zone: 'quai', figure: null }, 'On retire le pion freeze de la zone « quai ».'],
    [
      { kind: 'guard', zone: null, figure: 'orphan-cassandra-cain#1' },
      'Orphan (Cassandra Cain) perd le pion posture défensive.',
    ],
  ],
  'markers-flipped': [
    [{ kind: 'flame', count: 3 }, 'On remet côté plein 3 pions flamme.'],
    [{ kind: 'gas', count: 1 }, 'On remet côté plein 1 pion gaz.'],
    [{ kind: 'gas', count: 0 }, 'Il n’y a pas de pion gaz en dissipation : rien à retourner.'],
  ],
  vanished: [[{ figure: 'batman#1' }, 'La figurine de Batman quitte le plateau et se cache.']],
  hidden: [
    [{ shadow: 2 }, 'Batman se cache sous l’ombre 2, en secret.'],
    [{ shadow: null }, 'Batman se cache sous l’une des ombres, en secret.'],
  ],
  'shadow-empty': [
    [{ shadow: 3, zone: 'toit' }, 'L’ombre 3 est vide : on la retire de la zone « toit ».'],
    [{ shadow: 1, zone: null }, 'L’ombre 1 est vide : on la retire.'],
  ],
  'batman-found': [
    [
      { shadow: 1, zone: 'toit', why: 'aimed' },
      'On découvre Batman sous l’ombre 1 : sa figurine revient dans la zone « toit », et les autres ombres s’en vont.',
    ],
    [
      { shadow: 2, zone: null, why: 'activated' },
      'On active Batman, caché sous l’ombre 2 : sa figurine revient sur le plateau, et les autres ombres s’en vont.',
    ],
  ],
  immobilised: [
    [
      { figures: ['huntress#1', 'sbires-heros-a#2'], zone: 'quai' },
      'On immobilise dans la zone « quai » Huntress et le deuxième Policier.',
    ],
    [{ figures: [], zone: null }, 'Il n’y a personne à immobiliser.'],
  ],
  dice: [
    [
      {
        power: 'batman',
        pool: [
          { colour: 'red', count: 1, reroll: true },
          { colour: 'red', count: 1, reroll: false },
        ],
      },
      'Pour « Caché dans les ombres », on lance 1 dé rouge relançable et 1 dé rouge.',
    ],
    [
      {
        power: 'katana',
        pool: [
          { colour: 'orange', count: 1, reroll: false },
          { colour: 'yellow', count: 2, reroll: false },
          { colour: 'white', count: 1, reroll: false },
        ],
      },
      'Pour « Soultaker », on lance 1 dé orange, 2 dés jaunes et 1 dé blanc.',
    ],
    [
      { power: 'killer-croc', pool: [{ colour: 'orange', count: 0, reroll: false }] },
      'Pour « Charge bestiale », on ne lance aucun dé.',
    ],
  ],
  'mission-event': [
    [
      { side: 'hero', tile: 'huntress', none: false },
      'Événement de la mission : la tuile Huntress, neutralisée, quitte la rivière du héros.',
    ],
    [
      { side: 'hero', tile: null, none: false },
      'Événement de la mission : aucune tuile neutralisée à retirer de la rivière du héros.',
    ],
    [
      { side: 'villain', tile: null, none: true },
      'Dans cette mission, la tuile événement du vilain n’a que le pouvoir du QG.',
    ],
  ],
  tested: [
    [
      {
        test: 'amorcer',
        piece: 'bombe-2',
        figure: 'deadshot#1',
        success: true,
        total: 4,
        difficulty: 3,
        skill: 'artificier',
      },
      'Amorcer la bombe n° 2, par Deadshot : manipulation de difficulté 3, réussie avec 4 succès. La compétence artificier compte.',
    ],
    [
      { test: 'neutraliser', piece: 'bombe-1', figure: null, success: false, total: null, difficulty: 3, skill: null },
      'Neutraliser la bombe n° 1 : manipulation de difficulté 3, manquée.',
    ],
  ],
  piece: [
    [
      { piece: 'bombe-2', from: 'pion', to: 'figurine', test: 'amorcer' },
      'La bombe n° 2 est désormais amorcée (figurine).',
    ],
  ],
  escorted: [
    [
      { piece: 'otage-2', to: 'toit', dangerous: true },
      'L’otage n° 2 fait un mouvement vers la zone « toit », sans rien craindre du terrain dangereux.',
      HOSTAGES,
    ],
    [{ piece: 'otage-1', to: null, dangerous: false }, 'L’otage n° 1 fait un mouvement.', HOSTAGES],
  ],
  'figure-moved': [
    [{ figure: 'huntress#1', from: 'quai', to: 'toit' }, 'Huntress va de la zone « quai » à la zone « toit ».'],
    [{ figure: 'otages#3', from: null, to: 'toit' }, 'Otage n° 3 arrive dans la zone « toit ».', HOSTAGES],
    [
      { figure: 'elites-heros-a#1', from: 'quai', to: 'toit' },
      'Le premier Inspecteur va de la zone « quai » à la zone « toit ».',
    ],
    [
      { figure: 'elites-heros-a#1', from: 'quai', to: 'toit' },
      'La figurine d’Inspecteurs va de la zone « quai » à la zone « toit ».',
      begin(LONE),
    ],
  ],
  aimed: [
    [{ at: 'huntress#1', means: 'melee' }, 'Attaque au corps à corps contre Huntress.'],
    [{ at: 'ombre-2', means: 'ranged' }, 'Attaque à distance contre l’ombre 2.'],
    [{ at: 'sbires-heros-a#2', means: 'explosion' }, 'Explosion qui touche le deuxième Policier.'],
  ],
  fumes: [[{ cubes: 3 }, 'Les vapeurs montent : à l’entretien, chaque camp récupère désormais 3 cubes au plus.']],
  lent: [
    [
      { special: 'intervention', figure: null, left: 1, skill: 'défoncer parois 3' },
      'Charge d’intervention : un personnage élite a la compétence « défoncer parois 3 » pour cette activation ; encore 1 fois.',
      HOSTAGES,
    ],
    [
      { special: 'intervention', figure: 'elites-heros-a#2', left: 0, skill: 'défoncer parois 3' },
      'Charge d’intervention : le deuxième Inspecteur a la compétence « défoncer parois 3 » pour cette activation ; c’était la dernière fois.',
      HOSTAGES,
    ],
  ],
  'marker-reported': [
    [{ kind: 'flame', what: 'fade' }, 'Un pion flamme passe côté dissipation.'],
    [{ kind: 'gas', what: 'add' }, 'Un pion gaz entre en jeu.'],
  ],
  'left-river': [
    [{ tile: 'huntress', why: 'depollute' }, 'La tuile Huntress quitte sa rivière par dépollution.'],
    [{ tile: 'huntress', why: 'demobilise' }, 'La tuile Huntress quitte sa rivière par démobilisation.'],
  ],
  reinforced: [[{ tile: 'elites-heros-a' }, 'Une figurine d’Inspecteurs revient sur le plateau.']],
  checked: [
    [
      {
        turn: 8,
        check: 1,
        reasons: [
          { end: 'tour', holds: false, left: null, right: 8 },
          { end: 'pertes', holds: false, left: 4, right: 4 },
        ],
      },
      'Vérification 1 du tour 8 : la partie continue. La dernière est la 2 du tour 8. Tuiles neutralisées d’une même rivière : 4, mais cela ne compte plus après le tour 7.',
      LOSSES,
    ],
    [
      { turn: 3, check: 1, reasons: [{ end: 'bombes', holds: true, left: 4, right: 4 }] },
      'Fin immédiate au tour 3 : la partie est finie. Bombes « neutralisée » : 4. Il en fallait 4 au moins.',
    ],
  ],
  'game-over': [
    [
      { turn: 8, winner: 'villain', left: 2, op: '>=', right: 2 },
      'La partie finit au tour 8 : le vilain gagne. Bombes « amorcée (figurine) » : 2. Il en fallait 2 au moins.',
    ],
    [
      { turn: 8, winner: 'villain', left: 2, op: '>=', right: 2 },
      'La partie finit au tour 8 : le vilain gagne. Tuiles neutralisées du héros : 2 ; tuiles neutralisées du vilain : 2.',
      LOSSES,
    ],
  ],
};
const EVENTS = Object.entries(CASES).flatMap(([type, cases]) =>
  cases.map(
    ([event, sentence, state = STATE]) =>
      [sentence, { cites: CITES, ...event, type } as unknown as PartieEvent, state] as const,
  ),
);
/** What every sentence keeps to; labels have no full stop. */
const wellTyped = (text: string): boolean =>
  text.trim() === text && !/ {2}|'|\.\.|undefined|null|NaN|\{|\}|-\d/.test(text);
const isSentence = (text: string): boolean => wellTyped(text) && /^[A-ZÀÉŒ«]/.test(text) && /[.?]$/.test(text);
const isLabel = (text: string): boolean => wellTyped(text) && !text.endsWith('.') && text.length <= 60;

describe('events', () => {
  test.each(EVENTS)('%s', (sentence, event, state) =>
    expect(partieText.event(event, { fixed: state.fixed } as PartieState)).toBe(sentence),
  );
  test('are whole sentences', () =>
    expect(EVENTS.map(([sentence]) => sentence).filter((sentence) => !isSentence(sentence))).toEqual([]));
});

const at = (patch: Partial<PartieState>): PartieState => ({ ...STATE, ...patch });
const power = (id: string, key: string, step: number): PartieState['tasks'] => [
  { task: 'power', power: id, key, at: step },
];
const LABELS: readonly (readonly [label: string, action: PartieAction, state?: PartieState])[] = [
  ['Activer Huntress (1 disque, 3 cubes)', { type: 'activate', tile: 'huntress' }, at({ active: 'hero' })],
  [
    'Activer la tuile événement (1 disque, 7 cubes)',
    { type: 'activate', tile: 'evenement-heros' },
    at({ active: 'hero' }),
  ],
  [
    'Activer Huntress (2 disques de la dépense, 3 cubes)',
    { type: 'activate', tile: 'huntress', discs: 2, from: 'spent' },
    at({ active: 'hero' }),
  ],
  ['Prendre Alfred comme QG', { type: 'hq', side: 'hero', tile: 'alfred' }],
  ['Prendre Tusk comme lieutenant', { type: 'lieutenant', tile: 'tusk' }],
  ['Prendre Bane comme avatar', { type: 'avatar', tile: 'bane' }],
  ['Prendre Experts en place 2', { type: 'take', side: 'hero', tile: 'elites-heros-d', slot: 2 }],
  ['Prendre le contrôle d’Experts', { type: 'control', tile: 'elites-heros-d' }],
  ['Opérer Malfrats', { type: 'operate', tile: 'sbires-vilains-a' }],
  ['Faire l’entretien', { type: 'upkeep' }],
  ['Passer aux activations', { type: 'begin' }],
  ['Finir le tour', { type: 'end-turn' }],
  ['Appliquer d’abord le pouvoir du QG', { type: 'first', what: 'power' }],
  ['Désigner Huntress', { type: 'pick-tile', tile: 'huntress' }],
  ['Retirer Huntress', { type: 'pick-tile', tile: 'huntress' }, at({ tasks: [{ task: 'mission-event' }] })],
  ['Choisir la zone « toit », à distance 2', { type: 'pick-zone', zone: 'toit', distance: 2 }],
  ['Compter 1 limite franchie', { type: 'count', number: 1 }, at({ tasks: power('killer-croc', 'a', 1) })],
  ['Récupérer 2 points de vie', { type: 'count', number: 2 }, at({ tasks: power('batman-year-100', 'a', 1) })],
  ['Cacher Batman sous l’ombre 2', { type: 'hide', shadow: 2 }],
  ['Pirater la case relance', { type: 'hack', space: 'reroll' }],
  ['Lire 2 succès', { type: 'rolled', successes: 2 }],
  ['Neutraliser tout le monde : Inspecteurs', { type: 'tile-out', tile: 'elites-heros-a' }],
  ['Retourner un pion flamme', { type: 'marker', kind: 'flame', what: 'fade' }],
  ['N’activer aucune tuile', { type: 'stop' }],
  ['Terminer l’activation', { type: 'done' }, at({ tasks: [{ task: 'act', tile: 'huntress' }] })],
  ['Passer à la suite du pouvoir', { type: 'done' }, at({ tasks: power('azrael', 'a', 0) })],
  ['Soigner un lieutenant', { type: 'choose', keys: ['a'] }, at({ tasks: [{ task: 'choose', power: 'alfred' }] })],
  [
    'Soigner un lieutenant et Déplacer Alfred',
    { type: 'choose', keys: ['a', 'b'] },
    at({ tasks: [{ task: 'choose', power: 'alfred' }] }),
  ],
  ['Attaquer par surprise', { type: 'yes' }, at({ tasks: [{ task: 'surprise' }] })],
  ['Ne placer personne du gang', { type: 'no' }, at({ tasks: [{ task: 'bloom', zone: null }] })],
  ['Désigner Policiers, figurines 1 et 3', { type: 'pick-two', figures: ['sbires-heros-a#1', 'sbires-heros-a#3'] }],
  ['Désigner Huntress, hors de vue', { type: 'pick', figure: 'huntress#1', seen: false }],
  ['Échanger Malfrats et Évadés', { type: 'exchange', tiles: ['sbires-vilains-a', 'elites-vilains-b'] }],
  [
    'Neutraliser Policiers, figurine 2 (Deadshot)',
    { type: 'neutralise', figure: 'sbires-heros-a#2', by: 'deadshot#1', means: 'other' },
  ],
  ['Neutraliser Huntress au corps à corps', { type: 'neutralise', figure: 'huntress#1', means: 'melee' }],
  ['Infliger 2 blessures à Huntress', { type: 'wounds', figure: 'huntress#1', amount: 2 }],
  ['Amorcer la bombe n° 2, 4 succès', { type: 'test', test: 'amorcer', piece: 'bombe-2', figure: null, total: 4 }],
  [
    'Mettre en fatigue 1 cube du vilain (case défense)',
    { type: 'cubes', side: 'villain', from: 'defence', to: 'fatigue', amount: 1 },
  ],
  ['Rendre disponibles 2 cubes du héros', { type: 'cubes', side: 'hero', from: 'fatigue', to: 'available', amount: 2 }],
  [
    'Poser 1 cube du héros sur la case relance',
    { type: 'cubes', side: 'hero', from: 'available', to: 'reroll', amount: 1 },
  ],
  ['Déplacer Policiers, figurine 2 vers « quai »', { type: 'move', figure: 'sbires-heros-a#2', to: 'quai' }],
  ['Mener l’otage n° 2 vers « toit »', { type: 'escort', figure: null, piece: 'otage-2', to: 'toit' }, HOSTAGES],
  ['Tirer sur l’ombre 2', { type: 'aim', at: 'ombre-2', means: 'ranged' }],
  ['Ôter Huntress par dépollution', { type: 'river', what: 'depollute', tile: 'huntress' }],
  ['Faire revenir une figurine d’Évadés', { type: 'river', what: 'reinforce', tile: 'elites-vilains-b' }],
  ['Prêter « défoncer parois 3 » à un personnage élite', { type: 'lend', special: 'intervention' }, HOSTAGES],
  [
    'Prêter « défoncer parois 3 » à Inspecteurs, figurine 2',
    { type: 'lend', special: 'intervention', figure: 'elites-heros-a#2' },
    HOSTAGES,
  ],
  [
    'Infliger 2 blessures à Bane (Katana)',
    { type: 'wounds', figure: 'bane#1', amount: 2, by: 'katana#1', means: 'melee' },
  ],
  ['Remettre la tuile à la place 4', { type: 'put', place: 4 }],
  ['Équiper une carte matériel', { type: 'equip' }],
];
describe('labels', () => {
  for (const [label, action, state = STATE] of LABELS)
    test(label, () => expect(partieText.action(action, state)).toBe(label));
  test('of every action', () => {
    const types: Readonly<Record<PartieAction['type'], true>> = {
      hq: true,
      lieutenant: true,
      avatar: true,
      take: true,
      control: true,
      operate: true,
      upkeep: true,
      begin: true,
      activate: true,
      stop: true,
      done: true,
      'end-turn': true,
      choose: true,
      first: true,
      pick: true,
      'pick-two': true,
      'pick-tile': true,
      'pick-zone': true,
      yes: true,
      no: true,
      count: true,
      hide: true,
      hack: true,
      exchange: true,
      put: true,
      rolled: true,
      move: true,
      wounds: true,
      neutralise: true,
      'tile-out': true,
      test: true,
      escort: true,
      aim: true,
      cubes: true,
      river: true,
      marker: true,
      lend: true,
      equip: true,
    };
    expect([...new Set(LABELS.map(([, { type }]) => type))].toSorted()).toEqual(Object.keys(types).toSorted());
  });
  test('are short, without a full stop', () => expect(LABELS.filter(([label]) => !isLabel(label))).toEqual([]));
});

const hero = (patch: Partial<PartieState['sides']['hero']>): PartieState =>
  at({ active: 'hero', phase: 'discs', sides: { ...STATE.sides, hero: { ...STATE.sides.hero, ...patch } } });
const NODES: readonly (readonly [sentence: string, state: PartieState])[] = [
  ['Au vilain de choisir son QG.', at({ phase: 'hq', picking: 'villain' })],
  ['Au héros de prendre une tuile pour sa rivière.', at({ phase: 'team', picking: 'hero' })],
  ['Au vilain, étape 1 : faire l’entretien.', STATE],
  [
    'Au héros : une activation coûte 2 disques, et il en a 5. Activations déjà faites à ce tour : 1.',
    hero({ done: 1, discs: DISCS }),
  ],
  [
    'Au héros : une activation coûte 3 disques, et il en a 2, trop peu pour la payer.',
    hero({ done: 2, discs: { available: 2, spent: 3, unavailable: 5 } }),
  ],
  [
    'Au héros : une activation coûte 1 disque, et il en a 5 ; avec 0 cube, il ne peut activer aucune tuile.',
    hero({ discs: DISCS, cubes: { ...CUBES, available: 0 } }),
  ],
  ['Activation d’Azrael : rapportez ce qui se passe, puis terminez.', at({ tasks: [{ task: 'act', tile: 'azrael' }] })],
  [
    'Au vilain de choisir un effet du pouvoir « Folie douce ».',
    at({ tasks: [{ task: 'choose', power: 'harley-quinn' }] }),
  ],
  [
    'Pouvoir « Folie douce » : lancez 1 dé orange, puis dites combien de succès.',
    at({ tasks: power('harley-quinn', 'a', 0) }),
  ],
  [
    'Au héros de jouer le pouvoir « Soin ». Déplacer Alfred : sa première étape de mouvement, aucune autre action.',
    at({ active: 'hero', tasks: power('alfred', 'b', 0) }),
  ],
  [
    'Au vilain : une figurine du gang de Mr. Bloom prend-elle la place de la victime ?',
    at({ tasks: [{ task: 'bloom', zone: null }] }),
  ],
];
describe('who decides what', () => {
  test.each(NODES)('%s', (sentence, state) => expect(partieText.node(state)).toBe(sentence));
  test('seats and the end', () => {
    expect(([0, 1] as const).map((seat) => partieText.seat(seat, STATE))).toEqual(['Le héros', 'Le vilain']);
    expect(partieText.result('hero', STATE)).toBe(
      'Le héros gagne. Bombes « amorcée (figurine) » : 0. Il en fallait moins de 2.',
    );
    expect(partieText.node(at({ phase: 'over', winner: 'hero' }))).toBe(
      'Le héros gagne. Bombes « amorcée (figurine) » : 0. Il en fallait moins de 2.',
    );
  });
});

describe('refusals', () => {
  const refuse = (code: string, about?: string): string =>
    partieText.refusal({
      code: code as VsCode,
      cites: CITES,
      ...(about === undefined ? {} : { about }),
      values: {
        cout: 2,
        reste: 1,
        n: 3,
        etat: 'neutralisée',
        total: 2,
        difficulte: 3,
        camp: 'héros',
        nom: 'Azrael',
        zone: 'quai',
        pion: 'bombe',
        id: 'x',
        option: 'x',
        une: 'toit',
        autre: 'Batman',
        qg: 'Hush',
        tuile: 'Talon',
        place: 2,
        figurine: 'x#1',
        figurines: 2,
        pions: 'bombes',
        tour: 3,
        premier: 'héros',
        dernier: 'vilain',
        champ: 'tour',
        attendu: 'un nombre entier',
      },
    });
  test('are whole sentences, whatever table has them', () => {
    const said = [
      ...Object.keys(PLAY_REFUSALS).map((code) => refuse(code)),
      ...Object.keys(SETUP_REFUSALS).map((code) => refuse(code, 'sides.hero')),
      ...Object.keys(MISSION_REFUSALS).map((code) => refuse(code, 'mission.tokens')),
    ];
    expect(said.filter((text) => !isSentence(text))).toEqual([]);
  });
  test('a code that two tables have: a path into the scenario says which', () => {
    expect([
      refuse('pion-inconnu'),
      refuse('pion-inconnu', 'pieces.0.token'),
      refuse('pion-inconnu', 'mission.tests.0.token'),
    ]).toEqual([
      'Cette mission n’a pas de pion de ce nom.',
      'Cette mission n’a pas ce pion.',
      'Ce pion n’existe pas dans la mission : ajoutez-le, ou choisissez-en un autre.',
    ]);
  });
});

// ── Whole games
const WALKED: readonly PartieScenario[] = [
  ...[1, 2, 3, 4].map(() => LONE),
  ...MISSION_IDS.slice(0, 3).map((mission): PartieScenario => ({ name: 'Essai', mission })),
  ...POWERS.map(({ side, tiles: [{ id }] }, i) =>
    position({
      mission: MISSION_IDS[i % 8] ?? 'm1',
      [side]: { hq: id },
      ...(i % 2 === 0 ? { zones: ZONES, exits: ['toit'] } : {}),
    }),
  ),
];
/** What a game says while somebody plays it at random, going on more often than not. */
const walk = (
  scenario: PartieScenario,
  seed: number,
): { readonly said: readonly string[]; readonly labels: readonly string[]; readonly types: readonly string[] } => {
  const { below } = rng(seed);
  const [said, labels, types]: [string[], string[], string[]] = [[], [], []];
  let state = begin(scenario);
  for (let i = 0; i < 90; i += 1) {
    said.push(partieText.node(state));
    const node = partie.node(state);
    if (node.kind === 'end') break;
    const options = node.kind === 'chance' ? node.outcomes.map(({ action }) => action) : node.options;
    const kinds = [...new Set(options.map(({ type }) => type))];
    const onward = kinds.find((type) => type === 'done' || type === 'end-turn' || type === 'activate');
    const kind = onward !== undefined && below(4) === 0 ? onward : kinds[below(kinds.length)];
    const alike = options.filter(({ type }) => type === kind);
    const action = alike[below(alike.length)];
    if (action === undefined) break;
    const now = state;
    labels.push(...alike.map((one) => partieText.action(one, now)));
    const step = partie.apply(state, action);
    said.push(...step.events.map((event) => partieText.event(event, { fixed: now.fixed } as PartieState)));
    types.push(...step.events.map(({ type }) => type));
    state = step.state;
  }
  return { said, labels, types };
};
describe('whole games', () => {
  const runs = WALKED.map((scenario, i) => walk(scenario, i));
  test('meet most events', () => expect(new Set(runs.flatMap(({ types }) => types)).size).toBeGreaterThan(45));
  test('say whole sentences', () =>
    expect([...new Set(runs.flatMap(({ said }) => said))].filter((text) => !isSentence(text))).toEqual([]));
  test('a troop is never the subject of a singular verb: its tile is, or a figure', () => {
    const troops = CARDS.filter(({ level }) => level === 'minion' || level === 'elite').map(({ name }) => name);
    const subject = new RegExp(`(?:^|[.!?:;,] |et )(?:${troops.join('|')}) [a-zàéê’]`);
    const told = runs.flatMap(({ said }) => said).filter((text) => subject.test(text));
    expect([...new Set(told)]).toEqual([]);
    expect(
      runs.some(({ said }) => said.some((text) => /La figurine (?:de |d’)[A-ZÉ]\S+s (?:va|arrive|quitte) /.test(text))),
    ).toBe(true);
  });
  test('have short labels', () =>
    expect([...new Set(runs.flatMap(({ labels }) => labels))].filter((text) => !isLabel(text))).toEqual([]));
});
describe('powers', () => {
  test('every step that waits for somebody has its instruction', () => {
    const verbs = POWERS.flatMap(({ effects }) =>
      effects.flatMap(
        ({
          verbs: own,
          parts = {},
        }: {
          readonly verbs: readonly { readonly rules: readonly string[] }[];
          readonly parts?: Readonly<Record<string, readonly { readonly rules: readonly string[] }[]>>;
        }) => [...own, ...Object.values(parts).flat()],
      ),
    );
    expect(verbs.filter(({ rules }) => stepsWord(rules) === '')).toEqual([]);
  });
});

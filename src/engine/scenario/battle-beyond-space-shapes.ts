import * as v from 'valibot';
import type { EscarmoucheScenario } from '../battle-beyond-space/escarmouche/types.ts';
import { HELMS, REACH } from '../hex/cells.ts';
import type { PartieAction, PartieScenario } from '../battle-beyond-space/partie/types.ts';
import {
  DESTROYERS,
  FIGHTERS,
  OPTION_VALUES,
  type OptionKey,
  type Options,
  powersOf,
  RACES,
  SQUADRONS,
} from '../battle-beyond-space/types.ts';
import type { Words } from './issues.ts';

// Shapes only: what is legal is judged by the engine's `setup`, which cites its rules. Bounds keep a hostile link small, and leave the engine room to refuse.

export const MAX = {
  name: 80,
  note: 1_000,
  players: 8,
  ships: 60,
  cells: 600,
  zones: 8,
  pawns: 80,
  cards: 20,
  count: 99,
  number: 999,
  cell: 4_095,
} as const;

const int = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const list = <S extends v.GenericSchema>(item: S, max: number) => v.pipe(v.array(item), v.maxLength(max));
const opt = v.exactOptional;
const count = int(0, MAX.count);
// The only fault of a scenario that no rule of the game states: it lives here.
const title = v.pipe(
  text(MAX.name),
  v.check((name) => name.trim() !== '', 'donnez un nom au scénario.'),
);
const head = { name: title, note: opt(text(MAX.note)), author: opt(text(MAX.name)) };

const seat = v.picklist([0, 1, 2, 3]);
const race = v.picklist(RACES);
const powers = RACES.flatMap(powersOf);
const squadron = v.picklist(SQUADRONS);
const fighter = v.picklist(FIGHTERS);
const destroyer = v.picklist(DESTROYERS);
const facing = count; // six sides: the engine says so, with its rule
const coordinate = int(-REACH, REACH);
const place = v.strictTuple([coordinate, coordinate]);
const cell = int(0, MAX.cell);
const card = count;
const damage = opt(v.literal(1));
const yes = opt(v.literal(true));
const SHIP = /^[0-3](?:[abc][1-6]|D[12])$/;
const ship = v.pipe(v.string(), v.regex(SHIP, 'un vaisseau est attendu, comme 0a1 ou 2D1.'));

const options = v.strictObject(
  Object.fromEntries(
    (Object.keys(OPTION_VALUES) as OptionKey[]).map((key) => [
      key,
      opt(v.picklist(OPTION_VALUES[key] as readonly (string | number)[])),
    ]),
  ),
) as unknown as v.GenericSchema<unknown, Partial<Options>>;
const board = v.strictObject({
  radius: count,
  holes: opt(list(place, MAX.cells)),
  centre: opt(place),
  zones: opt(list(list(place, MAX.cells), MAX.zones)),
});
const fleet = v.strictObject({
  fighters: list(v.strictObject({ id: fighter, at: place, facing, damage }), MAX.ships),
  destroyers: list(v.strictObject({ id: destroyer, rear: place, facing, damage }), MAX.ships),
});
const prizes = v.strictObject({
  fighters: opt(count),
  destroyers: opt(count),
  probes: opt(count),
  asteroids: opt(count),
});
const player = v.strictObject({
  name: opt(text(MAX.name)),
  race: v.nullable(race),
  power: opt(v.picklist([...powers, 'none'])),
  revealed: yes,
  spent: yes,
  elite: opt(fighter),
  shield: opt(v.strictObject({ destroyer, tokens: count })),
  fleet: opt(fleet),
  left: opt(list(card, MAX.cards)),
  hand: opt(list(card, MAX.cards)),
  prizes: opt(prizes),
});
const figure = int(0, MAX.number);
const deck = list(v.strictObject({ speed: figure, turn: figure, points: figure }), MAX.cards);
export const partieShape = v.strictObject({
  ...head,
  kind: v.picklist(['reglementaire', 'libre']),
  options: opt(options),
  board: opt(board),
  players: list(player, MAX.players),
  first: v.nullable(seat),
  round: opt(count),
  active: opt(seat),
  asteroids: opt(list(place, MAX.pawns)),
  probes: opt(list(place, MAX.pawns)),
  ring: opt(place),
  decks: opt(v.strictObject(Object.fromEntries(RACES.map((one) => [one, opt(deck)])))),
  imposed: yes,
  deploy: yes,
}) as unknown as v.GenericSchema<unknown, PartieScenario>;
export const escarmoucheShape = v.strictObject({
  ...head,
  position: partieShape,
  seat,
  turns: count,
  goal: v.strictObject({ of: v.picklist(['prises', 'total']), least: figure }),
}) as unknown as v.GenericSchema<unknown, EscarmoucheScenario>;

// ── Actions
type Fields = v.ObjectEntries;
type Shape = v.StrictObjectSchema<{ readonly type: v.LiteralSchema<string, undefined> } & Fields, undefined>;
/** The shapes of actions, by tag: also the order in which a moment writes their fields. */
export const actionShape = (table: Readonly<Record<string, Fields>>) =>
  v.variant(
    'type',
    Object.entries(table).map(([tag, fields]) => v.strictObject({ type: v.literal(tag), ...fields })) as unknown as [
      Shape,
      ...Shape[],
    ],
  );
export const fieldsOf = (table: Readonly<Record<string, Fields>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(table).map(([tag, fields]) => [tag, Object.keys(fields)]));

const side = v.picklist([0, 1, 2, 3, 4, 5]);
const vector = int(-2 * REACH, 2 * REACH);
export const PARTIE_ACTIONS = {
  'draw-race': { race },
  'draw-power': { power: v.picklist(powers) },
  'draw-first': { seat },
  handle: { ship },
  place: { cell, facing: side },
  swap: { ship },
  release: {},
  ready: {},
  'turn-card': { card },
  squadron: { squadron },
  pace: { ship, double: v.boolean() },
  engage: { squadron },
  teleport: { q: vector, r: vector },
  arrive: { ship },
  'elite-to': { cell },
  heading: { facing: side },
  keep: { ship },
  volley: {},
  fire: { ship },
  turn: { ship, facing: side },
  hold: {},
  destroyer: { ship },
  'no-destroyer': {},
  helm: { helm: v.picklist(HELMS) },
  halt: {},
  shoot: { ship },
  laser: {},
  super: {},
  'hold-fire': {},
  'go-draw': {},
  draw: { card },
  'end-turn': {},
  reveal: { seat },
  elite: { ship },
  explode: { ship },
  asteroid: { from: cell, to: cell },
  shield: { ship },
  absorb: {},
  suffer: {},
  resurrect: { seat, squadron },
  'leave-dead': {},
  restore: { ship, cell, facing: side },
  forgo: { ship },
} as const satisfies Readonly<Record<PartieAction['type'], Fields>>;

/** Names of the fields in messages. */
export const WORDS: Words = {
  lists: {
    players: 'joueur',
    fighters: 'chasseur',
    destroyers: 'destroyer',
    holes: 'trou',
    zones: 'zone',
    asteroids: 'astéroïde',
    probes: 'sonde',
    left: 'carte restante',
    hand: 'carte en main',
    terriens: 'carte',
    vonyan: 'carte',
    valkyries: 'carte',
    dreckach: 'carte',
  },
  fields: {
    name: 'nom',
    note: 'texte',
    author: 'auteur',
    kind: 'mode',
    options: 'réglages',
    board: 'plateau',
    players: 'joueurs',
    first: 'premier joueur',
    round: 'manche',
    active: 'joueur actif',
    asteroids: 'astéroïdes',
    probes: 'sondes',
    ring: 'centre de l’anneau',
    decks: 'cartes de déplacement',
    imposed: 'ordre imposé',
    deploy: 'mise en place à jouer',
    radius: 'rayon',
    holes: 'trous',
    centre: 'centre',
    zones: 'zones de départ',
    race: 'race',
    power: 'pouvoir',
    revealed: 'pouvoir révélé',
    spent: 'pouvoir épuisé',
    elite: 'chasseur d’élite',
    shield: 'blindage',
    destroyer: 'destroyer',
    tokens: 'jetons',
    fleet: 'flotte',
    left: 'cartes restantes',
    hand: 'cartes en main',
    prizes: 'prises',
    fighters: 'chasseurs',
    destroyers: 'destroyers',
    id: 'vaisseau',
    at: 'case',
    rear: 'case arrière',
    facing: 'orientation',
    damage: 'dommage',
    speed: 'vitesse',
    turn: 'rotation',
    points: 'points d’action',
    terriens: 'Terriens',
    vonyan: 'Vonyan',
    valkyries: 'Valkyries',
    dreckach: 'Dreckach',
    position: 'position',
    seat: 'joueur',
    turns: 'nombre de tours',
    goal: 'but',
    of: 'compte',
    least: 'points à atteindre',
    cell: 'case',
    ship: 'vaisseau',
    card: 'carte',
    type: 'type',
    squadron: 'escadron',
    helm: 'manœuvre',
    squadronMove: 'déplacement de l’escadron',
    fighterFire: 'tirs de l’escadron',
    probesBlockFire: 'sondes et tirs',
    destroyerPoint: 'point d’action',
    destroyerFireNeedsMove: 'tir du destroyer immobile',
    crushAlliedFighter: 'chasseur allié écrasé',
    destroyerSuicide: 'destroyer condamné',
    tieBreak: 'égalité',
    valkyrieBonus: 'bonus des Valkyries',
    eliteReading: 'vies de l’élite',
    teleportShape: 'vecteur de téléportation',
    superShotStopped: 'super tir et obstacles',
    shieldFirstHit: 'premier coup du blindage',
    shieldVsCollision: 'blindage et collisions',
    shieldAsteroidPrize: 'astéroïde percuté',
    resurrectWindow: 'moment de la résurrection',
    resurrectedDestroyer: 'destroyer ressuscité',
  },
};

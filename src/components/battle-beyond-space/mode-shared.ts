// What both modes of Battle Beyond Space say alike.
import { capital } from '../../engine/kernel/french.ts';
import type { PartieAction, PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieEvent, PartieMode } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { hasShips } from '../../engine/battle-beyond-space/partie/board.ts';
import { scoreOf } from '../../engine/battle-beyond-space/partie/score.ts';
import { tookPart } from '../../engine/battle-beyond-space/partie/there.ts';
import { asteroidAt, whereIs } from '../../engine/battle-beyond-space/partie/where.ts';
import type { BbsRule } from '../../engine/battle-beyond-space/rules.ts';
import { indexOf, nameOf, ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import { BACK } from '../../engine/battle-beyond-space/types.ts';
import {
  awayWord,
  cardValues,
  count,
  inCell,
  POWER_FACTS,
  RACE_WORDS,
  SCORE_WORDS,
} from '../../engine/battle-beyond-space/words.ts';
import { apart, type Cell, cellOf } from '../../engine/hex/cells.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import type { ChanceFace, ModeUi } from '../play/mode.ts';
import { CARD_WORDS, type TableWords } from '../play/words.ts';
import { drawingSeat } from '../../engine/battle-beyond-space/partie/flow.ts';
import { aimsOf, focusOf } from './aims.ts';
import { shotsOf } from './previews.ts';
import { playerOf, seatName } from './words.ts';

export const WORDS: Partial<TableWords> = {
  ...CARD_WORDS,
  stepping: 'Pas à pas',
  hidden: 'Mains et pouvoirs cachés',
  show: (seat) => `Je suis ${seat}, montrer ma main et mon pouvoir`,
  reveal: 'Tout le monde verra toutes les mains et tous les pouvoirs.',
  sharing:
    "Les mains et les pouvoirs sont cachés à cette table, mais ce lien les montre : ne l'envoyez pas à quelqu'un qui joue encore.",
};
const card = (label: string): ChanceFace => ({ kind: 'card', label });
/** What the card that its player draws allows; nothing of it where its numbers are hidden. */
const numbers = (state: PartieState, drawn: number): string => {
  const race = state.sides[drawingSeat(state) ?? state.active]?.race ?? null;
  const values = race === null || drawn === BACK ? undefined : state.fixed.decks[race][drawn];
  return values === undefined ? 'Carte cachée' : capital(cardValues(values));
};
export const faceOf = (action: PartieAction, state: PartieState): ChanceFace | undefined => {
  switch (action.type) {
    case 'draw':
      return card(numbers(state, action.card));
    case 'draw-power':
      return card(POWER_FACTS[action.power].title);
    case 'draw-race':
      return card(RACE_WORDS[action.race].name);
    case 'draw-first':
      return { kind: 'side', faces: state.sides.length, value: action.seat + 1, label: seatName(state, action.seat) };
    default:
      return undefined;
  }
};

type Tallies = ReturnType<ModeUi<PartieMode>['tallies']>;
const SET_UP: ReadonlySet<Phase> = new Set<Phase>(['race', 'power', 'first', 'deal', 'deploy']);
/** The points of everyone who took part if the game stopped here, in their parts; none before the first turn. */
export const talliesOf = (state: PartieState): Tallies => {
  if (SET_UP.has(state.phase)) return [];
  const all = state.sides.map((_, seat) => scoreOf(state, seat as Seat));
  const top = Math.max(...all.map(({ sum }) => sum));
  return all.flatMap((tally, seat) =>
    tookPart(state.fixed, seat as Seat, tally.sum)
      ? [{ label: playerOf(state, seat as Seat), tally, ahead: tally.sum === top }]
      : [],
  );
};
/** Of the end of a game, the points of who wins. */
export const eventTally = (event: PartieEvent): Tally<BbsRule> | undefined =>
  event.type === 'game-over' ? event.totals[`${event.winners[0] ?? 0}`] : undefined;
const isPart = (what: string): what is keyof typeof SCORE_WORDS => Object.hasOwn(SCORE_WORDS, what);
export const partLabel = (what: string): string => (isPart(what) ? SCORE_WORDS[what] : what);

/** Of the place too: a card in hand, the ring of sides around a ship. */
const FACED: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>(['turn-card', 'turn', 'heading']);
/** A volley that hits nobody lights no cell: it needs its button. */
const isLost = (action: PartieAction, state: PartieState): boolean =>
  action.type === 'volley' && shotsOf(state, [action]).every(({ target }) => target === null);
/** Whether a press on the place means it: a cell of the board, or a card in hand. */
export const isOnBoard = (action: PartieAction, state: PartieState): boolean =>
  FACED.has(action.type) ||
  (!isLost(action, state) && aimsOf([action], state, focusOf(action)).some(({ cells }) => cells.length > 0));

// ── Where a choice is listed when there are many
type Group = readonly [who: string, kind: string];
const KINDS: Partial<Readonly<Record<PartieAction['type'], string>>> = {
  squadron: 'Déplacer',
  engage: 'Téléporter',
  turn: 'Tourner',
  hold: 'Tourner',
  fire: 'Tirer',
  volley: 'Tirer',
  destroyer: 'Manœuvrer',
  'no-destroyer': 'Manœuvrer',
  helm: 'Manœuvrer',
  halt: 'Manœuvrer',
  shoot: 'Tirer',
  laser: 'Tirer',
  super: 'Tirer',
  'hold-fire': 'Tirer',
  handle: 'Prendre en main',
  swap: 'Échanger',
  ready: 'Finir',
  release: 'Finir',
  forgo: 'Renoncer',
  'leave-dead': 'Renoncer',
  reveal: 'Pouvoir',
  elite: 'Pouvoir : pilote d’élite',
  explode: 'Pouvoir : autodestruction',
  shield: 'Pouvoir : blindage',
  asteroid: 'Pouvoir : astéroïdes',
};
const squadronWord = (id: string): string => `Escadron ${id.charAt(1).toUpperCase()}`;
const whose = (ship: Parameters<typeof indexOf>[0], state: PartieState): string =>
  capital(seatName(state, ownerOf(indexOf(ship) ?? 0)));
const farWord = (cells: number): string => (cells === 0 ? 'Sur place' : `À ${count(cells, 'case')}`);
/** From where the ship in hand stands. */
const placed = (cell: Cell, { deploying, ships }: PartieState): string => {
  const from = deploying?.ship === null || deploying?.ship === undefined ? undefined : ships[deploying.ship]?.cell;
  return from === undefined ? inCell(cell) : awayWord(from, cell);
};
export const groupOf = (action: PartieAction, state: PartieState): Group => {
  const kind = KINDS[action.type] ?? 'Autres';
  switch (action.type) {
    case 'place':
      return [capital(placed(action.cell, state)), 'Regarder'];
    case 'restore':
      return [capital(whereIs(state, action.cell, ownerOf(indexOf(action.ship) ?? 0))), 'Regarder'];
    case 'elite-to':
      return [farWord(apart(state.turn.landing?.from ?? action.cell, action.cell)), 'Aller'];
    case 'teleport':
      return [farWord(apart(cellOf(0, 0), cellOf(action.q, action.r))), 'Téléporter'];
    case 'asteroid':
      return [`Astéroïde ${asteroidAt(state, action.from)}`, kind];
    case 'explode':
    case 'elite':
      return [kind, squadronWord(action.ship)];
    case 'handle':
    case 'swap':
      return [kind, action.ship.charAt(1) === 'D' ? 'Destroyers' : squadronWord(action.ship)];
    case 'shoot':
      return ['', `${kind} sur ${whose(action.ship, state)}`];
    default:
      return ['', kind];
  }
};

/** What a fleet does that has no ship left: it draws cards, and plays them for nothing. */
const DULL: ReadonlySet<PartieEvent['type']> = new Set<PartieEvent['type']>([
  'dealt',
  'card-turned',
  'nothing-to-move',
  'card-drawn',
  'no-card',
  'turn-ended',
  'round-began',
  'turn-began',
]);
export const isDull = (events: readonly { readonly type: string }[], state: PartieState): boolean => {
  const [first] = events as readonly PartieEvent[];
  return (
    first !== undefined &&
    'seat' in first &&
    !hasShips(state, first.seat) &&
    events.every(({ type }) => DULL.has(type as PartieEvent['type']))
  );
};

/** A step without an event of its own, told of who did it. */
export const untoldOf = (action: PartieAction, state: PartieState): string | undefined => {
  const { active, deploying } = state;
  const who = seatName(state, deploying?.seat ?? active);
  const held = deploying?.ship ?? null;
  if (action.type === 'handle') return `${who} prend ${nameOf(indexOf(action.ship) ?? 0)} en main`;
  if (action.type === 'release' && held !== null) return `${who} remet ${nameOf(held)} où il était`;
  return action.type === 'go-draw' ? `${who} passe à la pioche` : undefined;
};

/** Whether everyone knows all that this side may do. */
const open = ({ fixed, sides, active }: PartieState): boolean =>
  fixed.imposed || sides[active]?.revealed === true || sides[active]?.power === 'none';
/** The only thing to do, and nobody decides it. In a game whose hands are hidden, who holds which power must not show by how fast the table goes. */
export const isForced = ({ type }: PartieAction, state: PartieState): boolean =>
  type === 'volley' ||
  type === 'go-draw' ||
  type === 'end-turn' ||
  type === 'no-destroyer' ||
  (type === 'hold-fire' && open(state)) ||
  (state.fixed.imposed && (type === 'suffer' || type === 'leave-dead'));

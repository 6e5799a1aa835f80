// What the modes that hold an epic combat say alike.
import { NUMBER, playsCards } from '../../engine/fields-of-eternia/combat/board.ts';
import { PART_NAMES } from '../../engine/fields-of-eternia/combat/names.ts';
import type { CombatAction, CombatState, Side, Spot } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent } from '../../engine/fields-of-eternia/combat/event-types.ts';
import type { FoeRule } from '../../engine/fields-of-eternia/rules.ts';
import { GRID_ZONES } from '../../engine/fields-of-eternia/types.ts';
import { CARD_NAMES, EPIC_NAMES, PHASE_TITLES, ZONE_NAMES } from '../../engine/fields-of-eternia/words.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import type { ChanceFace } from '../play/mode.ts';
import { CARD_WORDS, type TableWords } from '../play/words.ts';
import { shownTotal } from './CombatGrid.tsx';
import { cardFace, markFace, poolFace } from './faces.ts';

/** What chance gives in a combat: a card, a die, a handful of dice. */
export const combatFace = (action: CombatAction, { fixed }: CombatState): ChanceFace | undefined => {
  switch (action.type) {
    case 'draw':
      return cardFace(CARD_NAMES[action.card]);
    case 'epic':
      return { kind: 'mark', label: EPIC_NAMES[action.face] };
    case 'test':
    case 'clash-die':
      return markFace(action.face);
    case 'throw':
      return poolFace(action.faces);
    case 'clash':
      return cardFace(action.card);
    case 'effect':
      return cardFace(fixed.solo?.effects.find(({ id }) => id === action.card)?.name ?? action.card);
    default:
      return undefined;
  }
};

type Shown = readonly { readonly label: string; readonly tally: Tally<FoeRule>; readonly ahead: boolean }[];
/** The three totals of each side, once there is something to add up; those that hide a card stay closed. */
export const combatTallies = (state: CombatState): Shown => {
  if (state.phase === 'weapon' || state.phase === 'clash' || state.phase === 'end') return [];
  const [one, two] = state.fixed.sides;
  const nameOf = (side: Side): string =>
    one.name === two.name ? `${one.name} (${side + 1})` : state.fixed.sides[side].name;
  return ([0, 1] as const).flatMap((side: Side) =>
    GRID_ZONES.flatMap((zone) => {
      const tally = shownTotal(state, side, zone);
      return tally === undefined || tally.parts.length === 0
        ? []
        : [{ label: `${nameOf(side)}, ${ZONE_NAMES[zone]}`, tally, ahead: false }];
    }),
  );
};
/** The total that an event of a combat tells: that of a blow, or of a throw. */
export const combatTally = (event: CombatEvent): Tally<FoeRule> | undefined =>
  event.type === 'attack' ? event.attack : event.type === 'stopped' ? event.total : undefined;
const isPart = (what: string): what is keyof typeof PART_NAMES => Object.hasOwn(PART_NAMES, what);
const OTHER_PARTS: Readonly<Record<string, string>> = { corps: 'corps du héros' };
/** « Phase 3 : placer des cartes »; the round first, where there are two. */
export const combatPart = ({ fixed, round, phase }: CombatState): string =>
  `${fixed.rounds === 2 ? `Manche ${round}, p` : 'P'}hase ${NUMBER[phase]} : ${PHASE_TITLES[NUMBER[phase]] ?? ''}`;

export const partLabel = (what: string): string =>
  isPart(what) ? (PART_NAMES[what] ?? what) : (OTHER_PARTS[what] ?? what);

/** What the table may play by itself when it is the only option: a phase, a card that has one place to go, a word that can only be passed. */
export const combatForced = ({ type }: { readonly type: string }): boolean =>
  type === 'go' || type === 'lay' || type === 'pass';
const GROUPS: Readonly<Partial<Record<CombatAction['type'], string>>> = {
  lay: 'Poser',
  swap: 'Échanger deux cartes',
  surge: 'Surcharge',
  spell: 'Sorts',
  consume: 'Consommables',
  soldiers: 'Retirer des soldats',
  flip: 'Retourner',
  flee: 'Fuir',
  send: 'Envoyer',
  pay: 'Payer',
  convert: 'Dés au-delà de dix',
  again: 'Relancer',
};
export const combatGroup = ({ type }: CombatAction): readonly [who: string, kind: string] => [
  '',
  GROUPS[type] ?? 'Autres',
];

const spotsIn = (state: CombatState, side: Side): readonly Spot[] =>
  GRID_ZONES.flatMap((zone) => state.sides[side].grid[zone].map((_, at) => ({ zone, at })));
/** What a reader may want to try: candidates only, the engine says which are refused and why. */
export const combatAttempts = (state: CombatState): readonly CombatAction[] => {
  const { phase, sides, turn, fixed } = state;
  const side: Side = turn === 0 || !playsCards(state, 1) ? 0 : 1;
  const near = fixed.place.near.map(({ id }) => id);
  const laying: readonly CombatAction[] = [
    ...GRID_ZONES.map((zone): CombatAction => ({ type: 'lay', zone })),
    { type: 'lay', zone: 'cote' },
    ...GRID_ZONES.map((zone): CombatAction => ({ type: 'lay', zone, shown: true })),
    { type: 'focus' },
  ];
  const acting: readonly CombatAction[] = [
    ...spotsIn(state, side).map((spot): CombatAction => ({ type: 'surge', spot })),
    ...fixed.sides[side].spells.map(({ id }): CombatAction => ({ type: 'spell', card: id, side })),
    ...fixed.sides[side].consumables.map(({ id }): CombatAction => ({ type: 'consume', card: id })),
    ...([1, 2, 3, 4] as const).map((attaque): CombatAction => ({
      type: 'soldiers',
      give: { initiative: 0, attaque, defense: 0 },
    })),
  ];
  const fleeing: readonly CombatAction[] = near.map((to): CombatAction => ({ type: 'flee', to }));
  if (sides.some(({ held }) => held.length > 0)) return [...laying, { type: 'pass' }];
  if (phase === 'abilities') return [...acting, { type: 'focus' }, ...fleeing.slice(0, 1)];
  if (phase === 'flee' || phase === 'displace')
    return [...fleeing, ...near.map((to): CombatAction => ({ type: 'send', to }))];
  return phase === 'totals' || phase === 'damage'
    ? [{ type: 'pass' }, ...acting.slice(0, 1), ...fleeing.slice(0, 1)]
    : [{ type: 'focus' }, ...fleeing.slice(0, 1)];
};

/** Hands are cards; what is thrown, dice: both at this table. */
export const WORDS: Partial<TableWords> = {
  ...CARD_WORDS,
  hidden: 'Cartes cachées',
  show: (seat) => `Je suis ${seat}, montrer mes cartes`,
  reveal: 'Tout le monde verra toutes les cartes.',
};

import { type Call, within } from '../../kernel/call.ts';
import type { Game, Invariant } from '../../kernel/game.ts';
import { LIMITS } from '../constants.ts';
import { BATAILLE_CALL, COMBAT_CALL, WILD_CALL } from '../partie/apply.ts';
import { overPack, overSpells } from '../partie/carry.ts';
import { partie } from '../partie/index.ts';
import { near } from '../partie/map.ts';
import type { BoardAction, PartieState } from '../partie/types.ts';
import type { PartieMode } from '../partie/event-types.ts';
import { apply } from './apply.ts';
import { key } from './keys.ts';
import { node } from './node.ts';
import { ESC } from './refusals.ts';
import { refuse } from './refuse.ts';
import { notices, setup } from './setup.ts';
import type { EscAction, EscEvent, EscMode, EscOwnAction, EscOwnEvent, EscState } from './types.ts';

const BOARD_TYPES = {
  first: true,
  deal: true,
  deploy: true,
  activate: true,
  move: true,
  halt: true,
  travel: true,
  outpost: true,
  reinforce: true,
  march: true,
  brave: true,
  pick: true,
  quest: true,
  rest: true,
  acquire: true,
  train: true,
  take: true,
  roll: true,
  recruit: true,
  done: true,
  gain: true,
  drop: true,
  trade: true,
  give: true,
  shake: true,
  shop: true,
  refresh: true,
  buy: true,
  leave: true,
  cast: true,
  renew: true,
  defend: true,
  'pay-debt': true,
  retreat: true,
  duellist: true,
  'end-turn': true,
  equip: true,
  unequip: true,
  claim: true,
} as const satisfies { readonly [K in BoardAction['type']]: true };
/** The game, once it is prepared. Its end stays to be read. */
const CALL: Call<EscMode, PartieMode> = {
  get: ({ game }) => game,
  put: (state, game) => ({ ...state, game }),
  types: { ...BOARD_TYPES, ...COMBAT_CALL.types, ...WILD_CALL.types, ...BATAILLE_CALL.types },
  close: (state, end) => ({ state: { ...state, stage: 'fin', game: null, last: end }, events: [] }),
};
const isOwn = (action: EscAction): action is EscOwnAction => !Object.hasOwn(CALL.types, action.type);
const isOwnEvent = (event: EscEvent): event is EscOwnEvent => event.type.startsWith('esc-');

const rules = within<EscMode, PartieMode>(
  {
    node,
    key,
    apply: (state, action) => {
      if (!isOwn(action)) throw new Error('escarmouche: an action of the game during the set-up');
      return apply(state, action);
    },
    refuse: (state, action) => (isOwn(action) ? refuse(state, action) : undefined),
  },
  partie,
  CALL,
  ({ stage }) =>
    stage === 'fin'
      ? ESC.no('esc-partie-commencee', 'foe.fin.gagnant')
      : ESC.no('esc-pas-commencee', 'foe.escarmouche.mise-en-place'),
);
const played = (state: EscState): PartieState | null => state.game ?? state.last;
const invariants: readonly Invariant<EscState>[] = [
  ...partie.invariants.map(({ name, holds }) => ({
    name,
    holds: (state: EscState) => holds(played(state) ?? state.board),
  })),
  {
    name: 'what heroes buy is within their limits',
    holds: ({ board }) => board.heroes.every((hero) => !overPack(hero) && !overSpells(hero)),
  },
  {
    name: 'offers of the set-up show four cards at most',
    holds: ({ board }) => Object.values(board.offers).every((offer) => (offer ?? []).length <= LIMITS.offer),
  },
  {
    name: 'quest tokens of the set-up never touch',
    holds: ({ board }) => board.quests.every((zone) => !near(board, zone).some((one) => board.quests.includes(one))),
  },
  {
    name: 'no two teams in one deployment zone',
    holds: ({ zones }) =>
      new Set(zones.filter((zone) => zone !== null)).size === zones.filter((zone) => zone !== null).length,
  },
];

/** The set-up of a skirmish (A63), then its game, played by the whole game's rules. Ends as the game ends. */
export const escarmouche: Game<EscMode> = {
  id: 'fields-of-eternia/escarmouche',
  edition: 2,
  setup,
  notices,
  ...rules,
  asides: ({ game }) => (game === null ? [] : (partie.asides?.(game) ?? [])),
  ...(partie.veil === undefined ? {} : { veil: veilOf(partie.veil) }),
  invariants,
};
/** Purchases and places are public: only the game inside has secrets. */
function veilOf(inner: NonNullable<typeof partie.veil>): NonNullable<Game<EscMode>['veil']> {
  return {
    state: (state, seat) => ({
      ...state,
      game: state.game === null ? null : inner.state(state.game, seat),
      last: state.last === null ? null : inner.state(state.last, seat),
    }),
    event: (event, state, seat) => (isOwnEvent(event) ? event : inner.event(event, played(state) ?? state.board, seat)),
  };
}
export { escarmoucheText } from './text.ts';

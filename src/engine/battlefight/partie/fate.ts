// How techniques end and how people lose.
import type { Seat } from '../../kernel/game.ts';
import type { Some } from '../../kernel/result.ts';
import type { BfRule } from '../rules.ts';
import type { Keyword } from '../types.ts';
import {
  activeOf,
  isBasic,
  type PartieStep,
  playerOf,
  seatsFrom,
  setPlayer,
  still,
  techniqueOf,
  chain,
  told,
} from './board.ts';
import type { ActiveId, PartieState } from './types.ts';

const WHY_OVER: Readonly<Record<'end' | 'failed' | 'out', Some<BfRule>>> = {
  end: ['bf.execution.fin'],
  failed: ['bf.execution.echec'],
  out: ['bf.fin.elimination-techniques'],
};

/** A technique is no longer active: its effects stop, its card goes to its owner's discard pile. */
export const deactivate = (state: PartieState, id: ActiveId, why: 'end' | 'failed' | 'out'): PartieStep => {
  const { card, owner, cost, effects } = activeOf(state, id);
  const left: PartieState = { ...state, active: state.active.filter((active) => active.id !== id) };
  const discarded = !isBasic(card);
  const after = discarded ? setPlayer(left, owner, { discard: [...playerOf(left, owner).discard, card] }) : left;
  const [rule] = WHY_OVER[why];
  const cites: Some<BfRule> = [
    rule,
    ...(discarded ? (['bf.execution.defausse'] as const) : (['bf.techniques.base-sans-carte'] as const)),
    ...(effects.length > 0 ? (['bf.execution.effets-lies'] as const) : []),
    ...(why === 'out' && cost === null ? (['bf.execution.proprietaire-elimine'] as const) : []),
  ];
  return told(after, { type: 'deactivated', active: id, card, owner, why, discarded, effects: effects.length, cites });
};

/** The execution fails. Under « Tout le monde a », the option may let the others execute the step first (A29). */
export const fail = (state: PartieState, id: ActiveId, keyword: Keyword): PartieStep => {
  const { card, owner, next: pointer } = activeOf(state, id);
  const borrowed = techniqueOf(state, card).steps[pointer - 1]?.modifier === 'adversaire';
  const event = { type: 'failed', active: id, card, owner, keyword } as const;
  const all = state.stack.findLast((frame) => frame.kind === 'all' && frame.active === id);
  const onBehalf = all !== undefined;
  const nested = state.stack.filter(({ kind }) => kind === 'run').length > 1;
  const cites: Some<BfRule> = [
    'bf.execution.echec',
    ...(onBehalf
      ? (['bf.modificateurs.tous-echec', 'bf.modificateurs.proprietaire-reel'] as const)
      : borrowed
        ? (['bf.modificateurs.proprietaire-reel'] as const)
        : []),
    ...(nested ? (['bf.execution.echec-local'] as const) : []),
    'bf.execution.arrets',
  ];
  if (onBehalf && state.fixed.options.tousEchec === 'apres-tous')
    return told(
      {
        ...state,
        stack: state.stack.map((frame) => (frame === all && frame.kind === 'all' ? { ...frame, failed: true } : frame)),
      },
      { ...event, cites },
    );
  return chain(told(state, { ...event, cites }), (next) => deactivate(next, id, 'failed'));
};

const WHY_LOST = {
  life: ['bf.fin.defaite-vie', 'bf.fin.a-tout-moment', 'bf.fin.elimination'],
  board: ['bf.fin.defaite-hors-plateau', 'bf.fin.a-tout-moment', 'bf.fin.elimination'],
  resigned: ['bf.fin.elimination', 'bf.fin.elimination-statut'],
} as const satisfies Readonly<Record<string, Some<BfRule>>>;

/** Someone loses: the pawn leaves the board, the techniques stop, and the game ends if only one person is left. */
export const eliminate = (state: PartieState, seat: Seat, cause: keyof typeof WHY_LOST): PartieStep => {
  const rank = state.players.filter(({ out }) => out !== null).length + 1;
  const gone: PartieState = { ...setPlayer(state, seat, { cell: null, out: rank }), seen: [] }; // no earlier position can come again
  const lost = told(gone, {
    type: 'eliminated',
    seat,
    cause,
    rank,
    cites: [...WHY_LOST[cause], 'bf.fin.elimination-pion'],
  });
  const mine = state.active.filter(({ owner }) => owner === seat).map(({ id }) => id);
  const cleared = mine.reduce((step, id) => chain(step, (next) => deactivate(next, id, 'out')), lost);
  return chain(cleared, (next) => {
    const [winner, ...others] = seatsFrom(next, 0);
    if (winner === undefined || others.length > 0) return still(next);
    return told(
      { ...next, stack: [], end: { why: 'win', seat: winner } },
      { type: 'game-won', seat: winner, cites: ['bf.fin.victoire', 'bf.fin.arret-immediat'] },
    );
  });
};

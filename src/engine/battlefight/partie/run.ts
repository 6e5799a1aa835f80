// The machine: what is on top of the stack goes on by itself until somebody, or chance, has to answer.
import type { Seat } from '../../kernel/game.ts';
import { known, some, type Some } from '../../kernel/result.ts';
import { pop, retop, topOf } from '../../kernel/steps.ts';
import { usesOpponent } from '../language/facts.ts';
import type { BfRule } from '../rules.ts';
import type { CardId } from '../types.ts';
import {
  activeOf,
  findActive,
  freshId,
  isBasic,
  isIn,
  opponentsOf,
  type PartieStep,
  playerOf,
  seatsFrom,
  setActive,
  setPlayer,
  stables,
  still,
  techniqueOf,
  chain,
  told,
  without,
} from './board.ts';
import { deactivate } from './fate.ts';
import { perform } from './keywords.ts';
import { isBarred, pushCells } from './laws.ts';
import { endTurn, mayClaim } from './turn.ts';
import type { ActiveId, Frame, PartieState } from './types.ts';
import { draw, emptyPile, hasPile, sureCard, toDiscard } from './zones.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;
/** What a frame does next by itself; undefined: it waits for an answer. */
type Advance = PartieStep | undefined;

/** The frame is done. Under it, its caller goes on; under the last one, the turn is over. */
const done = (state: PartieState, why: 'failed' | 'end' | 'stable' | 'out' | 'none'): PartieStep => {
  const left = pop(state);
  return left.stack.length > 0 ? still(left) : endTurn(left, why);
};

const BASIC_RULES: Readonly<Record<CardId, readonly BfRule[]>> = {
  'base-attaque': ['bf.techniques.base-attaque'],
  'base-defense': ['bf.techniques.base-defense'],
  'base-deplacement': ['bf.techniques.base-deplacement'],
  'base-concentration': ['bf.techniques.base-concentration'],
  'base-rhetorique': ['bf.techniques.base-rhetorique'],
};
interface Played {
  readonly seat: Seat;
  readonly by: ActiveId | null; // whose « Rejouer » asked
  readonly card: CardId;
  readonly target: Seat | null;
}
/** Announced and laid down: the technique is active, and its execution begins (bf.execution.debut). `chosen`: the rules of its choice, unless that was told before. */
export const activate = (
  state: PartieState,
  { seat, by, card, target }: Played,
  chosen: readonly BfRule[] = [],
): PartieStep => {
  const id = freshId(state, seat, card);
  const basic = isBasic(card);
  const laid = basic ? state : setPlayer(state, seat, { hand: without(playerOf(state, seat).hand, card) });
  const active = { id, card, owner: seat, target, next: 0, cost: null, effects: [] };
  const announced: Some<BfRule> = [
    target === null ? 'bf.techniques.annonce-cible-omise' : 'bf.techniques.annonce',
    ...(target === null ? [] : (['bf.techniques.cible-adversaire'] as const)),
    ...(BASIC_RULES[card] ?? (['bf.techniques.pose-carte'] as const)),
    'bf.execution.debut',
  ];
  return told(
    { ...retop(laid, { kind: 'run', active: id }), active: [...laid.active, active] },
    {
      type: 'activated',
      active: id,
      card,
      by,
      owner: seat,
      target,
      omitted: target === null,
      cites: some([...chosen, ...announced]),
    },
  );
};

/** Nobody may choose anything, so nothing can change any more: at the third occurrence the turn waits for the claim, or turns would pass for ever (A34, A38). */
const isStuck = (state: PartieState): boolean =>
  mayClaim(state) && seatsFrom(state, 0).every((seat) => isBarred(state, seat));
/** Its owner is out, so the step that asks has stopped, and what it asked is no longer to be done (A6). */
const isStopped = (state: PartieState, by: ActiveId | null): boolean =>
  by !== null && findActive(state, by) === undefined;
const play = (state: PartieState, { seat, by }: Of<'play'>): Advance => {
  if (!isIn(state, seat) || isStopped(state, by)) return done(state, 'out');
  if (!isBarred(state, seat) || isStuck(state)) return undefined;
  const cites: Some<BfRule> =
    by === null
      ? ['bf.tour.obligation', 'bf.techniques.choix-restreint']
      : ['bf.enchainement.rejouer-obligation', 'bf.techniques.choix-restreint'];
  return chain(told(state, { type: 'no-technique', seat, by, cites }), (next) => done(next, 'none'));
};
const target = (state: PartieState, { seat, by, card }: Of<'target'>): Advance => {
  if (!isIn(state, seat) || isStopped(state, by)) return done(state, 'out');
  const [only, ...others] = opponentsOf(state, seat);
  return others.length > 0 ? undefined : activate(state, { seat, by, card, target: known(only) });
};
const run = (state: PartieState, { active: id }: Of<'run'>): Advance => {
  const active = findActive(state, id);
  if (active === undefined) return done(state, 'failed'); // or its owner is out: the end of the turn sees it
  if (active.cost !== null) return done(state, 'stable');
  if (active.next < techniqueOf(state, active.card).steps.length) return undefined;
  return chain(deactivate(state, id, 'end'), (next) => done(next, 'end'));
};
/** Whom one may take as opponent under « Tout le monde a » (A28). */
export const aims = (state: PartieState, seat: Seat): readonly Seat[] =>
  state.fixed.options.tousCible === 'nimporte-qui' ? seatsFrom(state, 0) : opponentsOf(state, seat);
/** The next person executes the step, the others still to come. */
export const passTo = (state: PartieState, frame: Of<'all'>, opponent: Seat | null): PartieStep => {
  const [player, ...left] = frame.left;
  const { card } = activeOf(state, frame.active);
  const cites: Some<BfRule> = [
    'bf.modificateurs.tous-ordre',
    'bf.modificateurs.tous-proprietaire',
    ...(opponent === null ? [] : (['bf.modificateurs.tous-cible'] as const)),
    ...(state.players.some(({ out }) => out !== null)
      ? (['bf.fin.elimination-statut', 'bf.fin.elimination-cible'] as const)
      : []),
    'bf.modificateurs.fiction-limitee',
  ];
  const turn = told(retop(state, { ...frame, left }), {
    type: 'passage',
    active: frame.active,
    card,
    player: known(player),
    opponent,
    cites,
  });
  return chain(turn, (next) =>
    perform(next, { active: frame.active, card, step: frame.step, player: known(player), opponent }),
  );
};
const all = (state: PartieState, frame: Of<'all'>): Advance => {
  const active = findActive(state, frame.active);
  if (active === undefined) return done(state, 'out');
  const [player, ...left] = frame.left;
  if (player === undefined)
    return frame.failed
      ? chain(deactivate(state, frame.active, 'failed'), (next) => done(next, 'failed'))
      : done(state, 'end');
  if (!isIn(state, player)) return still(retop(state, { ...frame, left }));
  if (!usesOpponent(known(techniqueOf(state, active.card).steps[frame.step]).keyword))
    return passTo(state, frame, null);
  const options = aims(state, player);
  return options.length > 1 ? undefined : passTo(state, frame, known(options[0]));
};

const fewer = (state: PartieState, frame: Of<'op'>): PartieState => retop(state, { ...frame, left: frame.left - 1 });
const op = (state: PartieState, frame: Of<'op'>): Advance => {
  const { active: id, step, player, opponent, left } = frame;
  const active = findActive(state, id);
  if (active === undefined || left <= 0 || !isIn(state, player)) return done(state, 'end');
  const { keyword } = known(techniqueOf(state, active.card).steps[step]);
  if (keyword === 'piocher') return drawNext(state, frame);
  if (keyword === 'destabiliser') return stables(state).length === 0 ? done(state, 'end') : undefined;
  if (keyword === 'defausser' || keyword === 'si-possible-defausser')
    return discardRest(
      state,
      player,
      left,
      keyword === 'defausser' ? 'bf.main.defausser-suffisant' : 'bf.main.si-possible-suffisant',
      (next) => done(next, 'end'),
    );
  if (keyword !== 'pousser' || opponent === null) return undefined;
  if (!isIn(state, opponent)) return done(state, 'end'); // A8
  const { cells, edge } = pushCells(state, player, opponent);
  if (edge || cells.length > 0) return undefined;
  return told(fewer(state, frame), {
    type: 'push-idle',
    by: player,
    seat: opponent,
    choice: false,
    cites: ['bf.position.pousser-impossible', 'bf.position.pousser-eloigne', 'bf.position.pousser-inoccupee'],
  });
};
/** One draw: the empty pile first, then the card when it is certain. */
const drawNext = (state: PartieState, frame: Of<'op'>): Advance => {
  const { player } = frame;
  if (!hasPile(state, player))
    return chain(emptyPile(state, player), (next) => still(hasPile(next, player) ? next : fewer(next, frame)));
  const card = sureCard(state, player);
  return card === undefined ? undefined : draw(fewer(state, frame), player, card);
};
/** As many cards to discard as there are in hand: no choice left (A50). */
const discardRest = (
  state: PartieState,
  player: Seat,
  left: number,
  rule: BfRule,
  next: (state: PartieState) => PartieStep,
): Advance => {
  const { hand } = playerOf(state, player);
  if (hand.length > left) return undefined;
  return chain(
    told(toDiscard(state, player, hand), { type: 'discarded', seat: player, cards: hand, short: false, cites: [rule] }),
    next,
  );
};
/** Paid: the chosen technique resumes after its « Stable », above the one that destabilised it (bf.enchainement.destabiliser-reprise). */
const pay = (state: PartieState, frame: Of<'pay'>): Advance => {
  const { active, player, resume, left } = frame;
  const chosen = findActive(state, resume);
  if (chosen === undefined || !isIn(state, player) || isStopped(state, active)) return done(state, 'end');
  if (left > 0)
    return discardRest(state, player, left, 'bf.enchainement.destabiliser-defausse', (next) =>
      still(retop(next, { ...frame, left: 0 })),
    );
  const of = techniqueOf(state, chosen.card).steps.length;
  const resumed = setActive(retop(state, { kind: 'run', active: resume }), resume, { cost: null });
  return told(resumed, {
    type: 'resumed',
    active: resume,
    card: chosen.card,
    owner: chosen.owner,
    by: player,
    next: chosen.next,
    of,
    cites: [
      'bf.enchainement.destabiliser-reprise',
      'bf.execution.empilement',
      'bf.execution.pointeur',
      'bf.enchainement.reprise-fin',
    ],
  });
};

const advance = (state: PartieState): Advance => {
  const top = topOf(state);
  if (state.end !== null || top === undefined) return undefined;
  switch (top.kind) {
    case 'play':
      return play(state, top);
    case 'target':
      return target(state, top);
    case 'run':
      return run(state, top);
    case 'all':
      return all(state, top);
    case 'op':
      return op(state, top);
    case 'pay':
      return pay(state, top);
  }
};
/** Goes on until an answer is needed, or the game is over. */
export const settle = (step: PartieStep): PartieStep => {
  let { state, events } = step;
  for (;;) {
    const next = advance(state);
    if (next === undefined) return { state, events };
    state = next.state;
    events = [...events, ...next.events];
  }
};

import type { Seat } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import { pop, push, retop, topOf } from '../../kernel/steps.ts';
import { PLACEMENTS, distanceOf } from '../board.ts';
import type { BfRule } from '../rules.ts';
import type { CardId, Cell } from '../types.ts';
import {
  activeOf,
  cellOf,
  counterOf,
  isBasic,
  needsTarget,
  opponentsOf,
  type PartieStep,
  priceOf,
  setPlayer,
  techniqueOf,
  chain,
  told,
} from './board.ts';
import { eliminate } from './fate.ts';
import { dealtTo } from './node.ts';
import { activate, passTo, settle } from './run.ts';
import { execute } from './execute.ts';
import { applied } from './rulings.ts';
import { startTurn } from './turn.ts';
import type { ActiveId, Frame, PartieAction, PartieState } from './types.ts';
import { draw, take, toDiscard } from './zones.ts';

/** The frame that the open decision is about; `refuse` has already said no to anything else. */
const isKind = <K extends Frame['kind']>(
  frame: Frame | undefined,
  kind: K,
): frame is Extract<Frame, { readonly kind: K }> => frame?.kind === kind;
const top = <K extends Frame['kind']>(state: PartieState, kind: K): Extract<Frame, { readonly kind: K }> => {
  const frame = topOf(state);
  if (!isKind(frame, kind)) throw new Error(`partie: no "${kind}" under way`);
  return frame;
};
const onceMore = (state: PartieState): PartieState => {
  const frame = top(state, 'op');
  return retop(state, { ...frame, left: frame.left - 1 });
};

const first = (state: PartieState, seat: Seat): PartieStep => {
  const corners = PLACEMENTS[state.players.length] ?? [];
  const count = state.players.length;
  const placed = state.fixed.corners
    ? {
        ...state,
        players: state.players.map((player, i) => ({ ...player, cell: known(corners[(i - seat + count) % count]) })),
      }
    : state;
  return chain(
    told(placed, {
      type: 'first-drawn',
      seat,
      cites: [
        'bf.mise-en-place.premier-tirage',
        ...(state.fixed.corners
          ? (['bf.mise-en-place.ordre-angles', 'bf.mise-en-place.angles', 'bf.plateau.angles'] as const)
          : []),
      ],
    }),
    (next) => startTurn(next, seat),
  );
};
const deal = (state: PartieState, seat: Seat, card: CardId): PartieStep => {
  const dealt = { ...take(state, seat, card), deal: state.deal - 1 };
  const over = dealtTo(dealt) === undefined ? { ...dealt, deal: 0 } : dealt;
  const each = over.deal === 0 ? { each: state.fixed.options.mainDeDepart } : {};
  const step = told(over, { type: 'dealt', seat, card, ...each, cites: ['bf.mise-en-place.main-initiale'] });
  return over.deal === 0 && state.turn !== null && state.turns === 0
    ? chain(step, (next) => startTurn(next, known(state.turn ?? undefined)))
    : step;
};

const play = (state: PartieState, card: CardId): PartieStep => {
  const { seat, by } = top(state, 'play');
  const cites: Some<BfRule> = [
    ...(by === null
      ? (['bf.techniques.jouer-ordre'] as const)
      : (['bf.enchainement.rejouer', 'bf.execution.empilement', 'bf.grammaire.le-joueur'] as const)),
    isBasic(card) ? 'bf.techniques.base-cinq' : 'bf.techniques.choix-source',
    'bf.techniques.nature',
  ];
  if (!needsTarget(techniqueOf(state, card))) return activate(state, { seat, by, card, target: null }, cites);
  const [only, ...others] = opponentsOf(state, seat);
  if (others.length === 0) return activate(state, { seat, by, card, target: known(only) }, cites);
  return told(retop(state, { kind: 'target', seat, by, card }), { type: 'chosen', seat, card, by, cites });
};

const destabilise = (state: PartieState, id: ActiveId | null): PartieStep => {
  const { active, player } = top(state, 'op');
  const left = pop(state);
  if (id === null)
    return told(left, {
      type: 'not-destabilised',
      seat: player,
      choice: true,
      cites: ['bf.enchainement.destabiliser-facultatif'],
    });
  const chosen = activeOf(state, id);
  const price = priceOf(state, player, chosen);
  const cites: Some<BfRule> = [
    'bf.enchainement.destabiliser-choix',
    'bf.enchainement.destabiliser-cout',
    'bf.effets.charme',
  ];
  return told(push(left, { kind: 'pay', active, player, resume: id, left: price }), {
    type: 'paid',
    seat: player,
    card: chosen.card,
    cost: chosen.cost ?? 0,
    charm: counterOf(state, player, 'charme'),
    price,
    cites,
  });
};

const discard = (state: PartieState, card: CardId): PartieStep => {
  const frame = topOf(state);
  if (frame?.kind !== 'op' && frame?.kind !== 'pay') throw new Error('partie: nothing to discard');
  const rule: BfRule = frame.kind === 'pay' ? 'bf.enchainement.destabiliser-defausse' : discardRule(state, frame);
  return told(retop(toDiscard(state, frame.player, [card]), { ...frame, left: frame.left - 1 }), {
    type: 'discarded',
    seat: frame.player,
    cards: [card],
    short: false,
    cites: [rule, 'bf.zones.defausse'],
  });
};
const discardRule = (state: PartieState, { active, step }: Extract<Frame, { kind: 'op' }>): BfRule =>
  known(techniqueOf(state, activeOf(state, active).card).steps[step]).keyword === 'defausser'
    ? 'bf.main.defausser-suffisant'
    : 'bf.main.si-possible-suffisant';

const move = (state: PartieState, to: Cell): PartieStep => {
  const { player: seat } = top(state, 'op');
  const from = cellOf(state, seat);
  if (from === to)
    return told(onceMore(state), { type: 'stayed', seat, cell: to, cites: ['bf.position.se-deplacer-sur-place'] });
  return told(onceMore(setPlayer(state, seat, { cell: to })), {
    type: 'moved',
    seat,
    from,
    to,
    cites: ['bf.position.se-deplacer-placement', 'bf.position.se-deplacer-case'],
  });
};
const shove = (state: PartieState, to: Cell | 'dehors' | 'rien'): PartieStep => {
  const { player: by, opponent } = top(state, 'op');
  const seat = known(opponent ?? undefined);
  const from = cellOf(state, seat);
  const next = onceMore(state);
  if (to === 'rien')
    return told(next, { type: 'push-idle', by, seat, choice: true, cites: ['bf.position.pousser-impossible'] });
  if (to === 'dehors')
    return chain(
      told(next, {
        type: 'pushed-out',
        by,
        seat,
        from,
        cites: ['bf.position.pousser-hors-plateau', 'bf.plateau.bord', 'bf.position.pousser-sans-portee'],
      }),
      (then_) => eliminate(then_, seat, 'board'),
    );
  const mine = cellOf(state, by);
  return told(setPlayer(next, seat, { cell: to }), {
    type: 'pushed',
    by,
    seat,
    from,
    to,
    before: distanceOf(mine, from),
    after: distanceOf(mine, to),
    cites: [
      'bf.position.pousser-placement',
      'bf.position.pousser-case',
      'bf.position.pousser-eloigne',
      'bf.position.pousser-inoccupee',
      'bf.position.pousser-repetition',
    ],
  });
};

const answer = (state: PartieState, seat: Seat, accept: boolean): PartieStep => {
  const offer = known(state.offer ?? undefined);
  const left = offer.left.slice(1);
  const answered = told(
    { ...state, offer: accept && left.length > 0 ? { ...offer, left } : null },
    { type: 'draw-answered', seat, by: offer.by, accept, cites: ['bf.fin.nulle-accord-effet'] },
  );
  return accept && left.length === 0
    ? chain(answered, (next) => voided(next, 'agreement', null, 'bf.fin.nulle-accord-effet'))
    : answered;
};
const voided = (
  state: PartieState,
  why: 'agreement' | 'repetition' | 'dispute',
  seat: Seat | null,
  ...cites: Some<BfRule>
): PartieStep => told({ ...state, stack: [], end: { why } }, { type: 'game-void', why, seat, cites });

const table = byTag<PartieAction, readonly [PartieState], PartieStep>({
  first: ({ seat }, state) => first(state, seat),
  deal: ({ seat, card }, state) => deal(state, seat, card),
  draw: ({ card }, state) => draw(onceMore(state), top(state, 'op').player, card),
  play: ({ card }, state) => play(state, card),
  target: ({ seat }, state) => {
    const { seat: mine, by, card } = top(state, 'target');
    return activate(state, { seat: mine, by, card, target: seat });
  },
  execute: (_, state) => execute(state, top(state, 'run').active),
  aim: ({ seat }, state) => passTo(state, top(state, 'all'), seat),
  discard: ({ card }, state) => discard(state, card),
  destabilise: ({ active }, state) => destabilise(state, active),
  move: ({ to }, state) => move(state, to),
  push: ({ to }, state) => shove(state, to),
  'answer-draw': ({ seat, accept }, state) => answer(state, seat, accept),
  'offer-draw': ({ seat }, state) =>
    told(
      { ...state, offered: [...state.offered, seat], offer: { by: seat, left: opponentsOf(state, seat) } },
      { type: 'draw-offered', seat, cites: ['bf.fin.nulle-accord'] },
    ),
  claim: ({ seat }, state) =>
    voided(
      state,
      'repetition',
      seat,
      'bf.fin.nulle-repetition-reclamation',
      'bf.fin.nulle-repetition-effet',
      'bf.fin.nulle-repetition-moment',
    ),
  resign: ({ seat }, state) => eliminate(state, seat, 'resigned'),
  dispute: ({ seat }, state) =>
    voided(state, 'dispute', seat, 'bf.document.litige-nulle', 'bf.document.sans-ambiguite'),
});

/** Pure; total on what `refuse` lets pass. Goes on by itself until the next answer, or the end. */
export const apply = (state: PartieState, action: PartieAction): PartieStep => {
  const step = settle(table(action, state));
  return state.fixed.options.litige === 'signaler'
    ? { state: step.state, events: step.events.flatMap((event) => applied(event, state)) }
    : step;
};

import type { Node, Seat } from '../../kernel/game.ts';
import type { Cite } from '../../kernel/rules.ts';
import { draw as drawn } from '../../kernel/chance.ts';
import { known, some, type Some } from '../../kernel/result.ts';
import { topOf } from '../../kernel/steps.ts';
import type { BfRule } from '../rules.ts';
import type { Keyword } from '../types.ts';
import { activeOf, kinds, opponentsOf, playerOf, seatsFrom, stables, techniqueOf } from './board.ts';
import { destabiliseFault, isBarred, moves, permitted, pushCells } from './laws.ts';
import { aims } from './run.ts';
import { mayClaim } from './turn.ts';
import type { Frame, PartieAction, PartieState } from './types.ts';

type PartieNode = Node<PartieAction, BfRule>;
const choice = (seat: Seat, options: readonly PartieAction[], ...cites: Some<BfRule>): PartieNode => ({
  kind: 'choice',
  seat,
  options: some(options),
  cites,
});

/** Who receives the next starting card: everybody in turn gets a whole hand (A10). */
export const dealtTo = ({ players, fixed, deal }: PartieState): Seat | undefined => {
  if (deal === 0) return undefined;
  const at = players.findIndex(({ hand, pile }) => hand.length < fixed.options.mainDeDepart && pile.length > 0);
  return at < 0 ? undefined : (at as Seat);
};

const END_RULES = {
  win: ['bf.fin.victoire', 'bf.fin.arret-immediat'],
  agreement: ['bf.fin.nulle-accord-effet', 'bf.fin.nulle-accord'],
  repetition: ['bf.fin.nulle-repetition-effet', 'bf.fin.nulle-repetition-reclamation'],
  dispute: ['bf.document.litige-nulle'],
} as const satisfies Readonly<Record<string, Some<BfRule>>>;

/** The rules that a step to come applies. */
const STEP_RULES: Readonly<Record<Keyword, BfRule>> = {
  blesser: 'bf.combat.blesser-calcul',
  bloquer: 'bf.combat.bloquer-partiel',
  charme: 'bf.effets.charme',
  'corps-a-corps': 'bf.position.corps-a-corps',
  defausser: 'bf.main.defausser-suffisant',
  distance: 'bf.position.distance-minimum',
  force: 'bf.effets.force',
  destabiliser: 'bf.enchainement.destabiliser-facultatif',
  stable: 'bf.enchainement.stable-etat',
  piocher: 'bf.main.piocher-repetition',
  pousser: 'bf.position.pousser-repetition',
  protection: 'bf.effets.protection',
  rejouer: 'bf.enchainement.rejouer',
  'se-blesser': 'bf.combat.se-blesser-calcul',
  'se-deplacer': 'bf.position.se-deplacer-nombre',
  's-empecher': 'bf.effets.s-empecher',
  's-empecher-carte': 'bf.effets.s-empecher-carte-type',
  'si-possible-defausser': 'bf.main.si-possible-suffisant',
  vitesse: 'bf.effets.vitesse',
};

const opNode = (state: PartieState, frame: Extract<Frame, { kind: 'op' }>): PartieNode => {
  const { player, opponent, active, step } = frame;
  const { keyword } = known(techniqueOf(state, activeOf(state, active).card).steps[step]);
  if (keyword === 'piocher')
    return {
      kind: 'chance',
      outcomes: drawn(kinds(playerOf(state, player).pile), (card): PartieAction => ({ type: 'draw', card })),
      cites: ['bf.main.piocher-pleine', 'bf.mise-en-place.melange'],
    };
  if (keyword === 'se-deplacer')
    return choice(
      player,
      moves(state, player).map((to) => ({ type: 'move', to })),
      'bf.position.se-deplacer-case',
      'bf.position.se-deplacer-sur-place',
    );
  if (keyword === 'destabiliser') {
    const open = stables(state).filter(({ id }) => destabiliseFault(state, player, id) === undefined);
    return choice(
      player,
      [
        ...open.map(({ id }): PartieAction => ({ type: 'destabilise', active: id })),
        { type: 'destabilise', active: null },
      ],
      'bf.enchainement.destabiliser-facultatif',
      'bf.enchainement.destabiliser-choix',
      'bf.enchainement.destabiliser-cout',
    );
  }
  if (keyword === 'pousser') {
    const { edge, cells, nothing } = pushCells(state, player, known(opponent ?? undefined));
    const to = [...cells, ...(edge ? (['dehors'] as const) : []), ...(nothing ? (['rien'] as const) : [])];
    return choice(
      player,
      to.map((cell): PartieAction => ({ type: 'push', to: cell })),
      'bf.position.pousser-case',
      ...(edge ? (['bf.position.pousser-hors-plateau'] as const) : []),
    );
  }
  return choice(player, discards(state, player), STEP_RULES[keyword]);
};
const discards = (state: PartieState, seat: Seat): readonly PartieAction[] =>
  [...new Set(playerOf(state, seat).hand)].map((card) => ({ type: 'discard', card }));

/** A technique to be chosen; nothing but the claim when none may be (see isStuck). */
const playNode = (state: PartieState, { seat, by }: Extract<Frame, { kind: 'play' }>): PartieNode =>
  isBarred(state, seat)
    ? choice(seat, [{ type: 'claim', seat }], 'bf.fin.nulle-repetition-reclamation', 'bf.tour.obligation')
    : choice(
        seat,
        permitted(state, seat).map((card) => ({ type: 'play', card })),
        'bf.techniques.choix-source',
        ...(by === null
          ? (['bf.tour.obligation'] as const)
          : (['bf.enchainement.rejouer', 'bf.enchainement.rejouer-obligation'] as const)),
        'bf.techniques.choix-libre',
        'bf.techniques.base-illimitees',
      );
const frameNode = (state: PartieState, frame: Frame): PartieNode => {
  switch (frame.kind) {
    case 'play':
      return playNode(state, frame);
    case 'target':
      return choice(
        frame.seat,
        opponentsOf(state, frame.seat).map((seat) => ({ type: 'target', seat })),
        'bf.techniques.cible-adversaire',
        'bf.techniques.jouer-ordre',
      );
    case 'run': {
      const { card, owner, next } = activeOf(state, frame.active);
      return choice(
        owner,
        [{ type: 'execute' }],
        STEP_RULES[known(techniqueOf(state, card).steps[next]).keyword],
        'bf.execution.ordre',
      );
    }
    case 'all': {
      const seat = known(frame.left[0]);
      return choice(
        seat,
        aims(state, seat).map((one) => ({ type: 'aim', seat: one })),
        'bf.modificateurs.tous-cible',
      );
    }
    case 'op':
      return opNode(state, frame);
    case 'pay':
      return choice(
        frame.player,
        discards(state, frame.player),
        'bf.enchainement.destabiliser-defausse',
        'bf.enchainement.destabiliser-cout',
      );
  }
};

/** Who acts now. `turn: null`: the first player is drawn by lot, after the starting hands. */
export const node = (state: PartieState): PartieNode => {
  const { end, offer } = state;
  if (end !== null)
    return { kind: 'end', result: end.why === 'win' ? `win:${end.seat}` : end.why, cites: END_RULES[end.why] };
  if (offer !== null) {
    const seat = known(offer.left[0]);
    return choice(
      seat,
      [
        { type: 'answer-draw', seat, accept: true },
        { type: 'answer-draw', seat, accept: false },
      ],
      'bf.fin.nulle-accord',
    );
  }
  const seat = dealtTo(state);
  if (seat !== undefined)
    return {
      kind: 'chance',
      outcomes: drawn(kinds(playerOf(state, seat).pile), (card): PartieAction => ({ type: 'deal', seat, card })),
      cites: ['bf.mise-en-place.main-initiale', 'bf.mise-en-place.melange'],
    };
  if (state.turn === null)
    return {
      kind: 'chance',
      outcomes: drawn(
        seatsFrom(state, 0).map((one) => [one, 1] as const),
        (one): PartieAction => ({ type: 'first', seat: one }),
      ),
      cites: ['bf.mise-en-place.premier-tirage'],
    };
  return frameNode(state, known(topOf(state)));
};

type Aside = Cite<BfRule> & { readonly seat: Seat; readonly action: PartieAction };
/** Beside the node, for everyone still playing: a draw to offer or to claim, giving up, a dispute. Not while chance or an offer is pending. */
export const asides = (state: PartieState): readonly Aside[] => {
  if (state.end !== null || state.offer !== null || node(state).kind !== 'choice') return [];
  const { options } = state.fixed;
  return seatsFrom(state, 0).flatMap((seat): readonly Aside[] => [
    ...(state.offered.includes(seat)
      ? []
      : [{ seat, action: { type: 'offer-draw', seat }, cites: ['bf.fin.nulle-accord'] } as const]),
    ...(mayClaim(state)
      ? [
          {
            seat,
            action: { type: 'claim', seat },
            cites: ['bf.fin.nulle-repetition-reclamation', 'bf.fin.nulle-repetition-moment'],
          } as const,
        ]
      : []),
    ...(options.abandon ? [{ seat, action: { type: 'resign', seat }, cites: ['bf.fin.elimination'] } as const] : []),
    ...(options.litige === 'signaler'
      ? [{ seat, action: { type: 'dispute', seat }, cites: ['bf.document.litige-nulle'] } as const]
      : []),
  ]);
};

// BattleFight again, the naive way: the pseudo-code of the ledger, recursive, on a world that changes in place. It knows nothing of the engine but its types
// and the board; it asks for each decision with all that may be answered, and the engine must have asked the same.
import { distanceOf, isEdge, neighboursOf } from './board.ts';
import type { Counter, EffectKind, PartieAction, PartieScenario, PartieState } from './partie/types.ts';
import type { Instruction, Options, Technique, TechniqueType } from './types.ts';

interface Person {
  life: number;
  damage: number;
  cell: string | null;
  hand: string[];
  known: string[];
  pile: string[];
  discard: string[];
  out: number | null;
}
interface Running {
  id: string;
  readonly card: string;
  readonly owner: number;
  readonly target: number | null;
  next: number;
  cost: number | null;
  effects: { readonly bearer: number; readonly kind: EffectKind; readonly value: number | TechniqueType | null }[];
}
export interface World {
  readonly cards: Readonly<Record<string, Technique>>;
  readonly options: Options;
  readonly people: Person[];
  active: Running[];
  turn: number | null;
  winner: number | null;
  passed: number; // turns in a row that nobody could play
}
/** Whose decision, and everything that may be answered; chance has no seat. */
export interface Ask {
  readonly seat: number | null;
  readonly open: readonly PartieAction[];
}
type Play<T = void> = Generator<Ask, T, PartieAction>;
const TYPES: readonly TechniqueType[] = ['attaque', 'defense', 'deplacement', 'concentration', 'rhetorique'];
const OPPOSED: readonly string[] = ['blesser', 'corps-a-corps', 'distance', 'pousser'];
const LASTING: readonly string[] = ['force', 'protection', 'vitesse', 'charme', 's-empecher', 's-empecher-carte'];

/** The world at the start of the engine's own start: the set-up is checked elsewhere. */
export const worldOf = (state: PartieState): World => ({
  cards: state.fixed.cards,
  options: state.fixed.options,
  people: state.players.map((player) => ({
    ...player,
    hand: [...player.hand],
    known: [...player.known],
    pile: [...player.pile],
    discard: [...player.discard],
  })),
  active: state.active.map((active) => ({ ...active, effects: [...active.effects] })),
  turn: state.turn,
  winner: null,
  passed: 0,
});
/** A world, or a state, as text. */
export const seen = ({ people, active, turn, winner }: Pick<World, 'people' | 'active' | 'turn' | 'winner'>): string =>
  JSON.stringify([
    people.map(({ life, damage, cell, hand, known, pile, discard, out }) => [
      life,
      damage,
      cell,
      out,
      ...[hand, pile, discard].map((cards) => cards.toSorted()),
      known,
    ]),
    active.map(({ id, card, owner, target, next, cost, effects }) => [
      id,
      card,
      owner,
      target,
      next,
      cost,
      effects.map(({ bearer, kind, value }) => [bearer, kind, value]),
    ]),
    turn,
    winner,
  ]);
export const seenIn = ({ players, active, turn, end }: PartieState): string =>
  seen({
    people: players as unknown as Person[],
    active: active as unknown as Running[],
    turn,
    winner: end?.why === 'win' ? end.seat : null,
  });

const person = (w: World, seat: number): Person => w.people[seat] as Person;
const technique = (w: World, card: string): Technique => w.cards[card] as Technique;
const isIn = (w: World, seat: number | null): boolean => seat !== null && person(w, seat).out === null;
const around = (w: World, from: number): number[] =>
  w.people.map((_, i) => (from + i) % w.people.length).filter((seat) => isIn(w, seat));
const inPlay = (w: World): number[] => around(w, 0);
const sumOf = (w: World, seat: number, kind: Counter): number =>
  w.active
    .flatMap(({ effects }) => effects)
    .reduce((sum, effect) => sum + (effect.bearer === seat && effect.kind === kind ? Number(effect.value) : 0), 0);
const forbidden = (w: World, seat: number, { id, type }: Technique): boolean =>
  w.active.some(({ effects }) =>
    effects.some(
      ({ bearer, kind, value }) =>
        bearer === seat &&
        ((kind === 's-empecher' && value === type) ||
          (kind === 's-empecher-carte' && !id.startsWith('base-') && (value === null || value === type))),
    ),
  );
const take = (cards: string[], card: string): void => void cards.splice(cards.indexOf(card), 1);
const different = (cards: readonly string[]): string[] => [...new Set(cards)];

const deactivate = (w: World, x: Running): void => {
  w.active = w.active.filter((one) => one !== x);
  if (!x.card.startsWith('base-')) person(w, x.owner).discard.push(x.card);
};
const eliminate = (w: World, seat: number): void => {
  Object.assign(person(w, seat), { cell: null, out: w.people.filter(({ out }) => out !== null).length + 1 });
  for (const x of w.active.filter(({ owner }) => owner === seat)) deactivate(w, x);
  const [last, ...others] = inPlay(w);
  if (others.length === 0) w.winner = last ?? null;
};
const hurt = (w: World, seat: number, points: number): void => {
  if (points <= 0) return;
  const victim = person(w, seat);
  victim.life -= points;
  victim.damage += points;
  if (victim.life <= 0) eliminate(w, seat);
};
const toDiscard = (w: World, seat: number, card: string): void => {
  take(person(w, seat).hand, card);
  person(w, seat).discard.push(card);
};
/** So many cards of a hand that has enough of them; all of it: no choice. */
function* chooseCards(w: World, seat: number, count: number): Play {
  const { hand } = person(w, seat);
  if (count === hand.length) for (const card of [...hand]) toDiscard(w, seat, card);
  else
    for (let i = 0; i < count; i += 1) {
      const chosen = yield { seat, open: different(hand).map((card) => ({ type: 'discard', card })) };
      if (chosen.type === 'discard') toDiscard(w, seat, chosen.card);
    }
}
function* drawOne(w: World, seat: number): Play {
  const me = person(w, seat);
  if (me.known.length + me.pile.length === 0) {
    me.life = Math.ceil(me.life / 2);
    me.pile = me.discard.splice(0);
  }
  const top = me.known.shift();
  if (top !== undefined) me.hand.push(top);
  else if (me.pile.length > 0) {
    const kinds = different(me.pile);
    const drawn =
      kinds.length === 1 ? kinds[0] : yield { seat: null, open: kinds.map((card) => ({ type: 'draw', card })) };
    const card = typeof drawn === 'object' && drawn.type === 'draw' ? drawn.card : String(drawn);
    take(me.pile, card);
    me.hand.push(card);
  }
}
function* push(w: World, by: number, seat: number): Play {
  const [mine, from] = [person(w, by).cell ?? '', person(w, seat).cell ?? ''];
  const further = neighboursOf(from).filter(
    (cell) => distanceOf(mine, cell) > distanceOf(mine, from) && !w.people.some((one) => one.cell === cell),
  );
  const cells = isEdge(from) && w.options.pousserBord === 'expulser-ou-rien' ? [] : further;
  if (!isEdge(from) && cells.length === 0) return;
  const chosen = yield {
    seat: by,
    open: [...cells, ...(isEdge(from) ? ['dehors', ...(cells.length === 0 ? ['rien'] : [])] : [])].map((to) => ({
      type: 'push',
      to,
    })),
  };
  if (chosen.type !== 'push' || chosen.to === 'rien') return;
  if (chosen.to === 'dehors') eliminate(w, seat);
  else person(w, seat).cell = chosen.to;
}
function* destabilise(w: World, seat: number): Play {
  const stable = w.active.filter(({ cost }) => cost !== null);
  if (stable.length === 0) return;
  const price = ({ cost }: Running): number => Math.max(0, (cost ?? 0) - sumOf(w, seat, 'charme'));
  const chosen = yield {
    seat,
    open: [null, ...stable.filter((x) => price(x) <= person(w, seat).hand.length).map(({ id }) => id)].map(
      (active) => ({ type: 'destabilise', active }),
    ),
  };
  const x = chosen.type === 'destabilise' ? w.active.find(({ id }) => id === chosen.active) : undefined;
  if (x === undefined) return;
  yield* chooseCards(w, seat, price(x));
  yield* execute(w, x);
}

/** One keyword, for « the player » and « the opponent ». True: the execution fails. */
function* perform(
  w: World,
  x: Running,
  j: number,
  a: number | null,
  { keyword, n = 0, t = null }: Instruction,
): Play<boolean> {
  const me = person(w, j);
  if (OPPOSED.includes(keyword) && !isIn(w, a)) return false;
  const them = a ?? j;
  const apart = (): number => distanceOf(me.cell ?? '', person(w, them).cell ?? '');
  if (LASTING.includes(keyword))
    x.effects.push({ bearer: j, kind: keyword as EffectKind, value: keyword.startsWith('s-') ? t : n });
  if (keyword === 'blesser') hurt(w, them, n + sumOf(w, j, 'force') - sumOf(w, them, 'protection'));
  if (keyword === 'se-blesser') hurt(w, j, n + sumOf(w, j, 'force') - sumOf(w, j, 'protection'));
  if (keyword === 'bloquer' && n > 0) {
    const back = n < me.damage ? n : me.damage;
    me.life += back;
    me.damage -= back;
  }
  if (keyword === 'corps-a-corps') return apart() > 1;
  if (keyword === 'distance') return apart() < n;
  if (keyword === 'se-deplacer') {
    const steps = sumOf(w, j, 'vitesse') + n;
    for (let i = 0; i < steps; i += 1) {
      const chosen = yield {
        seat: j,
        open: [
          me.cell ?? '',
          ...neighboursOf(me.cell ?? '').filter((cell) => !w.people.some((one) => one.cell === cell)),
        ].map((to) => ({ type: 'move', to })),
      };
      if (chosen.type === 'move') me.cell = chosen.to;
    }
  }
  if (keyword === 'pousser') for (let i = 0; i < n && isIn(w, a); i += 1) yield* push(w, j, them);
  if (keyword === 'piocher') for (let i = 0; i < n; i += 1) yield* drawOne(w, j);
  if ((keyword === 'defausser' || keyword === 'si-possible-defausser') && n > 0) {
    const short = me.hand.length < n;
    yield* chooseCards(w, j, short ? me.hand.length : n);
    return short && keyword === 'defausser';
  }
  if (keyword === 'rejouer') yield* play(w, j);
  if (keyword === 'destabiliser') yield* destabilise(w, j);
  return false;
}
function* everybody(w: World, x: Running, step: Instruction): Play {
  let failed = false;
  for (const j of around(w, x.owner)) {
    if (w.winner !== null || !w.active.includes(x)) return;
    if (!isIn(w, j)) continue;
    const aims = w.options.tousCible === 'nimporte-qui' ? inPlay(w) : inPlay(w).filter((seat) => seat !== j);
    let a: number | null = null;
    if (OPPOSED.includes(step.keyword)) {
      const aimed =
        aims.length === 1 ? undefined : yield { seat: j, open: aims.map((seat) => ({ type: 'aim', seat: seat as 0 })) };
      a = aimed?.type === 'aim' ? aimed.seat : (aims[0] ?? null);
    }
    if (yield* perform(w, x, j, a, step)) {
      failed = true;
      if (w.options.tousEchec === 'immediat') break;
    }
  }
  if (failed && w.active.includes(x)) deactivate(w, x);
}
/** From its pointer to its own stop. */
function* execute(w: World, x: Running): Play {
  x.cost = null;
  const { steps } = technique(w, x.card);
  while (w.winner === null && w.active.includes(x)) {
    const step = steps[x.next];
    if (step === undefined) return deactivate(w, x);
    yield { seat: x.owner, open: [{ type: 'execute' }] };
    x.next += 1;
    if (step.modifier === 'adversaire' && !isIn(w, x.target)) continue;
    if (step.keyword === 'stable') {
      x.cost = step.n ?? 0;
      return;
    }
    if (step.modifier === 'tous') yield* everybody(w, x, step);
    else if (
      yield* step.modifier === null
        ? perform(w, x, x.owner, x.target, step)
        : perform(w, x, x.target ?? x.owner, x.owner, step)
    ) {
      if (w.active.includes(x)) deactivate(w, x);
    }
  }
}
/** A turn, or « Rejouer »: choose, target, activate, execute. */
function* play(w: World, j: number): Play {
  const open = [...TYPES.map((type) => `base-${type}`), ...different(person(w, j).hand)].filter(
    (card) => !forbidden(w, j, technique(w, card)),
  );
  if (open.length === 0) return;
  w.passed = 0;
  const chosen = yield { seat: j, open: open.map((card) => ({ type: 'play', card })) };
  if (chosen.type !== 'play') return;
  const { card } = chosen;
  const others = inPlay(w).filter((seat) => seat !== j);
  const speaks = technique(w, card).steps.some(
    ({ modifier, keyword }) => modifier === 'adversaire' || (modifier === null && OPPOSED.includes(keyword)),
  );
  const aimed =
    !speaks || others.length === 1
      ? undefined
      : yield { seat: j, open: others.map((seat) => ({ type: 'target', seat: seat as 0 })) };
  const target = speaks ? (aimed?.type === 'target' ? aimed.seat : (others[0] ?? null)) : null;
  if (!card.startsWith('base-')) take(person(w, j).hand, card);
  const names = [`${j}:${card}`, ...w.active.map((_, i) => `${j}:${card}#${i + 2}`)];
  const x: Running = {
    id: names.find((name) => w.active.every(({ id }) => id !== name)) ?? '',
    card,
    owner: j,
    target,
    next: 0,
    cost: null,
    effects: [],
  };
  w.active.push(x);
  yield* execute(w, x);
}

/** The whole game. Stops when it is won, or when nobody has been able to play for two rounds. */
export function* reference(w: World, { kind, first }: Pick<PartieScenario, 'kind' | 'first'>): Play {
  if (kind === 'game')
    for (const [seat, one] of w.people.entries())
      while (one.hand.length < w.options.mainDeDepart && one.pile.length > 0) {
        const dealt = yield {
          seat: null,
          open: different(one.pile).map((card) => ({ type: 'deal', seat: seat as 0, card })),
        };
        if (dealt.type !== 'deal') return;
        take(one.pile, dealt.card);
        one.hand.push(dealt.card);
      }
  if (first === null) {
    const drawn = yield { seat: null, open: inPlay(w).map((seat) => ({ type: 'first', seat: seat as 0 })) };
    w.turn = drawn.type === 'first' ? drawn.seat : 0;
    // the corners of the default placement follow the order of play
    const cells = w.people.map(({ cell }) => cell);
    w.people.forEach((one, i) => (one.cell = cells[(i - (w.turn ?? 0) + cells.length) % cells.length] ?? null));
  }
  while (w.winner === null && w.passed < 2 * w.people.length) {
    const seat: number = w.turn ?? 0;
    w.passed += 1;
    yield* play(w, seat);
    if (w.winner !== null) return;
    if (isIn(w, seat)) person(w, seat).damage = 0;
    w.turn = around(w, seat + 1)[0] ?? null;
  }
}

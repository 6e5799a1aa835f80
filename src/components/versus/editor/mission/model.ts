// What the reader’s hands do to a mission, as pure functions. Faults are the engine’s to tell.
import type {
  Comparison,
  EndSpec,
  Measure,
  Mission,
  SpecialSpec,
  StateSpec,
  TestSpec,
  TokenSpec,
} from '../../../../engine/versus/mission/format.ts';
import { contrary } from '../../../../engine/versus/mission/measure.ts';
import { freshId } from '../../../atelier/ids.ts';
import { put } from '../../../atelier/put.ts';

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

// ── What a new line is
export const newState = (states: readonly StateSpec[]): StateSpec => ({
  id: freshId('etat', idsOf(states)),
  name: '',
  at: 'board',
});
export const newToken = ({ tokens }: Mission): TokenSpec => ({
  id: freshId('pion', idsOf(tokens)),
  name: '',
  plural: '',
  count: 1,
  states: [{ id: 'etat-1', name: 'sur le plateau', at: 'board' }],
});
const [ANY_TOKEN, ANY_STATE] = ['pion-1', 'etat-1'];
/** The first token and two of its states: something to begin with. */
const someMove = ({
  tokens: [token],
}: Mission): { readonly token: string; readonly from: string; readonly to: string } => ({
  token: token?.id ?? ANY_TOKEN,
  from: token?.states[0]?.id ?? ANY_STATE,
  to: token?.states[1]?.id ?? token?.states[0]?.id ?? ANY_STATE,
});
export const newTest = (mission: Mission): TestSpec => {
  const { token, from, to } = someMove(mission);
  return {
    id: freshId('test', idsOf(mission.tests)),
    name: '',
    side: 'hero',
    token,
    from: [from],
    to,
    test: 'manipulation',
    difficulty: 3,
  };
};
const someComparison = (mission: Mission): Comparison => {
  const { token, from } = someMove(mission);
  return { left: mission.tokens.length === 0 ? { tiles: 'either' } : { pieces: [[token, from]] }, op: '>=', right: 1 };
};
export const newEnd = (mission: Mission): EndSpec => ({
  id: freshId('fin', idsOf(mission.ends)),
  kind: 'when',
  when: someComparison(mission),
});
const LAST_TURN = 8;
type Kind = SpecialSpec['kind'];
type Head = Pick<SpecialSpec, 'id' | 'name'>;
const FRESH: { readonly [K in Kind]: (head: Head, mission: Mission) => Extract<SpecialSpec, { readonly kind: K }> } = {
  recovery: (head) => ({ ...head, kind: 'recovery', from: 1, to: LAST_TURN, discs: 3 }),
  fumes: (head, mission) => ({ ...head, kind: 'fumes', when: someComparison(mission), cubes: 3 }),
  forbid: (head) => ({ ...head, kind: 'forbid', what: 'depollute' }),
  event: (head) => ({ ...head, kind: 'event', side: 'hero' }),
  sweep: (head, mission) => ({ ...head, kind: 'sweep', turn: LAST_TURN, side: 'hero', ...someMove(mission) }),
  exit: (head, mission) => ({ ...head, kind: 'exit', ...someMove(mission) }),
  escort: (head, mission) => ({ ...head, kind: 'escort', side: 'hero', token: someMove(mission).token }),
  loan: (head) => ({ ...head, kind: 'loan', side: 'hero', uses: 1, skill: '' }),
};
export const newSpecial = (mission: Mission, kind: Kind): SpecialSpec =>
  FRESH[kind]({ id: freshId('regle', idsOf(mission.special ?? [])), name: '' }, mission);
/** The rule keeps its name, whatever it becomes. */
export const setSpecialKind = (rule: SpecialSpec, kind: Kind, mission: Mission): SpecialSpec =>
  rule.kind === kind ? rule : FRESH[kind]({ id: rule.id, name: rule.name }, mission);
export const setEndKind = (end: EndSpec, kind: EndSpec['kind'], mission: Mission): EndSpec =>
  end.kind === kind
    ? end
    : kind === 'turn'
      ? { id: end.id, kind, turn: LAST_TURN, check: 2 }
      : { id: end.id, kind, when: someComparison(mission) };

// ── Tokens
export const statesOf = ({ tokens }: Mission, token: string): readonly StateSpec[] =>
  tokens.find(({ id }) => id === token)?.states ?? [];
/** The state of the start is the first. */
export const putFirst = <T>(list: readonly T[], index: number): readonly T[] => [
  ...list.slice(index, index + 1),
  ...list.filter((_, i) => i !== index),
];
export const setCharacter = (token: TokenSpec, on: boolean): TokenSpec =>
  put<TokenSpec, 'character'>(
    token,
    'character',
    on ? { side: 'hero', lost: token.states.at(-1)?.id ?? ANY_STATE } : undefined,
  );
/** Another token has other states: the move takes the first two of it. */
export const setTestToken = (test: TestSpec, token: string, mission: Mission): TestSpec => {
  const [first, second] = statesOf(mission, token);
  return { ...test, token, from: first === undefined ? [] : [first.id], to: second?.id ?? first?.id ?? test.to };
};
type Moving = Extract<SpecialSpec, { readonly kind: 'sweep' | 'exit' }>;
export const setMoveToken = <T extends Moving>(rule: T, token: string, mission: Mission): T => {
  const [first, second] = statesOf(mission, token);
  return { ...rule, token, from: first?.id ?? rule.from, to: second?.id ?? first?.id ?? rule.to };
};
export const toggle = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

// ── Comparisons
export type MeasureKind = 'number' | 'pieces' | 'tiles';
export const kindOf = (measure: Measure): MeasureKind =>
  typeof measure === 'number' ? 'number' : 'pieces' in measure ? 'pieces' : 'tiles';
export const measureAs = (kind: MeasureKind, mission: Mission): Measure => {
  if (kind === 'number') return 1;
  const { token, from } = someMove(mission);
  return kind === 'tiles' ? { tiles: 'either' } : { pieces: mission.tokens.length === 0 ? [] : [[token, from]] };
};
type Pair = readonly [token: string, state: string];
export const hasPair = (pairs: readonly Pair[], [token, state]: Pair): boolean =>
  pairs.some((pair) => pair[0] === token && pair[1] === state);
export const togglePair = (pairs: readonly Pair[], pair: Pair): readonly Pair[] =>
  hasPair(pairs, pair) ? pairs.filter((one) => one[0] !== pair[0] || one[1] !== pair[1]) : [...pairs, pair];
/** Those that the mission has no state for any more. */
export const lostPairs = (pairs: readonly Pair[], mission: Mission): readonly Pair[] =>
  pairs.filter(([token, state]) => !statesOf(mission, token).some(({ id }) => id === state));

// ── Victory
const same = (a: Comparison, b: Comparison): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Whether the villain wins exactly when the hero does not, written as such. */
export const isMirror = ({ hero, villain }: Mission['victory']): boolean => same(villain, contrary(hero));
/** The hero's condition; the villain's follows while it is its contrary. */
export const setHero = (victory: Mission['victory'], hero: Comparison): Mission['victory'] => ({
  hero,
  villain: isMirror(victory) ? contrary(hero) : victory.villain,
});
export const mirror = ({ hero }: Mission['victory']): Mission['victory'] => ({ hero, villain: contrary(hero) });

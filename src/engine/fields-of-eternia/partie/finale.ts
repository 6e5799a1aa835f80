// The end of the game: the boss, the PV, the ties, one more night, the duel (A36).
import { known, type Some } from '../../kernel/result.ts';
import { push, retop } from '../../kernel/steps.ts';
import { PV } from '../constants.ts';
import type { FoeRule } from '../rules.ts';
import {
  type Applies,
  choice,
  type FrameOf,
  heroesOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  setTeam,
  type Settles,
  teamsOf,
  teamState,
  told,
  top,
} from './board.ts';
import { baseOf, controlled } from './map.ts';
import { CORE } from './refusals.ts';
import type { HeroIx, PartieEnd, PartieState, Team } from './types.ts';
import type { PartieEvent } from './event-types.ts';

const { no } = CORE;
const SKULLS = 4;
/** The last round: that of the fourth skull cell, or of the last cell; that of its scenario in a skirmish. */
export const isLastRound = ({ fixed, cell, rounds }: PartieState): boolean => {
  if (fixed.skirmish !== null) return rounds >= fixed.skirmish.end || cell >= fixed.track.length - 1;
  return (
    cell >= fixed.track.length - 1 ||
    fixed.track.slice(0, cell + 1).filter(({ skull }) => skull !== null).length >= SKULLS
  );
};
const END_RULES: Readonly<Record<PartieEnd['why'], Some<FoeRule>>> = {
  pv: ['foe.fin.gagnant', 'foe.presentation.but'],
  'avant-postes': ['foe.fin.egalite-avant-postes', 'foe.fin.gagnant'],
  eternium: ['foe.fin.egalite-eternium', 'foe.fin.gagnant'],
  duel: ['foe.fin.egalite-duel', 'foe.fin.gagnant'],
  boss: ['foe.fin.boss-en-jeu', 'foe.p9-resolution.boss-defaite-generale'],
  egalite: ['foe.fin.egalite-duel'],
};
export const endCites = ({ why }: PartieEnd): Some<FoeRule> => END_RULES[why];
/** The game is over: nothing is left on the stack. */
const over = (state: PartieState, end: PartieEnd, ...before: readonly PartieEvent[]): PartieStep =>
  told({ ...state, stack: [], end }, ...before, { type: 'p-over', end, cites: END_RULES[end.why] });

// ── Ties
type Tie = Extract<PartieEvent, { type: 'p-tie' }>['by'];
/** What is compared, by which rule, and which rule says what comes when that is equal too. */
const TIES: readonly (readonly [Tie, rule: FoeRule, next: FoeRule, (state: PartieState, team: Team) => number])[] = [
  ['pv', 'foe.fin.gagnant', 'foe.fin.egalite-avant-postes', (state, team) => teamState(state, team).pv],
  [
    'avant-postes',
    'foe.fin.egalite-avant-postes',
    'foe.fin.egalite-eternium',
    (state, team) => controlled(state, team).length,
  ],
  ['eternium', 'foe.fin.egalite-eternium', 'foe.fin.egalite-nuit', (state, team) => teamState(state, team).eternium],
];
interface Ranking {
  readonly leaders: readonly Team[]; // one when a criterion has decided
  readonly by: Tie;
  readonly events: readonly PartieEvent[]; // the criteria compared, in order
}
/** Compares the teams until one leads alone, criterion after criterion. */
const rank = (state: PartieState): Ranking => {
  let ranking: Ranking = { leaders: teamsOf(state), by: 'pv', events: [] };
  for (const [by, rule, next, measure] of TIES) {
    if (ranking.leaders.length === 1) break;
    const values = teamsOf(state).map((team) => measure(state, team));
    const most = Math.max(...ranking.leaders.map((team) => known(values[team])));
    const leaders = ranking.leaders.filter((team) => values[team] === most);
    ranking = {
      leaders,
      by,
      events: [
        ...ranking.events,
        {
          type: 'p-tie',
          by,
          values,
          winner: leaders.length === 1 ? known(leaders[0]) : null,
          cites:
            leaders.length === 1 ? [rule] : [rule, state.extra && by === 'eternium' ? 'foe.fin.egalite-duel' : next],
        },
      ],
    };
  }
  return ranking;
};
/** Judges the game after its last round: everybody loses with a boss in play; a tie that nothing breaks asks for one more night, then for a duel. */
export const judge = (state: PartieState): PartieStep => {
  if (state.boss !== null) return over(state, { winners: [], why: 'boss' });
  const { leaders, by, events } = rank(state);
  if (leaders.length === 1) return over(state, { winners: leaders, why: by }, ...events);
  if (!state.extra) return told({ ...push(state, { kind: 'prepare' }), extra: true }, ...events);
  if (leaders.length > 2) return over(state, { winners: leaders, why: 'egalite' }, ...events);
  return told(push(state, { kind: 'duel', picked: teamsOf(state).map(() => null) }), ...events);
};

// ── The duel
/** The two teams that fight it, the starting team first. */
const duelTeams = (state: PartieState): readonly Team[] => {
  const { leaders } = rank(state);
  return leaders.toSorted((a, b) => turnsAfter(state, a) - turnsAfter(state, b));
};
const turnsAfter = ({ starter, fixed }: PartieState, team: Team): number =>
  (team - starter + fixed.teams.length) % fixed.teams.length;
const waiting = (state: PartieState, { picked }: FrameOf<'duel'>): Team | undefined =>
  duelTeams(state).find((team) => picked[team] === null);
const pick = (state: PartieState, team: Team, hero: HeroIx): PartieStep => ({
  state: retop(state, { kind: 'duel', picked: top(state, 'duel').picked.map((one, i) => (i === team ? hero : one)) }),
  events: [],
});
/** Both have chosen: the heroes are told, and fight one round (the starting team's is the active one). */
const fight = (frame: FrameOf<'duel'>, state: PartieState): PartieStep => {
  const [first, second] = duelTeams(state);
  const [team, other] = [known(first), known(second)];
  const [hero, against] = [known(frame.picked[team] ?? undefined), known(frame.picked[other] ?? undefined)];
  return told(
    push(state, { kind: 'clash', what: 'epique', hero, against, zone: baseOf(state, team), team }),
    ...(
      [
        [team, hero],
        [other, against],
      ] as const
    ).map(([side, one]): PartieEvent => ({
      type: 'p-duellist',
      team: side,
      hero: one,
      cites: ['foe.fin.egalite-duel'],
    })),
  );
};
/** The duel is over: 1 PV in all, and the game with it. When both fall at once, nobody wins it. */
export const closeDuel = (state: PartieState, winner: Team | null): PartieStep => {
  const { picked } = top(state, 'duel');
  if (winner === null)
    return over(state, { winners: teamsOf(state).filter((team) => picked[team] !== null), why: 'egalite' });
  const total = teamState(state, winner).pv + PV.duel;
  return over(
    setTeam(state, winner, { pv: total }),
    { winners: [winner], why: 'duel' },
    { type: 'p-pv', team: winner, pv: PV.duel, total, cites: ['foe.fin.egalite-duel', 'foe.presentation.reserve-pv'] },
  );
};

export const FINALE_APPLY = { duellist: ({ team, hero }, state) => pick(state, team, hero) } satisfies Partial<Applies>;
export const FINALE_REFUSE = {
  duellist: ({ team, hero }, state) =>
    waiting(state, top(state, 'duel')) === team && heroesOf(state, team).includes(hero)
      ? undefined
      : no('duel-heros', 'foe.fin.egalite-duel'),
} satisfies Partial<Refuses>;
export const FINALE_NODES = {
  duel: (frame, state) => {
    const team = waiting(state, frame);
    return team === undefined
      ? undefined
      : choice(
          team,
          heroesOf(state, team).map((hero) => ({ type: 'duellist', team, hero })),
          'foe.fin.egalite-duel',
        );
  },
} satisfies Partial<Nodes>;
export const FINALE_SETTLES = { duel: fight } satisfies Partial<Settles>;

// A round: the marker, the bonus of the day, the skull event; then heroes activated in turn; then the next one, or the end.
import { draw } from '../../kernel/chance.ts';
import { known, type Some } from '../../kernel/result.ts';
import { pop, push, retop, topOf } from '../../kernel/steps.ts';
import type { FoeRule } from '../rules.ts';
import type { ZoneId } from '../types.ts';
import { execute } from './effects.ts';
import { isLastRound, judge } from './finale.ts';
import {
  type Applies,
  chain,
  choice,
  type FrameOf,
  heroesOf,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  setHero,
  setTeam,
  type Settles,
  still,
  teamsOf,
  teamState,
  told,
  top,
} from './board.ts';
import { baseOf, controlled } from './map.ts';
import { nextOf, takeOff } from './piles.ts';
import { CORE } from './refusals.ts';
import { addEternium } from './score.ts';
import { setSoldiers } from './soldiers.ts';
import { isNight } from './turn.ts';
import type { Frame, HeroIx, PartieState, Team } from './types.ts';
import type { PartieEvent } from './event-types.ts';
import type { SkullSpec } from './scenario-types.ts';

const { no } = CORE;
const after = (state: PartieState, team: Team, by: number): Team => ((team + by) % state.fixed.teams.length) as Team;

// ── Before the first round
const FIRST: Some<FoeRule> = ['foe.mise-en-place.equipe-depart', 'foe.activation.ouverture'];
const VICTORY: Some<FoeRule> = ['foe.mise-en-place.cartes-victoire', 'foe.mise-en-place.cartes-victoire-secretes'];
const SIDES: Readonly<Record<ZoneId, FoeRule>> = {
  'chateau-grayskull': 'foe.premiere.zones-grayskull',
  'temple-de-serpos': 'foe.premiere.zones-serpos',
  'temple-de-hordak': 'foe.premiere.zones-hordak',
};
/** Where the source says that the heroes of a base go; a map of one's own has no such list. */
const deployRules = (state: PartieState, team: Team): Some<FoeRule> => {
  const side = SIDES[baseOf(state, team)];
  return side === undefined ? ['foe.premiere.deploiement'] : ['foe.premiere.deploiement', side];
};
const deal = (state: PartieState, card: string): PartieStep => {
  const { team, left } = top(state, 'deal');
  const taken = takeOff(state, 'victoire', card);
  const given = setTeam(taken, team, { hand: [...teamState(taken, team).hand, card].toSorted() });
  return told(left > 1 ? retop(given, { kind: 'deal', team, left: left - 1 }) : pop(given), {
    type: 'p-dealt',
    team,
    card,
    cites: VICTORY,
  });
};
/** A hero and a soldier on the next merchant's outpost (A52). */
const deploy = (state: PartieState, hero: HeroIx): PartieStep => {
  const { team, heroes, zones } = top(state, 'deploy');
  const [zone, ...rest] = zones;
  const there = setHero(state, hero, { zone: known(zone) });
  const guarded = setTeam(setSoldiers(there, known(zone), team, 1), team, {
    reserve: teamState(there, team).reserve - 1,
  });
  const left = heroes.filter((one) => one !== hero);
  const more = left.length > 0 && rest.length > 0;
  return told(more ? retop(guarded, { kind: 'deploy', team, heroes: left, zones: rest }) : pop(guarded), {
    type: 'p-deployed',
    hero,
    zone: known(zone),
    cites: deployRules(state, team),
  });
};

// ── Preparation
/** A skirmish on a skull that its scenario says nothing of: no event. */
const isStill = ({ fixed, cell }: PartieState): boolean => {
  const skull = fixed.track[cell]?.skull ?? null;
  return fixed.skirmish !== null && skull !== null && !fixed.skulls.some((one) => one.skull === skull);
};
/** The marker moves one cell, but for the first round and for the extra night of a tie (A33). */
const advance = (state: PartieState): PartieStep => {
  const moved = state.rounds > 0 && !state.extra;
  const starter =
    state.rounds > 0 && state.fixed.options.departAlterne ? after(state, state.starter, 1) : state.starter;
  const next: PartieState = {
    ...state,
    rounds: state.rounds + 1,
    cell: state.cell + (moved ? 1 : 0),
    starter,
    heroes: state.heroes.map((hero) => ({ ...hero, activated: false })),
  };
  const more: readonly FoeRule[] = [
    ...(isNight(next) ? (['foe.manche.nuit'] as const) : []),
    ...(state.rounds === 0 && state.fixed.kind === 'premiere' ? (['foe.premiere.depart-crane-1'] as const) : []),
    ...(isStill(next) ? (['foe.escarmouche.compteur'] as const) : []),
  ];
  const cites: Some<FoeRule> = state.extra
    ? ['foe.fin.egalite-nuit', 'foe.manche.nuit']
    : ['foe.manche.avancer', 'foe.manche.alternance', 'foe.manche.deux-phases', ...more];
  const night: readonly PartieEvent[] = state.extra
    ? [{ type: 'p-extra-night', rounds: next.rounds, cites: ['foe.fin.egalite-nuit'] }]
    : [];
  return told(next, ...night, {
    type: 'p-round',
    rounds: next.rounds,
    cell: next.cell,
    day: !isNight(next),
    moved,
    cites,
  });
};
/** By day, each team takes the Eternium printed on the outposts that it controls, its base included (A20). */
const income = (state: PartieState): PartieStep =>
  isNight(state)
    ? still(state)
    : teamsOf(state).reduce<PartieStep>((step, team) => {
        const zones = controlled(step.state, team).filter(({ eternium = 0 }) => eternium > 0);
        const eternium = zones.reduce((sum, zone) => sum + (zone.eternium ?? 0), 0);
        if (eternium === 0) return step;
        const paid = addEternium(step.state, team, eternium).state;
        const event: PartieEvent = {
          type: 'p-income',
          team,
          eternium,
          from: zones.map(({ id }) => id),
          total: teamState(paid, team).eternium,
          cites: ['foe.manche.jour', 'foe.manche.bonus', 'foe.eternium.reserve-commune'],
        };
        return { state: paid, events: [...step.events, event] };
      }, still(state));

// ── Skull events (A76)
type SkullEffect = SkullSpec['effects'][number];
const appear = (state: PartieState, { card, zone }: Extract<SkullEffect, { do: 'boss' }>): PartieStep => {
  if (state.boss !== null) return still(state);
  const there: PartieState = { ...state, boss: { card, zone, damage: 0 } };
  const met = state.heroes.flatMap((hero, i): readonly Frame[] =>
    hero.zone === zone ? [{ kind: 'fight', zone, hero: i }] : [],
  );
  return told(push(there, ...met.toReversed()), {
    type: 'p-boss',
    card,
    zone,
    cites: ['foe.manche.crane', 'foe.grille.declenchement'],
  });
};
const tokens = (state: PartieState, zones: readonly ZoneId[]): PartieStep =>
  told(
    { ...state, quests: [...new Set([...state.quests, ...zones])].toSorted() },
    { type: 'p-tokens', zones, cites: ['foe.manche.crane', 'foe.quete.action'] },
  );
const isBoard = (effect: SkullEffect): effect is Extract<SkullEffect, { do: 'boss' | 'jetons-quete' }> =>
  effect.do === 'boss' || effect.do === 'jetons-quete';
/** What the scenario says happens: figures and tokens at once, then the other effects, for each team in turn. */
const happen = (state: PartieState, { skull, effects }: SkullSpec): PartieStep => {
  const others = effects.filter((effect) => !isBoard(effect));
  const teams = teamsOf(state).map((_, i) => after(state, state.starter, i));
  const pending = teams
    .toReversed()
    .reduce((next, team) => execute(next, others, { hero: null, team, name: `Crâne ${skull}` }), state);
  return effects
    .filter(isBoard)
    .reduce<PartieStep>(
      (step, effect) =>
        chain(step, (next) => (effect.do === 'boss' ? appear(next, effect) : tokens(next, effect.zones))),
      still(pending),
    );
};
/** The marker on a skull: the event, once. A skirmish has none unless its scenario describes it. */
const skull = (state: PartieState): PartieStep => {
  const number = state.fixed.track[state.cell]?.skull ?? null;
  const spec = state.fixed.skulls.find((one) => one.skull === number);
  if (number === null || state.extra || (state.fixed.skirmish !== null && spec === undefined)) return still(state);
  const last = isLastRound(state);
  const struck = told(
    { ...state, skulls: state.skulls + 1 },
    {
      type: 'p-skull',
      skull: number,
      text: spec?.text ?? '',
      last,
      cites: ['foe.manche.crane', ...(last ? (['foe.fin.quatrieme-evenement'] as const) : [])],
    },
  );
  return spec === undefined ? struck : chain(struck, (next) => happen(next, spec));
};
const prepare = (state: PartieState): PartieStep =>
  chain(advance(pop(state)), income, (next) => still(push(next, { kind: 'activate', team: next.starter })), skull);

// ── Activation in turn
const idle = (state: PartieState, team: Team): readonly HeroIx[] =>
  heroesOf(state, team).filter((hero) => !heroOf(state, hero).activated);
/** A team without a hero to activate is passed over; when no team has any, the round is over (A35). */
const settleActivate = ({ team }: FrameOf<'activate'>, state: PartieState): PartieStep => {
  const next = teamsOf(state)
    .map((_, i) => after(state, team, i))
    .find((one) => idle(state, one).length > 0);
  return still(retop(state, next === undefined ? { kind: 'round-end' } : { kind: 'activate', team: next }));
};
const endRound = (state: PartieState): PartieStep => {
  const ended = told(pop(state), {
    type: 'p-round-over',
    rounds: state.rounds,
    cites: ['foe.manche.fin-manche', 'foe.activation.epuisement'],
  });
  return chain(ended, (next) =>
    next.extra || isLastRound(next) ? judge(next) : still(push(next, { kind: 'prepare' })),
  );
};

export const ROUND_APPLY = {
  first: ({ team }, state) => {
    const begun = { ...pop(state), starter: team };
    return told(topOf(begun)?.kind === 'activate' ? retop(begun, { kind: 'activate', team }) : begun, {
      type: 'p-first',
      team,
      cites: FIRST,
    });
  },
  deal: ({ card }, state) => deal(state, card),
  deploy: ({ hero }, state) => deploy(state, hero),
} satisfies Partial<Applies>;
export const ROUND_REFUSE = {
  first: ({ team }, state) =>
    top(state, 'first').teams.includes(team) ? undefined : no('hasard-impossible', 'foe.mise-en-place.equipe-depart'),
  deal: ({ card }, state) =>
    nextOf(state, 'victoire').some(([one]) => one === card) ? undefined : no('hasard-impossible', ...VICTORY),
  deploy: ({ hero }, state) =>
    top(state, 'deploy').heroes.includes(hero)
      ? undefined
      : no('hasard-impossible', ...deployRules(state, top(state, 'deploy').team)),
} satisfies Partial<Refuses>;
export const ROUND_NODES = {
  first: ({ teams }) => ({
    kind: 'chance',
    outcomes: draw(
      teams.map((team) => [team, 1] as const),
      (team) => ({ type: 'first', team }),
    ),
    cites: FIRST,
  }),
  deal: (_, state) =>
    nextOf(state, 'victoire').length === 0
      ? undefined
      : {
          kind: 'chance',
          outcomes: draw(nextOf(state, 'victoire'), (card) => ({ type: 'deal', card })),
          cites: VICTORY,
        },
  deploy: ({ team, heroes }, state) => ({
    kind: 'chance',
    outcomes: draw(
      heroes.map((hero) => [hero, 1] as const),
      (hero) => ({ type: 'deploy', hero }),
    ),
    cites: deployRules(state, team),
  }),
  prepare: () => undefined,
  'round-end': () => undefined,
  activate: ({ team }, state) => {
    const heroes = idle(state, team);
    return heroes.length === 0
      ? undefined
      : choice(
          team,
          heroes.map((hero) => ({ type: 'activate', hero })),
          'foe.activation.ouverture',
          'foe.activation.alternance',
          'foe.activation.une-fois',
        );
  },
} satisfies Partial<Nodes>;
export const ROUND_SETTLES = {
  first: (_, state) => still(pop(state)),
  deal: (_, state) => still(pop(state)),
  deploy: (_, state) => still(pop(state)),
  prepare: (_, state) => prepare(state),
  activate: settleActivate,
  'round-end': (_, state) => endRound(state),
} satisfies Partial<Settles>;

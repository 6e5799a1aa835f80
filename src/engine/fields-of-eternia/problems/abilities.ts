// « Quelle capacité ? »: phase 4 of a combat between two heroes, all cards up, until the end of the combat round: every line is searched, each side playing best. Nothing is
// hidden there that could matter (the defender holds no card, and nobody draws any more), and chance decides nothing.
import { listed, type Player } from '../../kernel/play.ts';
import { type Finder, isHard, onlyBest, type Problem, type Settled } from '../../kernel/problem.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { solve, type Worth } from '../../kernel/solve.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { effort, insight } from '../combat-epique/insight.ts';
import { NUMBER } from '../combat/board.ts';
import type { CombatMode } from '../combat/event-types.ts';
import { combatText } from '../combat/text.ts';
import type { CombatScenario } from '../combat/scenario-types.ts';
import type { CombatAction, CombatState, Side } from '../combat/types.ts';
import { atRandom, duelOf, nameOf } from '../exercises/fight.ts';
import { between, momentOf, until } from '../exercises/kit.ts';
import type { FoeRule } from '../rules.ts';
import { GRID_ZONES, type GridZone } from '../types.ts';

const STATES = 20_000; // looked at by a search: what takes longer is left
const FEWEST = 4; // actions to choose among
const WEAK = [2, 5] as const; // PS of who may fall in one round
const LONGEST = 30; // actions until the end of a round

const { veil: _, ...OPEN } = combatEpique;

export interface Ending {
  readonly fallen: readonly [boolean, boolean];
  readonly health: readonly [number, number];
}
export interface Option {
  readonly action: CombatAction;
  readonly worth: Worth; // for side 0: falls first, then PS left, the other's taken away
  readonly line: readonly CombatAction[]; // how the round goes on, each side playing best
  readonly end: Ending;
}
export interface Goal {
  readonly id: string;
  readonly weak?: Side; // who is drawn with few PS left, as one of them may fall
  /** What comes to mind first for this goal: as an answer, it would be no problem. */
  readonly obvious?: GridZone;
  /** Whether what is asked tells the best option from all the others. */
  readonly fits: (best: Option, others: readonly Option[]) => boolean;
  readonly asks: (state: CombatState) => string;
  readonly look: (state: CombatState) => string;
}

const healthOf = ({ sides, outcome }: CombatState, side: Side): number =>
  outcome?.fallen[side] === true ? 0 : sides[side].health;
const endingOf = (state: CombatState): Ending => {
  const health = [healthOf(state, 0), healthOf(state, 1)] as const;
  return { health, fallen: [health[0] === 0, health[1] === 0] };
};
/** What a state is worth once both attacks of the round are made, or a combatant has fallen. */
const worthIn =
  (round: number) =>
  (state: CombatState): Worth | undefined => {
    if (NUMBER[state.phase] < 7 && state.round === round && state.outcome === null) return undefined;
    const { health, fallen } = endingOf(state);
    return [Number(fallen[1]) - Number(fallen[0]), health[0] - health[1]];
  };

const optionsOf = (start: CombatState): readonly Option[] | undefined => {
  const worth = worthIn(start.round);
  let sure = true;
  const watched = {
    ...OPEN,
    node: (state: CombatState) => {
      const node = OPEN.node(state);
      if (node.kind === 'chance') sure = false;
      return node;
    },
  };
  const solved = solve<CombatMode>(watched, start, worth, STATES);
  if (!solved.ok || !sure) return undefined;
  return solved.value.options.map(({ action, value }) => {
    const line: CombatAction[] = [];
    let { state } = OPEN.apply(start, action);
    while (worth(state) === undefined && line.length < LONGEST) {
      const node = OPEN.node(state);
      if (node.kind !== 'choice') break;
      const next = solved.value.best(state, node.options);
      line.push(next);
      state = OPEN.apply(state, next).state;
    }
    return { action, worth: value, line, end: endingOf(state) };
  });
};
const settledOf = (options: readonly Option[]): readonly Settled<CombatAction>[] =>
  options.map(({ action, worth }) => ({ action, worth }));

/** Whether it is to send soldiers to one zone and no other. */
const allIn = (action: CombatAction, only: GridZone | undefined): boolean =>
  action.type === 'soldiers' && GRID_ZONES.every((zone) => action.give[zone] > 0 === (zone === only));

const RULE: Readonly<Partial<Record<CombatAction['type'], FoeRule>>> = {
  spell: 'foe.p4-capacites.sort',
  consume: 'foe.p4-capacites.consommable',
  soldiers: 'foe.p4-capacites.soldats',
  surge: 'foe.paquet.surcharge-effet',
  swap: 'foe.paquet.temps-effet',
  pass: 'foe.p4-capacites.passer',
};
/** How the round ends for both. */
const endSaid = (state: CombatState, { fallen, health }: Ending): string => {
  const told = ([0, 1] as const).map((side) =>
    fallen[side] ? `${nameOf(state, side)} tombe` : `${nameOf(state, side)} garde ${health[side]} PS`,
  );
  return `Au mieux, à la fin de la manche, ${told.join(' et ')}.`;
};

/** A duel whose defender holds neither spell nor potion, played at random to phase 4 of a round. */
const drawn = (
  random: Rng,
  weak: Side | undefined,
): { scenario: CombatScenario; state: CombatState; played: readonly CombatAction[] } => {
  const duel = duelOf(random);
  const { spells: _spells, consumables: _potions, ...defender } = known(duel.defender);
  const few = (side: Side) => (weak === side ? { health: between(random, ...WEAK) } : {});
  const { note: _note, ...scenario }: CombatScenario = {
    ...duel,
    name: 'Problème du jour',
    active: { ...duel.active, ...few(0) },
    defender: { ...defender, ...few(1) },
  };
  const player: Player<CombatState, CombatAction, FoeRule> = atRandom(random);
  const { state, actions } = momentOf(
    combatEpique,
    scenario,
    until(({ phase }) => phase === 'abilities', player),
  );
  return { scenario, state, played: actions };
};

export const abilities = (goal: Goal): Finder<CombatMode> => ({
  id: goal.id,
  mode: 'combat-epique',
  find: (random): Problem<CombatMode> | undefined => {
    const { scenario, state, played } = drawn(random, goal.weak);
    const node = combatEpique.node(state);
    if (state.phase !== 'abilities' || node.kind !== 'choice' || node.seat !== 0) return undefined;
    if (listed(node).length < FEWEST) return undefined;
    const options = optionsOf(state);
    const best = options?.find(({ action }) => action === onlyBest(settledOf(options)));
    const others = options?.filter((option) => option !== best) ?? [];
    if (best === undefined || !goal.fits(best, others) || allIn(best.action, goal.obvious)) return undefined;
    if (!isHard(combatEpique, { insight, effort }, state, 0, best.action)) return undefined;
    const [verb = '', ...rest] = combatText.action(best.action, state).split(' ');
    return {
      kind: goal.id,
      mode: 'combat-epique',
      scenario,
      played,
      seat: 0,
      asks: goal.asks(state),
      look: goal.look(state),
      solution: [best.action],
      verdicts: others.map(({ action, end }) => ({
        action,
        says: `${combatText.action(action, state)}. ${endSaid(state, end)}`,
      })),
      then: 'C’est la meilleure action. Voici la fin de la manche, quand chacun joue au mieux.',
      after: best.line,
      learnt: `${[`[${verb}](${known(RULE[best.action.type])})`, ...rest].join(' ')}. ${endSaid(state, best.end)}`,
    };
  },
  settle: (state) => {
    const options = optionsOf(state);
    return options && settledOf(options);
  },
});

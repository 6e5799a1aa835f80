// Random combats, played to their end: what exercises about dice, totals and wounds ask of.
import type { Exercise } from '../../kernel/exercise.ts';
import { seeded, play } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { de, plural } from '../../kernel/french.ts';
import { combat, combatText } from '../combat/index.ts';
import type {
  AttackerSpec,
  CombatAction,
  CombatEvent,
  CombatScenario,
  CombatState,
  TargetSpec,
} from '../combat/types.ts';
import { ROSTER } from '../data.ts';
import type { BwRule } from '../rules.ts';
import { MODULE_KINDS, type UnitId } from '../types.ts';
import { between, nameOf, oneIn, pick, sheetOf, shuffled, worn } from './draw.ts';

export type Told<K extends CombatEvent['type']> = Extract<CombatEvent, { type: K }>;
export interface Fight {
  readonly scenario: CombatScenario;
  readonly start: CombatState;
  readonly actions: readonly CombatAction[]; // to the end
  readonly states: readonly CombatState[]; // before each action
  readonly end: CombatState;
  readonly events: readonly CombatEvent[];
  readonly last: readonly CombatEvent[]; // what the last action told
}
const IDS = Object.keys(ROSTER);

const attackersOf = (random: Rng): readonly AttackerSpec[] => {
  const initiator = pick(random, IDS);
  const allies = shuffled(
    random,
    IDS.filter((id) => id !== initiator && sheetOf(id).faction === sheetOf(initiator).faction),
  ).slice(0, oneIn(random, 2) ? 0 : between(random, 1, 2));
  return [initiator, ...allies].map((sheet) => ({
    sheet,
    ...worn(random, sheetOf(sheet)),
    ...(sheetOf(sheet).attack === 'ranged' && oneIn(random, 2) ? { distance: 2 } : {}),
  }));
};
const targetOf = (random: Rng, faction: string, onModule: boolean): TargetSpec => {
  const others = IDS.filter((id) => sheetOf(id).faction !== faction);
  const sheet = pick(random, others);
  if (!onModule) return { kind: 'unit', unit: { sheet, ...worn(random, sheetOf(sheet)) } };
  const defenders = oneIn(random, 4) ? [] : [{ sheet, ...worn(random, sheetOf(sheet)), doubled: oneIn(random, 2) }];
  return {
    kind: 'module',
    module: 'm',
    moduleKind: pick(random, MODULE_KINDS),
    resistance: between(random, 1, 5),
    defenders,
  };
};

/** A combat between characters of the example roster, played at random to its end; undefined when one cannot reach the other. */
export const fightOf = (random: Rng, onModule = oneIn(random, 3)): Fight | undefined => {
  const attackers = attackersOf(random);
  const scenario: CombatScenario = {
    attackers,
    target: targetOf(random, sheetOf(idOf(known(attackers[0]))).faction, onModule),
  };
  const start = combat.setup(scenario);
  if (!start.ok) return undefined;
  const { line, stop } = play(combat, start.value, seeded(random.next()), 80);
  if (stop.why !== 'end') return undefined;
  return {
    scenario,
    start: start.value,
    actions: line.moves.map(({ action }) => action),
    states: [start.value, ...line.moves.slice(0, -1).map(({ step }) => step.state)],
    end: known(line.moves.at(-1)).step.state,
    events: line.moves.flatMap(({ step }) => step.events),
    last: known(line.moves.at(-1)).step.events,
  };
};

export const idOf = ({ sheet }: AttackerSpec): UnitId => (typeof sheet === 'string' ? sheet : sheet.id);
export const eventOf = <K extends CombatEvent['type']>(events: readonly CombatEvent[], type: K): Told<K> | undefined =>
  events.find((event): event is Told<K> => event.type === type);
export const said = (fight: Fight, event: CombatEvent): string => combatText.event(event, fight.start);

/** Where a defender of the base has its die: what makes it count double. */
export const onTarget = ({ scenario: { target } }: Fight, defender: UnitId | null): readonly string[] => {
  if (target.kind === 'unit' || defender === null) return [];
  const doubled = target.defenders.some((spec) => idOf(spec) === defender && spec.doubled);
  return [`Le dé ${de(nameOf(defender))} est sur la cible du module ${doubled ? 'double défense' : 'énergie'}.`];
};

const rollFact = ({ unit, phase, faces, value, camp }: Told<'rolled'>, onModule: boolean): string => {
  if (phase === 'raise')
    return `${nameOf(unit)} dépense un jeton Puissance et jette un dé de plus, un D${faces} : ${value}.`;
  return camp === 'defence'
    ? `${nameOf(unit)} défend${onModule ? ' le module' : ''} avec un D${faces} : ${value}.`
    : `${nameOf(unit)} attaque avec un D${faces} : ${value}.`;
};
/** The dice as they fell, without their worth: tokens, doubled dice and sums are left to the reader. The duel draws all of it but the tokens of allies, the module, and what the last action threw. */
export const diceFacts = (fight: Fight): Required<Pick<Exercise<BwRule>, 'facts' | 'drawn'>> => {
  const { scenario, end, events, last } = fight;
  const initiator = idOf(known(scenario.attackers[0]));
  const tokens = (units: readonly UnitId[]): readonly string[] =>
    units
      .map((unit) => [unit, fight.start.gauges[unit]?.victory ?? 0] as const)
      .filter(([, victory]) => victory > 0)
      .map(([unit, victory]) => `${nameOf(unit)} a ${plural(victory, 'jeton', 'jetons')} de Victoire.`);
  const thrown = (told: readonly CombatEvent[]): readonly string[] =>
    told.flatMap((event): readonly string[] => {
      if (event.type === 'rolled') return [rollFact(event, scenario.target.kind === 'module')];
      return event.type === 'rerolled'
        ? [
            `Le D${event.faces} ${de(nameOf(event.unit))} est relancé : il donnait ${event.old}, il donne ${event.value}.`,
          ]
        : [];
    });
  return {
    drawn: [
      ...tokens([initiator, ...(end.defender === null ? [] : [end.defender])]),
      ...thrown(events.slice(0, events.length - last.length)),
    ],
    facts: [
      ...(scenario.attackers.length > 1 ? [`${nameOf(initiator)} est l'initiateur du combat.`] : []),
      ...tokens(end.fixed.attackers.filter((unit) => unit !== initiator)),
      ...onTarget(fight, end.defender),
      ...thrown(last),
    ],
  };
};

/** How the combat is about to end: the last action, and what the counters of the board do not show. */
export const endFacts = (fight: Fight): readonly string[] => {
  const { actions, states, scenario } = fight;
  const before = known(states.at(-1));
  const far = scenario.attackers
    .filter(({ distance }) => distance === 2)
    .map((spec) => `${nameOf(idOf(spec))} attaque à 2 cases.`);
  const defender = before.defender ?? fight.end.defender;
  const fighters = [...fight.end.fixed.attackers, ...(defender === null ? [] : [defender])];
  return [
    ...fighters.map((unit) => `Frappe ${de(nameOf(unit))} : ${sheetOf(unit).strike}.`),
    ...far,
    ...(defender !== null && far.length > 0
      ? [`${nameOf(defender)} attaque ${sheetOf(defender).attack === 'ranged' ? 'à distance' : 'au corps à corps'}.`]
      : []),
    ...onTarget(fight, defender),
    lastFact(known(actions.at(-1)), before),
  ];
};
const lastFact = (action: CombatAction, state: CombatState): string => {
  if (action.type === 'roll') return `Le dernier dé donne ${action.value} : personne ne peut plus rien ajouter.`;
  if (action.type === 'wound') return `Les deux camps ont fini de monter : la défense blesse ${nameOf(action.target)}.`;
  const name =
    'camp' in action
      ? nameOf(action.camp === 'attack' ? known(state.fixed.attackers[0]) : known(state.defender ?? undefined))
      : '';
  if (action.type === 'renounce') return `${name} renonce, et l'adversaire n'ajoute rien.`;
  return action.type === 'conclude' ? `${name} conclut le combat.` : `${name} passe à son tour.`;
};
/** The moment before the last action. */
export const beforeEnd = ({ scenario, actions }: Fight) => ({
  mode: 'combat',
  scenario,
  actions: actions.slice(0, -1),
});

// What an action of phase 2 brings, and what an attack makes of one that was announced.
import type { Exercise, ExerciseType } from '../../kernel/exercise.ts';
import { de } from '../../kernel/french.ts';
import { known, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { MODULE_RESISTANCE } from '../data.ts';
import { partie, partieText } from '../partie/index.ts';
import { parseSpot } from '../partie/board.ts';
import { partieNames, spotText } from '../partie/text.ts';
import type { PartieAction, PartieEvent, PartieState, Spot } from '../partie/types.ts';
import type { BwRule } from '../rules.ts';
import { otherSide, SIDES, type UnitId } from '../types.ts';
import { citesOf, insisted, oneIn, sheetOf, varied, yesOrNo } from './draw.ts';
import { foughtFrom, kindOf, mineOf, nameIn, played, positionOf, sayings, type Told, turnOf } from './tables.ts';

type BwExercise = Exercise<BwRule>;
const GAUGES: readonly Spot[] = ['energy', 'life', 'reroll'];
const WORDS = {
  power: 'jetons Puissance',
  life: 'points de vie',
  reroll: 'jetons Relance',
  resistance: 'points de résistance',
} as const;
type Counter = keyof typeof WORDS;

interface Gain {
  readonly event: Told<'recovered' | 'healed' | 'repaired' | 'module-gain'>;
  readonly counter: Counter;
  readonly whose: string; // who or what has it then
  readonly most: number;
}
const COUNTERS = { energy: 'power', life: 'life', reroll: 'reroll' } as const;
const gainOf = (event: PartieEvent, state: PartieState): Gain | undefined => {
  if (event.type === 'repaired')
    return { event, counter: 'resistance', whose: nameIn(state, event.module), most: MODULE_RESISTANCE };
  if (event.type !== 'recovered' && event.type !== 'healed' && event.type !== 'module-gain') return undefined;
  const { maxLife, powerIcons, rerollIcons } = sheetOf(event.unit);
  const counter = event.type === 'healed' ? 'life' : COUNTERS[event.gauge];
  return {
    event,
    counter,
    whose: nameIn(state, event.unit),
    most: { life: maxLife, power: powerIcons, reroll: rerollIcons }[counter],
  };
};
const GAINING: ReadonlySet<string> = new Set(['recover', 'heal', 'repair']);

/** What follows an action of phase 2, or the end of a round for a die left on a module. */
const gain = (random: Rng): BwExercise | undefined => {
  const at = positionOf(random, { phase: 2, spots: GAUGES });
  if (at === undefined || at.state.phase !== 2) return undefined;
  const { state, scenario } = at;
  const node = partie.node(state);
  const open = node.kind === 'choice' ? node.options.filter(({ type }) => GAINING.has(type)) : [];
  const ends = oneIn(random, 2);
  const passes = SIDES.map((_, i): PartieAction => ({
    type: 'pass',
    side: i === 0 ? state.toMove : otherSide(state.toMove),
  }));
  const chosen = ends
    ? undefined
    : varied(random, open, (action) => (action.type === 'recover' ? action.gauge : action.type));
  const actions = ends ? passes : chosen === undefined ? [] : [chosen];
  const { events } = played(state, actions);
  const found = varied(
    random,
    events.flatMap((event) => gainOf(event, state) ?? []),
    ({ counter }) => counter,
  );
  if (found === undefined || (ends && found.event.type !== 'module-gain')) return undefined;
  const done = ends
    ? `Les deux camps passent, et le dé ${de(found.whose)} est resté sur son icône.`
    : `${turnOf(state)} ${known(chosen === undefined ? undefined : doing(state, chosen))}`;
  return {
    facts: [done],
    question: `Combien de ${WORDS[found.counter]} a ensuite ${found.whose} ?`,
    position: { mode: 'partie', scenario, actions: [] },
    answer: { kind: 'number', value: found.event.after, least: 0, most: found.most + 2 },
    because: some(sayings([found.event], state)),
    cites: citesOf(found.event),
  };
};
/** What somebody does, or wants to do, said in two forms of the verb: « récupère », « récupérer ». */
const DEEDS: Readonly<Record<string, readonly [does: string, wish: string]>> = {
  heal: ['soigne', 'soigner'],
  repair: ['répare ce module', 'réparer ce module'],
  energy: ['récupère de la Puissance', 'récupérer de la Puissance'],
  life: ['récupère de la vie', 'récupérer de la vie'],
  reroll: ['récupère une Relance', 'récupérer une Relance'],
};
const deed = (state: PartieState, unit: UnitId, action: PartieAction, form: 0 | 1): string => {
  const verb = known(DEEDS['gauge' in action ? action.gauge : action.type])[form];
  return action.type === 'heal' ? `${verb} ${nameIn(state, parseSpot(known(state.units[unit]).spot).about)}` : verb;
};
const doing = (state: PartieState, action: PartieAction): string =>
  'unit' in action ? `${nameIn(state, action.unit)} ${deed(state, action.unit, action, 0)}.` : '';
const wishOf = (state: PartieState, unit: UnitId, action: PartieAction): string =>
  `${nameIn(state, unit)} veut ${action.type === 'attack' ? `attaquer ${nameIn(state, action.target)}` : deed(state, unit, action, 1)}.`;

const actionOf = (state: PartieState, unit: string, spot: Spot): PartieAction | undefined => {
  const kind = kindOf(spot);
  if (kind === 'energy' || kind === 'life' || kind === 'reroll') return { type: 'recover', unit, gauge: kind };
  if (kind === 'heal') return { type: 'heal', unit };
  if (kind === 'module-repair') return { type: 'repair', unit };
  const target = state.fixed.units.find(
    (one) =>
      partie.refuse(
        { ...state, toMove: known(state.fixed.sides[unit]) },
        { type: 'attack', attackers: [unit], target: one },
      ) === undefined,
  );
  return kind === 'attack' && target !== undefined ? { type: 'attack', attackers: [unit], target } : undefined;
};

/** After an attack, whether one of the side attacked may still do what its die announced. */
const disturbed = (random: Rng): BwExercise | undefined => {
  const allowed = oneIn(random, 2);
  return insisted(6, () => afterAttack(random, allowed));
};
const afterAttack = (random: Rng, allowed: boolean): BwExercise | undefined => {
  const at = positionOf(random, { phase: 2, spots: GAUGES });
  const node = at === undefined || at.state.phase !== 2 ? undefined : partie.node(at.state);
  const attacks =
    node?.kind === 'choice'
      ? node.options.filter((action) => action.type === 'attack' && state0(at).units[action.target] !== undefined)
      : [];
  if (at === undefined || attacks.length === 0) return undefined;
  const attack = varied(random, attacks, (action) =>
    action.type === 'attack' ? known(at.state.units[action.target]).spot : '',
  );
  if (attack?.type !== 'attack') return undefined;
  const { end, actions, events } = foughtFrom(random, at.state, attack);
  if (
    end.combat !== null ||
    end.result !== null ||
    end.phase !== 2 ||
    end.round !== at.state.round ||
    end.toMove === at.state.toMove
  )
    return undefined;
  const candidates = mineOf(end, end.toMove).flatMap((unit) => {
    const action = actionOf(at.state, unit, known(at.state.units[unit]).spot);
    return action === undefined ||
      (partie.refuse(end, action) === undefined) !== allowed ||
      (!allowed && unit !== attack.target)
      ? []
      : [{ unit, action }];
  });
  const found = varied(random, candidates, ({ action }) => action.type);
  if (found === undefined) return undefined;
  const refusal = partie.refuse(end, found.action);
  const hit = events.find((event) => event.type === 'disturbed' && event.unit === found.unit);
  const done = refusal === undefined ? partie.apply(end, found.action).events.slice(0, 1) : [];
  return {
    facts: [
      ...sayings(events.slice(0, 1), at.state),
      `Avant cette attaque, le dé ${de(nameIn(end, found.unit))} était ${spotText(known(at.state.units[found.unit]).spot, partieNames(end))}.`,
      turnOf(end),
    ],
    question: `${wishOf(at.state, found.unit, found.action)} Est-ce encore permis ?`,
    position: { mode: 'partie', scenario: at.scenario, actions },
    answer: yesOrNo(refusal === undefined),
    because: some([
      ...(refusal === undefined ? [] : [partieText.refusal(refusal)]),
      ...sayings(hit === undefined || refusal === undefined ? done : [hit], end),
    ]),
    cites: citesOf(...(refusal === undefined ? [] : [hit]), refusal, ...done),
  };
};
const state0 = (at: { readonly state: PartieState } | undefined): PartieState => known(at).state;

export const ACTIONS: readonly ExerciseType<BwRule>[] = [
  {
    id: 'gain',
    title: 'Combien après cette action ?',
    make: gain,
    rules: [
      'bw.actions.recuperer-energie',
      'bw.actions.recuperer-vie',
      'bw.actions.recuperer-relance',
      'bw.tour.de-encore-en-place',
      'bw.actions.soigner',
      'bw.actions.soigner-faction',
      'bw.actions.reparer',
      'bw.actions.reparer-dans-module',
      'bw.base.energie',
      'bw.base.soins',
    ],
  },
  {
    id: 'derangement',
    title: 'Peut-il encore agir ?',
    make: disturbed,
    rules: [
      'bw.derangement.definition',
      'bw.derangement.effet',
      'bw.derangement.attaque',
      'bw.derangement.energie',
      'bw.derangement.vie',
      'bw.derangement.relance',
      'bw.derangement.soin',
      'bw.derangement.reparation',
      'bw.tour.de-encore-en-place',
      'bw.actions.prealable',
      'bw.combat.condition-de',
      'bw.actions.soigner-place-du-de',
      'bw.actions.reparer-dans-module',
      'bw.actions.recuperer-energie',
      'bw.actions.recuperer-vie',
      'bw.actions.recuperer-relance',
      'bw.actions.soigner',
      'bw.actions.soigner-faction',
      'bw.actions.reparer',
      'bw.combat.ordre',
      'bw.combat.initiateur',
      'bw.portee.corps-a-corps',
      'bw.portee.distance',
      'bw.portee.distance-volant',
      'bw.portee.distance-sans-risque',
    ],
  },
];

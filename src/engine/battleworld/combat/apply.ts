import type { Step } from '../../kernel/game.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import { reachCites } from '../reach.ts';
import type { BwRule } from '../rules.ts';
import type { UnitId } from '../types.ts';
import {
  campOf,
  gaugesOf,
  initiatorOf,
  isDoubled,
  lastRollIndex,
  onBase,
  otherCamp,
  sheetOf,
  tallyOf,
  totalOf,
} from './board.ts';
import { facesOf } from './node.ts';
import { settle } from './raise.ts';
import { resolve, woundAttacker } from './resolve.ts';
import type { Camp, CombatAction, CombatEvent, CombatState, Due, Roll } from './types.ts';

type CombatStep = Step<CombatState, CombatEvent>;

/** Opens a declared attack: who defends the module if somebody can, then the throws in order, the initiator first. Shared with the whole game. */
export const open = (state: CombatState): CombatStep => {
  const { attackers, sheltered, target } = state.fixed;
  const declared: CombatEvent = {
    type: 'declared',
    initiator: initiatorOf(state.fixed),
    allies: attackers.slice(1),
    target: target.kind === 'unit' ? target.unit : target.module,
    onModule: target.kind === 'module',
    sheltered,
    cites: declareCites(state),
  };
  const undecided = target.kind === 'module' && target.candidates.length > 0;
  return { state: undecided ? { ...state, stage: 'defender' } : startRolling(state), events: [declared] };
};

const declareCites = (state: CombatState): Some<BwRule> => {
  const { attackers, sheltered, target, sheets } = state.fixed;
  const initiator = sheetOf(state.fixed, initiatorOf(state.fixed));
  const duel = target.kind === 'unit' ? known(sheets[target.unit]) : null;
  const reach = reachCites(
    { sheet: initiator, flies: initiator.flying },
    duel === null ? null : { sheet: duel, flies: duel.flying },
  );
  return some<BwRule>([
    ...(attackers.length > 1
      ? (['bw.surnombre.definition', 'bw.surnombre.faction-commune'] as const)
      : (['bw.combat.ordre'] as const)),
    'bw.combat.initiateur',
    ...reach,
    ...(target.kind === 'module' ? (['bw.base.attaque'] as const) : []),
    ...(sheltered.length > 0 ? (['bw.portee.distance-sans-risque'] as const) : []),
  ]);
};

/** All base throws are due at once; against an empty module the defence has nothing to say (A30). */
const startRolling = (state: CombatState): CombatState => ({
  ...state,
  stage: 'rolling',
  due: [...state.fixed.attackers, ...(state.defender === null ? [] : [state.defender])].map((by): Due => ({
    by,
    phase: 'base',
  })),
  renounced: state.defender === null ? 'defence' : null,
});

const bonusFor = (state: CombatState, due: Due): number => {
  const counts =
    due.by === initiatorOf(state.fixed) || due.by === state.defender || state.fixed.options.teamBonus === 'all';
  return counts ? gaugesOf(state, due.by).victory : 0;
};

const rollCites = (state: CombatState, roll: Roll): Some<BwRule> => {
  const bonus: readonly BwRule[] = roll.bonus > 0 ? ['bw.carte.bonus-victoire'] : [];
  if (roll.phase === 'raise') {
    const team: readonly BwRule[] =
      roll.camp === 'attack' && state.fixed.attackers.length > 1 ? ['bw.surnombre.jet-supplementaire'] : [];
    return some<BwRule>(['bw.combat.depense-effet', ...team, 'bw.combat.cumul', ...bonus]);
  }
  if (roll.camp === 'defence') {
    if (!onBase(state, roll.by)) return some<BwRule>(['bw.combat.jet-defenseur', ...bonus]);
    return some<BwRule>([
      'bw.base.cible',
      ...(roll.multiplier === 2 ? (['bw.base.double-defense'] as const) : []),
      ...bonus,
    ]);
  }
  if (roll.by === initiatorOf(state.fixed))
    return some<BwRule>([
      'bw.combat.jet-attaquant',
      'bw.combat.puissance-attaque',
      'bw.materiel.carte-cumul',
      ...bonus,
    ]);
  return some<BwRule>(['bw.surnombre.des-ajoutes', ...bonus]);
};

const throwDie = (state: CombatState, value: number): CombatStep => {
  const due = known(state.due[0]);
  const camp = known(campOf(state, due.by));
  const faces = facesOf(state, due.by);
  const rest: CombatState = { ...state, due: state.due.slice(1), held: 0, waited: false };
  return due.replaces === undefined ? addRoll(rest, due, camp, faces, value) : replaceRoll(rest, due.replaces, value);
};

const addRoll = (state: CombatState, due: Due, camp: Camp, faces: number, value: number): CombatStep => {
  const roll: Roll = {
    by: due.by,
    camp,
    faces,
    value,
    multiplier: isDoubled(state, due.by) ? 2 : 1,
    bonus: bonusFor(state, due),
    phase: due.phase,
    rerolled: false,
  };
  const after: CombatState = { ...state, rolls: [...state.rolls, roll] };
  const { by: unit, phase, multiplier, bonus } = roll;
  const event: CombatEvent = {
    type: 'rolled',
    unit,
    camp,
    phase,
    faces,
    value,
    multiplier,
    bonus,
    tally: tallyOf(after, camp),
    other: totalOf(after, otherCamp(camp)),
    cites: rollCites(state, roll),
  };
  return onceThrown(after, event);
};

const replaceRoll = (state: CombatState, index: number, value: number): CombatStep => {
  const old = known(state.rolls[index]);
  const after: CombatState = {
    ...state,
    rolls: state.rolls.map((roll, i) => (i === index ? { ...roll, value, rerolled: true } : roll)),
  };
  const event: CombatEvent = {
    type: 'rerolled',
    unit: old.by,
    camp: old.camp,
    faces: old.faces,
    old: old.value,
    value,
    tally: tallyOf(after, old.camp),
    other: totalOf(after, otherCamp(old.camp)),
    cites: ['bw.relance.second-jet'],
  };
  return onceThrown(after, event);
};

/** Once every die that was due lies on the table, somebody has the word. */
const onceThrown = (state: CombatState, event: CombatEvent): CombatStep => {
  if (state.due.length > 0) return { state, events: [event] };
  const next = settle({ ...state, stage: 'raise' });
  return { state: next.state, events: [event, ...next.events] };
};

const pay = (state: CombatState, by: UnitId, gauge: 'power' | 'reroll'): CombatState => {
  const gauges = gaugesOf(state, by);
  return { ...state, gauges: { ...state.gauges, [by]: { ...gauges, [gauge]: gauges[gauge] - 1 } } };
};

/** Adding to one's total once the other side has renounced is what that rule allows. */
const goingOn = (state: CombatState): readonly BwRule[] => (state.renounced === null ? [] : ['bw.combat.poursuite']);

const spend = (state: CombatState, by: UnitId): CombatStep => {
  const camp = known(campOf(state, by));
  const paid = pay(state, by, 'power');
  const team: readonly BwRule[] =
    camp === 'attack' && state.fixed.attackers.length > 1 ? ['bw.surnombre.jetons-initiateur'] : [];
  return {
    state: {
      ...paid,
      stage: 'rolling',
      due: [{ by, phase: 'raise' }],
      spent: { ...state.spent, [camp]: state.spent[camp] + 1 },
    },
    events: [
      {
        type: 'spent',
        unit: by,
        camp,
        left: gaugesOf(paid, by).power,
        cites: some<BwRule>(['bw.combat.depense', ...team, ...goingOn(state)]),
      },
    ],
  };
};

const reroll = (state: CombatState, by: UnitId, die: UnitId): CombatStep => {
  const paid = pay(state, by, 'reroll');
  const replaces = lastRollIndex(state, die);
  const phase = known(state.rolls[replaces]).phase;
  return {
    state: { ...paid, stage: 'rolling', due: [{ by: die, phase, replaces }] },
    events: [
      {
        type: 'reroll-spent',
        unit: by,
        die,
        left: gaugesOf(paid, by).reroll,
        cites: some<BwRule>([
          by === die ? 'bw.relance.usage' : 'bw.relance.initiateur',
          'bw.relance.jeton',
          ...goingOn(state),
        ]),
      },
    ],
  };
};

const then = (event: CombatEvent, next: CombatStep): CombatStep => ({
  state: next.state,
  events: [event, ...next.events],
});
const speaker = (state: CombatState, camp: Camp): UnitId =>
  known((camp === 'attack' ? initiatorOf(state.fixed) : state.defender) ?? undefined);

const holdStep = (state: CombatState, camp: Camp): CombatStep => {
  const event: CombatEvent = {
    type: 'held',
    unit: speaker(state, camp),
    camp,
    forced: false,
    cites: ['bw.combat.egalite'],
  };
  if (camp === 'defence') return then(event, resolve(state));
  return then(event, settle({ ...state, held: 1 }));
};

/** Pure; total on what `refuse` lets pass. */
export const apply: (state: CombatState, action: CombatAction) => CombatStep = (state, action) => table(action, state);
const table = byTag<CombatAction, readonly [CombatState], CombatStep>({
  declare: (_, state) => {
    const opened = open(state);
    const { target } = state.fixed;
    const disturbed: readonly CombatEvent[] =
      target.kind === 'unit'
        ? [{ type: 'disturbed', unit: target.unit, cites: ['bw.derangement.definition', 'bw.derangement.effet'] }]
        : [];
    return { state: opened.state, events: [...opened.events, ...disturbed] };
  },
  defend: ({ by }, state) => {
    const target = state.fixed.target;
    const module = target.kind === 'module' ? target.module : '';
    const chosen: CombatState = { ...state, defender: by };
    const doubled = by !== null && isDoubled(chosen, by);
    return {
      state: startRolling(chosen),
      events: [
        {
          type: 'defended',
          unit: by,
          module,
          doubled,
          cites: doubled ? ['bw.base.cible', 'bw.base.double-defense'] : ['bw.base.cible'],
        },
      ],
    };
  },
  roll: ({ value }, state) => throwDie(state, value),
  spend: ({ by }, state) => spend(state, by),
  reroll: ({ by, die }, state) => reroll(state, by, die),
  renounce: ({ camp }, state) =>
    then(
      { type: 'renounced', unit: speaker(state, camp), camp, forced: false, cites: ['bw.combat.renoncement'] },
      settle({ ...state, renounced: camp }),
    ),
  hold: ({ camp }, state) => holdStep(state, camp),
  wait: ({ camp }, state) =>
    then(
      { type: 'waited', unit: speaker(state, camp), camp, cites: ['bw.combat.depense'] },
      settle({ ...state, waited: true }),
    ),
  conclude: ({ camp }, state) =>
    then(
      { type: 'concluded', unit: speaker(state, camp), camp, forced: false, cites: ['bw.combat.poursuite'] },
      resolve(state),
    ),
  wound: ({ target }, state) => woundAttacker(state, target),
});

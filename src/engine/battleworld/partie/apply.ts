import { known, type Some, some } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { BwRule } from '../rules.ts';
import type { UnitId } from '../types.ts';
import { distance, flies, moduleAt, occupant, parseSpot, setUnit, sheetOf, sideOf, unitOf } from './board.ts';
import { declare } from './fight.ts';
import { crossings, missing } from './laws.ts';
import { canAct } from './node.ts';
import { afterAction, nextToMove, pass, type PartieStep, skipIdle } from './round.ts';
import type { Cell, OwnAction, PartieEvent, PartieState, RecoverGauge, Spot } from './types.ts';

const then = (events: readonly PartieEvent[], next: PartieStep): PartieStep => ({
  state: next.state,
  events: [...events, ...next.events],
});

const move = (state: PartieState, unit: UnitId, to: Cell): PartieStep => {
  const { cell: from } = unitOf(state, unit);
  if (from === to)
    return {
      state: { ...state, moving: unit },
      events: [
        {
          type: 'stayed',
          unit,
          cell: to,
          cites: ['bw.tour.activation', 'bw.tour.alternance-phase-1', 'bw.tour.ordre-libre'],
        },
      ],
    };
  const steps = distance(from, to);
  const above = steps === 2 ? known(crossings(state, from, to)[0]) : null;
  const over =
    above === null ? [] : [occupant(state, above) ?? moduleAt(state, above)].filter((id) => id !== undefined);
  const cites = some<BwRule>([
    flies(state, unit) ? 'bw.deplacement.volant' : 'bw.deplacement.a-pied',
    ...(over.length > 0 ? (['bw.deplacement.survol'] as const) : []),
    'bw.deplacement.case-disponible',
    'bw.tour.alternance-phase-1',
    'bw.tour.ordre-libre',
  ]);
  return {
    state: { ...setUnit(state, unit, { cell: to }), moving: unit },
    events: [{ type: 'moved', unit, from, to, steps, over, cites }],
  };
};

const PLACE_RULES: Readonly<Record<string, Some<BwRule>>> = {
  attack: ['bw.actions.attaquer'],
  energy: ['bw.actions.recuperer-energie'],
  life: ['bw.actions.recuperer-vie'],
  reroll: ['bw.actions.recuperer-relance'],
  heal: ['bw.actions.soigner-place-du-de', 'bw.actions.soigner-faction'],
  'module-energy': ['bw.base.energie'],
  'module-care': ['bw.base.soins'],
  'module-target': ['bw.base.cible'],
  'module-repair': ['bw.actions.reparer-dans-module'],
};

/** Healing costs Flight until the end of the round: the healer's, or the healed one's under the other reading (A10). */
const loseFlight = (state: PartieState, healer: UnitId, spot: Spot): PartieStep => {
  const { kind, about } = parseSpot(spot);
  if (kind !== 'heal') return { state, events: [] };
  const unit = state.fixed.options.healerLosesFlight === 'healer' ? healer : about;
  if (!flies(state, unit)) return { state, events: [] };
  return {
    state: setUnit(state, unit, { flightLost: true }),
    events: [{ type: 'flight-lost', unit, healer, cites: ['bw.actions.soigner-perte-vol'] }],
  };
};

const place = (state: PartieState, unit: UnitId, spot: Spot): PartieStep => {
  const placed: PartieEvent = {
    type: 'placed',
    unit,
    spot,
    faces: sheetOf(state, unit).force,
    cites: some<BwRule>([
      'bw.tour.marqueur-action',
      ...known(PLACE_RULES[parseSpot(spot).kind]),
      'bw.tour.activation-unique',
    ]),
  };
  const lost = loseFlight({ ...setUnit(state, unit, { spot, activated: true }), moving: null }, unit, spot);
  return then([placed, ...lost.events], nextToMove(lost.state, sideOf(state, unit)));
};

const RECOVER = {
  energy: { counter: 'power', rule: 'bw.actions.recuperer-energie' },
  life: { counter: 'life', rule: 'bw.actions.recuperer-vie' },
  reroll: { counter: 'reroll', rule: 'bw.actions.recuperer-relance' },
} as const satisfies Readonly<Record<RecoverGauge, { readonly counter: string; readonly rule: BwRule }>>;

/** 1 point unless the option says 2, for energy and life only (A8); never beyond the card (A9). */
const recover = (state: PartieState, unit: UnitId, gauge: RecoverGauge): PartieStep => {
  const { counter, rule } = RECOVER[gauge];
  const amount = gauge === 'reroll' ? 1 : state.fixed.options.recoverAmount;
  const before = unitOf(state, unit)[counter];
  const after = before + Math.min(amount, missing(state, unit, gauge));
  return then(
    [{ type: 'recovered', unit, gauge, before, after, cites: [rule, 'bw.tour.de-encore-en-place'] }],
    afterAction(setUnit(state, unit, { [counter]: after, spot: 'center' })),
  );
};

const heal = (state: PartieState, by: UnitId): PartieStep => {
  const { about: unit } = parseSpot(unitOf(state, by).spot);
  const before = unitOf(state, unit).life;
  const healed = setUnit(setUnit(state, unit, { life: before + 1 }), by, { spot: 'center' });
  return then(
    [
      {
        type: 'healed',
        unit,
        by,
        before,
        after: before + 1,
        cites: ['bw.actions.soigner', 'bw.actions.soigner-faction'],
      },
    ],
    afterAction(healed),
  );
};

const repair = (state: PartieState, by: UnitId): PartieStep => {
  const { about: module } = parseSpot(unitOf(state, by).spot);
  const before = known(state.modules[module]);
  const repaired = setUnit({ ...state, modules: { ...state.modules, [module]: before + 1 } }, by, { spot: 'center' });
  const cites: Some<BwRule> = ['bw.actions.reparer', 'bw.actions.reparer-dans-module'];
  return then([{ type: 'repaired', module, by, before, after: before + 1, cites }], afterAction(repaired));
};

const table = byTag<OwnAction, readonly [PartieState], PartieStep>({
  initiative: ({ side }, state) => ({
    state: { ...state, phase: 1, initiative: side, toMove: side },
    events: [
      { type: 'initiative-drawn', side, cites: ['bw.mise-en-place.initiative', 'bw.materiel.jeton-initiative'] },
    ],
  }),
  move: ({ unit, to }, state) => move(state, unit, to),
  place: ({ unit, spot }, state) => place(state, unit, spot),
  attack: ({ attackers, target }, state) => declare({ ...state, passes: 0 }, attackers, target),
  recover: ({ unit, gauge }, state) => recover(state, unit, gauge),
  heal: ({ unit }, state) => heal(state, unit),
  repair: ({ unit }, state) => repair(state, unit),
  pass: (_, state) => {
    const passed = pass(state, !canAct(state, state.toMove));
    return passed.state.phase === 2 && passed.state.result === null
      ? then(passed.events, skipIdle(passed.state))
      : passed;
  },
});

/** Pure; total on what `refuse` lets pass. Combat actions go to the inner mode. */
export const apply = (state: PartieState, action: OwnAction): PartieStep => table(action, state);

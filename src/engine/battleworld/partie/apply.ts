import { known, type Some, some } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { BwRule } from '../rules.ts';
import type { UnitId } from '../types.ts';
import { distance, flies, moduleAt, occupant, parseSpot, setUnit, sheetOf, sideOf, unitOf } from './board.ts';
import { declare } from './fight.ts';
import { crossings, missing } from './laws.ts';
import { canAct } from './node.ts';
import { afterAction, chain, nextToMove, pass, type PartieStep, skipIdle, still, told } from './round.ts';
import type { Cell, OwnAction, PartieState, RecoverGauge, Spot } from './types.ts';

const move = (state: PartieState, unit: UnitId, to: Cell): PartieStep => {
  const { cell: from } = unitOf(state, unit);
  if (from === to)
    return told(
      { ...state, moving: unit },
      {
        type: 'stayed',
        unit,
        cell: to,
        cites: ['bw.tour.activation', 'bw.tour.alternance-phase-1', 'bw.tour.ordre-libre'],
      },
    );
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
  return told(
    { ...setUnit(state, unit, { cell: to }), moving: unit },
    { type: 'moved', unit, from, to, steps, over, cites },
  );
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
  if (kind !== 'heal') return still(state);
  const unit = state.fixed.options.healerLosesFlight === 'healer' ? healer : about;
  if (!flies(state, unit)) return still(state);
  return told(setUnit(state, unit, { flightLost: true }), {
    type: 'flight-lost',
    unit,
    healer,
    cites: ['bw.actions.soigner-perte-vol'],
  });
};

const place = (state: PartieState, unit: UnitId, spot: Spot): PartieStep => {
  const placed = told(
    { ...setUnit(state, unit, { spot, activated: true }), moving: null },
    {
      type: 'placed',
      unit,
      spot,
      faces: sheetOf(state, unit).force,
      cites: some<BwRule>([
        'bw.tour.marqueur-action',
        ...known(PLACE_RULES[parseSpot(spot).kind]),
        'bw.tour.activation-unique',
      ]),
    },
  );
  return chain(
    placed,
    (next) => loseFlight(next, unit, spot),
    (next) => nextToMove(next, sideOf(state, unit)),
  );
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
  const recovered = told(setUnit(state, unit, { [counter]: after, spot: 'center' }), {
    type: 'recovered',
    unit,
    gauge,
    before,
    after,
    cites: [rule, 'bw.tour.de-encore-en-place'],
  });
  return chain(recovered, afterAction);
};

const heal = (state: PartieState, by: UnitId): PartieStep => {
  const { about: unit } = parseSpot(unitOf(state, by).spot);
  const before = unitOf(state, unit).life;
  const healed = told(setUnit(setUnit(state, unit, { life: before + 1 }), by, { spot: 'center' }), {
    type: 'healed',
    unit,
    by,
    before,
    after: before + 1,
    cites: ['bw.actions.soigner', 'bw.actions.soigner-faction'],
  });
  return chain(healed, afterAction);
};

const repair = (state: PartieState, by: UnitId): PartieStep => {
  const { about: module } = parseSpot(unitOf(state, by).spot);
  const before = known(state.modules[module]);
  const repaired = setUnit({ ...state, modules: { ...state.modules, [module]: before + 1 } }, by, { spot: 'center' });
  const cites: Some<BwRule> = ['bw.actions.reparer', 'bw.actions.reparer-dans-module'];
  return chain(told(repaired, { type: 'repaired', module, by, before, after: before + 1, cites }), afterAction);
};

const table = byTag<OwnAction, readonly [PartieState], PartieStep>({
  initiative: ({ side }, state) =>
    told(
      { ...state, phase: 1, initiative: side, toMove: side },
      { type: 'initiative-drawn', side, cites: ['bw.mise-en-place.initiative', 'bw.materiel.jeton-initiative'] },
    ),
  move: ({ unit, to }, state) => move(state, unit, to),
  place: ({ unit, spot }, state) => place(state, unit, spot),
  attack: ({ attackers, target }, state) => declare({ ...state, passes: 0 }, attackers, target),
  recover: ({ unit, gauge }, state) => recover(state, unit, gauge),
  heal: ({ unit }, state) => heal(state, unit),
  repair: ({ unit }, state) => repair(state, unit),
  pass: (_, state) => {
    const passed = pass(state, !canAct(state, state.toMove));
    return passed.state.phase === 2 && passed.state.result === null ? chain(passed, skipIdle) : passed;
  },
});

/** Pure; total on what `refuse` lets pass. Combat actions go to the inner mode. */
export const apply = (state: PartieState, action: OwnAction): PartieStep => table(action, state);

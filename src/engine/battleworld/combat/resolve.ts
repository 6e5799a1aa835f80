// The end of a combat, in the ledger's order: comparison, wounds, Victory token, power, deaths and destructions.
import { known, some } from '../../kernel/result.ts';
import type { Step } from '../../kernel/game.ts';
import { tally } from '../../kernel/tally.ts';
import { BRACKET } from '../data.ts';
import type { BwRule } from '../rules.ts';
import type { Gauges, UnitId } from '../types.ts';
import { exposed, fighterOf, gaugesOf, initiatorOf, otherCamp, sheetOf, totalOf } from './board.ts';
import type { BwTally, Camp, CombatEvent, CombatState, Outcome, PartCode } from './types.ts';

type CombatStep = Step<CombatState, CombatEvent>;

/** Extra wounds: one for each whole bracket of 10 points of difference; exactly 10 is one (bw.combat.tranches, .tranche-exacte). */
export const bracketsOf = (gap: number): number => Math.floor(gap / BRACKET);

const woundTally = (strike: number, gap: number, camp: Camp, team: boolean): BwTally => {
  const brackets = bracketsOf(gap);
  const strikeCite: BwRule =
    camp === 'defence' ? 'bw.combat.degats-defenseur' : team ? 'bw.surnombre.frappe-initiateur' : 'bw.combat.degats';
  return tally<BwRule, PartCode>([
    { what: 'strike', value: strike, cites: [strikeCite, 'bw.carte.frappe'] },
    ...(brackets > 0
      ? [
          {
            what: 'brackets' as const,
            value: brackets,
            cites: some<BwRule>(
              gap % BRACKET === 0 ? ['bw.combat.tranches', 'bw.combat.tranche-exacte'] : ['bw.combat.tranches'],
            ),
          },
        ]
      : []),
  ]);
};

const setGauges = (state: CombatState, unit: UnitId, change: Partial<Gauges>): CombatState => ({
  ...state,
  gauges: { ...state.gauges, [unit]: { ...gaugesOf(state, unit), ...change } },
});

const outcomeOf = (state: CombatState): Outcome => {
  const attack = totalOf(state, 'attack');
  const defence = totalOf(state, 'defence');
  const winner = attack === defence ? null : attack > defence ? 'attack' : 'defence';
  return { winner, attack, defence, gap: Math.abs(attack - defence), wounds: 0 };
};

/** Both sides have said their last word: from the totals to what they bring. Stops when the defender must choose whom to wound. */
export const resolve = (state: CombatState): CombatStep => {
  const outcome = outcomeOf(state);
  const { winner, attack, defence, gap } = outcome;
  const compared: CombatEvent = {
    type: 'compared',
    winner,
    unit: known(fighterOf(state, winner ?? 'attack') ?? undefined),
    attack,
    defence,
    gap,
    undefended: state.defender === null,
    cites: winner === null ? ['bw.combat.egalite'] : ['bw.combat.vainqueur'],
  };
  const judged: CombatState = { ...state, outcome };
  if (winner === null) return { state: { ...judged, stage: 'over' }, events: [compared] };
  const next = winner === 'attack' ? attackWins(judged, outcome) : defenceWins(judged, outcome);
  return { state: next.state, events: [compared, ...next.events] };
};

const attackWins = (state: CombatState, outcome: Outcome): CombatStep => {
  const by = initiatorOf(state.fixed);
  const wounds = woundTally(sheetOf(state.fixed, by).strike, outcome.gap, 'attack', state.fixed.attackers.length > 1);
  const { target } = state.fixed;
  if (target.kind === 'unit') return finish(wound(state, target.unit, by, wounds));
  const after = Math.max(0, state.resistance - wounds.sum);
  const hit: CombatEvent = {
    type: 'module-hit',
    module: target.module,
    by,
    tally: wounds,
    before: state.resistance,
    after,
    cites: ['bw.base.attaque', 'bw.base.resistance'],
  };
  return finish({ state: { ...state, resistance: after, outcome: { ...outcome, wounds: wounds.sum } }, events: [hit] });
};

const defenceWins = (state: CombatState, outcome: Outcome): CombatStep => {
  const open = exposed(state);
  const [only] = open;
  if (only === undefined)
    return finish({
      state,
      events: [{ type: 'no-wound', unit: initiatorOf(state.fixed), cites: ['bw.portee.distance-sans-risque'] }],
    });
  if (open.length === 1) return woundAttacker(state, only);
  const strike = sheetOf(state.fixed, known(state.defender ?? undefined)).strike;
  return {
    state: { ...state, stage: 'wounds', outcome: { ...outcome, wounds: strike + bracketsOf(outcome.gap) } },
    events: [],
  };
};

/** The winning defender wounds the attacker of their choice (bw.surnombre.defenseur-choisit). */
export const woundAttacker = (state: CombatState, unit: UnitId): CombatStep => {
  const by = known(state.defender ?? undefined);
  return finish(
    wound(
      state,
      unit,
      by,
      woundTally(sheetOf(state.fixed, by).strike, known(state.outcome ?? undefined).gap, 'defence', false),
    ),
  );
};

const wound = (state: CombatState, unit: UnitId, by: UnitId, wounds: BwTally): CombatStep => {
  const before = gaugesOf(state, unit).life;
  const after = Math.max(0, before - wounds.sum);
  const chosen: BwRule =
    by === state.defender
      ? state.fixed.attackers.length > 1
        ? 'bw.surnombre.defenseur-choisit'
        : 'bw.combat.degats-defenseur'
      : 'bw.combat.degats';
  const team: readonly BwRule[] =
    by !== state.defender && state.fixed.attackers.length > 1 ? ['bw.surnombre.frappe-initiateur'] : [];
  return {
    state: {
      ...setGauges(state, unit, { life: after }),
      outcome: { ...known(state.outcome ?? undefined), wounds: wounds.sum },
    },
    events: [{ type: 'wounded', unit, by, tally: wounds, before, after, cites: [chosen, ...team] }],
  };
};

/** What follows the wounds, in order; the combat is then over. */
const finish = (step: CombatStep): CombatStep => {
  const steps = [victoryToken, fatalisPower, casualties];
  let { state, events } = step;
  for (const stage of steps) {
    const next = stage(state);
    state = next.state;
    events = [...events, ...next.events];
  }
  return { state: { ...state, stage: 'over' }, events };
};

const victoryToken = (state: CombatState): CombatStep => {
  const winner = known(state.outcome?.winner ?? undefined);
  const unit = known(fighterOf(state, winner) ?? undefined);
  const { options, attackers } = state.fixed;
  const undefended = state.defender === null && options.baseVictoryToken === 'defended-only';
  const unreachable = winner === 'defence' && exposed(state).length === 0 && !options.safeRangedVictory;
  if (undefended || unreachable) return { state, events: [] };
  const before = gaugesOf(state, unit).victory;
  const slots = sheetOf(state.fixed, unit).victorySlots;
  if (before >= slots)
    return { state, events: [{ type: 'victory-full', unit, slots, cites: ['bw.combat.jeton-victoire-plein'] }] };
  const cites = some<BwRule>(
    winner === 'attack' && attackers.length > 1
      ? ['bw.combat.jeton-victoire', 'bw.surnombre.victoire-initiateur']
      : ['bw.combat.jeton-victoire'],
  );
  return {
    state: setGauges(state, unit, { victory: before + 1 }),
    events: [{ type: 'victory-token', unit, before, after: before + 1, cites }],
  };
};

/** Fatalis, beaten as defender or initiator and still alive, takes back one token if the other side spent any (A37); never from a cosmic (A34). */
const fatalisPower = (state: CombatState): CombatStep => {
  const winner = known(state.outcome?.winner ?? undefined);
  const unit = fighterOf(state, otherCamp(winner));
  const against = known(fighterOf(state, winner) ?? undefined);
  if (unit === null || sheetOf(state.fixed, unit).power !== 'fatalis-recovery') return { state, events: [] };
  const { life, power } = gaugesOf(state, unit);
  if (life === 0 || state.spent[winner] === 0 || power >= sheetOf(state.fixed, unit).powerIcons)
    return { state, events: [] };
  if (sheetOf(state.fixed, against).cosmic)
    return { state, events: [{ type: 'power-void', unit, against, cites: ['bw.personnages.cosmiques-immunite'] }] };
  return {
    state: setGauges(state, unit, { power: power + 1 }),
    events: [
      { type: 'energy-taken', unit, before: power, after: power + 1, cites: ['bw.personnages.fatalis-pouvoir'] },
    ],
  };
};

const casualties = (state: CombatState): CombatStep => {
  const { target, attackers } = state.fixed;
  const fallen = [...attackers, ...(state.defender === null ? [] : [state.defender])].filter(
    (unit) => gaugesOf(state, unit).life === 0,
  );
  return {
    state,
    events: [
      ...fallen.map((unit): CombatEvent => ({ type: 'died', unit, cites: ['bw.combat.mort'] })),
      ...(target.kind === 'module' && state.resistance === 0
        ? [{ type: 'module-destroyed', module: target.module, cites: ['bw.base.destruction'] } as const]
        : []),
    ],
  };
};

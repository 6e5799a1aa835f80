// Whose word it is while totals rise, and what goes without saying: forced renouncements, passes and conclusions (A14 to A16).
import { known } from '../../kernel/result.ts';
import { fighterOf, otherCamp, raises, trailing } from './board.ts';
import { resolve } from './resolve.ts';
import type { Camp, CombatEvent, CombatState } from './types.ts';

interface Settled {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
}

/** From a state whose totals or passes have just changed to the next real decision, or to the end of the combat. */
export const settle = (start: CombatState): Settled => {
  let state = start;
  const events: CombatEvent[] = [];
  for (;;) {
    const next = advance(state);
    events.push(...next.events);
    state = next.state;
    if (next.done) return { state, events };
  }
};

const done = (state: CombatState, events: readonly CombatEvent[] = []): Settled & { readonly done: boolean } => ({
  state,
  events,
  done: true,
});
const again = (state: CombatState, ...events: readonly CombatEvent[]): Settled & { readonly done: boolean } => ({
  state,
  events,
  done: false,
});

const advance = (state: CombatState): Settled & { readonly done: boolean } => {
  if (state.renounced !== null) return afterRenouncing(state, otherCamp(state.renounced));
  const behind = trailing(state);
  return behind === null ? onTie(state) : onGap(state, behind);
};

const afterRenouncing = (state: CombatState, camp: Camp): Settled & { readonly done: boolean } => {
  if (raises(state, camp).length > 0) return done({ ...state, speaks: camp });
  const unit = known(fighterOf(state, camp) ?? undefined);
  const end = resolve(state);
  return done(end.state, [
    { type: 'concluded', unit, camp, forced: true, cites: ['bw.combat.poursuite', 'bw.combat.depense-limite'] },
    ...end.events,
  ]);
};

/** Equal totals: the attack speaks, then the defence; the second pass in a row ends the combat (A16). */
const onTie = (state: CombatState): Settled & { readonly done: boolean } => {
  const camp: Camp = state.held === 0 ? 'attack' : 'defence';
  if (raises(state, camp).length > 0) return done({ ...state, speaks: camp });
  const unit = known(fighterOf(state, camp) ?? undefined);
  const event: CombatEvent = {
    type: 'held',
    unit,
    camp,
    forced: true,
    cites: ['bw.combat.egalite', 'bw.combat.depense-limite'],
  };
  if (camp === 'attack') return again({ ...state, held: 1 }, event);
  const end = resolve(state);
  return done(end.state, [event, ...end.events]);
};

const onGap = (state: CombatState, behind: Camp): Settled & { readonly done: boolean } => {
  const ahead = otherCamp(behind);
  if (state.fixed.options.raiseOrder === 'free' && !state.waited && raises(state, ahead).length > 0)
    return done({ ...state, speaks: ahead });
  if (raises(state, behind).length > 0) return done({ ...state, speaks: behind });
  const unit = known(fighterOf(state, behind) ?? undefined);
  return again(
    { ...state, renounced: behind },
    {
      type: 'renounced',
      unit,
      camp: behind,
      forced: true,
      cites: ['bw.combat.plus-de-jeton', 'bw.combat.renoncement'],
    },
  );
};

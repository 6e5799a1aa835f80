// What cards and abilities do in a combat. An effect waits in `pending` when somebody, or chance, has to answer.
import { known, type Some } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { succeeds, testsOf } from '../dice.ts';
import type { FoeRule } from '../rules.ts';
import { type Ability, type Effect, GRID_ZONES } from '../types.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  deciderOf,
  extra,
  firstLike,
  fixedOf,
  laidAt,
  NUMBER,
  other,
  playsCards,
  setLaid,
  setSide,
  sideOf,
  spotsOf,
  still,
  told,
} from './board.ts';
import { worstOf } from './worst.ts';
import type { CombatAction, CombatState, Extra, Pending, Side, Spot } from './types.ts';
import type { CombatEvent } from './event-types.ts';

type Source = Omit<Pending, 'effect'>;
/** Puts the effects of a card or an ability before all that waits. */
export const pend = (state: CombatState, effects: readonly Effect[], source: Source): CombatState => ({
  ...state,
  pending: [...effects.map((effect) => ({ ...source, effect })), ...state.pending],
});
/** The same for an ability, which may hold for the whole combat. */
export const pendAbility = (
  state: CombatState,
  { effects, lasting = false }: Ability,
  source: Omit<Source, 'lasting'>,
): CombatState => pend(state, effects, { ...source, lasting });
export const unpend = (state: CombatState): CombatState => ({ ...state, pending: state.pending.slice(1) });

type HurtEvent = Extract<CombatEvent, { type: 'hurt' }>;
/** A side loses PS, down to 0; then nothing that waited comes about. `by`: which side made it, and so deals them (A12); null: its own doing. */
export const hurt = (
  state: CombatState,
  side: Side,
  amount: number,
  by: Side | null,
  what: HurtEvent['what'],
  name: string,
  ...cites: Some<FoeRule>
): CombatStep => {
  const { health } = sideOf(state, side);
  const lost = Math.min(amount, health);
  if (lost <= 0) return still(state);
  const fallen = lost === health;
  const next = setSide(fallen ? { ...state, pending: [] } : state, side, { health: health - lost });
  const why: Some<FoeRule> = !fallen
    ? cites
    : what === 'attaque' || what === 'initiative'
      ? [...cites, 'foe.vaincu.seuil', 'foe.p6-degats.zero']
      : [...cites, 'foe.vaincu.seuil'];
  const counts = by !== null && (!state.fixed.options.degatsPhase6Seulement || what === 'attaque');
  return told(counts ? setSide(next, by, { dealt: sideOf(next, by).dealt + lost }) : next, {
    type: 'hurt',
    side,
    amount: lost,
    health: health - lost,
    what,
    name,
    cites: why,
  });
};
export const bonus = (state: CombatState, side: Side, given: Extra): CombatStep =>
  told(extra(state, side, given), {
    type: 'bonus',
    side,
    zone: given.zone,
    value: given.value,
    what: given.what,
    name: given.name,
    cites: given.what === 'sort' && !given.lasting ? [given.rule, 'foe.soutien.sort-duree'] : [given.rule],
  });

/** The cards of the other grid that an effect may turn face down. */
const flippable = (state: CombatState, side: Side): readonly Spot[] => {
  const foe = sideOf(state, other(side));
  return spotsOf(foe).filter((spot) => laidAt(foe, spot)?.off === false);
};
const extraOf = ({ what, name, rule, lasting }: Pending, zone: Extra['zone'], value: number): Extra => ({
  zone,
  value,
  what,
  name,
  rule,
  lasting,
});
const byHand = (state: CombatState, { side, name, rule }: Pending, text: string): CombatStep =>
  told(state, { type: 'by-hand', side, name, text, cites: [rule] });
/** PS lost by an effect. What else the same card makes lose still comes, even after a fall: both sides may fall by one effect (foe.p7-vaincus.double). */
const wound = (
  state: CombatState,
  { side: source, what, name, rule }: Pending,
  side: Side,
  value: number,
  by: Side | null,
): CombatStep => {
  const step = hurt(state, side, value, by, what, name, rule);
  const others = state.pending.findIndex(
    (one) => one.side !== source || one.what !== what || one.name !== name || one.rule !== rule,
  );
  const same = (others < 0 ? state.pending : state.pending.slice(0, others)).filter(
    ({ effect }) => effect.do === 'infliger' || effect.do === 'perdre',
  );
  return sideOf(step.state, side).health === 0 ? { ...step, state: { ...step.state, pending: same } } : step;
};
type Run = {
  readonly [K in Effect['do']]: (
    effect: Extract<Effect, { do: K }>,
    pending: Pending,
    state: CombatState,
  ) => CombatStep | undefined;
};
/** What each effect does by itself; undefined: it waits for an answer. `state` has the effect taken off its queue. */
const RUN: Run = {
  plus: ({ zone, value }, pending, state) =>
    zone === 'choix' ? undefined : bonus(state, pending.side, extraOf(pending, zone, value)),
  moins: ({ zone, value }, pending, state) => bonus(state, other(pending.side), extraOf(pending, zone, -value)),
  piocher: () => undefined,
  retourner: (_, { side }, state) => (flippable(state, side).length > 0 ? undefined : still(state)),
  infliger: ({ value }, pending, state) => wound(state, pending, other(pending.side), value, pending.side),
  perdre: ({ value }, pending, state) => wound(state, pending, pending.side, value, null),
  soigner: ({ value }, { side, name, rule }, state) => {
    const { health } = sideOf(state, side);
    const healed = Math.min(value, fixedOf(state, side).healthMax - health);
    return healed <= 0
      ? still(state)
      : told(setSide(state, side, { health: health + healed }), {
          type: 'healed',
          side,
          amount: healed,
          health: health + healed,
          name,
          cites: [rule, ...(healed < value ? (['foe.manche.plafond-ps'] as const) : [])],
        });
  },
  eternium: ({ value }, { side, name, rule }, state) => {
    const { eternium } = sideOf(state, side);
    const gained = Math.max(value, -eternium);
    return told(setSide(state, side, { eternium: eternium + gained }), {
      type: 'gained',
      side,
      eternium: gained,
      name,
      cites: [rule, 'foe.eternium.reserve-commune'],
    });
  },
  pv: ({ value }, pending, state) => byHand(state, pending, value === 1 ? 'gagner 1 PV' : `gagner ${value} PV`),
  carte: (_, pending, state) => byHand(state, pending, 'gagner une carte de combat, après le combat'),
  jet: () => undefined,
  texte: ({ text }, pending, state) => byHand(state, pending, text),
};
const run = <K extends Effect['do']>(
  effect: Extract<Effect, { do: K }>,
  pending: Pending,
  state: CombatState,
): CombatStep | undefined => (RUN[effect.do as K] as Run[K])(effect, pending, state);
/** What the first effect does by itself; undefined when it waits for an answer. */
export const settleEffect = (state: CombatState): CombatStep | undefined => {
  const pending = known(state.pending[0]);
  return run(pending.effect as never, pending, unpend(state));
};

/** Who answers the first effect. Undefined for « piocher »: phase 3 and phase 4 draw and lay alike. */
export const effectNode = (state: CombatState): CombatNode | undefined => {
  const { effect, side, rule } = known(state.pending[0]);
  if (effect.do === 'jet')
    return {
      kind: 'chance',
      outcomes: testsOf(state.fixed.dice, (face): CombatAction => ({ type: 'test', face })),
      cites: [rule, 'foe.jets.lancer'],
    };
  if (effect.do !== 'plus' && effect.do !== 'retourner') return undefined;
  const options = optionsOf(state);
  return choice(
    deciderOf(state, side),
    playsCards(state, side) ? options : worstOf(options, (action) => answer(state, action)),
    rule,
    ...(playsCards(state, side) ? [] : (['foe.solo.p4-choix'] as const)),
  );
};
const optionsOf = (state: CombatState): readonly CombatAction[] => {
  const { effect, side } = known(state.pending[0]);
  if (effect.do === 'plus') return GRID_ZONES.map((zone) => ({ type: 'zone', zone }));
  const foe = sideOf(state, other(side));
  return flippable(state, side)
    .filter((spot) => firstLike(foe, spot).at === spot.at)
    .map((spot) => ({ type: 'flip', spot }));
};
const answer = (state: CombatState, action: CombatAction): CombatState =>
  action.type === 'zone'
    ? EFFECT_APPLY.zone(action, state).state
    : action.type === 'flip'
      ? EFFECT_APPLY.flip(action, state).state
      : state;

export const EFFECT_APPLY = {
  zone: ({ zone }: Of<CombatAction, 'zone'>, state: CombatState): CombatStep => {
    const pending = known(state.pending[0]);
    return bonus(
      unpend(state),
      pending.side,
      extraOf(pending, zone, pending.effect.do === 'plus' ? pending.effect.value : 0),
    );
  },
  flip: ({ spot: at }: Of<CombatAction, 'flip'>, state: CombatState): CombatStep => {
    const pending = known(state.pending[0]);
    const side = other(pending.side);
    const spot = firstLike(sideOf(state, side), at);
    const laid = known(laidAt(sideOf(state, side), spot));
    return told(setSide(unpend(state), side, { grid: setLaid(sideOf(state, side), spot, { ...laid, off: true }) }), {
      type: 'flipped',
      side,
      zone: spot.zone,
      card: laid.up ? laid.card : 'cachee',
      cites: [pending.rule, 'foe.p5-totaux.carte-retournee'],
    });
  },
  test: ({ face }: Of<CombatAction, 'test'>, state: CombatState): CombatStep => {
    const { effect, ...source } = known(state.pending[0]);
    const success = succeeds(face);
    const next =
      effect.do === 'jet' ? pend(unpend(state), success ? effect.success : effect.failure, source) : unpend(state);
    return told(next, {
      type: 'test-thrown',
      face,
      success,
      side: source.side,
      cites: [success ? 'foe.jets.reussite' : 'foe.jets.echec', source.rule],
    });
  },
} as const;

/** The surge of a side's weapon, triggered in phase 3 or 4. The card on the grid is used. */
export const surge = (state: CombatState, side: Side, spot: Spot): CombatStep => {
  const { weapon } = sideOf(state, side);
  const { hero } = fixedOf(state, side);
  const { name, surge: ability } = known(hero?.weapons[weapon ?? 0]);
  const laid = known(laidAt(sideOf(state, side), spot));
  const phase = NUMBER[state.phase] === 3 ? 3 : 4;
  const used = setSide(state, side, { grid: setLaid(sideOf(state, side), spot, { ...laid, used: true }) });
  const cites: Some<FoeRule> =
    ability.immediate === true
      ? ['foe.p3-cartes.immediat', 'foe.paquet.surcharge-effet']
      : ['foe.p4-capacites.temps-ou-surcharge', 'foe.paquet.surcharge-effet'];
  return chain(
    told(used, { type: 'surged', side, zone: spot.zone, ability, name: ability.name ?? name, phase, cites }),
    (next) =>
      still(
        pendAbility(next, ability, {
          side,
          what: 'surcharge-effet',
          name: ability.name ?? name,
          rule: 'foe.paquet.surcharge-effet',
        }),
      ),
  );
};

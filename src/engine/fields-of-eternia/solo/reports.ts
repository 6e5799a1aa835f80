// What may be told of the board now, and what each report does.
import { some, type Some } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { Side } from '../combat/types.ts';
import { COSTS, LIMITS } from '../constants.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { chain, damageOf, has, healthOf, payable, setOutpost, type SoloStep, told } from './board.ts';
import { gain, heal, hurt, pay } from './defeat.ts';
import { begin } from './fight.ts';
import { finish, openWave, place, settleWave } from './reinforce.ts';
import { type SOLO_REFUSALS } from './refusals.ts';
import type { SoloAction, SoloStage, SoloState } from './types.ts';

const { no } = faultsOf<FoeRule, typeof SOLO_REFUSALS>();
const MOST = { eternium: 10, pv: 5 } as const;
const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(0, most) + 1 }, (_, i) => i);
const from1 = (most: number): readonly number[] => upTo(most).slice(1);
const SIDES: readonly Side[] = [0, 1];

// ── What is open
const outpostReports = ({ fixed, outposts, reserve }: SoloState): readonly SoloAction[] =>
  outposts.flatMap(({ held, soldiers }, outpost): readonly SoloAction[] => {
    if (held !== 'ennemi')
      return upTo(Math.min(LIMITS.soldiers, reserve)).map((count) => ({ type: 'solo-lose', outpost, soldiers: count }));
    const more = fixed.rules.replaces
      ? from1(Math.min(LIMITS.soldiers - soldiers, reserve)).map((count): SoloAction => ({
          type: 'solo-replace',
          outpost,
          soldiers: soldiers + count,
        }))
      : [];
    return [
      { type: 'solo-capture', outpost },
      ...upTo(soldiers - 1)
        .slice(0, soldiers)
        .map((count): SoloAction => ({ type: 'solo-losses', outpost, soldiers: count })),
      ...more,
    ];
  });
const present = (state: SoloState, side: Side): readonly number[] =>
  side === 0
    ? state.heroes.map((_, i) => i)
    : state.enemies.flatMap(({ gone }, i) => (!gone && state.fixed.enemies[i]?.hero !== null ? [i] : []));
const healthReports = (state: SoloState): readonly SoloAction[] =>
  SIDES.flatMap((side) =>
    present(state, side).flatMap((hero) => [
      ...from1(healthOf(state, side, hero)).map((amount): SoloAction => ({ type: 'solo-hurt', side, hero, amount })),
      ...from1(damageOf(state, side, hero)).map((amount): SoloAction => ({ type: 'solo-heal', side, hero, amount })),
    ]),
  );
const fights = (state: SoloState): readonly SoloAction[] =>
  state.heroes.flatMap((_, hero) =>
    state.enemies.flatMap(({ gone }, enemy) =>
      gone ? [] : upTo(LIMITS.soldiers).map((soldiers): SoloAction => ({ type: 'solo-fight', hero, enemy, soldiers })),
    ),
  );
/** Everything that the table may report, in a stable order. */
export const reportsOf = (state: SoloState): Some<SoloAction> => [
  { type: 'solo-turn' },
  { type: 'solo-round' },
  { type: 'solo-objective' },
  ...fights(state),
  ...outpostReports(state),
  ...healthReports(state),
  ...from1(MOST.pv).map((amount): SoloAction => ({ type: 'solo-pv', amount })),
  ...from1(MOST.eternium).map((amount): SoloAction => ({ type: 'solo-eternium', amount })),
  ...from1(Math.min(MOST.eternium, state.eternium)).map((amount): SoloAction => ({
    type: 'solo-eternium',
    amount: -amount,
  })),
];
export const paymentsOf = (state: SoloState): Some<SoloAction> => {
  const cards = payable(state, state.paying?.hero ?? 0).map(({ id }): SoloAction => ({ type: 'solo-pay', card: id }));
  return some([
    ...cards,
    ...(state.eternium >= (state.paying?.due ?? COSTS.defeat) ? [{ type: 'solo-pay', card: null } as const] : []),
  ]);
};

// ── What is refused
const at = (state: SoloState, stage: SoloStage, fault: () => Fault): Fault =>
  state.stage === stage
    ? fault()
    : state.stage === 'fini'
      ? no('solo-fini', 'foe.solo.fin')
      : no('solo-moment', 'foe.solo.priorite');
const absent = (...cites: Some<FoeRule>): Fault => no('solo-absent', ...cites);
const amount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
const count = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= LIMITS.soldiers;
const held = (state: SoloState, outpost: number): Fault =>
  !has(state.outposts, outpost)
    ? absent('foe.plateau.controle')
    : state.outposts[outpost]?.held === 'ennemi'
      ? undefined
      : no('solo-avant-poste-pris', 'foe.plateau.controle');
const somebody = (state: SoloState, side: Side, hero: number): Fault =>
  present(state, side === 1 ? 1 : 0).includes(hero) && SIDES.includes(side) ? undefined : absent('foe.solo.scenario');
const refuseOwn = byTag<SoloAction, readonly [SoloState], Fault>({
  'solo-begin': (_, state) => at(state, 'mise-en-place', () => undefined),
  'solo-turn': (_, state) => at(state, 'table', () => undefined),
  'solo-round': (_, state) => at(state, 'table', () => undefined),
  'solo-objective': (_, state) => at(state, 'table', () => undefined),
  'solo-capture': ({ outpost }, state) => at(state, 'table', () => held(state, outpost)),
  'solo-lose': ({ outpost, soldiers }, state) =>
    at(state, 'table', () => {
      if (!has(state.outposts, outpost)) return absent('foe.plateau.controle');
      if (state.outposts[outpost]?.held === 'ennemi') return no('solo-avant-poste-ennemi', 'foe.plateau.controle');
      if (!count(soldiers)) return no('solo-soldats', 'foe.plateau.trois-soldats');
      return soldiers > state.reserve ? no('solo-figurines', 'foe.soldats.renforcer') : undefined;
    }),
  'solo-losses': ({ outpost, soldiers }, state) =>
    at(
      state,
      'table',
      () =>
        held(state, outpost) ??
        (!count(soldiers)
          ? no('solo-soldats', 'foe.plateau.trois-soldats')
          : soldiers < (state.outposts[outpost]?.soldiers ?? 0)
            ? undefined
            : no('solo-soldats-moins', 'foe.bataille.contre-soldats')),
    ),
  'solo-replace': ({ outpost, soldiers }, state) =>
    at(state, 'table', () => {
      if (!state.fixed.rules.replaces) return no('solo-remplacement', 'foe.solo.debutant-remplacement');
      const wrong = held(state, outpost);
      if (wrong !== undefined) return wrong;
      if (!count(soldiers)) return no('solo-soldats', 'foe.plateau.trois-soldats');
      const more = soldiers - (state.outposts[outpost]?.soldiers ?? 0);
      return more <= 0
        ? no('solo-soldats-plus', 'foe.solo.scenario')
        : more > state.reserve
          ? no('solo-figurines', 'foe.soldats.renforcer')
          : undefined;
    }),
  'solo-hurt': ({ side, hero, amount: lost }, state) =>
    at(
      state,
      'table',
      () =>
        somebody(state, side, hero) ??
        (amount(lost, healthOf(state, side, hero)) ? undefined : no('solo-degats', 'foe.vaincu.seuil')),
    ),
  'solo-heal': ({ side, hero, amount: back }, state) =>
    at(
      state,
      'table',
      () =>
        somebody(state, side, hero) ??
        (amount(back, damageOf(state, side, hero)) ? undefined : no('solo-soins', 'foe.manche.plafond-ps')),
    ),
  'solo-eternium': ({ amount: sum }, state) =>
    at(state, 'table', () =>
      amount(Math.abs(sum), MOST.eternium) && state.eternium + sum >= 0
        ? undefined
        : no('solo-eternium', 'foe.eternium.reserve-commune'),
    ),
  'solo-pv': ({ amount: won }, state) =>
    at(state, 'table', () => (amount(won, MOST.pv) ? undefined : no('solo-pv', 'foe.solo.score-total'))),
  'solo-fight': ({ hero, enemy, soldiers }, state) =>
    at(state, 'table', () => {
      if (!has(state.heroes, hero) || !has(state.enemies, enemy)) return absent('foe.solo.scenario');
      if (state.enemies[enemy]?.gone === true) return no('solo-parti', 'foe.p9-resolution.creature-fuit');
      return count(soldiers) ? undefined : no('solo-amis', 'foe.plateau.trois-soldats');
    }),
  'solo-reinforce': ({ outpost }, state) =>
    at(state, 'renforts', () => (state.owed.includes(outpost) ? undefined : absent('foe.solo.novice-renforts'))),
  'solo-pay': ({ card }, state) =>
    at(state, 'paiement', () => {
      if (card === null)
        return state.eternium >= (state.paying?.due ?? 0) ? undefined : no('solo-reserve', 'foe.vaincu.paiement');
      return payable(state, state.paying?.hero ?? 0).some(({ id }) => id === card)
        ? undefined
        : no('solo-carte', 'foe.vaincu.paiement');
    }),
});
export const refuse = (state: SoloState, action: SoloAction): Fault =>
  state.combat === null ? refuseOwn(action, state) : no('solo-combat', 'foe.solo.priorite');

// ── What each does
const setUp = (state: SoloState): SoloStep => {
  const { level, rules, spec } = state.fixed;
  const gifts: readonly FoeRule[] = rules.gift ? ['foe.solo.debutant-soldats', 'foe.solo.debutant-eternium'] : [];
  return told(
    { ...state, stage: 'table' },
    {
      type: 'solo-begun',
      level,
      eternium: state.eternium,
      skulls: rules.skulls,
      cards: spec.effects.length,
      gift: rules.gift,
      cites: [
        'foe.solo.difficulte',
        'foe.solo.scenario',
        'foe.solo.paquet-effets',
        'foe.solo.paquet-effets-cranes',
        'foe.solo.paquets-affrontement',
        'foe.solo.paquet-scenarios',
        'foe.solo.sans-cartes-victoire',
        ...gifts,
      ],
    },
  );
};
const apply = byTag<SoloAction, readonly [SoloState], SoloStep>({
  'solo-begin': (_, state) => setUp(state),
  'solo-turn': (_, state) =>
    chain(
      told(
        { ...state, turns: state.turns + 1 },
        { type: 'solo-turned', turns: state.turns + 1, cites: ['foe.activation.une-fois'] },
      ),
      (next) => openWave(next, 'tour'),
    ),
  'solo-round': (_, state) =>
    chain(
      told(state, {
        type: 'solo-round-over',
        round: state.round,
        day: state.fixed.track[state.round]?.day ?? true,
        cites: ['foe.manche.avancer'],
      }),
      (next) => openWave(next, 'manche'),
    ),
  'solo-objective': (_, state) =>
    chain(
      told(
        { ...state, success: true },
        { type: 'solo-success', objective: state.fixed.objective, cites: ['foe.solo.fin', 'foe.solo.score-reussite'] },
      ),
      finish,
    ),
  'solo-capture': ({ outpost }, state) => {
    const back = state.reserve + (state.outposts[outpost]?.soldiers ?? 0);
    const scores = state.fixed.outposts[outpost]?.enemyFirst === true;
    return told(
      { ...setOutpost(state, outpost, { held: 'nous', soldiers: 0 }), reserve: back },
      {
        type: 'solo-captured',
        outpost,
        scores,
        cites: scores ? ['foe.solo.score-avant-postes', 'foe.plateau.controle'] : ['foe.plateau.controle'],
      },
    );
  },
  'solo-lose': ({ outpost, soldiers }, state) =>
    told(
      { ...setOutpost(state, outpost, { held: 'ennemi', soldiers }), reserve: state.reserve - soldiers },
      { type: 'solo-lost', outpost, soldiers, cites: ['foe.plateau.controle'] },
    ),
  'solo-losses': ({ outpost, soldiers }, state) =>
    told(
      {
        ...setOutpost(state, outpost, { soldiers }),
        reserve: state.reserve + (state.outposts[outpost]?.soldiers ?? 0) - soldiers,
      },
      { type: 'solo-left', outpost, soldiers, cites: ['foe.bataille.contre-soldats'] },
    ),
  'solo-replace': ({ outpost, soldiers }, state) =>
    told(
      {
        ...setOutpost(state, outpost, { soldiers }),
        reserve: state.reserve + (state.outposts[outpost]?.soldiers ?? 0) - soldiers,
      },
      { type: 'solo-replaced', outpost, soldiers, cites: ['foe.solo.scenario'] },
    ),
  'solo-hurt': ({ side, hero, amount: lost }, state) => hurt(state, side, hero, lost),
  'solo-heal': ({ side, hero, amount: back }, state) => heal(state, side, hero, back),
  'solo-eternium': ({ amount: sum }, state) => {
    const next = gain(state, sum);
    return told(next, {
      type: 'solo-eternium',
      amount: sum,
      eternium: next.eternium,
      cites: ['foe.eternium.reserve-commune'],
    });
  },
  'solo-pv': ({ amount: won }, state) =>
    told(
      { ...state, pv: state.pv + won },
      { type: 'solo-pv', amount: won, pv: state.pv + won, cites: ['foe.solo.score-total'] },
    ),
  'solo-fight': ({ hero, enemy, soldiers }, state) => begin(state, { hero, enemy, soldiers }),
  'solo-reinforce': ({ outpost }, state) => settleWave(place(state, outpost)),
  'solo-pay': ({ card }, state) => pay(state, card),
});
export const applyOwn = (state: SoloState, action: SoloAction): SoloStep => apply(action, state);

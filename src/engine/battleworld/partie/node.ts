import type { Node } from '../../kernel/game.ts';
import { type Some, some } from '../../kernel/result.ts';
import type { BwRule } from '../rules.ts';
import { otherSide, seatOf, type Side, type UnitId } from '../types.ts';
import { around, flies, livingOf, parseSpot, sheetOf, standingOf, unitOf } from './board.ts';
import { healNowFault, hitFault, moveFault, placeFault, recoverFault, repairFault } from './laws.ts';
import { type OwnAction, type PartieAction, type PartieState, RECOVER_GAUGES, type Spot } from './types.ts';

type PartieNode = Node<PartieAction, BwRule>;

const TOSS: PartieNode = {
  kind: 'chance',
  outcomes: [
    { action: { type: 'initiative', side: 'heroes' }, weight: 1 },
    { action: { type: 'initiative', side: 'villains' }, weight: 1 },
  ],
  cites: ['bw.mise-en-place.initiative', 'bw.materiel.jeton-initiative'],
};

const END_CITES = {
  extermination: ['bw.but.victoire-extermination', 'bw.but.fin'],
  base: ['bw.but.victoire-base', 'bw.but.fin'],
  galactus: ['bw.but.galactus'],
} as const;

const moves = (state: PartieState): readonly OwnAction[] =>
  livingOf(state, state.toMove)
    .filter((unit) => !unitOf(state, unit).activated)
    .flatMap((unit) =>
      around(state.fixed.grid, unitOf(state, unit).cell, flies(state, unit) ? 2 : 1)
        .filter((to) => moveFault(state, unit, to) === undefined)
        .map((to): OwnAction => ({ type: 'move', unit, to })),
    );

const places = (state: PartieState, unit: UnitId): readonly OwnAction[] => {
  const own: readonly Spot[] = ['attack', 'energy', 'life', 'reroll'];
  const allies = livingOf(state, state.toMove).map((ally): Spot => `heal:${ally}`);
  const icons = standingOf(state, state.toMove).flatMap((module): readonly Spot[] => [
    `module-energy:${module}`,
    `module-care:${module}`,
    `module-target:${module}`,
    `module-repair:${module}`,
  ]);
  return [...own, ...allies, ...icons]
    .filter((spot) => placeFault(state, unit, spot) === undefined)
    .map((spot): OwnAction => ({ type: 'place', unit, spot }));
};

const subsets = (units: readonly UnitId[]): readonly (readonly UnitId[])[] =>
  units.reduce<readonly (readonly UnitId[])[]>((sets, unit) => [...sets, ...sets.map((set) => [...set, unit])], [[]]);

const readyToAttack = (state: PartieState, side: Side): readonly UnitId[] =>
  livingOf(state, side).filter((unit) => unitOf(state, unit).spot === 'attack');
const targetsOf = (state: PartieState, side: Side): readonly string[] => [
  ...livingOf(state, otherSide(side)),
  ...standingOf(state, otherSide(side)),
];

/** Every attack: an initiator, a target that it can hit, and each set of allies of its faction who can hit it too. */
const attacks = (state: PartieState, side: Side): readonly OwnAction[] => {
  const ready = readyToAttack(state, side);
  if (ready.length === 0) return [];
  const hits = targetsOf(state, side).map((target) => ({
    target,
    by: ready.filter((unit) => hitFault(state, unit, target) === undefined),
  }));
  return ready.flatMap((initiator) =>
    hits
      .filter(({ by }) => by.includes(initiator))
      .flatMap(({ target, by }) => {
        const allies = by.filter(
          (unit) => unit !== initiator && sheetOf(state, unit).faction === sheetOf(state, initiator).faction,
        );
        return subsets(allies).map((set): OwnAction => ({ type: 'attack', attackers: [initiator, ...set], target }));
      }),
  );
};

const gestures = (state: PartieState, unit: UnitId): readonly OwnAction[] => {
  const { spot } = unitOf(state, unit);
  const gauge = RECOVER_GAUGES.find((one) => one === spot);
  if (gauge !== undefined) return recoverFault(state, unit, gauge) ? [] : [{ type: 'recover', unit, gauge }];
  const { kind } = parseSpot(spot);
  if (kind === 'heal') return healNowFault(state, unit) ? [] : [{ type: 'heal', unit }];
  return kind === 'module-repair' && !repairFault(state, unit) ? [{ type: 'repair', unit }] : [];
};

/** Whether a side can still do anything in phase 2 but pass: if not, it passes of itself (A13). */
export const canAct = (state: PartieState, side: Side): boolean =>
  readyToAttack(state, side).some((unit) =>
    targetsOf(state, side).some((target) => hitFault(state, unit, target) === undefined),
  ) || livingOf(state, side).some((unit) => gestures(state, unit).length > 0);

const choice = (state: PartieState, options: readonly PartieAction[], ...cites: Some<BwRule>): PartieNode => ({
  kind: 'choice',
  seat: seatOf(state.toMove),
  options: some(options),
  cites,
});

/** Who acts, outside a combat. */
export const node = (state: PartieState): PartieNode => {
  if (state.result)
    return {
      kind: 'end',
      result: `${state.result.reason}:${state.result.winner ?? 'none'}`,
      cites: END_CITES[state.result.reason],
    };
  if (state.phase === 'initiative') return TOSS;
  if (state.moving !== null)
    return choice(state, places(state, state.moving), 'bw.tour.marqueur-action', 'bw.actions.liste');
  if (state.phase === 1) return choice(state, moves(state), 'bw.tour.alternance-phase-1', 'bw.tour.ordre-libre');
  const side = state.toMove;
  return choice(
    state,
    [
      ...attacks(state, side),
      ...livingOf(state, side).flatMap((unit) => gestures(state, unit)),
      { type: 'pass', side },
    ],
    'bw.tour.choix-phase-2',
    'bw.tour.alternance-phase-2',
  );
};

// Mode fields-of-eternia/solo: a whole solo or co-operative game, as a sheet that holds its combats (foe.solo.*).
import { type Rules, within } from '../../kernel/call.ts';
import type { Game, Invariant, Node, Step } from '../../kernel/game.ts';
import { some } from '../../kernel/result.ts';
import { COMBAT_INVARIANTS } from '../combat/invariants.ts';
import { LIMITS } from '../constants.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRule } from '../rules.ts';
import type { CombatState } from '../combat/types.ts';
import type { CombatEvent } from '../combat/event-types.ts';
import { healthOf } from './board.ts';
import { soloRules } from './combat.ts';
import { call, isFought } from './fight.ts';
import { type SOLO_REFUSALS } from './refusals.ts';
import { applyOwn, paymentsOf, refuse, reportsOf } from './reports.ts';
import { setup } from './setup.ts';
import type {
  AnySoloAction,
  AnySoloEvent,
  FoughtEvent,
  FoughtMode,
  SoloAction,
  SoloFight,
  SoloMode,
  SoloState,
} from './types.ts';

const { no } = faultsOf<FoeRule, typeof SOLO_REFUSALS>();
type SoloNode = Node<AnySoloAction, FoeRule>;
const node = (state: SoloState): SoloNode => {
  const { stage, fixed, owed, paying, score, success } = state;
  switch (stage) {
    case 'mise-en-place':
      return { kind: 'report', options: [{ type: 'solo-begin' }], cites: ['foe.solo.scenario', 'foe.solo.joueurs'] };
    case 'table':
      return {
        kind: 'report',
        options: reportsOf(state),
        cites: ['foe.solo.priorite', 'foe.solo.scenario', 'foe.solo.fin'],
      };
    case 'renforts':
      return {
        kind: 'choice',
        seat: 0,
        options: some(owed.map((outpost): SoloAction => ({ type: 'solo-reinforce', outpost }))),
        cites: ['foe.soldats.renforcer', 'foe.plateau.trois-soldats'],
      };
    case 'paiement':
      return {
        kind: 'choice',
        seat: fixed.heroes[paying?.hero ?? 0]?.player ?? 0,
        options: paymentsOf(state),
        cites: ['foe.vaincu.paiement', 'foe.eternium.partage'],
      };
    case 'fini':
      return {
        kind: 'end',
        result: `${success ? 'objectif' : 'limite'}:${score?.sum ?? 0}`,
        cites: ['foe.solo.fin', 'foe.solo.score-total'],
      };
  }
};
/** Everything a reader can see, `fixed` and the combat under way left out. */
const key = ({
  stage,
  round,
  turns,
  pv,
  eternium,
  debt,
  heroes,
  enemies,
  outposts,
  reserve,
  spent,
  owed,
  after,
  paying,
  fight,
  score,
  success,
}: SoloState): string =>
  JSON.stringify([
    stage,
    round,
    turns,
    pv,
    eternium,
    debt,
    heroes.map(({ damage, defeats, spells, consumables, goods }) => [damage, defeats, spells, consumables, goods]),
    enemies.map(({ damage, gone }) => [damage, gone]),
    outposts.map(({ held, soldiers }) => [held, soldiers]),
    reserve,
    spent,
    owed,
    after,
    paying && [paying.hero, paying.due],
    fight && [fight.hero, fight.enemy, fight.soldiers],
    score?.sum ?? null,
    success,
  ]);
/** An action of the combat never reaches the sheet's own rules. */
const isOwn = (action: AnySoloAction): action is SoloAction => !Object.hasOwn(call.types, action.type);
const own: Rules<SoloMode> = {
  node,
  apply: (state, action) => (isOwn(action) ? applyOwn(state, action) : { state, events: [] }),
  refuse: (state, action) => (isOwn(action) ? refuse(state, action) : no('solo-sans-combat', 'foe.solo.combat-heros')),
  key,
};
/** The combat's rules; its events are told apart by `tagged`, once the sheet knows which combat they were of. */
const fought: Rules<FoughtMode> = {
  ...soloRules,
  apply: (state, action) => soloRules.apply(state, action) as Step<CombatState, FoughtEvent>,
};
const held = within<SoloMode, FoughtMode>(own, fought, call, () => no('solo-sans-combat', 'foe.solo.combat-heros'));
/** Which combat an event was of: its sentence needs nothing else of the moment. */
const tagged = (event: AnySoloEvent | CombatEvent, fight: SoloFight | null): AnySoloEvent =>
  fight === null || event.type.startsWith('solo-') || isFought(event as AnySoloEvent)
    ? (event as AnySoloEvent)
    : ({ ...event, fight } as FoughtEvent);

const soldiersOut = ({ outposts }: SoloState): number => outposts.reduce((sum, { soldiers }) => sum + soldiers, 0);
const invariants: readonly Invariant<SoloState>[] = [
  {
    name: 'every enemy figure is somewhere',
    holds: (state) => state.reserve >= 0 && soldiersOut(state) + state.reserve === state.fixed.figures,
  },
  {
    name: 'three enemy soldiers at most, in enemy outposts',
    holds: ({ outposts }) =>
      outposts.every(
        ({ held: holder, soldiers }) =>
          soldiers >= 0 && soldiers <= LIMITS.soldiers && (holder === 'ennemi' || soldiers === 0),
      ),
  },
  {
    name: 'everybody stands',
    holds: (state) =>
      state.heroes.every((_, i) => healthOf(state, 0, i) > 0) &&
      state.enemies.every(({ gone }, i) => gone || healthOf(state, 1, i) > 0),
  },
  {
    name: 'no debt of Eternium, and a round of the track',
    holds: ({ eternium, debt, round, fixed }) => eternium >= 0 && debt >= 0 && round < fixed.track.length,
  },
  {
    name: 'a combat and its fighters come together',
    holds: ({ combat, fight, stage }) =>
      (combat === null) === (fight === null) && (combat === null || stage === 'table'),
  },
  { name: 'over exactly with a score', holds: ({ stage, score }) => (stage === 'fini') === (score !== null) },
  ...COMBAT_INVARIANTS.map(({ name, holds }): Invariant<SoloState> => ({
    name: `combat: ${name}`,
    holds: ({ combat }) => combat === null || holds(combat),
  })),
];
/** A solo or co-operative game; ends on « objectif:20 » or « limite:7 », the score after the colon. */
export const solo: Game<SoloMode> = {
  id: 'fields-of-eternia/solo',
  edition: 1,
  setup,
  ...held,
  apply: (state, action) => {
    const step = held.apply(state, action);
    return { state: step.state, events: step.events.map((event) => tagged(event, state.fight)) };
  },
  invariants,
};
export { soloText } from './text.ts';

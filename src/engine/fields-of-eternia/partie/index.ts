import { within } from '../../kernel/call.ts';
import type { Game } from '../../kernel/game.ts';
import { once } from '../../kernel/once.ts';
import { combatDeSoldats } from '../combat-de-soldats/index.ts';
import type { SoldiersMode } from '../combat-de-soldats/types.ts';
import type { CombatMode } from '../combat/event-types.ts';
import { contreesSauvages } from '../contrees-sauvages/index.ts';
import type { WildMode } from '../contrees-sauvages/types.ts';
import type { FoeRefusal } from '../faults.ts';
import type { ZoneId } from '../types.ts';
import { apply, BATAILLE_CALL, COMBAT_CALL, WILD_CALL } from './apply.ts';
import { epicRules, foughtOf } from './inner.ts';
import { INVARIANTS } from './invariants.ts';
import { key } from './keys.ts';
import { type PartieStep, teamOf, zoneOf } from './board.ts';
import { heroesAt, holderAt, isOutpost, soldiersAt, teamsAt } from './map.ts';
import { isZone } from './move.ts';
import { asides, node } from './node.ts';
import { refuse } from './refuse.ts';
import { CORE } from './refusals.ts';
import { notices, setup } from './setup.ts';
import { isInner } from './told.ts';
import type { BoardAction, PartieAction, PartieState, Team } from './types.ts';
import type { PartieEvent, PartieMode } from './event-types.ts';
import { veil } from './veil.ts';

const isBoard = (action: PartieAction): action is BoardAction =>
  ![COMBAT_CALL.types, WILD_CALL.types, BATAILLE_CALL.types].some((types) => Object.hasOwn(types, action.type));
const idle = ({ end }: PartieState): FoeRefusal =>
  end === null ? CORE.no('pas-de-combat', 'foe.combat.declenchement') : CORE.no('partie-finie', 'foe.fin.gagnant');

const board = {
  node,
  key,
  apply: (state: PartieState, action: PartieAction): PartieStep => {
    if (!isBoard(action)) throw new Error('partie: an action of a combat outside a combat');
    return apply(state, action);
  },
  refuse: (state: PartieState, action: PartieAction): FoeRefusal | undefined =>
    isBoard(action) ? refuse(state, action) : undefined,
};
const epic = within<PartieMode, CombatMode>(board, epicRules, COMBAT_CALL, idle);
const wild = within<PartieMode, WildMode>(epic, contreesSauvages, WILD_CALL, idle);
const rules = within<PartieMode, SoldiersMode>(wild, combatDeSoldats, BATAILLE_CALL, idle);

/** Who holds an outpost; while two teams are there, the one that was there first still does: the other is moving, or fighting. */
const residentAt = (state: PartieState, zone: ZoneId): Team | null => {
  const holder = holderAt(state, zone);
  if (holder !== undefined) return holder;
  const frame = state.stack.findLast(({ kind }) => kind === 'move' || kind === 'fight' || kind === 'clash');
  const intruder =
    frame?.kind === 'clash'
      ? frame.team
      : frame?.kind === 'move' || frame?.kind === 'fight'
        ? teamOf(state, frame.hero)
        : null;
  return teamsAt(state, zone).find((team) => team !== intruder) ?? null;
};
/** Outposts whose holder has changed. */
const controlEvents = (before: PartieState, after: PartieState): readonly PartieEvent[] =>
  before.heroes === after.heroes && before.soldiers === after.soldiers
    ? []
    : before.fixed.map.zones.flatMap(({ id: zone, merchant }): readonly PartieEvent[] => {
        if (!isOutpost(before, zone)) return [];
        const team = residentAt(after, zone);
        if (team === residentAt(before, zone)) return [];
        const alone = team !== null && soldiersAt(after, zone, team) > 0 && heroesAt(after, zone, team).length === 0;
        return [
          {
            type: 'p-control',
            team,
            zone,
            cites: [
              'foe.plateau.controle',
              ...(alone ? (['foe.plateau.controle-un-soldat'] as const) : []),
              ...(merchant === undefined || team === null ? [] : (['foe.plateau.capture'] as const)),
            ],
          },
        ];
      });
/** Events of an inner combat carry who fought whom; a zone that a combat knows by its id alone gets its name. */
const stamped = (before: PartieState, events: readonly PartieEvent[]): readonly PartieEvent[] => {
  const fought = foughtOf(before);
  if (fought === null) return events;
  return events.map((event) => {
    if (!isInner(event)) return event;
    const named =
      event.type === 'sent' && isZone(before, event.to) ? { ...event, name: zoneOf(before, event.to).name } : event;
    return { ...named, fought };
  });
};

/** A whole game (foe.*): each inner combat is played by its own mode. Ends on « <why>:<winners> ». */
export const partie: Game<PartieMode> = {
  id: 'fields-of-eternia/partie',
  edition: 2,
  setup,
  notices,
  ...rules,
  node: once(rules.node), // a turn lists much, and a skirmish asks it twice: once to know whether its game is over
  apply: (state, action) => {
    const { state: after, events } = rules.apply(state, action);
    return { state: after, events: [...stamped(state, events), ...controlEvents(state, after)] };
  },
  asides,
  veil,
  invariants: INVARIANTS,
};
export { partieText } from './text.ts';

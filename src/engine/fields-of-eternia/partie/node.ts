// Who acts now, and what is open: the frame on top of the stack says.
import type { Cite } from '../../kernel/rules.ts';
import { known } from '../../kernel/result.ts';
import { topOf } from '../../kernel/steps.ts';
import type { FoeRule } from '../rules.ts';
import { cardActions, cardAsides, CARDS_NODES } from './cards.ts';
import { DEFEAT_NODES } from './defeat.ts';
import { FIGHT_NODES } from './fight.ts';
import { endCites, FINALE_NODES } from './finale.ts';
import { choice, heroOf, holdsCombat, type Nodes, type PartieNode, teamOf } from './board.ts';
import { firstSteps, MOVE_NODES } from './move.ts';
import { pathsFrom } from './map.ts';
import { refuse } from './refuse.ts';
import { ROUND_NODES } from './round.ts';
import { soldierActions } from './soldiers.ts';
import { TURN_NODES } from './turn.ts';
import type { BoardAction, Frame, HeroIx, PartieState, Team } from './types.ts';

/** Everything that a turn may ask for; `refuse` keeps what is allowed. */
const turnActions = (state: PartieState, hero: HeroIx): readonly BoardAction[] => {
  const { zone } = heroOf(state, hero);
  const towers = state.fixed.map.zones
    .filter(({ tower }) => tower === true)
    .map(({ id: to }): BoardAction => ({ type: 'travel', to }));
  const outposts = state.fixed.options.avantPostesActionSeparee
    ? pathsFrom(state, zone).map((to): BoardAction => ({ type: 'outpost', to }))
    : [];
  const jumps = [...towers, ...outposts, ...soldierActions(state), { type: 'rest' } as const, ...cardActions(state)];
  return [...firstSteps(state), ...jumps.filter((action) => refuse(state, action) === undefined), { type: 'end-turn' }];
};
const TURN = {
  turn: ({ hero }, state) =>
    choice(
      teamOf(state, hero),
      turnActions(state, hero),
      'foe.activation.deux-actions',
      'foe.activation.action-unique',
      'foe.activation.liste-standard',
      'foe.activation.liste-gratuites',
    ),
} satisfies Pick<Nodes, 'turn'>;
const NODES: Nodes = {
  ...ROUND_NODES,
  ...TURN_NODES,
  ...TURN,
  ...MOVE_NODES,
  ...FIGHT_NODES,
  ...DEFEAT_NODES,
  ...FINALE_NODES,
  ...CARDS_NODES,
};
/** Who acts on a frame; undefined: it goes on by itself. */
export const nodeOf = <K extends Frame['kind']>(
  frame: Extract<Frame, { readonly kind: K }>,
  state: PartieState,
): PartieNode | undefined => (NODES[frame.kind as K] as Nodes[K])(frame, state);

/** "pv:0", "boss:", "egalite:0+1"… : why the game ended, and the teams that won it. */
export const node = (state: PartieState): PartieNode => {
  if (state.end !== null)
    return { kind: 'end', result: `${state.end.why}:${state.end.winners.join('+')}`, cites: endCites(state.end) };
  const frame = known(topOf(state));
  return known(nodeOf(frame as never, state));
};
export type Aside = Cite<FoeRule> & { readonly seat: Team; readonly action: BoardAction };
/** What may be done beside the node: equipment changed, objectives declared, spells of other teams. Never during a combat. */
export const asides = (state: PartieState): readonly Aside[] =>
  state.end !== null || holdsCombat(state)
    ? []
    : cardAsides(state).filter(({ action }) => refuse(state, action) === undefined);

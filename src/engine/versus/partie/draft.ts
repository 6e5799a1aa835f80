// What the engine asks while a game is prepared, refuses, and does with a choice.
import type { Step } from '../../kernel/game.ts';
import type { Some } from '../../kernel/result.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import { turnBegan } from '../mission/steps.ts';
import type { VsRule } from '../rules.ts';
import { ALL, atNext, chosen, type DraftPhase, isDraftPhase, isLegal } from './draft-choices.ts';
import { CAMP_NAMES, choiceFault, type DraftType, isDraft } from './draft-fits.ts';
import type { PartieEvent } from './event-types.ts';
import type { SETUP_REFUSALS } from './setup-refusals.ts';
import type { PartieAction, PartieState } from './types.ts';

const { no, noWith } = faultsOf<VsRule, typeof SETUP_REFUSALS>();
/** What each decision of the set-up waits for: the action, and what is said of anything else. */
const AWAITS: Readonly<
  Record<
    DraftPhase,
    { readonly type: DraftType; readonly code: keyof typeof SETUP_REFUSALS; readonly cites: Some<VsRule> }
  >
> = {
  hq: { type: 'hq', code: 'attend-qg', cites: ['vs.mise-en-place.qg-choix'] },
  lieutenant: { type: 'lieutenant', code: 'attend-lieutenant', cites: ['vs.pouvoirs-vilains.hush-lieutenant'] },
  avatar: { type: 'avatar', code: 'attend-avatar', cites: ['vs.pouvoirs-vilains.clayface-avatar-choix'] },
  team: {
    type: 'take',
    code: 'equipe-incomplete',
    cites: ['vs.mise-en-place.equipe-contrainte', 'vs.mise-en-place.finir'],
  },
  control: { type: 'control', code: 'attend-controle', cites: ['vs.pouvoirs-vilains.jervis-tetch-controle'] },
  operate: { type: 'operate', code: 'attend-operation', cites: ['vs.pouvoirs-vilains.prof-pyg-operation'] },
};

/** Every legal choice, cards in the order of the pool; empty once the game is prepared. */
export const draftOptions = (state: PartieState): readonly PartieAction[] =>
  isDraftPhase(state.phase) ? ALL[state.phase](state, state.picking).filter(isLegal(state)) : [];

const orderFault = (state: PartieState, action: PartieAction): Fault => {
  const { phase, picking } = state;
  if (!isDraftPhase(phase)) return no('preparation-finie', 'vs.mise-en-place.finir');
  const { type, code, cites } = AWAITS[phase];
  if (action.type !== type) return noWith(code, { camp: CAMP_NAMES[picking] }, ...cites);
  if (action.type === 'hq' && action.side !== picking)
    return noWith('qg-ordre', { camp: CAMP_NAMES[picking] }, 'vs.mise-en-place.qg-ordre');
  if (action.type === 'take' && action.side !== picking)
    return noWith('alternance', { camp: CAMP_NAMES[picking] }, 'vs.mise-en-place.equipe-alternance');
  return undefined;
};
/** Why not, of any action while the game is prepared, and of a set-up action at any time. */
export const draftFault = (state: PartieState, action: PartieAction): Fault =>
  orderFault(state, action) ?? (isDraft(action) ? choiceFault(state, action) : undefined);

/** Applies a choice that `draftFault` lets pass. After the last one the first turn begins. */
export const draftApply = (state: PartieState, action: PartieAction): Step<PartieState, PartieEvent> => {
  if (!isDraft(action)) return { state, events: [] };
  const { state: after, events } = chosen(state, action);
  const next = atNext(after);
  if (isDraftPhase(next.phase)) return { state: next, events };
  const { active, turn } = next;
  return {
    state: next,
    events: [
      ...events,
      {
        type: 'prepared',
        first: active,
        cites: ['vs.mise-en-place.finir', 'vs.mise-en-place.pions-pv', 'vs.mise-en-place.qg-figurine'],
      },
      turnBegan(turn, active),
    ],
  };
};

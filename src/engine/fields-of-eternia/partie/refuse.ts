// Why an action is refused: first whether its moment has come, then what its module says.
import { byTag } from '../../kernel/tags.ts';
import type { Some } from '../../kernel/result.ts';
import { topOf } from '../../kernel/steps.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { CARDS_REFUSE } from './cards.ts';
import { DEFEAT_REFUSE } from './defeat.ts';
import { FIGHT_REFUSE } from './fight.ts';
import { FINALE_REFUSE } from './finale.ts';
import { holdsCombat, type Refuses } from './board.ts';
import { MOVE_REFUSE } from './move.ts';
import { CORE } from './refusals.ts';
import { ROUND_REFUSE } from './round.ts';
import { SOLDIERS_REFUSE } from './soldiers.ts';
import { TURN_REFUSE } from './turn.ts';
import type { BoardAction, Frame, PartieState } from './types.ts';

const { no } = CORE;
/** Which frames take an action; those beside the node name the frames on which they may be asked. */
const TAKEN_BY: Readonly<Record<BoardAction['type'], Some<Frame['kind']>>> = {
  first: ['first'],
  deal: ['deal'],
  deploy: ['deploy'],
  activate: ['activate'],
  move: ['turn', 'move'],
  halt: ['move'],
  travel: ['turn'],
  outpost: ['turn'],
  reinforce: ['turn'],
  march: ['turn'],
  brave: ['turn'],
  quest: ['turn'],
  rest: ['turn'],
  acquire: ['turn'],
  train: ['turn'],
  trade: ['turn'],
  shop: ['turn'],
  renew: ['turn'],
  'end-turn': ['turn'],
  pick: ['pick'],
  take: ['draw'],
  roll: ['test'],
  recruit: ['recruit'],
  done: ['report'],
  gain: ['gain'],
  drop: ['discard'],
  give: ['trade'],
  shake: ['trade'],
  refresh: ['shop'],
  buy: ['shop'],
  leave: ['shop'],
  defend: ['defender'],
  'pay-debt': ['pay'],
  retreat: ['retreat'],
  duellist: ['duel'],
  cast: ['turn', 'activate'],
  equip: ['turn', 'shop'],
  unequip: ['turn', 'shop'],
  claim: ['turn', 'activate'],
};
/** What makes a moment wrong, told by the rule of the moment. */
const MOMENT: Readonly<Partial<Record<BoardAction['type'], Some<FoeRule>>>> = {
  activate: ['foe.activation.alternance'],
  move: ['foe.deplacement.d-un-seul-tenant', 'foe.activation.liste-standard'],
  halt: ['foe.deplacement.d-un-seul-tenant'],
  equip: ['foe.soutien.changer-equipement'],
  unequip: ['foe.soutien.changer-equipement'],
  shop: ['foe.marchand.derniere-action'],
  buy: ['foe.marchand.choix-marchand'],
  refresh: ['foe.marchand.rafraichir'],
  trade: ['foe.activation.liste-gratuites'],
  cast: ['foe.soutien.sort-plateau'],
  renew: ['foe.victoire.renouveler'],
  claim: ['foe.victoire.principal'],
  defend: ['foe.combat.un-seul-defenseur'],
  'pay-debt': ['foe.vaincu.paiement'],
  duellist: ['foe.fin.egalite-duel'],
};
const REFUSES: Refuses = {
  ...ROUND_REFUSE,
  ...TURN_REFUSE,
  ...MOVE_REFUSE,
  ...SOLDIERS_REFUSE,
  ...FIGHT_REFUSE,
  ...DEFEAT_REFUSE,
  ...FINALE_REFUSE,
  ...CARDS_REFUSE,
};
const asked = byTag<BoardAction, readonly [PartieState], Fault>(REFUSES);

export const refuse = (state: PartieState, action: BoardAction): Fault => {
  if (state.end !== null) return no('partie-finie', 'foe.fin.gagnant');
  if (holdsCombat(state)) return no('combat-en-cours', 'foe.combat.interruption');
  const frame = topOf(state);
  if (frame === undefined || !TAKEN_BY[action.type].includes(frame.kind))
    return no('autre-decision', ...(MOMENT[action.type] ?? ['foe.activation.liste-standard']));
  return asked(action, state);
};

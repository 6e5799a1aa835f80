// battleworld/combat for the shared islands.
import { combat } from '../../engine/battleworld/combat/index.ts';
import { combatText, combatTitle } from '../../engine/battleworld/combat/text.ts';
import type { CombatMode } from '../../engine/battleworld/combat/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { combatAttempts } from './attempts.ts';
import { CombatAsked, CombatBoard } from './Duel.tsx';
import { combatEffects, leadOf, settlesCombat } from './effects.ts';
import { combatHarm } from './harms.ts';
import { COMBAT_ODDS, combatFace, combatStake, combatTallies, eventTally, partLabel } from './mode-shared.ts';
import { combatAdvisor } from './odds.ts';

export const mode: ModeUi<CombatMode> = {
  jeu: 'battleworld',
  game: combat,
  text: combatText,
  Board: CombatBoard,
  asked: () => Promise.resolve(CombatAsked),
  stage: () => 'duel',
  effects: combatEffects,
  lead: leadOf,
  settles: settlesCombat,
  harms: combatHarm,
  links: () => import('../../engine/scenario/battleworld.ts').then(({ LINKS }) => LINKS.combat),
  chance: (action, state) => (action.type === 'roll' ? combatFace(state, action.value) : undefined),
  tallies: combatTallies,
  eventTally,
  partLabel,
  attempts: combatAttempts,
  title: combatTitle,
  script: { imposed: ({ rolls = [] }) => rolls.map((value) => ({ type: 'roll', value })) },
  stake: combatStake,
  odds: { advisor: combatAdvisor, words: COMBAT_ODDS },
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-combat.worker.ts', import.meta.url), { type: 'module' })),
};

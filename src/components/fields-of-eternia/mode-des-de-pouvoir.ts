// fields-of-eternia/des-de-pouvoir for the shared islands: an epic combat whose last phases are thrown.
import { scriptedDraw } from '../../engine/fields-of-eternia/combat/script.ts';
import type { CombatMode } from '../../engine/fields-of-eternia/combat/event-types.ts';
import { desDePouvoir } from '../../engine/fields-of-eternia/des-de-pouvoir/index.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { mode as combatMode } from './mode-combat-epique.ts';

const { odds: _, ...shared } = combatMode; // they are those of cards, not of dice
export const mode: ModeUi<CombatMode> = {
  ...shared,
  game: desDePouvoir,
  links: () => import('../../engine/scenario/fields-of-eternia.ts').then(({ LINKS }) => LINKS['des-de-pouvoir']),
  script: { scripted: (scenario, state) => scriptedDraw(scenario, state, desDePouvoir.node(state)) }, // its phases are more than those of an epic combat
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-des-de-pouvoir.worker.ts', import.meta.url), { type: 'module' })),
};

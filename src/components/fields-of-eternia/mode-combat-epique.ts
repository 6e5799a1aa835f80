// fields-of-eternia/combat-epique for the shared islands.
import { combatEpique } from '../../engine/fields-of-eternia/combat-epique/index.ts';
import { scriptedDraw } from '../../engine/fields-of-eternia/combat/script.ts';
import { combatText } from '../../engine/fields-of-eternia/combat/text.ts';
import type { CombatMode } from '../../engine/fields-of-eternia/combat/event-types.ts';
import type { ModeText } from '../../engine/kernel/text.ts';
import type { ModeUi } from '../play/mode.ts';
import { PlaceOdds } from '../play/PlaceOdds.tsx';
import { workerThinker } from '../play/worker-thinker.ts';
import { CombatBoard } from './CombatBoard.tsx';
import { onGrid } from './combat-taps.ts';
import { combatEffects } from './effects-combat.ts';
import { combatLead } from './leads.ts';
import { isOpenCombat } from './has-odds.ts';
import { COMBAT_ODDS, combatAdvisor } from './odds.ts';
import {
  combatAttempts,
  combatFace,
  combatForced,
  combatGroup,
  combatPart,
  combatTallies,
  combatTally,
  partLabel,
  WORDS,
} from './mode-shared.ts';

/** Once the cards are put away, what is told says first how the combat ended. */
const toldToTheEnd: ModeText<CombatMode> = {
  ...combatText,
  event: (event, state) => {
    const text = combatText.event(event, state);
    const { outcome, fixed, sides } = state; // never the rules: the state may be a veiled one
    if (event.type !== 'shuffled' || outcome === null) return text;
    const [one, two] = fixed.sides;
    const winner = typeof outcome.winner === 'number' ? fixed.sides[outcome.winner].name : 'Personne ne';
    return `${winner} gagne. Il reste ${sides[0].health} PS à ${one.name}, ${sides[1].health} à ${two.name}. ${text}`;
  },
};
export const mode: ModeUi<CombatMode> = {
  jeu: 'fields-of-eternia',
  game: combatEpique,
  text: toldToTheEnd,
  Board: CombatBoard,
  stage: () => 'fight',
  effects: combatEffects,
  lead: combatLead,
  part: combatPart,
  onBoard: onGrid,
  links: () => import('../../engine/scenario/fields-of-eternia.ts').then(({ LINKS }) => LINKS['combat-epique']),
  chance: combatFace,
  tallies: combatTallies,
  eventTally: combatTally,
  partLabel,
  group: combatGroup,
  attempts: combatAttempts,
  editable: true,
  title: ({ name }) => name,
  odds: { has: isOpenCombat, advisor: combatAdvisor, There: PlaceOdds, words: COMBAT_ODDS },
  script: { scripted: (scenario, state) => scriptedDraw(scenario, state, combatEpique.node(state)) },
  seats: ({ fixed }) => fixed.seats.length,
  forced: combatForced,
  hidden: { hides: ({ column }) => column === 'heros' },
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-combat-epique.worker.ts', import.meta.url), { type: 'module' })),
};

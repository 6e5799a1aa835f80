// battleworld/partie for the shared islands.
import { partie } from '../../engine/battleworld/partie/index.ts';
import { partieText } from '../../engine/battleworld/partie/text.ts';
import type { PartieAction, PartieMode, PartieState } from '../../engine/battleworld/partie/types.ts';
import type { Advice } from '../../engine/kernel/advice.ts';
import type { Advisor, ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { aimOf } from './aims.ts';
import { partieAttempts, partieGroup } from './attempts.ts';
import { partieHasOdds } from './has-odds.ts';
import { partieHarm } from './harms.ts';
import { COMBAT_ODDS, combatFace, combatStake, combatTallies, eventTally, partLabel } from './mode-shared.ts';
import { combatAdvisor } from './odds.ts';
import { leadOf, partieEffects, settlesCombat } from './effects.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { SIDE_NAMES } from './words.ts';
import { stageOf } from './stage.ts';

/** Odds while a combat is under way; nothing to compute outside. */
const advisor = (): Advisor<PartieState, PartieAction> => {
  const combats = combatAdvisor();
  return {
    stop: combats.stop,
    ask: async ({ combat }, onSeen) => {
      const advice = combat === null ? undefined : await combats.ask(combat, onSeen);
      if (advice === undefined) return undefined;
      const options = advice.options.flatMap(
        ({ action, ...shares }): readonly Advice<PartieAction>['options'][number][] =>
          action.type === 'declare' ? [] : [{ action, ...shares }],
      );
      return { ...advice, options };
    },
  };
};

export const mode: ModeUi<PartieMode> = {
  jeu: 'battleworld',
  game: partie,
  text: partieText,
  Board: PartieBoard,
  stage: stageOf,
  effects: partieEffects,
  lead: leadOf,
  settles: settlesCombat,
  harms: partieHarm,
  onBoard: (action, state) => aimOf(action, state).unit !== undefined,
  links: () => import('../../engine/scenario/battleworld.ts').then(({ LINKS }) => LINKS.partie),
  chance: (action, { combat }) => {
    if (action.type === 'roll') return combat === null ? undefined : combatFace(combat, action.value);
    return action.type === 'initiative'
      ? { kind: 'side', faces: 2, value: action.side === 'heroes' ? 1 : 2, label: SIDE_NAMES[action.side] }
      : undefined;
  },
  tallies: ({ combat }) => (combat === null ? [] : combatTallies(combat)),
  eventTally,
  partLabel,
  group: partieGroup,
  attempts: partieAttempts,
  editable: true,
  title: ({ name }) => name,
  script: { imposed: ({ rolls = [] }) => rolls.map((value) => ({ type: 'roll', value })) },
  forced: ({ type }) => type === 'pass', // alone: a side that the scenario leaves with nothing to do (A13)
  rarelyForced: true,
  stake: ({ combat }) => (combat === null ? undefined : combatStake(combat)),
  odds: { has: partieHasOdds, advisor, words: COMBAT_ODDS },
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-partie.worker.ts', import.meta.url), { type: 'module' })),
};

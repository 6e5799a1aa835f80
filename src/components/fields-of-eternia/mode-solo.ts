// fields-of-eternia/solo for the shared islands: the sheet, and the combats that it holds.
import { nameOf } from '../../engine/fields-of-eternia/solo/board.ts';
import { solo } from '../../engine/fields-of-eternia/solo/index.ts';
import { scoreOf, sheetOf } from '../../engine/fields-of-eternia/solo/score.ts';
import { SCORE_NAMES } from '../../engine/fields-of-eternia/solo/score-names.ts';
import { soloText } from '../../engine/fields-of-eternia/solo/text.ts';
import type { AnySoloAction, SoloAction, SoloMode, SoloState } from '../../engine/fields-of-eternia/solo/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { onGrid } from './combat-taps.ts';
import { soloLead } from './leads.ts';
import { soloEffects } from './effects-small.ts';
import { isCombatAction } from './inner.ts';
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
import { soloThings } from './solo-aims.ts';
import { SoloBoard } from './SoloBoard.tsx';

const GROUPS: Readonly<Record<SoloAction['type'], string>> = {
  'solo-begin': 'Manche',
  'solo-turn': 'Manche',
  'solo-round': 'Manche',
  'solo-objective': 'Manche',
  'solo-fight': 'Combattre',
  'solo-capture': 'Avant-postes',
  'solo-lose': 'Avant-postes',
  'solo-losses': 'Soldats ennemis',
  'solo-replace': 'Soldats ennemis',
  'solo-hurt': 'PS perdus',
  'solo-heal': 'PS rendus',
  'solo-eternium': 'Eternium',
  'solo-pv': 'PV',
  'solo-reinforce': 'Renforts',
  'solo-pay': 'Payer',
};
/** Many reports may be made at any time: each sort waits behind its name; those of the round stay in sight. */
const group = (action: SoloAction, { fixed }: SoloState): readonly [who: string, kind: string] => {
  const kind = GROUPS[action.type];
  if (kind === 'Manche' || action.type === 'solo-pay' || action.type === 'solo-reinforce') return ['', kind];
  if (action.type === 'solo-hurt' || action.type === 'solo-heal')
    return [kind, nameOf(fixed, action.side, action.hero)];
  return [
    kind,
    action.type === 'solo-fight'
      ? nameOf(fixed, 0, action.hero)
      : 'outpost' in action
        ? (fixed.outposts[action.outpost]?.name ?? kind)
        : kind,
  ];
};
const isScorePart = (what: string): what is keyof typeof SCORE_NAMES => Object.hasOwn(SCORE_NAMES, what);
const attempts = ({ combat, fixed }: SoloState): readonly AnySoloAction[] => {
  if (combat !== null) return combatAttempts(combat);
  return [
    ...fixed.outposts.flatMap((_, outpost): readonly SoloAction[] => [
      { type: 'solo-capture', outpost },
      { type: 'solo-replace', outpost, soldiers: 3 },
    ]),
    { type: 'solo-begin' },
    { type: 'solo-round' },
    ...fixed.enemies.map((_, enemy): SoloAction => ({ type: 'solo-fight', hero: 0, enemy, soldiers: 0 })),
  ];
};

export const mode: ModeUi<SoloMode> = {
  jeu: 'fields-of-eternia',
  game: solo,
  text: soloText,
  Board: SoloBoard,
  stage: () => 'fight',
  effects: soloEffects,
  lead: soloLead,
  part: ({ combat, round }) => (combat === null ? `Manche ${round + 1}` : combatPart(combat)),
  doers: ({ fixed }) => [
    ...fixed.heroes.map((_, hero) => nameOf(fixed, 0, hero)),
    ...fixed.enemies.map((_, enemy) => nameOf(fixed, 1, enemy)),
  ],
  onBoard: (action) => (isCombatAction(action) ? onGrid(action) : soloThings(action).length > 0),
  links: () => import('../../engine/scenario/fields-of-eternia.ts').then(({ LINKS }) => LINKS.solo),
  chance: (action, { combat }) => (combat !== null && isCombatAction(action) ? combatFace(action, combat) : undefined),
  tallies: (state) => {
    const { combat, score } = state;
    if (combat !== null) return combatTallies(combat);
    return [
      {
        label: score === null ? 'Score, si la partie finissait ici' : 'Score',
        tally: score ?? scoreOf(sheetOf(state)),
        ahead: false,
      },
    ];
  },
  eventTally: (event) =>
    event.type === 'solo-scored'
      ? event.tally
      : event.type === 'attack' || event.type === 'stopped'
        ? combatTally(event)
        : undefined,
  partLabel: (what) => (isScorePart(what) ? SCORE_NAMES[what] : partLabel(what)),
  group: (action, state) => (isCombatAction(action) ? combatGroup(action) : group(action, state)),
  attempts,
  editable: true,
  title: ({ name }) => name,
  seats: ({ fixed }) => fixed.players.length,
  forced: combatForced,
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-solo.worker.ts', import.meta.url), { type: 'module' })),
};

// What the modes that hold a combat in the wilds say alike.
import {
  WILD_TARGETS,
  type Scored,
  type WildAction,
  type WildState,
  type WildTally,
} from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { wavesOf } from '../../engine/fields-of-eternia/dice.ts';
import type { Prospect } from '../../engine/kernel/advice.ts';
import { meanText } from '../play/advice.ts';
import type { ChanceFace } from '../play/mode.ts';
import { markFace, poolFace } from './faces.ts';

export const wildFace = (action: WildAction): ChanceFace | undefined =>
  action.type === 'wild-test'
    ? markFace(action.face)
    : action.type === 'wild-throw'
      ? poolFace(action.faces)
      : undefined;
export const wildTallies = ({
  fixed,
  stage,
}: WildState): readonly { readonly label: string; readonly tally: WildTally; readonly ahead: boolean }[] =>
  stage === 'over' ? [] : [{ label: 'Dés (corps)', tally: fixed.body, ahead: false }];
const PARTS: Readonly<Record<string, string>> = { corps: 'corps du héros', equipement: 'équipement' };
export const wildPartLabel = (what: string): string => PARTS[what] ?? what;
export const wildForced = ({ type }: { readonly type: string }): boolean => type === 'wild-go';
const GROUPS: Readonly<Partial<Record<WildAction['type'], string>>> = {
  'wild-again': 'Relancer',
  'wild-assign': 'Affecter',
};
export const wildGroup = ({ type }: WildAction): readonly [who: string, kind: string] => ['', GROUPS[type] ?? 'Autres'];

const SCORED: readonly Scored[] = ['reussite', 'double'];
/** What a reader may want to try: candidates only, the engine says which are refused and why. */
export const wildAttempts = ({ stage, dice }: WildState): readonly WildAction[] => {
  if (stage === 'assign')
    return SCORED.flatMap((die) => WILD_TARGETS.map((to): WildAction => ({ type: 'wild-assign', die, to })));
  const more = { ...dice, relancer: 0 };
  return stage === 'reroll'
    ? [{ type: 'wild-again', extra: more }, { type: 'wild-assign', die: 'reussite', to: 'ps' }, { type: 'wild-go' }]
    : [
        ...wavesOf(dice)
          .slice(0, 1)
          .map((extra): WildAction => ({ type: 'wild-again', extra })),
        { type: 'wild-tame', yes: true },
      ];
};

export const WILD_ODDS_WORDS = {
  mean: ({ taken }: Prospect<unknown>): string => `PS perdus en moyenne : ${meanText(taken)}.`,
  note: () => 'Calcul exact, si le héros joue ensuite au mieux : vaincre d’abord, perdre le moins de PS ensuite.',
} as const;

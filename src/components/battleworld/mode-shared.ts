// What the two modes of Battleworld say alike.
import { combat } from '../../engine/battleworld/combat/index.ts';
import type { Camp, CombatState, PartCode } from '../../engine/battleworld/combat/types.ts';
import { tallyOf, trailing } from '../../engine/battleworld/combat/board.ts';
import { facesOf } from '../../engine/battleworld/combat/node.ts';
import type { BwRule } from '../../engine/battleworld/rules.ts';
import type { Criterion } from '../../engine/battleworld/combat/advise.ts';
import type { Prospect } from '../../engine/kernel/advice.ts';
import type { Ratio } from '../../engine/kernel/ratio.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import { chanceText, meanText } from '../play/advice.ts';
import type { ChanceFace } from '../play/mode.ts';

const PARTS: Readonly<Record<PartCode, string>> = {
  die: 'au dé',
  'die-doubled': 'au dé, compté double',
  'victory-bonus': 'pour les jetons de Victoire',
  strike: 'de frappe',
  brackets: 'pour les tranches',
};
export const partLabel = (what: string): string => (Object.hasOwn(PARTS, what) ? PARTS[what as PartCode] : what);

export const combatTallies = (
  state: CombatState,
): readonly { readonly label: string; readonly tally: Tally<BwRule>; readonly ahead: boolean }[] => {
  const behind = trailing(state);
  return [
    { label: 'Attaque', tally: tallyOf(state, 'attack'), ahead: behind === 'defence' },
    { label: 'Défense', tally: tallyOf(state, 'defence'), ahead: behind === 'attack' },
  ];
};

/** The face of a throw in a combat under way. */
export const combatFace = (state: CombatState, value: number): ChanceFace | undefined => {
  const due = state.due[0];
  return due === undefined ? undefined : { kind: 'die', faces: facesOf(state, due.by), value, label: `${value}` };
};

/** The total that an event of a combat tells. */
export const eventTally = (event: {
  readonly type: string;
  readonly tally?: Tally<BwRule>;
}): Tally<BwRule> | undefined => event.tally;

const CRITERION_WORDS: Readonly<Record<Criterion, string>> = {
  fall: 'les chances d’éliminer l’adversaire sans l’être soi-même',
  win: 'les chances de gagner le combat',
  wounds: 'les blessures qui comptent',
  tokens: 'les jetons gardés',
};
const isCriterion = (text: string): text is Criterion => Object.hasOwn(CRITERION_WORDS, text);
const happens = (share: Ratio | undefined): share is Ratio => share !== undefined && share.num > 0n;

/** What is told of a choice beside the chances to win, and what best play looks at; which of these decided here. */
export const COMBAT_ODDS = {
  mean: ({ dealt, taken, fells, falls, kept }: Prospect<unknown>): string =>
    [
      ...(happens(fells) ? [`Élimination ou destruction, chez l’adversaire : ${chanceText(fells).text}.`] : []),
      ...(happens(falls) ? [`Élimination ou destruction, chez soi : ${chanceText(falls).text}.`] : []),
      `Blessures qui comptent, en moyenne : infligées, ${meanText(dealt)} ; subies, ${meanText(taken)}.`,
      ...(kept === undefined ? [] : [`Jetons gardés, en moyenne : ${meanText(kept)}.`]),
    ].join(' '),
  note: (_: number | undefined, decided: string | undefined): string => {
    const why =
      decided === undefined || !isCriterion(decided)
        ? 'Ici, rien ne départage ces choix.'
        : `Ici, ce qui départage les meilleurs choix : ${CRITERION_WORDS[decided]}.`;
    return `Calcul exact, si chaque camp joue ensuite au mieux : éliminer la cible et survivre d’abord, puis gagner, puis les blessures qui comptent, puis les jetons gardés. ${why}`;
  },
};

const LEADS: Readonly<Record<Camp, string>> = { attack: "l'attaque mène", defence: 'la défense mène' };
const woundsText = (wounds: number): string =>
  wounds === 0 ? 'aucune blessure' : wounds === 1 ? '1 blessure' : `${wounds} blessures`;
/** What a combat would bring if the side that speaks concluded now, or else who leads. The engine concludes: no rule here. */
export const combatStake = (state: CombatState): string | undefined => {
  if (state.stage !== 'raise') return undefined;
  const conclude = { type: 'conclude', camp: state.speaks } as const;
  if (combat.refuse(state, conclude) === undefined) {
    const outcome = combat.apply(state, conclude).state.outcome;
    // a reroll may have dropped the side that speaks below the other: its wounds would be suffered, not inflicted
    if (outcome !== null)
      return outcome.winner === state.speaks
        ? woundsText(outcome.wounds)
        : outcome.winner === null
          ? 'égalité'
          : 'défaite';
  }
  const behind = trailing(state);
  return behind === null ? 'égalité' : LEADS[behind === 'attack' ? 'defence' : 'attack'];
};

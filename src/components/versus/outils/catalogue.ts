// The catalogue of powers as its page lists it: every record with its effects in order, and the tags by which a reader filters them. Read at build time only: POWERS and their words are heavy.
import { POWERS } from '../../../engine/versus/powers.ts';
import { HERO_STEPS } from '../../../engine/versus/power-words.ts';
import { VILLAIN_STEPS } from '../../../engine/versus/power-words-villains.ts';
import type { Effect, Power } from '../../../engine/versus/power-types.ts';
import type { VsRule } from '../../../engine/versus/rules.ts';
import type { Camp, Colour } from '../../../engine/versus/types.ts';
import { diceWord } from '../../../engine/versus/words.ts';
import { fold } from '../../../search/fold.ts';

export interface PartShown {
  readonly kind: string; // « Événement spécial »
  readonly runs: string; // « exécuté »
  readonly marks: readonly string[]; // dice, skills, tokens
  readonly steps: readonly { readonly rule: VsRule; readonly text: string }[];
}
export interface PowerShown {
  readonly power: Power;
  readonly names: string;
  readonly parts: readonly PartShown[];
  readonly tags: readonly string[];
}
export interface Choice {
  readonly tag: string;
  readonly label: string;
  readonly group?: string;
}
/** A filter: the name that it has in the address, its label, what may be chosen. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

const KIND_WORDS: Readonly<Record<Effect['kind'], string>> = { event: 'Événement spécial', permanent: 'Permanent' };
export const RUNS_WORDS: Readonly<Record<Effect['runs'], string>> = {
  full: 'exécuté',
  partial: 'exécuté en partie',
  prompt: 'guidé',
};
export const SECTIONS: readonly { readonly side: Camp; readonly id: string; readonly title: string }[] = [
  { side: 'hero', id: 'heros', title: 'Les héros' },
  { side: 'villain', id: 'vilains', title: 'Les vilains' },
];
const KIND_TAGS: Readonly<Record<Effect['kind'], string>> = { event: 'evenement', permanent: 'permanent' };
const RUNS_TAGS: Readonly<Record<Effect['runs'], string>> = { full: 'execute', partial: 'en-partie', prompt: 'guide' };
const COLOUR_TAGS: Readonly<Record<Colour, Choice>> = {
  white: { tag: 'de-blanc', label: 'dé blanc' },
  yellow: { tag: 'de-jaune', label: 'dé jaune' },
  orange: { tag: 'de-orange', label: 'dé orange' },
  red: { tag: 'de-rouge', label: 'dé rouge' },
  black: { tag: 'de-noir', label: 'dé noir' },
};
const STEPS = { ...HERO_STEPS, ...VILLAIN_STEPS };
const tagOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');
/** « parkour », whatever its number. */
const skillName = (skill: string): string => skill.replace(/ \d+$/, '');
const skillChoice = (skill: string): Choice => ({ tag: tagOf(skillName(skill)), label: skillName(skill) });
const tokenChoice = (token: string): Choice => ({ tag: tagOf(token), label: token });

const powers: readonly Power[] = POWERS;
const marksOf = ({ dice = [], skills = [], tokens = [] }: Effect): readonly string[] => [
  ...dice.map(({ colour, count, reroll }) => diceWord(count, colour, reroll)),
  ...skills,
  ...tokens,
];
const tagsOf = ({ effects }: Power): readonly string[] => [
  ...new Set(
    effects.flatMap(({ kind, runs, dice = [], skills = [], tokens = [] }) => [
      KIND_TAGS[kind],
      RUNS_TAGS[runs],
      ...dice.map(({ colour }) => COLOUR_TAGS[colour].tag),
      ...skills.map((skill) => skillChoice(skill).tag),
      ...tokens.map((token) => tokenChoice(token).tag),
    ]),
  ),
];
const partOf = (effect: Effect): PartShown => ({
  kind: KIND_WORDS[effect.kind],
  runs: RUNS_WORDS[effect.runs],
  marks: marksOf(effect),
  steps: effect.rules.map((rule) => ({ rule, text: STEPS[rule] ?? '' })),
});
/** The records of a camp, in the order of the booklet. */
export const powersOf = (side: Camp): readonly PowerShown[] =>
  powers
    .filter((power) => power.side === side)
    .map((power) => ({
      power,
      names: power.tiles.map(({ name }) => name).join(', '),
      parts: power.effects.map(partOf),
      tags: tagsOf(power),
    }));

const effects = powers.flatMap((power) => power.effects);
const sorted = (choices: readonly Choice[]): readonly Choice[] =>
  [...new Map(choices.map((choice) => [choice.tag, choice])).values()].toSorted((a, b) =>
    a.label.localeCompare(b.label, 'fr'),
  );
export const FILTERS: readonly Filter[] = [
  { name: 'camp', label: 'Camp', choices: SECTIONS.map(({ id, title }) => ({ tag: id, label: title })) },
  {
    name: 'genre',
    label: 'Genre',
    choices: (['event', 'permanent'] as const).map((kind) => ({ tag: KIND_TAGS[kind], label: KIND_WORDS[kind] })),
  },
  {
    name: 'site',
    label: 'Le site',
    choices: [
      { tag: RUNS_TAGS.full, label: 'l’exécute' },
      { tag: RUNS_TAGS.partial, label: 'l’exécute en partie' },
      { tag: RUNS_TAGS.prompt, label: 'le guide' },
    ],
  },
  {
    name: 'mot',
    label: 'Dé ou compétence',
    choices: [
      ...Object.values(COLOUR_TAGS).map((choice) => ({ ...choice, group: 'Dés' })),
      ...sorted(effects.flatMap(({ skills = [] }) => skills.map(skillChoice))).map((choice) => ({
        ...choice,
        group: 'Compétences',
      })),
    ],
  },
  { name: 'pion', label: 'Pion', choices: sorted(effects.flatMap(({ tokens = [] }) => tokens.map(tokenChoice))) },
];

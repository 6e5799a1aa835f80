// Why a deck, a booster, an edition or a collection is not one, in French: whole sentences, from the values of the refusal alone.
import type { Refusal } from '../kernel/rules.ts';
import { TYPE_LABELS } from './language/labels.ts';
import { TECHNIQUE_TYPES } from './types.ts';

type Values = Readonly<Record<string, string | number>>;
type Sentences = Readonly<Record<string, (values: Values) => string>>;

const gap = ({ size, count }: Values): string => {
  const missing = Number(size) - Number(count);
  return missing > 0 ? `il en manque ${missing}` : `il y en a ${-missing} de trop`;
};
/** « attaque 5, défense 3 »: the types that a refusal counts. */
const counted = (values: Values): string =>
  TECHNIQUE_TYPES.flatMap((type) =>
    Object.hasOwn(values, type) ? [`${TYPE_LABELS[type]} ${values[type] ?? 0}`] : [],
  ).join(', ');
const timesIn = (where: string, { titre, count, owned }: Values): string =>
  `« ${titre} » figure ${count} fois dans le deck, mais ${owned === 1 ? 'une seule fois' : `${owned} fois seulement`} dans ${where}.`;
const cards = (count: string | number | undefined): string =>
  Number(count) > 1 ? `${count} cartes` : `${count ?? 0} carte`;

/** A deck alone: all that a whole game has to say. */
const DECK_SENTENCES = {
  'deck-taille': (values) => `Un deck compte ${values['size']} cartes : ${gap(values)}.`,
  'deck-types': (values) => `Il faut ${values['each']} cartes de chaque type : ${counted(values)}.`,
} as const satisfies Sentences;
/** Where decks come from. */
const FORMING_SENTENCES = {
  'booster-taille': (values) => `Un booster compte ${values['size']} cartes : ${gap(values)}.`,
  'booster-types': (values) => `Un booster compte ${values['each']} cartes de chaque type : ${counted(values)}.`,
  'booster-doublon': ({ titre }) =>
    `« ${titre} » figure deux fois : dans un booster, les deux cartes d’un type sont différentes.`,
  'boosters-nombre': ({ needed, count }) => `Pour ce deck, on ouvre ${needed} boosters, et non ${count}.`,
  'aleatoire-choix': () => 'Un deck aléatoire garde toutes les cartes de ses boosters, et aucune autre.',
  'scelle-exemplaires': (values) =>
    values['owned'] === 0
      ? `« ${values['titre']} » n’est dans aucun de ces boosters.`
      : timesIn('ces boosters', values),
  'collection-exemplaires': (values) =>
    values['owned'] === 0 ? `« ${values['titre']} » n’est pas dans la collection.` : timesIn('la collection', values),
  'collection-nombre': () => 'Le nombre d’exemplaires d’une carte est un entier de 0 à 9 999.',
  'collection-types': (values) =>
    `La collection doit offrir au moins ${cards(values['each'])} de chaque type : ${counted(values)}.`,
  'edition-types': (values) =>
    `L’édition doit compter au moins ${cards(values['each'])} de chaque type pour ouvrir un booster : ${counted(values)}.`,
  'edition-taille': (values) =>
    `Ici, une édition ne dépasse pas ${cards(values['most'])} d’un même type : ${counted(values)}.`,
} as const satisfies Sentences;
export type DeckCode = keyof typeof DECK_SENTENCES | keyof typeof FORMING_SENTENCES;

const told =
  (sentences: Sentences) =>
  ({ code, values = {} }: Pick<Refusal<string>, 'code' | 'values'>): string | undefined =>
    Object.hasOwn(sentences, code) ? sentences[code]?.(values) : undefined;
/** The sentence of a fault of `deckFaults`; undefined for any other. */
export const deckRefusalText = /* @__PURE__ */ told(DECK_SENTENCES);
/** The sentence of any fault of decks.ts; undefined for any other. */
export const formingRefusalText = /* @__PURE__ */ told({ ...DECK_SENTENCES, ...FORMING_SENTENCES });

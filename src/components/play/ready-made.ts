// A ready-made scenario as the page of the table offers it, and the ways to find one: why one would play it, for how many, how long, alone or not.
import type { Seat } from '../../engine/kernel/game.ts';
import { type Reached, type Why, WHYS } from '../../engine/scenario/ready.ts';
import type { Vignette } from '../scene/vignette.ts';

export interface ReadyMade {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly goal?: string;
  readonly reached?: Reached;
  readonly seat?: Seat;
  readonly mode: string; // id of its game
  readonly why: Why;
  readonly minutes: number;
  readonly level: 1 | 2 | 3;
  readonly players: number;
  readonly alone?: true; // for one person, or against a machine that thinks
  readonly editable?: true; // the workshop opens it
  readonly teaches: readonly { readonly title: string; readonly href: string }[];
  readonly scenario: unknown;
  readonly drawing: Vignette; // of its position
  readonly href: string; // the same by its link: what a press does before the page has woken
}

export const WHY_WORDS: Readonly<Record<Why, string>> = {
  'premiere-partie': 'première partie',
  'duel-equilibre': 'duel équilibré',
  'casse-tete': 'casse-tête',
  'dernier-tour': 'dernier tour',
  siege: 'siège',
  'forces-inegales': 'forces inégales',
  'grande-table': 'grande table',
  'partie-entiere': 'partie entière',
  solitaire: 'en solitaire',
  preparation: 'préparation',
  suivi: 'suivi d’une vraie table',
};
export const LEVEL_WORDS = { 1: 'facile', 2: 'moyen', 3: 'difficile' } as const satisfies Record<
  ReadyMade['level'],
  string
>;
const playersText = (count: number): string => (count === 1 ? '1 joueur' : `${count} joueurs`);
/** « 2 joueurs · 20 min · première partie · facile ». */
export const factsOf = ({ players, minutes, why, level }: ReadyMade): string =>
  [playersText(players), `${minutes} min`, WHY_WORDS[why], LEVEL_WORDS[level]].join(' · ');

interface Value {
  readonly value: string;
  readonly label: string;
}
interface Facet {
  readonly key: string; // in the address
  readonly name: string;
  readonly of: (one: ReadyMade) => string | undefined;
  readonly values: (all: readonly ReadyMade[]) => readonly Value[];
}
const LENGTHS: readonly (Value & { readonly most: number })[] = [
  { value: 'courte', label: '15 min au plus', most: 15 },
  { value: 'moyenne', label: 'de 16 à 45 min', most: 45 },
  { value: 'longue', label: 'plus de 45 min', most: Infinity },
];
const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** What one may choose by, in the order of the page; the kinds of play come last, by the titles of their modes. */
export const facetsOf = (modes: Readonly<Record<string, string>>): readonly Facet[] => [
  {
    key: 'pour',
    name: 'Pourquoi',
    of: ({ why }) => why,
    values: () => WHYS.map((value) => ({ value, label: WHY_WORDS[value] })),
  },
  {
    key: 'joueurs',
    name: 'À combien',
    of: ({ players }) => `${players}`,
    values: (all) =>
      distinct(all.map(({ players }) => players))
        .toSorted((a, b) => a - b)
        .map((count) => ({ value: `${count}`, label: playersText(count) })),
  },
  {
    key: 'duree',
    name: 'Durée',
    of: ({ minutes }) => LENGTHS.find(({ most }) => minutes <= most)?.value,
    values: () => LENGTHS,
  },
  {
    key: 'seul',
    name: 'Sans personne en face',
    of: ({ alone }) => (alone === true ? 'oui' : undefined),
    values: () => [{ value: 'oui', label: 'seul, ou contre la machine' }],
  },
  {
    key: 'sorte',
    name: 'Sorte',
    of: ({ mode }) => mode.slice(mode.indexOf('/') + 1),
    values: () =>
      Object.entries(modes).map(([id, label]) => ({
        value: id.slice(id.indexOf('/') + 1),
        label: label.toLowerCase(),
      })),
  },
];
/** What is chosen, by the key of its facet. */
export type Chosen = Readonly<Record<string, string>>;

export const isKept = (facets: readonly Facet[], chosen: Chosen, one: ReadyMade): boolean =>
  facets.every(({ key, of }) => chosen[key] === undefined || of(one) === chosen[key]);
export interface Chip extends Value {
  readonly left: number; // scenarios if it were chosen beside the rest
  readonly on: boolean;
}
export interface ChipGroup {
  readonly key: string;
  readonly name: string;
  readonly chips: readonly Chip[];
}
/** The chips that tell scenarios apart: what all of them have, or none, is not asked. */
export const chipsOf = (facets: readonly Facet[], all: readonly ReadyMade[], chosen: Chosen): readonly ChipGroup[] =>
  facets.flatMap(({ key, name, of, values }) => {
    const { [key]: mine, ...others } = chosen;
    const beside = all.filter((one) => isKept(facets, others, one));
    const chips = values(all)
      .filter(({ value }) => {
        const count = all.filter((one) => of(one) === value).length;
        return count > 0 && count < all.length;
      })
      .map(({ value, label }) => ({
        value,
        label,
        left: beside.filter((one) => of(one) === value).length,
        on: mine === value,
      }));
    return chips.length === 0 ? [] : [{ key, name, chips }];
  });

/** The shortest address of a ready-made scenario: it lasts as long as the scenario, whose id never changes. */
export const readyAddress = ({ id }: Pick<ReadyMade, 'id'>): string => `#pret=${id}`;
/** What an address opens: the link of the scenario that it names; itself when it names none. */
export const linkIn = (hash: string, all: readonly ReadyMade[]): string => {
  const named = all.find((one) => readyAddress(one) === hash);
  return named === undefined ? hash : named.href.slice(named.href.indexOf('#'));
};

/** In the address: « #filtre&pour=siege&joueurs=2 »; empty when nothing is chosen. */
export const chosenText = (chosen: Chosen): string => {
  const text = new URLSearchParams(chosen).toString();
  return text === '' ? '' : `#filtre&${text}`;
};
/** What an address chooses; values that no chip has are left out. */
export const chosenIn = (hash: string, groups: readonly ChipGroup[]): Chosen => {
  if (!hash.startsWith('#filtre&')) return {};
  const told = new URLSearchParams(hash.slice('#filtre&'.length));
  return Object.fromEntries(
    groups.flatMap(({ key, chips }) => {
      const value = told.get(key);
      return value !== null && chips.some((chip) => chip.value === value) ? [[key, value]] : [];
    }),
  );
};

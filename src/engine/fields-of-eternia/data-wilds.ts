// The encounter deck: creatures, allies, events. Examples all: the source prints the figures that `SOURCED_CARDS` of data.ts lists, and no other.
import type { Ability, Bonus, Effect, EncounterCard, EventCard, Faction, WildCard } from './types.ts';

type Figures = readonly [health: number, attack: number, defense: number, cost: number | null];
type More = Partial<Pick<WildCard, 'ability' | 'reward' | 'faction'>>;
const enemy = (
  type: WildCard['type'],
  id: string,
  name: string,
  [health, attack, defense, cost]: Figures,
  bonus: Bonus,
  more: More = {},
): WildCard => ({ type, id, name, health, attack, defense, cost, bonus, ...more });
const creature = (id: string, name: string, figures: Figures, bonus: Bonus, more: More = {}): WildCard =>
  enemy('creature', id, name, figures, bonus, more);
const ally = (id: string, name: string, faction: Faction, figures: Figures, bonus: Bonus, more: More = {}): WildCard =>
  enemy('allie', id, name, figures, bonus, { faction, ...more });
const eternium = (value: number): readonly Effect[] => [{ do: 'eternium', value }];
const plus = (zone: 'attaque' | 'defense', value: number): Effect => ({ do: 'plus', zone, value });
const test = (success: readonly Effect[], failure: readonly Effect[] = []): Ability => ({
  effects: [{ do: 'jet', success, failure }],
});

export const EXAMPLE_CREATURES: readonly WildCard[] = [
  // Which figure its ability raises is lost with the icon (M13): attack is an example.
  creature(
    'dylinx',
    'Dylinx',
    [3, 3, 2, 2],
    { deplacement: 1 },
    { ability: test([plus('attaque', 1)]), reward: eternium(1) },
  ),
  creature('ex-loup-des-brumes', 'Loup des brumes', [2, 3, 1, 1], { initiative: 1 }, { reward: eternium(1) }),
  creature(
    'ex-serpent-des-sables',
    'Serpent des sables',
    [2, 4, 0, null],
    {},
    { ability: { effects: [{ do: 'infliger', value: 1 }] }, reward: eternium(2) },
  ),
  creature(
    'ex-golem-de-basalte',
    'Golem de basalte',
    [4, 2, 3, 3],
    { defense: 1 },
    { reward: [{ do: 'carte', card: 'plus2' }] },
  ),
  creature(
    'ex-aigle-des-cimes',
    'Aigle des cimes',
    [2, 2, 2, 3],
    { vol: true },
    { ability: test([], [plus('defense', 1)]) },
  ),
  creature(
    'ex-belier-cuirasse',
    'Bélier cuirassé',
    [3, 2, 2, 2],
    { corps: 1 },
    { ability: { effects: [plus('defense', 1)] }, reward: eternium(1) },
  ),
  creature(
    'ex-araignee-de-cristal',
    'Araignée de cristal',
    [3, 4, 1, 2],
    { esprit: 1 },
    { ability: test([{ do: 'infliger', value: 1 }]), reward: eternium(2) },
  ),
  creature('ex-lezard-de-lave', 'Lézard de lave', [4, 4, 2, null], {}, { reward: [{ do: 'pv', value: 1 }] }),
];
export const EXAMPLE_ALLIES: readonly WildCard[] = [
  ally('ex-garde-royal', 'Garde royal', 'masters', [2, 2, 2, 2], { defense: 1 }, { reward: eternium(1) }),
  ally(
    'ex-eclaireuse',
    'Éclaireuse des plaines',
    'masters',
    [2, 3, 1, 2],
    { deplacement: 1 },
    { ability: test([plus('attaque', 1)]), reward: eternium(1) },
  ),
  ally('ex-pillard', 'Pillard', 'evil', [2, 3, 1, 2], { attaque: 1 }, { reward: eternium(2) }),
  ally(
    'ex-apprenti-sorcier',
    'Apprenti sorcier',
    'evil',
    [3, 2, 2, 3],
    { esprit: 1 },
    { ability: { effects: [{ do: 'infliger', value: 1 }] }, reward: [{ do: 'carte', card: 'surcharge' }] },
  ),
];
const event = (id: string, name: string, text: string, ...effects: readonly Effect[]): EventCard => ({
  type: 'evenement',
  id,
  name,
  text,
  effects,
});
const EXAMPLE_EVENTS: readonly EventCard[] = [
  event('ex-filon', 'Filon à ciel ouvert', 'Votre équipe gagne 2 Eternium.', { do: 'eternium', value: 2 }),
  event('ex-source-claire', 'Source claire', 'Le héros récupère 2 PS.', { do: 'soigner', value: 2 }),
  event('ex-eboulement', 'Éboulement', 'Lancez un dé. Échec : le héros perd 1 PS.', {
    do: 'jet',
    success: [],
    failure: [{ do: 'perdre', value: 1 }],
  }),
  event('ex-coffre-oublie', 'Coffre oublié', 'Lancez un dé. Réussite : 3 Eternium.', {
    do: 'jet',
    success: [{ do: 'eternium', value: 3 }],
    failure: [],
  }),
  event('ex-vieux-maitre', 'Vieux maître', 'Prenez une carte « +2 ».', { do: 'carte', card: 'plus2' }),
  event('ex-tempete', 'Tempête', 'Le héros perd 1 PS.', { do: 'perdre', value: 1 }),
];
export const EXAMPLE_ENCOUNTERS: readonly EncounterCard[] = [
  ...EXAMPLE_CREATURES,
  ...EXAMPLE_ALLIES,
  ...EXAMPLE_EVENTS,
];
/** An example enemy of the wilds by its id. */
export const wildOf = (id: string): WildCard | undefined =>
  [...EXAMPLE_CREATURES, ...EXAMPLE_ALLIES].find((one) => one.id === id);

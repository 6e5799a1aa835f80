// Diagrams of what each kind of card bears: one of each side by side, or one large with its parts named. All are the site's examples, and their captions say so.
import { STARTING_DECK } from '../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_EPICS } from '../../engine/fields-of-eternia/data-epic.ts';
import { EXAMPLE_MERCHANT_CARDS } from '../../engine/fields-of-eternia/data-merchants.ts';
import { EXAMPLE_QUESTS, EXAMPLE_VICTORY } from '../../engine/fields-of-eternia/data-quests.ts';
import { EXAMPLE_CLASHES } from '../../engine/fields-of-eternia/data-solo.ts';
import { EXAMPLE_ENCOUNTERS } from '../../engine/fields-of-eternia/data-wilds.ts';
import { heroOf } from '../../engine/fields-of-eternia/heroes.ts';
import { COMBAT_CARDS } from '../../engine/fields-of-eternia/types.ts';
import { CARD_NAMES, effectsText, WEAPON_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { capital, plural } from '../../engine/kernel/french.ts';
import { known } from '../../engine/kernel/result.ts';
import { emblemOf, WEAPON_EMBLEMS } from './emblems.ts';
import {
  card,
  type Drawings,
  fact,
  type FoeSchema,
  type PictureItem,
  points,
  printed,
  printedLine,
} from './schemas-kit.ts';
import { MERCHANT_NAMES } from './words.ts';

const NOT_OURS = 'exemples, valeurs absentes du livret';
const ALL = [...EXAMPLE_MERCHANT_CARDS, ...EXAMPLE_QUESTS, ...EXAMPLE_ENCOUNTERS, ...EXAMPLE_EPICS];
/** A card under the name of its kind. */
const one = (title: string, id: string): PictureItem => ({
  title,
  pictures: [printed(ALL.find((each) => each.id === id))],
});
const cards = (caption: string, ...items: readonly PictureItem[]): FoeSchema => ({
  kind: 'strip',
  caption: `${caption} (${NOT_OURS}).`,
  items,
});

const victoires = (): FoeSchema =>
  cards(
    'Trois cartes victoire : en haut l’objectif principal, dessous le secondaire, et ce que chacun rapporte',
    ...EXAMPLE_VICTORY.slice(0, 3).map((goal) => ({
      title: `${goal.main.pv} PV, puis ${goal.second.pv}`,
      pictures: [printed(goal)],
    })),
  );
const quetes = (): FoeSchema =>
  cards('Deux quêtes', one('Aux dés', 'ex-porte-scellee'), one('Quelque chose à faire', 'ex-messagere'));
const equipements = (): FoeSchema =>
  cards(
    'Les trois sortes d’équipement ; dans le coin, le prix en Eternium',
    one('Armure', 'ex-cuirasse'),
    one('Artefact', 'ex-talisman'),
    one('Consommable', 'ex-potion'),
  );
const sorts = (): FoeSchema =>
  cards(
    'Un sort dit où il se joue',
    one('En combat', 'boule-de-feu'),
    one('Sur le plateau', 'ex-transmutation'),
    one('L’un ou l’autre', 'ex-guerison'),
  );
const marchands = (): FoeSchema =>
  cards(
    'Ce que vend chaque marchand',
    one(capital(MERCHANT_NAMES.boutique), 'ex-cuirasse'),
    one(capital(MERCHANT_NAMES.guilde), 'ex-guerison'),
    one(capital(MERCHANT_NAMES.forge), 'ex-char'),
  );
const rencontres = (): FoeSchema =>
  cards(
    'Les trois sortes de cartes rencontre',
    ...(['creature', 'allie', 'evenement'] as const).map((type) => {
      const found = known(EXAMPLE_ENCOUNTERS.find((each) => each.type === type));
      return one({ creature: 'Créature', allie: 'Allié', evenement: 'Événement' }[type], found.id);
    }),
  );
const pvDe = (): FoeSchema => {
  const [goal, quest] = [known(EXAMPLE_VICTORY[0]), 'ex-porte-scellee'];
  return cards(
    'D’où viennent les points',
    { title: 'Une carte victoire', pictures: [printed(goal), points(goal.main.pv)] },
    one('Une quête', quest),
    one('Une créature épique', known(EXAMPLE_EPICS[0]).id),
  );
};
const heros = (): FoeSchema => {
  const { id, name, health, spirit, initiative, body, movement, weapons } = known(heroOf('teela'));
  return {
    kind: 'parts',
    emblem: emblemOf(id),
    side: 'blue',
    caption: `La carte de Teela (${NOT_OURS}).`,
    parts: [
      { at: 'name', shown: name, name: 'Nom', what: 'celui de sa figurine et de son jeton' },
      fact('PS', health, 'Points de santé', 'à 0, elle est vaincue'),
      fact('Initiative', initiative, 'Initiative', 'elle s’ajoute à celle des cartes'),
      fact('Esprit', spirit, 'Esprit', 'combien de fois elle peut se concentrer'),
      fact('Corps', body, 'Corps', 'combien de dés elle lance en contrée'),
      fact('Déplacement', movement, 'Déplacement', 'ses points pour une action'),
      ...weapons.map((weapon) =>
        printedLine(
          `${weapon.name}, ${WEAPON_NAMES[weapon.kind]}.`,
          capital(effectsText(weapon.surge.effects)),
          weapon.name,
          'ce que fait sa surcharge',
        ),
      ),
    ],
  };
};
const affrontement = (): FoeSchema => {
  const { weapon, attack, defense, initiative, effects } = known(EXAMPLE_CLASHES[0]);
  return {
    kind: 'parts',
    emblem: WEAPON_EMBLEMS[weapon],
    side: 'red',
    caption: `Une carte affrontement (${NOT_OURS}).`,
    parts: [
      { at: 'name', shown: capital(WEAPON_NAMES[weapon]), name: 'Type', what: 'l’arme que prend l’ennemi' },
      fact('Attaque', attack, 'Attaque', 'son coup'),
      fact('Défense', defense, 'Défense', 'ce qu’il faut dépasser'),
      fact('Initiative', initiative, 'Initiative', 'comparée à celle du héros'),
      printedLine(
        undefined,
        plural(effects, 'carte effet', 'cartes effet'),
        'Cartes effet',
        'combien on en pioche en phase 4',
      ),
    ],
  };
};
const paquet = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption: `Le paquet de combat d’une équipe au départ : ${COMBAT_CARDS.reduce((sum, each) => sum + STARTING_DECK[each], 0)} cartes.`,
  items: COMBAT_CARDS.map((each) => ({
    title: capital(CARD_NAMES[each]),
    text: plural(STARTING_DECK[each], 'carte', 'cartes'),
    pictures: [card(each)],
  })),
});
export const CARDS: Drawings = {
  'cartes-victoire': victoires,
  'cartes-quete': quetes,
  'cartes-equipement': equipements,
  'cartes-sort': sorts,
  'cartes-marchand': marchands,
  'cartes-rencontre': rencontres,
  'cartes-points': pvDe,
  'carte-heros': heros,
  'carte-affrontement': affrontement,
  'paquet-de-depart': paquet,
};

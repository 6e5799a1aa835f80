// Diagrams of the cards a team plays or a hero carries: victory, quests, merchants, support.
import { COSTS, LIMITS } from '../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_EPICS } from '../../engine/fields-of-eternia/data-epic.ts';
import {
  EXAMPLE_EQUIPMENT,
  EXAMPLE_MERCHANT_CARDS,
  EXAMPLE_VEHICLES,
} from '../../engine/fields-of-eternia/data-merchants.ts';
import { EXAMPLE_VICTORY } from '../../engine/fields-of-eternia/data-quests.ts';
import { EXAMPLE_ALLIES } from '../../engine/fields-of-eternia/data-wilds.ts';
import { costOf } from '../../engine/fields-of-eternia/partie/merchants.ts';
import type { AnyCard, CardId } from '../../engine/fields-of-eternia/types.ts';
import { effectsText } from '../../engine/fields-of-eternia/words.ts';
import { capital, plural } from '../../engine/kernel/french.ts';
import { bonusText } from './card-facts.ts';
import { emblemOf } from './emblems.ts';
import {
  back,
  crystals,
  type Drawings,
  type FoeSchema,
  op,
  pawn,
  points,
  printed,
  stall,
  fact,
  printedLine,
} from './schemas-kit.ts';

const goods = (id: CardId): AnyCard => {
  const found = EXAMPLE_MERCHANT_CARDS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`schéma : carte « ${id} » inconnue`);
  return found;
};

// ── Victory and quests
const vieVictoire = (): FoeSchema => {
  const [card] = EXAMPLE_VICTORY;
  if (card === undefined) throw new Error('schéma : aucune carte victoire');
  return {
    kind: 'strip',
    ordered: true,
    caption: 'La vie d’une carte victoire.',
    items: [
      { title: 'En main', text: 'secrète', pictures: [back()] },
      {
        title: 'Révélée',
        text: `l’objectif principal donne ${card.main.pv} PV`,
        pictures: [printed(card, { done: 1 }), points(card.main.pv)],
      },
      {
        title: 'Réussie',
        text: `le secondaire donne ${card.second.pv} PV`,
        pictures: [printed(card, { done: 2 }), points(card.second.pv)],
      },
    ],
  };
};
const carteEpique = (): FoeSchema => {
  const card = EXAMPLE_EPICS[1];
  if (card === undefined) throw new Error('schéma : aucune créature épique');
  return {
    kind: 'parts',
    emblem: emblemOf(card.id),
    side: 'red',
    caption: 'Une carte créature épique d’exemple.',
    parts: [
      { at: 'name', shown: card.name, name: 'Nom', what: 'celui de la créature' },
      fact('Initiative', card.initiative, 'Initiative', 'comparée à celle du héros'),
      fact('Attaque', card.attack, 'Attaque', 'son coup, avant le dé épique'),
      fact('Défense', card.defense, 'Défense', 'ce qu’il faut dépasser'),
      fact('PS', card.health, 'Points de santé', 'à 0, elle est vaincue'),
      fact('Eternium', card.cost ?? 0, 'Coût', 'le prix pour la dompter'),
      printedLine(
        `${card.passive?.name ?? ''}.`,
        capital(effectsText(card.passive?.effects ?? [])),
        'Capacité passive',
        'appliquée à la fin de la phase 4',
      ),
      printedLine(
        `Surcharge, ${card.surge?.name ?? ''}.`,
        capital(effectsText(card.surge?.effects ?? [])),
        'Capacité surcharge',
        'si le dé épique la déclenche',
      ),
      printedLine('Récompense.', capital(effectsText(card.reward ?? [])), 'Récompense', 'à qui la bat'),
      printedLine('Bonus.', capital(bonusText(card.bonus ?? {})), 'Bonus du héros', 'une fois domptée'),
    ],
  };
};

// ── Merchants
const prix = (): FoeSchema => {
  const shops = [1, 2, 3];
  return {
    kind: 'table',
    caption: 'Ce que l’on paie, selon le coût imprimé et le nombre d’avant-postes de ce marchand.',
    head: ['Coût imprimé', ...shops.map((count) => plural(count, 'boutique', 'boutiques'))],
    rows: [0, 1, 2, 3, 4, 5].map((cost) => ({
      title: `${cost}`,
      cells: shops.map((count) => ({ text: `${costOf(cost, count)}`, rule: 'foe.marchand.remise' as const })),
    })),
  };
};
const rafraichir = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: `Renouveler l’offre coûte ${COSTS.refresh} Eternium, une fois par achat.`,
  items: [
    {
      title: 'Toute l’offre est défaussée',
      text: `${LIMITS.offer} cartes s’en vont`,
      pictures: [
        crystals(COSTS.refresh),
        op('→'),
        stall('boutique'),
        ...Array.from({ length: LIMITS.offer }, () => back()),
      ],
    },
    {
      title: `${LIMITS.offer} autres la remplacent`,
      text: 'on achète ensuite',
      pictures: EXAMPLE_EQUIPMENT.slice(1, 1 + LIMITS.offer).map((card) => printed(card)),
    },
  ],
});
const echanger = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Deux héros amis dans la même zone. Cartes d’exemple.',
  items: [
    { title: 'Teela avait', pictures: [pawn('teela', 0), printed(goods('ex-cuirasse'))] },
    { title: 'Ils échangent', pictures: [op('⇄')] },
    { title: 'He-Man avait', pictures: [pawn('he-man', 0), printed(goods('ex-celerite'))] },
  ],
});

// ── Support
const soutiens = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Ce que porte un héros bien équipé, une carte de chaque sorte. Cartes d’exemple.',
  items: [
    { title: 'Allié', pictures: [printed(EXAMPLE_ALLIES[0])] },
    { title: 'Monture', pictures: [printed(EXAMPLE_EPICS[1])] },
    { title: 'Armure', pictures: [printed(goods('ex-casque'))] },
    { title: 'Artefact', pictures: [printed(goods('ex-amulette'))] },
    { title: 'Sort', pictures: [printed(goods('boule-de-feu'))] },
  ],
});
const monture = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Une monture chasse l’autre.',
  items: [
    { title: 'Il avait un véhicule', pictures: [pawn('he-man', 0), printed(EXAMPLE_VEHICLES[0])] },
    { title: 'Il le défausse', pictures: [back()] },
    { title: 'Et dompte la créature', pictures: [pawn('he-man', 0), printed(EXAMPLE_EPICS[1])] },
  ],
});
const sac = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Où se rangent les cartes d’un héros.',
  items: [
    { title: 'Portées', text: 'visibles : elles agissent', pictures: [printed(goods('ex-gantelets'))] },
    {
      title: 'Son paquet',
      text: `face cachée : ${LIMITS.pack} cartes au plus`,
      pictures: Array.from({ length: LIMITS.pack }, () => back()),
    },
    {
      title: 'Ses sorts',
      text: `cachés, à part : ${LIMITS.spells} au plus`,
      pictures: Array.from({ length: LIMITS.spells }, () => back()),
    },
  ],
});

export const GEAR: Drawings = {
  'vie-victoire': vieVictoire,
  'carte-epique': carteEpique,
  echanger,
  rafraichir,
  prix,
  soutiens,
  monture,
  sac,
};

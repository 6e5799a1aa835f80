// Diagrams of an epic combat, phase by phase: columns as they lie, played by the engine.
import { totalOf } from '../../engine/fields-of-eternia/combat/totals.ts';
import type { CombatState, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import { CARD_VALUES, EXAMPLE_EPIC_DIE, LIMITS, STARTING_DECK } from '../../engine/fields-of-eternia/constants.ts';
import { COMBAT_CARDS, EPIC_FACES } from '../../engine/fields-of-eternia/types.ts';
import { EPIC_NAMES, WEAPON_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { capital, plural } from '../../engine/kernel/french.ts';
import { WEAPON_EMBLEMS, ZONE_EMBLEMS } from './emblems.ts';
import {
  back,
  card,
  die,
  columns,
  type Drawings,
  duelAt,
  type FoeSchema,
  op,
  pawn,
  sign,
  troops,
} from './schemas-kit.ts';

export const sum = (state: CombatState, side: Side, zone: 'initiative' | 'attaque' | 'defense'): number =>
  totalOf(state, side, zone).sum;

// ── To fight
const troisCombats = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Qui rencontre qui décide du combat.',
  items: [
    {
      title: 'Combat épique',
      text: 'contre un héros, une créature épique, un boss : des cartes',
      pictures: [pawn('teela', 0), card('plus2'), pawn('evil-lyn', 1)],
    },
    {
      title: 'Contrées sauvages',
      text: 'contre une rencontre : des dés',
      pictures: [pawn('she-ra', 0), die('reussite'), pawn('dylinx', 1)],
    },
    {
      title: 'Combat de soldats',
      text: 'des retraits, sans carte ni dé',
      pictures: [troops(0, 2), op('contre'), troops(1, 2)],
    },
  ],
});
const ordreCombats = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Une zone pleine d’ennemis : les combats s’enchaînent dans cet ordre, tant que l’attaquant tient.',
  items: [
    { title: 'Un héros, au choix du défenseur', pictures: [pawn('he-man', 0), op('contre'), pawn('skeletor', 1)] },
    { title: 'S’il en reste, un autre', pictures: [pawn('he-man', 0), op('contre'), pawn('evil-lyn', 1)] },
    { title: 'Les soldats, en dernier', pictures: [pawn('he-man', 0), op('contre'), troops(1, 2)] },
  ],
});
const armes = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Trois types d’armes. Nos dessins.',
  items: (['melee', 'distance', 'magie'] as const).map((kind) => ({
    title: capital(WEAPON_NAMES[kind]),
    pictures: [sign(WEAPON_EMBLEMS[kind], 'harm')],
  })),
});

// ── The deck
const valeurs = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Ce que vaut une carte dans sa zone. Temps et outil n’y vont pas.',
  items: COMBAT_CARDS.filter((kind) => CARD_VALUES[kind] > 0).map((kind) => ({
    title: `+${CARD_VALUES[kind]}`,
    pictures: [card(kind)],
  })),
});
const echangePaquet = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Une carte entre, une autre sort : le paquet garde sa taille.',
  items: [
    { title: 'Gagnée', text: 'prise dans la réserve', pictures: [card('plus2')] },
    {
      title: 'Le paquet',
      text: 'toujours autant de cartes',
      pictures: [back(COMBAT_CARDS.reduce((all, kind) => all + STARTING_DECK[kind], 0))],
    },
    { title: 'Retirée', text: 'pour de bon', pictures: [card('plus1', { off: true })] },
  ],
});
/** Evil-Lyn before and after her « temps » card. */
const temps = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  ordered: true,
  caption:
    'Evil-Lyn défausse sa carte temps : la première carte d’initiative et la première de défense changent de place.',
  items: [columns('Avant', duelAt(30), 1), columns('Après', duelAt(31), 1)],
});
const outil = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'L’outil de Teela.',
  items: [
    { title: 'Elle pioche un outil', text: 'montré, défaussé', pictures: [card('outil')] },
    { title: 'Deux cartes', text: 'elle choisit', pictures: duelAt(11).sides[0].held.map((held) => card(held)) },
    {
      title: 'Une seule reste',
      text: 'l’autre est défaussée',
      pictures: duelAt(12).sides[0].held.map((held) => card(held)),
    },
  ],
});
const flux = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Teela pose un flux en attaque, puis joue aussitôt une autre carte, dans une autre zone.',
  items: [
    columns('Avant', duelAt(21), 0),
    columns('Le flux', duelAt(25), 0),
    columns('Une carte de plus', duelAt(27), 0),
  ],
});

// ── Laying
const poser = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: `Quatre cartes chacune : Teela et Evil-Lyn ont fini de poser. Le flux est en plus des ${LIMITS.laid}.`,
  items: [columns('Teela', duelAt(29), 0), columns('Evil-Lyn', duelAt(29), 1)],
});
const visible = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Ce que voit l’adversaire.',
  items: [
    {
      title: 'Cartes de base',
      text: 'face cachée',
      pictures: [card('cachee'), card('cachee'), card('cachee')],
    },
    { title: 'Cartes spéciales', text: 'face visible', pictures: [card('surcharge'), card('flux'), card('temps')] },
  ],
});
const zones = (): FoeSchema => {
  const at = (zone: 'attaque' | 'defense') => [card('plus1'), sign(ZONE_EMBLEMS[zone], 'plain')];
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Une carte va toujours dans une autre zone que la précédente.',
    items: [
      {
        title: 'Attaque, défense, attaque',
        text: 'permis',
        pictures: [...at('attaque'), op('→'), ...at('defense'), op('→'), ...at('attaque')],
      },
      { title: 'Attaque, attaque', text: 'refusé', pictures: [...at('attaque'), op('→'), ...at('attaque')] },
    ],
  };
};
const concentration = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Teela se concentre : c’est la première de ses deux fois.',
  items: [
    { title: 'Elle pioche', pictures: duelAt(3).sides[0].held.map((held) => card(held)) },
    { title: 'Elle rejette', pictures: [card('plus1', { off: true })] },
    { title: 'Elle pioche encore', pictures: duelAt(5).sides[0].held.map((held) => card(held)) },
  ],
});
const deEpique = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Les résultats du dé épique. Leur fréquence égale est un exemple : la figure du livret a disparu.',
  items: EPIC_FACES.map((face) => ({
    title: capital(EPIC_NAMES[face]),
    text: plural(EXAMPLE_EPIC_DIE[face], 'chance', 'chances'),
    pictures:
      face === 'surcharge'
        ? [card('surcharge')]
        : [
            sign(
              ZONE_EMBLEMS[face.startsWith('a') ? 'attaque' : face.startsWith('d') ? 'defense' : 'initiative'],
              'plain',
            ),
          ],
  })),
});

// ── Phase 4
const atouts = (): FoeSchema => {
  const item = (title: string, from: number, text: string) => ({
    title,
    text: `${text} ; attaque ${sum(duelAt(from), 1, 'attaque')}, puis ${sum(duelAt(from + 1), 1, 'attaque')}`,
  });
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Ce qu’on peut faire à son tour, une chose à la fois. Les totaux sont ceux d’Evil-Lyn.',
    items: [
      { title: 'Temps', text: 'échanger deux cartes', pictures: [card('temps')] },
      { title: 'Surcharge', text: 'la capacité de l’arme', pictures: [card('surcharge')] },
      { title: 'Sort', text: 'le vôtre ou celui d’un ami', pictures: [sign('scroll-unfurled', 'stall')] },
      { title: 'Consommable', text: 'du combattant', pictures: [sign('shop', 'stall')] },
      { ...item('Soldats', 34, '+1 par soldat retiré'), pictures: [troops(1, 1)] },
      { title: 'Passer', text: 'pour de bon', pictures: [op('—')] },
    ],
  };
};

export const COMBAT: Drawings = {
  'trois-combats': troisCombats,
  'ordre-combats': ordreCombats,
  armes,
  valeurs,
  'echange-paquet': echangePaquet,
  flux,
  temps,
  outil,
  poser,
  visible,
  zones,
  concentration,
  'de-epique': deEpique,
  atouts,
};

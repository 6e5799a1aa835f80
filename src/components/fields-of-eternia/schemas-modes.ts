// Diagrams of options, power dice, defeat and end, and a first game.
import { combatEpique } from '../../engine/fields-of-eternia/combat-epique/index.ts';
import { COSTS, LIMITS, PV } from '../../engine/fields-of-eternia/constants.ts';
import { dieOf, successesOf } from '../../engine/fields-of-eternia/dice.ts';
import { COMBAT_EXAMPLES } from '../../engine/fields-of-eternia/examples-combat.ts';
import { heroOf } from '../../engine/fields-of-eternia/heroes.ts';
import { plural } from '../../engine/kernel/french.ts';
import { SIGNS, TARGET_EMBLEMS, WEAPON_EMBLEMS, ZONE_EMBLEMS } from './emblems.ts';
import {
  card,
  crystals,
  die,
  type Drawings,
  exampleAt,
  type FoeSchema,
  grid,
  moon,
  number,
  op,
  pawn,
  place,
  points,
  sign,
  troops,
} from './schemas-kit.ts';

// ── Options
const options = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Trois options, à prendre ensemble ou séparément.',
  items: [
    { title: 'Combat plus rapide', text: 'une seule manche de combat', pictures: [number(1)] },
    {
      title: 'L’initiative compte',
      text: 'double ou plus : 2 PS au lieu de 1',
      pictures: [sign(ZONE_EMBLEMS.initiative, 'plain'), sign(TARGET_EMBLEMS.ps, 'harm', 2)],
    },
    {
      title: 'Plus fort ensemble',
      text: 'un ami présent, une carte de plus',
      pictures: [pawn('he-man', 0), pawn('teela', 0), card('plus2')],
    },
  ],
});
const ensemble = (): FoeSchema => {
  const example = COMBAT_EXAMPLES.find(({ id }) => id === 'fields-of-eternia.plus-fort-ensemble');
  const state = exampleAt(combatEpique, COMBAT_EXAMPLES, 'plus-fort-ensemble', example?.script.length ?? 0);
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Un attaquant seul, un défenseur entouré d’amis : chacun à la fin de l’exemple.',
    items: ([0, 1] as const).map((side) => {
      const { name, quota, friends } = state.fixed.sides[side];
      return {
        title: name,
        text: `${plural(quota, 'carte', 'cartes')} à poser, ${friends === 0 ? 'aucun ami' : plural(friends, 'ami présent', 'amis présents')}`,
        pictures: [grid(state, side)],
      };
    }),
  };
};

// ── Power dice
const zoneEnDes = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Une zone ne donne plus des points, mais des dés.',
  items: [
    { title: 'Deux cartes', text: `${LIMITS.laidDice} au plus par zone`, pictures: [card('plus2'), card('plus1')] },
    { title: 'Autant de dés', pictures: [die('reussite'), die('blanc'), die('double')] },
    {
      title: 'On compte les réussites',
      text: 'une double en vaut 2',
      pictures: [number(successesOf(dieOf('reussite')) + successesOf(dieOf('double')))],
    },
  ],
});
const desEnTrop = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: `Une main de plus de ${LIMITS.powerDice} dés, trois zones réunies.`,
  items: [
    {
      title: `${LIMITS.powerDice + 1} dés`,
      text: 'un de trop',
      pictures: [number(LIMITS.powerDice + 1), die('blanc')],
    },
    { title: 'Le dé en trop', text: 'devient une réussite', pictures: [op('→'), die('reussite')] },
    { title: 'Placée où l’on veut', text: 'avant le jet', pictures: [sign(ZONE_EMBLEMS.attaque, 'plain')] },
  ],
});

// ── Defeat and end
const defaite = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'small',
  caption: 'Ce qui arrive à un héros vaincu, dans l’ordre.',
  items: [
    {
      title: 'Son tour finit',
      pictures: [pawn('teela', 0, { life: 0, of: heroOf('teela')?.health ?? 0, faded: true })],
    },
    { title: 'Il rentre', text: 'à sa base', pictures: [op('→'), place('Château Grayskull')] },
    {
      title: 'Il guérit',
      text: 'tous ses PS',
      pictures: [pawn('teela', 0, { life: heroOf('teela')?.health ?? 0, of: heroOf('teela')?.health ?? 0 })],
    },
    {
      title: 'Il paie',
      text: `${COSTS.defeat} Eternium, ou des cartes`,
      pictures: [crystals(1), op('×'), number(COSTS.defeat)],
    },
  ],
});
const vainqueurPv = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Ce que rapporte à l’autre équipe la chute d’un héros, selon ce qui l’a vaincu.',
  items: [
    {
      title: 'Un combat épique',
      text: `${PV.hero} PV`,
      pictures: [sign(WEAPON_EMBLEMS.melee, 'harm'), op('→'), points(PV.hero)],
    },
    { title: 'Des soldats', text: 'rien', pictures: [troops(1, 1)] },
    { title: 'Les contrées', text: 'rien', pictures: [die('blanc')] },
    { title: 'Un événement', text: 'rien', pictures: [sign(SIGNS.skull, 'plain')] },
  ],
});
const departages = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'small',
  caption: 'À égalité de PV, on s’arrête au premier qui tranche.',
  items: [
    { title: 'Avant-postes', text: 'la base compte', pictures: [place('Château Foe')] },
    { title: 'Eternium', text: 'en réserve', pictures: [crystals(1)] },
    { title: 'Une nuit de plus', text: 'puis on recompte', pictures: [moon] },
    { title: 'Un duel', text: `${PV.duel} PV au vainqueur`, pictures: [pawn('he-man', 0), pawn('skeletor', 1)] },
  ],
});

// ── First game
const premiere = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Un héros et un soldat sur chacune des trois zones de marchand de votre côté.',
  items: [
    {
      title: 'Parti du Château Grayskull',
      text: 'Château Foe, Village de Gaz, Village d’Eldor',
      pictures: ['Château Foe', 'Village de Gaz', 'Village d’Eldor']
        .map((name) => place(name))
        .concat(pawn('he-man', 0), troops(0, 1)),
    },
    {
      title: 'Parti du Temple de Serpos',
      text: 'Cité de Targa, Corridors de Lithos, Temple de l’oracle',
      pictures: ['Cité de Targa', 'Corridors de Lithos', 'Temple de l’oracle']
        .map((name) => place(name))
        .concat(pawn('skeletor', 1), troops(1, 1)),
    },
  ],
});
const paix = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Le temps de paix, jusqu’à l’événement crâne 2.',
  items: [
    {
      title: 'Chez un héros ennemi',
      text: 'on n’entre pas',
      pictures: [pawn('he-man', 0), op('✕'), pawn('skeletor', 1)],
    },
    {
      title: 'Au-dessus de lui',
      text: 'on peut passer en volant',
      pictures: [pawn('stratos', 0), op('→'), pawn('skeletor', 1), op('→')],
    },
  ],
});

export const MODES: Drawings = {
  options,
  ensemble,
  'zone-en-des': zoneEnDes,
  'des-en-trop': desEnTrop,
  defaite,
  'vainqueur-pv': vainqueurPv,
  departages,
  premiere,
  paix,
};

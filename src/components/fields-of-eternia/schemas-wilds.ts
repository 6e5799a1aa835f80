// Diagrams of encounters and of a fight with dice.
import { EXAMPLE_WILD_DIE, GAINS } from '../../engine/fields-of-eternia/constants.ts';
import { leftOf } from '../../engine/fields-of-eternia/contrees-sauvages/board.ts';
import { contreesSauvages } from '../../engine/fields-of-eternia/contrees-sauvages/index.ts';
import type { WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { EXAMPLE_ALLIES, wildOf } from '../../engine/fields-of-eternia/data-wilds.ts';
import { dieOf, succeeds, successesOf } from '../../engine/fields-of-eternia/dice.ts';
import { SAUVAGE_EXAMPLES } from '../../engine/fields-of-eternia/examples-wild.ts';
import { WILD_FACES, type WildCard, type WildDice } from '../../engine/fields-of-eternia/types.ts';
import { effectsText, WILD_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { capital, plural } from '../../engine/kernel/french.ts';
import { bonusText } from './card-facts.ts';
import { emblemOf, TARGET_EMBLEMS } from './emblems.ts';
import {
  crystals,
  die,
  type Drawings,
  exampleAt,
  type FoeSchema,
  number,
  op,
  pawn,
  type Picture,
  sign,
  fact,
  printedLine,
} from './schemas-kit.ts';

// ── Encounters
const allie = (): FoeSchema => {
  const [guard] = EXAMPLE_ALLIES;
  const cost = guard?.cost ?? 0;
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Un allié de la faction des Masters, et ce qu’en font les héros. Carte et coût d’exemple.',
    items: [
      {
        title: 'De votre faction : payer',
        text: `pour ${cost} Eternium, il vous suit`,
        pictures: [pawn('he-man', 0), crystals(cost), op('→'), pawn(guard?.id ?? '', 0)],
      },
      {
        title: 'De votre faction : refuser',
        text: `il repart ; ${GAINS.declinedAlly} Eternium pour l’équipe`,
        pictures: [pawn('he-man', 0), op('→'), crystals(GAINS.declinedAlly)],
      },
      {
        title: 'D’une autre faction',
        text: 'il faut l’affronter',
        pictures: [pawn('skeletor', 1), op('contre'), pawn(guard?.id ?? '', 0)],
      },
    ],
  };
};
const faces = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption:
    'Les quatre résultats du dé, quand une carte en demande un. Le nombre de faces est un exemple : le livret ne le donne pas.',
  items: WILD_FACES.map((face) => ({
    title: capital(WILD_NAMES[face]),
    text: `${succeeds(face) ? 'réussi' : 'manqué'} ; ${plural(EXAMPLE_WILD_DIE[face], 'face', 'faces')}`,
    pictures: [die(face)],
  })),
});
const carteCreature = (): FoeSchema => {
  const card = wildOf('dylinx') as WildCard;
  return {
    kind: 'parts',
    emblem: emblemOf(card.id),
    side: 'red',
    caption:
      'Une carte créature. Le livret donne au Dylinx sa défense, ses PS et son attaque ; le reste est un exemple.',
    parts: [
      { at: 'name', shown: card.name, name: 'Nom', what: 'un allié y ajoute le symbole de sa faction' },
      fact('Défense', card.defense, 'Défense', 'à vider avant de toucher aux PS'),
      fact('PS', card.health, 'Points de santé', 'à 0, elle est vaincue'),
      fact('Attaque', card.attack, 'Attaque', 'les PS qu’elle ôte, si rien ne la pare'),
      fact('Eternium', card.cost ?? 0, 'Coût', 'le prix pour la dompter'),
      printedLine(
        'Capacité.',
        capital(effectsText(card.ability?.effects ?? [])),
        'Capacité de combat',
        'appliquée avant tout',
      ),
      printedLine('Récompense.', capital(effectsText(card.reward ?? [])), 'Récompense', 'à qui la bat'),
      printedLine('Bonus du héros.', capital(bonusText(card.bonus ?? {})), 'Bonus', 'une fois domptée'),
    ],
  };
};

// ── The fight with dice
const sheRa = (count: number): WildState =>
  exampleAt(contreesSauvages, SAUVAGE_EXAMPLES, 'she-ra-contre-un-dylinx', count);
const row = (dice: WildDice): readonly Picture[] =>
  WILD_FACES.flatMap((face) => Array.from({ length: dice[face] }, () => die(face)));
const lancer = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  ordered: true,
  caption: `Les dés de She-Ra, dont le corps est de ${sheRa(0).fixed.body.sum} : un dé relancer repart, et un blanc avec lui.`,
  items: [
    { title: 'Le premier jet', text: `${successesOf(sheRa(2).dice)} réussites`, pictures: row(sheRa(2).dice) },
    { title: 'Après la relance', text: `${successesOf(sheRa(4).dice)} réussites`, pictures: row(sheRa(4).dice) },
  ],
});
const affecter = (): FoeSchema => {
  const state = sheRa(10);
  const begun = sheRa(0);
  const targets = [
    ['Défense', 'defense', 'd’abord, jusqu’à 0'],
    ['PS', 'ps', 'ensuite seulement : à 0, vaincu'],
    ['Attaque', 'attaque', 'à tout moment : autant de PS gardés'],
  ] as const;
  return {
    kind: 'strip',
    caption: 'Les trois valeurs du Dylinx, avant et après les dés de She-Ra.',
    items: targets.map(([title, target, text]) => ({
      title,
      text: `de ${leftOf(begun, target)} à ${leftOf(state, target)} ; ${text}`,
      pictures: [
        sign(TARGET_EMBLEMS[target], 'harm'),
        number(leftOf(begun, target)),
        op('→'),
        number(leftOf(state, target)),
      ],
    })),
  };
};
const valeurDes = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Ce que chaque dé retire à l’attribut où il se pose.',
  items: WILD_FACES.map((face) => ({
    title: capital(WILD_NAMES[face]),
    text: `− ${successesOf(dieOf(face))}`,
    pictures: [die(face)],
  })),
});
const issues = (): FoeSchema => {
  const { enemy } = sheRa(0).fixed;
  const tamed = sheRa(12);
  return {
    kind: 'strip',
    caption: 'Après les coups. Le Dylinx se dompte pour un prix d’exemple.',
    items: [
      {
        title: 'Ennemi à 0 PS',
        text: `récompense : ${effectsText(enemy.reward ?? [])}`,
        pictures: [pawn(enemy.id, 1, { life: 0, of: enemy.health, faded: true }), op('→'), crystals(1)],
      },
      {
        title: 'Et votre héros debout',
        text: tamed.outcome?.tamed === true ? `il peut le dompter, pour ${enemy.cost ?? 0} Eternium` : '',
        pictures: [pawn('she-ra', 0), op('+'), crystals(enemy.cost ?? 0), op('→'), pawn(enemy.id, 0)],
      },
      {
        title: 'Ennemi debout',
        text: 'sa carte est remélangée',
        pictures: [pawn(enemy.id, 1, { life: 1, of: enemy.health })],
      },
    ],
  };
};

export const WILDS: Drawings = {
  allie,
  faces,
  'carte-creature': carteCreature,
  lancer,
  'valeur-des': valeurDes,
  affecter,
  issues,
};

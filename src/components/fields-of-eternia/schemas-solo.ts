// Diagrams of the solo mode, of a skirmish and of the advice.
import { COMBAT_DECKS, COSTS, GAINS, LIMITS, START_ETERNIUM } from '../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_EPICS } from '../../engine/fields-of-eternia/data-epic.ts';
import { DIE_RULES, LEVEL_RULES, SUCCESS_PV, SURGE_FACES } from '../../engine/fields-of-eternia/solo/levels.ts';
import { scoreOf } from '../../engine/fields-of-eternia/solo/score.ts';
import { LEVELS, WILD_FACES } from '../../engine/fields-of-eternia/types.ts';
import { LEVEL_NAMES, signed, WILD_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { capital, listOf, plural } from '../../engine/kernel/french.ts';
import {
  card,
  crystals,
  type Drawings,
  type FoeSchema,
  number,
  op,
  pawn,
  place,
  points,
  printed,
  quest,
  sign,
  troops,
} from './schemas-kit.ts';

// ── Solo
const niveaux = (): FoeSchema => {
  const rhythm = { jamais: 'jamais', nuit: 'chaque nuit', manche: 'chaque manche', tour: 'chaque tour' } as const;
  return {
    kind: 'table',
    caption: 'Les quatre niveaux, côte à côte.',
    head: ['Ce qui change', ...LEVELS.map((level) => capital(LEVEL_NAMES[level]))],
    rows: [
      {
        title: 'Cartes effet : crânes',
        cells: LEVELS.map((level) => ({
          text: LEVEL_RULES[level].skulls === 1 ? '1' : `1 à ${LEVEL_RULES[level].skulls}`,
        })),
      },
      {
        title: 'Eternium par héros, et en plus',
        cells: LEVELS.map((level) => ({
          text: `${LEVEL_RULES[level].eternium.hero} et ${LEVEL_RULES[level].eternium.team}`,
        })),
      },
      { title: 'Fuir un héros ennemi', cells: LEVELS.map((level) => ({ text: `${LEVEL_RULES[level].flee}` })) },
      { title: 'Renforts ennemis', cells: LEVELS.map((level) => ({ text: rhythm[LEVEL_RULES[level].rhythm] })) },
      { title: 'Cartes effet en plus', cells: LEVELS.map((level) => ({ text: `${LEVEL_RULES[level].effects}` })) },
      { title: 'PV du scénario réussi', cells: LEVELS.map((level) => ({ text: signed(SUCCESS_PV[level]) })) },
    ],
  };
};
const SCORE_WORDS = {
  pv: 'PV gagnés en jeu',
  'avant-postes': 'Avant-postes pris',
  manches: 'Manches qui restaient',
  defaites: 'Défaites de vos héros',
  degats: 'Dégâts des autres',
  reussite: 'Scénario réussi',
} as const;
const score = (): FoeSchema => {
  const given = {
    level: 'novice',
    pv: 6,
    captured: 2,
    remaining: 1,
    defeats: 1,
    damage: [4, 3],
    success: true,
  } as const;
  const { level, pv, captured, remaining, defeats, damage } = given;
  const tally = scoreOf(given);
  return {
    kind: 'table',
    caption: `Un score d’exemple : niveau ${LEVEL_NAMES[level]}, ${listOf([
      `${pv} PV`,
      plural(captured, 'avant-poste'),
      `${plural(remaining, 'manche')} de reste`,
      plural(defeats, 'défaite'),
      plural(
        damage.reduce<number>((sum, one) => sum + one, 0),
        'dégât',
      ),
    ])}.`,
    head: ['Ce qui compte', 'PV'],
    rows: [
      ...tally.parts.map(({ what, value, cites }) => ({
        title: SCORE_WORDS[what as keyof typeof SCORE_WORDS],
        cells: [{ text: signed(value), ...(cites[0] === undefined ? {} : { rule: cites[0] }) }],
      })),
      { title: 'Total', cells: [{ text: `${tally.sum}` }] },
    ],
  };
};
const paquetsAffrontement = (): FoeSchema => ({
  kind: 'table',
  caption: 'Le dé désigne le paquet affrontement, selon le niveau. Chaque case mène à sa règle.',
  head: ['Niveau', ...WILD_FACES.map((face) => capital(WILD_NAMES[face]))],
  rows: LEVELS.map((level) => ({
    title: capital(LEVEL_NAMES[level]),
    cells: WILD_FACES.map((face) => ({
      text: SURGE_FACES[level] === null || SURGE_FACES[level].includes(face) ? 'surcharge' : 'sans',
      rule: DIE_RULES[level],
    })),
  })),
});

// ── Skirmish
const preparer = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'small',
  caption: 'La mise en place d’une escarmouche, une équipe après l’autre.',
  items: [
    {
      title: 'S’équiper',
      text: `${START_ETERNIUM.skirmish.hero} Eternium par héros`,
      pictures: [crystals(1), op('×'), number(START_ETERNIUM.skirmish.hero)],
    },
    { title: 'Choisir sa zone', pictures: [place('Château Foe')] },
    { title: 'Poser ses soldats', pictures: [troops(0, 2)] },
    { title: 'Placer ses héros', text: 'un à la fois', pictures: [pawn('he-man', 0)] },
    { title: 'Poser les quêtes', text: `${LIMITS.quests} par équipe`, pictures: [quest()] },
  ],
});
const quetesEscarmouche = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Où va un jeton quête.',
  items: [
    { title: 'Une contrée sauvage', text: 'permis', pictures: [sign('forest', 'lieu'), quest()] },
    { title: 'Un avant-poste', text: 'refusé', pictures: [place('Château Foe'), op('✕')] },
    {
      title: 'À côté d’un autre jeton',
      text: 'refusé',
      pictures: [sign('forest', 'lieu'), quest(), sign('forest', 'lieu'), op('✕')],
    },
  ],
});
const entrainement = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'S’entraîner : un achat par tour, et une carte de votre choix quitte le paquet.',
  items: [
    {
      title: `${COSTS.trainPlus2} Eternium`,
      text: 'une carte « +2 »',
      pictures: [crystals(COSTS.trainPlus2), op('→'), card('plus2')],
    },
    {
      title: `${COSTS.trainSpecial} Eternium`,
      text: 'une carte spéciale au choix',
      pictures: [
        crystals(1),
        op('×'),
        number(COSTS.trainSpecial),
        op('→'),
        card('flux'),
        card('surcharge'),
        card('temps'),
        card('outil'),
      ],
    },
  ],
});
const gainsEscarmouche = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Ce qui change en escarmouche. Carte d’exemple.',
  items: [
    {
      title: 'Une quête',
      text: `${GAINS.skirmishQuest} Eternium, sans carte`,
      pictures: [quest(), op('→'), crystals(GAINS.skirmishQuest)],
    },
    {
      title: 'Un PV interdit',
      text: `${GAINS.forbiddenPv} Eternium à la place`,
      pictures: [points(), op('→'), crystals(GAINS.forbiddenPv)],
    },
    {
      title: 'Une monture',
      text: `${COSTS.mount} Eternium, puis un combat épique`,
      pictures: [crystals(COSTS.mount), op('→'), printed(EXAMPLE_EPICS[1])],
    },
  ],
});
const retourEscarmouche = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Où revient un vaincu : la première place qui convient.',
  items: [
    { title: 'Sa zone de déploiement', text: 'un avant-poste loin des ennemis', pictures: [place('Château Foe')] },
    { title: 'Près d’un ami', text: 'au choix', pictures: [pawn('teela', 0), pawn('he-man', 0)] },
    {
      title: 'Loin de tout ennemi',
      text: '3 emplacements ou plus',
      pictures: [pawn('teela', 0), op('┄ 3 ┄'), pawn('skeletor', 1)],
    },
  ],
});

// ── Advice
const meilleurPaquet = (): FoeSchema => {
  const [from, to] = [COMBAT_DECKS.depart, COMBAT_DECKS['ex-entraine']];
  const item = (title: string, deck: typeof from | typeof to) => ({
    title,
    text: `${deck.plus1} « +1 », ${deck.plus2} « +2 »`,
    pictures: [card('plus1'), op('×'), number(deck.plus1), card('plus2'), op('×'), number(deck.plus2)],
  });
  return {
    kind: 'strip',
    size: 'wide',
    ordered: true,
    caption: 'Remplacer des « +1 » par des « +2 » : le paquet garde ses 21 cartes. Le second paquet est un exemple.',
    items: [item('Au départ', from), item('Bien préparé', to)],
  };
};

export const SOLO: Drawings = {
  niveaux,
  score,
  'paquets-affrontement': paquetsAffrontement,
  preparer,
  'quetes-escarmouche': quetesEscarmouche,
  entrainement,
  'gains-escarmouche': gainsEscarmouche,
  'retour-escarmouche': retourEscarmouche,
  'meilleur-paquet': meilleurPaquet,
};

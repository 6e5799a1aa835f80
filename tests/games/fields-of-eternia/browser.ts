import type { GameOnShow } from '../../e2e/games.ts';

export const ON_SHOW: GameOnShow = {
  jeu: 'fields-of-eternia',
  prefix: 'foe',
  rule: {
    id: 'foe.p5-totaux.initiative-surpris',
    chapter: 'phases-5-et-6',
    words: 'perdant initiative perd PS',
    question: 'initiative perdue on perd un point de vie ?',
    misspelt: 'perdent initiatve per PS',
  },
  other: 'fuir un combat épique',
  plainChapter: 'manche',
  lit: { chapter: 'phase-4', rule: 'foe.p4-capacites.passer' },
  example: {
    slug: 'teela-contre-evil-lyn',
    steps: 42,
    totals: true,
    fork: { at: 4, press: '.choices .btn >> nth=1' },
  },
  examples: [
    'teela-contre-evil-lyn',
    'she-ra-contre-un-dylinx',
    'les-soldats-de-he-man',
    'stratos-vole',
    'des-de-pouvoir',
    'combat-solo-novice',
    'score-solo',
  ],
  scenario: 'les-montagnes-de-perpetua',
  mode: 'fields-of-eternia/combat-epique',
  links: {
    scenario: 'v1-combat',
    name: 'Les Montagnes de Perpetua',
    moment: 'v1-combat-moment',
    momentMode: 'fields-of-eternia/combat-epique',
  },
  workshop: { ready: '.desk[data-pret]', name: '[id="champ.name"]', badLink: '.bad-link', play: 'Jouer d’ici' },
};

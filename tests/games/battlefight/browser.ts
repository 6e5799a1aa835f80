import type { GameOnShow } from '../../e2e/games.ts';

export const ON_SHOW: GameOnShow = {
  jeu: 'battlefight',
  prefix: 'bf',
  rule: {
    id: 'bf.enchainement.destabiliser-cout',
    chapter: 'enchainement',
    words: 'coût déstabiliser charme',
    question: "ça coûte quoi d'enlever une carte stable",
    misspelt: 'destabilizer coutt charme',
  },
  other: 'pousser hors du plateau',
  plainChapter: 'tour',
  lit: { chapter: 'combat', rule: 'bf.combat.bloquer-total' },
  example: {
    slug: 'force-protection-et-vitesse',
    steps: 20,
    totals: true,
    fork: { at: 4, press: '.choices .btn >> nth=1' },
  },
  examples: ['force-protection-et-vitesse'],
  scenario: 'deux-pas-du-bord',
  mode: 'battlefight/partie',
  links: {
    scenario: 'v1-partie-position',
    name: 'Fin de partie',
    moment: 'v1-partie-moment-position',
    momentMode: 'battlefight/partie',
  },
  workshop: { ready: '.desk[data-pret]', name: '[id="champ.name"]', badLink: '.bad-link', play: 'Jouer d’ici' },
};

import type { GameOnShow } from '../../e2e/games.ts';

export const ON_SHOW: GameOnShow = {
  jeu: 'battle-beyond-space',
  prefix: 'bbs',
  rule: {
    id: 'bbs.rotations.facteur-0',
    chapter: 'rotations',
    words: 'carte rotation 0 tourner',
    question: 'ma carte a un 0 au milieu je peux tourner ?',
    misspelt: 'crate rotaton 0 tourné',
  },
  other: 'sortir du plateau avec un chasseur',
  plainChapter: 'principes',
  lit: { chapter: 'tir-chasseurs', rule: 'bbs.tir-chasseurs.premier-seul' },
  example: { slug: 'fin-de-partie', steps: 8, totals: true, fork: { at: 3, press: '.choices .btn >> nth=1' } },
  examples: ['fin-de-partie', 'quatre-points-ce-tour'],
  scenario: 'derniere-carte',
  mode: 'battle-beyond-space/partie',
  links: {
    scenario: 'v1-partie-derniere-carte',
    name: 'La dernière carte',
    moment: 'v1-partie-moment-position',
    momentMode: 'battle-beyond-space/partie',
  },
  workshop: { ready: '.desk[data-pret]', name: '[id="champ.name"]', badLink: '.bad-link', play: 'Jouer d’ici' },
};

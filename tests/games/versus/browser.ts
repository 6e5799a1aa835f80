import type { GameOnShow } from '../../e2e/games.ts';

export const ON_SHOW: GameOnShow = {
  jeu: 'versus',
  prefix: 'vs',
  rule: {
    id: 'vs.dpa.cout-n',
    chapter: 'dpa',
    words: 'combien de disques troisième tuile',
    question: 'combien de disques pour activer ma 3e tuile ?',
    misspelt: 'combien de disqes trosième tuile',
  },
  other: 'mon QG est mort je peux encore jouer la tuile événement',
  plainChapter: 'presentation',
  lit: { chapter: 'dpa', rule: 'vs.dpa.cout-n' },
  example: { slug: 'duel-d-esprit', steps: 7, totals: false, fork: { at: 3, press: '.choices .btn >> nth=1' } },
  examples: ['duel-d-esprit', 'brouilleurs'],
  scenario: 'la-derniere-ruelle',
  mode: 'versus/partie',
  links: {
    scenario: 'v1-partie-ruelle',
    name: 'La dernière ruelle',
    moment: 'v1-partie-moment-position',
    momentMode: 'versus/partie',
  },
  workshop: { ready: '.desk[data-pret]', name: '[id="champ.name"]', badLink: '.bad-link', play: 'Jouer d’ici' },
};

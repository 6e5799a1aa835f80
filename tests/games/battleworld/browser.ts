import type { GameOnShow } from '../../e2e/games.ts';

export const ON_SHOW: GameOnShow = {
  jeu: 'battleworld',
  prefix: 'bw',
  rule: {
    id: 'bw.combat.egalite',
    chapter: 'combat',
    words: 'égalité des totaux en combat',
    question: 'que se passe-t-il à égalité au combat',
    misspelt: 'egalitee au combbat',
  },
  other: 'soigner un allié',
  plainChapter: 'tour',
  lit: { chapter: 'surnombre', rule: 'bw.surnombre.definition' },
  example: { slug: 'hulk-capitaine-contre-fatalis', steps: 10, totals: true, fork: { at: 5, press: '.face >> nth=2' } },
  examples: ['hulk-capitaine-contre-fatalis', 'iron-man-et-ultron'],
  scenario: 'la-lecon-de-fatalis',
  mode: 'battleworld/partie',
  links: {
    scenario: 'v1-partie-siege',
    name: 'Le siège des X-Men',
    moment: 'v1-combat-e1-moment',
    momentMode: 'battleworld/combat',
  },
  workshop: { ready: '.desk[data-pret]', name: '[id="champ.name"]', badLink: '.bad-link', play: 'Jouer d’ici' },
};

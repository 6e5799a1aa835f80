import { describe, expect, test } from 'vitest';
import { distance, fautesDesPages, fautesDuGlossaire, mentions, plusProche, sansAncre, type Connus } from './ids.ts';

const connus: Connus = {
  regles: new Map([
    ['bw.combat.egalite', { chapter: 'combat' }],
    ['bw.tour.phases', { chapter: 'tour' }],
  ]),
  termes: new Set(['initiateur']),
  arbitrages: new Set(['A14']),
  exemples: undefined,
  cartes: new Set(['blesser', 'se-blesser']),
};
const page = (texte: string) => [
  { chemin: '10-combat.mdx', texte: `---\nchapitre: combat\n---\n${texte}`, jeu: 'battleworld' },
];

describe('ids', () => {
  test('every unknown id is listed with its line and the nearest known one', () => {
    const fautes = fautesDesPages(
      page('<Regle id="bw.combat.egalitee">\n\nx <Terme id="initateur">y</Terme> <Arbitrage n="A15" />\n'),
      connus,
    );
    expect(fautes.map((f) => f.ligne)).toEqual([4, 6, 6]);
    expect(fautes[0]?.message).toContain('« bw.combat.egalite »');
    expect(fautes[1]?.message).toContain('« initiateur »');
    expect(fautes[2]?.message).toContain('« A14 »');
  });
  test('a good page has no fault; what is not written yet is not checked', () => {
    expect(
      fautesDesPages(
        page('<Regle id="bw.combat.egalite">x</Regle> <Renvoi id="bw.tour.phases">y</Renvoi> <Exemple id="z" />'),
        connus,
      ),
    ).toEqual([]);
  });
  test('a live card that does not exist', () => {
    const fautes = fautesDesPages(page('<CarteVive id="blesser" />\n\n<CarteVive id="blesse" />\n'), connus);
    expect(fautes).toEqual([
      {
        chemin: '10-combat.mdx',
        ligne: 6,
        message: "carte vive « blesse » : inconnue ; l'identifiant connu le plus proche est « blesser ».",
      },
    ]);
  });
  test('a rule anchored twice, or in the wrong chapter', () => {
    const fautes = fautesDesPages(
      page('<Regle id="bw.combat.egalite">\n<Regle id="bw.combat.egalite">\n<Regle id="bw.tour.phases">'),
      connus,
    );
    expect(fautes.map((f) => f.message)).toEqual([
      'règle « bw.combat.egalite » : déjà ancrée en 10-combat.mdx:4.',
      'règle « bw.tour.phases » : elle appartient au chapitre « tour », pas à « combat ».',
    ]);
  });
  test('code blocks do not count', () => {
    expect(mentions('```mdx\n<Regle id="x">\n```\n<Regle id="y">').map((m) => m.id)).toEqual(['y']);
  });
  test('rules without a paragraph', () => {
    expect(sansAncre(page('<Regle id="bw.combat.egalite">'), connus)).toEqual(['bw.tour.phases']);
  });
  test('the rule of a term must exist', () => {
    const fichier = (regle: string) => [
      { chemin: 'x.md', texte: `---\nterme: X\nregle: ${regle}\n---\n`, jeu: 'battleworld' },
    ];
    expect(fautesDuGlossaire(fichier('bw.tour.phases'), connus)).toEqual([]);
    expect(fautesDuGlossaire(fichier('bw.tour.phase'), connus)[0]?.ligne).toBe(3);
  });
  test('distance and nearest', () => {
    expect(distance('chat', 'chats')).toBe(1);
    expect(distance('', 'abc')).toBe(3);
    expect(plusProche('x', [])).toBeUndefined();
  });
});

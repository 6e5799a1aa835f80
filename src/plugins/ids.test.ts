import { describe, expect, test } from 'vitest';
import { distance, faultsOfPages, faultsOfGlossary, mentions, nearest, anchorless, type KnownIds } from './ids.ts';

const known: KnownIds = {
  rules: new Map([
    ['bw.combat.egalite', { chapter: 'combat' }],
    ['bw.tour.phases', { chapter: 'tour' }],
  ]),
  terms: new Set(['initiateur']),
  rulings: new Set(['A14']),
  examples: undefined,
  cards: new Set(['blesser', 'se-blesser']),
};
const page = (text: string) => [
  { path: '10-combat.mdx', text: `---\nchapitre: combat\n---\n${text}`, jeu: 'battleworld' },
];

describe('ids', () => {
  test('every unknown id is listed with its line and the nearest known one', () => {
    const faults = faultsOfPages(
      page('<Regle id="bw.combat.egalitee">\n\nx <Terme id="initateur">y</Terme> <Arbitrage n="A15" />\n'),
      known,
    );
    expect(faults.map((f) => f.line)).toEqual([4, 6, 6]);
    expect(faults[0]?.message).toContain('« bw.combat.egalite »');
    expect(faults[1]?.message).toContain('« initiateur »');
    expect(faults[2]?.message).toContain('« A14 »');
  });
  test('a good page has no fault; what is not written yet is not checked', () => {
    expect(
      faultsOfPages(
        page('<Regle id="bw.combat.egalite">x</Regle> <Renvoi id="bw.tour.phases">y</Renvoi> <Exemple id="z" />'),
        known,
      ),
    ).toEqual([]);
  });
  test('a live card that does not exist', () => {
    const faults = faultsOfPages(page('<CarteVive id="blesser" />\n\n<CarteVive id="blesse" />\n'), known);
    expect(faults).toEqual([
      {
        path: '10-combat.mdx',
        line: 6,
        message: "carte vive « blesse » : inconnue ; l'identifiant connu le plus proche est « blesser ».",
      },
    ]);
  });
  test('a rule anchored twice, or in the wrong chapter', () => {
    const faults = faultsOfPages(
      page('<Regle id="bw.combat.egalite">\n<Regle id="bw.combat.egalite">\n<Regle id="bw.tour.phases">'),
      known,
    );
    expect(faults.map((f) => f.message)).toEqual([
      'règle « bw.combat.egalite » : déjà ancrée en 10-combat.mdx:4.',
      'règle « bw.tour.phases » : elle appartient au chapitre « tour », pas à « combat ».',
    ]);
  });
  test('code blocks do not count', () => {
    expect(mentions('```mdx\n<Regle id="x">\n```\n<Regle id="y">').map((m) => m.id)).toEqual(['y']);
  });
  test('rules without a paragraph', () => {
    expect(anchorless(page('<Regle id="bw.combat.egalite">'), known)).toEqual(['bw.tour.phases']);
  });
  test('the rule of a term must exist', () => {
    const file = (rule: string) => [{ path: 'x.md', text: `---\nterme: X\nregle: ${rule}\n---\n`, jeu: 'battleworld' }];
    expect(faultsOfGlossary(file('bw.tour.phases'), known)).toEqual([]);
    expect(faultsOfGlossary(file('bw.tour.phase'), known)[0]?.line).toBe(3);
  });
  test('distance and nearest', () => {
    expect(distance('chat', 'chats')).toBe(1);
    expect(distance('', 'abc')).toBe(3);
    expect(nearest('x', [])).toBeUndefined();
  });
});

// The card under the fingers, as it is drawn and read; what moves is in the browser tests.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import { readSteps } from '../../../engine/battlefight/language/index.ts';
import type { Instruction, Technique } from '../../../engine/battlefight/types.ts';
import { draftOf, techniqueOf, titleFaults } from './card-draft.ts';
import { readRows } from './card-rows.ts';
import { CardEditor } from './CardEditor.tsx';
import { markedLines } from './marks.ts';
import { CLOSED, menuAt, moveIn } from './menu.ts';
import { CardSheets, cropMarks, printedOf } from './PrintCards.tsx';

const html = (steps: string, title = 'Gifle'): string =>
  render(<CardEditor id="c" value={{ title, type: 'attaque', steps }} onChange={() => undefined} titles={{}} />);
const marked = (text: string): readonly string[] =>
  markedLines(text, readSteps(text).faults).flatMap((line) =>
    line.flatMap((one) => (one.fault === undefined ? [] : [`${one.fault}:${one.text}`])),
  );

describe('what is underlined', () => {
  test('exactly the words at fault, on their line', () => {
    expect(marked('Corps à corps\nFrapper 2 ; Blesser\nRejouer 3')).toEqual(['0:Frapper', '1:Blesser', '2:3']);
  });
  test('a place where something is missing has no letter', () => {
    expect(marked('')).toEqual(['0:']);
    expect(marked('Rejouer\n\nStable')).toEqual(['0:']);
  });
  test.each(['', 'Rejouer', 'a\n\nb ; c\n', 'Frapper 2\n\n\nBlesser 2 Rejouer', 'é ✊ x\nTout le monde a'])(
    'the lines together are the text: %j',
    (text) => {
      expect(
        markedLines(text, readSteps(text).faults)
          .map((line) => line.map((one) => one.text).join(''))
          .join('\n'),
      ).toBe(text);
    },
  );
});

describe('the editor', () => {
  test('a sound card is explained, with its rules, and has no fault', () => {
    const page = html('Corps à corps\nBlesser 2');
    expect(page).not.toMatch(/aria-invalid|<mark/);
    expect(page.match(/class="step-says"/g)).toHaveLength(2);
    expect(page).toMatch(/href="[^"]*#bf\.combat\.blesser-calcul"/);
  });
  test('a fault is told with its place, described by its field, and mended by a button', () => {
    const page = html('Corps à corps\nFrapper 2');
    expect(page).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*aria-describedby="c\.steps\.aide c\.steps\.faute\.0"/);
    expect(page).toMatch(/id="c\.steps\.faute\.0"><span class="step-place">2e.ligne, 1er.caractère\u00a0:/);
    expect(page).toMatch(/Remplacer par «\u202fBlesser\u202f»/);
    expect(page.match(/class="step-says"/g)).toHaveLength(1); // the sound step keeps its explanation
  });
  test.each([
    ['Rejouer 2', /Retirer «\u202f2\u202f»/],
    ['Corps à corps Blesser 1', /Séparer les deux étapes/],
  ])('%s: %s', (steps, button) => expect(html(steps)).toMatch(button));
  test('a warning speaks once all is sound', () => {
    expect(html('Pousser 1')).toMatch(/À savoir\u00a0:/);
    expect(readRows('Pousser 1\nFrapper').rows.flatMap(({ warnings }) => warnings)).toEqual([]);
  });
  test('a title is told missing or too long', () => {
    expect(html('Rejouer', '')).toMatch(/id="c\.title"[^>]*aria-invalid="true"[^>]*aria-describedby="c\.title\.faute"/);
    expect(titleFaults('x'.repeat(60))).toEqual([]);
    expect(titleFaults('x'.repeat(61))).toHaveLength(1);
  });
  test('every example card goes there and back', () => {
    for (const card of EXAMPLE_CARDS) expect(techniqueOf(draftOf(card), card.id)).toEqual(card);
    expect(techniqueOf({ title: 'Gifle', type: 'attaque', steps: 'Frapper 2' }, 'gifle')).toBeUndefined();
  });
});

describe('the words proposed', () => {
  const at = (text: string, asked = false) => {
    const { offers, active } = menuAt(text.replace('|', ''), text.indexOf('|'), asked);
    return [offers[0]?.label, active];
  };
  test.each([
    ['bl|', ['Blesser', 0]],
    ['Frapper|', ['Blesser', 0]],
    ['|', [undefined, -1]], // nothing typed: the reader asks for the list
    ['Blesser 1\n|', [undefined, -1]],
    ['Blesser 2|', [undefined, -1]],
    ['rejouer|', [undefined, -1]], // whole already: Enter ends the line
    ['stable|', [undefined, -1]],
    ['S’empêcher |', ['attaque', -1]],
    ['S’empêcher att|', ['attaque', 0]],
  ])('%s', (text, expected) => expect(at(text)).toEqual(expected));
  test('a whole word lets Enter through, even when longer ones are proposed', () => {
    expect(at('defausser|')).toEqual(['Si possible défausser', -1]);
    expect(at('Défausser|')).toEqual(['Si possible défausser', -1]);
  });
  test('asked for, the list opens on an empty line', () => expect(at('|', true)).toEqual(['Blesser', 0]));
  test('arrows go round', () => {
    const menu = menuAt('bl', 2, false);
    const { length } = menu.offers;
    expect([
      moveIn(menu, 1).active,
      moveIn(menu, -1).active,
      moveIn({ ...menu, active: -1 }, 1).active,
      moveIn({ ...menu, active: -1 }, -1).active,
    ]).toEqual([1, length - 1, 0, length - 1]);
    expect(moveIn(CLOSED, 1)).toEqual(CLOSED);
  });
});

describe('on paper', () => {
  test('nine cards a sheet, each with what it is', () => {
    const page = render(
      <CardSheets
        cards={[
          ...EXAMPLE_CARDS.slice(0, 9),
          { id: 'gifle', title: 'Gifle', type: 'attaque', steps: [{ modifier: null, keyword: 'force', n: -2 }] },
        ]}
      />,
    );
    expect(page.match(/class="card-sheet"/g)).toHaveLength(2);
    expect(page.match(/carte d’exemple, non officielle/g)).toHaveLength(9);
    expect(page).toMatch(/carte saisie par l’utilisateur/);
    expect(page).toMatch(/<li data-rang="1">Force −2<\/li>/);
  });
  test('the cuts are 63 and 88 mm apart, and stay in the margins', () => {
    const xs = [...cropMarks().matchAll(/M([\d.]+) [\d.]+v-5/g)].map(([, x]) => Number(x));
    const ys = [...cropMarks().matchAll(/M[\d.]+ ([\d.]+)h-5/g)].map(([, y]) => Number(y));
    expect(xs).toEqual([10.5, 73.5, 136.5, 199.5]);
    expect(ys).toEqual([16.5, 104.5, 192.5, 280.5]);
  });
  test('a long card is printed smaller, then on several cards: no step is lost', () => {
    const card = (count: number, step: Instruction = { modifier: null, keyword: 'rejouer' }): Technique => ({
      id: 'x',
      title: 'X',
      type: 'attaque',
      steps: Array.from({ length: count }, () => step),
    });
    expect([3, 10, 11, 14, 15, 20].map((count) => printedOf(card(count)).map(({ size }) => size))).toEqual([
      ['large'],
      ['large'],
      ['middle'],
      ['middle'],
      ['small'],
      ['small'],
    ]);
    expect(printedOf(card(45)).map(({ steps, from, part, of }) => [steps.length, from, part, of])).toEqual([
      [20, 0, 1, 3],
      [20, 20, 2, 3],
      [5, 40, 3, 3],
    ]);
    expect(printedOf(card(6, { modifier: 'adversaire', keyword: 'si-possible-defausser', n: 2 }))[0]?.size).toBe(
      'middle',
    ); // twelve lines of 33 letters, six of 39
  });
});

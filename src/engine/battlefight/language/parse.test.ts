import { describe, expect, test } from 'vitest';
import { LEDGER_BASICS, LEDGER_CARDS } from '../ledger.fixture.ts';
import type { Instruction } from '../types.ts';
import { parseCard, readCard } from './card.ts';
import { type Fault, STEPS_MAX, TEXT_MAX } from './faults.ts';
import { faultText } from './messages.ts';
import { PARSE_CASES } from './parse-cases.fixture.ts';
import { parseStep, parseSteps, readSteps } from './parse.ts';
import { printCard, printStep, printSteps } from './print.ts';

/** What a text reads as: its step, or the codes of its faults. */
const reads = (text: string): Instruction | readonly string[] => {
  const result = parseStep(text);
  return result.ok ? result.value : result.error.map(({ code }) => code);
};
const faultsOf = (
  result: { readonly ok: true } | { readonly ok: false; readonly error: readonly Fault[] },
): readonly Fault[] => (result.ok ? [] : result.error);
const onlyFault = (text: string): Fault => {
  const faults = faultsOf(parseStep(text));
  expect(faults).toHaveLength(1);
  return faults[0]!;
};
const plain = (keyword: Instruction['keyword'], more: Partial<Instruction> = {}): Instruction => ({
  modifier: null,
  keyword,
  ...more,
});

test('the ledger has forty readings', () => expect(PARSE_CASES).toHaveLength(40));
test.each(PARSE_CASES)('« %s »', (input, expected) =>
  expect(reads(input)).toEqual(typeof expected === 'string' ? [expected] : expected),
);

describe('cases of the ledger', () => {
  test('V23: one step, three spellings', () => {
    for (const text of ['Blesser 2', 'BLESSER   2.', '• blesser (2)'])
      expect(reads(text)).toEqual(plain('blesser', { n: 2 }));
  });
  test('V24: a modifier, a colon, brackets', () =>
    expect(reads('l’adversaire à : se blesser [3]')).toEqual({ modifier: 'adversaire', keyword: 'se-blesser', n: 3 }));
  test('V25: hyphens', () => expect(reads('corps-a-corps')).toEqual(plain('corps-a-corps')));
  test('V26: an omitted number', () => {
    expect(reads('Distance')).toEqual(plain('distance', { n: 2 }));
    expect(reads('Distance 0')).toEqual(plain('distance', { n: 0 }));
    expect(reads('stable')).toEqual(plain('stable', { n: 0 }));
    expect(reads('Stable 3')).toEqual(plain('stable', { n: 3 }));
  });
  test('V27: an omitted type', () => {
    expect(reads('S empecher carte')).toEqual(plain('s-empecher-carte', { t: null }));
    expect(reads('S’empêcher carte Attaque')).toEqual(plain('s-empecher-carte', { t: 'attaque' }));
    expect(reads('Sempecher defense')).toEqual(plain('s-empecher', { t: 'defense' }));
  });
  test('V28: a missing parameter', () => {
    expect(reads('S’empêcher')).toEqual(['parametre-manquant']);
    expect(reads('Blesser')).toEqual(['parametre-manquant']);
  });
  test('V29: a number for a type, a type for a number', () => {
    expect(reads('S’empêcher 2')).toEqual(['parametre-nature']);
    expect(reads('Blesser attaque')).toEqual(['parametre-nature']);
  });
  test('V30: a keyword that stands alone', () => expect(reads('Rejouer 2')).toEqual(['parametre-interdit']));
  test('V31: numbers', () => {
    expect(reads('Blesser 1,5')).toEqual(['nombre-non-entier']);
    expect(reads('Blesser 100')).toEqual(['nombre-hors-bornes']);
    expect(reads('Force - 2')).toEqual(['signe-isole']);
    expect(reads('Force −2')).toEqual(plain('force', { n: -2 }));
  });
  test('V32: modifiers', () => {
    expect(reads('L’adversaire a Tout le monde a Piocher 1')).toEqual(['deux-modificateurs']);
    expect(reads('Tout le monde a')).toEqual(['modificateur-seul']);
  });
  test('V33: suggestions', () => {
    expect(onlyFault('Soigner 2')).toMatchObject({
      code: 'mot-cle-inconnu',
      suggestion: 'bloquer',
      fixes: ['Bloquer'],
    });
    expect(onlyFault('Destabilliser')).toMatchObject({
      code: 'mot-cle-inconnu',
      suggestion: 'destabiliser',
      fixes: ['Déstabiliser'],
    });
  });
  test('V34: a card without a step, a type that is none', () => {
    expect(faultsOf(parseCard('Sort\nattaque\n')).map(({ code }) => code)).toEqual(['carte-sans-etape']);
    expect(faultsOf(parseCard('Sort\nmagie\nBlesser 1')).map(({ code }) => code)).toEqual(['type-inconnu']);
  });
});

describe('the cards of the ledger', () => {
  test.each([...LEDGER_BASICS, ...LEDGER_CARDS])('$title', ({ title, type, steps }) => {
    const instructions = steps.map(({ text: _, ...instruction }) => instruction);
    expect(steps.map(({ text }) => parseStep(text))).toEqual(instructions.map((value) => ({ ok: true, value })));
    expect(instructions.map(printStep)).toEqual(steps.map(({ text }) => text));
    expect(parseCard(printCard({ title, type, steps: instructions }))).toEqual({
      ok: true,
      value: { title, type, steps: instructions },
    });
  });
});

describe('spellings', () => {
  const two = plain('blesser', { n: 2 });
  test.each([
    '- Blesser 2',
    '–Blesser 2',
    '* Blesser 2',
    '12. Blesser 2',
    '1)Blesser 2',
    '(1) Blesser 2',
    '1 - Blesser 2',
    '1° Blesser 2',
    '① Blesser 2',
    '- 1) Blesser 2',
    '« Blesser 2. »',
    'Blesser 2…',
    'Blesser 2 !',
    'Bles\u00ADser 2',
    'Ｂｌｅｓｓｅｒ　２',
    '𝐁𝐥𝐞𝐬𝐬𝐞𝐫 𝟐',
    'Blesser 002',
    'Blesser\u00A02',
    '\tBlesser\u202F: 2',
  ])('« %s » is Blesser 2', (text) => expect(reads(text)).toEqual(two));
  test.each(['-2', '−2', '–2', '—2', '‐2', '‑2', '﹣2', '－2', '⁻2', '[-2]', '(−2)', ': −2'])(
    'Force %s is below zero',
    (number) => expect(reads(`Force ${number}`)).toEqual(plain('force', { n: -2 })),
  );
  test.each(["'", '’', '‘', '`', '´', 'ʼ', '′', ' ', '’ '])('S%sempêcher', (apostrophe) =>
    expect(reads(`S${apostrophe}empêcher attaque`)).toEqual(plain('s-empecher', { t: 'attaque' })),
  );
  test('minus zero is zero', () => expect(reads('Force -0')).toStrictEqual(plain('force', { n: 0 })));
  // No word of the language has an inclusive form: nothing to tolerate, only to suggest.
  test('an inclusive form is a fault', () =>
    expect(onlyFault('L’adversaire·e a Piocher 1')).toMatchObject({
      code: 'mot-cle-inconnu',
      expected: 'modifier',
      found: 'L’adversaire·e a',
      fixes: ['L’adversaire a'],
    }));
  test('« Le·a joueur·se » is no keyword', () =>
    expect(onlyFault('Le·a joueur·se Piocher 1').code).toBe('mot-cle-inconnu'));
  // NFKC would read « 22 ».
  test.each(['Blesser 2²', 'Blesser ½', 'Blesser 1/2', 'Blesser .5', 'Blesser 1.5'])('« %s » is not whole', (text) =>
    expect(reads(text)).toEqual(['nombre-non-entier']),
  );
});

describe('separators', () => {
  const pair = [plain('corps-a-corps'), plain('blesser', { n: 1 })];
  test.each([
    'Corps à corps\nBlesser 1',
    'Corps à corps\r\nBlesser 1\r\n',
    'Corps à corps ; Blesser 1',
    'Corps à corps;Blesser 1;',
    'Corps à corps / Blesser 1',
    'Corps à corps, Blesser 1',
    'Corps à corps,blesser 1.',
    'Corps à corps ;\nBlesser 1 ;\n',
    '\n\n- Corps à corps\n- Blesser 1\n\n',
    'Corps à corps\u2028Blesser 1',
    '1. Corps à corps\n2. Blesser 1',
  ])('%j', (text) => {
    expect(parseSteps(text)).toEqual({ ok: true, value: pair });
  });
  test('a comma before a digit parts nothing', () => expect(reads('Blesser 1,5')).toEqual(['nombre-non-entier']));
  test('printed on one line or on several', () => {
    expect(printSteps(pair)).toBe('Corps à corps ; Blesser 1');
    expect(printSteps(pair, 'lines')).toBe('Corps à corps\nBlesser 1');
    expect(printCard({ title: 'Coup', type: 'defense', steps: pair })).toBe('Coup\nDéfense\nCorps à corps\nBlesser 1');
  });
  test('a blank line inside is a fault, those around are not', () => {
    expect(faultsOf(parseSteps('\nBlesser 1\n\nPiocher 1\n\n'))).toMatchObject([
      { code: 'etape-vide', step: 1, line: 3, column: 1, from: 11, to: 11 },
    ]);
    expect(faultsOf(parseSteps('Blesser 1 ;; Piocher 1'))).toMatchObject([
      { code: 'etape-vide', step: 1, from: 11, to: 11 },
    ]);
    expect(faultsOf(parseSteps('Blesser 1\n-\n'))).toMatchObject([
      { code: 'etape-vide', step: 1, line: 2, found: '-' },
    ]);
  });
  test('no step at all', () => {
    expect(faultsOf(parseSteps(''))).toMatchObject([{ code: 'carte-sans-etape', step: null, from: 0, to: 0 }]);
    expect(faultsOf(parseSteps(' \n '))).toMatchObject([{ code: 'carte-sans-etape' }]);
  });
});

describe('spans, in the text as it was given', () => {
  test.each([
    ['Blesser attaque', 'attaque'],
    ['- L’adversaire a : S’empêcher  [2].', '2'],
    ['Rejouer vite et bien', 'vite et bien'],
    ['Force − 2', '− 2'],
    ['Piocher 1,5.', '1,5'],
    ['Piocher (100)', '100'],
    ['Se de\u0301placer e\u0301nergie', 'e\u0301nergie'], // accents apart: they belong to their letters
    ['ﬀoo 2', 'ﬀoo'], // one character that folds to two
    ['\u200BSoigner\u200B 2', 'Soigner\u200B'],
    ['Tout le monde a L’adversaire a Rejouer', 'L’adversaire a'],
    ['Soigner … 2', 'Soigner'],
    ['Blesser 2 dégâts…', 'dégâts'],
    ['Stable Rejouer', 'Rejouer'],
    ['Force - 100. ', '- 100'],
    ['Blesser2', 'Blesser2'],
  ])('%s → « %s »', (text, found) => {
    const fault = onlyFault(text);
    expect(fault.found).toBe(found);
    expect(text.slice(fault.from, fault.to)).toBe(found);
    expect([fault.line, fault.column]).toEqual([1, fault.from + 1]);
  });
  test('lines and columns', () => {
    const text = '🃏\r\nAttaque\n  - Soigner 2 ; Blesser\n';
    expect(faultsOf(parseCard(text)).map(({ line, column, found, step }) => [line, column, found, step])).toEqual([
      [3, 5, 'Soigner', 0],
      [3, 17, 'Blesser', 1],
    ]);
  });
});

test('the punctuation behind a number is not the number’s', () =>
  expect(faultsOf(parseStep('Blesser 1,5… foo')).map(({ found }) => found)).toEqual(['1,5', 'foo']));

describe('every fault at once', () => {
  test('steps', () => {
    expect(
      faultsOf(parseSteps('Soigner 2\nBlesser\n\nL’adversaire a Tout le monde a Foo\nForce 1,5 points\nRejouer 2')).map(
        ({ code, step }) => [step, code],
      ),
    ).toEqual([
      [0, 'mot-cle-inconnu'],
      [1, 'parametre-manquant'],
      [2, 'etape-vide'],
      [3, 'deux-modificateurs'],
      [3, 'mot-cle-inconnu'],
      [4, 'nombre-non-entier'],
      [4, 'parametre-nature'],
      [5, 'parametre-interdit'],
    ]);
  });
  test('an empty card', () =>
    expect(faultsOf(parseCard('')).map(({ code }) => code)).toEqual([
      'titre-vide',
      'type-inconnu',
      'carte-sans-etape',
    ]));
  test('the sound steps are read all the same', () => {
    const { steps } = readSteps('Blesser 2 ; Soigner 1 ; Rejouer');
    expect(steps.map(({ instruction }) => instruction)).toEqual([plain('blesser', { n: 2 }), null, plain('rejouer')]);
    expect(steps.map(({ from, to, line }) => [from, to, line])).toEqual([
      [0, 9, 1],
      [12, 21, 1],
      [24, 31, 1],
    ]);
  });
  test('a step that lacks its separator', () => {
    expect(onlyFault('Corps à corps Blesser 1')).toMatchObject({
      code: 'parametre-interdit',
      expected: 'separator',
      found: 'Blesser 1',
      fixes: ['; Blesser 1'],
    });
    expect(faultsOf(parseStep('Blesser Piocher 1')).map(({ code, expected }) => [code, expected])).toEqual([
      ['parametre-manquant', 'number'],
      ['parametre-nature', 'separator'],
    ]);
  });
});

describe('cards', () => {
  const card = { title: 'Coup de boule', type: 'attaque', steps: [plain('blesser', { n: 1 })] };
  test.each([
    'Coup de boule\nAttaque\nBlesser 1',
    '\n\n  Coup de boule  \n\nType : ATTAQUE.\n\n• Blesser 1\n',
    'Coup de boule\r\n- attaque\r\nBlesser 1',
    'Coup de boule\ntype attaque\nBlesser 1',
  ])('%j', (text) => expect(parseCard(text)).toEqual({ ok: true, value: card }));
  test('a title may look like a type or a step', () => {
    expect(parseCard('Attaque\nAttaque\nBlesser 1')).toMatchObject({ ok: true, value: { title: 'Attaque' } });
    expect(parseCard('Blesser 2\nAttaque\nBlesser 1')).toMatchObject({ ok: true, value: { title: 'Blesser 2' } });
  });
  test.each(['\u1FBF', '\uFC5E'])('a title may be an accent alone, sign or letter: %j', (title) =>
    expect(parseCard(`${title}\nAttaque\nBlesser 1`)).toMatchObject({ ok: true, value: { title } }),
  );
  test('which line is missing', () => {
    expect(readCard('Attaque\nBlesser 1')).toMatchObject({
      title: null,
      type: 'attaque',
      faults: [{ code: 'titre-vide', line: 1 }],
    });
    expect(readCard('Coup\nBlesser 1\nPiocher 1')).toMatchObject({
      title: 'Coup',
      type: null,
      steps: [{ line: 2 }, { line: 3 }],
      faults: [{ code: 'type-inconnu', line: 1, column: 5 }],
    });
    expect(readCard('Coup')).toMatchObject({
      title: 'Coup',
      type: null,
      faults: [{ code: 'type-inconnu' }, { code: 'carte-sans-etape' }],
    });
  });
  test('a type near a type', () =>
    expect(faultsOf(parseCard('Coup\nType : ataque\nBlesser 1'))).toMatchObject([
      { code: 'type-inconnu', found: 'ataque', fixes: ['attaque'] },
    ]));
  test('a title of 60 characters, not of 61', () => {
    expect(parseCard(`${'x'.repeat(60)}\nattaque\nStable`).ok).toBe(true);
    expect(faultsOf(parseCard(`  ${'x'.repeat(61)}\nattaque\nStable`))).toMatchObject([
      { code: 'titre-trop-long', from: 62, to: 63 },
    ]);
  });
});

describe('bounds', () => {
  test('a text too long is not read', () => {
    expect(parseSteps(`${'x'.repeat(TEXT_MAX - 10)}\nRejouer`).ok).toBe(false);
    expect(faultsOf(parseSteps('x'.repeat(TEXT_MAX + 1)))).toMatchObject([
      { code: 'texte-trop-long', from: TEXT_MAX, to: TEXT_MAX + 1 },
    ]);
    expect(faultsOf(parseCard('\n'.repeat(3_000_000))).map(({ code }) => code)).toEqual(['texte-trop-long']);
    expect(faultsOf(parseStep('é'.repeat(1_000_000))).map(({ code }) => code)).toEqual(['texte-trop-long']);
  });
  test('sixty steps, not sixty-one', () => {
    const lines = (count: number): string => Array.from({ length: count }, () => 'Rejouer').join('\n');
    expect(parseSteps(lines(STEPS_MAX)).ok).toBe(true);
    expect(faultsOf(parseSteps(`${lines(STEPS_MAX)}\nSoigner\nRejouer`))).toMatchObject([
      { code: 'etapes-trop-nombreuses', line: 61, found: 'Soigner\nRejouer' },
    ]);
  });
  test('one step is one', () =>
    expect(onlyFault('Blesser 1 ; Piocher 1')).toMatchObject({
      code: 'etapes-trop-nombreuses',
      expected: 'one-step',
      step: null,
      found: 'Piocher 1',
    }));
  test.each([
    '\uD800',
    'Blesser \uDFFF',
    '\u0000',
    'Blesser\u00002',
    '\u0301',
    '\uFEFF',
    '🂡'.repeat(50),
    '-'.repeat(4000),
    ';'.repeat(4000),
    ','.repeat(4000),
    'a,'.repeat(2000),
    '1.'.repeat(2000),
    '(('.repeat(2000),
    'se '.repeat(1333),
    ' '.repeat(4000),
    `${'.'.repeat(3999)}a`,
    `Blesser ${'.,'.repeat(1990)}x`,
    `${'1'.repeat(3990)}x`,
    `Blesser ${'½'.repeat(3900)}x`,
    `${', '.repeat(1999)}x`,
    'ﷺ'.repeat(4000),
  ])('%j is read without throwing', (text) => {
    for (const parse of [parseStep, parseSteps, parseCard]) expect(typeof parse(text).ok).toBe('boolean');
  });
});

describe('what a press mends keeps the rest of the card', () => {
  const stepsOf = (text: string): readonly string[] => {
    const read = parseSteps(text);
    return read.ok ? read.value.map(printStep) : [];
  };
  const theFault = (text: string): Fault => {
    const faults = faultsOf(parseSteps(text));
    expect(faults).toHaveLength(1);
    return faults[0]!;
  };
  const pressed = (text: string): string => {
    const { fixes, from, to } = theFault(text);
    expect(fixes.length).toBeGreaterThan(0);
    return text.slice(0, from) + (fixes[0] ?? '') + text.slice(to);
  };
  test.each(['puis', 'et', 'ensuite', 'et puis', 'alors', 'après'])(
    '« Blesser 2 %s Pousser 1 » is two steps',
    (link) => {
      expect(onlyFault(`Blesser 2 ${link} Pousser 1`)).toMatchObject({
        code: 'parametre-nature',
        expected: 'separator',
      });
      expect(stepsOf(pressed(`Blesser 2 ${link} Pousser 1`))).toEqual(['Blesser 2', 'Pousser 1']);
    },
  );
  test.each([
    'Rejouer puis Blesser 1',
    'Stable 1 et Blesser 1',
    'Distance, puis Blesser 1',
    'S’empêcher attaque puis Blesser 1',
    'Piocher 1 puis l’adversaire a Blesser 1',
  ])('%s', (text) => {
    const steps = stepsOf(pressed(text));
    expect(steps).toHaveLength(2);
    expect(steps.at(-1)).toMatch(/Blesser 1$/);
  });
  test('a number that stands behind the next keyword is not its own', () =>
    expect(faultsOf(parseSteps('Blesser puis Pousser 1')).map(({ code }) => code)).toEqual([
      'parametre-manquant',
      'parametre-nature',
    ]));
  test('« puis » before a step goes alone', () =>
    expect(stepsOf(pressed('Blesser 2, puis Pousser 1'))).toEqual(['Blesser 2', 'Pousser 1']));
  test('the comma of « Si possible, défausser » parts nothing', () =>
    expect(stepsOf('Blesser 1, si possible, défausser 1 ; Rejouer')).toEqual([
      'Blesser 1',
      'Si possible défausser 1',
      'Rejouer',
    ]));
  test('« si possible » said last is not lost', () => {
    for (const text of ['Défausser 1, si possible', 'Défausser 1 si possible'])
      expect(stepsOf(pressed(text))).toEqual(['Si possible défausser 1']);
    expect(stepsOf('Blesser 1, si possible défausser 2')).toEqual(['Blesser 1', 'Si possible défausser 2']);
  });
  test('the comma behind a modifier parts nothing', () => {
    expect(stepsOf('L’adversaire a, Blesser 1')).toEqual(['L’adversaire a Blesser 1']);
    expect(stepsOf(pressed('Tout le monde, Piocher 1'))).toEqual(['Tout le monde a Piocher 1']);
  });
  test.each(['Attaque', 'Déplacement', 'défense', 'L’adversaire a Rhétorique'])(
    '« %s » among the steps is a type: no other word is put in its place',
    (text) => {
      const fault = theFault(text);
      expect(fault).toMatchObject({ code: 'mot-cle-inconnu', expected: 'type', fixes: [] });
      expect(faultText(fault)).toMatch(/est un type de technique, pas une étape/);
    },
  );
  test('with a number it may be the keyword', () => expect(stepsOf(pressed('Attaque 2'))).toEqual(['Blesser 2']));
});

import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../tests/cpu.ts';
import { ok, err, type Result } from '../kernel/result.ts';
import { toBase64Url, fromBase64Url } from './base64url.ts';
import { canonical, checksum } from './canonical.ts';
import { type Codec, defineCodec, type Issue } from './codec.ts';
import { defineForm } from './form.ts';
import { MAX_INFLATED, MAX_TEXT } from './envelope.ts';
import { BATTLEWORLD_DICTIONARIES } from './dictionaries.ts';

interface Toy {
  readonly name: string;
  readonly size: number;
}
const isToy = (raw: unknown): raw is Toy =>
  typeof raw === 'object' && raw !== null && 'name' in raw && 'size' in raw && typeof raw.size === 'number';
const parse = (raw: unknown): Result<Toy, readonly Issue[]> =>
  isToy(raw) ? ok(raw) : err([{ path: 'size', message: 'Taille : un nombre entier est attendu.' }]);
const one = defineCodec(defineForm<Toy>({ game: 'toy/game', parse, upgrades: [] }), {
  dictionaries: ['{"name":"","size":'],
});
/** Version 2 renamed `taille` to `size`, and changed the dictionary. */
const two = defineCodec(
  defineForm<Toy>({
    game: 'toy/game',
    parse,
    upgrades: [
      (raw) =>
        typeof raw === 'object' && raw !== null && 'name' in raw && 'taille' in raw
          ? ok({ name: raw.name, size: raw.taille })
          : err([{ path: 'taille', message: 'Taille : ce champ manque.' }]),
    ],
  }),
  { dictionaries: ['{"name":"","size":', '{"size":0,"name":"un autre dictionnaire'] },
);
const codeOf = <T>(codec: Codec<T>, text: string): string => {
  const result = codec.decode(text);
  return result.ok ? 'ok' : result.error.code;
};
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** An envelope made by hand around any bytes, with a right checksum over `json`. */
const forge = (json: string, bytes: Uint8Array, version = 1): string =>
  `${version}.toy~game.${toBase64Url(checksum(`s${version}.toy/game.${json}`))}${toBase64Url(bytes)}`;

describe('base64url', () => {
  // RFC 4648 section 10, without padding
  test.each([
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg'],
    ['fooba', 'Zm9vYmE'],
    ['foobar', 'Zm9vYmFy'],
  ])('%s', (plain, coded) => {
    expect(toBase64Url(bytesOf(plain))).toBe(coded);
    expect(fromBase64Url(coded)).toEqual(bytesOf(plain));
  });
  test('uses - and _', () => expect(toBase64Url(Uint8Array.of(251, 255))).toBe('-_8'));
  test.each(['A', 'AAAAA', 'Zh', 'Zm9', 'Z', 'Zg==', 'Zm+v', 'Zm9v\n', 'Zé'])(
    'refuses %j: it would not be written so',
    (text) => expect(fromBase64Url(text)).toBeUndefined(),
  );
});

describe('canonical text', () => {
  test('sorts keys, at every depth, and drops what is undefined', () =>
    expect(canonical({ b: [{ d: 1, c: undefined, a: null }], a: 'é' })).toBe('{"a":"é","b":[{"a":null,"d":1}]}'));
  test('same value, same link, whatever the order of fields', () =>
    expect(one.encode({ size: 3, name: 'x' })).toBe(one.encode({ name: 'x', size: 3 })));
});

describe('frozen for ever', () => {
  // computed by another program, in Python
  test('checksum', () =>
    expect([toBase64Url(checksum('')), toBase64Url(checksum('Règles vives'))]).toEqual(['PnwL', 'TRIg']));
  test('dictionaries', () =>
    expect(BATTLEWORLD_DICTIONARIES.map((text) => `${text.length} ${toBase64Url(checksum(text))}`)).toEqual([
      '17937 _ULR',
    ]));
  test('a link of version 1', () =>
    expect(one.decode('1.toy~game.VX3Yg4sc7iw5vBIubF4LAA')).toEqual(ok({ name: 'Été', size: 7 })));
});

describe('a link opens', () => {
  const value = { name: 'Été « à l’œil » 🎲', size: 12 };
  const link = one.encode(value);
  test.each([
    link,
    `#s=${link}`,
    `s=${link}`,
    `https://exemple.fr/battleworld/atelier/?x=1#s=${link}`,
    `  #s=${link}\n`,
    `#s=${link.replace('~', '%7E')}`,
    `#s=${link.replace('~', '%7e')}`,
  ])('from %s', (text) => expect(one.decode(text)).toEqual(ok(value)));
  test('lone surrogates survive', () =>
    expect(one.decode(one.encode({ name: '\ud83e', size: 1 }))).toEqual(ok({ name: '\ud83e', size: 1 })));
});

describe('versions', () => {
  test('an old link is upgraded, with the dictionary of its own version', () => {
    const old = defineCodec(
      defineForm<{ readonly name: string; readonly taille: number }>({
        game: 'toy/game',
        parse: (raw) => ok(raw as never),
        upgrades: [],
      }),
      { dictionaries: ['{"name":"","size":'] },
    );
    expect(two.decode(old.encode({ name: 'vieux', taille: 4 }))).toEqual(ok({ name: 'vieux', size: 4 }));
  });
  test('a link of the present version uses its own dictionary', () =>
    expect(two.decode(two.encode({ name: 'un autre dictionnaire', size: 2 }))).toEqual(
      ok({ name: 'un autre dictionnaire', size: 2 }),
    ));
  test('an upgrade that finds no sense in the data tells why', () =>
    expect(two.decode(one.encode({ name: 'x', size: 1 }))).toEqual(
      err({ code: 'invalid', issues: [{ path: 'taille', message: 'Taille : ce champ manque.' }] }),
    ));
  test('a newer link is told apart from a damaged one', () =>
    expect(one.decode(two.encode({ name: 'x', size: 1 }))).toEqual(err({ code: 'newer-version', version: 2 })));
  test('a codec without its dictionaries is a bug', () =>
    expect(() => defineCodec(defineForm<Toy>({ game: 'toy/game', parse, upgrades: [] }), { dictionaries: [] })).toThrow(
      'dictionaries',
    ));
});

describe('what does not open says why', () => {
  const link = one.encode({ name: 'Hulk contre Fatalis', size: 7 });
  test.each([
    '',
    '#s=',
    'bonjour',
    '1.toy~game',
    '0.toy~game.abc',
    '01.toy~game.abc',
    '1.TOY~game.abc',
    '99999.toy~game.abc',
    '#p=1.toy~game.abcdef',
    '#x=1',
    '.'.repeat(50),
  ])('not a link: %j', (text) => expect(codeOf(one, text)).toBe('not-a-link'));
  test('another game', () =>
    expect(one.decode(link.replace('toy', 'chess'))).toEqual(err({ code: 'unknown-game', game: 'chess/game' })));
  test('a scenario is not a moment', () => expect(codeOf(one, `#p=${link}`)).toBe('not-a-link'));
  test('the checksum covers the kind: a payload moved from s to p is noticed', () =>
    expect(one.open('p', `#p=${link}`)).toEqual(err({ code: 'corrupt' })));
  test('too long, before anything is decoded', () =>
    expect(one.decode('x'.repeat(MAX_TEXT + 1))).toEqual(
      err({ code: 'too-long', length: MAX_TEXT + 1, max: MAX_TEXT }),
    ));
  test('exactly the longest text is looked at', () => {
    expect(codeOf(one, 'x'.repeat(MAX_TEXT))).toBe('not-a-link');
  });
  test.each([0, -1, 1.5, Number.NaN])('data of version %d: no version writes them', (version) =>
    expect(two.read({ name: 'x', size: 1 }, version)).toEqual(err({ code: 'corrupt' })),
  );
  test.each([3, 9_999, 1e21])('data of version %d: of the future', (version) =>
    expect(two.read({ name: 'x', size: 1 }, version)).toEqual(err({ code: 'newer-version', version })),
  );
  test('any tail cut', () => {
    const start = link.lastIndexOf('.') + 1;
    for (let size = start; size < link.length; size++) expect(codeOf(one, link.slice(0, size))).toBe('corrupt');
  });
  test('any letter changed in the payload', () => {
    for (let at = link.lastIndexOf('.') + 1; at < link.length; at++) {
      const other = link.charAt(at) === 'A' ? 'B' : 'A';
      const result = one.decode(link.slice(0, at) + other + link.slice(at + 1));
      expect(result.ok ? result.value : result.error.code).toBe('corrupt');
    }
  });
  test('padding, spaces and other alphabets', () => {
    for (const tail of ['=', '==', '+', '/', ' a', 'é', '.']) expect(codeOf(one, link + tail)).toBe('corrupt');
  });
  test('right checksum, wrong shape', () => {
    const json = '{"name":"x"}';
    expect(one.decode(forge(json, deflateSync(bytesOf(json))))).toEqual(
      err({ code: 'invalid', issues: [{ path: 'size', message: 'Taille : un nombre entier est attendu.' }] }),
    );
  });
  test('right checksum, not JSON', () =>
    expect(codeOf(one, forge('{oops', deflateSync(bytesOf('{oops'))))).toBe('corrupt'));
  test('right checksum, but for a mark that no link begins with', () => {
    const json = '{"name":"x","size":1}';
    expect(codeOf(one, forge(json, deflateSync(bytesOf(json))))).toBe('ok');
    expect(codeOf(one, forge(json, deflateSync(bytesOf(`\ufeff${json}`))))).toBe('corrupt');
  });
  test('right checksum, not UTF-8', () =>
    expect(codeOf(one, forge('\ufffd', deflateSync(Uint8Array.of(0xff))))).toBe('corrupt'));
});

describe('caps', () => {
  test('a bomb stops at the cap, quickly', () => {
    const size = 20_000_000;
    const bytes = deflateSync(new Uint8Array(size).fill(32), { level: 9 });
    const link = `1.toy~game.AAAA${toBase64Url(bytes)}`;
    expect(link.length).toBeLessThan(MAX_TEXT);
    expect(cpuTime(() => expect(codeOf(one, link)).toBe('corrupt'))).toBeLessThan(250); // the whole bomb takes far more memory, and much longer
  });
  test('exactly the cap opens; one byte more does not', () => {
    const json = (size: number): string => `{"name":"${'a'.repeat(size - 20)}","size":1}`;
    expect(json(1000).length).toBe(1000);
    expect(codeOf(one, forge(json(MAX_INFLATED), deflateSync(bytesOf(json(MAX_INFLATED)))))).toBe('ok');
    expect(codeOf(one, forge(json(MAX_INFLATED + 1), deflateSync(bytesOf(json(MAX_INFLATED + 1)))))).toBe('corrupt');
  });
  test('deep nesting', () => {
    const json = '['.repeat(30_000) + ']'.repeat(30_000);
    expect(codeOf(one, forge(json, deflateSync(bytesOf(json))))).toBe('invalid');
  });
});

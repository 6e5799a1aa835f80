import { beforeEach, describe, expect, test, vi } from 'vitest';

const garde = new Map<string, string>();
beforeEach(() => {
  garde.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => garde.get(k) ?? null,
    setItem: (k: string, v: string) => void garde.set(k, v),
  });
});
const module = () => import('./options-store.ts');

describe('options', () => {
  test('what was kept badly counts as nothing', async () => {
    const { parseChoices: parseChoix } = await module();
    for (const texte of [null, '', '{', '[]', '3', 'null', '"x"']) expect(parseChoix(texte)).toEqual({});
    expect(parseChoix('{"a":1,"b":true,"c":"x","d":null,"e":[1],"f":{}}')).toEqual({ a: 1, b: true, c: 'x' });
  });
  test('a choice is kept under the key of its game, and forgotten when undone', async () => {
    const { $options, choose: choisir, resetAll: toutParDefaut } = await module();
    choisir('battleworld', 'raiseOrder', 'free');
    choisir('battleworld', 'recoverAmount', 2);
    expect(garde.get('rv.options.battleworld')).toBe('{"raiseOrder":"free","recoverAmount":2}');
    choisir('battleworld', 'raiseOrder', undefined);
    expect($options('battleworld').get()).toEqual({ recoverAmount: 2 });
    toutParDefaut('battleworld');
    expect(garde.get('rv.options.battleworld')).toBe('{}');
  });
  test('it starts from what was kept, and games do not mix', async () => {
    garde.set('rv.options.battleworld', '{"teamBonus":"all"}');
    const { $options } = await module();
    expect($options('battleworld').get()).toEqual({ teamBonus: 'all' });
    expect($options('versus').get()).toEqual({});
    expect($options('battleworld')).toBe($options('battleworld'));
  });
});

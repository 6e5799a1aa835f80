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
    const { parseChoices } = await module();
    for (const json of [null, '', '{', '[]', '3', 'null', '"x"']) expect(parseChoices(json)).toEqual({});
    expect(parseChoices('{"a":1,"b":true,"c":"x","d":null,"e":[1],"f":{}}')).toEqual({ a: 1, b: true, c: 'x' });
  });
  test('a choice is kept under the key of its game, and forgotten when undone', async () => {
    const { $options, choose, resetAll } = await module();
    choose('battleworld', 'raiseOrder', 'free');
    choose('battleworld', 'recoverAmount', 2);
    expect(garde.get('rv.options.battleworld')).toBe('{"raiseOrder":"free","recoverAmount":2}');
    choose('battleworld', 'raiseOrder', undefined);
    expect($options('battleworld').get()).toEqual({ recoverAmount: 2 });
    resetAll('battleworld');
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

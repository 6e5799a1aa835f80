import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askerOf } from './worker-asker.ts';

/** A worker that answers when it is told to. */
interface Fake extends Pick<Worker, 'onmessage' | 'onerror' | 'onmessageerror' | 'postMessage' | 'terminate'> {
  readonly asked: unknown[];
  ended: boolean;
}
const made: Fake[] = [];
const make = (): Worker => {
  const fake: Fake = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    asked: [],
    ended: false,
    postMessage: (data: unknown) => void fake.asked.push(data),
    terminate: () => void (fake.ended = true),
  };
  made.push(fake);
  return fake as unknown as Worker;
};
const answer = (fake: Fake | undefined, id: number, value: string): void =>
  fake?.onmessage?.call(fake as unknown as Worker, { data: { id, answer: value } } as MessageEvent);
const breaks = (fake: Fake | undefined): void => void fake?.onerror?.call(fake as unknown as Worker, {} as ErrorEvent);

beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a worker that is asked', () => {
  test('answers, and its time is counted from each question', async () => {
    const { ask } = askerOf<string, string>(make, 1000);
    const first = ask('a');
    vi.advanceTimersByTime(900);
    answer(made[0], 1, 'A');
    await expect(first).resolves.toBe('A');
    const second = ask('b');
    vi.advanceTimersByTime(900);
    answer(made[0], 2, 'B');
    await expect(second).resolves.toBe('B');
    vi.advanceTimersByTime(5000);
    expect(made.map(({ ended }) => ended)).toEqual([false]);
  });
  test('tells how far it is, and answers all the same', async () => {
    const { ask } = askerOf<string, string>(make, 1000);
    const seen: number[] = [];
    const asked = ask('a', (count) => seen.push(count));
    const tells = (id: number, count: number): void =>
      made[0]?.onmessage?.call(made[0] as unknown as Worker, { data: { id, seen: count } } as MessageEvent);
    tells(1, 2000);
    tells(0, 9000); // of a question before: dropped
    tells(1, 4000);
    answer(made[0], 1, 'A');
    await expect(asked).resolves.toBe('A');
    expect(seen).toEqual([2000, 4000]);
  });
  test('is given up when it does not answer in time, and made anew', async () => {
    const { ask } = askerOf<string, string>(make, 1000);
    const late = ask('a');
    vi.advanceTimersByTime(1001);
    await expect(late).rejects.toThrow('late');
    expect(made[0]?.ended).toBe(true);
    const again = ask('a');
    answer(made[1], 2, 'A');
    await expect(again).resolves.toBe('A');
  });
  test('is made anew when it broke', async () => {
    const { ask } = askerOf<string, string>(make);
    const broken = ask('a');
    breaks(made[0]);
    await expect(broken).rejects.toThrow('worker');
    expect(made[0]?.ended).toBe(true);
    const again = ask('a');
    answer(made[1], 2, 'A');
    await expect(again).resolves.toBe('A');
  });
  test('drops the question before', async () => {
    const { ask, stop } = askerOf<string, string>(make);
    const first = ask('a');
    const second = ask('b');
    await expect(first).rejects.toThrow('stopped');
    stop();
    await expect(second).rejects.toThrow('stopped');
  });
});

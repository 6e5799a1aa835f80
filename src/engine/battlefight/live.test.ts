import { describe, expect, test } from 'vitest';
import { replayLine } from '../kernel/play.ts';
import { citedIn } from '../kernel/tally.ts';
import { WORDS, MODIFIER_WORDS } from './language/words.ts';
import { LIVE, LIVE_CARD, type LiveCard, liveScenario, liveScript } from './live.ts';
import { partie } from './partie/index.ts';
import type { PartieEvent } from './partie/types.ts';
import { RULES } from './rules.ts';
import { KEYWORDS, MODIFIERS } from './types.ts';

test('one live card for each keyword and each modifier', () =>
  expect(LIVE.map(({ id }) => id).toSorted()).toEqual([...KEYWORDS, ...MODIFIERS].toSorted()));

const eventsOf = (live: LiveCard): readonly PartieEvent[] => {
  const start = partie.setup(liveScenario(live, live.card));
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const line = replayLine(partie, start.value, liveScript(live));
  if (!line.ok) throw new Error(line.error.why);
  return line.value.moves.flatMap(({ step }) => step.events);
};

describe.each(LIVE.map((live) => [live.id, live] as const))('%s', (id, live) => {
  const scenario = liveScenario(live, live.card);
  const script = liveScript(live);
  const events = eventsOf(live);
  const cited = events.flatMap(citedIn);

  test('is a card of its keyword, in the hand of the one who begins', () => {
    const is = live.card.steps.some(({ keyword, modifier }) => keyword === id || modifier === id);
    expect(is).toBe(true);
    expect(scenario.players[0]?.hand).toContain(LIVE_CARD);
    expect(script[0]).toEqual({ type: 'play', card: LIVE_CARD });
  });
  test('its script is used up, and the card stops: over, failed, or Stable', () => {
    expect(script.filter(({ type }) => type !== 'execute')).toEqual([
      { type: 'play', card: LIVE_CARD },
      ...live.answers,
    ]);
    const ends = events.filter(
      (event) => (event.type === 'deactivated' || event.type === 'stable') && event.active === `0:${LIVE_CARD}`,
    );
    expect(ends).toHaveLength(1);
    expect(events.at(-1)?.type).toBe('turn-started'); // nothing is left under way
  });
  test('shows the rules that it says, in order', () => {
    let from = 0;
    for (const rule of live.cites) {
      const at = cited.indexOf(rule, from);
      expect(at, `${rule} after ${from}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
  });
  test('shows a rule of its own, anchored where its card stands', () => {
    const own: readonly string[] =
      id in WORDS ? WORDS[id as keyof typeof WORDS].rules : MODIFIER_WORDS[id as keyof typeof MODIFIER_WORDS].rules;
    const chapter = RULES[own[0] as keyof typeof RULES].chapter;
    expect(live.cites.filter((rule) => own.includes(rule) && RULES[rule].chapter === chapter).length).toBeGreaterThan(
      0,
    );
  });
});

/** Rules of a keyword that no run applies, left to what the reader tries: other numbers, other answers. */
const LEFT: readonly string[] = [
  'bf.enchainement.destabiliser-main-insuffisante',
  'bf.position.pousser-impossible',
  'bf.enchainement.rejouer-obligation',
];
test('together they apply the rules of every keyword, but for those that are listed', () => {
  const applied = new Set<string>(LIVE.flatMap(eventsOf).flatMap(citedIn));
  const rules = [...Object.values(WORDS), ...Object.values(MODIFIER_WORDS)].flatMap((word) => [...word.rules]);
  expect(rules.filter((rule) => !applied.has(rule))).toEqual(LEFT);
});

// The kernel's promises, kept by whole games of every kind.
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../../tests/day.ts';
import { contract } from '../../kernel/contract.ts';
import { at, GO, march, move } from '../cases/partie-core-positions.fixture.ts';
import { play, seeded } from '../../kernel/play.ts';
import { topOf } from '../../kernel/steps.ts';
import { heroOf } from '../heroes.ts';
import { RULES } from '../rules.ts';
import { healthNow } from './board.ts';
import { BAD, GAMES, secrets, standard, STRANGERS, trio, VEILED } from './games.fixture.ts';
import { partie, partieText } from './index.ts';
import { SETUP_REFUSALS } from './setup-refusals.ts';

const fail = (): never => {
  throw new Error('no such hero');
};
const { veil, ...open } = partie;
const subject = {
  scenarios: [...GAMES, trio()],
  seeds: [1],
  maxSteps: 6_000,
  look: lookOf('fields-of-eternia/partie'),
  rules: RULES,
  text: partieText,
  illegal: BAD.map(([, scenario]) => scenario),
  strangers: STRANGERS,
};
describe('fields-of-eternia/partie', () => {
  test.each(contract(open, subject))('$name', { timeout: 300_000 }, ({ run }) => run());
  // Every seat looks at every moment, several times over: a few short games are enough.
  const veiled = contract(partie, { ...subject, scenarios: VEILED, seeds: [1, 2, 3], secrets }).filter(
    ({ name }) => name === 'hides what it must',
  );
  test.each(veiled)('$name', { timeout: 300_000 }, ({ run }) => run());
  test.each(BAD)('set-up refuses: %s', (code, scenario) => {
    const start = partie.setup(scenario);
    expect(start.ok ? [] : start.error.map((refusal) => refusal.code)).toContain(code);
  });
  test('every refusal of the set-up is met', () => {
    const met = new Set(BAD.map(([code]) => code));
    expect(Object.keys(SETUP_REFUSALS).filter((code) => !met.has(code) && !code.startsWith('note-'))).toEqual([]);
  });
  test('says a word of unusual bases and of what a mounted hero costs', () => {
    const [masters, evil] = standard().teams;
    if (masters === undefined || evil === undefined) throw new Error('two teams');
    const odd = standard({
      teams: [
        {
          ...masters,
          base: 'tour-grayskull',
          heroes: masters.heroes.map((spec, i) =>
            i === 0 ? { hero: { ...(heroOf('he-man') ?? fail()), mounted: true } } : spec,
          ),
        },
        { ...evil, base: 'cite-de-targa' },
      ],
    });
    expect(partie.notices?.(odd).map(({ code, about }) => [code, about])).toEqual([
      ['note-base-masters', 'teams.0.base'],
      ['note-base-evil', 'teams.1.base'],
      ['note-compensation', 'teams.1.eternium'],
    ]);
    expect(partie.notices?.(standard())).toEqual([]);
  });
  test('soldiers who march in fight first: no combat came before theirs', () => {
    const start = partie.setup(
      at({ hero: { zone: 'c' }, mine: { soldiers: { p: 1 } }, theirs: { soldiers: { q: 2 } } }),
    );
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const { state } = partie.apply(start.value, GO);
    const told = (...actions: readonly Parameters<typeof partie.apply>[1][]): readonly string[] =>
      actions
        .flatMap((action) => partie.apply(state, action).events)
        .flatMap((event) => (event.type === 'p-combat' ? event.cites : []));
    expect(told(march('p', 'q', 1))).toEqual(['foe.combat.soldats', 'foe.combat.interruption']);
    expect(told(...move('q'))).toContain('foe.combat.suites');
  });
  test('has a veil', () => expect([veil !== undefined, veiled.length]).toEqual([true, 1]));
});

test('on the map, a hero loses its PS as the blows of its combat fall, and does not find them again when it ends', () => {
  let blows = 0;
  for (const [i, scenario] of GAMES.entries()) {
    const start = partie.setup(scenario);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    let before = start.value;
    for (const { step } of play(partie, start.value, seeded(i + 1), 1500).line.moves) {
      const clash = topOf(before);
      const hero = before.combat !== null && clash?.kind === 'clash' ? clash.hero : null;
      const fell = step.events.flatMap((event) => (event.type === 'hurt' && event.side === 0 ? [event.amount] : []));
      const helped = step.events.some(({ type }) => type === 'healed' || type === 'returned');
      if (hero !== null && fell.length > 0 && !helped) {
        blows += 1;
        expect(healthNow(step.state, hero)).toBe(healthNow(before, hero) - fell.reduce((sum, one) => sum + one, 0));
      }
      before = step.state;
    }
  }
  expect(blows).toBeGreaterThan(3);
});

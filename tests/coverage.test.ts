// Every rule that the engine is said to run is cited somewhere: by a worked example, a golden game, a seeded game, a node or a refusal; or it is listed
// here, with the reason. Run it to read the table.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { combat } from '../src/engine/battleworld/combat/index.ts';
import { EXAMPLES } from '../src/engine/battleworld/examples.ts';
import { partie } from '../src/engine/battleworld/partie/index.ts';
import { RULES } from '../src/engine/battleworld/rules.ts';
import { BAD_COMBATS, BAD_PARTIES, COMBAT_STRANGERS, COMBATS, PARTIE_STRANGERS, PARTIES } from '../src/engine/battleworld/subjects.fixture.ts';
import type { Game } from '../src/engine/kernel/game.ts';
import { listed, play, type Player, scripted, seeded } from '../src/engine/kernel/play.ts';
import { parseReplay } from '../src/engine/kernel/replay.ts';
import { GOLDEN_MODES } from './golden/golden.ts';
import type { Cite, RuleEntry, Tally } from '../src/engine/kernel/rules.ts';

/** Rules run by the engine without anything to tell: why. */
const SILENT: Readonly<Record<string, string>> = {
  'bw.but.joueurs': 'two seats, in the very shape of the state',
  'bw.mise-en-place.factions-libres': 'what is allowed: a set-up that succeeds is silent (case C07)',
  'bw.mise-en-place.jetons-puissance': 'full counters at the set-up, which is silent (case C01)',
  'bw.mise-en-place.jeton-relance': 'full counters at the set-up, which is silent (case C01)',
  'bw.mise-en-place.de-force': 'the die comes with the card at the set-up, which is silent (case C01)',
};

const SOURCES = ['example', 'golden', 'seeded', 'node', 'refusal'] as const;
type Source = (typeof SOURCES)[number];
const cited = new Map<string, Set<Source>>();
const cite = (source: Source, rules: readonly string[]): void => {
  for (const rule of rules) cited.set(rule, (cited.get(rule) ?? new Set<Source>()).add(source));
};
/** An event and, when it opens a total, each of its parts. */
const told = (source: Source, event: Cite<string>): void => {
  cite(source, event.cites);
  if ('tally' in event) for (const part of (event.tally as Tally<string>).parts) cite(source, part.cites);
};

const walk = <S, A, E extends Cite<R>, R extends string, P>(game: Game<S, A, E, R, P>, scenario: P, source: Source, who: Player<S, A, R>, strangers: readonly A[]): void => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  for (const notice of game.notices?.(scenario) ?? []) cite('refusal', notice.cites);
  const { line } = play(game, start.value, who);
  const states = [start.value, ...line.moves.map(({ step }) => step.state)];
  for (const { step } of line.moves) for (const event of step.events) told(source, event);
  const everything = [...strangers, ...states.flatMap((state) => listed(game.node(state))).filter((_, i) => i % 7 === 0).slice(0, 60)];
  for (const [i, state] of states.entries()) {
    cite('node', game.node(state).cites);
    if (i % 3 === 0) for (const action of everything) cite('refusal', game.refuse(state, action)?.cites ?? []);
  }
};

for (const example of EXAMPLES) {
  if (example.mode === 'combat') walk(combat, example.scenario, 'example', scripted(example.script.map(({ action }) => action)), []);
  else walk(partie, example.scenario, 'example', scripted(example.script.map(({ action }) => action)), []);
}
const golden = new URL('./golden/', import.meta.url);
for (const file of readdirSync(golden).filter((name) => name.endsWith('.replay'))) {
  const replay = parseReplay(readFileSync(new URL(file, golden), 'utf8'));
  if (replay.ok) cite('golden', [...(GOLDEN_MODES[replay.value.mode]?.cited(replay.value) ?? [])]);
}
for (const scenario of COMBATS) for (const seed of [1, 2, 3]) walk(combat, scenario, 'seeded', seeded(seed), COMBAT_STRANGERS);
for (const scenario of PARTIES) for (const seed of [1, 2, 3, 4]) walk(partie, scenario, 'seeded', seeded(seed), PARTIE_STRANGERS);
for (const [, scenario] of BAD_COMBATS) {
  const door = combat.setup(scenario);
  if (!door.ok) for (const { cites } of door.error) cite('refusal', cites);
}
for (const [, scenario] of BAD_PARTIES) {
  const door = partie.setup(scenario);
  if (!door.ok) for (const { cites } of door.error) cite('refusal', cites);
}

const rules = Object.entries<RuleEntry>(RULES);
const engine = rules.filter(([, { runs }]) => runs === 'engine').map(([id]) => id);

test('every rule that the engine runs is cited, or listed with a reason', () => {
  const missing = engine.filter((id) => !cited.has(id) && SILENT[id] === undefined);
  const table = engine.map((id) => `${id.padEnd(42)} ${SOURCES.map((source) => (cited.get(id)?.has(source) === true ? source : '').padEnd(8)).join(' ')} ${SILENT[id] ?? ''}`);
  console.log([`${engine.length} rules run by the engine; ${missing.length} cited by nothing`, ...table].join('\n'));
  expect(missing).toEqual([]);
});
test('a listed reason is about a rule that is really cited by nothing', () => {
  expect(Object.keys(SILENT).filter((id) => !engine.includes(id) || cited.has(id))).toEqual([]);
});
test('each rule of an example is one that the engine runs or reads', () => {
  for (const { id, cites } of EXAMPLES) for (const rule of cites) expect(RULES[rule].runs, `${id}: ${rule}`).not.toBe('text');
});

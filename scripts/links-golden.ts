// Adds golden links to tests/links/: `node scripts/links-golden.ts`. Never rewrites one: a published link opens for ever.
// To publish a new shape (a new version, a new field), add a line to CASES under a new name.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { combat } from '../src/engine/battleworld/combat/index.ts';
import { partie } from '../src/engine/battleworld/partie/index.ts';
import { play, replayLine, seeded } from '../src/engine/kernel/play.ts';
import { combatCodec, partieCodec } from '../src/engine/scenario/battleworld.ts';
import type { Codec } from '../src/engine/scenario/codec.ts';
import { encodeMoment } from '../src/engine/scenario/moment.ts';
import type { Golden } from '../tests/links/golden.ts';
import { CUSTOM, E1, E1_ACTIONS, MIDGAME, ON_BASE, P1, P1_SIX, SIEGE } from '../tests/links/samples.ts';

const folder = new URL('../tests/links/', import.meta.url);

const scenario = <T>(codec: Codec<T>, value: T): Golden => ({ link: `#s=${codec.encode(value)}`, kind: 's', mode: codec.game, version: codec.version, expect: { scenario: value } });

const e1 = (): Golden => {
  const start = combat.setup(E1);
  const line = start.ok ? replayLine(combat, start.value, E1_ACTIONS) : undefined;
  if (line?.ok !== true) throw new Error('E1 does not play');
  return { link: `#p=${encodeMoment(combat, combatCodec, E1, line.value)}`, kind: 'p', mode: combat.id, version: combatCodec.version, edition: combat.edition, expect: { scenario: E1, actions: E1_ACTIONS } };
};
const game = (value: typeof P1, seed: number, steps: number): Golden => {
  const start = partie.setup(value);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(partie, start.value, seeded(seed), steps);
  return { link: `#p=${encodeMoment(partie, partieCodec, value, line)}`, kind: 'p', mode: partie.id, version: partieCodec.version, edition: partie.edition, expect: { scenario: value, actions: line.moves.map(({ action }) => action) } };
};

const CASES: Readonly<Record<string, () => Golden>> = {
  'v1-partie-p1': () => scenario(partieCodec, P1),
  'v1-partie-p1-six': () => scenario(partieCodec, P1_SIX),
  'v1-partie-siege': () => scenario(partieCodec, SIEGE),
  'v1-partie-midgame': () => scenario(partieCodec, MIDGAME),
  'v1-partie-custom-sheet': () => scenario(partieCodec, CUSTOM),
  'v1-combat-e1': () => scenario(combatCodec, E1),
  'v1-combat-module': () => scenario(combatCodec, ON_BASE),
  'v1-combat-e1-moment': e1,
  'v1-partie-moment-40': () => game(P1, 7, 40),
  'v1-partie-moment-siege': () => game(SIEGE, 3, 200),
};

for (const [name, make] of Object.entries(CASES)) {
  const file = new URL(`${name}.json`, folder);
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(make(), null, 1)}\n`);
    console.log(`added  ${name}`);
  } else if ((JSON.parse(readFileSync(file, 'utf8')) as Golden).link !== make().link) console.log(`kept   ${name}: today the same thing is written otherwise, as it may be`);
}

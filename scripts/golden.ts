// Golden games of tests/games/<jeu>/golden/: `node scripts/golden.ts`, on purpose, after a change of sentences or of citations that is meant.
// Games already there are played again, action by action, and written as the engine tells them today; a game that is missing, or that no longer plays or
// ends its way, is played from its script, or looked for among seeded games, the shortest first. `--search` makes all of them anew. Read the difference before committing it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { play, replayLine } from '../src/engine/kernel/play.ts';
import { leaning } from '../src/engine/kernel/weigh.ts';
import { parseReplay, recordReplay, type Replay } from '../src/engine/kernel/replay.ts';
import { GOLDEN_MODES, goldenFolder, WANTED, whatIsWrong } from '../tests/golden/golden.ts';

const SEEDS = 400;
type Looked = (typeof WANTED)[number];

const fits = (looked: Looked, replay: Replay): boolean => {
  try {
    return whatIsWrong(looked, replay) === undefined;
  } catch {
    return false;
  }
};
const startOf = ({ name, mode, wanted }: Looked): unknown => {
  const start = mode.game.setup(wanted.scenario);
  if (!start.ok) throw new Error(`${name}: ${JSON.stringify(start.error)}`);
  return start.value;
};

const fromScript = (looked: Looked, script: readonly unknown[]): Replay => {
  const { name, mode, wanted } = looked;
  const line = replayLine(mode.game, startOf(looked), script);
  if (!line.ok)
    throw new Error(
      `${name}: stopped after ${line.error.line.moves.length} actions, ${JSON.stringify({ ...line.error, line: undefined })}`,
    );
  const replay = recordReplay(mode.game, wanted.scenario, line.value);
  const wrong = whatIsWrong(looked, replay);
  if (wrong !== undefined) throw new Error(`${name}: its script ${wrong}`);
  return replay;
};
/** The shortest seeded game that fits. */
const search = (looked: Looked): Replay => {
  const { name, mode, wanted } = looked;
  const start = startOf(looked);
  let best: Replay | undefined;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { line } = play(mode.game, start, leaning(seed, mode.weigh));
    if (best !== undefined && line.moves.length >= best.actions.length) continue;
    const replay = recordReplay(mode.game, wanted.scenario, line);
    if (fits(looked, replay)) best = replay;
  }
  if (best === undefined) throw new Error(`${name}: no such game among ${SEEDS} seeds`);
  return best;
};

const kept = (looked: Looked): Replay | undefined => {
  const file = new URL(`${looked.name}.replay`, goldenFolder(looked.jeu));
  if (process.argv.includes('--search') || !existsSync(file)) return undefined;
  const read = parseReplay(readFileSync(file, 'utf8'));
  return read.ok && fits(looked, read.value) ? read.value : undefined;
};

for (const looked of WANTED) {
  const { jeu, name, wanted } = looked;
  const found = kept(looked);
  const replay = found ?? (wanted.script === undefined ? search(looked) : fromScript(looked, wanted.script));
  const written = GOLDEN_MODES[replay.mode]?.rewrite(replay);
  if (written === undefined) throw new Error(`${name}: unknown mode ${replay.mode}`);
  const folder = goldenFolder(jeu);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${name}.replay`, folder), written.replay);
  writeFileSync(new URL(`${name}.log`, folder), written.log);
  console.log(`${found ? 'kept ' : 'made '}  ${jeu}, ${name}: ${replay.actions.length} actions`);
}

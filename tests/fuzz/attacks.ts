// Structural attacks on links, files and saved games of every mode: each gives a value, which `setup` then judges without throwing or hanging, or a French sentence.
// By hand: `node tests/fuzz/attacks.ts 100000 [seed]`; `npm run fuzz` runs them too.
import { openData } from '../../src/components/play/open.ts';
import { parseSaved } from '../../src/components/play/saved.ts';
import type { ModeUi } from '../../src/components/play/mode.ts';
import type { Types } from '../../src/engine/kernel/game.ts';
import { canonical, type Json, toJson } from '../../src/engine/scenario/canonical.ts';
import type { LinkError } from '../../src/engine/scenario/codec.ts';
import { describeFileError, describeLinkError, type Description } from '../../src/engine/scenario/describe.ts';
import { type LinkKind, seal } from '../../src/engine/scenario/envelope.ts';
import { parseScenarioText, printScenario } from '../../src/engine/scenario/file.ts';
import { decodeMoment } from '../../src/engine/scenario/moment.ts';
import { cpuTime } from '../cpu.ts';
import { GAMES } from '../games/index.ts';
import type { AnyMode } from '../games/subject.ts';
import { published } from '../links/golden.ts';
import { below } from './mutate.ts';
import { attack, type Attack, type Draw } from './structure.ts';

/** Where an attack comes in. */
const DOORS = ['link', 'moment', 'file', 'bare file', 'saved'] as const;
type Door = (typeof DOORS)[number];

interface Target {
  readonly mode: AnyMode;
  readonly s: readonly Json[]; // as links hold them, packed
  readonly p: readonly Json[];
  readonly files: readonly string[];
  readonly saved: readonly Json[];
}
const targetsOf = (): readonly Target[] => {
  const links = published().map(([, golden]) => golden);
  return GAMES.flatMap(({ modes }) =>
    Object.values(modes).map((mode): Target => {
      const { codec, game } = mode;
      const mine = links.filter((golden) => golden.mode === game.id);
      const inside = (kind: LinkKind): readonly Json[] =>
        mine.flatMap((golden) => {
          const opened = golden.kind === kind ? codec.open(kind, golden.link) : undefined;
          return opened?.ok === true ? [toJson(opened.value.data)] : [];
        });
      return {
        mode,
        s: inside('s'),
        p: inside('p'),
        files: mine.map(({ expect }) => printScenario(codec, expect.scenario)),
        saved: mine.map(({ expect }) =>
          toJson({
            mode: game.id,
            version: codec.version,
            scenario: codec.write(expect.scenario),
            actions: expect.actions ?? [],
            cursor: 2,
            struck: [{ at: 1, actions: expect.actions ?? [] }],
          }),
        ),
      };
    }),
  );
};

export interface Assault {
  readonly tally: Readonly<Record<string, number>>; // what the attacks gave, by kind and by door
  readonly faults: readonly string[]; // the first ten
  readonly failed: number;
  readonly worst: number; // milliseconds of processor
  readonly seconds: number;
}
const SENTENCE = /^[\p{Lu}«\d].*[.?]$/su;
const HOLE = /\bundefined\b|\bNaN\b|\[object/;
/** Milliseconds that one opening may take, set-up included: half a second is what a reader calls « at once ». */
const MOST = 500;

/** Of a game, which may begin with a name that the attack gave. */
const holed = (sentences: readonly string[]): string | undefined =>
  sentences.find((one) => !/[.?]$/.test(one) || HOLE.test(one));
const badSentence = (sentences: readonly string[]): string | undefined =>
  sentences.find((one) => !SENTENCE.test(one) || HOLE.test(one));
const told = ({ message, hint }: Description, error: LinkError): string | undefined =>
  badSentence([message, hint, ...(error.code === 'invalid' ? error.issues.map((issue) => issue.message) : [])]);

/** What a value that opened is worth: refused in sentences, or a state that may be asked what is open. */
const judged = ({ game, text }: AnyMode, scenario: unknown): readonly [what: string, wrong?: string | undefined] => {
  const start = game.setup(scenario);
  if (!start.ok)
    return [
      'set-up refused',
      start.error.length === 0 ? 'no reason' : holed(start.error.map((refusal) => text.refusal(refusal))),
    ];
  const node = game.node(start.value);
  const broken = game.invariants.find(({ holds }) => !holds(start.value));
  return [
    'value',
    broken?.name ?? holed([node.kind === 'end' ? text.result(node.result, start.value) : text.node(start.value)]),
  ];
};

/** Opens the text by its door; what it gave, and what is wrong with that. */
const opened = async (
  door: Door,
  { mode }: Target,
  given: string,
  draw: Draw,
): Promise<readonly [what: string, wrong?: string | undefined]> => {
  const { game, codec, parseAction, text } = mode;
  const sealed = (kind: LinkKind): string => {
    const dictionaries = Array.from({ length: codec.version }, () => ''); // none helps: what is attacked is what they give back
    const link = seal({ game: game.id, dictionaries }, kind, given);
    return `#${kind}=${draw(50) === 0 ? link.replace(/^\d+/, String(2 + draw(9_998))) : link}`;
  };
  if (door === 'link') {
    const read = codec.decode(sealed('s'));
    return read.ok ? judged(mode, read.value) : [read.error.code, told(describeLinkError(read.error), read.error)];
  }
  if (door === 'moment') {
    const read = decodeMoment(game, codec, parseAction, sealed('p'));
    if (!read.ok) return [read.error.code, told(describeLinkError(read.error), read.error)];
    const { diverged } = read.value;
    if (diverged === undefined) return ['value'];
    return [
      `diverged: ${diverged.why}`,
      diverged.why === 'fault'
        ? 'the engine threw'
        : (told(describeLinkError(diverged), diverged) ??
          holed(diverged.refusals.map((refusal) => text.refusal(refusal)))),
    ];
  }
  if (door === 'saved') {
    const saved = parseSaved(given);
    if (saved === undefined) return ['no saved game'];
    const read = await openData(
      { game, text, links: () => Promise.resolve({ codec, parseAction }) } as unknown as ModeUi<Types>,
      saved,
    );
    if (read.ok) return ['value'];
    const { message, hint, refusals } = read.error;
    return [
      'refused',
      /faute du site/.test(message)
        ? 'it threw'
        : (badSentence([message, hint]) ?? holed(refusals.map((refusal) => refusal.text))),
    ];
  }
  const read = parseScenarioText(codec, given);
  return read.ok ? judged(mode, read.value) : [read.error.code, told(describeFileError(read.error), read.error)];
};

/** What an attack is made on, by its door. */
const preyOf = (door: Door, target: Target): readonly Json[] => {
  const files = (): readonly Json[] => target.files.map((file) => JSON.parse(file) as Json);
  switch (door) {
    case 'link':
      return target.s;
    case 'moment':
      return target.p;
    case 'file':
      return files();
    case 'bare file':
      return files().map((file) => toJson((file as { readonly scenario?: Json }).scenario));
    case 'saved':
      return target.saved;
  }
};

/** So many attacks, from a source of numbers. */
export const assault = async (count: number, draw: Draw): Promise<Assault> => {
  const begun = performance.now();
  const targets = targetsOf();
  const prey = targets.map((target) => DOORS.map((door) => preyOf(door, target)));
  const strangers = prey.flatMap((doors) => doors.flatMap((found) => found.slice(0, 3)));
  const tally: Record<string, number> = {};
  const faults: string[] = [];
  let [failed, worst] = [0, 0];
  const fail = (what: string, id: string, door: Door, { name, text }: Attack): void => {
    failed += 1;
    if (faults.length < 10)
      faults.push(
        `${id}, ${door}, ${name}: ${what}: ${text.length > 600 ? `${text.slice(0, 600)}… (${text.length})` : text}`,
      );
  };
  for (let i = 0; i < count; i += 1) {
    const at = draw(targets.length);
    const [target, rank] = [targets[at], draw(DOORS.length)];
    const [door, found] = [DOORS[rank], prey[at]?.[rank]];
    const data = found?.[draw(found.length)];
    if (target === undefined || door === undefined || data === undefined) throw new Error('no links to attack');
    // A payload of another game, whole, now and then: nothing in it is of this one.
    const made: Attack =
      draw(40) === 0
        ? { name: 'another game', text: canonical(strangers[draw(strangers.length)] ?? null) }
        : attack(data, strangers, draw);
    const { id } = target.mode.game;
    const before = process.cpuUsage();
    try {
      const [what, wrong] = await opened(door, target, made.text, draw);
      const { user, system } = process.cpuUsage(before);
      let took = (user + system) / 1000;
      if (took > MOST / 4)
        took = Math.min(
          took,
          cpuTime(() => void opened(door, target, made.text, () => 1)),
        );
      worst = Math.max(worst, took);
      tally[`${door}: ${what}`] = (tally[`${door}: ${what}`] ?? 0) + 1;
      tally[made.name] = (tally[made.name] ?? 0) + 1;
      if (wrong !== undefined) fail(wrong, id, door, made);
      if (took > MOST) fail(`${took.toFixed(0)} ms`, id, door, made);
    } catch (error) {
      fail(`thrown: ${String(error)}`, id, door, made);
    }
  }
  return { tally, faults, failed, worst, seconds: (performance.now() - begun) / 1000 };
};
/** Prints what an assault gave. */
export const report = (count: number, seed: number, { tally, faults, failed, worst, seconds }: Assault): void => {
  for (const [what, times] of Object.entries(tally).sort(([, a], [, b]) => b - a))
    console.log(`${String(times).padStart(8)}  ${what}`);
  for (const fault of faults) console.error(fault);
  console.log(
    `${count} structural attacks from seed ${seed}: ${seconds.toFixed(1)} s; worst ${worst.toFixed(1)} ms of processor; failures ${failed}`,
  );
};

if (import.meta.main) {
  const [count, seed] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 1)];
  const attacks = await assault(count, below(seed));
  report(count, seed, attacks);
  process.exitCode = attacks.failed > 0 ? 1 : 0;
}

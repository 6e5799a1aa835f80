// Ready-made scenarios: every file is read by its codec, let in by its engine, teaches rules that it can show, and is played to its end by a machine. One a game at each run, drawn by the day and by lot; with LONG=1 all of them, by Habitué where its mode has an insight.
import { describe, expect, test } from 'vitest';
import { MODES } from '../src/components/every-mode.ts';
import type { Game, Types } from '../src/engine/kernel/game.ts';
import { type Effort, ponder } from '../src/engine/kernel/levels.ts';
import { play, type Player } from '../src/engine/kernel/play.ts';
import type { Insight } from '../src/engine/kernel/think.ts';
import { leaning } from '../src/engine/kernel/weigh.ts';
import { qrOf } from '../src/components/play/qr.ts';
import { readyAddress } from '../src/components/play/ready-made.ts';
import { readReady } from '../src/engine/scenario/ready-file.ts';
import type { Codec } from '../src/engine/scenario/codec.ts';
import { partieCodec } from '../src/engine/scenario/battleworld.ts';
import { LONG, ofTheDay, seedOf } from './day.ts';
import { P1 } from './games/battleworld/samples.ts';
import { GAMES } from './games/index.ts';
import PUBLISHED from './links/ready.json' with { type: 'json' };
import { readyIn } from './ready.ts';

const ADDRESS = 'x'.repeat(60); // https://un-site-au-nom-assez-long.example.org/battleworld/jouer/
const MOST = 20_000; // actions of a game
/** The table reports as long as it likes: nothing of a rule ends it. */
const REPORTED = new Set(['fields-of-eternia/solo']);

interface Known {
  readonly insight: Insight<unknown, unknown>;
  readonly effort: Effort;
}
const INSIGHTS = import.meta.glob<Known>('../src/engine/*/*/insight.ts');
const FEW = 200; // tries of Redoutable, of which Habitué takes its part: enough to go on, cheap enough for every scenario
const PATIENCE = 3000; // decisions: two who keep away from one another for ever are then put an end to by lot, and it is said
type Anyone = Player<unknown, unknown, string>;
/** Habitué, where the search is long and the mode knows its positions; `lot` answers chance, reports, and the rest. */
const playerOf = async (game: Game<Types>, id: string, lot: Anyone): Promise<Anyone> => {
  const known = LONG ? await INSIGHTS[`../src/engine/${game.id}/insight.ts`]?.() : undefined;
  if (known === undefined) return lot;
  const { insight, effort } = known;
  const asked = { level: 'habitue', effort: { ...effort, tries: Math.min(effort.tries, FEW) } } as const;
  let decisions = 0;
  return (node, state) => {
    if (node.kind !== 'choice' || node.options.length === 1 || decisions === PATIENCE) return lot(node, state);
    decisions += 1;
    if (decisions === PATIENCE) console.info(`${id}: Habitué does not end it in ${PATIENCE} decisions; lot does`);
    return ponder(game, insight, state, node.seat, { ...asked, seed: seedOf(id) + decisions })[0]?.action;
  };
};

describe.each(GAMES.map((game) => [game.jeu, game] as const))('%s', (jeu, { rules, modes }) => {
  test('each file is sound, and each id is met once', async () => {
    const all = await readyIn(jeu);
    const faults = all.flatMap(({ id, mode, name, scenario, teaches }) => {
      const ui = MODES.get(mode);
      const start = ui?.game.setup(scenario);
      return [
        ...(ui === undefined || modes[name] === undefined ? [`${id}: no mode ${mode}`] : []),
        ...(start?.ok === true ? [] : [`${id}: refused`]),
        ...teaches.filter((rule) => rules[rule] === undefined).map((rule) => `${id}: no rule ${rule}`),
      ];
    });
    expect(faults).toEqual([]);
    expect(all.length).toBeGreaterThan(2);
    const titles = all.map(({ scenario }) => (scenario as { readonly name: string }).name);
    expect(new Set(titles).size).toBe(titles.length);
  });
  test('each is read from a QR code that any phone takes', async () => {
    const versions = (await readyIn(jeu)).map(
      ({ id }) => [id, qrOf(`${ADDRESS}${readyAddress({ id })}`)?.version] as const,
    );
    expect(versions.filter(([, version]) => version === undefined || version > 12)).toEqual([]);
  });
  test('each id that was published still opens', async () => {
    const now = new Set((await readyIn(jeu)).map(({ id }) => id));
    expect((PUBLISHED as Readonly<Record<string, readonly string[]>>)[jeu]?.filter((id) => !now.has(id))).toEqual([]);
  });
  test('somebody alone has something to choose, where anybody has', async () => {
    const idle: string[] = [];
    for (const { id, mode, name, scenario, seat = 0 } of await readyIn(jeu)) {
      const { game, machine } = MODES.get(mode)!;
      const start = game.setup(scenario);
      if (!start.ok) throw new Error(`${id} is refused`);
      if (machine?.peopleOnly === true || game.node(start.value).kind === 'report') continue; // all is theirs
      const lot = leaning(seedOf(id), modes[name]?.weigh);
      let [asked, another] = [false, false];
      const player: Anyone = (node) => {
        if (node.kind === 'choice' && node.options.length > 1) [asked, another] = [node.seat === seat, true];
        return asked ? undefined : lot(node); // what it wanted to know it knows
      };
      play(game, start.value, player, MOST);
      if (!asked && another) idle.push(id);
    }
    expect(idle).toEqual([]);
  });
  test('a machine ends it', { timeout: LONG ? 3_600_000 : 600_000 }, async () => {
    const all = (await readyIn(jeu)).filter(({ mode }) => !REPORTED.has(mode));
    for (const { id, mode, name, scenario } of ofTheDay(`ready ${jeu}`, all, 1)) {
      const { game } = MODES.get(mode)!;
      const start = game.setup(scenario);
      if (!start.ok) throw new Error(`${id} is refused`);
      const player = await playerOf(game, id, leaning(seedOf(id), modes[name]?.weigh));
      const { stop } = play(game, start.value, player, MOST);
      expect(stop.why, id).toBe('end');
    }
  });
});

describe('a file at fault says where', () => {
  const SOUND = {
    jeu: 'battleworld/partie',
    version: 1,
    why: 'siege',
    minutes: 20,
    level: 1,
    teaches: ['bw.tour.phases'],
    scenario: { ...P1, note: 'Une phrase.' },
  };
  const faults = (change: object, id = 'un-essai'): readonly string[] => {
    const read = readReady(id, JSON.stringify({ ...SOUND, ...change }), (mode) =>
      mode === 'battleworld/partie' ? (partieCodec as Codec<unknown>) : undefined,
    );
    return read.ok ? [] : read.error.map(({ path, message }) => `${path} | ${message}`);
  };
  test('none', () => expect(faults({})).toEqual([]));
  test.each<readonly [string, object, string]>([
    ['why', { why: 'pour-rire' }, 'why'],
    ['minutes', { minutes: 0 }, 'minutes'],
    ['level', { level: 4 }, 'level'],
    ['teaches', { teaches: [] }, 'teaches'],
    ['goal', { goal: 'gagner' }, 'goal'],
    ['a field of nobody', { durée: 20 }, 'durée'],
    ['another game', { jeu: 'versus/partie' }, 'jeu'],
    ['a note that is no sentence', { scenario: { ...P1, note: 'siège' } }, 'scenario.note'],
    ['a note that is missing', { scenario: P1 }, 'scenario.note'],
    ['inside the scenario', { scenario: { ...P1, note: 'Une phrase.', round: 'trois' } }, 'scenario.round'],
  ])('%s', (_, change, path) => expect(faults(change).map((fault) => fault.split(' | ')[0])).toEqual([path]));
  test('all at once', () => expect(faults({ why: '', minutes: -1, scenario: { ...P1, note: '' } })).toHaveLength(3));
  test('its name', () => expect(faults({}, 'Le Siège')).toHaveLength(1));
});

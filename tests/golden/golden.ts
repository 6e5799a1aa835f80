// A golden game is two files: `<name>.replay`, what was played and the rules that each action set to work (the text of the kernel's replays), and
// `<name>.log`, the same game told in French, sentence by sentence, each with its rules. Both are compared line by line.
import { combat, combatText } from '../../src/engine/battleworld/combat/index.ts';
import { partie, partieText } from '../../src/engine/battleworld/partie/index.ts';
import type { BwRule } from '../../src/engine/battleworld/rules.ts';
import type { Game, Node } from '../../src/engine/kernel/game.ts';
import { type Line, replayLine } from '../../src/engine/kernel/play.ts';
import { divergence, printReplay, recordReplay, type Replay } from '../../src/engine/kernel/replay.ts';
import type { Cite, Tally } from '../../src/engine/kernel/rules.ts';
import type { ModeText } from '../../src/engine/kernel/text.ts';

/** A mode seen by the golden games: replays come from files, so that scenario and actions are checked by playing them. */
export interface GoldenMode {
  readonly divergence: (replay: Replay) => string | undefined;
  /** Plays what was written again and writes it as it is today; throws when an action is refused. */
  readonly rewrite: (replay: Replay) => { readonly replay: string; readonly log: string };
  readonly result: (replay: Replay) => string;
  /** Types of the events told, in order. */
  readonly told: (replay: Replay) => readonly string[];
  /** Rules cited by the events and by the parts of their totals. */
  readonly cited: (replay: Replay) => ReadonlySet<string>;
}

const ends = (sentence: string, cites: readonly string[]): string => `   ${sentence}  # ${cites.join(' ')}`;

const mode = <S, A, E extends Cite<R> & { readonly type: string }, R extends string, P>(game: Game<S, A, E, R, P>, text: ModeText<S, A, E, R>): GoldenMode => {
  const lineOf = (replay: Replay): Line<S, A, E> => {
    const start = game.setup(replay.scenario as P);
    if (!start.ok) throw new Error(`scenario refused: ${start.error.map(({ code }) => code).join(', ')}`);
    const line = replayLine(game, start.value, replay.actions.map(({ action }) => action as A));
    if (!line.ok) throw new Error(`stopped: ${line.error.why}, action ${'at' in line.error ? line.error.at + 1 : 'last'}`);
    return line.value;
  };
  const who = (node: Node<A, R>, state: S): string => (node.kind === 'choice' ? text.seat(node.seat, state) : node.kind === 'chance' ? 'Le hasard' : 'À la table');
  const logOf = (line: Line<S, A, E>): string => {
    const out: string[] = [];
    let state = line.start;
    line.moves.forEach(({ action, step }, i) => {
      const node = game.node(state);
      out.push(`${i + 1}. ${text.node(state)}`, `   ${who(node, state)} → ${text.action(action, state)}`);
      for (const event of step.events) out.push(ends(text.event(event, step.state), event.cites));
      state = step.state;
    });
    const last = game.node(state);
    if (last.kind === 'end') out.push('', ends(`Fin : ${text.result(last.result, state)}`, last.cites).trim());
    return `${out.join('\n')}\n`;
  };
  return {
    divergence: (replay) => divergence(game, replay as Replay<P, A>),
    rewrite: (replay) => {
      const line = lineOf(replay);
      return { replay: printReplay(recordReplay(game, replay.scenario as P, line)), log: logOf(line) };
    },
    result: (replay) => {
      const line = lineOf(replay);
      const node = game.node(line.moves.at(-1)?.step.state ?? line.start);
      return node.kind === 'end' ? node.result : '';
    },
    told: (replay) => lineOf(replay).moves.flatMap(({ step }) => step.events.map(({ type }) => type)),
    cited: (replay) => new Set(lineOf(replay).moves.flatMap(({ step }) => step.events.flatMap((event) => [...event.cites, ...('tally' in event ? (event.tally as Tally<string>).parts.flatMap(({ cites }) => cites) : [])]))),
  };
};

export const GOLDEN_MODES: Readonly<Record<string, GoldenMode>> = { [combat.id]: mode(combat, combatText), [partie.id]: mode(partie, partieText) };

interface Wanted {
  readonly mode: string;
  readonly result: string; // '*': any
  readonly tells: readonly string[]; // types of events that must be there
  readonly cites?: readonly BwRule[]; // and rules that they must cite, their totals included
  readonly never?: readonly string[]; // and that must not
}
/** At least one game per way to end: a game of golden/ that no longer ends its way is a fault, and so is a missing one. */
export const WANTED: Readonly<Record<string, Wanted>> = {
  'partie-extermination-heros': { mode: partie.id, result: 'extermination:heroes', tells: ['died', 'game-over'] },
  'partie-extermination-vilains': { mode: partie.id, result: 'extermination:villains', tells: ['died', 'game-over'] },
  'partie-base-heros': { mode: partie.id, result: 'base:heroes', tells: ['module-destroyed', 'game-over'] },
  'partie-base-vilains': { mode: partie.id, result: 'base:villains', tells: ['module-destroyed', 'game-over'] },
  'partie-galactus': { mode: partie.id, result: 'galactus:none', tells: ['initiative-flipped', 'game-over'] },
  'partie-entiere': {
    mode: partie.id,
    result: '*',
    tells: ['initiative-drawn', 'moved', 'recovered', 'healed', 'repaired', 'module-gain', 'flight-lost', 'disturbed', 'victory-token', 'initiative-flipped', 'game-over'],
    cites: ['bw.deplacement.survol', 'bw.actions.recuperer-energie', 'bw.actions.recuperer-relance', 'bw.base.energie'],
  },
  'partie-derangements': { mode: partie.id, result: 'galactus:none', tells: ['disturbed'], cites: ['bw.derangement.reparation', 'bw.derangement.soin', 'bw.derangement.relance'] },
  'partie-modules': { mode: partie.id, result: 'galactus:none', tells: ['disturbed', 'module-gain'], cites: ['bw.derangement.module'] },
  'combat-attaque': { mode: combat.id, result: 'attack', tells: ['renounced', 'concluded', 'wounded', 'victory-token'], never: ['died'] },
  'combat-attaque-mort': { mode: combat.id, result: 'attack', tells: ['wounded', 'died'] },
  'combat-pouvoir-de-fatalis': { mode: combat.id, result: 'attack', tells: ['energy-taken'] },
  'combat-defense': { mode: combat.id, result: 'defence', tells: ['wounded', 'victory-token'], never: ['no-wound'] },
  'combat-defense-choisit': { mode: combat.id, result: 'defence', tells: ['spent', 'wounded'] },
  'combat-defense-abri': { mode: combat.id, result: 'defence', tells: ['no-wound'] },
  'combat-egalite': { mode: combat.id, result: 'tie', tells: ['held'], never: ['wounded'] },
  'combat-relances': { mode: combat.id, result: 'attack', tells: ['rerolled'] },
  'combat-ordre-libre': { mode: combat.id, result: 'attack', tells: ['waited'] },
  'combat-tranche-exacte': { mode: combat.id, result: 'attack', tells: ['wounded'], cites: ['bw.combat.tranche-exacte'] },
  'combat-victoire-pleine': { mode: combat.id, result: 'attack', tells: ['victory-full'] },
  'combat-jetons-epuises': { mode: combat.id, result: 'defence', tells: ['renounced', 'concluded'], cites: ['bw.combat.plus-de-jeton', 'bw.combat.depense-limite'] },
  'combat-contre-un-cosmique': { mode: combat.id, result: 'attack', tells: ['power-void'] },
  'combat-module-sans-defenseur': { mode: combat.id, result: 'attack', tells: ['module-hit'], never: ['victory-token'] },
  'combat-module-detruit': { mode: combat.id, result: 'attack', tells: ['defended', 'module-destroyed'] },
  'combat-module-defendu': { mode: combat.id, result: 'defence', tells: ['defended', 'wounded'] },
};

/** What keeps a replay from being the game that its name promises; undefined when it is. */
export const whatIsWrong = (name: string, replay: Replay): string | undefined => {
  const wanted = WANTED[name];
  const found = GOLDEN_MODES[replay.mode];
  if (wanted === undefined || found === undefined || replay.mode !== wanted.mode) return `mode ${replay.mode}`;
  const result = found.result(replay);
  if (wanted.result === '*' ? result === '' : result !== wanted.result) return `ends on "${result}"`;
  const told = found.told(replay);
  const cited = found.cited(replay);
  const missing = [...wanted.tells.filter((type) => !told.includes(type)), ...(wanted.cites ?? []).filter((rule) => !cited.has(rule))];
  if (missing.length > 0) return `without ${missing.join(', ')}`;
  const unwanted = (wanted.never ?? []).filter((type) => told.includes(type));
  return unwanted.length > 0 ? `with ${unwanted.join(', ')}` : undefined;
};

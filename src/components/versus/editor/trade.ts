// What the shared workshop must know of Versus.
import { err, ok, type Result } from '../../../engine/kernel/result.ts';
import type { LinkError } from '../../../engine/scenario/codec.ts';
import { parseScenarioText, printScenario } from '../../../engine/scenario/file.ts';
import { readOptions } from '../../../engine/versus/options.ts';
import { put } from '../../atelier/put.ts';
import type { Trade } from '../../atelier/trade.ts';
import { modeOfLink } from '../../play/link-mode.ts';
import { $options } from '../../play/options-store.ts';
import { check } from './check.ts';
import { type AnyScenario, codecOf, fromScenario, toScenario } from './codecs.ts';
import { isWork } from './drafts.ts';
import { mends } from './mends.ts';
import { isMode, type Mode, type Work } from './modes.ts';
import { optionsFor } from './options.ts';
import { box } from './own.ts';
import { placeOf } from './place.ts';
import { STARTERS } from './starters.ts';

const JEU = 'versus';
/** The reader's own rulings, those that the engine knows and that this kind asks for. */
export const withMine = (work: Work): Work => {
  const given = $options(JEU).get();
  const { wrong } = readOptions(given);
  return put<Work, 'options'>(
    work,
    'options',
    optionsFor(work.mode, Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key)))),
  );
};

/** « versus/partie » to its kind. */
const kindOf = (game: string | undefined): Mode | undefined => {
  const [jeu, mode] = (game ?? '').split('/');
  return jeu === JEU && isMode(mode) ? mode : undefined;
};
const opened = (mode: Mode, read: Result<AnyScenario, LinkError>): Result<Work, LinkError> =>
  read.ok ? ok(fromScenario(mode, read.value) as Work) : read;
const FILE_MODE = /"jeu"\s*:\s*"(versus\/[a-z-]+)"/;

export const TRADE: Trade<Work> = {
  box,
  jeu: JEU,
  store: `rv.atelier.${JEU}`,
  starter: STARTERS.partie,
  withMine,
  isWork,
  check,
  placeOf,
  mends,
  pack: (work) => {
    const [codec, scenario] = [codecOf(work.mode), toScenario(work)];
    return {
      mode: codec.game,
      version: codec.version,
      encode: () => codec.encode(scenario),
      write: () => codec.write(scenario),
    };
  },
  toFile: (work) => (check(work).sharable ? printScenario(codecOf(work.mode), toScenario(work)) : undefined),
  fromLink: (text) => {
    const game = modeOfLink(text);
    const mode = kindOf(game);
    if (mode !== undefined) return opened(mode, codecOf(mode).decode(text));
    return err(game === undefined ? { code: 'not-a-link' } : { code: 'unknown-game', game });
  },
  fromFile: (text) => {
    const mode = kindOf(FILE_MODE.exec(text.slice(0, 400))?.[1]) ?? 'partie';
    return opened(mode, parseScenarioText(codecOf(mode), text));
  },
};

// What the shared workshop must know of Fields of Eternia.
import { readOptions } from '../../../engine/fields-of-eternia/options.ts';
import type { Options } from '../../../engine/fields-of-eternia/types.ts';
import { err, ok, type Result } from '../../../engine/kernel/result.ts';
import type { LinkError } from '../../../engine/scenario/codec.ts';
import { parseScenarioText, printScenario } from '../../../engine/scenario/file.ts';
import { put } from '../../atelier/put.ts';
import type { Trade } from '../../atelier/trade.ts';
import { modeOfLink } from '../../play/link-mode.ts';
import { $options } from '../../play/options-store.ts';
import { checkWith } from './check.ts';
import { type AnyScenario, codecOf, fromScenario, toScenario } from './codecs.ts';
import { isWork } from './drafts.ts';
import type { Kits } from './kits.ts';
import { isMode, type Mode, type Work } from './modes.ts';
import { keysOf } from './options.ts';
import { box } from './own.ts';
import { placeOf } from './place.ts';
import { STARTERS } from './starters.ts';

const JEU = 'fields-of-eternia';
export const STARTER: Work = STARTERS['combat-epique'];
/** The reader's own rulings, those that the engine knows and that this kind asks for. */
const mine = (mode: Mode): Partial<Options> | undefined => {
  const given = $options(JEU).get();
  const { wrong } = readOptions(given);
  const chosen = Object.entries(given).filter(
    ([key]) => !wrong.includes(key) && keysOf(mode).some((one) => one === key),
  );
  return chosen.length === 0 ? undefined : (Object.fromEntries(chosen) as Partial<Options>);
};
export const withMine = (work: Work): Work => put(work, 'options', mine(work.mode));

/** « fields-of-eternia/partie » to its kind. */
const kindOf = (game: string | undefined): Mode | undefined => {
  const [jeu, mode] = (game ?? '').split('/');
  return jeu === JEU && isMode(mode) ? mode : undefined;
};
const opened = (mode: Mode, read: Result<AnyScenario, LinkError>): Result<Work, LinkError> =>
  read.ok ? ok(fromScenario(mode, read.value) as Work) : read;
const FILE_MODE = /"jeu"\s*:\s*"(fields-of-eternia\/[a-z-]+)"/;

export const tradeWith = (kits: Kits): Trade<Work> => {
  const check = checkWith(kits);
  return {
    jeu: JEU,
    store: `rv.atelier.${JEU}`,
    starter: STARTER,
    withMine,
    box,
    isWork,
    check,
    placeOf,
    mends: (work, found) => kits[work.mode]?.mends(work, found) ?? [],
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
      const mode = kindOf(FILE_MODE.exec(text.slice(0, 400))?.[1]) ?? 'combat-epique';
      return opened(mode, parseScenarioText(codecOf(mode), text));
    },
  };
};

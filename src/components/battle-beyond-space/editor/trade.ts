// What the shared workshop must know of Battle Beyond Space.
import type { EscarmoucheScenario } from '../../../engine/battle-beyond-space/escarmouche/types.ts';
import { readOptions } from '../../../engine/battle-beyond-space/options.ts';
import type { Options } from '../../../engine/battle-beyond-space/types.ts';
import { ok, type Result } from '../../../engine/kernel/result.ts';
import { escarmoucheCodec, partieCodec } from '../../../engine/scenario/battle-beyond-space.ts';
import type { LinkError } from '../../../engine/scenario/codec.ts';
import { parseScenarioText, printScenario } from '../../../engine/scenario/file.ts';
import { put } from '../../atelier/put.ts';
import type { Packed, Trade } from '../../atelier/trade.ts';
import { modeOfLink } from '../../play/link-mode.ts';
import { $options } from '../../play/options-store.ts';
import { check } from './check.ts';
import { isWork } from './drafts.ts';
import { mends } from './mends.ts';
import { fromEscarmouche, STARTER, toEscarmouche, toPartie, type Work } from './model.ts';
import { box } from './own.ts';
import { placeIn } from './place.ts';

const JEU = 'battle-beyond-space';
/** The reader's own rulings, those that the engine knows. */
const mine = (): Partial<Options> | undefined => {
  const given = $options(JEU).get();
  const { wrong } = readOptions(given);
  const chosen = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key))) as Partial<Options>;
  return Object.keys(chosen).length === 0 ? undefined : chosen;
};
export const withMine = (work: Work): Work => put<Work, 'options'>(work, 'options', mine());

const pack = (work: Work): Packed => {
  const { challenge } = work;
  if (challenge === undefined) {
    const scenario = toPartie(work);
    return {
      mode: partieCodec.game,
      version: partieCodec.version,
      encode: () => partieCodec.encode(scenario),
      write: () => partieCodec.write(scenario),
    };
  }
  const scenario = toEscarmouche(work, challenge);
  return {
    mode: escarmoucheCodec.game,
    version: escarmoucheCodec.version,
    encode: () => escarmoucheCodec.encode(scenario),
    write: () => escarmoucheCodec.write(scenario),
  };
};
const challenged = (read: Result<EscarmoucheScenario, LinkError>): Result<Work, LinkError> =>
  read.ok ? ok(fromEscarmouche(read.value)) : read;
const FILE_MODE = /"jeu"\s*:\s*"(battle-beyond-space\/[a-z-]+)"/;

export const TRADE: Trade<Work> = {
  box,
  jeu: JEU,
  store: `rv.atelier.${JEU}`,
  starter: STARTER,
  withMine,
  isWork,
  check,
  placeOf: placeIn,
  mends,
  pack,
  toFile: (work) => {
    if (!check(work).sharable) return undefined;
    return work.challenge === undefined
      ? printScenario(partieCodec, toPartie(work))
      : printScenario(escarmoucheCodec, toEscarmouche(work, work.challenge));
  },
  fromLink: (text) =>
    modeOfLink(text) === escarmoucheCodec.game ? challenged(escarmoucheCodec.decode(text)) : partieCodec.decode(text),
  fromFile: (text) =>
    FILE_MODE.exec(text.slice(0, 400))?.[1] === escarmoucheCodec.game
      ? challenged(parseScenarioText(escarmoucheCodec, text))
      : parseScenarioText(partieCodec, text),
};

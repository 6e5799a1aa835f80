// What the shared workshop must know of BattleFight.
import { readOptions } from '../../../engine/battlefight/options.ts';
import type { FormationScenario } from '../../../engine/battlefight/formation/types.ts';
import type { PartieScenario } from '../../../engine/battlefight/partie/types.ts';
import { DEFAULT_OPTIONS, type Options } from '../../../engine/battlefight/types.ts';
import { ok, type Result } from '../../../engine/kernel/result.ts';
import { formationCodec, matchCodec, partieCodec } from '../../../engine/scenario/battlefight.ts';
import type { LinkError } from '../../../engine/scenario/codec.ts';
import { parseScenarioText, printScenario } from '../../../engine/scenario/file.ts';
import { put } from '../../atelier/put.ts';
import type { Trade } from '../../atelier/trade.ts';
import { modeOfLink } from '../../play/link-mode.ts';
import { $options } from '../../play/options-store.ts';
import { check, codecOf } from './check.ts';
import { STARTER } from './desk.ts';
import { isWork } from './drafts.ts';
import { fromScenario, toScenario, type Work } from './model.ts';
import { mends } from './mends.ts';
import { box } from './own.ts';
import { placeOf } from './place.ts';

/** The reader's own rulings, those that are the engine's; the number of games is the scenario's. */
const mine = ({ manches }: Partial<Options> = {}): Partial<Options> | undefined => {
  const given = $options('battlefight').get();
  const { wrong } = readOptions(given);
  const chosen = Object.fromEntries(
    Object.entries(given).filter(([key]) => !wrong.includes(key) && key !== 'manches'),
  ) as Partial<Options>;
  const options = manches === undefined || manches === DEFAULT_OPTIONS.manches ? chosen : { ...chosen, manches };
  return Object.keys(options).length === 0 ? undefined : options;
};

const work = (read: Result<PartieScenario, LinkError>): Result<Work, LinkError> =>
  read.ok ? ok(fromScenario(read.value)) : read;
/** Boosters and collections come from the table: their cards and their people, with the decks of a new scenario. */
const fromFormation = ({ name, note, author, cards = [], collection, players }: FormationScenario): Work => {
  const base = fromScenario({
    ...STARTER,
    name,
    cards,
    players: players.map((person, seat) => ({
      ...(STARTER.players[seat] ?? { deck: 'cogneur' }),
      ...(person === '' ? {} : { name: person }),
    })),
  });
  return put(put(put(base, 'note', note), 'author', author), 'collection', collection);
};
const formed = (read: Result<FormationScenario, LinkError>): Result<Work, LinkError> =>
  read.ok ? ok(fromFormation(read.value)) : read;

const MODE = /"jeu"\s*:\s*"(battlefight\/[a-z]+)"/;
export const TRADE: Trade<Work> = {
  box,
  jeu: 'battlefight',
  store: 'rv.atelier.battlefight',
  starter: STARTER,
  withMine: (one) => put(one, 'options', mine(one.options)),
  isWork,
  check,
  placeOf,
  mends,
  pack: (one) => {
    const [codec, scenario] = [codecOf(one), toScenario(one)];
    return {
      mode: codec.game,
      version: codec.version,
      encode: () => codec.encode(scenario),
      write: () => codec.write(scenario),
    };
  },
  toFile: (one) => (check(one).sharable ? printScenario(codecOf(one), toScenario(one)) : undefined),
  fromLink: (text) => {
    const mode = modeOfLink(text);
    if (mode === formationCodec.game) return formed(formationCodec.decode(text));
    return work((mode === matchCodec.game ? matchCodec : partieCodec).decode(text));
  },
  fromFile: (text) => {
    const mode = MODE.exec(text.slice(0, 400))?.[1];
    if (mode === formationCodec.game) return formed(parseScenarioText(formationCodec, text));
    return work(parseScenarioText(mode === matchCodec.game ? matchCodec : partieCodec, text));
  },
};

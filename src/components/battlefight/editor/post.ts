// Links and files of this workshop.
import type { FormationScenario } from '../../../engine/battlefight/formation/types.ts';
import type { PartieScenario } from '../../../engine/battlefight/partie/types.ts';
import { ok, type Result } from '../../../engine/kernel/result.ts';
import { formationCodec, matchCodec, partieCodec } from '../../../engine/scenario/battlefight.ts';
import type { Codec, LinkError } from '../../../engine/scenario/codec.ts';
import { parseScenarioText, printScenario } from '../../../engine/scenario/file.ts';
import { put } from '../../atelier/put.ts';
import type { Post } from '../../atelier/trade.ts';
import { modeOfLink } from '../../play/link-mode.ts';
import { STARTER } from './desk.ts';
import { formatOf, fromScenario, toScenario, type Work } from './model.ts';

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
const codecOf = (one: Work): Codec<PartieScenario> => (formatOf(one) === 'match' ? matchCodec : partieCodec);
export const POST: Post<Work> = {
  encode: (one) => codecOf(one).encode(toScenario(one)),
  toFile: (one) => printScenario(codecOf(one), toScenario(one)),
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

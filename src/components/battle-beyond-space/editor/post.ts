// Links and files of this workshop: of a game, or of the challenge that it is.
import type { EscarmoucheScenario } from '../../../engine/battle-beyond-space/escarmouche/types.ts';
import { ok, type Result } from '../../../engine/kernel/result.ts';
import { escarmoucheCodec, partieCodec } from '../../../engine/scenario/battle-beyond-space.ts';
import type { LinkError } from '../../../engine/scenario/codec.ts';
import { parseScenarioText, printScenario } from '../../../engine/scenario/file.ts';
import type { Post } from '../../atelier/trade.ts';
import { modeOfLink } from '../../play/link-mode.ts';
import { fromEscarmouche, toEscarmouche, toPartie, type Work } from './model.ts';

const challenged = (read: Result<EscarmoucheScenario, LinkError>): Result<Work, LinkError> =>
  read.ok ? ok(fromEscarmouche(read.value)) : read;
const FILE_MODE = /"jeu"\s*:\s*"(battle-beyond-space\/[a-z-]+)"/;

export const POST: Post<Work> = {
  encode: (work) =>
    work.challenge === undefined
      ? partieCodec.encode(toPartie(work))
      : escarmoucheCodec.encode(toEscarmouche(work, work.challenge)),
  toFile: (work) =>
    work.challenge === undefined
      ? printScenario(partieCodec, toPartie(work))
      : printScenario(escarmoucheCodec, toEscarmouche(work, work.challenge)),
  fromLink: (text) =>
    modeOfLink(text) === escarmoucheCodec.game ? challenged(escarmoucheCodec.decode(text)) : partieCodec.decode(text),
  fromFile: (text) =>
    FILE_MODE.exec(text.slice(0, 400))?.[1] === escarmoucheCodec.game
      ? challenged(parseScenarioText(escarmoucheCodec, text))
      : parseScenarioText(partieCodec, text),
};

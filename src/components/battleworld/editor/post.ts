// Links and files of this workshop.
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { partieCodec } from '../../../engine/scenario/battleworld.ts';
import { parseScenarioText, printScenario } from '../../../engine/scenario/file.ts';
import type { Post } from '../../atelier/trade.ts';

export const POST: Post<PartieScenario> = {
  encode: partieCodec.encode,
  toFile: (scenario) => printScenario(partieCodec, scenario),
  fromLink: partieCodec.decode,
  fromFile: (text) => parseScenarioText(partieCodec, text),
};

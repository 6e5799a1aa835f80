// The link that opens a table at the position of a diagram: an ordinary moment, as « Jouer » shares it.
import { MODES } from '../components/every-mode.ts';
import type { From } from '../components/play/from.ts';
import { replayLine } from '../engine/kernel/play.ts';
import { encodeMoment } from '../engine/scenario/moment.ts';
import { lien } from './link.ts';

/** Rejects where the engine does not come to that position: no page offers what would not open. */
export async function positionLink({ mode: id, scenario, actions }: From): Promise<string> {
  const mode = MODES.get(id);
  const start = mode?.game.setup(scenario);
  const line = mode !== undefined && start?.ok === true ? replayLine(mode.game, start.value, actions) : undefined;
  if (mode === undefined || line?.ok !== true) throw new Error(`schéma : une position de « ${id} » ne se rejoue pas`);
  const { codec } = await mode.links();
  return lien(`/${mode.jeu}/jouer/#p=${encodeMoment(mode.game, codec, scenario, line.value)}`);
}

// What the caption of a game under way says.
import type { Types } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import type { CaptionProps } from '../scene/Caption.tsx';
import type { LogLine } from './EventLog.tsx';
import { captionOf } from './frame-parts.tsx';
import type { ModeUi } from './mode.ts';
import type { FrameProps } from './PlayFrame.tsx';
import { seatsOf } from './saved.ts';
import { bestStep, firstSince, isDull, toldSince, whoOf } from './since.ts';
import type { Titles } from './titles.ts';

/** Before anything has been played, where its room is kept (on a phone it is not: style sheets): what the scenario says of itself, else where the game stands. */
const startOf = <T extends Types>(
  { intro, part }: ModeUi<T>,
  scenario: T['scenario'],
  state: T['state'],
): CaptionProps => {
  const text = intro?.(scenario) ?? `Rien n’a encore été joué.${part === undefined ? '' : ` ${part(state)}.`}`;
  return { sentences: [{ text: typeset(text), rules: [] }] };
};
/** The step just played, and at one's own turn all that has happened since the last choice, led by what matters most. `running`: the mode, with its forced steps where these play themselves. */
export const sayingOf = <T extends Types>(
  { mode, scenario, play: { replayed, cursor, state }, skips, busy }: FrameProps<T>,
  running: Pick<ModeUi<T>, 'game' | 'forced'>,
  lines: readonly LogLine[],
  titles: Titles,
): CaptionProps | undefined => {
  if (cursor === 0) return startOf(mode, scenario, state);
  const entries = lines.flatMap(({ entry, status }) => (status === 'struck' ? [] : [entry]));
  const from = skips === undefined || busy !== undefined ? cursor : firstSince(running, replayed, cursor, skips);
  let at = cursor;
  while (at > 1 && isDull(mode, replayed, at)) at -= 1;
  const best = bestStep(mode.lead, replayed.moves, from, at);
  const told = entries[best - 1];
  const seats = seatsOf(mode, replayed.start).map((seat) => typeset(mode.text.seat(seat, state)));
  const others = (mode.doers?.(state) ?? []).map(typeset);
  // what a later step says, or nobody needs, is not said
  const isSaid = (entry: (typeof entries)[number]): boolean =>
    entry === told ||
    !(
      isDull(mode, replayed, entry.step) || mode.unlisted?.(replayed.moves[entry.step - 1]?.step.events ?? []) === true
    );
  return (
    told && {
      ...captionOf(told, mode.jeu, titles),
      ...(mode.nameless && { who: whoOf(told, seats, others) }),
      ...toldSince(entries.filter(isSaid), from, at, best, seats, others),
    }
  );
};

// The coach at the table: one remark at a time, each once; silenced by one press, called back in the settings.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type AnyRemark, lastToChoose, momentOf, type Remark, remarkAt } from '../../engine/kernel/coach.ts';
import type { Seat, Types } from '../../engine/kernel/game.ts';
import { read, write } from '../../kept/device.ts';
import { readWhole } from '../../kept/salvage.ts';
import { coachLoader } from '../learn/loaders.ts';
import { useMark } from '../scene/mark.ts';
import { Said } from './Said.tsx';
import { forcedOf } from './forced.ts';
import type { ModeUi } from './mode.ts';
import type { Titles } from './titles.ts';
import type { UseLine } from './useLine.ts';

const madeKey = (jeu: string): string => `rv.coach.${jeu}`;
const madeOn = (jeu: string): ReadonlySet<string> => {
  const { value } = readWhole(read(madeKey(jeu)) ?? 'null');
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Set(list.filter((one) => typeof one === 'string'));
};

/** Who is coached: one person alone; where only people play, the one whose turn it is. */
export const pupilOf = <T extends Types>(
  mode: ModeUi<T>,
  line: UseLine<T>,
  humans: readonly Seat[],
): Seat | undefined => {
  if (mode.machine?.peopleOnly === true) return lastToChoose(mode.game, line.replayed, line.cursor);
  return humans.length === 1 ? humans[0] : undefined;
};
interface CoachProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly play: UseLine<T>;
  readonly seat: Seat; // who is coached
  readonly titles: Titles;
  readonly onSilence: () => void;
}
export const Coach = <T extends Types>({ mode, play, seat, titles, onSilence }: CoachProps<T>): JSX.Element | null => {
  const { jeu, game } = mode;
  const [list, setList] = useState<readonly AnyRemark[]>([]);
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Remark<T> | undefined>(undefined);
  useEffect(() => {
    setMade(madeOn(jeu));
    void coachLoader(jeu)?.().then(
      (coach) => setList(coach[game.id.slice(jeu.length + 1)] ?? []),
      () => undefined, // no coach today: the game goes on
    );
  }, []);
  const box = useRef<HTMLDivElement>(null);
  useMark(box, said && 'coach');
  const { replayed, cursor } = play;
  useEffect(() => {
    const moment = momentOf(game, replayed, cursor, seat);
    if (moment === undefined) return;
    const was = game.node(moment.before);
    const acted = (moment.mine || was.kind === 'report') && forcedOf(mode, was, moment.before) === undefined;
    if (said !== undefined && !acted) return; // what was said holds until one has acted on it: what the others do meanwhile is told another time
    const found = remarkAt(list as unknown as readonly Remark<T>[], moment, made);
    setSaid(found);
    if (found === undefined) return;
    const all = new Set([...made, found.id]);
    setMade(all);
    write(madeKey(jeu), JSON.stringify([...all]));
  }, [replayed, cursor, list]);
  if (said === undefined) return null;
  return (
    <div class="coach" role="status" data-coach={said.id} ref={box}>
      <p>
        <Said jeu={jeu} text={said.says} cites={[said.rule]} titles={titles} />
      </p>
      <button type="button" class="btn flat" data-commande="compris" onClick={() => setSaid(undefined)}>
        Compris
      </button>
      <button type="button" class="btn flat" data-commande="silence" onClick={onSilence}>
        Silence
      </button>
    </div>
  );
};

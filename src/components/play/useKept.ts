// The game at the table, kept on this device after each move: its own record, that no other tab writes over.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { read } from '../../kept/device.ts';
import { saveFile } from '../../kept/file.ts';
import { keepAt, type Kept, onOtherTab, type Place } from '../../kept/records.ts';
import { gameFileName, gameText, newGameKey } from './games.ts';
import type { LineState } from './line.ts';
import type { ModeUi } from './mode.ts';
import type { Saved } from './saved.ts';

export interface Keeping {
  readonly refused: boolean; // the last move is not on the device
  /** Another tab plays the same game: it has gone on there; since then this one has gone on too, in a copy. */
  readonly other: 'ahead' | 'apart' | undefined;
  readonly save: () => void; // to a file, as it stands
}
type Settings = Required<Pick<Saved, 'seats' | 'hidden' | 'stepping'>> & Pick<Saved, 'sender'>;
interface Game<A, P> {
  readonly scenario: P;
  readonly line: LineState<A>;
  readonly settings: Settings;
  readonly over: boolean;
  readonly from: Kept | undefined; // the record that this very game goes on with
}

export const useKept = <T extends Types>(
  mode: ModeUi<T>,
  { scenario, line, settings, over, from }: Game<T['action'], T['scenario']>,
): Keeping => {
  const [refused, setRefused] = useState(false);
  const [other, setOther] = useState<Keeping['other']>(undefined);
  const fresh = (): string => newGameKey(mode.jeu);
  const [first] = useState<Place>(() => from ?? { key: fresh(), text: null });
  const place = useRef(first);
  const name = mode.title?.(scenario) ?? 'Partie';
  const textNow = async (): Promise<string> => {
    const { codec } = await mode.links();
    return gameText(
      { mode: mode.game.id, version: codec.version, scenario: codec.write(scenario), ...line, ...settings },
      { name, at: Date.now(), over },
    );
  };
  const { seats, hidden, stepping } = settings;
  const opened = useRef(true);
  useEffect(() => {
    // what was opened is where it came from, link or device: only what is done here is to be kept
    if (opened.current) {
      opened.current = false;
      return;
    }
    if (line.actions.length === 0) return;
    textNow().then(
      (text) => {
        const done = keepAt(place.current, fresh, text);
        place.current = done.place;
        setRefused(!done.kept);
        if (done.apart) setOther('apart');
      },
      () => setRefused(true),
    );
  }, [line, seats, hidden, stepping]);
  useEffect(
    () =>
      onOtherTab((key) => {
        const { key: mine, text } = place.current;
        if (key !== null && key !== mine) return;
        const there = read(mine);
        if (there !== null && there !== text) setOther('ahead');
      }),
    [],
  );
  return {
    refused,
    other,
    save: () => void textNow().then((text) => saveFile(gameFileName(mode.jeu, { name, at: Date.now() }), text)),
  };
};

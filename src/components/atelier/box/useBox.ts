// The reader's box of a game, as this tab and the others make it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { agree, plural } from '../../../engine/kernel/french.ts';
import { onOtherTab } from '../../../kept/records.ts';
import {
  BOX_PREFIX,
  type BoxTrade,
  type Contents,
  contentsOf,
  type KeptThing,
  notIn,
  putBack,
  shelve,
  takeOut,
  type Thing,
  thingsOfFile,
} from './things.ts';

export interface Box {
  readonly contents: Contents;
  readonly missing: readonly Thing[]; // of the work, and not in the box
  readonly refused: boolean; // the device did not keep the last one
  readonly add: (things: readonly Thing[]) => void;
  readonly remove: (thing: KeptThing) => void;
  readonly removed: KeptThing | undefined; // the last one
  readonly giveBack: () => void;
  readonly read: (text: string) => string | undefined; // of a file: why nothing is taken from it
}
const EMPTY: Contents = { things: [], aside: [] };
const shelved = ({ kept, there, refused }: ReturnType<typeof shelve>): string =>
  [
    ...(kept === 0 ? [] : [`Dans votre boîte : ${plural(kept, 'pièce')} de plus.`]),
    ...(there === 0 ? [] : [agree(there, 'Une pièce y était déjà.', `${there} pièces y étaient déjà.`)]),
    ...(refused === 0 ? [] : ['Cet appareil refuse de les garder toutes : la place y manque.']),
  ].join(' ');

/** The box of a game, as this tab and the others make it; read once the desk is `awake`. */
export const useBox = <T>(
  jeu: string,
  trade: BoxTrade<T> | undefined,
  work: T,
  awake: boolean,
  say: (text: string) => void,
): Box => {
  const [contents, setContents] = useState<Contents | undefined>(undefined);
  const [refused, setRefused] = useState(false);
  const [removed, setRemoved] = useState<KeptThing | undefined>(undefined);
  const look = (): void => setContents(contentsOf(jeu));
  useEffect(() => {
    if (!awake) return undefined;
    look();
    return onOtherTab((key) => (key === null || key.startsWith(BOX_PREFIX) ? look() : undefined));
  }, [awake]);
  const missing = useMemo(
    () => (trade === undefined || contents === undefined ? [] : notIn(trade.own(work), contents.things)),
    [trade, work, contents],
  );
  const add = (things: readonly Thing[]): void => {
    const done = shelve(jeu, things);
    setRefused(done.refused > 0);
    if (done.kept > 0) void navigator.storage?.persist?.().catch(() => false); // a browser that may erase asks, or decides
    say(shelved(done));
    look();
  };
  return {
    contents: contents ?? EMPTY,
    missing,
    refused,
    add,
    remove: (thing) => {
      takeOut(thing);
      setRemoved(thing);
      say(`« ${thing.name} » n’est plus dans votre boîte. Les scénarios qui s’en servent la gardent.`);
      look();
    },
    removed,
    giveBack: () => {
      if (removed === undefined) return;
      setRefused(!putBack(removed));
      setRemoved(undefined);
      look();
    },
    read: (text) => {
      const things = thingsOfFile(jeu, text);
      if (typeof things === 'string') return things;
      add(things);
      return undefined;
    },
  };
};

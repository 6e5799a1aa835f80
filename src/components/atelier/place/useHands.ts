// The hand over the place, as the desk keeps it: what it holds, what a press does, and what is said of it.
import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { agree, listOf } from '../../../engine/kernel/french.ts';
import { broughtBy, EMPTY, type Hand, heldIn, holding, type Piece, type Placing, press, type Stock } from './hand.ts';

/** What the panel shows beside the place. */
export const TABS = ['reserve', 'piece', 'scenario'] as const;
export type Tab = (typeof TABS)[number];

export interface Hands {
  readonly hand: Hand;
  readonly held: readonly Piece[];
  readonly tab: Tab;
  readonly show: (tab: Tab) => void;
  readonly pieces: readonly Piece[];
  readonly press: (spot: string) => void;
  readonly take: (owner: string, stock: Stock) => void;
  readonly hold: (path: string) => void;
  readonly gather: (several: boolean) => void;
  readonly remove: () => void;
  readonly copy: (() => void) | undefined; // undefined: what is held cannot be copied
  readonly letGo: () => void;
}
interface Desk<T> {
  readonly work: T;
  readonly edit: (change: (work: T) => T) => void;
  readonly say: (text: string) => void;
}

const names = (pieces: readonly Piece[]): string => listOf(pieces.map(({ name }) => name));
const asked = (pieces: readonly Piece[]): string =>
  pieces.length === 0 ? '' : `${names(pieces)} : pressez ${agree(pieces.length, 'sa', 'leur')} nouvelle case.`;

export const useHands = <T>(placing: Placing<T> | undefined, { work, edit, say }: Desk<T>): Hands | undefined => {
  const [hand, setHand] = useState<Hand>(EMPTY);
  const [tab, show] = useState<Tab>('reserve');
  if (placing === undefined) return undefined;
  const pieces = placing.pieces(work);
  const paths = heldIn(placing, work, hand);
  const held = pieces.filter(({ path }) => paths.includes(path));
  const [only] = held;
  const hold = (path: string): void => {
    setHand(holding(path));
    show('piece');
    const taken = pieces.find((piece) => piece.path === path);
    if (taken !== undefined) say(asked([taken]));
  };
  const onPress = (spot: string): void => {
    const pressed = press(placing, work, hand, spot);
    setHand(pressed.hand);
    if (pressed.work !== work) {
      edit(() => pressed.work);
      const moved = placing
        .pieces(pressed.work)
        .filter(({ path }) => heldIn(placing, pressed.work, pressed.hand).includes(path));
      say(`${names(moved)} ${agree(moved.length, 'est', 'sont')} en place.`);
      return;
    }
    const now = heldIn(placing, work, pressed.hand);
    if (now.length > 0 && pressed.hand.holds === 'pieces' && !pressed.hand.several) show('piece');
    const taken = pieces.filter(({ path }) => now.includes(path));
    say(asked(taken));
  };
  const copied = only === undefined || held.length > 1 ? undefined : placing.copy(work, only.path);
  return {
    hand,
    held,
    tab,
    show,
    pieces,
    press: onPress,
    hold,
    take: (owner, { key, name }) => {
      const same = hand.holds === 'stock' && hand.key === key && hand.owner === owner;
      setHand(same ? EMPTY : { holds: 'stock', owner, key });
      say(same ? '' : `${name} : pressez la case où poser cette pièce.`);
    },
    gather: (several) => setHand({ holds: 'pieces', paths, several, down: false }),
    remove: () => {
      edit((now) => placing.remove(now, paths));
      setHand(EMPTY);
      say(`Hors du scénario : ${names(held)}. « Annuler » y remet tout.`);
    },
    copy:
      copied === undefined
        ? undefined
        : () => {
            edit(() => copied);
            const brought = broughtBy(placing, work, copied);
            setHand(brought === undefined ? EMPTY : holding(brought, true));
            say('La copie est posée, et en main.');
          },
    letGo: () => setHand(EMPTY),
  };
};

/** Given by the workbench to the place that it holds. */
export const HandsContext = createContext<Hands | undefined>(undefined);
export const usePlace = (): Hands => {
  const hands = useContext(HandsContext);
  if (hands === undefined) throw new Error('This workshop has no place.');
  return hands;
};

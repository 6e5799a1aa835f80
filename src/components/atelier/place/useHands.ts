// The hand over the place, as the desk keeps it: what it holds, what a press does, and what is said of it.
import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { agree, listOf } from '../../../engine/kernel/french.ts';
import {
  broughtBy,
  drop,
  EMPTY,
  type Hand,
  heldAmong,
  holding,
  idOf,
  liesOn,
  type Piece,
  type PieceGroup,
  type Placing,
  press,
  type Pressed,
  type Stock,
} from './hand.ts';

/** What the panel shows beside the place. */
export const TABS = ['reserve', 'piece', 'scenario'] as const;
export type Tab = (typeof TABS)[number];

/** Turning what is held. */
export interface Turn {
  readonly sides: readonly { readonly name: string; readonly angle: number }[];
  readonly side: number | undefined; // that of the first piece
  readonly face: (side: number) => void;
  readonly spin: (clockwise: boolean) => void;
}
/** Whether each gesture is done again on its images. */
export interface Mirror {
  readonly names: readonly (readonly [key: string, name: string])[];
  readonly key: string;
  readonly choose: (key: string) => void;
}
export interface Hands {
  readonly hand: Hand;
  readonly held: readonly Piece[];
  readonly tab: Tab;
  readonly show: (tab: Tab) => void;
  readonly pieces: readonly Piece[];
  readonly press: (spot: string) => void;
  readonly drop: (path: string, spot: string) => void; // at the end of a drag that began on it
  readonly link: (() => void) | undefined; // undefined: what is held ties to nothing
  readonly take: (owner: string, stock: Stock) => void;
  readonly grip: (spot: string) => void; // what is carried from there: what is held there, else what lies on top
  readonly hold: (path: string) => void;
  readonly gather: (several: boolean) => void;
  readonly groups: readonly PieceGroup[]; // that the piece in hand is part of
  readonly holdAll: (paths: readonly string[], as: { readonly name?: string; readonly about?: string }) => void;
  readonly about: (path: string) => readonly string[]; // the pieces that a path is about, when it is that of none
  readonly turn: Turn | undefined; // undefined: what is held looks nowhere
  readonly mirror: Mirror | undefined;
  readonly remove: () => void;
  readonly copy: (() => void) | undefined; // undefined: what is held cannot be copied
  readonly letGo: () => void;
  readonly said: string; // what was said last
}
interface Desk<T> {
  readonly work: T;
  readonly edit: (change: (work: T) => T) => void;
  readonly say: (text: string) => void;
  readonly said: string;
}

const MANY = 4; // names told, before their number is
/** « Hulk », « Hulk et Thor », « Escadron A », « 6 pièces ». */
export const namesOf = (pieces: readonly Piece[], hand?: Hand): string => {
  if (hand?.holds === 'pieces' && hand.name !== undefined) return hand.name;
  return pieces.length > MANY ? `${pieces.length} pièces` : listOf(pieces.map(({ name }) => name));
};
/** What agrees with that name. */
const manyIn = (pieces: readonly Piece[], hand?: Hand): number =>
  hand?.holds === 'pieces' && hand.name !== undefined ? 1 : pieces.length;
const asked = (pieces: readonly Piece[], hand?: Hand): string =>
  pieces.length === 0
    ? ''
    : `${namesOf(pieces, hand)} : pressez ${agree(manyIn(pieces, hand), 'sa', 'leur')} nouvelle case.`;

const turnOf = <T>(
  { turning }: Placing<T>,
  { work, edit, say }: Desk<T>,
  held: readonly Piece[],
  name: string,
): Turn | undefined => {
  const paths = held.map(({ path }) => path);
  const side = paths.map((path) => turning?.of(work, path)).find((one) => one !== undefined);
  if (turning === undefined || side === undefined) return undefined;
  return {
    sides: turning.sides,
    side,
    face: (next) => {
      edit((now) => turning.face(now, paths, next));
      say(`${name} : ${turning.sides[next]?.name ?? ''}.`);
    },
    spin: (clockwise) => {
      edit((now) => turning.spin(now, paths, clockwise));
      say(`${name} : un côté ${clockwise ? 'à droite' : 'à gauche'}.`);
    },
  };
};

/** The state of the hand, and what changes it. */
interface Holding {
  readonly hand: Hand;
  readonly setHand: (hand: Hand) => void;
  readonly tab: Tab;
  readonly show: (tab: Tab) => void;
  readonly mirror: string | undefined; // key of its name; none chosen yet
  readonly chooseMirror: (key: string) => void;
}
const handsOf = <T>(
  plain: Placing<T>,
  desk: Desk<T>,
  { hand, setHand, tab, show, mirror, chooseMirror }: Holding,
): Hands => {
  const { work, edit, say } = desk;
  const { symmetry } = plain;
  const image = mirror ?? symmetry?.names[0]?.[0] ?? '';
  const placing = symmetry === undefined ? plain : symmetry.under(image);
  const pieces = placing.pieces(work);
  const held = heldAmong(pieces, hand);
  const paths = held.map(({ path }) => path);
  const [only] = held;
  const hold = (path: string): void => {
    const taken = pieces.find((piece) => piece.path === path);
    if (taken === undefined) return;
    setHand(holding(idOf(taken)));
    show('piece');
    say(asked([taken]));
  };
  const holdAll: Hands['holdAll'] = (wanted, as) => {
    const taken = wanted.flatMap((path) => pieces.find((piece) => piece.path === path) ?? []);
    const next: Hand = { holds: 'pieces', ids: taken.map(idOf), several: true, whole: true, down: false, ...as };
    setHand(next);
    show('piece');
    say(asked(taken, next));
  };
  /** What a gesture made of the work is kept, and said; answers whether it made anything. */
  const keep = ({ work: next, hand: then, said }: Pressed<T>): boolean => {
    setHand(then);
    if (next === work) return false;
    edit(() => next);
    const moved = heldAmong(placing.pieces(next), then);
    say(
      said ??
        (then.holds === 'stock'
          ? `${then.again ?? ''} : pressez encore une case, ou lâchez.`
          : `${namesOf(moved, then)} ${agree(manyIn(moved, then), 'est', 'sont')} en place.`),
    );
    return true;
  };
  const onPress = (spot: string): void => {
    const pressed = press(placing, work, hand, spot);
    if (keep(pressed)) return;
    const taken = heldAmong(pieces, pressed.hand);
    if (taken.length > 0 && pressed.hand.holds === 'pieces' && !pressed.hand.several) show('piece');
    say(asked(taken));
  };
  const copied = only === undefined || held.length > 1 ? undefined : placing.copy(work, only.path);
  const ties =
    only !== undefined &&
    held.length === 1 &&
    pieces.some(({ path }) => path !== only.path && placing.link?.(work, only.path, path) !== undefined);
  return {
    hand,
    held,
    tab,
    show: (next) => {
      show(next);
      say(''); // what was said was of what stood there
    },
    pieces,
    press: onPress,
    drop: (path, spot) =>
      void keep(drop(placing, work, paths.includes(path) ? held : pieces.filter((one) => one.path === path), spot)),
    link: ties
      ? () => {
          setHand({ holds: 'link', ids: held.map(idOf) });
          say(`${namesOf(held)} : pressez ce qui doit y être relié.`);
        }
      : undefined,
    hold,
    grip: (spot) => {
      const here = pieces.filter(liesOn(spot));
      const mine = held.find((piece) => here.includes(piece)) ?? here[0];
      if (mine === undefined) return;
      const together = hand.holds === 'pieces' && hand.several && held.includes(mine);
      const ids = [mine, ...held.filter((piece) => piece !== mine)].map(idOf);
      setHand(together ? { ...hand, ids } : holding(idOf(mine)));
    },
    groups: only === undefined || held.length > 1 ? [] : (placing.groups?.(work, only.path) ?? []),
    holdAll,
    about: (path) => placing.about?.(work, path) ?? [],
    turn: turnOf(placing, desk, held, namesOf(held, hand)),
    mirror: symmetry === undefined ? undefined : { names: symmetry.names, key: image, choose: chooseMirror },
    take: (owner, { key, name, says, again = false }) => {
      const same = hand.holds === 'stock' && hand.key === key && hand.owner === owner;
      setHand(same ? EMPTY : { holds: 'stock', owner, key, ...(again ? { again: name, says } : {}) });
      say(same ? '' : `${name} : pressez l’endroit où poser cette pièce.`);
    },
    gather: (several) => setHand({ holds: 'pieces', ids: held.map(idOf), several, down: false }),
    remove: () => {
      edit((now) => placing.remove(now, paths));
      setHand(EMPTY);
      say(`Hors du scénario : ${namesOf(held, hand)}. « Annuler » y remet tout.`);
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
    letGo: () => {
      setHand(EMPTY);
      say('');
    },
    said: desk.said,
  };
};

/** Worked out again only as something of it changes: all that stands on the desk is drawn from it. `edit` and `say` of the desk last as long as it. */
export const useHands = <T>(placing: Placing<T> | undefined, { work, edit, say, said }: Desk<T>): Hands | undefined => {
  const [hand, setHand] = useState<Hand>(EMPTY);
  const [tab, show] = useState<Tab>('reserve');
  const [mirror, chooseMirror] = useState<string | undefined>(undefined);
  return useMemo(
    () =>
      placing === undefined
        ? undefined
        : handsOf(placing, { work, edit, say, said }, { hand, setHand, tab, show, mirror, chooseMirror }),
    [placing, work, edit, said, hand, tab, mirror],
  );
};

/** Given by the workbench to the place that it holds. */
export const HandsContext = createContext<Hands | undefined>(undefined);
export const usePlace = (): Hands => {
  const hands = useContext(HandsContext);
  if (hands === undefined) throw new Error('This workshop has no place.');
  return hands;
};

// The tray: what the box holds and the place does not have yet. Taken by a press, then put by a press; or dragged.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { typeset } from '../../../plugins/typography.ts';
import { plural } from '../../../engine/kernel/french.ts';
import { type Carried, useCarry } from './carry.ts';
import { AT_ONCE, isNamed, type Placing, type Stock, type StockGroup } from './hand.ts';
import { usePlace } from './useHands.ts';

const MANY = 9; // things, before a field finds them

/** A drawing of a piece, as it lies on the place. */
export const Drawn = ({ of }: { readonly of: Pick<Stock, 'draw'> }): JSX.Element => (
  <svg viewBox="-64 -64 128 132" aria-hidden="true" focusable="false">
    {of.draw()}
  </svg>
);

const matching = (groups: readonly StockGroup[], asked: string): readonly StockGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ name, note }) => isNamed(asked, name, note)) }))
    .filter(({ items }) => items.length > 0);

const THINGS: Carried = {
  things: '[data-stock]',
  isHeld: (thing) => thing.ariaPressed === 'true',
  picture: (thing) => thing.querySelector('svg')?.cloneNode(true),
};
/** Whether what one does is done again on its images. */
const MirrorSwitch = (): JSX.Element | null => {
  const { mirror } = usePlace();
  if (mirror === undefined) return null;
  return (
    <div class="tray-mirror" role="group" aria-label={typeset('Symétrie : chaque geste répété')}>
      {mirror.names.map(([key, name]) => (
        <button
          type="button"
          class="btn"
          key={key}
          data-symetrie={key}
          aria-pressed={key === mirror.key}
          onClick={() => mirror.choose(key)}
        >
          {typeset(name)}
        </button>
      ))}
    </div>
  );
};

/** What lies on the shelf, for a side. */
interface Shelf {
  readonly owner: string;
  readonly groups: readonly StockGroup[];
}
/** What answers here; else with the first other side that has it, told by its name. */
const shelfOf = <T,>(
  { owners, stock }: Placing<T>,
  work: T,
  owner: string,
  asked: string,
  most: number,
): Shelf & { readonly many: boolean } => {
  const all = stock(work, owner, asked, most);
  const many = asked !== '' || all.reduce((sum, { items }) => sum + items.length, 0) > MANY;
  const groups = many ? matching(all, asked) : all;
  if (groups.length > 0 || asked === '') return { owner, groups, many };
  for (const [key, name] of owners(work)) {
    const found = key === owner ? [] : matching(stock(work, key, asked, most), asked);
    if (found.length > 0)
      return { owner: key, groups: found.map((group) => ({ ...group, title: `${name} : ${group.title}` })), many };
  }
  return { owner, groups, many };
};

interface ThingProps {
  readonly of: Pick<Stock, 'name' | 'note' | 'draw'>;
  readonly hook?: string; // its key in the stock
  readonly pressed?: boolean;
  readonly onPress: () => void;
}
const Thing = ({ of, hook, pressed, onPress }: ThingProps): JSX.Element => (
  <button type="button" class="tray-thing" data-stock={hook} aria-pressed={pressed} onClick={onPress}>
    <Drawn of={of} />
    <b>{typeset(of.name)}</b>
    {of.note === undefined ? null : <small>{typeset(of.note)}</small>}
  </button>
);
/** Nothing of that name on the shelf: it may stand on the place already. */
const Standing = ({ asked }: { readonly asked: string }): JSX.Element => {
  const { pieces, hold } = usePlace();
  const there = pieces.filter(({ name }) => isNamed(asked, name)).slice(0, AT_ONCE);
  if (there.length === 0) return <p class="aside">{typeset(`Rien dans la réserve ne s’appelle « ${asked} ».`)}</p>;
  return (
    <section aria-label="Déjà dans le scénario">
      <h2>Déjà dans le scénario</h2>
      <div class="tray-things">
        {there.map((piece) => (
          <Thing key={piece.path} of={piece} onPress={() => hold(piece.path)} />
        ))}
      </div>
    </section>
  );
};

export const Tray = <T,>({ placing, work }: { readonly placing: Placing<T>; readonly work: T }): JSX.Element => {
  const { hand, take } = usePlace();
  const [chosen, choose] = useState<string | undefined>(undefined);
  const [asked, ask] = useState('');
  const [most, showMost] = useState(AT_ONCE);
  const box = useRef<HTMLDivElement>(null);
  useCarry(box, THINGS);
  const owners = placing.owners(work);
  const mine = owners.find(([key]) => key === chosen)?.[0] ?? owners[0]?.[0] ?? '';
  const { owner, groups, many } = shelfOf(placing, work, mine, asked.trim(), most);
  return (
    <div class="tray" ref={box}>
      <MirrorSwitch />
      {owners.length < 2 ? null : (
        <div class="tray-owners" role="group" aria-label="À qui">
          {owners.map(([key, name]) => (
            <button type="button" class="btn" key={key} aria-pressed={key === mine} onClick={() => choose(key)}>
              {typeset(name)}
            </button>
          ))}
        </div>
      )}
      {many ? (
        <input
          class="tray-search"
          type="search"
          aria-label={typeset('Chercher dans la réserve')}
          placeholder={typeset('Chercher dans la réserve')}
          value={asked}
          onInput={(event) => {
            ask(event.currentTarget.value);
            showMost(AT_ONCE);
          }}
        />
      ) : null}
      <div class="tray-shelf">
        {groups.length === 0 ? <Standing asked={asked.trim()} /> : null}
        {groups.map(({ title, items, more = 0 }) => (
          <section key={title} aria-label={typeset(title)}>
            <h2>
              {typeset(title)}
              {more === 0 ? null : <small>{typeset(` · encore ${plural(more, 'pièce')}`)}</small>}
            </h2>
            <div class="tray-things">
              {items.map((one) => (
                <Thing
                  key={one.key}
                  of={one}
                  hook={one.key}
                  pressed={hand.holds === 'stock' && hand.key === one.key && hand.owner === owner}
                  onPress={() => take(owner, one)}
                />
              ))}
              {more === 0 ? null : (
                <button type="button" class="tray-thing" data-suite onClick={() => showMost(most + AT_ONCE)}>
                  <b>Montrer la suite</b>
                </button>
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
};

// The tray: what the box holds and the place does not have yet. Taken by a press, then put by a press; or dragged.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { typeset } from '../../../plugins/typography.ts';
import { fold } from '../../../search/fold.ts';
import { type Carried, useCarry } from './carry.ts';
import type { Placing, Stock, StockGroup } from './hand.ts';
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
    .map((group) => ({
      ...group,
      items: group.items.filter(({ name, note = '' }) => fold(`${name} ${note}`).includes(fold(asked))),
    }))
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

export const Tray = <T,>({ placing, work }: { readonly placing: Placing<T>; readonly work: T }): JSX.Element => {
  const { hand, take } = usePlace();
  const [chosen, choose] = useState<string | undefined>(undefined);
  const [asked, ask] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useCarry(box, THINGS);
  const owners = placing.owners(work);
  const owner = owners.find(([key]) => key === chosen)?.[0] ?? owners[0]?.[0] ?? '';
  const groups = placing.stock(work, owner, asked);
  const many = asked !== '' || groups.reduce((sum, { items }) => sum + items.length, 0) > MANY;
  const shown = many ? matching(groups, asked) : groups;
  return (
    <div class="tray" ref={box}>
      <MirrorSwitch />
      {owners.length < 2 ? null : (
        <div class="tray-owners" role="group" aria-label="À qui">
          {owners.map(([key, name]) => (
            <button type="button" class="btn" key={key} aria-pressed={key === owner} onClick={() => choose(key)}>
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
          onInput={(event) => ask(event.currentTarget.value)}
        />
      ) : null}
      {shown.length === 0 ? <p class="aside">{typeset(`Rien dans la réserve ne s’appelle « ${asked} ».`)}</p> : null}
      <div class="tray-shelf">
        {shown.map(({ title, items, more }) => (
          <section key={title} aria-label={typeset(title)}>
            <h2>
              {typeset(title)}
              {more === undefined ? null : <small>{typeset(` · ${more}`)}</small>}
            </h2>
            <div class="tray-things">
              {items.map((one) => (
                <button
                  type="button"
                  key={one.key}
                  class="tray-thing"
                  data-stock={one.key}
                  aria-pressed={hand.holds === 'stock' && hand.key === one.key && hand.owner === owner}
                  onClick={() => take(owner, one)}
                >
                  <Drawn of={one} />
                  <b>{typeset(one.name)}</b>
                  {one.note === undefined ? null : <small>{typeset(one.note)}</small>}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
};

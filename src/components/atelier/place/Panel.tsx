// Beside the place: the tray, the piece in hand, and what has no place.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { listOf } from '../../../engine/kernel/french.ts';
import { typographie } from '../../../plugins/typography.ts';
import { fieldId, OPEN_EVENT, useBench } from '../bench.ts';
import { isUnder, under } from '../findings.ts';
import type { Piece, Placing } from './hand.ts';
import { Drawn, Tray } from './Tray.tsx';
import { type Tab, TABS, usePlace } from './useHands.ts';

const TAB_NAMES: Readonly<Record<Tab, string>> = { reserve: 'Réserve', piece: 'Pièce', scenario: 'Scénario' };
const tabId = (tab: Tab): string => `atelier-${tab}`;

const Tabs = (): JSX.Element => {
  const { tab, show } = usePlace();
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    show(next);
    document.getElementById(`${tabId(next)}-onglet`)?.focus();
  };
  return (
    <div class="desk-tabs" role="tablist" aria-label="À côté du plateau" onKeyDown={onKeyDown}>
      {TABS.map((one) => (
        <button
          type="button"
          role="tab"
          key={one}
          id={`${tabId(one)}-onglet`}
          data-onglet={one}
          aria-selected={one === tab}
          aria-controls={tabId(one)}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => show(one)}
        >
          {TAB_NAMES[one]}
        </button>
      ))}
    </div>
  );
};

/** What is in hand, and what may be done with it besides putting it down. */
const Held = (): JSX.Element | null => {
  const { hand, held, gather, remove, copy, letGo } = usePlace();
  if (held.length === 0) return null;
  const several = hand.holds === 'pieces' && hand.several;
  return (
    <div class="desk-held" role="group" aria-label="En main">
      <p>{typographie(listOf(held.map(({ name }) => name)))}</p>
      <div class="row">
        <button type="button" class="btn" data-main="retirer" onClick={remove}>
          Retirer
        </button>
        {copy === undefined ? null : (
          <button type="button" class="btn" data-main="dupliquer" onClick={copy}>
            Dupliquer
          </button>
        )}
        <button type="button" class="btn" data-main="plusieurs" aria-pressed={several} onClick={() => gather(!several)}>
          Plusieurs
        </button>
        <button type="button" class="btn flat" data-main="lacher" onClick={letGo}>
          Lâcher
        </button>
      </div>
    </div>
  );
};

/** Pieces by their name: how one finds what lies under another, or on no spot at all. */
export const PieceList = ({ pieces }: { readonly pieces: readonly Piece[] }): JSX.Element => {
  const { hold, held } = usePlace();
  const { faults } = useBench();
  return (
    <ul class="piece-list">
      {pieces.map((piece) => {
        const count = under(faults, piece.path).length;
        return (
          <li key={piece.path}>
            <button
              type="button"
              data-prendre={piece.path}
              aria-pressed={held.some(({ path }) => path === piece.path)}
              onClick={() => hold(piece.path)}
            >
              <Drawn of={piece} />
              <span>{typographie(piece.name)}</span>
              {count === 0 ? null : (
                <span class="count">{typographie(count === 1 ? '1 faute' : `${count} fautes`)}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
};

interface PanelProps<T> {
  readonly placing: Placing<T>;
  readonly work: T;
  readonly faults: ComponentChildren; // their list
  readonly children: ComponentChildren; // the fields of what has no place
}
/** Shows what edits a path, when a fault or a link asks for it. */
const useWanted = (): void => {
  const { hold, show, pieces } = usePlace();
  const latest = useRef({ hold, show, pieces });
  latest.current = { hold, show, pieces };
  useEffect(() => {
    const onWanted = (event: Event): void => {
      const path = event instanceof CustomEvent ? String(event.detail) : '';
      const now = latest.current;
      if (document.getElementById(fieldId(path)) !== null) return;
      const piece = now.pieces.find((one) => isUnder(path, one.path));
      if (piece === undefined) now.show('scenario');
      else now.hold(piece.path);
    };
    document.addEventListener(OPEN_EVENT, onWanted);
    return () => document.removeEventListener(OPEN_EVENT, onWanted);
  }, []);
};

export const Panel = <T,>({ placing, work, faults, children }: PanelProps<T>): JSX.Element => {
  const { tab, held, pieces } = usePlace();
  useWanted();
  const [only] = held;
  const shown: Readonly<Record<Tab, () => ComponentChildren>> = {
    reserve: () => <Tray placing={placing} work={work} />,
    piece: () =>
      only === undefined || held.length > 1 ? (
        <PieceList pieces={pieces} />
      ) : (
        <div id={fieldId(only.path)} tabIndex={-1} key={only.path}>
          {placing.sheet(only.path)}
        </div>
      ),
    scenario: () => children,
  };
  return (
    <div class="desk-panel">
      <Tabs />
      <Held />
      {faults}
      {TABS.map((one) => (
        <div
          key={one}
          class="desk-tab"
          role="tabpanel"
          id={tabId(one)}
          aria-labelledby={`${tabId(one)}-onglet`}
          hidden={one !== tab}
        >
          {one === tab ? shown[one]() : null}
        </div>
      ))}
    </div>
  );
};

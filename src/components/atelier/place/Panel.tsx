// Beside the place: the tray, the piece in hand, and what has no place.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId, OPEN_EVENT, useBench } from '../bench.ts';
import { Faults, Section } from '../fields.tsx';
import type { Named } from '../trade.ts';
import { isUnder, under } from '../findings.ts';
import type { Piece, Placing } from './hand.ts';
import { Drawn, Tray } from './Tray.tsx';
import { namesOf, type Tab, TABS, type Turn, usePlace } from './useHands.ts';

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

const Turns = ({ turn }: { readonly turn: Turn }): JSX.Element => (
  <div class="desk-turn" role="group" aria-label={typeset('De quel côté regarder ?')}>
    {turn.sides.map(({ name, angle }, side) => (
      <button
        type="button"
        class="btn"
        key={name}
        data-cote={side}
        aria-label={typeset(name)}
        title={typeset(name)}
        aria-pressed={side === turn.side}
        onClick={() => turn.face(side)}
      >
        <svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
          <path d="M8.5 0 1.5-5.5V-2H-8V2H1.5V5.5Z" transform={`rotate(${angle})`} />
        </svg>
      </button>
    ))}
    <button type="button" class="btn" data-main="gauche" aria-label="Pivoter à gauche" onClick={() => turn.spin(false)}>
      ↺
    </button>
    <button type="button" class="btn" data-main="droite" aria-label="Pivoter à droite" onClick={() => turn.spin(true)}>
      ↻
    </button>
  </div>
);
const LetGo = (): JSX.Element => (
  <button type="button" class="btn flat" data-main="lacher" onClick={usePlace().letGo}>
    Lâcher
  </button>
);
/** On a phone, where what is said would hide the place: a line that is always there, so that the tray under it never moves. */
const Told = (): JSX.Element => {
  const { hand, said } = usePlace();
  const { name } = useBench<Named>().scenario;
  return (
    <div class="desk-told">
      <p aria-hidden="true">
        {typeset(said === '' ? `${name} : pressez une pièce de la réserve, ou du plateau.` : said)}
      </p>
      {hand.holds === 'stock' && hand.again === undefined ? <LetGo /> : null}
    </div>
  );
};
/** What is in hand, and what may be done with it besides putting it down. */
const Held = (): JSX.Element | null => {
  const { hand, held, groups, turn, link, gather, holdAll, remove, copy } = usePlace();
  const stock = hand.holds === 'stock' ? hand.again : undefined;
  if (held.length === 0 && stock === undefined) return <Told />;
  const several = hand.holds === 'pieces' && hand.several && hand.whole !== true;
  return (
    <div class="desk-held" role="group" aria-label="En main">
      <p>{typeset(hand.holds === 'stock' && hand.says !== undefined ? hand.says : (stock ?? namesOf(held, hand)))}</p>
      {turn === undefined ? null : <Turns turn={turn} />}
      <div class="row">
        {stock !== undefined ? null : (
          <button type="button" class="btn" data-main="retirer" onClick={remove}>
            Retirer
          </button>
        )}
        {copy === undefined ? null : (
          <button type="button" class="btn" data-main="dupliquer" onClick={copy}>
            Dupliquer
          </button>
        )}
        {stock !== undefined ? null : (
          <button
            type="button"
            class="btn"
            data-main="plusieurs"
            aria-pressed={several}
            onClick={() => gather(!several)}
          >
            Plusieurs
          </button>
        )}
        {link === undefined ? null : (
          <button type="button" class="btn" data-main="relier" aria-pressed={hand.holds === 'link'} onClick={link}>
            Relier
          </button>
        )}
        {groups.map(({ name, paths }) => (
          <button type="button" class="btn" key={name} data-ensemble={name} onClick={() => holdAll(paths, { name })}>
            {typeset(name)}
          </button>
        ))}
        <LetGo />
      </div>
    </div>
  );
};

const PieceLine = ({ piece }: { readonly piece: Piece }): JSX.Element => {
  const { hold, held } = usePlace();
  const count = under(useBench().faults, piece.path).length;
  return (
    <li>
      <button
        type="button"
        data-prendre={piece.path}
        aria-pressed={held.some(({ path }) => path === piece.path)}
        onClick={() => hold(piece.path)}
      >
        <Drawn of={piece} />
        <span>{typeset(piece.name)}</span>
        {count === 0 ? null : <span class="count">{typeset(count === 1 ? '1 faute' : `${count} fautes`)}</span>}
      </button>
    </li>
  );
};
export const PieceLines = ({ pieces }: { readonly pieces: readonly Piece[] }): JSX.Element => (
  <ul class="piece-list">
    {pieces.map((piece) => (
      <PieceLine key={piece.path} piece={piece} />
    ))}
  </ul>
);
/** Pieces by their name: how one finds what lies under another, or on no spot at all. */
const PieceList = ({ pieces }: { readonly pieces: readonly Piece[] }): JSX.Element => {
  const titles = [...new Set(pieces.flatMap(({ group }) => group ?? []))];
  if (titles.length < 2) return <PieceLines pieces={pieces} />;
  return (
    <>
      {titles.map((title) => {
        const mine = pieces.filter(({ group }) => group === title);
        return (
          <Section key={title} class="unit" title={title} paths={mine.map(({ path }) => path)}>
            <PieceLines pieces={mine} />
          </Section>
        );
      })}
    </>
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
  const place = usePlace();
  const latest = useRef(place);
  latest.current = place;
  useEffect(() => {
    const onWanted = (event: Event): void => {
      const path = event instanceof CustomEvent ? String(event.detail) : '';
      const now = latest.current;
      if (document.getElementById(fieldId(path)) !== null) return;
      const piece = now.pieces.find((one) => isUnder(path, one.path));
      if (piece !== undefined) return now.hold(piece.path);
      const some = now.about(path);
      if (some[0] !== undefined && some.length === 1) return now.hold(some[0]);
      if (some.length > 0) now.holdAll(some, { about: path });
      else now.show('scenario');
    };
    document.addEventListener(OPEN_EVENT, onWanted);
    return () => document.removeEventListener(OPEN_EVENT, onWanted);
  }, []);
};
/** The piece in hand; else all of them, to be found by their name. */
const Chosen = ({ sheet }: { readonly sheet: (path: string) => ComponentChildren }): JSX.Element => {
  const { hand, held, pieces } = usePlace();
  const [only] = held;
  if (held.length === 1 && only !== undefined)
    return (
      <div id={fieldId(only.path)} tabIndex={-1} key={only.path}>
        {sheet(only.path)}
      </div>
    );
  const about = hand.holds === 'pieces' ? hand.about : undefined;
  if (held.length > 0)
    return (
      <div id={about === undefined ? undefined : fieldId(about)} tabIndex={-1}>
        {about === undefined ? null : <Faults path={about} />}
        <PieceLines pieces={held} />
      </div>
    );
  return <PieceList pieces={pieces.filter(({ flat }) => flat !== true)} />;
};

export const Panel = <T,>({ placing, work, faults, children }: PanelProps<T>): JSX.Element => {
  const { tab } = usePlace();
  useWanted();
  const tray = useMemo(() => <Tray placing={placing} work={work} />, [placing, work]);
  const shown: Readonly<Record<Tab, () => ComponentChildren>> = {
    reserve: () => tray,
    piece: () => <Chosen sheet={placing.sheet} />,
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

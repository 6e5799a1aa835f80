// The steps of a card, in a textarea: what is wrong is underlined in place by a layer behind it, and the words of the game are proposed at the caret.
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Completion, Fault } from '../../../engine/battlefight/language/index.ts';
import { TEXT_MAX } from '../../../engine/battlefight/language/index.ts';
import { typeset } from '../../../plugins/typography.ts';
import { markedLines } from './marks.ts';
import { CLOSED, type Menu, menuAt, moveIn } from './menu.ts';

/** Puts a text in place of a span, as if it were typed: the browser's own undo still knows it. */
export const replaceIn = (
  field: HTMLTextAreaElement,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: string },
): void => {
  field.focus();
  field.setSelectionRange(from, to);
  // deprecated, and the only way that keeps the undo of the field; the other one is for browsers that drop it
  const done =
    text === '' ? from === to || document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (done) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

interface BackProps {
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly caret: number | undefined; // while a word is typed there: its fault is drawn softly
  readonly layer: RefObject<HTMLDivElement>;
}
const Back = ({ text, faults, caret, layer }: BackProps): JSX.Element => (
  <div class="steps-back" ref={layer} aria-hidden="true">
    {markedLines(text, faults).map((line, i) => (
      <div class="steps-line" key={i}>
        {line.map((segment, j) =>
          segment.fault === undefined ? (
            segment.text
          ) : (
            <mark
              key={j}
              class={`${segment.text === '' ? 'missing' : 'wrong'}${caret !== undefined && faults[segment.fault]?.to === caret ? ' pending' : ''}`}
              data-faute={segment.fault}
            >
              {segment.text}
            </mark>
          ),
        )}
        {'\u200b'}
      </div>
    ))}
  </div>
);

/** Where a place of the text is drawn, in the layer behind. */
const spotOf = (
  layer: HTMLElement,
  text: string,
  at: number,
): { readonly left: number; readonly bottom: number } | undefined => {
  const before = text.slice(0, at);
  const line = layer.children[before.split('\n').length - 1];
  if (line === undefined) return undefined;
  let left = at - (before.lastIndexOf('\n') + 1);
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) {
      const range = document.createRange();
      range.setStart(node, left);
      range.collapse(true);
      const [box, frame] = [range.getBoundingClientRect(), layer.getBoundingClientRect()];
      return { left: box.left - frame.left, bottom: box.bottom - frame.top };
    }
    left -= length;
  }
  return undefined;
};

const KINDS: Readonly<Record<Completion['kind'], string>> = {
  keyword: 'mot clé',
  modifier: 'modificateur',
  type: 'type',
};
interface ListProps {
  readonly id: string;
  readonly menu: Menu;
  readonly place: () => { readonly left: number; readonly bottom: number } | undefined;
  readonly take: (offer: Completion) => void;
}
/** Under the line of the caret. The focus stays in the text. */
const OffersList = ({ id, menu, place, take }: ListProps): JSX.Element => {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const [box, spot] = [list.current, place()];
    if (box === null || spot === undefined) return;
    const room = (box.offsetParent?.clientWidth ?? 0) - box.offsetWidth;
    box.style.insetBlockStart = `${spot.bottom + 4}px`;
    box.style.insetInlineStart = `${Math.max(0, Math.min(spot.left, room))}px`;
  });
  useEffect(() => {
    const [box, item] = [list.current, list.current?.querySelector<HTMLElement>('[aria-selected=true]')];
    if (box === null || item === null || item === undefined) return;
    box.scrollTop = Math.min(
      item.offsetTop,
      Math.max(box.scrollTop, item.offsetTop + item.offsetHeight - box.clientHeight),
    ); // the page itself stays where it is
  }, [menu]);
  return (
    <ul class="offers" id={id} ref={list} role="listbox" aria-label="Mots proposés">
      {menu.offers.map((offer, i) => (
        <li
          key={offer.label}
          id={`${id}.${i}`}
          role="option"
          aria-selected={i === menu.active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(offer)}
        >
          <span>{typeset(offer.label)}</span> <small>{KINDS[offer.kind]}</small>
        </li>
      ))}
    </ul>
  );
};

export interface StepsFieldProps {
  readonly id: string;
  readonly value: string;
  readonly faults: readonly Fault[];
  readonly describedBy: string | undefined;
  readonly onChange: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement>;
}
const told = ({ offers }: Menu): string =>
  offers.length === 0 ? '' : offers.length === 1 ? '1 mot proposé' : `${offers.length} mots proposés`;

export const StepsField = ({ id, value, faults, describedBy, onChange, field }: StepsFieldProps): JSX.Element => {
  const layer = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<Menu>(CLOSED);
  const open = menu.offers.length > 0;
  const caretOf = (): number => field.current?.selectionStart ?? value.length;
  const close = (): void => setMenu(CLOSED);
  const take = (offer: Completion): void => {
    if (field.current === null) return;
    replaceIn(field.current, offer);
    setMenu(menuAt(field.current.value, field.current.selectionStart, false));
  };
  const ask = (): void => {
    field.current?.focus();
    setMenu(menuAt(value, caretOf(), true));
  };
  const onInput = (event: JSX.TargetedEvent<HTMLTextAreaElement>): void => {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    onChange(text);
    setMenu(selectionStart === selectionEnd ? menuAt(text, selectionStart, false) : CLOSED);
  };
  const onKeyDown = (event: JSX.TargetedKeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.isComposing) return;
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if ((ctrlKey && key === ' ') || (altKey && key === 'ArrowDown')) {
      event.preventDefault();
      return ask();
    }
    if (!open || ctrlKey || altKey || metaKey) return;
    const chosen = menu.offers[menu.active];
    if (key === 'ArrowDown' || key === 'ArrowUp') setMenu(moveIn(menu, key === 'ArrowDown' ? 1 : -1));
    else if (key === 'Escape') close();
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey && chosen !== undefined) take(chosen);
    else {
      if (['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Tab'].includes(key)) close();
      return; // the text, or the next field, takes the key
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div class={faults.length > 0 ? 'steps-box faulty' : 'steps-box'}>
        <Back text={value} faults={faults} caret={open ? caretOf() : undefined} layer={layer} />
        <textarea
          ref={field}
          id={id}
          rows={1}
          maxLength={TEXT_MAX}
          value={value}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-autocomplete="list"
          aria-controls={open ? `${id}.mots` : undefined}
          aria-activedescendant={open && menu.active >= 0 ? `${id}.mots.${menu.active}` : undefined}
          aria-invalid={faults.length > 0 ? true : undefined}
          aria-describedby={describedBy}
          onInput={onInput}
          onKeyDown={onKeyDown}
          onClick={close}
          onBlur={close}
        />
        {open ? (
          <OffersList
            id={`${id}.mots`}
            menu={menu}
            take={take}
            place={() => (layer.current === null ? undefined : spotOf(layer.current, value, menu.offers[0]?.from ?? 0))}
          />
        ) : null}
        <p class="sr" role="status">
          {typeset(told(menu))}
        </p>
      </div>
      <button type="button" class="btn flat ask-words" onPointerDown={(event) => event.preventDefault()} onClick={ask}>
        Voir les mots possibles
      </button>
    </>
  );
};

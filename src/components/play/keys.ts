// Which key asks for what. Keys typed in a field, or meant for a button, a link or a board, are left to them.

export type StepCommand = 'next' | 'previous' | 'first' | 'last' | 'next-phase' | 'previous-phase' | 'play';
export type HistoryCommand = 'undo' | 'redo';

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const STEPS: Readonly<Record<string, StepCommand>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  ArrowDown: 'next-phase',
  ArrowUp: 'previous-phase',
  ' ': 'play',
};

/** The step asked for by a key alone; `onControl`: the focus is on a button or a link, which the space bar presses. */
export const stepCommand = (key: Key, onControl: boolean): StepCommand | undefined => {
  if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return undefined;
  if (key.key === ' ' && onControl) return undefined;
  return Object.hasOwn(STEPS, key.key) ? STEPS[key.key] : undefined;
};

/** Space or Enter carries a forced step on, unless the focus is on what they press. */
export const carriesOn = (key: Key, onControl: boolean): boolean =>
  !onControl && (key.key === ' ' || key.key === 'Enter') && !(key.ctrlKey || key.metaKey || key.altKey || key.shiftKey);

/** Ctrl or ⌘ + Z undoes; Ctrl + Y and Ctrl or ⌘ + Maj + Z redo. */
export const historyCommand = (key: Key): HistoryCommand | undefined => {
  if (key.altKey || !(key.ctrlKey || key.metaKey)) return undefined;
  const letter = key.key.toLowerCase();
  if (letter === 'z') return key.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !key.shiftKey ? 'redo' : undefined;
};

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
/** Whether the reader is typing, or moving about in something that takes the arrows for itself. */
export const isTyping = (target: EventTarget | null): boolean =>
  isIn(target, 'input:not([type=checkbox]),textarea,select,[contenteditable],[role=grid],dialog');
export const isControl = (target: EventTarget | null): boolean => isIn(target, 'button,a[href],summary,input');

/** What lies open over a board keeps its keys from what stands around it: Escape, which closes it, and those of the history pass. */
export const keepKeys = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' && historyCommand(event) === undefined) event.stopPropagation();
};
/** Whether no other example of its page is shown: keys pressed anywhere are then for it. */
export const isAlone = (section: Element | null | undefined): boolean => {
  const shown = [...document.querySelectorAll('.example:not([hidden] *)')];
  return shown.length === 1 && shown[0] === section;
};

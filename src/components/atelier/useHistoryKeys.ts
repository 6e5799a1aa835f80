// Undo and redo of a workshop, by its keys.
import { useEffect } from 'preact/hooks';
import { historyCommand } from '../play/keys.ts';

/** Undo and redo from the keyboard, wherever the focus is: the fields' own undo knows one field only. */
export const useHistoryKeys = (undo: () => void, redo: () => void): void =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = historyCommand(event);
      if (command === undefined || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (command === 'undo') undo();
      else redo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

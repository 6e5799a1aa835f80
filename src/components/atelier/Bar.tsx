// The bar of the desk: undo, the name, the verdict, and where the work goes from here.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { Icon } from '../play/icons.tsx';
import { classes } from '../scene/pieces.tsx';
import { Unkept } from '../play/Unkept.tsx';
import { NameField } from './Presentation.tsx';

interface BarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
  readonly play: () => void;
  readonly words: string;
  readonly sound: boolean;
  readonly trial: { readonly open: boolean; readonly toggle: () => void } | undefined; // where the work is tried without leaving
  readonly save: (() => void) | undefined; // the device refuses to keep the work: to a file
}
export const Bar = ({
  canUndo,
  canRedo,
  undo,
  redo,
  reset,
  play,
  words,
  sound,
  trial,
  save,
}: BarProps): JSX.Element => (
  <div class={classes('desk-bar', trial !== undefined && 'tries')} role="toolbar" aria-label="Scénario">
    <button
      type="button"
      class="btn"
      aria-label="Annuler"
      title="Annuler (Ctrl+Z)"
      aria-disabled={!canUndo}
      onClick={undo}
    >
      <Icon name="undo" />
    </button>
    <button
      type="button"
      class="btn"
      aria-label="Rétablir"
      title="Rétablir (Ctrl+Y)"
      aria-disabled={!canRedo}
      onClick={redo}
    >
      <Icon name="redo" />
    </button>
    <button type="button" class="btn desk-again" onClick={reset}>
      <Icon name="again" />
      <span>Recommencer</span>
    </button>
    <NameField />
    <a
      class={sound ? 'verdict good' : 'verdict'}
      href="#bilan"
      onClick={() => document.getElementById('bilan')?.focus()}
    >
      {typeset(words)}
    </a>
    {trial === undefined ? null : (
      <button
        type="button"
        class="btn"
        data-essayer
        aria-pressed={trial.open}
        aria-disabled={!sound}
        onClick={trial.toggle}
      >
        Essayer
      </button>
    )}
    <button type="button" class="btn accent" aria-disabled={!sound} onClick={play}>
      Jouer d’ici
    </button>
    {save === undefined ? null : (
      <Unkept
        what="Cet appareil ne garde pas ce brouillon : la place y manque, ou le navigateur refuse."
        onSave={save}
      />
    )}
  </div>
);

import type { JSX, RefObject } from 'preact';

/** The whole screen for a part of the page, and back; nothing where the browser does not do it. */
export const FullScreen = ({ frame }: { readonly frame: RefObject<HTMLElement> }): JSX.Element | null =>
  typeof document !== 'undefined' && document.fullscreenEnabled ? (
    <button
      type="button"
      class="scene-gear"
      data-commande="plein"
      aria-label="Plein écran"
      onClick={() =>
        void (document.fullscreenElement === null ? frame.current?.requestFullscreen() : document.exitFullscreen())
      }
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </svg>
    </button>
  ) : null;

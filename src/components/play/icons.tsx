import type { JSX } from 'preact';

const PATHS = {
  first: 'M3 2h2v12H3zM14 2v12L6 8z',
  previous: 'M12 2v12L4 8z',
  next: 'M4 2v12l8-6z',
  last: 'M11 2h2v12h-2zM2 2v12l8-6z',
  undo: 'M6 3 1.5 7 6 11V8.2h4.2a2.6 2.6 0 0 1 0 5.2H7v1.6h3.3a4.2 4.2 0 0 0 0-8.4H6z',
  redo: 'M10 3l4.5 4-4.5 4V8.2H5.8a2.6 2.6 0 0 0 0 5.2H9v1.6H5.7a4.2 4.2 0 0 1 0-8.4H10z',
  share: 'M7.2 2.9 4.9 5.2 3.8 4.1 8 0l4.2 4.1-1.1 1.1-2.3-2.3V10H7.2zM2 7h3v1.6H3.6v5.8h8.8V8.6H11V7h3v9H2z',
  again: 'M8 2.4A5.6 5.6 0 1 1 2.6 6.5l1.6.5A3.9 3.9 0 1 0 8 4.1v2.4L4 3.3 8 0z',
} as const;

/** A drawing of a square of 16, for a button that says its name. */
export const Icon = ({ name }: { readonly name: keyof typeof PATHS }): JSX.Element => (
  <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

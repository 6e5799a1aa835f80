// What lies over a place, at the cell it is about: what may be done there, or why not. Keys pressed in it are its own.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useMark } from './mark.ts';
import { classes } from './pieces.tsx';
import { keepKeys } from '../play/keys.ts';

export const OverCell = ({
  class: own,
  ...rest
}: JSX.HTMLAttributes<HTMLDivElement> & { readonly class?: string }): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  useMark(box, 'menu');
  return <div ref={box} class={classes('cell-menu', own)} onKeyDown={keepKeys} {...rest} />;
};

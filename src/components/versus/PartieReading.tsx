// A game as an example or an exercise tells it: looked at, nothing to tap.
import type { JSX } from 'preact';
import type { Part } from '../../engine/versus/exercises/kit.ts';
import { PartieParts } from './PartieParts.tsx';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';

export const PartieReading = ({ state, events, part }: PartieBoardProps): JSX.Element =>
  part === undefined ? (
    <PartieView state={state} events={events} />
  ) : (
    <PartieParts state={state} parts={part as readonly Part[]} /> // made by this very game
  );

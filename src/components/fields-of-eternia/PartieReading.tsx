// A whole game as an example tells it: the boards of combats come when one begins.
import type { JSX } from 'preact';
import { later } from './later.tsx';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';

const Inner = later(() => import('./InnerBoard.tsx').then(({ InnerBoard }) => InnerBoard));
export const PartieReading = (props: PartieBoardProps): JSX.Element => <PartieView {...props} Inner={Inner} />;

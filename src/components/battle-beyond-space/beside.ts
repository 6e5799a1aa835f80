// What an example fetches once it has woken: everything that stands beside the board.
export { Fleets } from './Fleets.tsx';
export { threatSayer } from './threats.ts';

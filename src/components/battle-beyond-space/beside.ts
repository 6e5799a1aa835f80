// What an example fetches once it has woken: everything that stands beside the board.
export { Deck } from './Deck.tsx';
export { Fleets } from './Fleets.tsx';
export { threatSayer } from './threats.ts';

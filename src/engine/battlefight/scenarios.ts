// The shapes of positions and games that examples, readings and tests build theirs from. The cards and decks are examples of this site, not official.
import type { PartieScenario, PlayerSpec } from './partie/types.ts';

/** A position to study: J1 has the turn unless told. */
export const study = (players: readonly PlayerSpec[], more: Partial<PartieScenario> = {}): PartieScenario => ({
  name: 'Position d’étude',
  kind: 'study',
  first: 0,
  ...more,
  players,
});
/** Two people side by side in the middle of the board, each changed as told. */
export const duel = (one: PlayerSpec = {}, two: PlayerSpec = {}, more: Partial<PartieScenario> = {}): PartieScenario =>
  study(
    [
      { cell: 'D4', ...one },
      { cell: 'D5', ...two },
    ],
    more,
  );
/** A whole game from the set-up, the decks given in the order of play. */
export const game = (
  decks: readonly NonNullable<PlayerSpec['deck']>[],
  more: Partial<PartieScenario> = {},
): PartieScenario => ({ name: 'Partie', kind: 'game', first: 0, ...more, players: decks.map((deck) => ({ deck })) });

// What of a scenario of Battle Beyond Space is the reader's own: the nine cards of a race, the board.
import type { BoardSpec } from '../../../engine/battle-beyond-space/partie/types.ts';
import { type MoveCard, type Race, RACES } from '../../../engine/battle-beyond-space/types.ts';
import { RACE_WORDS } from '../../../engine/battle-beyond-space/words.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import type { BoxTrade } from '../../atelier/box/things.ts';
import type { Work } from './model.ts';
import { setDeck } from './table.ts';

export const box: BoxTrade<Work> = {
  kinds: { cartes: 'Cartes de vitesse', plateau: 'Plateaux' },
  lies: [],
  own: ({ name, decks = {}, board }) => [
    ...RACES.flatMap((race) => {
      const deck = decks[race];
      return deck === undefined
        ? []
        : [{ kind: 'cartes', name: `Cartes ${RACE_WORDS[race].of}`, value: { race, deck } }];
    }),
    ...(board === undefined ? [] : [{ kind: 'plateau', name: `Plateau de « ${name} »`, value: board }]),
  ],
  use: (work, { kind, value }) => {
    if (!isRecord(value)) return undefined;
    if (kind === 'plateau') return { ...work, board: value as unknown as BoardSpec }; // whoever uses it looks at its shape
    const race = RACES.find((one) => one === value['race']);
    if (kind !== 'cartes' || race === undefined || !Array.isArray(value['deck'])) return undefined;
    return setDeck(work, race satisfies Race, value['deck'] as readonly MoveCard[]);
  },
};

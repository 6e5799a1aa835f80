// Positions of BattleFight in a few marks, for lists: the ring and who stands there.
import type { FormationState } from '../../engine/battlefight/formation/types.ts';
import type { MatchState } from '../../engine/battlefight/match/types.ts';
import type { PartieState } from '../../engine/battlefight/partie/types.ts';
import type { TechniqueType } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { placeOf } from '../play/hex-cells.ts';
import { dots, facing, fitted, type Mark, type Subject, type Subjects, type Vignettes } from '../scene/vignette.ts';
import { cardEmblem, fighterEmblem } from './emblems.ts';
import { BOARD } from './words.ts';

const PLACES = BOARD.map(({ id, hex }) => ({ id, ...placeOf(hex, 'pointy') }));
const { at, scale } = fitted(PLACES, 13); // a pawn at the corner of the ring is whole
const of = (seat: number) => ({ emblem: fighterEmblem(seat as Seat), side: seat, square: seat % 3 === 1 });

const partie = ({ players }: PartieState) => ({
  ground: dots(PLACES.map(at)),
  marks: players.flatMap(({ cell }, seat): readonly Mark[] => {
    const place = PLACES.find(({ id }) => id === cell);
    return place === undefined ? [] : [{ ...at(place), ...of(seat), r: scale * 70 }];
  }),
});
const match = ({ game, wins }: MatchState) =>
  game === null
    ? facing(
        [of(0)],
        wins.slice(1).map((_, i) => of(i + 1)),
      )
    : partie(game);
const formation = ({ formers }: FormationState) =>
  facing(
    [of(0)],
    formers.slice(1).map((_, i) => of(i + 1)),
  );
export const VIGNETTES: Vignettes = { partie, match, formation };

const CARD =
  'M-.62-1h1.24a.14.14 0 0 1 .14.14v1.72a.14.14 0 0 1-.14.14h-1.24a.14.14 0 0 1-.14-.14v-1.72a.14.14 0 0 1 .14-.14Z';
const SIDES: Readonly<Record<TechniqueType, number>> = {
  attaque: 1,
  defense: 0,
  deplacement: 2,
  concentration: 4,
  rhetorique: 3,
};
/** Cards, in hand or under way, in the colour of their type; fighters and lives are on the board. */
const partieSubject = (piece: string, { fixed }: PartieState): Subject | undefined => {
  const id = piece.split(':').at(-1) ?? '';
  const card = Object.hasOwn(fixed.cards, id) ? fixed.cards[id] : undefined;
  return card === undefined ? undefined : { path: CARD, emblem: cardEmblem(id, card.type), side: SIDES[card.type] };
};
export const SUBJECTS: Subjects = { partie: partieSubject };

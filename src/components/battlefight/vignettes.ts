// Positions of BattleFight in a few marks, for lists: the ring and who stands there.
import type { FormationState } from '../../engine/battlefight/formation/types.ts';
import type { MatchState } from '../../engine/battlefight/match/types.ts';
import type { PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { placeOf } from '../play/hex-cells.ts';
import { dots, facing, fitted, type Mark, type Vignettes } from '../scene/vignette.ts';
import { fighterEmblem } from './emblems.ts';
import { BOARD } from './words.ts';

const PLACES = BOARD.map(({ id, hex }) => ({ id, ...placeOf(hex, 'pointy') }));
const { at, scale } = fitted(PLACES, 9);
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

// Where the pawns of a work stand, even a faulty one: asked of the engine.
import { people } from '../../../engine/battlefight/partie/people.ts';
import { scenarioFaults } from '../../../engine/battlefight/partie/setup-judge.ts';
import type { PartieScenario, PlayerSpec } from '../../../engine/battlefight/partie/types.ts';
import type { Cell, Options } from '../../../engine/battlefight/types.ts';
import { duel } from '../../../engine/battlefight/scenarios.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { known } from '../../../engine/kernel/result.ts';
import { put } from '../../atelier/put.ts';
import type { PawnProps } from '../../scene/pieces.tsx';
import { fighter } from '../fighters.tsx';
import type { Work } from './model.ts';

/** By seat; undefined: eliminated, or nowhere yet. A whole game whose corners are not told has those that the engine gives. */
export const cellsOf = ({ kind, players, first, options }: Work): readonly (Cell | undefined)[] => {
  const told = players.map(({ cell, out }) => (out === true ? undefined : cell));
  if (kind === 'study') return told;
  // only what places pawns: the faults of the rest have their own fields
  const bare = players.map((_, seat): PlayerSpec => put<PlayerSpec, 'cell'>({ deck: 'cogneur' }, 'cell', told[seat]));
  const pawns: PartieScenario = {
    name: '',
    kind,
    first,
    players: bare,
    options: put<Partial<Options>, 'placement'>({}, 'placement', options?.placement),
  };
  return scenarioFaults(pawns).length > 0 ? told : people(pawns).map(({ cell }) => cell ?? undefined);
};

/** What a person has of life and damage when a position tells nothing. */
export const untold = (): { readonly life: number; readonly damage: number } => known(people(duel())[0]);

/** A fighter as the work has it: life and damage around the pawn in a position to study. */
export const pawnOf = ({ kind, players }: Work, seat: Seat): PawnProps => {
  const { life = UNTOLD.life, damage = UNTOLD.damage, out } = players[seat] ?? {};
  return fighter(
    seat,
    kind === 'game' ? {} : { life, also: damage, of: Math.max(20, life + damage), faded: out === true },
  );
};
const UNTOLD = untold();

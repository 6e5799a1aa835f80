// A card where it lies: its face, what is wrong with it, its rank in a known pile.
import type { JSX } from 'preact';
import { Faults } from '../../atelier/fields.tsx';
import { TechniqueCard } from '../TechniqueCard.tsx';
import { useDesk } from './desk.ts';
import { shelfOf } from './model.ts';
import { cardAt, raise } from './zones.ts';

export const CardSheet = ({ path }: { readonly path: string }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const technique = shelfOf(scenario).find(({ id }) => id === cardAt(scenario, path));
  return (
    <>
      <Faults path={path} />
      {technique === undefined ? null : <TechniqueCard technique={technique} />}
      {path.split('.')[2] === 'pile' ? (
        <div class="row">
          {(
            [
              [-1, 'Plus haut dans la pioche'],
              [1, 'Plus bas'],
            ] as const
          ).map(([by, label]) => (
            <button type="button" class="btn" key={by} onClick={() => edit((now) => raise(now, path, by))}>
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
};

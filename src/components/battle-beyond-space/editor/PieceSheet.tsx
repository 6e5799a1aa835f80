// A piece of the board, for what has no place: what is wrong with it, and whether a ship is hurt.
import type { JSX } from 'preact';
import { SQUADRONS } from '../../../engine/battle-beyond-space/types.ts';
import { CheckField, Faults } from '../../atelier/fields.tsx';
import { useDesk } from './desk.ts';
import { damageShip, isDestroyer, isIn, postIn } from './fleets.ts';
import { shipAt } from './place.ts';

interface SheetProps {
  readonly path: string;
}
const ShipSheet = ({
  path,
  seat,
  name,
}: SheetProps & Omit<NonNullable<ReturnType<typeof shipAt>>, 'rest'>): JSX.Element => {
  const { scenario, edit } = useDesk();
  const fleet = `players.${seat}.fleet`;
  const squadron = SQUADRONS.find((one) => isIn(name, one));
  const damaged = postIn(scenario, seat, name)?.damage === 1;
  return (
    <>
      {['at', 'rear', 'facing', 'id'].map((key) => (
        <Faults key={key} path={`${path}.${key}`} />
      ))}
      {squadron === undefined ? null : <Faults path={`${fleet}.${squadron}`} />}
      <Faults path={fleet} />
      {isDestroyer(name) || scenario.players[seat]?.elite === name || damaged ? (
        <CheckField
          path={`${path}.damage`}
          label="Endommagé"
          value={damaged}
          onChange={(hurt) => edit((now) => damageShip(now, seat, name, hurt))}
        />
      ) : null}
    </>
  );
};
export const PieceSheet = ({ path }: SheetProps): JSX.Element => {
  const ship = shipAt(useDesk().scenario, path);
  return (
    <>
      <Faults path={path} />
      {ship === undefined ? null : <ShipSheet path={path} seat={ship.seat} name={ship.name} />}
    </>
  );
};

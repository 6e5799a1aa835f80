// A fighter: a name, and what is left of it; the deck that it has. The rest is on the place.
import type { JSX } from 'preact';
import type { PlayerSpec } from '../../../engine/battlefight/partie/types.ts';
import { CheckField, Faults, NumberField, TextField } from '../../atelier/fields.tsx';
import { DeckField } from './DeckField.tsx';
import { useDesk } from './desk.ts';
import { setPlayer } from './model.ts';
import { untold } from './sketch.ts';

interface PlayerProps {
  readonly seat: number;
  readonly player: PlayerSpec;
}
const UNTOLD = untold();

const Condition = ({ seat, player }: PlayerProps): JSX.Element => {
  const { edit } = useDesk();
  const path = (key: keyof PlayerSpec): string => `players.${seat}.${key}`;
  const set = <K extends keyof PlayerSpec>(key: K, value: PlayerSpec[K] | undefined): void =>
    edit((now) => setPlayer(now, seat, key, value), path(key));
  return (
    <div class="fields">
      <NumberField
        path={path('life')}
        label="Vie"
        value={player.life}
        empty={`${UNTOLD.life}`}
        onChange={(value) => set('life', value)}
      />
      <NumberField
        path={path('damage')}
        label="Dégât"
        value={player.damage}
        empty={`${UNTOLD.damage}`}
        onChange={(value) => set('damage', value)}
      />
      <CheckField
        path={path('out')}
        label="Éliminée"
        value={player.out === true}
        onChange={(value) => set('out', value || undefined)}
      />
    </div>
  );
};

export const FighterSheet = ({ seat }: { readonly seat: number }): JSX.Element | null => {
  const { scenario, edit } = useDesk();
  const player = scenario.players[seat];
  if (player === undefined) return null;
  const path = `players.${seat}`;
  return (
    <>
      <Faults path={path} />
      <Faults path={`${path}.cell`} />
      <TextField
        path={`${path}.name`}
        label="Nom"
        value={player.name ?? ''}
        placeholder={`J${seat + 1}`}
        max={40}
        onChange={(value) =>
          edit((now) => setPlayer(now, seat, 'name', value === '' ? undefined : value), `${path}.name`)
        }
      />
      {scenario.kind === 'study' ? <Condition seat={seat} player={player} /> : null}
      <DeckField seat={seat} player={player} />
    </>
  );
};

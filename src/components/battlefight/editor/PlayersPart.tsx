// The people: their names, their decks; in a position to study, their pawns, points and cards.
import type { JSX } from 'preact';
import { CELLS, CORNERS, PLACEMENTS } from '../../../engine/battlefight/board.ts';
import { nameOf } from '../../../engine/battlefight/partie/begin.ts';
import type { PlayerSpec } from '../../../engine/battlefight/partie/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { typographie } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { CheckField, Faults, NumberField, Section, SelectField, TextField } from '../../atelier/fields.tsx';
import { FighterIcon } from '../fighters.tsx';
import { DeckField } from './DeckField.tsx';
import { useDesk } from './desk.ts';
import { addPlayer, isDrawn, removePlayer, setPlayer, type Zone } from './model.ts';
import { cellsOf, untold } from './sketch.ts';
import { ZoneField } from './ZoneField.tsx';

interface PlayerProps {
  readonly seat: number;
  readonly player: PlayerSpec;
}
/** How few and how many people the board has room for. */
const PEOPLE = Object.keys(PLACEMENTS).map(Number);
const [FEWEST, MOST] = [Math.min(...PEOPLE), Math.max(...PEOPLE)];
const UNTOLD = untold();
const ZONES: readonly (readonly [zone: Zone, label: string])[] = [
  ['hand', 'Main'],
  ['pile', 'Dessus connu de la pioche, de haut en bas'],
  ['shuffled', 'Reste de la pioche, mélangé'],
  ['discard', 'Défausse, de la première posée à la dernière'],
];

const Condition = ({ seat, player }: PlayerProps): JSX.Element => {
  const { edit } = useDesk();
  const path = (key: keyof PlayerSpec): string => `players.${seat}.${key}`;
  const set = <K extends keyof PlayerSpec>(key: K, value: PlayerSpec[K] | undefined): void =>
    edit((now) => setPlayer(now, seat, key, value), path(key));
  return (
    <>
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
      {ZONES.map(([zone, label]) => (
        <ZoneField
          key={zone}
          seat={seat}
          zone={zone}
          label={label}
          cards={player[zone] ?? []}
          ordered={zone === 'pile'}
        />
      ))}
    </>
  );
};

const PlayerPart = ({ seat, player }: PlayerProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { kind, players } = scenario;
  const study = kind === 'study';
  const cell = cellsOf(scenario)[seat];
  const named = nameOf(player, seat);
  const cells = study ? CELLS : CORNERS;
  const placed = study || players.some((one) => one.cell !== undefined);
  const extra = (
    <span class="part-extra">
      <FighterIcon seat={seat as Seat} faded={player.out === true} />
      <span>
        {player.out === true ? 'éliminée' : isDrawn(scenario) ? 'angle tiré au sort' : (cell ?? 'pas de case')}
      </span>
    </span>
  );
  return (
    <Section class="unit" title={named} paths={[`players.${seat}`]} extra={extra}>
      <div class="fields">
        <TextField
          path={`players.${seat}.name`}
          label="Nom"
          value={player.name ?? ''}
          placeholder={`J${seat + 1}`}
          max={40}
          onChange={(value) =>
            edit((now) => setPlayer(now, seat, 'name', value === '' ? undefined : value), `players.${seat}.name`)
          }
        />
        {placed ? (
          <SelectField
            path={`players.${seat}.cell`}
            label={study ? 'Case' : 'Angle de départ'}
            value={player.cell ?? ''}
            choices={[['', 'aucune'], ...cells.map((one) => [one, one] as const)]}
            onChange={(value) => edit((now) => setPlayer(now, seat, 'cell', value === '' ? undefined : value))}
          />
        ) : null}
      </div>
      {study ? <Condition seat={seat} player={player} /> : null}
      <DeckField seat={seat} player={player} />
      <Faults path={`players.${seat}`} />
      {players.length <= FEWEST ? null : (
        <button type="button" class="btn flat" onClick={() => edit((now) => removePlayer(now, seat))}>
          {typographie(`Retirer ${named}`)}
        </button>
      )}
    </Section>
  );
};

export const PlayersPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { players } = scenario;
  const free = (): string | undefined => CELLS.find((cell) => !cellsOf(scenario).includes(cell));
  return (
    <Section title="Les personnes" paths={['players']} open extra={<span class="part-extra">{players.length}</span>}>
      <div id={fieldId('players')} tabIndex={-1}>
        <Faults path="players" />
        {players.map((player, seat) => (
          <PlayerPart key={seat} seat={seat} player={player} />
        ))}
      </div>
      {players.length >= MOST ? null : (
        <button type="button" class="btn" onClick={() => edit((now) => addPlayer(now, free()))}>
          Ajouter une personne
        </button>
      )}
    </Section>
  );
};

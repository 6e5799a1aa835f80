// What is played: a game, a match, a position to study; who begins, and from which corners.
import type { JSX } from 'preact';
import { nameOf } from '../../../engine/battlefight/partie/people.ts';
import { OPTION_VALUES } from '../../../engine/battlefight/options.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, Section, SelectField } from '../../atelier/fields.tsx';
import { put } from '../../atelier/put.ts';
import { useDesk } from './desk.ts';
import { type Format, formatOf, setCorners, setFormat, setOption } from './model.ts';
import { cellsOf } from './sketch.ts';

const FORMATS: Readonly<Record<Format, string>> = {
  partie: 'partie complète',
  match: 'match',
  etude: 'position à étudier',
};
const LOT = 'sort';
const { min, max } = OPTION_VALUES.manches;
const GAMES = Array.from({ length: max - min }, (_, i) => String(min + 1 + i)).map(
  (games) => [games, `${games} parties`] as const,
);

export const SetupPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { players, first, kind, options } = scenario;
  const format = formatOf(scenario);
  const names = players.map((player, seat) => [String(seat), nameOf(player, seat)] as const);
  const chosen =
    kind === 'game' && (options?.placement === 'libre-equivalent' || players.some(({ cell }) => cell !== undefined));
  return (
    <Section title="La partie" paths={['kind', 'first', 'players', 'options.manches', 'options.placement']} open>
      <div class="fields">
        <SelectField
          path="kind"
          label="Format"
          value={format}
          choices={Object.entries(FORMATS) as readonly (readonly [Format, string])[]}
          onChange={(value) => edit((now) => setFormat(now, value, cellsOf(now)))}
        />
        {format === 'match' ? (
          <SelectField
            path="options.manches"
            label="Nombre de parties"
            value={String(options?.manches ?? '')}
            choices={GAMES}
            onChange={(value) => edit((now) => setOption(now, 'manches', Number(value)))}
          />
        ) : null}
        <SelectField
          path="first"
          label={kind === 'study' ? 'À qui le tour' : 'Qui commence'}
          value={first === null ? LOT : String(first)}
          choices={[...(kind === 'study' ? [] : [[LOT, 'tirage au sort'] as const]), ...names]}
          onChange={(value) => edit((now) => put(now, 'first', value === LOT ? null : (Number(value) as Seat)))}
        />
        {kind === 'study' ? null : (
          <SelectField
            path="options.placement"
            label="Angles de départ"
            value={chosen ? 'choisis' : 'defaut'}
            choices={[
              ['defaut', 'par défaut'],
              ['choisis', 'choisis ici'],
            ]}
            onChange={(value) => edit((now) => setCorners(now, value === 'choisis' ? cellsOf(now) : undefined))}
          />
        )}
      </div>
      <div id={fieldId('players')} tabIndex={-1}>
        <Faults path="players" />
      </div>
    </Section>
  );
};

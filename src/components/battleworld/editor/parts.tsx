// What has no place on the board: its size, the moment, dice decided in advance.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EXAMPLE_CLOCK } from '../../../engine/battleworld/data.ts';
import { SIDES } from '../../../engine/battleworld/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, NumberField, Section, SelectField, TextField } from '../../atelier/fields.tsx';
import { SIDE_NAMES } from '../words.ts';
import { useDesk } from './desk.ts';
import { parseRolls, setField, setGrid } from './model.ts';

export const BoardPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const size = (key: 'columns' | 'rows', label: string): JSX.Element => (
    <NumberField
      path={`grid.${key}`}
      label={label}
      value={scenario.grid[key]}
      origin="example"
      onChange={(value) => (value === undefined ? undefined : edit((now) => setGrid(now, key, value), `grid.${key}`))}
    />
  );
  return (
    <Section title="Les équipes, le plateau" paths={['grid', 'units', 'modules']}>
      <p class="aside">
        {typeset(
          'Le livret ne donne ni taille ni placement : la grille et les cases de départ sont un exemple, à remplacer par votre table.',
        )}
      </p>
      <div class="fields">
        {size('columns', 'Colonnes')}
        {size('rows', 'Rangées')}
      </div>
      {SIDES.flatMap((side) =>
        ['units', 'modules'].map((list) => (
          <div key={`${list}.${side}`} id={fieldId(`${list}.${side}`)} tabIndex={-1}>
            <Faults path={`${list}.${side}`} />
          </div>
        )),
      )}
    </Section>
  );
};

const sideChoices = SIDES.map((side) => [side, SIDE_NAMES[side]] as const);

export const MomentPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { clock, round, phase, initiative, toMove } = scenario;
  return (
    <Section title="Le moment" paths={['round', 'phase', 'initiative', 'toMove', 'clock']}>
      <div class="fields">
        <NumberField
          path="round"
          label="Tour"
          value={round}
          onChange={(value) =>
            value === undefined ? undefined : edit((now) => setField(now, 'round', value), 'round')
          }
        />
        <SelectField
          path="phase"
          label="Phase"
          value={String(phase)}
          choices={[
            ['1', '1 : déplacements'],
            ['2', '2 : actions et combats'],
          ]}
          onChange={(value) => edit((now) => setField(now, 'phase', value === '2' ? 2 : 1))}
        />
        <SelectField
          path="initiative"
          label="Initiative"
          value={initiative ?? 'toss'}
          choices={[['toss', 'au hasard'], ...sideChoices]}
          onChange={(value) => edit((now) => setField(now, 'initiative', value === 'toss' ? null : value))}
        />
        <SelectField
          path="toMove"
          label="À qui de jouer"
          value={toMove ?? 'initiative'}
          choices={[['initiative', "à qui a l'initiative"], ...sideChoices]}
          onChange={(value) => edit((now) => setField(now, 'toMove', value === 'initiative' ? undefined : value))}
        />
        <SelectField
          path="horloge"
          label="Horloge de Galactus"
          value={clock === null ? 'none' : 'round'}
          choices={[
            ['none', 'aucune'],
            ['round', 'à la fin du tour…'],
          ]}
          onChange={(value) => edit((now) => setField(now, 'clock', value === 'none' ? null : EXAMPLE_CLOCK))}
        />
        {clock === null ? null : (
          <NumberField
            path="clock"
            label="Galactus détruit tout à la fin du tour"
            value={clock}
            origin="example"
            onChange={(value) =>
              value === undefined ? undefined : edit((now) => setField(now, 'clock', value), 'clock')
            }
          />
        )}
      </div>
      {clock === null ? null : (
        <p class="aside">
          {typeset('Exemple, absent des règles : le livret annonce la fin de Battleworld sans dire quand.')}
        </p>
      )}
    </Section>
  );
};

export const RollsPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const rolls = (scenario.rolls ?? []).join(', ');
  const [text, setText] = useState(rolls);
  useEffect(() => setText((typed) => (parseRolls(typed)?.join(', ') === rolls ? typed : rolls)), [rolls]);
  const wrong = parseRolls(text) === undefined;
  const type = (next: string): void => {
    setText(next);
    const read = parseRolls(next);
    if (read !== undefined) edit((now) => setField(now, 'rolls', read.length === 0 ? undefined : read), 'rolls');
  };
  const { faults } = useDesk();
  const about = faults.filter(({ path }) => path.startsWith('rolls.')).map(({ path }) => path);
  return (
    <Section title="Les dés décidés d’avance" paths={['rolls']}>
      <p class="aside">
        {typeset(
          'Les premiers résultats des dés, dans l’ordre : la table les joue au lieu de lancer. Laissez vide pour jouer au hasard.',
        )}
      </p>
      <div class="fields">
        <TextField path="rolls" label="Résultats" value={text} class="wide" placeholder="2, 8, 7" onChange={type} />
      </div>
      {wrong ? <p class="faults">{typeset('Séparez des nombres entiers par des virgules : 2, 8, 7.')}</p> : null}
      {about.map((path) => (
        <div key={path}>
          <p class="aside">{typeset(`Résultat ${Number(path.slice(6)) + 1} :`)}</p>
          <Faults path={path} />
        </div>
      ))}
    </Section>
  );
};

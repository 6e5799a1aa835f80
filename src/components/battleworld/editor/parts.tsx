// The other parts of the form: board and bases, the moment, the rulings, imposed rolls.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EXAMPLE_CLOCK, MODULE_RESISTANCE } from '../../../engine/battleworld/data.ts';
import { DEFAULT_OPTIONS, MODULE_KINDS, OPTION_VALUES, type OptionKey, type Options, type Side, SIDES } from '../../../engine/battleworld/types.ts';
import { lien } from '../../../lien.ts';
import { typographie } from '../../../plugins/typographie.ts';
import { KIND_NAMES, SIDE_NAMES } from '../words.ts';
import { fieldId, useDesk } from './desk.ts';
import { Faults, NumberField, Section, SelectField, TextField } from './fields.tsx';
import { addModule, parseRolls, removeModule, setField, setGrid, setModule, setOption } from './model.ts';

/** A switch of a ruling, with the words of the page of rulings. */
export interface Reglage {
  readonly ruling: string; // "A14"
  readonly title: string;
  readonly key: string;
  readonly values: readonly { readonly value: string | number | boolean; readonly label: string }[];
}

export const Presentation = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  return (
    <Section title="Le scénario" paths={['name', 'note', 'author']} open>
      <div class="fields">
        <TextField path="name" label="Nom" value={scenario.name} max={80} class="wide" onChange={(value) => edit((now) => setField(now, 'name', value), 'name')} />
        <TextField path="note" label="Note" value={scenario.note ?? ''} max={500} long onChange={(value) => edit((now) => setField(now, 'note', value === '' ? undefined : value), 'note')} />
        <TextField path="author" label="Auteur" value={scenario.author ?? ''} max={80} onChange={(value) => edit((now) => setField(now, 'author', value === '' ? undefined : value), 'author')} />
      </div>
    </Section>
  );
};

const Modules = ({ side }: { readonly side: Side }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const mine = scenario.modules.flatMap((module, index) => (module.side === side ? [{ module, index }] : []));
  return (
    <div class="base" id={fieldId(`modules.${side}`)} tabIndex={-1} role="group" aria-label={typographie(`Base : ${SIDE_NAMES[side]}`)}>
      <p class="base-title">{typographie(`Base des ${SIDE_NAMES[side]}`)}</p>
      <Faults path={`modules.${side}`} />
      {mine.map(({ module, index }) => (
        <div class="fields module" key={module.id}>
          <SelectField path={`modules.${index}.kind`} label="Module" value={module.kind} choices={MODULE_KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const)} onChange={(value) => edit((now) => setModule(now, index, 'kind', value))} />
          <TextField path={`modules.${index}.cell`} label="Case" value={module.cell} max={3} class="number" onChange={(value) => edit((now) => setModule(now, index, 'cell', value.trim().toLowerCase()), `modules.${index}.cell`)} />
          <NumberField path={`modules.${index}.resistance`} label="Résistance" value={module.resistance} empty={`${MODULE_RESISTANCE}`} onChange={(value) => edit((now) => setModule(now, index, 'resistance', value), `modules.${index}.resistance`)} />
          <button type="button" class="btn flat" aria-label={typographie(`Retirer le module ${KIND_NAMES[module.kind]} en ${module.cell}`)} onClick={() => edit((now) => removeModule(now, index))}>
            Retirer
          </button>
          <Faults path={`modules.${index}.id`} />
        </div>
      ))}
      <button type="button" class="btn" onClick={() => edit((now) => addModule(now, side))}>
        Ajouter un module
      </button>
    </div>
  );
};

export const BoardPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const size = (key: 'columns' | 'rows', label: string): JSX.Element => (
    <NumberField path={`grid.${key}`} label={label} value={scenario.grid[key]} origin="example" onChange={(value) => (value === undefined ? undefined : edit((now) => setGrid(now, key, value), `grid.${key}`))} />
  );
  return (
    <Section title="Le plateau et les bases" paths={['grid', 'modules']}>
      <p class="aside">{typographie("La source ne donne ni taille ni placement : la grille et les cases de départ sont un exemple, à remplacer par votre table.")}</p>
      <div class="fields">
        {size('columns', 'Colonnes')}
        {size('rows', 'Rangées')}
      </div>
      {SIDES.map((side) => (
        <Modules key={side} side={side} />
      ))}
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
        <NumberField path="round" label="Tour" value={round} onChange={(value) => (value === undefined ? undefined : edit((now) => setField(now, 'round', value), 'round'))} />
        <SelectField path="phase" label="Phase" value={String(phase)} choices={[['1', '1 : déplacements'], ['2', '2 : actions et combats']]} onChange={(value) => edit((now) => setField(now, 'phase', value === '2' ? 2 : 1))} />
        <SelectField path="initiative" label="Initiative" value={initiative ?? 'toss'} choices={[['toss', 'au hasard'], ...sideChoices]} onChange={(value) => edit((now) => setField(now, 'initiative', value === 'toss' ? null : value))} />
        <SelectField path="toMove" label="À qui de jouer" value={toMove ?? 'initiative'} choices={[['initiative', "à qui a l'initiative"], ...sideChoices]} onChange={(value) => edit((now) => setField(now, 'toMove', value === 'initiative' ? undefined : value))} />
        <SelectField path="horloge" label="Horloge de Galactus" value={clock === null ? 'none' : 'round'} choices={[['none', 'aucune'], ['round', 'à la fin du tour…']]} onChange={(value) => edit((now) => setField(now, 'clock', value === 'none' ? null : EXAMPLE_CLOCK))} />
        {clock === null ? null : <NumberField path="clock" label="Galactus détruit tout à la fin du tour" value={clock} origin="example" onChange={(value) => (value === undefined ? undefined : edit((now) => setField(now, 'clock', value), 'clock'))} />}
      </div>
      {clock === null ? null : <p class="aside">{typographie('Exemple, absent des règles : la source annonce la fin de Battleworld sans dire quand.')}</p>}
    </Section>
  );
};

const optionKey = (key: string): OptionKey | undefined => (Object.hasOwn(OPTION_VALUES, key) ? (key as OptionKey) : undefined);

export const OptionsPart = ({ reglages, onMine }: { readonly reglages: readonly Reglage[]; readonly onMine: () => void }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const changed = Object.keys(scenario.options ?? {}).length;
  return (
    <Section title="Les arbitrages" paths={['options']} extra={changed === 0 ? undefined : <span class="part-extra">{typographie(changed === 1 ? '1 choix' : `${changed} choix`)}</span>}>
      <p class="aside">
        {typographie('Là où la source hésite, le scénario peut suivre une autre lecture.')} <a href={lien('/battleworld/arbitrages/')}>Voir les arbitrages</a>
      </p>
      <div class="fields options">
        {reglages.map(({ key, ruling, title, values }) => {
          const name = optionKey(key);
          if (name === undefined) return null;
          const value = scenario.options?.[name] ?? DEFAULT_OPTIONS[name];
          const choose = (text: string): void => {
            const chosen = values.find((one) => String(one.value) === text);
            if (chosen !== undefined) edit((now) => setOption(now, name, chosen.value as Options[typeof name]));
          };
          return <SelectField key={key} path={`options.${key}`} label={`${title} (arbitrage ${ruling.slice(1)})`} value={String(value)} choices={values.map((one, i) => [String(one.value), `${one.label}${i === 0 ? ' (par défaut)' : ''}`] as const)} class="wide" onChange={choose} />;
        })}
      </div>
      <button type="button" class="btn" onClick={onMine}>
        Reprendre mes réglages
      </button>
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
    <Section title="Les jets imposés" paths={['rolls']}>
      <p class="aside">{typographie('Les premiers résultats des dés, dans l’ordre : la table les joue au lieu de lancer. Laissez vide pour jouer au hasard.')}</p>
      <div class="fields">
        <TextField path="rolls" label="Résultats" value={text} class="wide" placeholder="2, 8, 7" onChange={type} />
      </div>
      {wrong ? <p class="faults">{typographie('Séparez des nombres entiers par des virgules : 2, 8, 7.')}</p> : null}
      {about.map((path) => (
        <div key={path}>
          <p class="aside">{typographie(`Résultat ${Number(path.slice(6)) + 1} :`)}</p>
          <Faults path={path} />
        </div>
      ))}
    </Section>
  );
};

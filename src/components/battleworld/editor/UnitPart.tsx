// One character: who, where, in what state; then the card itself. And the teams they make.
import type { JSX } from 'preact';
import { FACTIONS, ROSTER } from '../../../engine/battleworld/data.ts';
import type { Spot, UnitSpec } from '../../../engine/battleworld/partie/types.ts';
import { gaugesOf, sheetOf } from '../../../engine/battleworld/sheets.ts';
import { type Sheet, SIDES, type Side } from '../../../engine/battleworld/types.ts';
import { typographie } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { CheckField, Faults, NumberField, Section, SelectField, TextField } from '../../atelier/fields.tsx';
import { Die } from '../../scene/pieces.tsx';
import { namer } from '../view.ts';
import { SIDE_NAMES, spotWord } from '../words.ts';
import { useDesk } from './desk.ts';
import { addUnit, blankSheet, freeRoster, removeUnit, setSheet, setUnit, spotChoices } from './model.ts';
import { sketch } from './sketch.ts';
import { SheetFields } from './SheetFields.tsx';

const OTHER = '+';
const Identity = ({
  index,
  unit,
  sheet,
}: {
  readonly index: number;
  readonly unit: UnitSpec;
  readonly sheet: Sheet | undefined;
}): JSX.Element => {
  const { scenario, edit } = useDesk();
  const own = typeof unit.sheet === 'string' ? unit.sheet : unit.sheet.id;
  const free = freeRoster(scenario);
  const roster = Object.values(ROSTER).filter(({ id }) => id === own || free.includes(id));
  const custom = sheet !== undefined && !Object.hasOwn(ROSTER, sheet.id);
  const choices = [
    ...(custom ? [[own, sheet.name] as const] : []),
    ...roster.map(({ id, name, faction }) => [id, `${name} · ${faction}`] as const),
    [OTHER, 'Une carte à saisir…'] as const,
  ];
  return (
    <SelectField
      path={`units.${index}.sheet`}
      label="Personnage"
      value={own}
      choices={choices}
      class="wide"
      onChange={(value) => edit((now) => setSheet(now, index, value === OTHER ? blankSheet(now) : value))}
    />
  );
};

const Condition = ({
  index,
  unit,
  sheet,
}: {
  readonly index: number;
  readonly unit: UnitSpec;
  readonly sheet: Sheet;
}): JSX.Element => {
  const { scenario, edit } = useDesk();
  const path = (key: keyof UnitSpec): string => `units.${index}.${key}`;
  const set = <K extends keyof UnitSpec>(key: K, value: UnitSpec[K] | undefined): void =>
    edit((now) => setUnit(now, index, key, value), path(key));
  const full = gaugesOf({}, sheet);
  const name = namer(sketch(scenario));
  const spots = spotChoices(scenario, unit).map((spot): readonly [Spot, string] => [spot, spotWord(spot, name).name]);
  return (
    <div class="fields">
      <TextField
        path={path('cell')}
        label="Case"
        value={unit.cell}
        max={3}
        class="number"
        onChange={(value) => set('cell', value.trim().toLowerCase())}
      />
      <NumberField
        path={path('life')}
        label="Vie"
        value={unit.life}
        empty={`${full.life}`}
        onChange={(value) => set('life', value)}
      />
      <NumberField
        path={path('power')}
        label="Puissance"
        value={unit.power}
        empty={`${full.power}`}
        onChange={(value) => set('power', value)}
      />
      <NumberField
        path={path('reroll')}
        label="Relance"
        value={unit.reroll}
        empty={`${full.reroll}`}
        onChange={(value) => set('reroll', value)}
      />
      <NumberField
        path={path('victory')}
        label="Victoire"
        value={unit.victory}
        empty={`${full.victory}`}
        onChange={(value) => set('victory', value)}
      />
      <SelectField
        path={path('spot')}
        label="Son dé est"
        value={unit.spot ?? 'center'}
        choices={spots}
        onChange={(value) => set('spot', value === 'center' ? undefined : value)}
      />
      <CheckField
        path={path('activated')}
        label="A déjà joué en phase 1"
        value={unit.activated === true}
        onChange={(value) => set('activated', value || undefined)}
      />
      {sheet.flying ? (
        <CheckField
          path={path('flightLost')}
          label="A perdu le Vol ce tour"
          value={unit.flightLost === true}
          onChange={(value) => set('flightLost', value || undefined)}
        />
      ) : null}
    </div>
  );
};

const UnitPart = ({ index, unit }: { readonly index: number; readonly unit: UnitSpec }): JSX.Element => {
  const { edit } = useDesk();
  const sheet = sheetOf(unit.sheet);
  const dead = unit.life === 0;
  const extra = (
    <span class="part-extra">
      {sheet === undefined ? null : <Die faces={sheet.force} />}
      <span>{typographie(`${dead ? 'hors jeu' : unit.cell}${sheet === undefined ? '' : ` · ${sheet.faction}`}`)}</span>
    </span>
  );
  return (
    <Section class="unit" title={sheet?.name ?? 'Fiche inconnue'} paths={[`units.${index}`]} extra={extra}>
      <Identity index={index} unit={unit} sheet={sheet} />
      {sheet === undefined ? null : (
        <>
          <Condition index={index} unit={unit} sheet={sheet} />
          <Section
            class="sheet-part"
            title="Sa carte"
            paths={[`units.${index}.sheet`]}
            open={!Object.hasOwn(ROSTER, sheet.id)}
          >
            <SheetFields index={index} sheet={sheet} />
          </Section>
        </>
      )}
      <button type="button" class="btn flat" onClick={() => edit((now) => removeUnit(now, index))}>
        Retirer ce personnage
      </button>
    </Section>
  );
};

export const Team = ({ side }: { readonly side: Side }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const mine = scenario.units.flatMap((unit, index) => (unit.side === side ? [{ unit, index }] : []));
  const paths = [`units.${side}`, ...mine.map(({ index }) => `units.${index}`)];
  return (
    <Section
      class={`team-part ${side}`}
      title={`Les ${SIDE_NAMES[side]}`}
      paths={paths}
      open={side === SIDES[0]}
      extra={<span class="part-extra">{mine.length}</span>}
    >
      <div id={fieldId(`units.${side}`)} tabIndex={-1}>
        <Faults path={`units.${side}`} />
        {mine.map(({ unit, index }) => (
          <UnitPart key={index} unit={unit} index={index} />
        ))}
      </div>
      <button type="button" class="btn" onClick={() => edit((now) => addUnit(now, side))}>
        Ajouter un personnage
      </button>
    </Section>
  );
};

export const FactionList = (): JSX.Element => (
  <datalist id="factions">
    {FACTIONS.map((faction) => (
      <option key={faction} value={faction} />
    ))}
  </datalist>
);

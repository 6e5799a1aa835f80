// One character: the card as it lies on the table, where a press puts the die; then who it is, what it has left, and what its card prints.
import type { JSX } from 'preact';
import { FACTIONS, ROSTER } from '../../../engine/battleworld/data.ts';
import type { Spot, UnitSpec } from '../../../engine/battleworld/partie/types.ts';
import { gaugesOf, sheetOf } from '../../../engine/battleworld/sheets.ts';
import type { Sheet } from '../../../engine/battleworld/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { CheckField, Faults, NumberField, Section, SelectField } from '../../atelier/fields.tsx';
import { PLACES, SheetCard, type SpotChoice } from '../SheetCard.tsx';
import { namer } from '../view.ts';
import { spotWord } from '../words.ts';
import { useDesk } from './desk.ts';
import { blankSheet, freeRoster, setSheet, setUnit, spotChoices, unitIdOf } from './model.ts';
import { SheetFields } from './SheetFields.tsx';
import { sketch } from './sketch.ts';

interface UnitProps {
  readonly index: number;
  readonly unit: UnitSpec;
}
const OTHER = '+';
const Identity = ({ index, unit, sheet }: UnitProps & { readonly sheet: Sheet | undefined }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const own = typeof unit.sheet === 'string' ? unit.sheet : unit.sheet.id;
  const free = freeRoster(scenario);
  const roster = Object.values(ROSTER).filter(({ id }) => id === own || free.includes(id));
  const custom = sheet !== undefined && !Object.hasOwn(ROSTER, sheet.id);
  return (
    <SelectField
      path={`units.${index}.sheet`}
      label="Personnage"
      value={own}
      choices={[
        ...(custom ? [[own, sheet.name] as const] : []),
        ...roster.map(({ id, name, faction }) => [id, `${name} · ${faction}`] as const),
        [OTHER, 'Une carte à saisir…'] as const,
      ]}
      class="wide"
      onChange={(value) => edit((now) => setSheet(now, index, value === OTHER ? blankSheet(now) : value))}
    />
  );
};

const GAUGES = [
  ['life', 'Vie'],
  ['power', 'Puissance'],
  ['reroll', 'Relance'],
  ['victory', 'Victoire'],
] as const;
const Condition = ({ index, unit, sheet }: UnitProps & { readonly sheet: Sheet }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const path = (key: keyof UnitSpec): string => `units.${index}.${key}`;
  const set = <K extends keyof UnitSpec>(key: K, value: UnitSpec[K] | undefined): void =>
    edit((now) => setUnit(now, index, key, value), path(key));
  const full = gaugesOf({}, sheet);
  const name = namer(sketch(scenario));
  return (
    <div class="fields">
      {GAUGES.map(([key, label]) => (
        <NumberField
          key={key}
          path={path(key)}
          label={label}
          value={unit[key]}
          empty={`${full[key]}`}
          onChange={(value) => set(key, value)}
        />
      ))}
      <SelectField
        path={path('spot')}
        label="Son dé est"
        value={unit.spot ?? 'center'}
        choices={spotChoices(scenario, unit).map((spot) => [spot, spotWord(spot, name).name] as const)}
        class="wide"
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

/** The card itself: a press on a place puts the die there. */
const Card = ({ index, unit }: UnitProps): JSX.Element | null => {
  const { scenario, edit } = useDesk();
  const view = sketch(scenario);
  const shown = view.units.find(({ id }) => id === unitIdOf(unit));
  if (shown === undefined) return null;
  const choices = PLACES.filter(([spot]) => spot !== shown.spot).map(([spot, place]): readonly [Spot, SpotChoice] => [
    spot,
    {
      label: typeset(`${place} : y mettre son dé`),
      action: spot,
      pick: () => edit((now) => setUnit(now, index, 'spot', spot === 'center' ? undefined : spot)),
    },
  ]);
  return <SheetCard unit={shown} view={view} spots={new Map(choices)} still />;
};

export const UnitSheet = ({ index }: { readonly index: number }): JSX.Element | null => {
  const { scenario } = useDesk();
  const unit = scenario.units[index];
  if (unit === undefined) return null;
  const sheet = sheetOf(unit.sheet);
  return (
    <>
      <datalist id="factions">
        {FACTIONS.map((faction) => (
          <option key={faction} value={faction} />
        ))}
      </datalist>
      <Faults path={`units.${index}.cell`} />
      <Card index={index} unit={unit} />
      <Identity index={index} unit={unit} sheet={sheet} />
      {sheet === undefined ? null : (
        <>
          <Condition index={index} unit={unit} sheet={sheet} />
          <Section
            class="sheet-part"
            title="Ce que sa carte imprime"
            paths={[`units.${index}.sheet`]}
            open={!Object.hasOwn(ROSTER, sheet.id)}
          >
            <SheetFields index={index} sheet={sheet} />
          </Section>
        </>
      )}
    </>
  );
};

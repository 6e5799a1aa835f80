// The card of a character, field by field, with the origin of each value.
import type { JSX } from 'preact';
import { FORCES, type PowerId, type Sheet } from '../../../engine/battleworld/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { CheckField, NumberField, SelectField, TextField } from '../../atelier/fields.tsx';
import { ORIGIN_WORDS } from '../../atelier/origin.ts';
import { useDesk } from './desk.ts';
import { setSheetField } from './model.ts';
import { originOf, sheetNote } from './provenance.ts';

interface SheetProps {
  readonly index: number;
  readonly sheet: Sheet;
}
type NumberKey = 'maxLife' | 'powerIcons' | 'strike' | 'victorySlots' | 'startVictory';
export const NUMBERS: readonly (readonly [key: NumberKey, label: string])[] = [
  ['maxLife', 'Points de vie'],
  ['powerIcons', 'Icônes Puissance'],
  ['strike', 'Points de frappe'],
  ['victorySlots', 'Emplacements de Victoire'],
  ['startVictory', 'Victoire au départ'],
];
type FlagKey = 'flying' | 'metal' | 'cosmic' | 'meleeHitsFlyers' | 'hittableByGroundMelee';
export const FLAGS: readonly (readonly [key: FlagKey, label: string])[] = [
  ['flying', 'Vole'],
  ['metal', 'Métal (sans effet connu)'],
  ['cosmic', 'Cosmique'],
  ['meleeHitsFlyers', 'Sa carte permet de frapper un volant au corps à corps'],
  ['hittableByGroundMelee', 'Sa carte le laisse frapper en vol par un non-volant'],
];
const POWER_CHOICES: readonly (readonly [value: PowerId | '', label: string])[] = [
  ['', 'aucun que le site sache jouer'],
  ['fatalis-recovery', "celui de Fatalis : perdant, il reprend 1 point d'énergie"],
];

export const SheetFields = ({ index, sheet }: SheetProps): JSX.Element => {
  const { edit } = useDesk();
  const base = `units.${index}.sheet`;
  const path = (key: keyof Sheet): string => `${base}.${key}`;
  const set = <K extends keyof Sheet>(key: K, value: Sheet[K] | undefined): void =>
    edit((scenario) => setSheetField(scenario, index, key, value), path(key));
  const note = sheetNote(sheet);
  return (
    <div class="fields">
      <TextField
        path={path('name')}
        label="Nom"
        value={sheet.name}
        max={80}
        origin={originOf(sheet, 'name') === 'typed' ? 'typed' : undefined}
        onChange={(value) => set('name', value)}
      />
      <TextField
        path={path('faction')}
        label="Faction"
        value={sheet.faction}
        max={80}
        list="factions"
        origin={originOf(sheet, 'faction')}
        onChange={(value) => set('faction', value)}
      />
      <SelectField
        path={path('force')}
        label="Force"
        value={String(sheet.force)}
        choices={FORCES.map((force) => [String(force), `${force} (D${force})`] as const)}
        origin={originOf(sheet, 'force')}
        onChange={(value) =>
          set(
            'force',
            FORCES.find((force) => String(force) === value),
          )
        }
      />
      <SelectField
        path={path('attack')}
        label="Attaque"
        value={sheet.attack}
        choices={[
          ['melee', 'corps à corps'],
          ['ranged', 'à distance'],
        ]}
        origin={originOf(sheet, 'attack')}
        onChange={(value) => set('attack', value)}
      />
      {NUMBERS.map(([key, label]) => (
        <NumberField
          key={key}
          path={path(key)}
          label={label}
          value={sheet[key]}
          origin={originOf(sheet, key)}
          onChange={(value) => set(key, value)}
        />
      ))}
      <SelectField
        path={path('rerollIcons')}
        label="Icône Relance"
        value={String(sheet.rerollIcons)}
        choices={[
          ['1', 'oui'],
          ['0', 'non'],
        ]}
        origin={originOf(sheet, 'rerollIcons')}
        onChange={(value) => set('rerollIcons', value === '1' ? 1 : 0)}
      />
      {FLAGS.map(([key, label]) => (
        <CheckField
          key={key}
          path={path(key)}
          label={label}
          value={sheet[key] === true}
          origin={key === 'meleeHitsFlyers' || key === 'hittableByGroundMelee' ? undefined : originOf(sheet, key)}
          onChange={(value) =>
            set(key, key === 'meleeHitsFlyers' || key === 'hittableByGroundMelee' ? value || undefined : value)
          }
        />
      ))}
      <SelectField
        path={path('power')}
        label="Pouvoir exécuté"
        value={sheet.power ?? ''}
        choices={POWER_CHOICES}
        class="wide"
        origin={sheet.power === undefined ? undefined : originOf(sheet, 'power')}
        onChange={(value) => set('power', value === '' ? undefined : value)}
      />
      <TextField
        path={path('powerText')}
        label="Texte des pouvoirs (affiché, sans effet)"
        value={sheet.powerText ?? ''}
        max={500}
        long
        onChange={(value) => set('powerText', value === '' ? undefined : value)}
      />
      <TextField
        path={path('sharesCardWith')}
        label="Carte partagée avec (identifiant)"
        value={sheet.sharesCardWith ?? ''}
        max={80}
        onChange={(value) => set('sharesCardWith', value === '' ? undefined : value)}
      />
      <p class="aside wide">
        {note === undefined ? null : typeset(`À savoir : ${note}. `)}
        {typeset(
          `${Object.values(ORIGIN_WORDS)
            .map(([label, meaning]) => `« ${label} » : ${meaning}`)
            .join(' ; ')}.`,
        )}
      </p>
    </div>
  );
};

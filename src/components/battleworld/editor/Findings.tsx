// Every fault at once, each with its place and its rule; then what is legal but deserves a word.
import type { JSX } from 'preact';
import { sheetOf } from '../../../engine/battleworld/sheets.ts';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { typographie } from '../../../plugins/typographie.ts';
import { KIND_NAMES, SIDE_NAMES } from '../words.ts';
import type { Check, Finding } from './check.ts';
import { goToField } from './desk.ts';
import { FaultText } from './fields.tsx';

const FIELDS: Readonly<Record<string, string>> = {
  name: 'nom', note: 'note', author: 'auteur', columns: 'colonnes', rows: 'rangées', clock: 'horloge', round: 'tour', phase: 'phase', initiative: 'initiative', toMove: 'à qui de jouer',
  cell: 'case', life: 'vie', power: 'Puissance', reroll: 'Relance', victory: 'Victoire', spot: 'place du dé', sheet: 'carte', kind: 'sorte', resistance: 'résistance',
  faction: 'faction', maxLife: 'points de vie', powerIcons: 'icônes Puissance', rerollIcons: 'icône Relance', force: 'Force', strike: 'points de frappe', victorySlots: 'emplacements de Victoire', startVictory: 'Victoire au départ', cosmic: 'cosmique',
};

/** « Hulk, vie », « Base des Vilains », « Tour »: where a fault is, in words. */
export const placeOf = (path: string, scenario: PartieScenario): string => {
  const parts = path.split('.');
  const [list = '', index = ''] = parts;
  const last = FIELDS[parts.at(-1) ?? ''];
  const side = index === 'heroes' || index === 'villains' ? SIDE_NAMES[index] : undefined;
  if (list === 'units') {
    const unit = index === '' ? undefined : scenario.units[Number(index)];
    const who = unit === undefined ? (side ?? 'Équipes') : (sheetOf(unit.sheet)?.name ?? `Personnage ${Number(index) + 1}`);
    return parts.length > 2 && last !== undefined ? `${who}, ${last}` : who;
  }
  if (list === 'modules') {
    const module = index === '' ? undefined : scenario.modules[Number(index)];
    if (module === undefined) return side === undefined ? 'Bases' : `Base des ${side}`;
    return `Module ${KIND_NAMES[module.kind]} des ${SIDE_NAMES[module.side]}${last === undefined ? '' : `, ${last}`}`;
  }
  if (list === 'options') return 'Arbitrages';
  if (list === 'rolls') return index === '' ? 'Jets imposés' : `Jet imposé ${Number(index) + 1}`;
  const word = last ?? FIELDS[list] ?? 'scénario';
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const Line = ({ found, scenario }: { readonly found: Finding; readonly scenario: PartieScenario }): JSX.Element => (
  <li>
    <button type="button" class="link" onClick={() => goToField(found.path)}>
      {typographie(placeOf(found.path, scenario))}
    </button>{' '}
    <FaultText found={found} />
  </li>
);

export const verdict = ({ faults }: Check): string => (faults.length === 0 ? 'Prêt à jouer' : faults.length === 1 ? '1 faute à corriger' : `${faults.length} fautes à corriger`);

interface ListProps {
  readonly result: Check;
  readonly scenario: PartieScenario;
}
export const FaultList = ({ result, scenario }: ListProps): JSX.Element => (
  <div class="findings" id="bilan" tabIndex={-1}>
    {result.faults.length === 0 ? null : (
      <>
        <p class="findings-title">{typographie(verdict(result))}</p>
        <ul class="fault-list">
          {result.faults.map((found) => (
            <Line key={`${found.path} ${found.message}`} found={found} scenario={scenario} />
          ))}
        </ul>
      </>
    )}
  </div>
);

export const NoticeList = ({ result, scenario }: ListProps): JSX.Element | null =>
  result.notices.length === 0 ? null : (
    <div class="findings">
      <p class="findings-title">Permis, mais à savoir</p>
      <ul class="notice-list">
        {result.notices.map((found) => (
          <Line key={`${found.path} ${found.message}`} found={found} scenario={scenario} />
        ))}
      </ul>
    </div>
  );

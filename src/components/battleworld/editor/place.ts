// Where a fault is, in words.
import { capital } from '../../../engine/kernel/french.ts';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { sheetOf } from '../../../engine/battleworld/sheets.ts';
import { KIND_NAMES, SIDE_NAMES } from '../words.ts';

const FIELDS: Readonly<Record<string, string>> = {
  name: 'nom',
  note: 'note',
  author: 'auteur',
  columns: 'colonnes',
  rows: 'rangées',
  clock: 'horloge',
  round: 'tour',
  phase: 'phase',
  initiative: 'initiative',
  toMove: 'à qui de jouer',
  cell: 'case',
  life: 'vie',
  power: 'Puissance',
  reroll: 'Relance',
  victory: 'Victoire',
  spot: 'place du dé',
  sheet: 'carte',
  kind: 'sorte',
  resistance: 'résistance',
  faction: 'faction',
  maxLife: 'points de vie',
  powerIcons: 'icônes Puissance',
  rerollIcons: 'icône Relance',
  force: 'Force',
  strike: 'points de frappe',
  victorySlots: 'emplacements de Victoire',
  startVictory: 'Victoire au départ',
  cosmic: 'cosmique',
};

/** « Hulk, vie », « Base des Vilains », « Tour »: where a fault is, in words. */
export const placeOf = (path: string, scenario: PartieScenario): string => {
  const parts = path.split('.');
  const [list = '', index = ''] = parts;
  const last = FIELDS[parts.at(-1) ?? ''];
  const side = index === 'heroes' || index === 'villains' ? SIDE_NAMES[index] : undefined;
  if (list === 'units') {
    const unit = index === '' ? undefined : scenario.units[Number(index)];
    const who =
      unit === undefined ? (side ?? 'Équipes') : (sheetOf(unit.sheet)?.name ?? `Personnage ${Number(index) + 1}`);
    return parts.length > 2 && last !== undefined ? `${who}, ${last}` : who;
  }
  if (list === 'modules') {
    const module = index === '' ? undefined : scenario.modules[Number(index)];
    if (module === undefined) return side === undefined ? 'Bases' : `Base des ${side}`;
    return `Module ${KIND_NAMES[module.kind]} des ${SIDE_NAMES[module.side]}${last === undefined ? '' : `, ${last}`}`;
  }
  if (list === 'options') return 'Arbitrages';
  if (list === 'rolls') return index === '' ? 'Dés décidés d’avance' : `Dé décidé d’avance, n° ${Number(index) + 1}`;
  const word = last ?? FIELDS[list] ?? 'scénario';
  return capital(word);
};

// The words of a continuous effect: shared by the sentences of a game and by its board, which needs no other sentence.
import { KEYWORD_LABELS } from '../language/labels.ts';
import type { TechniqueType } from '../types.ts';
import type { Effect } from './types.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
/** What a continuous effect does to its bearer: « Force +2 », « pas de technique d'attaque ». */
const TYPE_OF: Readonly<Record<TechniqueType, string>> = {
  attaque: "d'attaque",
  defense: 'de défense',
  deplacement: 'de déplacement',
  concentration: 'de concentration',
  rhetorique: 'de rhétorique',
};
const isType = (value: Effect['value']): value is TechniqueType => typeof value === 'string';
export const effectText = ({ kind, value }: Pick<Effect, 'kind' | 'value'>): string => {
  if (kind === 's-empecher') return isType(value) ? `aucune technique ${TYPE_OF[value]}` : '';
  if (kind === 's-empecher-carte') return isType(value) ? `aucune carte ${TYPE_OF[value]}` : 'aucune carte';
  return `${KEYWORD_LABELS[kind]} ${signed(Number(value))}`;
};

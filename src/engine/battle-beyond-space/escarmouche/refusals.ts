// Why a skirmish's scenario, or a play once it is over, is refused.
import { faultsOf } from '../../kernel/faults.ts';
import type { BbsRule } from '../rules.ts';

export const ESCARMOUCHE_REFUSALS = {
  'escarmouche-finie': 'L’escarmouche est finie : remontez dans le coup par coup pour essayer autre chose.',
  'escarmouche-joueur': 'Ce joueur n’est pas dans la position.',
  'escarmouche-tours': 'Une escarmouche dure de 1 à 9 tours.',
  'escarmouche-trop-longue': 'Il ne reste pas tant de tours avant la fin de la partie : {reste} au plus.',
  'escarmouche-but': 'Le but va de 1 à 99 points.',
  'escarmouche-titre': 'Donnez un titre à votre escarmouche (80 signes au plus).',
} as const satisfies Readonly<Record<string, string>>;
export const { no, fault, faultWith } = faultsOf<BbsRule, typeof ESCARMOUCHE_REFUSALS>();

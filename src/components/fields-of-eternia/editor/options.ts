// Which rulings and optional rules each kind of scenario may set.
import { DEFAULT_OPTIONS } from '../../../engine/fields-of-eternia/options.ts';
import { OPTION_KEYS, type OptionKey } from '../../../engine/fields-of-eternia/types.ts';
import { put } from '../../atelier/put.ts';
import type { Mode, Work } from './modes.ts';

const COMBAT: readonly OptionKey[] = [
  'concentrationParManche',
  'concentrationApresOutil',
  'deEpiqueParCarte',
  'bonusSoldatsToutLeCombat',
  'degatsPhase6Seulement',
  'reculVersZoneOccupee',
  'detteReportee',
  'bossSansPV',
  'combatPlusRapide',
  'initiativeCompte',
  'plusFortEnsemble',
];
const SOLO: readonly OptionKey[] = ['difficultePersonnalisee', 'renfortsComplets', 'repliParSymbole', 'serieParHeros'];
const SKIRMISH: readonly OptionKey[] = ['passerProvisoire', 'montureDefaussee'];
const BOARD = OPTION_KEYS.filter((key) => ![...SOLO, ...SKIRMISH].includes(key));
const KEYS: Readonly<Record<Mode, readonly OptionKey[]>> = {
  'combat-epique': COMBAT,
  'des-de-pouvoir': [...COMBAT, 'dixDesParLancer'],
  'contrees-sauvages': ['desEnTropReussites'],
  'combat-de-soldats': ['heroSansPerteContreSoldats'],
  solo: [
    ...COMBAT.filter((key) => key !== 'combatPlusRapide' && key !== 'initiativeCompte' && key !== 'plusFortEnsemble'),
    ...SOLO,
  ],
  escarmouche: [...BOARD, ...SKIRMISH],
  partie: BOARD,
};
export const keysOf = (mode: Mode): readonly OptionKey[] => KEYS[mode];

/** Optional rules of the source, which no ruling leaves open. */
export const RULE_NAMES: Readonly<Partial<Record<OptionKey, string>>> = {
  combatPlusRapide: 'Combat plus rapide : une seule manche de combat',
  initiativeCompte: 'L’initiative compte : le double fait perdre 2 PS',
  plusFortEnsemble: 'Plus fort ensemble : les amis présents aident le défenseur',
  desDePouvoir: 'Combats épiques aux dés de pouvoir',
};
/** At its default, an option leaves no trace. */
export const setOption = (work: Work, key: OptionKey, value: boolean): Work => {
  const options = put(work.options ?? {}, key, value === DEFAULT_OPTIONS[key] ? undefined : value);
  return put(work, 'options', Object.keys(options).length === 0 ? undefined : options);
};

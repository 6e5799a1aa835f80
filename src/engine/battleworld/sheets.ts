// From what a scenario writes of a character to its card and counters, with every fault on the way.
import { isBetween } from '../kernel/faults.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { ROSTER } from './data.ts';
import { type BwRefusal, fault } from './refusals.ts';
import {
  FORCES,
  type Gauges,
  OPTION_VALUES,
  type OptionKey,
  type Options,
  type Sheet,
  type SheetRef,
  DEFAULT_OPTIONS,
} from './types.ts';

/** The sheet itself, or the one of the example roster that bears this id. */
export const sheetOf = (ref: SheetRef): Sheet | undefined => (typeof ref === 'string' ? ROSTER[ref] : ref);

/** The most of anything that a card may print here; the source gives no bound, and the largest printed is 8. */
export const PRINTED_MAX = 99;
const PRINTED = {
  maxLife: 'bw.carte.points-de-vie',
  powerIcons: 'bw.carte.icones-puissance',
  strike: 'bw.carte.frappe',
  victorySlots: 'bw.carte.emplacements-victoire',
} as const;

/** Every fault of a card (bw.carte.*, A34); none: the engine can run it. */
export const sheetFaults = (sheet: Sheet, options: Options, about: string): readonly BwRefusal[] => {
  const faults: BwRefusal[] = [];
  if (sheet.name.trim() === '' || sheet.faction.trim() === '')
    faults.push(fault('fiche-nom', `${about}.name`, 'bw.carte.contenu', 'bw.carte.faction'));
  if (!FORCES.includes(sheet.force)) faults.push(fault('force-invalide', `${about}.force`, 'bw.carte.force'));
  if (!isBetween(sheet.maxLife, 1)) faults.push(fault('vie-minimum', `${about}.maxLife`, 'bw.carte.points-de-vie'));
  if (!isBetween(sheet.powerIcons, 0))
    faults.push(fault('valeur-hors-bornes', `${about}.powerIcons`, 'bw.carte.icones-puissance'));
  if (!isBetween(sheet.rerollIcons, 0, 1))
    faults.push(fault('valeur-hors-bornes', `${about}.rerollIcons`, 'bw.carte.icone-relance'));
  if (!isBetween(sheet.strike, 0)) faults.push(fault('valeur-hors-bornes', `${about}.strike`, 'bw.carte.frappe'));
  if (!isBetween(sheet.victorySlots, 0))
    faults.push(fault('valeur-hors-bornes', `${about}.victorySlots`, 'bw.carte.emplacements-victoire'));
  if (!isBetween(sheet.startVictory, 0, Math.max(0, sheet.victorySlots)))
    faults.push(
      fault(
        'valeur-hors-bornes',
        `${about}.startVictory`,
        'bw.carte.emplacements-victoire',
        'bw.mise-en-place.victoire-initiale',
      ),
    );
  for (const key of ['maxLife', 'powerIcons', 'strike', 'victorySlots'] as const)
    if (sheet[key] > PRINTED_MAX) faults.push(fault('fiche-trop', `${about}.${key}`, PRINTED[key]));
  if (sheet.cosmic && !options.cosmicRecruit)
    faults.push(fault('cosmique-non-recrutable', `${about}.cosmic`, 'bw.personnages.cosmiques'));
  return faults;
};

interface GaugeSpec {
  readonly life?: number;
  readonly power?: number;
  readonly reroll?: number;
  readonly victory?: number;
}

/** Full counters unless told (bw.mise-en-place.jetons-puissance, .jeton-relance, .victoire-initiale). */
export const gaugesOf = (spec: GaugeSpec, sheet: Sheet): Gauges => ({
  life: spec.life ?? sheet.maxLife,
  power: spec.power ?? sheet.powerIcons,
  reroll: spec.reroll ?? sheet.rerollIcons,
  victory: spec.victory ?? sheet.startVictory,
});

export const gaugeFaults = (gauges: Gauges, sheet: Sheet, minLife: 0 | 1, about: string): readonly BwRefusal[] => [
  ...(isBetween(gauges.life, minLife, sheet.maxLife)
    ? []
    : [fault('valeur-hors-bornes', `${about}.life`, 'bw.carte.points-de-vie')]),
  ...(isBetween(gauges.power, 0, sheet.powerIcons)
    ? []
    : [fault('valeur-hors-bornes', `${about}.power`, 'bw.carte.icones-puissance')]),
  ...(isBetween(gauges.reroll, 0, sheet.rerollIcons)
    ? []
    : [fault('valeur-hors-bornes', `${about}.reroll`, 'bw.carte.icone-relance')]),
  ...(isBetween(gauges.victory, 0, sheet.victorySlots)
    ? []
    : [fault('valeur-hors-bornes', `${about}.victory`, 'bw.carte.emplacements-victoire')]),
];

/** Card and counters of one character of a scenario. */
export const readFighter = (
  spec: GaugeSpec & { readonly sheet: SheetRef },
  options: Options,
  minLife: 0 | 1,
  about: string,
): Result<{ readonly sheet: Sheet; readonly gauges: Gauges }, readonly BwRefusal[]> => {
  const sheet = sheetOf(spec.sheet);
  if (!sheet) return err([fault('fiche-inconnue', `${about}.sheet`, 'bw.carte.contenu')]);
  const gauges = gaugesOf(spec, sheet);
  const faults = [...sheetFaults(sheet, options, `${about}.sheet`), ...gaugeFaults(gauges, sheet, minLife, about)];
  return faults.length === 0 ? ok({ sheet, gauges }) : err(faults);
};

/** The options of a scenario completed by the defaults; a value that does not exist is a fault. */
export const readOptions = (
  partial: Partial<Options> | undefined,
): { readonly options: Options; readonly faults: readonly BwRefusal[] } => {
  const options = { ...DEFAULT_OPTIONS, ...partial };
  const keys = Object.keys(OPTION_VALUES) as OptionKey[];
  const faults = keys
    .filter((key) => !(OPTION_VALUES[key] as readonly unknown[]).includes(options[key]))
    .map((key) => fault('option-invalide', `options.${key}`, 'bw.combat.ordre'));
  return { options, faults };
};

/** Imposed results: whole numbers that some die of the game can show (bw.carte.force). */
export const rollFaults = (rolls: readonly number[] | undefined): readonly BwRefusal[] =>
  (rolls ?? []).flatMap((value, i) =>
    isBetween(value, 1, 12) ? [] : [fault('jet-impossible', `rolls.${i}`, 'bw.carte.force')],
  );

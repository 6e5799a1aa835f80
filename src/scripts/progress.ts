// What was read, in words. Pure.
import type { Lecture } from './reading.ts';

type Lu = Pick<Lecture, 'lus' | 'vues'>;
const vuesDe = ({ vues }: Lu, chapitre: string): number => new Set(vues[chapitre]).size;

/** What was read of a chapter of `regles` rules: « lu », « 3 règles sur 12 », or nothing. */
export function avancement(lecture: Lu, chapitre: string, regles: number): string {
  const vues = Math.min(vuesDe(lecture, chapitre), regles);
  if (lecture.lus[chapitre] === 1 || (vues > 0 && vues === regles)) return 'lu';
  return vues === 0 ? '' : `${vues}\u00A0${vues > 1 ? 'règles' : 'règle'} sur ${regles}`;
}
/** What was read of a game, its chapters given with their number of rules: « 4 chapitres sur 15 lus », or nothing before its first rule. */
export function resume(lecture: Lu, chapitres: readonly (readonly [chapitre: string, regles: number])[]): string {
  const lus = chapitres.filter(([chapitre, regles]) => avancement(lecture, chapitre, regles) === 'lu').length;
  const vues = chapitres.reduce((somme, [chapitre]) => somme + vuesDe(lecture, chapitre), 0);
  if (lus > 0)
    return `${lus}\u00A0${lus > 1 ? 'chapitres' : 'chapitre'} sur ${chapitres.length} ${lus > 1 ? 'lus' : 'lu'}.`;
  return vues === 0 ? '' : `${vues}\u00A0${vues > 1 ? 'règles vues' : 'règle vue'}.`;
}

// What was read, in words. Pure.
import type { Reading } from './reading.ts';

type Progress = Pick<Reading, 'lus' | 'vues'>;
const seenOf = ({ vues: seen }: Progress, chapter: string): number => new Set(seen[chapter]).size;

/** What was read of a chapter of `regles` rules: « lu », « 3 règles sur 12 », or nothing. */
export function progressOf(reading: Progress, chapter: string, rules: number): string {
  const seen = Math.min(seenOf(reading, chapter), rules);
  if (reading.lus[chapter] === 1 || (seen > 0 && seen === rules)) return 'lu';
  return seen === 0 ? '' : `${seen}\u00A0${seen > 1 ? 'règles' : 'règle'} sur ${rules}`;
}
/** What was read of a game, its chapters given with their number of rules: « 4 chapitres sur 15 lus », or nothing before its first rule. */
export function summaryOf(
  reading: Progress,
  chapters: readonly (readonly [chapitre: string, regles: number])[],
): string {
  const readCount = chapters.filter(([chapter, rules]) => progressOf(reading, chapter, rules) === 'lu').length;
  const seen = chapters.reduce((sum, [chapter]) => sum + seenOf(reading, chapter), 0);
  if (readCount > 0)
    return `${readCount}\u00A0${readCount > 1 ? 'chapitres' : 'chapitre'} sur ${chapters.length} ${readCount > 1 ? 'lus' : 'lu'}.`;
  return seen === 0 ? '' : `${seen}\u00A0${seen > 1 ? 'règles vues' : 'règle vue'}.`;
}

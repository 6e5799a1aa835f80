// A link or a file read in the workshop: a work, or French sentences. Never throws: whatever breaks while it opens is a fault of the site, told as such, and the desk stays as it was.
import { err, ok, type Result } from '../../engine/kernel/result.ts';
import { describeFileError, describeLinkError } from '../../engine/scenario/describe.ts';
import { checkOf, type Named, type Post, type Trade } from './trade.ts';

export interface BadNews {
  readonly message: string;
  readonly hint: string;
}
export interface BadFile extends BadNews {
  readonly faults: readonly string[]; // each a sentence, place included
}
/** What reads, and what judges what was read. */
type Reading<T extends Named> = Pick<Post<T>, 'fromLink' | 'fromFile'> & Pick<Trade<T>, 'check'>;

/** A work that the engine can judge: what `check` throws on would never be drawn. */
const judged = <T extends Named, E>(reading: Reading<T>, read: Result<T, E>): Result<T, E> => {
  if (read.ok) checkOf(reading, read.value);
  return read;
};

export const readLink = <T extends Named>(reading: Reading<T>, text: string): Result<T, BadNews> => {
  try {
    const read = judged(reading, reading.fromLink(text));
    return read.ok ? read : err(describeLinkError(read.error));
  } catch {
    return err({
      message: 'Ce lien n’a pas pu être ouvert, par une faute du site.',
      hint: 'Signalez-le aux auteurs du site ; ce que vous faites ici reste gardé.',
    });
  }
};

export const readFile = <T extends Named>(reading: Reading<T>, text: string): Result<T, BadFile> => {
  try {
    const read = judged(reading, reading.fromFile(text));
    if (read.ok) return ok(read.value);
    return err({
      ...describeFileError(read.error),
      faults: read.error.code === 'invalid' ? read.error.issues.map(({ message }) => message) : [],
    });
  } catch {
    return err({
      message: 'Ce fichier n’a pas pu être ouvert, par une faute du site.',
      hint: 'Signalez-le aux auteurs du site ; ce que vous faites ici reste gardé.',
      faults: [],
    });
  }
};

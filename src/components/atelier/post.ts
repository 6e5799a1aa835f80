// How works leave the desk and come in, with the sentences of what does not open: nothing of it is needed to begin, so it is fetched.
import type { Result } from '../../engine/kernel/result.ts';
import type { BadFile, BadNews } from './reading.ts';
import type { Named, Post, Trade } from './trade.ts';

export interface Mail<T extends Named> extends Pick<Post<T>, 'encode'> {
  /** The text of a file; undefined while one would lose what is written. */
  readonly toFile: (work: T) => string | undefined;
  readonly readLink: (text: string) => Result<T, BadNews>;
  readonly readFile: (text: string) => Result<T, BadFile>;
}
/** Rejected when it cannot be had; asked again, it tries again. */
export const openMail = async <T extends Named>({ post, check }: Trade<T>): Promise<Mail<T>> => {
  const [{ encode, toFile, ...reads }, { readFile, readLink }] = await Promise.all([post(), import('./reading.ts')]);
  const reading = { ...reads, check };
  return {
    encode,
    toFile: (work) => (check(work).sharable ? toFile(work) : undefined),
    readLink: (text) => readLink(reading, text),
    readFile: (text) => readFile(reading, text),
  };
};

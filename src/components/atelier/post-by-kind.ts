// Links and files of a workshop whose works are of several kinds, each a scenario of its mode.
import { err, ok, type Result } from '../../engine/kernel/result.ts';
import type { Codec, LinkError } from '../../engine/scenario/codec.ts';
import { parseScenarioText, printScenario } from '../../engine/scenario/file.ts';
import { modeOfLink } from '../play/link-mode.ts';
import type { Named, Post } from './trade.ts';

interface Kinds<M extends string, T extends Named & { readonly mode: M }, S> {
  readonly jeu: string;
  readonly isMode: (text: unknown) => text is M;
  readonly usual: M; // of a file that does not say
  readonly codecOf: (mode: M) => Codec<S>;
  readonly toScenario: (work: T) => S;
  readonly fromScenario: (mode: M, scenario: S) => T;
}
export const postByKind = <M extends string, T extends Named & { readonly mode: M }, S>(
  kinds: Kinds<M, T, S>,
): Post<T> => {
  const { jeu, isMode, usual, codecOf, toScenario, fromScenario } = kinds;
  /** « versus/partie » to its kind. */
  const kindOf = (game: string | undefined): M | undefined => {
    const [slug, mode] = (game ?? '').split('/');
    return slug === jeu && isMode(mode) ? mode : undefined;
  };
  const opened = (mode: M, read: Result<S, LinkError>): Result<T, LinkError> =>
    read.ok ? ok(fromScenario(mode, read.value)) : read;
  const fileMode = new RegExp(`"jeu"\\s*:\\s*"(${jeu}/[a-z-]+)"`);
  return {
    encode: (work) => codecOf(work.mode).encode(toScenario(work)),
    toFile: (work) => printScenario(codecOf(work.mode), toScenario(work)),
    fromLink: (text) => {
      const game = modeOfLink(text);
      const mode = kindOf(game);
      if (mode !== undefined) return opened(mode, codecOf(mode).decode(text));
      return err(game === undefined ? { code: 'not-a-link' } : { code: 'unknown-game', game });
    },
    fromFile: (text) => {
      const mode = kindOf(fileMode.exec(text.slice(0, 400))?.[1]) ?? usual;
      return opened(mode, parseScenarioText(codecOf(mode), text));
    },
  };
};

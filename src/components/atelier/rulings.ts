// The rulings that the reader has chosen, for a scenario that follows them.
import { $options } from '../play/options-store.ts';

/** Those that the engine can read and that the scenario asks for; undefined: none. */
export const ownRulings = <O extends object>(
  jeu: string,
  read: (given: object) => { readonly wrong: readonly string[] },
  asks: (key: string) => boolean = () => true,
): Partial<O> | undefined => {
  const given = $options(jeu).get();
  const { wrong } = read(given);
  const chosen = Object.entries(given).filter(([key]) => !wrong.includes(key) && asks(key));
  return chosen.length === 0 ? undefined : (Object.fromEntries(chosen) as Partial<O>);
};

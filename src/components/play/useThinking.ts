// What a mode's thinker says of a position: asked when wanted, dropped when it comes late.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import type { Level } from '../../engine/kernel/levels.ts';
import type { Thought } from '../../engine/kernel/think.ts';
import type { ModeUi, Thinker } from './mode.ts';

/** Ideas come best first. */
export type Thinking<A> =
  | { readonly is: 'nothing' }
  | { readonly is: 'waiting' | 'done'; readonly ideas: readonly Thought<A>[] }
  | { readonly is: 'failed'; readonly again: () => void };

const NOTHING = { is: 'nothing' } as const;
const BEGINNING = { is: 'waiting', ideas: [] } as const;

/** One worker for the life of the island, made when first wanted. The same position, level and seed give the same ideas. */
export const useThinking = <T extends Types>(
  mode: ModeUi<T>,
  state: T['state'],
  level: Level | undefined, // undefined: nothing is asked
  seed: number,
): Thinking<T['action']> => {
  type Told = Thinking<T['action']>;
  const thinker = useRef<Thinker<T['state'], T['action']> | undefined>(undefined);
  const [told, setTold] = useState<{ readonly state: T['state']; readonly thinking: Told } | undefined>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => () => thinker.current?.stop(), []);
  useEffect(() => {
    if (level === undefined || mode.thinker === undefined) return;
    const asked = (thinker.current ??= mode.thinker());
    let late = false;
    let thinks = true;
    const tell = (thinking: Told): void => {
      thinks = thinking.is === 'waiting';
      if (!late) setTold({ state, thinking });
    };
    asked
      .ask(state, { level, seed }, (ideas) => tell({ is: 'waiting', ideas }))
      .then(
        (ideas) => tell({ is: 'done', ideas }),
        () => {
          const again = (): void => {
            setTold(undefined);
            setTries(tries + 1);
          };
          tell({ is: 'failed', again });
        },
      );
    return () => {
      late = true;
      if (thinks) asked.stop(); // nothing heats the device for an answer that nobody waits for; once it has answered, the worker serves again
    };
  }, [mode, state, level, seed, tries]);
  if (level === undefined || mode.thinker === undefined) return NOTHING;
  return told?.state === state ? told.thinking : BEGINNING;
};

// Whether a game has the page: told on the root, which style sheets ask (what leads to a game then steps aside).
import { useLayoutEffect } from 'preact/hooks';

let games = 0;
/** While `there`, the root has `data-en-partie`. */
export const useAtTable = (there: boolean): void =>
  useLayoutEffect(() => {
    if (!there) return;
    games += 1;
    document.documentElement.dataset['enPartie'] = '';
    return () => {
      games -= 1;
      if (games === 0) delete document.documentElement.dataset['enPartie'];
    };
  }, [there]);

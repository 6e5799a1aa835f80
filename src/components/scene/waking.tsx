// What a page came with wakes part after part, each in a task of its own: in one task, a phone would answer nobody meanwhile. (What a link opens is drawn so: parts.tsx.)
import type { ComponentType } from 'preact';
import lazy, { ErrorBoundary } from 'preact-iso/lazy';
import { breathe } from '../play/late.ts';

/** The part, woken in the browser a task after it is first asked for; `before`, where given, has a task of its own ahead of that. To be made once, of a part that is drawn in one element. An island that wakes so bears `data-dort` until it is ready: clicks are held meanwhile, and given again then (geste-directive.ts). */
export const waking = <P,>(Part: ComponentType<P>, before?: () => void): ComponentType<P> => {
  if (typeof document === 'undefined') return Part;
  const Later = lazy<ComponentType<P>>(async () => {
    await breathe();
    if (before !== undefined) {
      try {
        before();
      } catch {
        // it throws again where it is drawn, under the guard that stands there
      }
      await breathe();
    }
    return { default: Part };
  });
  return (props) => (
    <ErrorBoundary>
      <Later {...props} />
    </ErrorBoundary>
  );
};

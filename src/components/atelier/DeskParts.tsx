// The two parts of a desk, which wake and are drawn each in its turn: what shows the work, and what changes it.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Part } from '../scene/parts.tsx';
import { waking } from '../scene/waking.tsx';

interface PartProps {
  readonly children: ComponentChildren;
}
/** `placed`: what stands there is pressed; else it is a picture, which may be scrolled. */
export const View = waking(({ placed, children }: PartProps & { readonly placed: boolean }) => (
  <div class="desk-view" role="region" aria-label="Aperçu" tabIndex={placed ? undefined : 0}>
    <Part name="place">{children}</Part>
  </div>
));
/** The last one to wake: `onAwake` is called once. */
export const Fields = waking(({ onAwake, children }: PartProps & { readonly onAwake: () => void }) => {
  useEffect(onAwake, []);
  return (
    <form class="desk-form" onSubmit={(event) => event.preventDefault()} aria-label="Scénario">
      <Part name="beside">{children}</Part>
    </form>
  );
});

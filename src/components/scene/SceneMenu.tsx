// What is seldom needed, behind one icon: settings of the scene, kept; and what the one who shows it adds.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { whenIdle } from './idle.ts';
import { useSceneSettings } from './settings.ts';

const MenuBody = ({ children }: { readonly children?: ComponentChildren }): JSX.Element => {
  const [settings, change] = useSceneSettings();
  return (
    <>
      {children}
      <label class="check">
        <input
          type="checkbox"
          data-reglage="immobile"
          checked={settings.still}
          onChange={(event) => change({ still: event.currentTarget.checked })}
        />
        <span>Sans mouvement</span>
      </label>
      <p class="scene-keys">
        <kbd>←</kbd> <kbd>→</kbd> une étape, <kbd>↑</kbd> <kbd>↓</kbd> qui parle, <kbd>espace</kbd> le film ·{' '}
        <button type="button" data-aide>
          Clavier
        </button>
      </p>
    </>
  );
};
interface MenuProps {
  readonly late?: boolean; // drawn once nothing else is to be done, or as it is opened
  readonly children?: ComponentChildren;
}
export const SceneMenu = ({ late = false, children }: MenuProps): JSX.Element => {
  const id = useId();
  const [drawn, setDrawn] = useState(!late);
  const draw = (): void => setDrawn(true);
  useEffect(() => (late ? whenIdle(draw) : undefined), []);
  return (
    <>
      <button type="button" class="scene-gear" data-commande="reglages" popovertarget={id} aria-label="Réglages">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5" />
        </svg>
      </button>
      <div class="scene-menu" id={id} popover="auto" onBeforeToggle={draw}>
        {drawn ? <MenuBody>{children}</MenuBody> : null}
      </div>
    </>
  );
};

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What a menu holds: while it is closed it is left as it was, and no step waits for it. Where the browser knows no such menu, it is always open. */
export const WhileOpen = ({ children }: { readonly children: ComponentChildren }): JSX.Element => {
  const here = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const held = useRef(children);
  if (open) held.current = children;
  useEffect(() => {
    const menu = here.current?.closest<HTMLElement>('[popover]');
    if (!menu || !('popover' in menu)) return;
    const look = (event: Event): void => setOpen((event as ToggleEvent).newState === 'open');
    menu.addEventListener('beforetoggle', look);
    setOpen(menu.matches(':popover-open'));
    return () => menu.removeEventListener('beforetoggle', look);
  }, []);
  return (
    <div class="menu-held" ref={here}>
      {held.current}
    </div>
  );
};

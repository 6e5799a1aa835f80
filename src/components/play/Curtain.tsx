import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useMark } from '../scene/mark.ts';
import { typeset } from '../../plugins/typography.ts';
import type { TableWords } from './words.ts';

interface CurtainProps {
  readonly name: string; // « J2 »
  readonly words: Pick<TableWords, 'pass' | 'show'>;
  readonly onShow: () => void;
}
/** Between two people at one device: nothing of either hand shows; the place stays under it as nobody in particular sees it. The button never takes the focus by itself, a key held down must not press it. */
export const Curtain = ({ name, words, onShow }: CurtainProps): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  useMark(box, 'rideau');
  useEffect(() => {
    const [had, place] = [document.activeElement, box.current?.parentElement];
    if (had === document.body || place?.contains(had) === true) box.current?.focus({ preventScroll: true }); // what it covers keeps nothing
  }, [name]);
  return (
    <div class="curtain" ref={box} tabIndex={-1} role="group" aria-label={typeset(words.pass(name))} data-rideau>
      <p class="ask">{typeset(words.pass(name))}</p>
      <button type="button" class="btn go" data-commande="montrer" onClick={onShow}>
        {typeset(words.show(name))}
      </button>
    </div>
  );
};

// A worked example of a combat. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { type ReaderPage, Reader } from '../play/Reader.tsx';
import { useExampleFile } from '../play/source.ts';
import { CombatBoard } from './CombatBoard.tsx';

const load = () => import('./mode-combat.ts').then(({ combatMode }) => combatMode);

export default ({ file, ...page }: ReaderPage & { readonly file: string }): JSX.Element => <Reader {...page} Board={CombatBoard} hasOdds={() => true} source={useExampleFile(file, load)} />;

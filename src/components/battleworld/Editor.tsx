// The workshop of Battleworld: a scenario under work, judged by the engine at each keystroke, kept on the device, shared by link.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PartieScenario } from '../../engine/battleworld/partie/types.ts';
import { OPTION_VALUES, type OptionKey, type Options } from '../../engine/battleworld/types.ts';
import { partieCodec } from '../../engine/scenario/battleworld.ts';
import { lien } from '../../lien.ts';
import { typographie } from '../../plugins/typographie.ts';
import { Icon } from '../play/icons.tsx';
import { historyCommand } from '../play/keys.ts';
import { $options } from '../play/options-store.ts';
import { draftKey, writeStore } from '../play/saved.ts';
import { loadTitles, type Titles } from '../play/titles.ts';
import { BadLink } from './editor/BadLink.tsx';
import { BoardPane } from './editor/BoardPane.tsx';
import { check } from './editor/check.ts';
import { DeskContext, STARTER } from './editor/desk.ts';
import { DraftsPart, FilesPart, StartPart } from './editor/FilesPart.tsx';
import { FaultList, NoticeList, verdict } from './editor/Findings.tsx';
import { BoardPart, MomentPart, OptionsPart, Presentation, type Reglage, RollsPart } from './editor/parts.tsx';
import { setField } from './editor/model.ts';
import { PrintSheet } from './editor/PrintSheet.tsx';
import { SharePart } from './editor/SharePart.tsx';
import { FactionList, Team } from './editor/UnitPart.tsx';
import { useDrafts } from './editor/useDrafts.ts';

export interface EditorProps {
  readonly reglages: readonly Reglage[];
}

/** The reader's own rulings, those that are the engine's. */
const mine = (): Partial<Options> | undefined => {
  const chosen = Object.entries($options('battleworld').get()).filter(([key, value]) => (OPTION_VALUES[key as OptionKey] as readonly unknown[] | undefined)?.includes(value));
  return chosen.length === 0 ? undefined : (Object.fromEntries(chosen) as Partial<Options>);
};
const withMine = (scenario: PartieScenario): PartieScenario => setField(scenario, 'options', mine());

interface BarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
  readonly play: () => void;
  readonly words: string;
  readonly sound: boolean;
}
const Bar = ({ canUndo, canRedo, undo, redo, reset, play, words, sound }: BarProps): JSX.Element => (
  <div class="desk-bar" role="toolbar" aria-label="Scénario">
    <button type="button" class="btn" aria-label="Annuler" title="Annuler (Ctrl+Z)" aria-disabled={!canUndo} onClick={undo}>
      <Icon name="undo" />
    </button>
    <button type="button" class="btn" aria-label="Rétablir" title="Rétablir (Ctrl+Y)" aria-disabled={!canRedo} onClick={redo}>
      <Icon name="redo" />
    </button>
    <button type="button" class="btn" onClick={reset}>
      Remettre à zéro
    </button>
    <a class={sound ? 'verdict good' : 'verdict'} href="#bilan" onClick={() => document.getElementById('bilan')?.focus()}>
      {typographie(words)}
    </a>
    <button type="button" class="btn accent" aria-disabled={!sound} onClick={play}>
      Jouer d’ici
    </button>
  </div>
);

export default function Editor({ reglages }: EditorProps): JSX.Element {
  const desk = useDrafts(STARTER, withMine);
  const { history, edit } = desk;
  const scenario = history.present;
  const [titles, setTitles] = useState<Titles>({});
  const [said, setSaid] = useState('');
  const [origin, setOrigin] = useState<string | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const result = useMemo(() => check(scenario), [scenario]);
  const link = useMemo(() => (origin === undefined || !result.sharable ? undefined : `${origin}${lien('/battleworld/atelier/')}#s=${partieCodec.encode(scenario)}`), [scenario, origin, result]);

  useEffect(() => {
    setOrigin(location.origin);
    void loadTitles('battleworld').then(setTitles);
    frame.current?.setAttribute('data-pret', '');
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = historyCommand(event);
      if (command === undefined || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault(); // the fields' own undo knows one field only
      if (command === 'undo') desk.undo();
      else desk.redo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const play = (): void => {
    if (result.faults.length > 0) {
      setSaid('Corrigez d’abord les fautes : chacune est montrée avec sa règle.');
      document.getElementById('bilan')?.focus();
      return;
    }
    const kept = writeStore(draftKey('battleworld'), { mode: partieCodec.game, version: partieCodec.version, scenario: partieCodec.write(scenario) });
    location.assign(lien(kept ? '/battleworld/jouer/' : `/battleworld/jouer/#s=${partieCodec.encode(scenario)}`));
  };
  const reset = (): void => {
    edit(() => withMine(STARTER));
    setSaid('Scénario remis à zéro. « Annuler » le rend.');
  };
  const start = (next: PartieScenario): void => {
    desk.start(next);
    setSaid(`« ${next.name} » est ouvert dans un nouveau brouillon.`);
  };
  const duplicate = (): void => {
    desk.duplicate();
    setSaid('La copie est ouverte ; l’original reste dans les brouillons.');
  };
  return (
    <DeskContext.Provider value={{ scenario, faults: result.faults, edit, titles }}>
      <div class="desk" ref={frame} data-atelier>
        {desk.badLink === undefined ? null : <BadLink bad={desk.badLink} onClose={desk.forgetLink} />}
        <Bar canUndo={history.past.length > 0} canRedo={history.future.length > 0} undo={desk.undo} redo={desk.redo} reset={reset} play={play} words={verdict(result)} sound={result.faults.length === 0} />
        <p class="said" role="status">
          {typographie(said)}
        </p>
        <div class="desk-view">
          <FaultList result={result} scenario={scenario} />
          <BoardPane />
          <NoticeList result={result} scenario={scenario} />
        </div>
        <form class="desk-form" onSubmit={(event) => event.preventDefault()} aria-label="Scénario">
          <FactionList />
          <StartPart start={start} />
          <Presentation />
          <Team side="heroes" />
          <Team side="villains" />
          <BoardPart />
          <MomentPart />
          <OptionsPart reglages={reglages} onMine={() => edit(withMine)} />
          <RollsPart />
          <DraftsPart drafts={desk.drafts} open={desk.open} duplicate={duplicate} drop={desk.drop} dropped={desk.dropped} giveBack={desk.giveBack} />
          <FilesPart start={start} say={setSaid} />
          <SharePart link={link} />
        </form>
        <PrintSheet scenario={scenario} reglages={reglages} link={link} />
      </div>
    </DeskContext.Provider>
  );
}

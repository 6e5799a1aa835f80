// Where a live card is changed, then run on its board. Loaded with the first press.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { readSteps } from '../../engine/battlefight/language/index.ts';
import { LIVE, LIVE_CARD, liveScenario } from '../../engine/battlefight/live.ts';
import type { PartieAction, PartieScenario } from '../../engine/battlefight/partie/types.ts';
import type { Technique } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import boards from '../../styles/boards.css?url';
import cards from '../../styles/cartes.css?url';
import { $cited } from '../play/cited.ts';
import { Live, ready as live } from '../play/Live.tsx';
import { loadSheet } from '../play/live-sheet.ts';
import { useTitles } from '../play/useTitles.ts';
import { type CardDraft, draftOf, techniqueOf } from './editor/card-draft.ts';
import { CardEditor } from './editor/CardEditor.tsx';
import type { Wish } from './LiveCard.tsx';
import { mode as partieMode } from './mode-partie.ts';
import { TableLink } from './TableLink.tsx';

/** Its style sheets: to be waited for. */
export const ready: Promise<unknown> = Promise.all([live, loadSheet(boards), loadSheet(cards)]);

/** A card is being tried: nothing to resign, no draw to offer. */
const MODE: typeof partieMode = { ...partieMode, game: { ...partieMode.game, asides: () => [] } };
const PLAYED: readonly PartieAction[] = [{ type: 'play', card: LIVE_CARD }];

interface RunProps {
  readonly scenario: PartieScenario;
  readonly onBack: () => void;
}
/** The card has just been played: its first step comes next. */
const Run = ({ scenario, onBack }: RunProps): JSX.Element => {
  useEffect(() => () => $cited.set([]), []);
  return (
    <Live
      mode={MODE}
      scenario={scenario}
      actions={PLAYED}
      titles={useTitles('battlefight', {})}
      backLabel="Modifier la carte"
      onCursor={() => undefined}
      onBack={onBack}
    />
  );
};

const toMend = (count: number): string =>
  count === 0 ? '' : `${count === 1 ? '1 faute' : `${count} fautes`} à corriger avant d'exécuter.`;
const same = (a: CardDraft, b: CardDraft): boolean => a.steps === b.steps;

interface EditProps {
  readonly id: string;
  readonly draft: CardDraft;
  readonly original: CardDraft;
  readonly attempt: string;
  readonly scenario: PartieScenario | undefined; // once nothing is wrong with the card
  readonly onChange: (draft: CardDraft) => void;
  readonly onRun: () => void;
  readonly onBack: () => void;
}
const Edit = ({ id, draft, original, attempt, scenario, onChange, onRun, onBack }: EditProps): JSX.Element => {
  const [mine, setMine] = useState<CardDraft | undefined>(undefined); // what a reset took away
  const titles = useTitles('battlefight', {});
  const field = (): void => document.getElementById(`${id}.steps`)?.focus();
  useEffect(field, []);
  const restored = same(draft, original);
  const reset = (): void => {
    if (restored && mine === undefined) return;
    setMine(restored ? undefined : draft);
    onChange(restored ? (mine ?? original) : original);
  };
  return (
    <>
      <div class="live-edit">
        <CardEditor id={id} value={draft} titles={titles} stepsOnly onChange={onChange} />
        <p class="live-attempt">{typeset(`À essayer : ${attempt}`)}</p>
      </div>
      <div class="controls">
        <button
          type="button"
          class="btn go"
          data-commande="executer"
          aria-disabled={scenario === undefined}
          aria-describedby={`${id}.etat`}
          onClick={scenario === undefined ? field : onRun}
        >
          Exécuter
        </button>
        <p class="live-state" id={`${id}.etat`} role="status">
          {typeset(toMend(readSteps(draft.steps).faults.length))}
        </p>
        <div class="more">
          <button
            type="button"
            class="btn flat"
            data-commande="reprendre"
            aria-disabled={restored && mine === undefined}
            onClick={reset}
          >
            {restored && mine !== undefined ? 'Reprendre ma version' : 'Reprendre la carte d’origine'}
          </button>
          <TableLink scenario={scenario} />
          <button type="button" class="btn accent" data-commande="revenir" onClick={onBack}>
            Revenir à la lecture
          </button>
        </div>
      </div>
    </>
  );
};

export interface LiveBenchProps {
  readonly id: string;
  readonly wish: Wish;
  readonly onChanged: (changed: boolean) => void;
  readonly onBack: () => void;
}
export const LiveBench = ({ id, wish, onChanged, onBack }: LiveBenchProps): JSX.Element => {
  const shown = LIVE.find((one) => one.id === id);
  if (shown === undefined) throw new Error(`no live card « ${id} »`);
  const original = useMemo(() => draftOf(shown.card), [shown]);
  const [draft, setDraft] = useState(original);
  const [running, setRunning] = useState(wish === 'executer');
  const scenario = useMemo(() => {
    const technique: Technique | undefined = techniqueOf(draft, LIVE_CARD);
    return technique === undefined ? undefined : liveScenario(shown, technique);
  }, [shown, draft]);
  const change = (next: CardDraft): void => {
    setDraft(next);
    onChanged(!same(next, original));
  };
  if (running && scenario !== undefined) return <Run scenario={scenario} onBack={() => setRunning(false)} />;
  return (
    <Edit
      id={`vive.${id}`}
      draft={draft}
      original={original}
      attempt={shown.attempt}
      scenario={scenario}
      onChange={change}
      onRun={() => setRunning(true)}
      onBack={onBack}
    />
  );
};

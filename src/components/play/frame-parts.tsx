// Around the place of a game under way: what its caption says, what stands under the question, and, at the thumb, how far it went, undo and redo, sharing.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import type { CaptionProps } from '../scene/Caption.tsx';
import { type Mark, TimeLine } from '../scene/TimeLine.tsx';
import type { Types } from '../../engine/kernel/game.ts';
import type { Entry } from './entries.ts';
import { Icon } from './icons.tsx';
import type { ModeUi } from './mode.ts';
import { type Odds, useAnswer } from './odds.ts';
import { OddsView } from './OddsView.tsx';
import type { Part } from './phases.ts';
import { TallyView } from './TallyView.tsx';
import { ruleLink, type Titles } from './titles.ts';
import type { UseLine } from './useLine.ts';
import { WhatIf } from './WhatIf.tsx';
import { WHAT_IF } from './words.ts';

/** What was told last, with its rules by their titles. */
export const captionOf = ({ lead, sentences }: Entry, jeu: string, titles: Titles): CaptionProps => ({
  lead,
  sentences: sentences.map(({ text, cites }) => ({
    text,
    rules: cites.map((id) => {
      const { href, title } = ruleLink(jeu, id, titles);
      return { href, title: typeset(title) };
    }),
  })),
});

interface BesideProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly view: T['state'];
  readonly state: T['state'];
  readonly odds: Odds<T['action']>;
  readonly titles: Titles;
}
/** Under the question: the totals, where the place does not draw them, and what each choice is worth. */
export const Beside = <T extends Types>({ mode, view, state, odds, titles }: BesideProps<T>): JSX.Element | null => {
  const answer = useAnswer(odds);
  const tallies = mode.stage === undefined ? mode.tallies(view) : [];
  return tallies.length === 0 && answer.is === 'nothing' ? null : (
    <div class="beside">
      <div class="tallies">
        {tallies.map(({ label, tally }) => (
          <TallyView
            key={label}
            jeu={mode.jeu}
            tally={tally}
            label={label}
            partLabel={mode.partLabel}
            titles={titles}
          />
        ))}
      </div>
      <OddsView mode={mode} state={state} answer={answer} />
    </div>
  );
};

/** Once dice have settled something: where another face would have led. What it replaces stays struck in the log. */
export const Settled = <T extends Types>({
  mode,
  play: { line, replayed, cursor, send },
}: {
  readonly mode: ModeUi<T>;
  readonly play: UseLine<T>;
}): JSX.Element => {
  const [open, setOpen] = useState(false);
  const onTry = (actions: readonly T['action'][]): void =>
    send({
      type: 'load',
      line: {
        actions,
        cursor: actions.length,
        struck: [...line.struck, { at: actions.length, actions: line.actions }],
      },
    });
  return (
    <details
      class="chances over"
      data-pli="et-si"
      onToggle={({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open)}
    >
      <summary>{WHAT_IF}</summary>
      {open ? <WhatIf mode={mode} line={replayed} to={cursor} onTry={onTry} /> : null}
    </details>
  );
};

interface RailProps {
  readonly marks: readonly Mark[];
  readonly parts: readonly Part[];
  readonly cursor: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly onGo: (step: number) => void;
  readonly onShare: () => void;
  readonly tools: ComponentChildren;
}
const Step = ({
  name,
  icon,
  end,
  onPress,
}: {
  readonly name: 'Annuler' | 'Rétablir';
  readonly icon: 'undo' | 'redo';
  readonly end: boolean;
  readonly onPress: () => void;
}): JSX.Element => (
  <button
    type="button"
    class="btn"
    data-commande={icon === 'undo' ? 'annuler' : 'retablir'}
    aria-label={name}
    aria-disabled={end}
    onClick={onPress}
  >
    <Icon name={icon} />
    <span>{name}</span>
  </button>
);
export const Rail = ({
  marks,
  parts,
  cursor,
  atStart,
  atEnd,
  undo,
  redo,
  onGo,
  onShare,
  tools,
}: RailProps): JSX.Element => (
  <>
    <TimeLine marks={marks} parts={parts} at={cursor} onGo={onGo} label="Coups joués" />
    <div class="steps">
      <Step name="Annuler" icon="undo" end={atStart} onPress={undo} />
      <Step name="Rétablir" icon="redo" end={atEnd} onPress={redo} />
    </div>
    <div class="more">
      {tools}
      <button type="button" class="btn" data-commande="partager" onClick={onShare}>
        Partager
      </button>
    </div>
  </>
);

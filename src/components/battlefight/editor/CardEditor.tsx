/**
 * A card under the fingers: title, type, steps, read at each keystroke. Controlled, and alone: it needs neither the workshop nor a game, only cartes.css.
 * A technique is edited through `draftOf`, and had again from `techniqueOf` (card-draft.ts) as soon as its text has no fault.
 */
import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { type Fault, TYPE_LABELS, TITLE_MAX } from '../../../engine/battlefight/language/index.ts';
import { TECHNIQUE_TYPES } from '../../../engine/battlefight/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { Said } from '../../play/Said.tsx';
import { loadTitles, type Titles } from '../../play/titles.ts';
import { TechniqueCard } from '../TechniqueCard.tsx';
import { TypeIcon } from '../TypeIcon.tsx';
import { type CardDraft, titleFaults } from './card-draft.ts';
import { readRows, type StepsRead } from './card-rows.ts';
import { faultId, StepRows } from './StepRows.tsx';
import { replaceIn, StepsField } from './StepsField.tsx';

export interface CardEditorProps {
  readonly value: CardDraft;
  /** `field`: what is being typed, so that keystrokes in a row can be undone at once. */
  readonly onChange: (value: CardDraft, field: keyof CardDraft) => void;
  /** Of its fields: `<id>.title`, `<id>.type`, `<id>.steps`. One of its own unless told. */
  readonly id?: string;
  /** Titles of the rules it cites; fetched unless told. */
  readonly titles?: Titles | undefined;
  /** The steps alone, for a card whose title and type are given. */
  readonly stepsOnly?: boolean;
}

const useTitles = (given: Titles | undefined): Titles => {
  const [titles, setTitles] = useState<Titles>(given ?? {});
  useEffect(() => {
    if (given === undefined) void loadTitles('battlefight').then(setTitles);
  }, []);
  return given ?? titles;
};

const Head = ({
  value,
  onChange,
  id,
  titles,
}: Required<Pick<CardEditorProps, 'value' | 'onChange' | 'id'>> & { readonly titles: Titles }): JSX.Element => {
  const faults = titleFaults(value.title);
  const wrong = faults.length > 0;
  return (
    <div class="card-head">
      <div class="field">
        <label for={`${id}.title`}>Titre</label>
        <input
          id={`${id}.title`}
          type="text"
          autoComplete="off"
          maxLength={TITLE_MAX + 20}
          value={value.title}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}.title.faute` : undefined}
          onInput={(event) => onChange({ ...value, title: event.currentTarget.value }, 'title')}
        />
        {wrong ? (
          <div class="faults" id={`${id}.title.faute`}>
            {faults.map(({ message, rules }) => (
              <p key={message}>
                <Said jeu="battlefight" text={message} cites={rules} titles={titles} />
              </p>
            ))}
          </div>
        ) : null}
      </div>
      <div class="field">
        <label for={`${id}.type`}>Type</label>
        <span class="type-choice">
          <TypeIcon type={value.type} />
          <select
            id={`${id}.type`}
            value={value.type}
            onChange={(event) =>
              onChange(
                { ...value, type: TECHNIQUE_TYPES.find((type) => type === event.currentTarget.value) ?? value.type },
                'type',
              )
            }
          >
            {TECHNIQUE_TYPES.map((type) => (
              <option key={type} value={type} selected={type === value.type}>
                {TYPE_LABELS[type]}
              </option>
            ))}
          </select>
        </span>
      </div>
    </div>
  );
};

/** The card as it will lie on the table; what is at fault in it is struck, and stays. */
const Preview = ({
  id,
  value: { title, type },
  read,
}: Pick<CardEditorProps, 'value'> & { readonly id: string; readonly read: StepsRead }): JSX.Element => (
  <div class="card-preview" aria-hidden="true">
    <TechniqueCard
      technique={{ id, title: title.trim() === '' ? 'Sans titre' : title, type, steps: [] }}
      lines={read.rows.map(({ text, faults }) => ({
        text: typeset(text.trim()),
        state: faults.length > 0 ? 'failed' : undefined,
      }))}
    />
  </div>
);

export const CardEditor = ({
  value,
  onChange,
  id: given,
  titles: known,
  stepsOnly = false,
}: CardEditorProps): JSX.Element => {
  const own = useId();
  const id = given ?? `carte-${own}`;
  const titles = useTitles(known);
  const field = useRef<HTMLTextAreaElement>(null);
  const read = useMemo(() => readRows(value.steps), [value.steps]);
  const mend = ({ from, to }: Fault, text: string): void => {
    if (field.current !== null) replaceIn(field.current, { from, to, text });
  };
  const stepsId = `${id}.steps`;
  const by = [`${stepsId}.aide`, ...read.faults.map((_, i) => faultId(stepsId, i))].join(' ');
  return (
    <div
      class={stepsOnly ? 'card-editor' : 'card-editor previewed'}
      role="group"
      aria-label={typeset(value.title.trim() === '' ? 'Carte sans titre' : value.title)}
    >
      {stepsOnly ? null : <Head value={value} onChange={onChange} id={id} titles={titles} />}
      <div class="field steps-field">
        <label for={stepsId}>Étapes</label>
        <p class="aside" id={`${stepsId}.aide`}>
          {typeset('Une étape par ligne : un mot clé, puis son nombre ou son type s’il en demande un.')}
        </p>
        <StepsField
          id={stepsId}
          value={value.steps}
          faults={read.faults}
          describedBy={by}
          field={field}
          onChange={(steps) => onChange({ ...value, steps }, 'steps')}
        />
      </div>
      <StepRows id={stepsId} read={read} titles={titles} mend={mend} />
      {stepsOnly ? null : <Preview id={id} value={value} read={read} />}
    </div>
  );
};

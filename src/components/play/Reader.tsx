// A worked example: read without JavaScript, stepped with it, taken over at any step.
// What is told stands in the page already (the log, the board at the start); this island moves along it, and calls the engine only when the reader takes over.
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import { $cited } from './cited.ts';
import { Guard, useTry } from './Failed.tsx';
import type { CaptionProps } from '../scene/Caption.tsx';
import type { Effect } from '../scene/motion.ts';
import type { BoardProps } from './mode.ts';
import type { BadOpening } from './open.ts';
import type { Playable, Source } from './source.ts';
import { Stepper } from './Stepper.tsx';
import { loadTitles, type Titles } from './titles.ts';
import { type Sequel, stepAnchor } from './useAddress.ts';
import { useShare } from './useShare.tsx';

/** Where an example is entered under way: what was played before, and what is asked there, typeset. */
interface Entered {
  readonly at: number;
  readonly told: string;
  readonly asked: string;
}
/** What a page gives: all serialisable, but for what it draws itself. */
export interface ReaderPage {
  readonly id: string; // "battleworld.hulk-capitaine-contre-fatalis"
  readonly title: string;
  readonly count: number; // steps
  readonly opens?: Entered | undefined; // the steps before are in its log: the reader may ask for them
  readonly sequel?: Sequel | undefined; // where its steps past the end are now
  readonly href?: string | undefined; // the example's own page
  readonly moments?: boolean; // opens `#p=` links: the example's own page only
  readonly named?: boolean; // its page says what it is: its title is not drawn
  readonly handed?: boolean; // its address may ask to take over at once, as that of an example's own page does
  readonly board?: ComponentChildren; // slot: the board at the start
  readonly log?: ComponentChildren; // slot: the whole log
  readonly after?: ComponentChildren; // slot: what follows its end
  readonly opening?: string | undefined; // what its caption says before the first step, typeset
  readonly marks?: string | undefined; // who answers each step, a sign a step: « d » chance, a digit a seat; read from the log once awake
  readonly stage?: string | undefined; // what stands on the place it opens on, where that is drawn with the kit of the scene
  readonly quiet?: boolean | undefined; // leaves the address alone
  readonly from?: number | undefined; // the step shown when it opens, the earliest of the example unless told
  readonly told?: CaptionProps | undefined; // what its caption says there
  readonly compact?: boolean | undefined; // among other things on its page: no fold, nothing to guess or share
}
export interface ReaderProps<T extends Types> extends ReaderPage {
  readonly source: Source<T>;
  readonly Board: ComponentType<BoardProps<T['state'], T['action'], T['event']>>;
  readonly hasOdds?: ((state: T['state']) => boolean) | undefined; // whether the odds of a decision can be asked there; never unless told
  readonly effects?: ((events: readonly T['event'][], state: T['state']) => readonly Effect[]) | undefined;
  readonly settles?: ((events: readonly T['event'][]) => boolean) | undefined; // whether « et si ? » is offered there
  readonly stageOf?: ((state: T['state']) => string) | undefined; // the same at each step, once awake
  readonly first?: number; // the earliest step shown, of a run that is entered under way; 0 unless told
}

/** What the caption says before the first step shown: what is asked; where the example is entered under way, what was played first. */
const startOf = ({ opens, opening = '' }: ReaderPage, first: number): CaptionProps => {
  const entered = opens?.at === first ? opens : undefined;
  return { sentences: [{ text: entered?.told ?? opening, rules: [] }], note: entered?.asked };
};
/** « hulk-capitaine-contre-fatalis » of « battleworld.hulk-capitaine-contre-fatalis ». */
export const slugOf = (id: string): string => id.slice(id.indexOf('.') + 1);
export const jeuOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Whence play goes on. */
interface Place<A, P> {
  readonly scenario: P;
  readonly actions: readonly A[];
  readonly warning?: BadOpening | undefined;
}
interface Fork<T extends Types> extends Playable<T>, Place<T['action'], T['scenario']> {
  readonly titles: Titles;
  readonly Live: typeof import('./Live.tsx').Live;
}

const Frame = <T extends Types>(props: ReaderProps<T>): JSX.Element => {
  const { id, title, count, source, moments = false, named = moments, quiet = false } = props;
  const [whole, setWhole] = useState(false); // from its start, though it opens under way
  const first = whole ? 0 : (props.opens?.at ?? props.first ?? 0);
  const [fork, setFork] = useState<Fork<T> | undefined>(undefined);
  const [cursor, setCursor] = useState(props.from ?? first);
  const [played, setPlayed] = useState(0); // where a fork stands
  const frame = useRef<HTMLElement>(null);
  const { run, failed } = useTry('De quoi jouer n’est pas arrivé.');
  const share = useShare(); // kept here: the dialog may come after the reader has taken over
  const start = stepAnchor(slugOf(id), 0);

  /** What plays comes, and goes on from where `place` says. */
  const goOn = (place: (playable: Playable<T>) => Promise<Place<T['action'], T['scenario']> | undefined>): void =>
    run(async () => {
      const [{ Live, ready }, playable, titles] = await Promise.all([
        import('./Live.tsx'),
        source.playable(),
        loadTitles(jeuOf(id)),
      ]);
      const found = await place(playable);
      await ready;
      if (found !== undefined) setFork({ ...playable, ...found, Live, titles });
    });
  const openMoment = (link: string, steps?: number): void =>
    goOn(async ({ mode }) => {
      const opened = await (await import('./open.ts')).openMomentLink(mode, link);
      if (opened.ok)
        return {
          scenario: opened.value.scenario,
          actions: opened.value.line.actions.slice(0, steps),
          warning: opened.value.warning,
        };
      location.replace(lien(`/${jeuOf(id)}/jouer/${link}`)); // the table says what is wrong, and keeps the text
      return undefined;
    });
  useEffect(() => {
    if (moments && location.hash.startsWith('#p=')) openMoment(location.hash);
    return () => $cited.set([]);
  }, []);
  const back = (): void => {
    setFork(undefined);
    frame.current?.focus({ preventScroll: true });
  };
  const heading = (where: string): JSX.Element => (
    <>
      <p class={named ? 'sr' : 'example-title'} id={`${start}.titre`}>
        {props.href === undefined ? typeset(title) : <a href={props.href}>{typeset(title)}</a>}
      </p>
      <span class="example-at">{where}</span>
    </>
  );
  return (
    <section
      class="example wide"
      id={start}
      ref={frame}
      tabIndex={-1}
      aria-labelledby={`${start}.titre`}
      data-exemple={id}
      data-pas={fork === undefined ? cursor : played}
    >
      {fork === undefined ? (
        <Stepper
          {...props}
          titled={!named}
          heading={heading(
            count === first
              ? ''
              : typeset(cursor === first ? 'Départ' : `étape ${cursor - first} sur ${count - first}`),
          )}
          slug={slugOf(id)}
          first={first}
          start={startOf(props, first)}
          cursor={cursor}
          onCursor={setCursor}
          onEarlier={props.opens && (() => setWhole(true))}
          onShare={share.open}
          onWhole={moments ? openMoment : undefined}
          onTakeOver={(at, otherwise) =>
            goOn(async ({ scenario, actions }) => ({ scenario, actions: otherwise ?? actions.slice(0, at) }))
          }
        />
      ) : (
        <fork.Live
          mode={fork.mode}
          scenario={fork.scenario}
          actions={fork.actions}
          warning={fork.warning}
          titles={fork.titles}
          heading={heading('vous avez la main')}
          titled={!named}
          backLabel={quiet ? 'Revenir à la lecture' : undefined}
          onCursor={setPlayed}
          onBack={back}
        />
      )}
      {failed}
      {share.dialog}
    </section>
  );
};

export const Reader = <T extends Types>(props: ReaderProps<T>): JSX.Element => (
  <Guard what="L’exemple s’est arrêté sur une erreur.">
    <Frame {...props} />
  </Guard>
);

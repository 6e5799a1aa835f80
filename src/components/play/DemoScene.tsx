// A demonstration on show: what the rule does there, in words, then the run itself, stepped and taken over as an example is.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Demonstrations, MOST_SHOWN, type Sight } from '../../engine/kernel/demonstration.ts';
import type { Types } from '../../engine/kernel/game.ts';
import type { Line } from '../../engine/kernel/play.ts';
import { lookAt } from '../../engine/kernel/sight.ts';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import { Said } from './Said.tsx';
import { quotesOf } from './demo.ts';
import { actorsOf, entriesOf } from './entries.ts';
import { EventLog, type LogLine } from './EventLog.tsx';
import { type Trying, useTry } from './Failed.tsx';
import type { ModeUi } from './mode.ts';
import { Reader } from './Reader.tsx';
import { ruleLink, type Titles } from './titles.ts';

export interface SceneProps {
  readonly rule: string;
  readonly sight: Sight;
  readonly demonstrations: Demonstrations;
  readonly titles: Titles;
}
type Mode<T extends Types> = ModeUi<T>;
interface RunProps<T extends Types> {
  readonly mode: Mode<T>;
  readonly scenario: T['scenario'];
  readonly line: Line<T>;
  readonly first: number; // the earliest step shown: before it, the game was under way
  readonly at: number;
  readonly marked: number | undefined; // the step that tells the rule
  readonly titles: Titles;
}
const Run = <T extends Types>({ mode, scenario, line, first, at, marked, titles }: RunProps<T>): JSX.Element => {
  const actions = useMemo(() => line.moves.map(({ action }) => action), [line]);
  const shown = useMemo(() => [{ state: line.start, events: [] }, ...line.moves.map(({ step }) => step)], [line]);
  const log = useMemo(() => {
    const entries = entriesOf(mode, line, actorsOf(mode, line));
    const underWay = entries.slice(0, first + 1).findLast(({ part }) => part !== undefined)?.part;
    const lines = entries.slice(first).map((entry, i): LogLine => ({
      entry: i === 0 ? { ...entry, part: underWay } : entry,
      status: 'later',
      mark: entry.step === marked ? 'La règle est ici' : undefined,
    }));
    return <EventLog jeu={mode.jeu} lines={lines} titles={titles} partLabel={mode.partLabel} />;
  }, [line, titles]);
  return (
    <Reader
      id={`${mode.jeu}.action`}
      title={mode.title?.(scenario) ?? 'Démonstration'}
      count={actions.length}
      first={first}
      from={at}
      log={log}
      quiet
      handed
      Board={mode.Board}
      stageOf={mode.stage}
      effects={mode.effects}
      settles={mode.settles}
      hasOdds={mode.odds && (mode.odds.has ?? (() => true))}
      source={{ shown, playable: () => Promise.resolve({ mode, scenario, actions }) }}
    />
  );
};

/** Where the workshop opens a scenario; undefined when it cannot hold this one, and why when that could not be known. */
const useWorkshop = <T extends Types>(
  { jeu, editable, links }: Mode<T>,
  scenario: unknown,
  wanted: boolean,
): readonly [string | undefined, Trying['failed']] => {
  const [href, setHref] = useState<string | undefined>(undefined);
  const { run, failed } = useTry('Le lien vers l’atelier n’est pas arrivé.');
  useEffect(() => {
    if (!wanted || editable !== true) return;
    run(async () => {
      const { codec } = await links();
      const read = codec.read(scenario, codec.version);
      if (read.ok) setHref(lien(`/${jeu}/atelier/#s=${codec.encode(read.value)}`));
    });
  }, []);
  return [href, failed];
};

/** The run as far as it is shown. */
const shortened = <T extends Types>({ start, moves }: Line<T>, from: number): Line<T> => ({
  start,
  moves: moves.slice(0, from + MOST_SHOWN),
});

/** The citations of the rule on show, among those of its run. */
const useMarks = (rule: string): { readonly current: HTMLElement | null } => {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const cite of root.current?.querySelectorAll<HTMLAnchorElement>('a.cite') ?? [])
      if (decodeURIComponent(cite.hash.slice(1)) === rule) cite.dataset['montree'] = '';
  });
  return root;
};

const Scene = <T extends Types>({
  mode,
  rule,
  sight,
  demonstrations,
  titles,
}: SceneProps & { readonly mode: Mode<T> }): JSX.Element => {
  const seen = useMemo(() => lookAt(mode.game, demonstrations, sight), [mode, sight]);
  const at = 'run' in sight ? demonstrations.runs[sight.run]?.scenario : sight.scenario;
  const scenario = demonstrations.scenarios[at ?? -1];
  const [workshop, failed] = useWorkshop(mode, scenario, sight.kind === 'setup' || sight.kind === 'notice');
  const root = useMarks(rule);
  if (!seen.ok) return <p class="absent">Cette démonstration ne se rejoue pas ; rechargez la page.</p>; // the build has replayed it: the file and the code are not of the same day
  const look = seen.value;
  const quotes = quotesOf(mode, sight.kind, look, rule);
  const { href, title } = ruleLink(mode.jeu, rule, titles);
  return (
    <section class="demo wide" aria-labelledby="demo.titre" data-demonstration={rule} data-vue={sight.kind} ref={root}>
      <div
        class={look.line === undefined ? undefined : 'demo-vue'}
        data-court={look.line !== undefined && look.line.moves.length <= look.from ? '' : undefined}
      >
        <h2 id="demo.titre" tabIndex={-1}>
          <a href={href}>{typeset(title)}</a>
        </h2>
        <p class="demo-look">{typeset(sight.look)}</p>
        {look.line === undefined ? null : (
          <Run
            mode={mode}
            scenario={scenario as T['scenario']}
            line={shortened(look.line, look.from)}
            first={look.from}
            at={look.at}
            marked={sight.kind === 'event' ? look.at : undefined}
            titles={titles}
          />
        )}
      </div>
      <div class="demo-dit">
        {quotes.map(({ label, text, cites }, i) => (
          <blockquote key={i} data-dit={label}>
            {label === undefined ? null : <b>{typeset(`${label} :`)} </b>}
            <Said jeu={mode.jeu} text={text} cites={cites} titles={titles} />
          </blockquote>
        ))}
        {workshop === undefined ? (
          failed
        ) : (
          <p>
            <a class="btn" href={workshop}>
              Ouvrir ce scénario dans l’atelier
            </a>
          </p>
        )}
      </div>
    </section>
  );
};

/** The scene of a mode: a component that no longer says which. */
export const sceneOf =
  <T extends Types>(mode: Mode<T>): ComponentType<SceneProps> =>
  (props) => <Scene mode={mode} {...props} />;

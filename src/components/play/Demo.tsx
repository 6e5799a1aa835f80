// /<jeu>/action/#<rule>: finds the demonstration of the rule that the address names, and the scene of its mode. What is heavy comes with the first one.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { currentId } from '../../site/former-ids.ts';
import { modeOfSight } from '../../engine/kernel/sight.ts';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import { type AnyMode, modeLoader } from '../registry.ts';
import { type ActionFile, nearest } from './demo.ts';
import type { SceneProps } from './DemoScene.tsx';
import { Guard, useTry } from './Failed.tsx';
import { fetched } from './fetched.ts';
import { loadTitles, ruleLink, type Titles } from './titles.ts';

export interface DemoProps {
  readonly jeu: string;
}
/** The scene of a mode: fetched when one of its demonstrations is shown. */
const staged = async (load: () => Promise<AnyMode>): Promise<ComponentType<SceneProps>> => {
  const [mode, { sceneOf }] = await Promise.all([load(), import('./DemoScene.tsx')]);
  return sceneOf(mode);
};

type Shown =
  | { readonly is: 'nothing' }
  | { readonly is: 'coming' }
  | { readonly is: 'scene'; readonly Scene: ComponentType<SceneProps>; readonly props: SceneProps }
  | {
      readonly is: 'example' | 'unshown' | 'unknown';
      readonly rule: string;
      readonly file: ActionFile;
      readonly titles: Titles;
    };

/** The rule that the address names; undefined when it names something of the page, or nothing. */
const ruleOf = (hash: string): string | undefined => {
  const raw = hash.replace(/^#/, '');
  let text = raw;
  try {
    text = decodeURIComponent(raw).trim();
  } catch {
    // as it is: it is shown, and the nearest rules with it
  }
  return text === '' || document.getElementById(text) !== null ? undefined : currentId(text);
};
const find = async ({ jeu }: DemoProps, rule: string): Promise<Shown> => {
  const [file, titles] = await Promise.all([fetched<ActionFile>(lien(`/${jeu}/action.json`)), loadTitles(jeu)]);
  const sight = Object.hasOwn(file.rules, rule) ? file.rules[rule] : undefined;
  const load = sight === undefined ? undefined : modeLoader(`${jeu}/${modeOfSight(file, sight) ?? ''}`);
  if (sight !== undefined && load !== undefined)
    return { is: 'scene', Scene: await staged(load), props: { rule, sight, demonstrations: file, titles } };
  return {
    is: Object.hasOwn(file.exemples, rule) ? 'example' : Object.hasOwn(titles, rule) ? 'unshown' : 'unknown',
    rule,
    file,
    titles,
  };
};

const exampleLink = (jeu: string, step: string): string =>
  lien(`/${jeu}/exemples/${step.slice(0, step.lastIndexOf('.'))}/#ex.${step}`);
/** What leads to a rule in action, as far as it can. */
const To = ({
  jeu,
  rule,
  file,
  titles,
}: {
  readonly jeu: string;
  readonly rule: string;
  readonly file: ActionFile;
  readonly titles: Titles;
}): JSX.Element => {
  const { href, title } = ruleLink(jeu, rule, titles);
  const step = file.exemples[rule];
  return (
    <a href={Object.hasOwn(file.rules, rule) ? `#${rule}` : step === undefined ? href : exampleLink(jeu, step)}>
      {typeset(title)}
    </a>
  );
};

const Elsewhere = ({
  jeu,
  shown,
}: {
  readonly jeu: string;
  readonly shown: Extract<Shown, { readonly rule: string }>;
}): JSX.Element => {
  const { rule, file, titles, is } = shown;
  const { href, title } = ruleLink(jeu, rule, titles);
  if (is === 'example')
    return (
      <p>
        {typeset(`« ${title} » se voit dans un exemple : `)}
        <a href={exampleLink(jeu, file.exemples[rule] ?? '')}>voir l’étape</a> ou <a href={href}>lire son paragraphe</a>
        .
      </p>
    );
  if (is === 'unshown')
    return (
      <p>
        {typeset(`« ${title} » ne se voit pas en action : `)}
        <a href={href}>lire son paragraphe</a>, <a href={lien('/couverture/')}>voir pourquoi</a>.
      </p>
    );
  return (
    <>
      <p>
        Aucune règle de ce jeu ne s’appelle <b>{rule.slice(0, 80)}</b>. {typeset('Les plus proches :')}
      </p>
      <ul>
        {nearest(rule, Object.keys(titles)).map((id) => (
          <li key={id}>
            <To jeu={jeu} rule={id} file={file} titles={titles} /> <small>{id}</small>
          </li>
        ))}
      </ul>
      <p>
        {typeset('Si elle est d’un autre jeu :')} <a href={lien(`/r/#${rule}`)}>la chercher parmi toutes les règles</a>.
      </p>
    </>
  );
};

const Place = (props: DemoProps): JSX.Element => {
  const [shown, setShown] = useState<Shown>({ is: 'nothing' });
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef(0); // the last address wins, whatever comes first
  const { run, failed } = useTry('La démonstration n’est pas arrivée.');
  const go = (): void => {
    const rule = ruleOf(location.hash);
    if (rule === undefined) return;
    const mine = (asked.current += 1);
    setShown({ is: 'coming' });
    run(async () => {
      const found = await find(props, rule);
      if (mine === asked.current) setShown(found);
    });
  };
  useEffect(() => {
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, []);
  useEffect(() => {
    if (shown.is === 'nothing' || shown.is === 'coming') return;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelector<HTMLElement>('h2, [tabindex]')?.focus({ preventScroll: true }); // else Tab would start from the list, where the fragment is
  }, [shown]);
  return (
    <div class="demo-lieu wide" ref={root}>
      {shown.is === 'nothing' ? null : shown.is === 'coming' ? (
        (failed ?? <p class="busy">Ouverture…</p>)
      ) : shown.is === 'scene' ? (
        <shown.Scene key={shown.props.rule} {...shown.props} />
      ) : (
        <div class="demo-ailleurs" role="alert" tabIndex={-1}>
          <Elsewhere jeu={props.jeu} shown={shown} />
        </div>
      )}
    </div>
  );
};

export const Demo = (props: DemoProps): JSX.Element => (
  <Guard what="La démonstration s’est arrêtée sur une erreur.">
    <Place {...props} />
  </Guard>
);

// What every built page owes: its head, its policy, its typography, nothing fetched from elsewhere, everything readable without JavaScript.
import { createHash } from 'node:crypto';
import type { HTMLElement, Node } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { replayLine, stateAt } from '../../src/engine/kernel/play.ts';
import { typeset } from '../../src/plugins/typography.ts';
import { typographyFaults } from '../french.ts';
import { SHOWN } from '../games/index.ts';
import type { AnyExample, AnyMode } from '../games/subject.ts';
import { isElement, none, siteAtRoot, type SitePage, textOf } from './built.ts';

const site = siteAtRoot();
const each = site.pages.map((page) => [page.file, page] as const);

describe.each(each)('%s', (_, { root }) => {
  test('has its language, title, description and one h1', () => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('fr');
    expect(
      root
        .querySelectorAll('title')
        .map((title) => title.text.trim())
        .filter((title) => title !== ''),
    ).toHaveLength(1);
    expect(root.querySelector('meta[name=description]')?.getAttribute('content')?.length ?? 0).toBeGreaterThan(20);
    expect(root.querySelectorAll('h1').filter((h1) => h1.text.trim() !== '')).toHaveLength(1);
    expect(root.querySelectorAll('main')).toHaveLength(1);
  });
  test('has levels of headings without a gap', () => {
    const levels = root
      .querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')
      .map(({ rawTagName }) => Number(rawTagName.slice(1)));
    none(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1));
  });
  test('holds to its policy: nothing inline that it does not name', () => {
    const policies = root
      .querySelectorAll('meta[http-equiv=content-security-policy]')
      .map((meta) => meta.getAttribute('content') ?? '');
    expect(policies).toHaveLength(1);
    const [policy = ''] = policies;
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
    const inline = root
      .querySelectorAll('script:not([src]), style')
      .filter((element) => !/json/.test(element.getAttribute('type') ?? ''));
    const unknown = inline
      .map(({ rawText }) => `sha256-${createHash('sha256').update(rawText).digest('base64')}`)
      .filter((hash) => !policy.includes(hash));
    none(unknown);
  });
  test('has no handler and no style in an attribute', () => {
    const faults = root.querySelectorAll('*').flatMap((element) =>
      Object.keys(element.attributes)
        .filter((name) => /^on[a-z]+$/i.test(name) || name === 'style')
        .map((name) => `<${element.rawTagName} ${name}>`),
    );
    none(faults);
  });
  test('fetches nothing from elsewhere', () => {
    const outside = root.querySelectorAll('*').flatMap((element) =>
      Object.entries(element.attributes)
        .filter(
          ([name, value]) =>
            /(?:^|:)(?:src|srcset|href|action|data|poster|formaction)$|-url$/.test(name) &&
            /^(?:[a-z]+:)?\/\//i.test(value),
        )
        .filter(() => element.rawTagName !== 'a' && element.getAttribute('rel') !== 'canonical')
        .map(([name, value]) => `<${element.rawTagName} ${name}="${value}">`),
    );
    none(outside);
  });
  test('is set as French is', () => {
    const inAttributes = root
      .querySelectorAll('*')
      .flatMap((element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].flatMap((name) =>
          typographyFaults(element.getAttribute(name) ?? ''),
        ),
      );
    const inHead = [
      root.querySelector('title')?.text ?? '',
      root.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ].flatMap(typographyFaults);
    const inText = blocksOf(root.querySelector('body')).flatMap(typographyFaults);
    none([...inHead, ...inAttributes, ...inText]);
  });
});

const UNSEEN = new Set(['script', 'style', 'template', 'textarea', 'code', 'kbd']);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'button',
  'label',
  'summary',
]);
/** The text of each block, inline elements run together: a space may be on one side of a tag and its sign on the other. */
function blocksOf(body: HTMLElement | null): readonly string[] {
  const blocks: string[] = [];
  let run = '';
  const cut = (): void => {
    if (run.trim() !== '') blocks.push(run);
    run = '';
  };
  const visit = (node: Node): void => {
    if (!isElement(node)) {
      run += node.text;
      return;
    }
    if (UNSEEN.has(node.rawTagName)) return;
    const block = !INLINE.has(node.rawTagName);
    if (block) cut();
    node.childNodes.forEach(visit);
    if (block) cut();
  };
  body?.childNodes.forEach(visit);
  cut();
  return blocks;
}

describe('scripts and sheets', () => {
  /** Nothing fetched: the name of an XML vocabulary, a stand-in that Pagefind parses relative addresses with, the manual named by an error of Workbox. */
  const NAMES = /^https?:\/\/(?:www\.w3\.org\/|example\.com\$\{|bit\.ly\/wb-precache$)/;
  test.each([...site.files].filter((file) => /\.(?:js|css|webmanifest)$/.test(file)))(
    '%s names no other host',
    (file) => {
      const found = [...textOf(site, file).matchAll(/https?:\/\/[\w.-]+[^\s"'`)]*/g)]
        .map(([address]) => address)
        .filter((address) => !NAMES.test(address));
      none(found);
    },
  );
});

interface Told {
  readonly sentences: readonly string[];
  readonly cites: readonly (readonly string[])[]; // by sentence
}
const FIRST = 2; // rules told per sentence, elsewhere than on the example's own page
const stepsOf = ({ game, text, spoken = text }: AnyMode, { scenario, script }: AnyExample): readonly Told[] => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error('the scenario is refused');
  const line = replayLine(
    game,
    start.value,
    script.map(({ action }) => action),
  );
  if (!line.ok) throw new Error(`stopped after ${line.error.line.moves.length} steps`);
  return line.value.moves.map(({ step }, i) => ({
    sentences: step.events.map((event) => typeset(spoken.event(event, stateAt(line.value, i)))),
    cites: step.events.map((event) => event.cites),
  }));
};
const EXAMPLES = SHOWN.flatMap(({ jeu, modes, examples }) =>
  examples.map((example) => [example.id, jeu, modes[example.mode], example] as const),
);

describe('without JavaScript', () => {
  const holding = (id: string): readonly (readonly [SitePage, HTMLElement])[] =>
    site.pages.flatMap((page) =>
      page.root
        .querySelectorAll('[data-exemple]')
        .filter((one) => one.getAttribute('data-exemple') === id)
        .map((one) => [page, one] as const),
    );
  test.each(EXAMPLES)('%s is told whole wherever it is shown', (id, jeu, mode, example) => {
    if (mode === undefined) throw new Error(`no mode ${example.mode}`);
    const steps = stepsOf(mode, example);
    const places = holding(id);
    const own = `${jeu}/exemples/${id.slice(jeu.length + 1)}/index.html`;
    expect(places.map(([{ file }]) => file)).toContain(own);
    for (const [{ file }, frame] of places) {
      const rows = frame.querySelectorAll('[data-evenement]');
      expect(
        rows.map((row) => Number(row.getAttribute('data-evenement'))),
        file,
      ).toEqual(steps.map((_, i) => i + 1));
      for (const [i, { sentences, cites }] of steps.entries()) {
        const row = rows[i];
        for (const sentence of sentences) expect(row?.text, `${file}, step ${i + 1}`).toContain(sentence);
        const links = row?.querySelectorAll('a.cite').map((a) => (a.getAttribute('href') ?? '').split('#')[1]) ?? [];
        for (const rule of cites.flatMap((rules) => (file === own ? rules : rules.slice(0, FIRST))))
          expect(links, `${file}, step ${i + 1}`).toContain(rule);
      }
    }
  });
  test('each rule stands under its own title, its address behind « # »', () => {
    const titles = new Map(
      SHOWN.flatMap(({ rules }) => Object.entries(rules).map(([id, { title }]) => [id, typeset(title)] as const)),
    );
    const rules = site.pages.flatMap(({ root }) => root.querySelectorAll('.regle'));
    none(
      rules.flatMap((rule) => {
        const heading = rule.querySelector('.intitule :is(h2, h3, h4, h5)')?.text.trim();
        const address = rule.querySelector('a.id');
        const right =
          heading === titles.get(rule.id) && address?.getAttribute('href')?.endsWith(`#${rule.id}`) === true;
        return right && address.text.trim() === '#' && !rule.text.includes(rule.id) ? [] : [rule.id];
      }),
    );
  });
  test('a rule page holds the text of each of its rules', () => {
    const empty = site.pages.flatMap(({ file, root }) =>
      root
        .querySelectorAll('.regle')
        .filter((rule) => (rule.querySelector('.dit')?.text.trim().length ?? 0) < 15)
        .map(({ id }) => `${file}: ${id}`),
    );
    none(empty);
  });
});

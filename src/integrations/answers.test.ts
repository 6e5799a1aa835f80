import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { unveil } from '../search/veil.ts';
import { visibleText } from './html.ts';
import { pageForPagefind } from './pages-pagefind.ts';
import { makeAnswers, type GameSource, type Page } from './answers.ts';

const RULE = `<div class="regle" id="es.combat.jet" data-regle="es.combat.jet"><div class="dit"><p>On lance le dé&nbsp;: c’est l’œuvre du <a href="#x">hasard</a>.</p></div><div class="refs" data-pagefind-ignore><a href="#">es.combat.jet</a></div></div>`;
const EVENT = `<ol><li data-evenement>Hulk fait 8 <a href="/r/#es.combat.jet">Le jet</a></li><li data-evenement>Rien à citer</li></ol>`;

const page = (file: string, main: string, attributes = 'data-pagefind-body'): Page => ({
  file,
  root: parse(
    `<html lang="fr"><body><header>Règles vives</header><main ${attributes}><h1>Le combat</h1>${main}</main></body></html>`,
  ),
});

const source: GameSource = {
  jeu: 'essai',
  titre: 'Essai',
  rules: {
    'es.combat.jet': { chapter: 'combat', title: 'Le jet', source: 'l. 1', runs: 'engine', aliases: ['lancer'] },
    'es.combat.absent': { chapter: 'combat', title: 'Absente', source: 'l. 2', runs: 'text' },
  },
  rulings: [
    {
      id: 'A1',
      title: 'Dé cassé',
      source: 'l. 1',
      says: '',
      readings: [],
      choice: 'On relance.',
      reason: '',
      rules: ['es.combat.jet'],
    },
  ],
  glossary: new Map([['es.combat.jet', ['jet', 'tirage']]]),
  asked: { 'es.combat.jet': ['on tire le dé ou on choisit ?', 'faut jeter le dé ?'] },
};

describe('answers read from built pages', () => {
  const { file, missing } = makeAnswers(source, [
    page('essai/regles/combat/index.html', RULE),
    page('essai/exemples/un/index.html', EVENT),
  ]);

  test('a rule has its paragraph without its margin, its page, its words and those of the glossary', () => {
    expect(file.chapitres).toEqual([['essai/regles/combat/', 'Le combat']]);
    expect(file.regles).toEqual([
      ['es.combat.jet', 'Le jet', 0, 'On lance le dé\u00A0: c’est l’œuvre du hasard.', 'lancer tirage'],
    ]);
  });
  test('the questions asked of it bring the words that it lacks, and no filler', () =>
    expect(file.demandes).toEqual(['tire choisit']));
  test('rulings and events that cite it are its context: the names that it does not say itself, once each', () => {
    expect(file.contexte).toEqual([[[0], 'hulk']]);
  });
  test('the terms of its glossary, as the page shows them', () => {
    const entries = `<details class="glossaire" data-jeu="autre"><dl><div id="autre.de"><dt>dé</dt><dd><p>Rond.</p></dd></div></dl></details>
      <details class="glossaire" data-jeu="essai"><dl>
      <div id="essai.jet"><dt>jet<small>lancer, tirage</small></dt><dd><p>Un dé <a href="#x">lancé</a>.</p><a href="/essai/regles/combat/#es.combat.jet">La règle</a></dd></div>
      <div id="essai.abri"><dt>abri</dt><dd><p>Sans risque.</p></dd></div></dl></details>`;
    const own = [page('essai/regles/combat/index.html', RULE), page('glossaire/index.html', entries)];
    expect(makeAnswers(source, own).file.termes).toEqual([
      ['jet', ['lancer', 'tirage'], 'Un dé lancé.', 'essai.jet', 0],
      ['abri', [], 'Sans risque.', 'essai.abri', null],
    ]);
  });
  test('a rule without paragraph is told', () => expect(missing).toEqual(['es.combat.absent']));
});

describe('text of an element', () => {
  const text = (html: string): string => visibleText(parse(`<div>${html}</div>`).querySelector('div') ?? parse(''));
  test.each([
    ['<table><tr><th>Écart</th><td>10</td></tr></table>', 'Écart 10'],
    ['vaut <span class="valeur">6<small>exemple</small></span>', 'vaut 6 (exemple)'],
    ['dit<a class="ruling" href="#">arbitrage 14</a> ainsi', 'dit ainsi'],
    ['<button>Lancer</button><p aria-hidden="true">x</p>reste', 'reste'],
  ])('%s', (html, expected) => expect(text(html)).toBe(expected));
});

describe('a page for Pagefind', () => {
  const titles = new Map([['es.combat.jet', 'Le jet']]);
  const games = new Map([['essai', 'Essai']]);
  test('rules become headings with their anchors, in folded text, filtered by game', () => {
    const html = pageForPagefind(page('essai/regles/combat/index.html', RULE), titles, games) ?? '';
    expect(unveil(html)).toContain('<h4 id="es.combat.jet">Le jet</h4>');
    expect(unveil(html)).toContain('c’est l’œuvre du hasard');
    expect(html).not.toContain('est l'); // nobody asks for these words
    expect(html).toContain('data-pagefind-filter="jeu">essai<');
    expect(html).not.toContain('Règles vives');
  });
  test('a part that opens at its own address is a heading too', () => {
    const html =
      pageForPagefind(
        page(
          'essai/fiches/index.html',
          '<section id="tout"><details id="alfred"><summary><h3>Alfred</h3> <span>Soin</span></summary><ol><li>Soigner</li></ol></details><details><summary>Plus</summary><p>Rien</p></details></section>',
        ),
        titles,
        games,
      ) ?? '';
    expect(html).toContain('<h3 id="alfred">Alfred Soin</h3>\n<p>Soigner</p>');
    expect(html).not.toContain('id="tout"');
    expect(unveil(html)).toContain('Plus');
  });
  test('the log of an example is left out: it says what the rules say', () => {
    const html =
      pageForPagefind(page('essai/exemples/un/index.html', `<p>Colossus attend.</p>${EVENT}`), titles, games) ?? '';
    expect(html).toContain('Colossus');
    expect(html).not.toContain('Hulk');
  });
  test('a page that does not ask for it is left out', () => {
    expect(pageForPagefind(page('r/index.html', RULE, ''), titles, games)).toBeUndefined();
  });
});

// The workshop as it is drawn before anything moves: kinds, labels, faults tied to their field, the printed page.
import type { ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { STARTING_DECK } from '../../../engine/fields-of-eternia/constants.ts';
import { heroOf } from '../../../engine/fields-of-eternia/heroes.ts';
import type { HeroCard } from '../../../engine/fields-of-eternia/types.ts';
import { type Bench, BenchContext } from '../../atelier/bench.ts';
import { stillHands } from '../../atelier/place/still.fixture.ts';
import { HandsContext } from '../../atelier/place/useHands.ts';
import Editor from '../Editor.tsx';
import { checkWith } from './check.ts';
import { FIRST_KITS, type Kits, loadKit } from './kits.ts';
import { asMode } from './model.ts';
import { MODES, type Work } from './modes.ts';
import { asKind } from './plateau/board-model.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { STARTERS } from './starters.ts';

const KITS: Kits = Object.fromEntries(
  await Promise.all(MODES.map(async (mode) => [mode, await loadKit(mode)] as const)),
);
const onBench = (work: Work, children: ComponentChildren): string => {
  const bench: Bench<Work> = {
    jeu: 'fields-of-eternia',
    scenario: work,
    faults: checkWith(KITS)(work).faults,
    edit: () => undefined,
    titles: {},
    mends: () => [],
  };
  const hands = stillHands(KITS[work.mode]?.placing?.pieces(work) ?? []);
  return render(
    <BenchContext.Provider value={bench}>
      <HandsContext.Provider value={hands}>{children}</HandsContext.Provider>
    </BenchContext.Provider>,
  );
};
const drawn = (work: Work): string => {
  const kit = KITS[work.mode];
  if (kit === undefined) throw new Error('no kit');
  return onBench(work, [<kit.Form key="form" />, <kit.Pane key="pane" />]);
};
const sheet = (work: Work): string =>
  onBench(work, <PrintSheet work={work} kits={KITS} reglages={[]} link="https://exemple.org/#s=1" />);
/** The document without its tags, spaces as typed. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ');

test('the page opens on a duel that is ready, with its kinds', () => {
  const page = render(<Editor reglages={[]} />);
  expect(page).toMatch(/<select id="champ\.mode"/);
  expect(page.match(/<option/g)?.length).toBeGreaterThan(MODES.length);
  expect(plain(page)).toMatch(/Prêt à jouer/);
  expect(page).toMatch(/id="champ\.active\.hero"/);
});
test.each(MODES)('%s: every field has an id of its own, and no server style', (mode) => {
  const page = drawn(STARTERS[mode]);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(page).not.toMatch(/ style="/);
});

describe('faults stand beside their field', () => {
  test('a deck of twenty: the sentence, the rule, the count', () => {
    const page = drawn({
      ...STARTERS['combat-epique'],
      active: { hero: 'teela', deck: { ...STARTING_DECK, plus1: 6 } },
    });
    expect(page).toMatch(/id="champ\.active\.deck\.faute"/);
    expect(page).toMatch(/href="[^"]*#foe\.paquet\.taille"/);
    expect(plain(page)).toMatch(/20 cartes sur 21/);
  });
  test('a number is described by its fault', () => {
    const page = drawn({ ...STARTERS['combat-epique'], active: { hero: 'teela', health: 0 } });
    expect(page).toMatch(
      /<input id="champ\.active\.health" aria-invalid="true" aria-describedby="champ\.active\.health\.faute"/,
    );
  });
  test('faces of a die: told under the die', () =>
    expect(
      drawn({ ...STARTERS['contrees-sauvages'], dice: { blanc: 1, reussite: 1, double: 1, relancer: 1 } }),
    ).toMatch(/id="champ\.dice\.faute"/));
});

describe('what is ours says so', () => {
  const TAG = 'exemple, valeur absente du livret';
  test('an example hero: what the source says is not called an example', () => {
    const text = plain(drawn(STARTERS['combat-epique']));
    expect(text).toContain(`PS 7 ${TAG}`);
    expect(text).toContain('Esprit 2 dit par les règles'); // Teela
    expect(text).toContain('Initiative 3 dit par les règles');
  });
  test('dice, map and track', () => {
    expect(plain(drawn(STARTERS['contrees-sauvages']))).toContain(`1 relancer. ${TAG}`);
    expect(plain(drawn(asKind(STARTERS.partie, 'etude')))).toMatch(
      new RegExp(`La carte d’Eternia .*? ${TAG} À remplacer`),
    );
    expect(plain(sheet(STARTERS.partie))).toContain(`8 nuit (crâne 4). ${TAG}`);
  });
});

describe('on paper', () => {
  test.each(MODES)('%s: one page with its name, its link and its code', (mode) => {
    const page = sheet(STARTERS[mode]);
    expect(plain(page)).toContain(STARTERS[mode].name);
    expect(page).toMatch(/class="qr"/);
    expect(page).toContain('https://exemple.org/#s=1');
  });
  test('the rules in option are said', () =>
    expect(plain(sheet({ ...STARTERS['combat-epique'], options: { plusFortEnsemble: true } }))).toContain(
      'Plus fort ensemble',
    ));
});

test('the score of a solo sheet is open to its parts', () => {
  const page = plain(drawn({ ...STARTERS.solo, begun: true, round: 4, pv: 5 }));
  expect(page).toContain('Objectif manqué : 14'); // 5 PV, three rounds left
  expect(page).toContain('Objectif atteint : 18'); // 4 more for « novice »
});
test('a work of another kind keeps its author', () =>
  expect(asMode({ ...STARTERS['combat-epique'], author: 'Ana' }, 'solo').author).toBe('Ana'));
test('a card begun as an example keeps its labels until its values change', () => {
  const teela = heroOf('teela');
  if (teela === undefined) throw new Error('no Teela');
  const { Pane } = FIRST_KITS['combat-epique'] ?? {};
  if (Pane === undefined) throw new Error('no kit');
  const pane = (hero: HeroCard): string => plain(onBench({ ...STARTERS['combat-epique'], active: { hero } }, <Pane />));
  expect(pane(teela)).toContain('PS 7 sur 7 exemple, valeur absente du livret');
  expect(pane({ ...teela, health: 6 })).toContain('PS 6 sur 6 Initiative');
});

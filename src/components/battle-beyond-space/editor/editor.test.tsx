// The workshop as it is drawn before anything moves: labels, faults tied to their field, the board, the printed page.
import type { ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../ready.ts';
import { type Bench, BenchContext } from '../../atelier/bench.ts';
import Editor from '../Editor.tsx';
import { BoardPane } from './BoardPane.tsx';
import { BoardFields, BoardPart } from './BoardPart.tsx';
import { CardsPart, DeckFields, LeftFields } from './CardsPart.tsx';
import { check } from './check.ts';
import { EMPTY_HANDS, type Grip, ToolContext } from './desk.ts';
import { FleetsPart } from './FleetsPart.tsx';
import { moveShip } from './fleets.ts';
import { ChallengePart, GamePart, MomentPart } from './GamePart.tsx';
import { NEW_CHALLENGE, STARTER, type Work } from './model.ts';
import { paint } from './paint.ts';
import { PlayersPart } from './PlayersPart.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { READY } from './ready.ts';
import { setCard, setImposed, setPower, setPowerState, setRound, toggleHand } from './table.ts';

const onBench = (work: Work, children: ComponentChildren, grip: Partial<Grip> = {}): string => {
  const bench: Bench<Work> = {
    jeu: 'battle-beyond-space',
    scenario: work,
    faults: check(work).faults,
    edit: () => undefined,
    titles: {},
    mends: () => [],
  };
  return render(
    <BenchContext.Provider value={bench}>
      <ToolContext.Provider value={{ ...EMPTY_HANDS, ...grip, change: () => undefined }}>
        {children}
      </ToolContext.Provider>
    </BenchContext.Provider>,
  );
};
const PARTS = [
  <GamePart key="a" />,
  <PlayersPart key="b" />,
  <BoardPart key="c" />,
  <FleetsPart key="d" />,
  <CardsPart key="e" />,
  <MomentPart key="f" />,
  <ChallengePart key="g" />,
];
const drawn = (work: Work): string => onBench(work, [...PARTS, <BoardPane key="h" />]);
const pane = (work: Work, grip: Partial<Grip> = {}): string => onBench(work, <BoardPane />, grip);
const sheet = (work: Work): string =>
  onBench(work, <PrintSheet work={work} reglages={[]} link="https://exemple.org/#s=1" />);
/** The document without its tags, spaces as typed. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ');
const LATE: Work = GAMES.find(({ id }) => id === 'derniere-carte')?.scenario ?? STARTER;
const CUT = moveShip(STARTER, 0, 'a6', [5, -10]);

test('the page opens on a game that is ready', () => {
  const page = render(<Editor reglages={[]} />);
  expect(plain(page)).toMatch(/Prêt à jouer/);
  for (const id of ['kind', 'players', 'first', 'name']) expect(page).toMatch(new RegExp(`id="champ\\.${id}"`));
  expect(page).toMatch(/role="grid"/);
});
test.each<readonly [string, Work]>([
  ['the starter', STARTER],
  ['a position', LATE],
  ['a fleet at fault', CUT],
  ['nobody', { ...STARTER, players: [] }],
  ['a mad radius', { ...STARTER, board: { radius: 400 } }],
  ['half a radius', { ...STARTER, board: { radius: 2.5 } }],
])('%s: drawn, every field with an id of its own, no style of the server', (_, work) => {
  const page = drawn(work);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(page.replace(/<svg.*?<\/svg>/gs, '')).not.toMatch(/ style="/);
  expect(() => sheet(work)).not.toThrow();
});

describe('faults stand beside their field and on the board', () => {
  test('a squadron in two: in the form, with its rule, and as a danger on its six cells', () => {
    const page = drawn(CUT);
    expect(page).toMatch(/id="champ\.players\.0\.fleet\.a\.faute"/);
    expect(page).toMatch(/#bbs\.mise-en-place\.escadron-connecte/);
    expect(plain(page)).toMatch(/Escadron A 6 1 faute/);
    expect(plain(pane(CUT)).match(/à corriger/g)).toHaveLength(6);
    expect(plain(pane(STARTER))).not.toMatch(/à corriger/);
  });
  test('with a ship of it in hand, the sentence is beside the board', () => {
    const inHand = (name: 'a1' | 'b1'): string => plain(pane(CUT, { hand: { seat: 0, name } }));
    expect(inHand('a1')).toMatch(/L’escadron A n’est pas d’un seul tenant/);
    expect(inHand('b1')).not.toMatch(/d’un seul tenant/);
  });
  test('a card that turns four sides: the number is described by its fault', () =>
    expect(drawn(setCard(STARTER, 'vonyan', 2, 'turn', 4))).toMatch(
      /<input id="champ\.decks\.vonyan\.2\.turn" aria-invalid="true" aria-describedby="champ\.decks\.vonyan\.2\.turn\.faute/,
    ));
  test('two pieces on a cell, a zone too small, a power that is not of the race', () => {
    const bad: Work = { ...moveShip(STARTER, 0, 'c2', [3, -11]), board: { radius: 11, zones: [[[0, 3]], [], [], []] } };
    const page = drawn({ ...bad, players: bad.players.with(1, { race: 'vonyan', power: 'terriens-1' }) });
    for (const id of ['players.0.fleet.fighters.13', 'board.zones.0', 'players.1.power'])
      expect(page).toMatch(new RegExp(`id="champ\\.${id.replaceAll('.', '\\.')}\\.faute"`));
  });
  test('a challenge without points', () =>
    expect(drawn({ ...STARTER, challenge: { ...NEW_CHALLENGE, goal: { of: 'total', least: 0 } } })).toMatch(
      /id="champ\.challenge\.goal\.least\.faute"/,
    ));
});

describe('over the board', () => {
  test('nothing in hand: what to do; a destroyer in hand: what may be done with it', () => {
    expect(plain(pane(STARTER))).toMatch(/Touchez un vaisseau, puis sa nouvelle case/);
    const held = pane(STARTER, { hand: { seat: 0, name: 'D1' } });
    expect(plain(held)).toMatch(/Destroyer D1 de J1, en \(4, −10\), vers le sud-est/);
    expect(held).toMatch(/aria-pressed="false"[^>]*>Endommagé/);
    expect(held).toMatch(/aria-label="Déplacer la flotte d’une case vers l’est"/);
  });
  test('a fighter in hand: its squadron moves and turns', () => {
    const held = pane(STARTER, { hand: { seat: 1, name: 'b2' } });
    for (const label of [
      'Tourner le chasseur b2 à gauche',
      'Déplacer l’escadron B d’une case vers le nord-est',
      'Pivoter l’escadron B à droite, en bloc autour de ce vaisseau',
    ])
      expect(held).toContain(`aria-label="${label}"`);
    expect(held).not.toMatch(/Endommagé/);
  });
  test('the brush: holes are drawn as cells, zones ask whose', () => {
    const holed = paint(STARTER, [3, -2], { brush: 'case', seat: 0, symmetry: 'tiers' });
    const cells = (page: string): number => page.match(/role="gridcell"/g)?.length ?? 0;
    expect(cells(pane(holed))).toBe(394);
    const page = pane(holed, { tool: 'plateau' });
    expect(cells(page)).toBe(397);
    expect(plain(page).match(/: trou/g)).toHaveLength(3);
    expect(page).not.toMatch(/champ\.pinceau\.zone/);
    expect(pane(STARTER, { tool: 'plateau', stroke: { brush: 'zone', seat: 2, symmetry: 'miroir' } })).toMatch(
      /id="champ\.pinceau\.zone"/,
    );
  });
  test('what stands on a cell is said', () => {
    const page = plain(pane(STARTER, { tool: 'plateau' }));
    expect(page).toMatch(/\(2, −9\) : chasseur a1 de J1, tourné vers le sud-est, zone de J1/);
    expect(page).toMatch(/\(4, −9\) : avant du destroyer D1 de J1/);
    expect(page).toMatch(/\(0, 0\) : astéroïde central, centre du plateau/);
    expect(page).toMatch(/\(1, 0\) : sonde/);
  });
});

describe('what is ours says so', () => {
  test('board, zones, cards and fleets of the example', () => {
    const page = onBench(STARTER, [<BoardFields key="b" />, <DeckFields key="d" race="vonyan" />]);
    expect(page.match(/from-example/g)).toHaveLength(1 + 1 + 1 + 4 + 1); // radius, cells, asteroids, zones, a deck
    expect(plain(page)).toMatch(/17 astéroïdes exemple/);
    expect(plain(page)).toMatch(/Zone de J1 : 23 cases exemple/);
  });
  test('what was drawn or typed is no example any more', () => {
    const own = setCard(
      paint(STARTER, [1, 4], { brush: 'asteroide', seat: 0, symmetry: 'aucune' }),
      'vonyan',
      0,
      'speed',
      4,
    );
    const page = onBench(own, [<BoardFields key="b" />, <DeckFields key="d" race="vonyan" />]);
    expect(plain(page)).toMatch(/18 astéroïdes Dessiner/);
    expect(plain(page)).toMatch(/Vos cartes\. C1/);
  });
});

describe('a game under way', () => {
  test('cards left and in hand, their order when it is imposed', () => {
    const late = setRound({ ...STARTER, kind: 'libre' }, 8);
    const pressed = (page: string): number => page.match(/aria-pressed="true"/g)?.length ?? 0;
    expect(pressed(onBench(late, <LeftFields seat={0} />))).toBe(2);
    expect(pressed(onBench(toggleHand(late, 0, 1), <LeftFields seat={0} />))).toBe(3);
    expect(onBench(late, <LeftFields seat={0} />)).not.toMatch(/card-order/);
    expect(plain(onBench(setImposed(late, true), <LeftFields seat={0} />))).toMatch(
      /C1 : vitesse 2, rotation 3, 4 points d’action ↑ ↓ C2 : vitesse 3, rotation 3, 2 points d’action ↑ ↓/,
    );
  });
  test('the marks of a power come with it', () => {
    const page = drawn(setPowerState(setPower(STARTER, 0, 'terriens-1'), 0, 'revele'));
    expect(page).toMatch(/id="champ\.players\.0\.elite"/);
    expect(drawn(setPowerState(setPower(STARTER, 3, 'dreckach-1'), 3, 'revele'))).toMatch(
      /id="champ\.players\.3\.shield\.destroyer"/,
    );
    expect(drawn(STARTER)).not.toMatch(/champ\.players\.0\.elite/);
  });
});

describe('on paper', () => {
  test.each(READY.map(({ scenario }) => [scenario.name, scenario] as const))(
    '%s: its name, its map, its link and its code',
    (name, work) => {
      const page = sheet(work);
      expect(plain(page)).toContain(name);
      expect(page).toMatch(/class="qr"/);
      expect(page).toContain('https://exemple.org/#s=1');
      expect(page).toMatch(/role="list"/);
    },
  );
  test('ships of one’s own in full, cards left, prizes, damage', () => {
    const page = plain(sheet(LATE));
    expect(page).toMatch(/D1 \(3, −3\) sud-ouest, endommagé/);
    expect(page).toMatch(/7 chasseurs, 1 destroyer, 1 sonde C3/);
    expect(page).toMatch(/manche 9, à J1 de jouer/);
  });
  test('a challenge is told', () =>
    expect(plain(sheet({ ...LATE, challenge: NEW_CHALLENGE }))).toMatch(/défi de J1 : 4 points de prises en 1 tour/));
});

// The workshop as it is drawn before anything moves: labels, faults tied to their field, the board, the printed page.
import type { ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../ready.ts';
import { type Bench, BenchContext } from '../../atelier/bench.ts';
import { idOf } from '../../atelier/place/hand.ts';
import { type Hands, HandsContext } from '../../atelier/place/useHands.ts';
import Editor from '../Editor.tsx';
import { BoardPane } from './BoardPane.tsx';
import { BoardFields, BoardPart } from './BoardPart.tsx';
import { CardsPart, DeckFields, LeftFields } from './CardsPart.tsx';
import { check } from './check.ts';
import { moveShip, setPosts } from './fleets.ts';
import { ChallengePart, GamePart, MomentPart } from './GamePart.tsx';
import { NEW_CHALLENGE, STARTER, type Work } from './model.ts';
import { paint } from './paint.ts';
import { PieceSheet } from './PieceSheet.tsx';
import { shipPath } from './place.ts';
import { placing } from './placing.tsx';
import { PlayersPart } from './PlayersPart.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { READY } from './ready.ts';
import { setCard, setImposed, setPower, setPowerState, setRound, toggleHand } from './table.ts';

/** On the desk, these pieces in hand. */
const onBench = (work: Work, children: ComponentChildren, ...ids: readonly string[]): string => {
  const bench: Bench<Work> = {
    jeu: 'battle-beyond-space',
    scenario: work,
    faults: check(work).faults,
    edit: () => undefined,
    titles: {},
    mends: () => [],
  };
  const pieces = placing.pieces(work);
  const nothing = (): undefined => undefined;
  const hands: Hands = {
    hand: { holds: 'pieces', ids, several: false, down: false },
    held: pieces.filter((piece) => ids.includes(idOf(piece))),
    tab: 'piece',
    show: nothing,
    pieces,
    press: nothing,
    drop: nothing,
    link: undefined,
    take: nothing,
    grip: nothing,
    hold: nothing,
    gather: nothing,
    groups: [],
    holdAll: nothing,
    about: () => [],
    turn: undefined,
    mirror: undefined,
    remove: nothing,
    copy: undefined,
    letGo: nothing,
    said: '',
  };
  return render(
    <BenchContext.Provider value={bench}>
      <HandsContext.Provider value={hands}>{children}</HandsContext.Provider>
    </BenchContext.Provider>,
  );
};
const PARTS = [
  <GamePart key="a" />,
  <PlayersPart key="b" />,
  <BoardPart key="c" />,
  <CardsPart key="e" />,
  <MomentPart key="f" />,
  <ChallengePart key="g" />,
];
const drawn = (work: Work): string => onBench(work, [...PARTS, <BoardPane key="h" />]);
const pane = (work: Work, ...ids: readonly string[]): string => onBench(work, <BoardPane />, ...ids);
const piece = (work: Work, path: string): string => onBench(work, <PieceSheet path={path} />);
const sheet = (work: Work): string =>
  onBench(work, <PrintSheet work={work} reglages={[]} link="https://exemple.org/#s=1" />);
/** The document without its tags, spaces as typed. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ');
/** What is said of the cells of a board. */
const cellsOf = (html: string): string =>
  plain([...html.matchAll(/role="gridcell"[^>]*aria-label="([^"]+)"/g)].map(([, label = '']) => label).join(' · '));
const LATE: Work = GAMES.find(({ id }) => id === 'derniere-carte')?.scenario ?? STARTER;
const CUT = moveShip(STARTER, 0, 'a6', [5, -10]);

test('the page opens on a game that is ready', () => {
  const page = render(<Editor reglages={[]} />);
  expect(plain(page)).toMatch(/Prêt à jouer/);
  expect(page).toMatch(/id="champ\.name"/);
  for (const key of ['asteroide', 'sonde', 'trou', 'zone']) expect(page).toContain(`data-stock="${key}"`);
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
  test('a squadron in two: on its six cells, and with each of its ships, with its rule', () => {
    expect(cellsOf(pane(CUT)).match(/à corriger/g)).toHaveLength(6);
    expect(cellsOf(pane(STARTER))).not.toMatch(/à corriger/);
    const a1 = piece(CUT, shipPath(CUT, 0, 'a1'));
    expect(a1).toMatch(/id="champ\.players\.0\.fleet\.a\.faute"/);
    expect(a1).toMatch(/#bbs\.mise-en-place\.escadron-connecte/);
    expect(piece(CUT, shipPath(CUT, 0, 'b1'))).not.toMatch(/\.faute"/);
  });
  test('two pieces on a cell: both are drawn, one beside the other', () => {
    const [idle, stacked] = [STARTER, moveShip(STARTER, 0, 'c2', [3, -11])].map((work) => pane(work));
    const drawn = (page = ''): number => page.match(/class="sb-s s0/g)?.length ?? 0;
    expect(drawn(stacked)).toBe(drawn(idle));
    const places = [...(stacked ?? '').matchAll(/class="sb-s [^>]*transform="translate\(([^)]+)\)"/g)].map(
      ([, at]) => at,
    );
    expect(new Set(places).size).toBe(places.length);
  });
  test('a card that turns four sides: the number is described by its fault', () =>
    expect(drawn(setCard(STARTER, 'vonyan', 2, 'turn', 4))).toMatch(
      /<input id="champ\.decks\.vonyan\.2\.turn" aria-invalid="true" aria-describedby="champ\.decks\.vonyan\.2\.turn\.faute/,
    ));
  test('a zone too small, a power that is not of the race, a fleet that has no ship', () => {
    const bad: Work = { ...setPosts(STARTER, 2, []), board: { radius: 11, zones: [[[0, 3]], [], [], []] } };
    const page = drawn({ ...bad, players: bad.players.with(1, { race: 'vonyan', power: 'terriens-1' }) });
    for (const id of ['players.1.power', 'players.2.fleet'])
      expect(page).toMatch(new RegExp(`id="champ\\.${id.replaceAll('.', '\\.')}\\.faute"`));
    expect(piece(bad, 'board.zones.0.0')).not.toMatch(/\.faute"/);
    expect(cellsOf(pane(bad))).toMatch(/\(0, 3\) : zone de J1, à corriger/);
  });
  test('a challenge without points', () =>
    expect(drawn({ ...STARTER, challenge: { ...NEW_CHALLENGE, goal: { of: 'total', least: 0 } } })).toMatch(
      /id="champ\.challenge\.goal\.least\.faute"/,
    ));
});

describe('on the board', () => {
  test('what is in hand is shown: one, or several', () => {
    expect(pane(STARTER)).not.toMatch(/class="halo"/);
    expect(pane(STARTER, '0D1', '0a1').match(/class="halo"/g)).toHaveLength(2);
  });
  test('holes are cells as long as one draws them', () => {
    const holed = paint(STARTER, [3, -2], { brush: 'trou', seat: 0, symmetry: 'tiers' });
    const page = pane(holed);
    expect(page.match(/role="gridcell"/g)).toHaveLength(397);
    expect(cellsOf(page).match(/: trou/g)).toHaveLength(3);
  });
  test('what stands on a cell is said', () => {
    const page = cellsOf(pane(STARTER));
    expect(page).toMatch(/\(2, −9\) : chasseur a1 de J1, tourné vers le sud-est, zone de J1/);
    expect(page).toMatch(/\(4, −9\) : avant du destroyer D1 de J1/);
    expect(page).toMatch(/\(0, 0\) : astéroïde central, centre du plateau/);
    expect(page).toMatch(/\(1, 0\) : sonde/);
  });
  test('a destroyer may be hurt, a fighter may not unless it is an elite', () => {
    expect(piece(STARTER, shipPath(STARTER, 0, 'D1'))).toMatch(/Endommagé/);
    expect(piece(STARTER, shipPath(STARTER, 0, 'a1'))).not.toMatch(/Endommagé/);
  });
});

describe('what is ours says so', () => {
  test('board, zones, cards and fleets of the example', () => {
    const page = onBench(STARTER, [<BoardFields key="b" />, <DeckFields key="d" race="vonyan" />]);
    expect(page.match(/from-example/g)).toHaveLength(1 + 1 + 1); // radius, what the board holds, a deck
    expect(plain(page)).toMatch(/397 cases · 17 astéroïdes · 6 sondes exemple/);
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
    expect(plain(page)).toMatch(/18 astéroïdes · 6 sondes La boîte ne contient que 17/);
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

// The workshop as it is drawn before anything moves: labels, faults tied to their field, rivers, diagrams, the printed page.
import type { ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Mission } from '../../../engine/versus/mission/format.ts';
import { MISSIONS } from '../../../engine/versus/missions.ts';
import { MISSION_IDS } from '../../../engine/versus/types.ts';
import { type Bench, BenchContext } from '../../atelier/bench.ts';
import { stillHands } from '../../atelier/place/still.fixture.ts';
import { HandsContext } from '../../atelier/place/useHands.ts';
import Editor from '../Editor.tsx';
import { check } from './check.ts';
import { CardsPart } from './game/CardsPart.tsx';
import { GamePart } from './game/GamePart.tsx';
import { DicePart } from './game/DicePart.tsx';
import { listPieces, riverOf, setSide } from './game/model.ts';
import { RiverPart } from './game/RiverPart.tsx';
import { SidePart } from './game/SidePart.tsx';
import { TeamsPart } from './game/TeamsPart.tsx';
import * as late from './late-parts.ts';
import { LateContext } from './Late.tsx';
import { MissionFields } from './mission/MissionFields.tsx';
import { newSpecial } from './mission/model.ts';
import { MissionPart } from './MissionPart.tsx';
import type { Work, WorkOf } from './modes.ts';
import { Pane } from './Panes.tsx';
import { placing } from './plan/placing.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { READY } from './ready.ts';
import { NEW_MISSION, STARTERS } from './starters.ts';
import { SPECIAL_CHOICES } from './words.ts';

const nothing = (): void => undefined;
const onBench = (work: Work, children: ComponentChildren): string => {
  const bench: Bench<Work> = {
    jeu: 'versus',
    scenario: work,
    faults: check(work).faults,
    edit: nothing,
    titles: {},
    mends: () => [],
  };
  return render(
    <BenchContext.Provider value={bench}>
      <LateContext.Provider value={{ parts: late, coming: null }}>
        <HandsContext.Provider value={stillHands(placing.pieces(work))}>{children}</HandsContext.Provider>
      </LateContext.Provider>
    </BenchContext.Provider>,
  );
};
const GAME: WorkOf<'partie'> = STARTERS.partie;
const OWN: WorkOf<'mission'> = STARTERS.mission;
const missionForm = ({ mission }: Work): ComponentChildren =>
  typeof mission === 'string' ? null : <MissionFields part={{ path: 'mission', value: mission, change: nothing }} />;
const partsOf = (work: Work): ComponentChildren =>
  work.mode === 'mission'
    ? [<MissionPart key="m" />, missionForm(work)]
    : [
        <GamePart key="g" />,
        missionForm(work),
        <SidePart key="h" camp="hero" />,
        <SidePart key="v" camp="villain" />,
        <TeamsPart key="t" say={nothing} />,
        <CardsPart key="c" />,
        <DicePart key="d" />,
      ];
const drawn = (work: Work): string => onBench(work, [partsOf(work), <Pane key="pane" work={work} />]);
/** The sheet of each piece, as when it is in hand. */
const sheetsOf = (work: Work): readonly string[] =>
  placing.pieces(work).map(({ path }) => onBench(work, placing.sheet(path)));
const sheet = (work: Work): string =>
  onBench(work, <PrintSheet work={work} reglages={[]} link="https://exemple.org/#s=1" />);
/** The document without its tags, spaces as typed. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ');
const own = (mission: Partial<Mission>): WorkOf<'mission'> => ({ ...OWN, mission: { ...NEW_MISSION, ...mission } });
const bad = (work: WorkOf<'partie'>, tile: string): WorkOf<'partie'> =>
  setSide(work, 'hero', (spec) => ({
    ...spec,
    slots: riverOf(work, 'hero').with(2, { level: 'leader', figures: 1, tile }),
  }));

test('the page opens on a game that is ready', () => {
  const page = render(<Editor reglages={[]} />);
  expect(plain(page)).toMatch(/Prêt à jouer/);
  for (const thing of ['zone', 'sortie', 'pion:bombe', 'marque:smoke']) expect(page).toContain(`data-stock="${thing}"`);
  expect(page).toMatch(/aria-label="Rivière du[  ]vilain"|aria-label="Rivière du vilain"/);
});
const EVERYTHING: readonly Work[] = [
  GAME,
  OWN,
  ...READY.map(({ scenario }) => scenario),
  ...MISSION_IDS.map((id): Work => ({ ...GAME, mission: MISSIONS[id] })),
  bad(GAME, 'bane'),
  bad(GAME, 'personne'),
  listPieces(GAME, 'bombe', true),
  setSide(GAME, 'hero', () => ({ slots: [], choices: { avatar: 'bane' } })),
  {
    ...GAME,
    turn: 40,
    pieces: [{ token: 'licorne', state: 'rose', zone: 'ici' }],
    exits: ['nulle part'],
    figures: [{ id: 'oracle#1', zone: 'là', out: true }],
    markers: [{ kind: 'smoke', zone: 'x', full: true }],
    tiles: [{ id: 'a', name: '', side: 'hero', level: 'event', figures: 99 }],
    dice: { orange: [1, 80] },
    counts: { bombe: -4 },
  },
  own({ title: '', tokens: [], special: SPECIAL_CHOICES.map(([kind]) => newSpecial(NEW_MISSION, kind)) }),
  own({
    tokens: [{ id: 'a', name: '', plural: '', count: -3, states: [] }],
    ends: [],
    tests: NEW_MISSION.tests.map((one) => ({ ...one, from: [] })),
  }),
];
test.each(EVERYTHING.map((work, i) => [i, work.name, work] as const))(
  '%i %s: drawn and printed, every field with an id of its own, no style of the server',
  (_, __, work) => {
    for (const page of [drawn(work), ...sheetsOf(work)]) {
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      expect(page).not.toMatch(/ style="/);
    }
    expect(() => sheet(work)).not.toThrow();
  },
);

/** The place where a fault is told: its own field, or the nearest that holds it. */
const isTold = (page: string, path: string): boolean => {
  const parts = path.split('.');
  return parts.some((_, i) => page.includes(`id="champ.${parts.slice(0, parts.length - i).join('.')}.faute"`));
};
describe('faults stand beside their field', () => {
  test.each(EVERYTHING.map((work, i) => [i, work.name, work] as const))(
    '%i %s: every one is told in the form',
    (_, __, work) => {
      const page = [drawn(work), ...sheetsOf(work)].join('');
      for (const { path } of check(work).faults)
        if (!/^(?:name|note|author|options)\b/.test(path)) expect(isTold(page, path), path).toBe(true);
    },
  );
  test('a card of the other camp: at its place, with its rule', () => {
    const page = onBench(bad(GAME, 'bane'), <RiverPart camp="hero" />);
    expect(page).toMatch(
      /<select id="champ\.sides\.hero\.slots\.2\.tile" aria-invalid="true" aria-describedby="champ\.sides\.hero\.slots\.2\.tile\.faute"/,
    );
    expect(page).toMatch(/#vs\.mise-en-place\.equipe-choix/);
    expect(plain(page)).toMatch(/3\. Bane ×1/);
    expect(plain(page)).toMatch(/Bane \(ne convient pas\)/);
    expect(plain(page)).toMatch(/1 faute/);
  });
  test('two victories that are no contraries: above both', () => {
    const page = onBench(
      own({ victory: { ...NEW_MISSION.victory, villain: NEW_MISSION.victory.hero } }),
      missionForm(own({ victory: { ...NEW_MISSION.victory, villain: NEW_MISSION.victory.hero } })),
    );
    expect(page).toMatch(/id="champ\.mission\.victory\.faute"/);
    expect(page).toMatch(/id="champ\.mission\.victory\.villain\.op"/);
  });
});

describe('what is ours says so', () => {
  test('posts and rivers of the example', () => {
    const page = drawn(GAME);
    expect(plain(page)).toMatch(/Poste des héros exemple/);
    expect(plain(page)).toMatch(/La rivière du vilain exemple/);
  });
  test('typed, it is no example any more', () => {
    const typed = setSide(GAME, 'hero', (spec) => ({
      ...spec,
      discs: [5, 0, 5] as const,
      slots: riverOf(GAME, 'hero'),
    }));
    expect(plain(onBench(typed, <SidePart camp="hero" />))).not.toMatch(/Poste des héros exemple/);
    expect(plain(onBench(typed, <RiverPart camp="hero" />))).toMatch(/La rivière du héros 0\/7/);
  });
});

describe('only what fits is asked', () => {
  const withHq = (tile: string): WorkOf<'partie'> =>
    setSide(GAME, 'villain', (spec) => ({
      ...spec,
      slots: riverOf(GAME, 'villain').with(5, { level: 'leader', figures: 1, hq: true, tile }),
    }));
  test.each([
    ['hush', 'lieutenant'],
    ['clayface', 'avatar'],
    ['jervis-tetch', 'controlled'],
    ['prof-pyg', 'operated'],
  ])('%s asks for its %s', (hq, choice) => {
    const page = onBench(withHq(hq), <TeamsPart say={nothing} />);
    for (const one of ['lieutenant', 'avatar', 'controlled', 'operated'])
      expect(page.includes(`id="champ.sides.villain.choices.${one}"`)).toBe(one === choice);
  });
  test('the cost of a place, under its option only', () => {
    const bombs = READY[1]?.scenario ?? GAME;
    const told = { ...bombs, options: { tileCost: 'custom' } } as Work;
    const open = (work: Work): string => onBench(bad(work as WorkOf<'partie'>, 'bane'), <RiverPart camp="hero" />);
    expect(open(told)).toMatch(/id="champ\.sides\.hero\.slots\.2\.cost"/);
    expect(open(bombs)).not.toMatch(/slots\.2\.cost"/);
  });
});

describe('on paper', () => {
  test.each(READY.map(({ scenario }) => [scenario.name, scenario] as const))(
    '%s: its name, its mission, its link and its code',
    (name, work) => {
      const page = sheet(work);
      for (const text of [name, typeof work.mission === 'string' ? MISSIONS[work.mission].title : '', 'Arbitrages'])
        expect(plain(page)).toContain(text);
      expect(page).toMatch(/class="qr"/);
      expect(page).toContain('https://exemple.org/#s=1');
      expect(page.includes('vs-river')).toBe(work.mode === 'partie');
    },
  );
  test('both rivers and posts in full', () => {
    const page = plain(sheet(READY[2]?.scenario ?? GAME));
    for (const text of ['Harvey Bullock', 'Solomon Grundy', '5, 0, 5', 'Tour 7']) expect(page).toContain(text);
  });
});

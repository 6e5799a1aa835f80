// What an exercise shows: the zones in question, all in sight and larger; never what it asks. And, at a table, how far the goals are.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { contreesSauvages } from '../../engine/fields-of-eternia/contrees-sauvages/index.ts';
import type { WildAction, WildScenario, WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { EXAMPLE_MAPS } from '../../engine/fields-of-eternia/data-map.ts';
import { EXERCISES } from '../../engine/fields-of-eternia/exercises/index.ts';
import type { FoeExercise } from '../../engine/fields-of-eternia/exercises/kit.ts';
import { study } from '../../engine/fields-of-eternia/partie/games.fixture.ts';
import { partie } from '../../engine/fields-of-eternia/partie/index.ts';
import { exerciseOf } from '../../engine/kernel/exercise.ts';
import { replayLine, stateAt } from '../../engine/kernel/play.ts';
import { known } from '../../engine/kernel/result.ts';
import { rng } from '../../engine/kernel/rng.ts';
import { aimsToWin } from './Aims.tsx';
import { placesOf } from './land.ts';
import { sheetOn } from './map-frame.ts';
import { sheetFor, viewOf } from './map-layout.ts';
import { WildAsked } from './WildBoard.tsx';

const asked = (id: string, seed: number): FoeExercise =>
  known(exerciseOf(known(EXERCISES.find((type) => type.id === id)), rng(seed)));
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const map = EXAMPLE_MAPS.eternia;
const phone = sheetFor(360, 240);

describe('the map of an exercise is framed on what it asks about', () => {
  test.each(['deplacement', 'mobiliser', 'tour', 'prix', 'bonus-du-jour', 'repos'])(
    '%s: all of it is in sight',
    (id) => {
      for (const seed of SEEDS) {
        const zones = known(asked(id, seed).position).about as readonly string[];
        const sheet = sheetOn(map, phone, zones);
        const [left, top, width, height] = viewOf(sheet);
        const at = placesOf(map, sheet);
        for (const zone of zones) {
          const [x, y] = known(at.get(zone));
          expect(x - left, `${id} ${seed} ${zone}`).toBeGreaterThan(20);
          expect(left + width - x).toBeGreaterThan(20);
          expect(y - top).toBeGreaterThan(20);
          expect(top + height - y).toBeGreaterThan(20);
        }
      }
    },
  );
  test('neighbours stand further apart than on the whole map', () => {
    const ends = ['chateau-grayskull', 'tour-grayskull'];
    const apart = (sheet: typeof phone): number => {
      const [a, b] = ends.map((zone) => known(placesOf(map, sheet).get(zone)));
      return Math.hypot(known(a)[0] - known(b)[0], known(a)[1] - known(b)[1]);
    };
    expect(apart(sheetOn(map, phone, ends))).toBeGreaterThan(1.8 * apart(phone));
  });
});

describe('a combat in the wilds that is asked about', () => {
  const replayed = ({ position }: FoeExercise): WildState => {
    const { scenario, actions } = known(position);
    const start = contreesSauvages.setup(scenario as WildScenario);
    const line = replayLine(
      contreesSauvages,
      known(start.ok ? start.value : undefined),
      actions as readonly WildAction[],
    );
    return stateAt(known(line.ok ? line.value : undefined), actions.length);
  };
  test.each(['coups-sauvages', 'issue-sauvage'])('%s: the dice lie on the figures as they are printed', (id) => {
    for (const seed of SEEDS) {
      const exercise = asked(id, seed);
      const state = replayed(exercise);
      const html = render(
        <WildAsked
          state={state}
          asked={{
            about: known(exercise.position).about,
            marks: [],
            lettered: false,
            picked: undefined,
            right: undefined,
            onAnswer: undefined,
          }}
        />,
      );
      const told = html.replace(/\s/g, ' ');
      const { defense, health, attack } = state.figures;
      for (const figure of [`Défense : ${defense}`, `PS : ${health}`, `Attaque : ${attack}`])
        expect(told).toContain(`aria-label="${figure}"`);
      expect(told).toContain(`PS ${health} sur ${state.fixed.enemy.health}`);
      expect(html).not.toContain('<s ');
      expect(html.match(/data-piece="put:/g)?.length ?? 0).toBe(state.put.defense + state.put.ps + state.put.attaque);
    }
  });
});

test('goals of the team that plays are told with how far they are, the nearest first', () => {
  const start = partie.setup(
    study(
      {
        heroes: [{ hero: 'he-man', zone: 'tour-grayskull' }, { hero: 'stratos' }],
        victory: ['ex-chasseurs', 'ex-tresor'],
        eternium: 3,
      },
      { heroes: [{ hero: 'skeletor' }], victory: ['ex-frontiere'] },
    ),
  );
  const aims = aimsToWin(known(start.ok ? start.value : undefined));
  expect(aims).toHaveLength(2);
  expect(aims[0]?.done).toBe(3); // Eternium in the reserve
  for (const { done, near, objective } of aims)
    expect(near).toBe(objective.goal.kind === 'texte' ? 0 : done / objective.goal.count);
  expect(aims.map(({ near }) => near)).toEqual(aims.map(({ near }) => near).toSorted((a, b) => b - a));
});

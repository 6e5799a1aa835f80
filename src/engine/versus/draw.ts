// Teams for the workshop: who fits a place of a river. The draft itself is asked: nothing is judged here.
import type { VsRefusal } from './faults.ts';
import type { Mission } from './mission/format.ts';
import { choiceFault } from './partie/draft-fits.ts';
import { slotsOf } from './partie/setup-read.ts';
import { missionOf } from './partie/setup-mission.ts';
import { prepared } from './partie/setup-judge.ts';
import type { PartieScenario, PartieState, SetupChoices, SideSpec, SlotSpec, TileSpec } from './partie/types.ts';
import type { Camp, FigureId, TileId } from './types.ts';

type Sides = Readonly<Record<Camp, Pick<SideSpec, 'slots' | 'choices'>>>;
const bothSides = (
  scenario: PartieScenario,
  mission: Mission,
  slot: (slot: SlotSpec, side: Camp, place: number) => SlotSpec,
): Sides => {
  const of = (side: Camp): Sides[Camp] => {
    const { choices } = scenario.sides?.[side] ?? {};
    return {
      slots: slotsOf(scenario, mission, side).map((one, i) => slot(one, side, i + 1)),
      ...(choices === undefined ? {} : { choices }),
    };
  };
  return { hero: of('hero'), villain: of('villain') };
};
/** What the draft looks at, and nothing that may be at fault elsewhere. */
export const ground = (
  { mission, initiative, tiles, options, dice }: PartieScenario,
  sides: Sides,
): PartieScenario => ({
  name: 'tirage',
  mission,
  sides,
  ...(initiative === undefined ? {} : { initiative }),
  ...(tiles === undefined ? {} : { tiles }),
  ...(options === undefined ? {} : { options }),
  ...(dice === undefined ? {} : { dice }),
});
export const vacant = ({ tile: _, ...slot }: SlotSpec): SlotSpec => slot;

// ── Who fits
const TOLD = /^sides\.(hero|villain)\.(?:slots\.(\d+)\.tile|choices\.(\w+))$/;
/** The sides without the choices that these faults point at; undefined when they point elsewhere. */
const relieved = (sides: Sides, faults: readonly VsRefusal[]): Sides | undefined => {
  const about = new Set(faults.map((fault) => fault.about ?? ''));
  if (![...about].some((path) => TOLD.test(path))) return undefined;
  const of = (side: Camp): Sides[Camp] => {
    const { slots = [], choices = {} } = sides[side];
    return {
      slots: slots.map((slot, i) => (about.has(`sides.${side}.slots.${i}.tile`) ? vacant(slot) : slot)),
      choices: Object.fromEntries(
        Object.entries(choices).filter(([key]) => !about.has(`sides.${side}.choices.${key}`)),
      ),
    };
  };
  return { hero: of('hero'), villain: of('villain') };
};
/** A game under preparation, without the choices that the rules refuse; undefined when what they lean on is at fault. */
const relievedOf = (scenario: PartieScenario, sides: Sides, tries = 6): PartieState | undefined => {
  const start = prepared(ground(scenario, sides));
  if (start.ok) return start.value;
  const less = relieved(sides, start.error);
  return less === undefined || tries === 0 ? undefined : relievedOf(scenario, less, tries - 1);
};
/** The cards that may stand at that place of a river (from 1), all other choices kept; undefined when the rivers themselves are at fault. */
export const fitting = (scenario: PartieScenario, side: Camp, place: number): readonly TileSpec[] | undefined => {
  const mission = missionOf(scenario);
  if (mission === undefined) return undefined;
  const sides = bothSides(scenario, mission, (slot, camp, at) => (camp === side && at === place ? vacant(slot) : slot));
  const state = relievedOf(scenario, sides);
  if (state === undefined) return undefined;
  const hq = sides[side].slots?.[place - 1]?.hq === true;
  return state.fixed.pool.filter(
    ({ id }) =>
      choiceFault(state, hq ? { type: 'hq', side, tile: id } : { type: 'take', side, tile: id, slot: place }) ===
      undefined,
  );
};
export const CHOICE_ACTIONS = {
  lieutenant: 'lieutenant',
  avatar: 'avatar',
  controlled: 'control',
  operated: 'operate',
} as const satisfies Readonly<Record<keyof SetupChoices, string>>;
/** The cards that a power of the villain's HQ may take while the game is prepared; none for an HQ that takes nothing. */
export const fittingChoice = (scenario: PartieScenario, choice: keyof SetupChoices): readonly TileSpec[] => {
  const mission = missionOf(scenario);
  if (mission === undefined) return [];
  const { hero, villain } = bothSides(scenario, mission, (slot) => slot);
  const { [choice]: _, ...choices } = villain.choices ?? {};
  const state = relievedOf(scenario, { hero, villain: { ...villain, choices } });
  return (
    state?.fixed.pool.filter(
      ({ id }) => choiceFault(state, { type: CHOICE_ACTIONS[choice], tile: id }) === undefined,
    ) ?? []
  );
};
/** The figures that the rivers bring, those of the mission's own tiles left out: they are its pieces. Empty while the rivers are at fault. */
export const figuresIn = (scenario: PartieScenario): readonly { readonly id: FigureId; readonly tile: TileId }[] => {
  const mission = missionOf(scenario);
  const state =
    mission &&
    relievedOf(
      scenario,
      bothSides(scenario, mission, (slot) => slot),
    );
  return (
    state?.figures
      .filter(({ tile }) => state.fixed.pool.some(({ id }) => id === tile))
      .map(({ id, tile }) => ({ id, tile })) ?? []
  );
};

// Two teams drawn at random, for the workshop. The draft itself is played: nothing is judged here.
import { CHOICE_ACTIONS, ground, vacant } from './draw.ts';
import { isDraftPhase } from './partie/draft-choices.ts';
import { draftApply, draftOptions } from './partie/draft.ts';
import { prepared } from './partie/setup-judge.ts';
import { missionOf } from './partie/setup-mission.ts';
import { slotsOf } from './partie/setup-read.ts';
import type { PartieScenario, PartieState, SetupChoices, SideSpec } from './partie/types.ts';
import { type Camp, CAMPS, type TileId } from './types.ts';

interface Drawn {
  readonly tiles: Readonly<Record<Camp, ReadonlyMap<number, TileId>>>; // by place, from 1
  readonly choices: SetupChoices;
  readonly whole: boolean; // nothing was passed over
}
/** Plays the draft to its end, each choice drawn evenly among the legal ones. */
const drawn = (start: PartieState, below: (n: number) => number): Drawn => {
  const tiles = { hero: new Map<number, TileId>(), villain: new Map<number, TileId>() };
  let choices: SetupChoices = {};
  let state = start;
  while (isDraftPhase(state.phase)) {
    const options = draftOptions(state);
    const action = options[below(Math.max(1, options.length))];
    if (action === undefined) break;
    if (action.type === 'hq')
      tiles[action.side].set(start.slots[action.side].findIndex(({ hq }) => hq) + 1, action.tile);
    else if (action.type === 'take') tiles[action.side].set(action.slot, action.tile);
    for (const key of ['lieutenant', 'avatar', 'controlled', 'operated'] as const)
      if (action.type === CHOICE_ACTIONS[key]) choices = { ...choices, [key]: action.tile };
    state = draftApply(state, action).state;
  }
  const places = CAMPS.map(
    (side) => start.slots[side].filter(({ level }) => level !== 'event' && level !== 'citizens').length,
  );
  return {
    tiles,
    choices,
    whole: state.phase === 'upkeep' && CAMPS.every((side, i) => tiles[side].size === places[i]),
  };
};
const TRIES = 20;
/**
 * The scenario with two legal teams drawn at random, HQs and what their powers take included; undefined when its rivers are at fault.
 * Where each figure was goes: it was somebody else's. `below(n)`: an integer from 0 to n − 1.
 */
export const randomTeam = (scenario: PartieScenario, below: (n: number) => number): PartieScenario | undefined => {
  const mission = missionOf(scenario);
  const start =
    mission === undefined
      ? undefined
      : prepared(
          ground(scenario, {
            hero: { slots: slotsOf(scenario, mission, 'hero').map(vacant) },
            villain: { slots: slotsOf(scenario, mission, 'villain').map(vacant) },
          }),
        );
  if (mission === undefined || start === undefined || !start.ok) return undefined;
  let found = drawn(start.value, below);
  for (let i = 1; i < TRIES && !found.whole; i += 1) found = drawn(start.value, below);
  const { figures: _, sides = {}, ...rest } = scenario;
  const sideOf = (side: Camp): SideSpec => {
    const { choices: _choices, ...post } = sides[side] ?? {};
    const slots = slotsOf(scenario, mission, side).map((slot, i) => {
      const tile = found.tiles[side].get(i + 1);
      return tile === undefined ? vacant(slot) : { ...slot, tile };
    });
    return {
      ...post,
      slots,
      ...(side === 'villain' && Object.keys(found.choices).length > 0 ? { choices: found.choices } : {}),
    };
  };
  return { ...rest, sides: { hero: sideOf('hero'), villain: sideOf('villain') } };
};

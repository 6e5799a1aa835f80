// The state of a scenario before any choice: command posts, empty rivers, the mission's pieces and the characters among them.
import { DEFENCE_SATURATION, DISC_RECOVERY, POSTS } from '../constants.ts';
import { poolOf } from '../data.ts';
import type { Mission } from '../mission/format.ts';
import { fumesDue, onMap } from '../mission/track.ts';
import { type Camp, CAMPS, type Options } from '../types.ts';
import { characterTile, isEmptied, playedOf } from './reads.ts';
import { cubesOf, discsOf, sideSpec, slotsOf } from './setup-read.ts';
import { activeOf, initiativeOf, missionIdOf, piecesOf, turnOf } from './setup-mission.ts';
import type { Figure, Fixed, PartieScenario, PartieState, Side, Slot, Tile } from './types.ts';

type ByCamp<T> = Readonly<Record<Camp, T>>;
const byCamp = <T>(value: (side: Camp) => T): ByCamp<T> => ({ hero: value('hero'), villain: value('villain') });
const fixedOf = (scenario: PartieScenario, mission: Mission, options: Options): Fixed => {
  const { name, zones = [], exits = [], spots = [], doors = [], dice = {}, tiles, figures = [] } = scenario;
  return {
    name,
    mission,
    missionId: missionIdOf(scenario),
    initiative: initiativeOf(scenario, mission),
    options,
    zones,
    exits,
    spots,
    doors,
    dice,
    pool: poolOf(tiles),
    saturation: byCamp((side) => {
      const { move = null, reroll = null } = sideSpec(scenario, side).saturation ?? {};
      return { move, defence: DEFENCE_SATURATION, reroll };
    }),
    costs: byCamp((side) =>
      options.tileCost === 'custom' ? slotsOf(scenario, mission, side).map(({ cost }, i) => cost ?? i + 1) : null,
    ),
    discsInAll: CAMPS.flatMap((side) => discsOf(scenario, side)).reduce((sum, discs) => sum + discs, 0),
    choices: byCamp((side) => sideSpec(scenario, side).choices ?? {}),
    figures,
  };
};
const sideOf = (scenario: PartieScenario, mission: Mission, side: Camp): Side => {
  const [available, spent, unavailable] = discsOf(scenario, side);
  const [ready, fatigue] = cubesOf(scenario, mission, side);
  const { discRecovery = DISC_RECOVERY, cubeRecovery = POSTS.recovery } = sideSpec(scenario, side);
  return {
    discs: { available, spent, unavailable },
    discRecovery,
    cubes: { available: ready, fatigue, move: 0, defence: 0, reroll: 0 },
    cubeRecovery,
    river: [],
    done: 0,
    ahead: 0,
    late: 0,
    activated: [],
    hacked: [],
    hq: null,
  };
};

// ── Characters that the mission brings
/** Piece n of the token is figure n of its tile: whoever changes one changes the other (see `pieceOfFigure`). */
const characters = ({
  mission,
  pieces,
}: {
  readonly mission: Mission;
  readonly pieces: PartieState['mission']['pieces'];
}): Pick<PartieState, 'tiles' | 'figures'> => {
  const tokens = mission.tokens.flatMap(({ id, plural, character }) => (character ? [{ id, plural, character }] : []));
  return {
    tiles: tokens.map(({ id, plural, character: { side, tile } }): Tile => ({
      id: characterTile(id),
      name: plural,
      origin: side,
      side,
      level: 'citizens',
      form: null,
      part: tile ? 'citizens' : 'beside',
      face: 'active',
    })),
    figures: tokens.flatMap(({ id }) =>
      pieces
        .filter(({ token }) => token === id)
        .map((piece): Figure => {
          const tile = characterTile(id);
          return {
            id: `${tile}#${piece.id.slice(id.length + 1)}`,
            tile,
            zone: piece.zone,
            life: null,
            most: null,
            wounds: 0,
            at: onMap(mission, piece) ? 'board' : 'out',
            markers: [],
          };
        }),
    ),
  };
};
/** The places of a river, nobody there but the tiles that the mission gives, each in the next of their places. */
const slotsOfCamp = (scenario: PartieScenario, mission: Mission, side: Camp): readonly Slot[] => {
  const given = mission.tokens
    .filter(({ character }) => character?.tile && character.side === side)
    .map(({ id }) => characterTile(id));
  const specs = slotsOf(scenario, mission, side);
  return specs.map(({ level, hq = false, form, figures, cost }, i): Slot => {
    const rank = specs.slice(0, i).filter((slot) => slot.level === 'citizens').length;
    return {
      level,
      hq,
      form: form ?? null,
      figures: figures ?? null,
      tile: level === 'citizens' ? (given[rank] ?? null) : null,
      cost: cost ?? null,
    };
  });
};
/** Those whose last character is gone before the moment begins: neutralised, and counted. */
const withFallen = (state: PartieState): PartieState =>
  state.tiles
    .filter(({ id, part }) => part === 'citizens' && isEmptied(state, id))
    .reduce<PartieState>((so, { id, side }) => {
      const { mission } = so;
      return {
        ...so,
        tiles: so.tiles.map((tile) => (tile.id === id ? { ...tile, face: 'neutralised' as const } : tile)),
        mission: { ...mission, losses: { ...mission.losses, [side]: mission.losses[side] + 1 } },
      };
    }, state);
/** Before any choice. The phase is not the right one yet: `atNext` finds it. */
export const fresh = (scenario: PartieScenario, mission: Mission, options: Options): PartieState => {
  const fixed = fixedOf(scenario, mission, options);
  const pieces = piecesOf(scenario, mission);
  const slots = byCamp((side) => slotsOfCamp(scenario, mission, side));
  const river = (side: Camp): readonly string[] => slots[side].flatMap(({ tile }) => tile ?? []);
  return withFallen({
    phase: 'hq',
    turn: turnOf(scenario),
    active: activeOf(scenario, mission),
    slots,
    picking: fixed.initiative,
    sides: byCamp((side) => ({ ...sideOf(scenario, mission, side), river: river(side) })),
    ...characters({ mission, pieces }),
    markers: scenario.markers ?? [],
    shadows: [],
    avatar: null,
    operated: null,
    mission: { pieces, fired: [], used: {}, losses: { hero: 0, villain: 0 } },
    tasks: [],
    winner: null,
    fixed,
  });
};
/** Fumes that have risen before the moment begins (A61). */
export const withFumes = (state: PartieState): PartieState => {
  const due = fumesDue(playedOf(state));
  if (due === undefined) return state;
  const lowered = (side: Camp): Side => ({
    ...state.sides[side],
    cubeRecovery: Math.min(state.sides[side].cubeRecovery, due.cubes),
  });
  return withFumes({
    ...state,
    sides: byCamp(lowered),
    mission: { ...state.mission, fired: [...state.mission.fired, due.id] },
  });
};

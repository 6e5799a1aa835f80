// Names of what the boards of Versus draw. No rule, and nothing heavy: examples carry this file.
import type { PartieState, Phase, Tile } from '../../engine/versus/partie/types.ts';
import type { Camp, CubePlace, DiscZone, Level, Space, TileId } from '../../engine/versus/types.ts';

export const CAMP_NAMES: Readonly<Record<Camp, string>> = { hero: 'Le héros', villain: 'Le vilain' };
export const OF_CAMP: Readonly<Record<Camp, string>> = { hero: 'du héros', villain: 'du vilain' };
export const POST_NAMES: Readonly<Record<Camp, string>> = { hero: 'Poste des héros', villain: 'Poste des vilains' };
export const ZONE_NAMES: Readonly<Record<DiscZone, string>> = {
  available: 'Disponibles',
  spent: 'Dépensés',
  unavailable: 'Indisponibles',
};
export const CUBE_NAMES: Readonly<Record<CubePlace, string>> = {
  available: 'Cubes prêts',
  fatigue: 'Fatigués',
  move: 'Mouvement',
  defence: 'Défense',
  reroll: 'Relance',
};
/** Nothing is said of a level that nobody knows. */
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  minion: 'sbires',
  elite: 'élite',
  leader: 'lieutenant',
  citizens: 'Citizens',
  event: 'événement',
  unknown: '',
};
export const STEP_NAMES = [
  'entretien',
  'effets de début de tour',
  'dépense des disques',
  'activation d’une tuile',
  'effets de fin de tour',
] as const;

/** « 1 disque », « 3 disques ». */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

const PREPARING: Partial<Readonly<Record<Phase, string>>> = {
  hq: 'choix du QG',
  lieutenant: 'choix du lieutenant',
  avatar: 'choix de l’avatar',
  team: 'choix de l’équipe',
  control: 'tuile à contrôler',
  operate: 'tuile à opérer',
};
/** What is being prepared; undefined once the game has begun. */
export const preparing = ({ phase }: PartieState): string | undefined => PREPARING[phase];
const STEP_OF: Partial<Readonly<Record<Phase, number>>> = { upkeep: 1, start: 2, discs: 3, close: 5 };
/** The step of the turn, 1 to 5; undefined before the first turn and after the last. Work under way is what an activation asks. */
export const stepOf = ({ phase, tasks }: PartieState): number | undefined =>
  phase === 'discs' && tasks.length > 0 ? 4 : STEP_OF[phase];

export const tileName = (
  { tiles, fixed }: Pick<PartieState, 'tiles'> & { readonly fixed: Pick<PartieState['fixed'], 'pool'> },
  id: TileId,
): string => (tiles.find((tile) => tile.id === id) ?? fixed.pool.find((tile) => tile.id === id))?.name ?? id;
export const PART_NOTES: Partial<Readonly<Record<Tile['part'], string>>> = { guest: 'remplace l’événement' };
export const MARKER_NAMES = {
  smoke: 'Fumigène',
  freeze: 'Freeze',
  venom: 'Venin du Joker',
  swarm: 'Nuée de rats',
  fear: 'Gaz phobique',
  flame: 'Flamme',
  gas: 'Gaz',
} as const;
export const FIGURE_MARKS = { guard: 'posture défensive', stealth: 'furtivité', operated: 'opérée' } as const;
export const SPACE_LIST: readonly Space[] = ['move', 'defence', 'reroll'];

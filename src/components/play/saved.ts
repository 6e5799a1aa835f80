// A game as it is kept on this device, and a scenario handed over by the workshop: read with suspicion, never thrown at the reader.
import { type Level, LEVELS } from '../../engine/kernel/levels.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { isRecord } from '../../engine/kernel/json.ts';
import { readWhole } from '../../kept/salvage.ts';

/** Who answers for a seat: somebody here, somebody elsewhere (by a link that they send back), or the machine; by its level where it thinks. */
export type Hand = 'humain' | 'ailleurs' | 'machine' | Level;
export const HANDS: readonly Hand[] = ['humain', 'ailleurs', 'machine', ...LEVELS];
/** Whether somebody answers for a seat, and not the machine. */
export const isPerson = (hand: Hand): boolean => hand === 'humain' || hand === 'ailleurs';
/** No game of the site seats more. */
const MOST_SEATS = 6;
/** The seats of a game: two unless its mode says otherwise. */
export const seatsOf = <S>({ seats }: { readonly seats?: (state: S) => number }, start: S): readonly Seat[] =>
  ([0, 1, 2, 3, 4, 5] as const).slice(0, Math.min(MOST_SEATS, Math.max(1, seats?.(start) ?? 2)));

export interface Saved {
  readonly mode: string; // id of the game: "battleworld/partie"
  readonly version?: number; // of the scenario's shape; the present one unless told
  readonly scenario: unknown;
  readonly actions: readonly unknown[];
  readonly cursor: number;
  readonly struck: readonly { readonly at: number; readonly actions: readonly unknown[] }[];
  readonly seats?: readonly Hand[]; // by seat; those not told are 'humain'
  readonly hidden?: boolean; // hands hidden; as the scenario wants unless told
  readonly stepping?: boolean; // forced steps wait for the reader
  readonly sender?: number | undefined; // tries of who sent it as a challenge; 0: never over
  readonly damaged?: true; // the text was cut short or spoilt: this is what its beginning says
}
/** « rv.jouer.battleworld »: what the workshop sends. */
export const draftKey = (jeu: string): string => `rv.jouer.${jeu}`;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);
const flag = <K extends string>(name: K, value: unknown): { readonly [key in K]?: boolean } =>
  typeof value === 'boolean' ? ({ [name]: value } as { readonly [key in K]: boolean }) : {};
const count = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise;

/** Undefined when the value is not a `Saved`, nor a bare `{ mode, scenario }`. */
export const savedOf = (raw: unknown): Saved | undefined => {
  if (!isRecord(raw) || typeof raw['mode'] !== 'string' || !isRecord(raw['scenario'])) return undefined;
  const actions = list(raw['actions']);
  const struck = list(raw['struck']).filter(isRecord);
  return {
    mode: raw['mode'],
    ...(typeof raw['version'] === 'number' ? { version: raw['version'] } : {}),
    scenario: raw['scenario'],
    actions,
    cursor: count(raw['cursor'], actions.length),
    struck: struck.map((branch) => ({ at: count(branch['at'], 0), actions: list(branch['actions']) })),
    seats: list(raw['seats'])
      .slice(0, MOST_SEATS)
      .map((seat) => HANDS.find((hand) => hand === seat) ?? 'humain'),
    ...flag('hidden', raw['hidden']),
    ...flag('stepping', raw['stepping']),
    ...(raw['sender'] === undefined ? {} : { sender: count(raw['sender'], 0) }),
  };
};
/** The same of a text; of a text cut short, undefined too: a scenario handed over is whole or nothing. */
export const parseSaved = (text: string | null): Saved | undefined => {
  const { value, whole } = readWhole(text ?? 'null');
  return whole ? savedOf(value) : undefined;
};

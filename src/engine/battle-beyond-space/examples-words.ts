// What the scripts of the worked examples share: short words for the actions of a game.
import { cellOf, type Helm } from '../hex/cells.ts';
import { entry, type Example, type GoesOn, type ScriptEntry } from '../kernel/example.ts';
import type { Seat } from '../kernel/game.ts';
import type { PartieAction, PartieScenario, PlayerSpec } from './partie/types.ts';
import { position, type PositionSpec } from './positions.ts';
import type { BbsRule } from './rules.ts';
import type { CardIndex, Facing, Place, ShipId, Squadron } from './types.ts';

export type PartieExample = Example<PartieScenario, PartieAction, BbsRule> & { readonly mode: 'partie' };
export type Entry = ScriptEntry<PartieAction>;
export const say = entry<PartieAction>;

export const card = (index: CardIndex, note?: string): Entry => say({ type: 'turn-card', card: index }, note);
export const squadron = (name: Squadron, note?: string): Entry => say({ type: 'squadron', squadron: name }, note);
export const arrive = (ship: ShipId, note?: string): Entry => say({ type: 'arrive', ship }, note);
export const eliteTo = ([q, r]: Place, note?: string): Entry => say({ type: 'elite-to', cell: cellOf(q, r) }, note);
export const heading = (facing: Facing, note?: string): Entry => say({ type: 'heading', facing }, note);
export const keep = (ship: ShipId, note?: string): Entry => say({ type: 'keep', ship }, note);
export const volley = (note?: string): Entry => say({ type: 'volley' }, note);
export const turn = (ship: ShipId, facing: Facing, note?: string): Entry => say({ type: 'turn', ship, facing }, note);
export const destroyer = (ship: ShipId, note?: string): Entry => say({ type: 'destroyer', ship }, note);
export const noDestroyer = (note?: string): Entry => say({ type: 'no-destroyer' }, note);
export const helm = (action: Helm, note?: string): Entry => say({ type: 'helm', helm: action }, note);
export const shoot = (ship: ShipId, note?: string): Entry => say({ type: 'shoot', ship }, note);
export const goDraw = (note?: string): Entry => say({ type: 'go-draw' }, note);
export const draw = (index: CardIndex, note?: string): Entry => say({ type: 'draw', card: index }, note);
export const reveal = (seat: Seat, note?: string): Entry => say({ type: 'reveal', seat }, note);
export const explode = (ship: ShipId, note?: string): Entry => say({ type: 'explode', ship }, note);
export const asteroid = (from: Place, to: Place, note?: string): Entry =>
  say({ type: 'asteroid', from: cellOf(...from), to: cellOf(...to) }, note);
export const restore = (ship: ShipId, [q, r]: Place, facing: Facing, note?: string): Entry =>
  say({ type: 'restore', ship, cell: cellOf(q, r), facing }, note);
/** The turn of a player who has no ship: a card turned, a card drawn. */
export const idle = (index: CardIndex, note?: string): readonly Entry[] => [card(index, note), draw(index + 1)];

/** What a player still has of the deck, once those before `next` are played: one card in hand. */
export const cardsLeft = (next: CardIndex, last: CardIndex): Pick<PlayerSpec, 'left' | 'hand'> => ({
  left: Array.from({ length: last - next + 1 }, (_, i) => next + i),
  hand: [next],
});

/** The one worked example that the source has, and rebuilt; the others are ours. */
const ADDED = 'ajouté';
type Spec = Pick<PartieExample, 'title' | 'script' | 'cites'> & {
  readonly slug: string;
  readonly source?: 'livret' | 'ajouté';
  readonly result?: string;
  readonly goesOn?: GoesOn;
};
const built = (
  { slug, title, source = ADDED, script, cites, result = '', goesOn }: Spec,
  scenario: PartieScenario,
): PartieExample => ({
  mode: 'partie',
  id: `battle-beyond-space.${slug}`,
  title,
  source,
  scenario,
  script,
  cites,
  result,
  ...(goesOn ? { goesOn } : {}),
});
export const example = ({ position: spec, ...rest }: Spec & { readonly position: PositionSpec }): PartieExample =>
  built(rest, position({ ...spec, name: rest.title }));
/** From a scenario that is no position of a game under way. */
export const exampleFrom = ({
  scenario,
  ...rest
}: Spec & { readonly scenario: Omit<PartieScenario, 'name'> }): PartieExample =>
  built(rest, { name: rest.title, ...scenario });

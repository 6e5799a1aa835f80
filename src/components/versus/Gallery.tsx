// The cards to choose from while a game is prepared: seen together, read one at a time with what they can do, then taken.
import { inFrench } from '../../engine/kernel/alphabet.ts';
import { capital } from '../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { EXAMPLE_TILES, powerOfTile } from '../../engine/versus/data.ts';
import { stepsWord } from '../../engine/versus/partie/names.ts';
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import { powerById } from '../../engine/versus/powers.ts';
import type { TileId } from '../../engine/versus/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Tile } from '../scene/cards.tsx';
import { Emblem } from '../scene/emblem.tsx';
import { useMark } from '../scene/mark.ts';
import { classes } from '../scene/pieces.tsx';
import { useTurn } from '../scene/turns.ts';
import { emblemOf } from './emblems.ts';
import { costInCubes } from '../../engine/versus/partie/posts.ts';
import { shortName } from './plaques.ts';
import { count, LEVEL_NAMES, tileName } from './words.ts';
import { useWhile } from '../scene/while.ts';

type Choice = Extract<PartieAction, { readonly tile: TileId }>;
const DRAFTED: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'hq',
  'lieutenant',
  'avatar',
  'take',
  'control',
  'operate',
]);
const isDraft = (action: PartieAction): action is Choice => DRAFTED.has(action.type);
/** The cards that may be taken now, in alphabetical order, each with what may be done with it; none once the game has begun. */
export const cardsOf = (
  options: readonly PartieAction[],
  state: PartieState,
): readonly { readonly tile: TileId; readonly name: string; readonly actions: readonly Choice[] }[] => {
  const choices = options.filter(isDraft);
  return [...new Set(choices.map(({ tile }) => tile))]
    .map((tile) => ({
      tile,
      name: shortName(tileName(state, tile)),
      actions: choices.filter((one) => one.tile === tile),
    }))
    .toSorted((a, b) => inFrench(a.name, b.name));
};

const KINDS = { event: 'Événement', permanent: 'En permanence' } as const;
/** What the power of this card does, effect by effect, in the words of its rules. */
const Power = ({ tile }: { readonly tile: TileId }): JSX.Element | null => {
  const head = powerOfTile(tile);
  if (head === undefined)
    return EXAMPLE_TILES.has(tile) ? (
      <p>
        {typeset('Troupe d’exemple : le livret ne nomme pas les siennes. Le nom et les figurines sont de ce site.')}
      </p>
    ) : null;
  const power = powerById(head.id);
  return (
    <>
      <p class="vs-power">{typeset(`Pouvoir de QG : « ${power.title} »`)}</p>
      {power.effects.map((effect, i) => (
        <p key={effect.key}>
          <b>
            {typeset(
              i > 0 && power.connector !== undefined
                ? `${capital(power.connector.toLowerCase())} : `
                : `${KINDS[effect.kind]} : `,
            )}
          </b>
          {typeset(stepsWord(effect.rules))}
        </p>
      ))}
    </>
  );
};
/** The place of the river that a choice fills; undefined for what has none. */
const slotOf = (action: Choice, state: PartieState): number | undefined => {
  if (action.type === 'take') return action.slot;
  const hq = action.type === 'hq' ? state.slots[action.side].findIndex((slot) => slot.hq) + 1 : 0;
  return hq === 0 ? undefined : hq;
};
/** What its activation costs where it may go, in cubes: « 6 », « 1 ou 5 ». */
const pricesOf = (actions: readonly Choice[], state: PartieState): readonly number[] => [
  ...new Set(
    actions.flatMap((action) => {
      const slot = slotOf(action, state);
      return slot === undefined ? [] : [costInCubes(state, state.picking, slot)];
    }),
  ),
];
/** Where it would go, and what it would cost there. */
export const labelOf = (action: Choice, state: PartieState, label: (action: PartieAction) => string): string => {
  const place = slotOf(action, state);
  if (action.type === 'hq' && place !== undefined)
    return `${label(action)} : place ${place}, ${count(costInCubes(state, action.side, place), 'cube')}`;
  if (action.type !== 'take') return label(action);
  const level = state.slots[action.side][action.slot - 1]?.level;
  const name = level === undefined ? '' : LEVEL_NAMES[level];
  return `Prendre en place ${action.slot}${name === '' ? '' : ` (${name})`} : ${count(costInCubes(state, action.side, action.slot), 'cube')}`;
};
// ── Place by place
/** The places of the river that a card may fill now, first place first; none for a choice that has no place of its own. */
export const openSlots = (options: readonly PartieAction[]): readonly number[] =>
  [...new Set(options.flatMap((action) => (action.type === 'take' ? [action.slot] : [])))].toSorted((a, b) => a - b);
/** What may be taken for one place; everything when no place is looked at. */
export const forSlot = (options: readonly PartieAction[], slot: number | undefined): readonly PartieAction[] =>
  slot === undefined ? options : options.filter((action) => action.type === 'take' && action.slot === slot);

type GalleryCard = ReturnType<typeof cardsOf>[number];
interface GalleryProps {
  readonly state: PartieState;
  readonly cards: readonly GalleryCard[];
  readonly drawn: number; // of these cards, see `useDrawn`
  readonly label: (action: PartieAction) => string;
  readonly onPick: (action: PartieAction) => void;
}
const AT_ONCE = 12; // cards: what a phone shows, and a row more
/** How many of so many cards are drawn by now: all, but for the first gallery of a fresh place. */
export const useDrawn = (cards: number): number => (useTurn(Math.ceil(cards / AT_ONCE) - 1) + 1) * AT_ONCE;
/** One card, large: its picture, what its power does, where it would go and for how much. */
const Reading = ({
  card: { tile, name, actions },
  onClose,
  state,
  label,
  onPick,
}: Omit<GalleryProps, 'cards' | 'drawn'> & {
  readonly card: GalleryCard;
  readonly onClose: () => void;
}): JSX.Element => {
  const sheet = useRef<HTMLDivElement>(null);
  useMark(sheet, 'lecture');
  useEffect(() => sheet.current?.querySelector<HTMLElement>('.go')?.focus({ preventScroll: true }), []);
  return (
    <div class="vs-card-read" ref={sheet} role="group" aria-label={typeset(name)}>
      <p class="vs-menu-head">
        <svg class={state.picking} viewBox="-38 -38 76 76" aria-hidden="true">
          <Emblem jeu="versus" name={emblemOf(tile, state.picking)} />
        </svg>
        <b>{typeset(name)}</b>
        <button type="button" class="btn flat" aria-label="Fermer" onClick={onClose}>
          ×
        </button>
      </p>
      <div class="vs-card-text" tabIndex={0} role="group" aria-label="Ce que fait la carte">
        <Power tile={tile} />
      </div>
      {actions.map((action) => (
        <button
          type="button"
          class="btn go"
          key={JSON.stringify(action)}
          data-action={JSON.stringify(action)}
          onClick={() => onPick(action)}
        >
          {typeset(labelOf(action, state, label))}
        </button>
      ))}
    </div>
  );
};
export const Gallery = (props: GalleryProps): JSX.Element => {
  const { state, cards, drawn } = props;
  const [held, hold] = useWhile<PartieState, TileId | undefined>(state, undefined);
  const read = cards.find(({ tile }) => tile === held);
  return (
    <div class={classes('vs-draft', read !== undefined && 'reading')}>
      <div class="vs-gallery" role="group" aria-label={typeset(`Cartes à choisir : ${cards.length}`)} tabIndex={0}>
        {cards.slice(0, drawn).map(({ tile, name, actions }) => (
          <Tile
            key={tile}
            jeu="versus"
            name={name}
            emblem={emblemOf(tile, state.picking)}
            kind={state.picking}
            note={powerOfTile(tile)?.title}
            price={pricesOf(actions, state).join(' ou ') || undefined}
            said={`Lire la carte ${name}`}
            cell={`card:${tile}`}
            picked={read?.tile === tile}
            onPick={() => hold(read?.tile === tile ? undefined : tile)}
          />
        ))}
      </div>
      {read === undefined ? null : <Reading key={read.tile} card={read} onClose={() => hold(undefined)} {...props} />}
    </div>
  );
};

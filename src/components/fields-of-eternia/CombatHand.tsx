// What a side holds: its pile, the card just drawn, its spells and consumables; before the fight, its two weapons.
import type { JSX } from 'preact';
import { playsCards, sizeOf } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatAction, CombatState, Drawn, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import type { Playable } from '../../engine/fields-of-eternia/combat/scenario-types.ts';
import { GRID_ZONES, HIDDEN } from '../../engine/fields-of-eternia/types.ts';
import { aCard, effectsText, WEAPON_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import { Card, CardBack } from '../scene/cards.tsx';
import { CombatCardMark, plainCard } from './CombatCards.tsx';
import { handPiece } from './piece-ids.ts';
import { PileBars } from './PileBars.tsx';
import { castOf, consumeOf, isOpen, keepTap, type Taps } from './combat-taps.ts';
import { WEAPON_EMBLEMS } from './emblems.ts';
import { SIDES, teamOf } from './sides.ts';

interface HandProps {
  readonly state: CombatState;
  readonly side: Side;
  readonly taps: Taps | undefined;
}
/** Cards that the pile counts although they lie hidden elsewhere: a veiled state puts them back there. */
const hiddenOf = ({ grid, held }: CombatState['sides'][number]): number =>
  [...GRID_ZONES.flatMap((zone) => grid[zone].map(({ card }) => card)), ...held].filter(
    (card: Drawn) => card === 'cachee',
  ).length;
/** How many cards are left to draw. */
export const pileOf = (state: CombatState, side: Side): number =>
  sizeOf(state.sides[side].pile) - hiddenOf(state.sides[side]);

/** Whether the pile tells what is left to draw: a hand that hides nothing from who looks. */
export const knowsPile = (state: CombatState, side: Side): boolean =>
  playsCards(state, side) && hiddenOf(state.sides[side]) === 0;

const Held = ({ state, side, taps }: HandProps): JSX.Element | null => {
  const { held } = state.sides[side];
  if (held.length === 0) return null;
  return (
    <div class="foe-held">
      {held.map((card, i) => {
        const keep = taps && keepTap(taps.options, held, card);
        return (
          <CombatCardMark
            key={i}
            laid={plainCard(card)}
            piece={handPiece(state, side, held.length - 1 - i)}
            fresh
            cell={`hand:${side}:${i}`}
            tap={keep && taps && { act: () => taps.pick(keep), label: taps.label(keep) }}
          />
        );
      })}
      <span class="sr">{typeset(`En main : ${held.map(aCard).join(', ')}`)}</span>
    </div>
  );
};

/** Both weapons, while one has to be chosen; then the one taken, in small. */
export const Weapons = ({ state, side, taps }: HandProps): JSX.Element | null => {
  const { hero } = state.fixed.sides[side];
  const { weapon } = state.sides[side];
  if (hero === null) return null;
  const open = taps?.options.some(({ type }) => type === 'weapon') === true;
  const chosen = weapon === null ? undefined : hero.weapons[weapon];
  if (chosen !== undefined)
    return (
      <p class="foe-weapon">
        <b>{typeset(chosen.name)}</b> <span class="sr">, arme choisie</span>
      </p>
    );
  return (
    <div class="foe-weapons" role="group" aria-label={typeset(`Armes de ${hero.name}`)}>
      {hero.weapons.map(({ name, kind, surge }, i) => {
        const action: CombatAction = { type: 'weapon', weapon: i === 1 ? 1 : 0 };
        return (
          <Card
            key={name}
            jeu="fields-of-eternia"
            title={name}
            emblem={WEAPON_EMBLEMS[kind]}
            kind={SIDES[teamOf(state, side)]}
            lines={[
              {
                text: typeset(
                  `Surcharge${surge.immediate === true ? ', immédiat' : ''} : ${surge.text ?? effectsText(surge.effects)}`,
                ),
              },
            ]}
            foot={WEAPON_NAMES[kind]}
            piece={`weapon:${side}:${i}`}
            cell={`weapon:${side}:${i}`}
            onOpen={open && taps !== undefined ? () => taps.pick(action) : undefined}
          />
        );
      })}
    </div>
  );
};

interface ChipsProps {
  readonly name: string;
  readonly ids: readonly string[];
  readonly all: readonly Playable[];
  readonly make: (id: string) => CombatAction;
  readonly taps: Taps | undefined;
}
/** Spells and consumables still at hand: a tap plays one when the engine lists it. */
const Chips = ({ name, ids, all, make, taps }: ChipsProps): JSX.Element | null =>
  ids.length === 0 ? null : (
    <ul class="foe-chips" aria-label={name}>
      {ids.map((id) => {
        const card = all.find((one) => one.id === id);
        const title = typeset(card === undefined || id === HIDDEN ? '' : (card.text ?? effectsText(card.effects)));
        const text = typeset(card?.name ?? id);
        const action = make(id);
        const open = taps !== undefined && isOpen(taps.options, action);
        const inside = (
          <>
            <b>{text}</b>
            {title === '' ? null : <small>{title}</small>}
          </>
        );
        return (
          <li key={id} data-piece={`spell:${id}`}>
            {open ? (
              <button type="button" class="chip open" data-cell={`spell:${id}`} onClick={() => taps.pick(action)}>
                {inside}
                <span class="sr">{`\u00a0: ${taps.label(action)}`}</span>
              </button>
            ) : (
              <span class="chip">{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );

export const CombatHand = ({ state, side, taps }: HandProps): JSX.Element => {
  const fixed = state.fixed.sides[side];
  const mine = state.sides[side];
  const left = pileOf(state, side);
  return (
    <div class="foe-hand" data-side={side}>
      {playsCards(state, side) ? (
        <CardBack piece={`pile:${side}`} count={left} said={`Pioche : ${plural(left, 'carte', 'cartes')}`} />
      ) : null}
      {knowsPile(state, side) && state.phase === 'place' && taps !== undefined ? <PileBars pile={mine.pile} /> : null}
      <Held state={state} side={side} taps={taps} />
      <div class="foe-chips">
        <Chips name="Sorts" ids={mine.spells} all={fixed.spells} make={(card) => castOf(side, card)} taps={taps} />
        <Chips name="Consommables" ids={mine.consumables} all={fixed.consumables} make={consumeOf} taps={taps} />
      </div>
    </div>
  );
};

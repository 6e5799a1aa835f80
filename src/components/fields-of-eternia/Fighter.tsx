// The card of a fighter: PS, weapon, spirit, what is at hand, what has been drawn against a solo enemy.
import type { JSX } from 'preact';
import { playsCards, sizeOf } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatAction, CombatState, Drawn, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import type { Playable } from '../../engine/fields-of-eternia/combat/scenario-types.ts';
import { GRID_ZONES } from '../../engine/fields-of-eternia/types.ts';
import { effectsText, signed, WEAPON_NAMES, ZONE_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { listOf, plural } from '../../engine/kernel/french.ts';
import { typographie } from '../../plugins/typography.ts';
import { Fact, Health } from './Facts.tsx';

/** What may be tapped, if the reader may act on this side. */
export interface Taps {
  readonly options: readonly CombatAction[];
  readonly pick: (action: CombatAction) => void;
  readonly label: (action: CombatAction) => string;
}

const Weapons = ({
  state,
  side,
  taps,
}: {
  readonly state: CombatState;
  readonly side: Side;
  readonly taps: Taps | undefined;
}): JSX.Element | null => {
  const { hero } = state.fixed.sides[side];
  const { weapon } = state.sides[side];
  if (hero === null) return null;
  const open = taps?.options.some(({ type }) => type === 'weapon') === true;
  return (
    <ul class="foe-weapons" aria-label="Armes">
      {hero.weapons.map(({ name, kind, surge }, i) => {
        const at = i === 1 ? 1 : 0;
        const taken = weapon === at;
        const action: CombatAction = { type: 'weapon', weapon: at };
        const text = typographie(`${name} (${WEAPON_NAMES[kind]})`);
        const does = typographie(
          `Surcharge${surge.immediate === true ? ', immédiat' : ''} : ${surge.text ?? effectsText(surge.effects)}`,
        );
        return (
          <li key={name} class={taken ? 'taken' : weapon === null ? undefined : 'left'}>
            {open && taps !== undefined ? (
              <button type="button" class="chip open" aria-label={taps.label(action)} onClick={() => taps.pick(action)}>
                {text}
              </button>
            ) : (
              <b>{text}</b>
            )}
            {taken ? <span class="sr">, arme choisie</span> : null}
            {weapon === null || taken ? <small>{does}</small> : null}
          </li>
        );
      })}
    </ul>
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
const Chips = ({ name, ids, all, make, taps }: ChipsProps): JSX.Element | null => {
  if (ids.length === 0) return null;
  return (
    <div class="foe-hand">
      <p>{name}</p>
      <ul class="chips" aria-label={name}>
        {ids.map((id) => {
          const card = all.find((one) => one.id === id);
          const title = typographie(card === undefined ? '' : (card.text ?? effectsText(card.effects)));
          const text = typographie(`${card?.name ?? id}${card?.owner === undefined ? '' : ` · ${card.owner}`}`);
          const action = make(id);
          const open = taps?.options.some((one) => JSON.stringify(one) === JSON.stringify(action)) === true;
          return (
            <li key={id}>
              {open && taps !== undefined ? (
                <button
                  type="button"
                  class="chip open"
                  title={title}
                  aria-label={taps.label(action)}
                  onClick={() => taps.pick(action)}
                >
                  {text}
                </button>
              ) : (
                <span class="chip" title={title}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** Cards that the pile counts although they lie hidden elsewhere: a veiled state puts them back there. */
const hiddenOf = ({ grid, held }: CombatState['sides'][number]): number =>
  [...GRID_ZONES.flatMap((zone) => grid[zone].map(({ card }) => card)), ...held].filter(
    (card: Drawn) => card === 'cachee',
  ).length;
const facts = (state: CombatState, side: Side): readonly (readonly [name: string, value: string])[] => {
  const fixed = state.fixed.sides[side];
  const mine = state.sides[side];
  const solo = side === 1 && state.solo !== null;
  const cards = playsCards(state, side);
  return [
    ...(cards
      ? [
          ['Posées', `${mine.placed} sur ${fixed.quota}`] as const,
          ['Concentrations', `${mine.focused} sur ${fixed.spirit}`] as const,
        ]
      : []),
    ...(fixed.hero === null || solo ? [] : [['Eternium', `${mine.eternium}`] as const]),
    ...(mine.soldiers > 0 || mine.gave ? [['Soldats présents', `${mine.soldiers}`] as const] : []),
    ...(fixed.friends > 0 ? [['Autres héros amis', `${fixed.friends}`] as const] : []),
    ...(mine.dealt > 0 ? [['PS infligés', `${mine.dealt}`] as const] : []),
    ...(cards
      ? [
          ['Pioche', plural(sizeOf(mine.pile) - hiddenOf(mine), 'carte', 'cartes')] as const,
          ['Défausse', `${sizeOf(mine.discard)}`] as const,
          ['Rejetées', `${sizeOf(mine.temporary)}`] as const,
        ]
      : []),
  ];
};

/** What the epic die has given an enemy card so far. */
const EpicDie = ({ state }: { readonly state: CombatState }): JSX.Element | null => {
  const { die, sides } = state;
  if (die.thrown === 0) return null;
  const given = [
    ...sides[1].extras
      .filter(({ what }) => what === 'de')
      .map(({ value, zone }) => `${signed(value)} ${ZONE_NAMES[zone]}`),
    ...(die.surge ? ['surcharge'] : []),
  ];
  return <p class="foe-epic">{typographie(`${die.thrown > 1 ? 'Dés épiques' : 'Dé épique'} : ${listOf(given)}`)}</p>;
};
const Solo = ({ state }: { readonly state: CombatState }): JSX.Element | null => {
  const { solo, fixed } = state;
  if (solo === null) return null;
  const { clash, effects, due } = solo;
  const named = effects.flatMap((id) => fixed.solo?.effects.find((one) => one.id === id) ?? []);
  return (
    <div class="foe-solo">
      <p>
        {typographie(
          clash === null
            ? 'Carte affrontement : à tirer'
            : `Carte affrontement (${WEAPON_NAMES[clash.weapon]}) : initiative ${clash.initiative}, attaque ${clash.attack}, défense ${clash.defense}`,
        )}
      </p>
      {named.length === 0 && due === 0 ? null : (
        <ul class="chips" aria-label="Cartes effet">
          {named.map(({ id, name, skull, effects: does }) => (
            <li key={id}>
              <span class="chip">{typographie(`${name} (crâne ${skull}) : ${effectsText(does)}`)}</span>
            </li>
          ))}
          {due > 0 ? (
            <li>
              <span class="chip hidden-card">
                {typographie(plural(due, 'carte effet à tirer', 'cartes effet à tirer'))}
              </span>
            </li>
          ) : null}
        </ul>
      )}
    </div>
  );
};

/** Everything of a side but its grid. */
export const FighterCard = ({
  state,
  side,
  taps,
}: {
  readonly state: CombatState;
  readonly side: Side;
  readonly taps: Taps | undefined;
}): JSX.Element => {
  const fixed = state.fixed.sides[side];
  const mine = state.sides[side];
  const owned = side === 1 && (fixed.enemy !== null || state.solo !== null);
  return (
    <>
      <Health health={mine.health} most={fixed.healthMax} />
      <Weapons state={state} side={side} taps={taps} />
      {owned ? <EpicDie state={state} /> : null}
      {owned ? <Solo state={state} /> : null}
      <ul class="foe-facts">
        {facts(state, side).map(([name, value]) => (
          <Fact key={name} name={name}>
            {typographie(value)}
          </Fact>
        ))}
      </ul>
      <Chips
        name="Sorts"
        ids={mine.spells}
        all={fixed.spells}
        make={(card) => ({ type: 'spell', card, side })}
        taps={taps}
      />
      <Chips
        name="Consommables"
        ids={mine.consumables}
        all={fixed.consumables}
        make={(card) => ({ type: 'consume', card })}
        taps={taps}
      />
    </>
  );
};

// Who fights: the pawn with its PS, what it has spent; and, on a sheet, all that its card says.
import type { JSX } from 'preact';
import { playsCards, sizeOf } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatState, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import { effectsText, signed, WEAPON_NAMES, ZONE_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { listOf, plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import { Pawn } from '../scene/pieces.tsx';
import { knowsPile, pileOf } from './CombatHand.tsx';
import { emblemOf } from './emblems.ts';
import { Fact } from './Facts.tsx';
import { PileBars } from './PileBars.tsx';
import { sideLook, teamOf } from './sides.ts';

interface SideProps {
  readonly state: CombatState;
  readonly side: Side;
}
export const FighterPawn = ({ state, side, strong }: SideProps & { readonly strong: boolean }): JSX.Element => {
  const { name, hero, enemy, healthMax } = state.fixed.sides[side];
  const { health } = state.sides[side];
  return (
    <div class="foe-fighter">
      <Pawn
        jeu="fields-of-eternia"
        piece={`fighter:${side}`}
        name={name}
        emblem={emblemOf(hero?.id ?? enemy?.id ?? name)}
        life={health}
        of={healthMax}
        {...sideLook(teamOf(state, side))}
        strong={strong}
        faded={health <= 0}
        said={`${name}, PS ${health} sur ${healthMax}`}
      />
      <p class="foe-ps" aria-hidden="true">
        <b>{health}</b> {typeset(`/ ${healthMax} PS`)}
      </p>
    </div>
  );
};

/** Small marks: how many are done, of how many. */
const Pips = ({
  name,
  value,
  of,
}: {
  readonly name: string;
  readonly value: number;
  readonly of: number;
}): JSX.Element => (
  <p class="foe-pips">
    <span class="sr">{typeset(`${name} : ${value} sur ${of}.`)}</span>
    <span aria-hidden="true">{typeset(name)}</span>
    {Array.from({ length: Math.max(of, value) }, (_, i) => (
      <i key={i} class={i < value ? 'on' : undefined} aria-hidden="true" />
    ))}
  </p>
);
export const Spent = ({ state, side }: SideProps): JSX.Element | null => {
  if (!playsCards(state, side)) return null;
  const { quota, spirit } = state.fixed.sides[side];
  const { placed, focused } = state.sides[side];
  return (
    <div class="foe-spent">
      <Pips name="Posées" value={placed} of={quota} />
      {spirit === 0 ? null : <Pips name="Esprit" value={focused} of={spirit} />}
    </div>
  );
};

const facts = (state: CombatState, side: Side): readonly (readonly [name: string, value: string])[] => {
  const fixed = state.fixed.sides[side];
  const mine = state.sides[side];
  const solo = side === 1 && state.solo !== null;
  return [
    ['PS', `${mine.health} sur ${fixed.healthMax}`],
    ...(fixed.hero === null || solo ? [] : [['Eternium', `${mine.eternium}`] as const]),
    ...(mine.soldiers > 0 || mine.gave ? [['Soldats présents', `${mine.soldiers}`] as const] : []),
    ...(fixed.friends > 0 ? [['Autres héros amis', `${fixed.friends}`] as const] : []),
    ...(mine.dealt > 0 ? [['PS infligés', `${mine.dealt}`] as const] : []),
    ...(playsCards(state, side)
      ? [
          ['Posées', `${mine.placed} sur ${fixed.quota}`] as const,
          ['Concentrations', `${mine.focused} sur ${fixed.spirit}`] as const,
          ['Pioche', plural(pileOf(state, side), 'carte', 'cartes')] as const,
          ['Défausse', `${sizeOf(mine.discard)}`] as const,
          ['Rejetées', `${sizeOf(mine.temporary)}`] as const,
        ]
      : []),
  ];
};

/** What the epic die has given an enemy card so far. */
export const EpicDie = ({ state }: { readonly state: CombatState }): JSX.Element | null => {
  const { die, sides } = state;
  if (die.thrown === 0) return null;
  const given = [
    ...sides[1].extras
      .filter(({ what }) => what === 'de')
      .map(({ value, zone }) => `${signed(value)} ${ZONE_NAMES[zone]}`),
    ...(die.surge ? ['surcharge'] : []),
  ];
  return (
    <p class="foe-epic" data-piece="epic">
      {typeset(`${die.thrown > 1 ? 'Dés épiques' : 'Dé épique'} : ${listOf(given)}`)}
    </p>
  );
};
/** What has been drawn for an enemy hero of the solo mode. */
export const Clash = ({ state }: { readonly state: CombatState }): JSX.Element | null => {
  const { solo, fixed } = state;
  if (solo === null) return null;
  const { clash, effects, due } = solo;
  const named = effects.flatMap((id) => fixed.solo?.effects.find((one) => one.id === id) ?? []);
  return (
    <div class="foe-solo">
      <p data-piece="clash">
        {typeset(
          clash === null
            ? 'Carte affrontement : à tirer'
            : `Carte affrontement (${WEAPON_NAMES[clash.weapon]}) : initiative ${clash.initiative}, attaque ${clash.attack}, défense ${clash.defense}`,
        )}
      </p>
      {named.map(({ id, name, skull, effects: does }) => (
        <p key={id}>{typeset(`${name} (crâne ${skull}) : ${effectsText(does)}`)}</p>
      ))}
      {due > 0 ? <p>{typeset(plural(due, 'carte effet à tirer', 'cartes effet à tirer'))}</p> : null}
    </div>
  );
};
const powers = (state: CombatState, side: Side): readonly string[] => {
  const { hero, enemy } = state.fixed.sides[side];
  return [
    ...(hero?.weapons ?? []).map(
      ({ name, kind, surge }) =>
        `${name} (${WEAPON_NAMES[kind]}). Surcharge${surge.immediate === true ? ', immédiat' : ''} : ${surge.text ?? effectsText(surge.effects)}`,
    ),
    ...(enemy?.passive === undefined
      ? []
      : [`${enemy.passive.name ?? 'Capacité'} : ${enemy.passive.text ?? effectsText(enemy.passive.effects)}`]),
    ...(enemy?.surge === undefined
      ? []
      : [`Surcharge, ${enemy.surge.name ?? 'capacité'} : ${enemy.surge.text ?? effectsText(enemy.surge.effects)}`]),
  ];
};
/** Everything of a side that its columns do not show. */
export const FighterCard = ({ state, side }: SideProps): JSX.Element => (
  <section class="foe-column" aria-label={typeset(state.fixed.sides[side].name)}>
    <p class="base-title">{typeset(state.fixed.sides[side].name)}</p>
    {knowsPile(state, side) ? <PileBars pile={state.sides[side].pile} /> : null}
    <ul class="foe-facts">
      {facts(state, side).map(([name, value]) => (
        <Fact key={name} name={name}>
          {typeset(value)}
        </Fact>
      ))}
    </ul>
    <ul class="foe-carried">
      {powers(state, side).map((text) => (
        <li key={text}>{typeset(text)}</li>
      ))}
    </ul>
  </section>
);

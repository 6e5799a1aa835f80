// The two sides of a combat, as they stand before phase 1: on the screen and on paper.
import type { ComponentChildren, JSX } from 'preact';
import { sizeOf } from '../../../../engine/fields-of-eternia/combat/board.ts';
import { setup } from '../../../../engine/fields-of-eternia/combat/setup.ts';
import type { CombatScenario, FighterSpec } from '../../../../engine/fields-of-eternia/combat/scenario-types.ts';
import { STARTING_DECK } from '../../../../engine/fields-of-eternia/constants.ts';
import { epicOf } from '../../../../engine/fields-of-eternia/data-epic.ts';
import { type Ability, COMBAT_CARDS, type Deck, type EpicCard } from '../../../../engine/fields-of-eternia/types.ts';
import {
  CARD_NAMES,
  effectsText,
  soldiers as soldiersText,
  WEAPON_NAMES,
  ZONE_NAMES,
} from '../../../../engine/fields-of-eternia/words.ts';
import { listOf, plural } from '../../../../engine/kernel/french.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { later } from '../../later.tsx';
import { ExampleTag } from '../fields.tsx';
import { cardOf, FACTION_NAMES } from '../HeroField.tsx';
import { nameOr } from '../ids.ts';
import type { WorkOf } from '../modes.ts';
import { sceneOver } from '../OnScene.tsx';
import { cardOrigin, heroOrigin } from '../provenance.ts';

/** A combat of cards, or of power dice. */
export const combatSetup = (scenario: WorkOf<'combat-epique' | 'des-de-pouvoir'>): ReturnType<typeof setup> =>
  setup(scenario, { variant: scenario.mode === 'des-de-pouvoir' ? 'des' : 'cartes' });

const Line = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }): JSX.Element => (
  <tr>
    <th scope="row">{typeset(label)}</th>
    <td>{children}</td>
  </tr>
);
const says = ({ text, effects, immediate }: Ability): string =>
  `${text ?? effectsText(effects)}${immediate === true ? ' (immédiat)' : ''}`;
export const deckText = (deck: Deck): string =>
  listOf(COMBAT_CARDS.filter((card) => deck[card] !== 0).map((card) => `${deck[card]} ${CARD_NAMES[card]}`));
const names = (cards: readonly { readonly name: string }[]): string =>
  listOf(cards.map(({ name }) => nameOr(name, 'carte sans nom')));

const Hero = ({ spec, title }: { readonly spec: FighterSpec; readonly title: string }): JSX.Element => {
  const card = cardOf(spec.hero);
  if (card === undefined) return <p class="aside">{typeset(`${title} : carte inconnue`)}</p>;
  const tag = (field: string): JSX.Element | null => (heroOrigin(card, field) === 'example' ? <ExampleTag /> : null);
  const {
    deck = STARTING_DECK,
    spells = [],
    consumables = [],
    goods = [],
    gear = [],
    soldiers = 0,
    eternium = 0,
  } = spec;
  return (
    <table class="side-sheet">
      <caption>{typeset(`${title} : ${nameOr(card.name, 'sans nom')}`)}</caption>
      <tbody>
        <Line label="Faction">{typeset(FACTION_NAMES[card.faction])}</Line>
        <Line label="PS">
          {typeset(`${spec.health ?? card.health} sur ${card.health}`)} {tag('health')}
        </Line>
        <Line label="Initiative">
          {card.initiative} {tag('initiative')}
        </Line>
        <Line label="Esprit">
          {card.spirit} {tag('spirit')}
        </Line>
        {card.weapons.map(({ name, kind, surge }, i) => (
          <Line key={i} label={`${nameOr(name, 'Arme')} (${WEAPON_NAMES[kind]})`}>
            {typeset(`surcharge : ${says(surge)}`)} {tag(`weapons.${i}.surge`)}
          </Line>
        ))}
        {card.start === undefined ? null : (
          <Line label="Début de combat">
            {typeset(says(card.start))} {tag('start')}
          </Line>
        )}
        <Line label={`Paquet, ${plural(sizeOf(deck), 'carte', 'cartes')}`}>{typeset(deckText(deck))}</Line>
        {soldiers === 0 && eternium === 0 ? null : (
          <Line label="Avec lui">{typeset(`${soldiersText(soldiers)}, ${eternium} Eternium`)}</Line>
        )}
        {gear.length === 0 ? null : (
          <Line label="Équipement">
            {typeset(listOf(gear.map(({ name, zone, value }) => `${name} (${value} en ${ZONE_NAMES[zone]})`)))}
          </Line>
        )}
        {spells.length + consumables.length + goods.length === 0 ? null : (
          <Line label="Cartes">{typeset(names([...spells, ...consumables, ...goods]))}</Line>
        )}
      </tbody>
    </table>
  );
};
const Enemy = ({ card, health }: { readonly card: EpicCard; readonly health: number | undefined }): JSX.Element => {
  const tag = (field: string): JSX.Element | null => (cardOrigin(card, field) === 'example' ? <ExampleTag /> : null);
  return (
    <table class="side-sheet">
      <caption>
        {typeset(`${card.type === 'boss' ? 'Boss' : 'Créature épique'} : ${nameOr(card.name, 'sans nom')}`)}
      </caption>
      <tbody>
        <Line label="PS">
          {typeset(`${health ?? card.health} sur ${card.health}`)} {tag('health')}
        </Line>
        <Line label="Initiative">
          {card.initiative} {tag('initiative')}
        </Line>
        <Line label="Attaque">
          {card.attack} {tag('attack')}
        </Line>
        <Line label="Défense">
          {card.defense} {tag('defense')}
        </Line>
        {card.passive === undefined ? null : (
          <Line label="Passive">
            {typeset(says(card.passive))} {tag('passive')}
          </Line>
        )}
        {card.surge === undefined ? null : (
          <Line label="Surcharge">
            {typeset(says(card.surge))} {tag('surge')}
          </Line>
        )}
        <Line label="Domptage">
          {card.cost === null ? 'impossible' : typeset(`${card.cost} Eternium`)} {tag('cost')}
        </Line>
      </tbody>
    </table>
  );
};
export const CombatView = ({ scenario }: { readonly scenario: CombatScenario }): JSX.Element => {
  const { active, defender, enemy, place, draws } = scenario;
  const card = typeof enemy?.card === 'string' ? epicOf(enemy.card) : enemy?.card;
  const near = (place?.near ?? []).map(({ name }) => nameOr(name, 'zone sans nom'));
  return (
    <div class="combat-view">
      <Hero spec={active} title="Héros actif" />
      {defender === undefined ? null : <Hero spec={defender} title="Défenseur" />}
      {card === undefined ? null : <Enemy card={card} health={enemy?.health} />}
      <p class="small">
        {typeset(
          `${place?.name ?? 'Le lieu du combat'}, ${place?.kind === 'contree' ? 'contrée sauvage' : 'avant-poste'}${near.length === 0 ? '' : ` ; à côté : ${listOf(near)}`}.`,
        )}
      </p>
      {draws?.map((cards, side) =>
        cards.length === 0 ? null : (
          <p class="small" key={side}>
            {typeset(
              `Pioches décidées d’avance, ${side === 0 ? 'camp actif' : 'camp adverse'} : ${cards.map((one) => CARD_NAMES[one]).join(', ')}.`,
            )}
          </p>
        ),
      )}
    </div>
  );
};
const Board = later(() => import('../../CombatBoard.tsx').then(({ CombatBoard }) => CombatBoard));
export const CombatPane = sceneOver(combatSetup, Board, CombatView);

// Beside the map, each team: reserve, PV, cards, then its heroes and what they carry. Then what merchants offer.
import type { JSX } from 'preact';
import { activeHero, healthOf } from '../../engine/fields-of-eternia/partie/board.ts';
import type { HeroIx, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { AnyCard, CardId } from '../../engine/fields-of-eternia/types.ts';
import { CONDITION_NAMES, effectsText, signed } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typographie } from '../../plugins/typography.ts';
import { PawnIcon } from '../play/PawnMark.tsx';
import { Fact } from './Facts.tsx';
import { cardName, heroName, heroPawn, zoneName } from './partie-view.ts';
import { MERCHANT_NAMES, MERCHANT_ORDER, pawnOf } from './words.ts';

const BONUS: Readonly<Record<string, string>> = {
  initiative: 'initiative',
  attaque: 'attaque',
  defense: 'défense',
  esprit: 'esprit',
  corps: 'corps',
  deplacement: 'déplacement',
};
const bonusText = (bonus: object): string =>
  Object.entries(bonus)
    .flatMap(([key, value]) =>
      value === true
        ? [key === 'vol' ? 'vol' : 'soldats dans sa base']
        : typeof value === 'number' && value !== 0
          ? [`${signed(value)} ${BONUS[key] ?? key}`]
          : [],
    )
    .join(', ');
/** What a card does, in a few words. */
const cardText = (card: AnyCard | undefined): string => {
  if (card === undefined) return '';
  if (card.text !== undefined) return card.text;
  if (card.type === 'victoire') return `${card.main.text} Puis : ${card.second.text}`;
  return [
    ...('bonus' in card && card.bonus !== undefined ? [bonusText(card.bonus)] : []),
    ...('starred' in card && card.starred !== undefined
      ? [`${bonusText(card.starred.bonus)} ${CONDITION_NAMES[card.starred.when]}`]
      : []),
    ...('effects' in card && card.effects !== undefined && card.effects.length > 0 ? [effectsText(card.effects)] : []),
  ].join(' ; ');
};
const CardChips = ({
  state,
  ids,
  label,
  costs = false,
}: {
  readonly state: PartieState;
  readonly ids: readonly CardId[];
  readonly label: string;
  readonly costs?: boolean;
}): JSX.Element | null =>
  ids.length === 0 ? null : (
    <ul class="chips" aria-label={typographie(label)}>
      {ids.map((id, i) => {
        const card = state.fixed.cards[id];
        const cost = costs && card !== undefined && 'cost' in card && card.cost !== null ? ` · ${card.cost}` : '';
        return (
          <li key={`${id}${i}`}>
            <span class={card === undefined ? 'chip hidden-card' : 'chip'} title={typographie(cardText(card))}>
              {typographie(`${cardName(state, id)}${cost}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );

const Hero = ({ state, hero }: { readonly state: PartieState; readonly hero: HeroIx }): JSX.Element | null => {
  const mine = state.heroes[hero];
  const sheet = state.fixed.heroes[hero];
  if (mine === undefined || sheet === undefined) return null;
  const carried = [
    ...(mine.ally === null ? [] : [mine.ally]),
    ...(mine.mount === null ? [] : [mine.mount]),
    ...mine.worn,
  ];
  return (
    <li class={`team-hero${mine.activated ? ' done' : ''}`}>
      <p class="foe-name">
        <PawnIcon look={heroPawn(state, hero)} />
        <b>{typographie(heroName(state, hero))}</b>
        {activeHero(state) === hero ? (
          <span class="side-mark">à son tour</span>
        ) : mine.activated ? (
          <span class="side-mark quiet">déjà activé</span>
        ) : null}
      </p>
      <p class="team-where">
        {typographie(
          `PS ${healthOf(state, hero)} sur ${sheet.health} · ${mine.zone === '' ? 'à placer' : zoneName(state, mine.zone)}`,
        )}
      </p>
      <CardChips state={state} ids={carried} label={`${sheet.name}, sur lui`} />
      <CardChips state={state} ids={[...mine.pack, ...mine.spells]} label={`${sheet.name}, sac et sorts`} />
    </li>
  );
};

export const Teams = ({ state }: { readonly state: PartieState }): JSX.Element => (
  <div class="foe-sides">
    {state.fixed.teams.map(({ name, heroes }, team) => {
      const mine = state.teams[team];
      if (mine === undefined) return null;
      const won = state.end?.winners.includes(team as 0) === true;
      return (
        <section class="foe-side" key={name} aria-label={typographie(name)}>
          <p class="foe-name">
            <PawnIcon look={pawnOf(team, '')} />
            <b>{typographie(name)}</b>
            {won ? <span class="side-mark">vainqueur</span> : null}
          </p>
          <ul class="foe-facts">
            <Fact name="PV">{mine.pv}</Fact>
            <Fact name="Eternium">{mine.eternium}</Fact>
            <Fact name="Soldats en réserve">{mine.reserve}</Fact>
            {mine.debt > 0 ? <Fact name="Dette">{mine.debt}</Fact> : null}
          </ul>
          <ul class="team-heroes">
            {heroes.map((hero) => (
              <Hero key={hero} state={state} hero={hero} />
            ))}
          </ul>
          {mine.hand.length + mine.shown.length + mine.finished.length === 0 ? null : (
            <details class="team-victory">
              <summary>
                {typographie(
                  `Cartes victoire : ${plural(mine.hand.length, 'carte en main', 'cartes en main')}${mine.shown.length > 0 ? `, ${mine.shown.length} à moitié` : ''}${mine.finished.length > 0 ? `, ${plural(mine.finished.length, 'réussie', 'réussies')}` : ''}`,
                )}
              </summary>
              <CardChips state={state} ids={[...mine.hand, ...mine.shown, ...mine.finished]} label="Cartes victoire" />
            </details>
          )}
        </section>
      );
    })}
  </div>
);
export const Offers = ({ state }: { readonly state: PartieState }): JSX.Element | null => {
  const open = MERCHANT_ORDER.flatMap((merchant) => {
    const cards = state.offers[merchant];
    return cards === null || cards.length === 0 ? [] : [{ merchant, cards }];
  });
  if (open.length === 0) return null;
  return (
    <div class="foe-offers">
      {open.map(({ merchant, cards }) => (
        <div class="foe-hand" key={merchant}>
          <p>{typographie(`Offre de la ${MERCHANT_NAMES[merchant]}`)}</p>
          <CardChips state={state} ids={cards} label={`Offre de la ${MERCHANT_NAMES[merchant]}`} costs />
        </div>
      ))}
    </div>
  );
};

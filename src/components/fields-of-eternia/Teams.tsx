// Who is in the game, on a sheet over the map: each hero, its life, where it stands, what it carries; then what merchants offer.
import type { JSX } from 'preact';
import { activeHero, healthNow } from '../../engine/fields-of-eternia/partie/board.ts';
import type { HeroIx, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { AnyCard, CardId } from '../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes, PawnShape } from '../scene/pieces.tsx';
import { gainsOf } from './card-facts.ts';
import { cardName, heroName, heroPawn, zoneName } from './partie-view.ts';
import { SIDES } from './sides.ts';
import { MERCHANT_NAMES, MERCHANT_ORDER } from './words.ts';

/** What a card does, in a few words. */
const cardText = (card: AnyCard | undefined): string => {
  if (card === undefined) return '';
  if (card.text !== undefined) return card.text;
  if (card.type === 'victoire') return `${card.main.text} Puis : ${card.second.text}`;
  return gainsOf(card).join(' ; ');
};
const CardList = ({
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
    <ul class="foe-carried" aria-label={typeset(label)}>
      {ids.map((id, i) => {
        const card = state.fixed.cards[id];
        const cost = costs && card !== undefined && 'cost' in card && card.cost !== null ? ` · ${card.cost}` : '';
        const does = cardText(card);
        return (
          <li key={`${id}${i}`}>
            <b>{typeset(`${cardName(state, id)}${cost}`)}</b> {does === '' ? null : typeset(does)}
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
  const when = activeHero(state) === hero ? 'à son tour' : mine.activated ? 'a déjà joué' : undefined;
  return (
    <li class="foe-who">
      <svg viewBox="-64 -64 128 128" aria-hidden="true" focusable="false">
        <PawnShape {...heroPawn(state, hero)} />
      </svg>
      <div>
        <p>
          <b>{typeset(heroName(state, hero))}</b>
          {when === undefined ? null : <span class="foe-when">{typeset(when)}</span>}
        </p>
        <p class="foe-where">
          {typeset(
            `PS ${healthNow(state, hero)} sur ${sheet.health} · ${mine.zone === '' ? 'à placer' : zoneName(state, mine.zone)}`,
          )}
        </p>
        <CardList state={state} ids={carried} label={`${sheet.name}, sur lui`} />
        <CardList state={state} ids={[...mine.pack, ...mine.spells]} label={`${sheet.name}, sac et sorts`} />
      </div>
    </li>
  );
};

export const Teams = ({ state }: { readonly state: PartieState }): JSX.Element => (
  <div class="foe-columns">
    {state.fixed.teams.map(({ name, heroes }, team) => (
      <section key={name} class={classes('foe-column', SIDES[team])} aria-label={typeset(name)}>
        <p class="base-title">{typeset(name)}</p>
        <ul>
          {heroes.map((hero) => (
            <Hero key={hero} state={state} hero={hero} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);
/** What lies open at the merchants. */
export const Offers = ({ state }: { readonly state: PartieState }): JSX.Element | null => {
  const open = MERCHANT_ORDER.flatMap((merchant) => {
    const cards = state.offers[merchant];
    return cards === null || cards.length === 0 ? [] : [{ merchant, cards }];
  });
  if (open.length === 0) return null;
  return (
    <div class="foe-columns">
      {open.map(({ merchant, cards }) => (
        <section class="foe-column" key={merchant}>
          <p class="base-title">{typeset(`Offre de la ${MERCHANT_NAMES[merchant]}`)}</p>
          <CardList state={state} ids={cards} label={`Offre de la ${MERCHANT_NAMES[merchant]}`} costs />
        </section>
      ))}
    </div>
  );
};

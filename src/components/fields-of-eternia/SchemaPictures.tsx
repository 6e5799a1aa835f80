// The things of a strip, and a card drawn large with its parts numbered. What they mean is said in the words beside them.
import type { JSX } from 'preact';
import { GRID_ZONES, type AnyCard } from '../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Card, CardBack, type CardLine } from '../scene/cards.tsx';
import { Emblem } from '../scene/emblem.tsx';
import { classes, PawnShape } from '../scene/pieces.tsx';
import { NamedParts } from '../scene/Strip.tsx';
import { cardFacts } from './card-facts.ts';
import { checked } from './check.tsx';
import { CombatCardMark } from './CombatCards.tsx';
import { shownTotal } from './CombatGrid.tsx';
import { WildDie } from './Dice.tsx';
import { emblemOf, SIGNS, STALLS, ZONE_EMBLEMS } from './emblems.ts';
import type { CardPart, PartsSchema, Picture } from './schemas-kit.ts';
import { sideLook } from './sides.ts';
import { ZONE_LABELS } from './words.ts';

const JEU = 'fields-of-eternia';
const SILENT = ''; // the words beside it say it

const KINDS: Readonly<Record<AnyCard['type'], { readonly emblem: string; readonly foot: string }>> = {
  creature: { emblem: SIGNS.skull, foot: 'créature' },
  allie: { emblem: SIGNS.skull, foot: 'allié' },
  evenement: { emblem: SIGNS.quest, foot: 'événement' },
  quete: { emblem: SIGNS.quest, foot: 'quête' },
  'creature-epique': { emblem: SIGNS.boss, foot: 'créature épique' },
  boss: { emblem: SIGNS.boss, foot: 'boss' },
  equipement: { emblem: STALLS.boutique, foot: 'équipement' },
  sort: { emblem: STALLS.guilde, foot: 'sort' },
  vehicule: { emblem: STALLS.forge, foot: 'véhicule' },
  victoire: { emblem: SIGNS.victory, foot: 'carte victoire' },
};
const SPELL_USES = { plateau: 'sort de plateau', combat: 'sort de combat', deux: 'sort des deux types' } as const;
const footOf = (card: AnyCard): string =>
  card.type === 'equipement'
    ? card.subtype === undefined
      ? card.kind
      : `${card.kind} · ${card.subtype}`
    : card.type === 'sort'
      ? SPELL_USES[card.use]
      : KINDS[card.type].foot;
const linesOf = (card: AnyCard, done: number): readonly CardLine[] =>
  card.type === 'victoire'
    ? [card.main, card.second].map(({ text, pv }, i) => ({
        text: typeset(`${text} ${pv} PV`),
        state: i < done ? 'done' : undefined,
      }))
    : cardFacts(card).map((text) => ({ text: typeset(text) }));
const PrintedCard = ({ card, price, done = 0 }: Extract<Picture, { readonly is: 'card' }>): JSX.Element => {
  const cost = price ?? ('cost' in card ? card.cost : null);
  const fought = 'health' in card;
  return (
    <Card
      jeu={JEU}
      title={card.name}
      kind={`foe-${card.type}`}
      emblem={fought ? emblemOf(card.id) : KINDS[card.type].emblem}
      corner={cost === null ? undefined : `${cost}`}
      lines={linesOf(card, done)}
      foot={footOf(card)}
    />
  );
};

/** The three columns of one side, as they lie on the table: totals above, cards under them. */
const MiniGrid = ({ state, side }: Extract<Picture, { readonly is: 'grid' }>): JSX.Element => (
  <div class="foe-mini">
    {GRID_ZONES.map((zone) => (
      <div key={zone}>
        <svg viewBox="-32 -32 64 64">
          <Emblem jeu={JEU} name={ZONE_EMBLEMS[zone]} />
        </svg>
        <small>{ZONE_LABELS[zone]}</small>
        <b>{shownTotal(state, side, zone)?.sum ?? '?'}</b>
        <span>
          {state.sides[side].grid[zone].map((laid, i) => (
            <CombatCardMark key={i} laid={laid} />
          ))}
        </span>
      </div>
    ))}
  </div>
);
const FEW = 2;
const Signs = ({ emblem, kind, count, gone }: Extract<Picture, { readonly is: 'sign' }>): JSX.Element => (
  <>
    {Array.from({ length: count + gone }, (_, i) => (
      <svg
        key={i}
        class={classes('foe-sign', kind, i >= count && 'gone', count + gone > FEW && 'many')}
        viewBox="-34 -34 68 68"
      >
        <circle r="32" />
        <Emblem jeu={JEU} name={emblem} at={22} />
      </svg>
    ))}
  </>
);
export const Thing = ({ picture }: { readonly picture: Picture }): JSX.Element => {
  switch (picture.is) {
    case 'pawn': {
      const { card, side, life = 0, of = 0, faded = false, played = false } = picture;
      return (
        <svg class="sc-piece" viewBox="-64 -64 128 128">
          <PawnShape
            jeu={JEU}
            emblem={emblemOf(card)}
            life={life}
            of={of}
            {...sideLook(side)}
            faded={faded}
            badge={played ? checked : undefined}
          />
        </svg>
      );
    }
    case 'laid':
      return <CombatCardMark laid={picture.laid} />;
    case 'die':
      return <WildDie face={picture.face} />;
    case 'sign':
      return <Signs {...picture} />;
    case 'number':
      return <b class="sc-number">{picture.value}</b>;
    case 'op':
      return <i class="sc-sign">{picture.op}</i>;
    case 'card':
      return <PrintedCard {...picture} />;
    case 'back':
      return <CardBack said={SILENT} count={picture.count} />;
    case 'grid':
      return <MiniGrid {...picture} />;
  }
};

const partsAt = (parts: readonly CardPart[], at: CardPart['at']): readonly CardPart[] =>
  parts.filter((part) => part.at === at);
/** A card as large as its parts ask: name, figures, then lines; each bears its number. */
export const CardParts = ({ figure: { emblem, side, parts } }: { readonly figure: PartsSchema }): JSX.Element => (
  <NamedParts kind="fiche" parts={parts.map(({ name, what }) => [name, what] as const)}>
    <div class={classes('foe-fiche', side)}>
      <svg viewBox="-34 -34 68 68">
        <Emblem jeu={JEU} name={emblem} />
      </svg>
      {partsAt(parts, 'name').map(({ shown, name }) => (
        <p class="part" key={name}>
          {typeset(shown)}
        </p>
      ))}
      <ul>
        {partsAt(parts, 'fact').map(({ label = '', shown, name }) => (
          <li class="part" key={name}>
            {typeset(label)} <b>{typeset(shown)}</b>
          </li>
        ))}
      </ul>
      {partsAt(parts, 'line').map(({ label, shown, name }) => (
        <p class="part line" key={name}>
          {label === undefined ? null : <b>{typeset(label)} </b>}
          {typeset(shown)}
        </p>
      ))}
    </div>
  </NamedParts>
);

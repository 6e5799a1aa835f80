// The things of a strip, the sheet of an HQ, the turns of the missions. What they mean is said in the words beside them.
import type { JSX } from 'preact';
import { cardOf, CARDS, EVENT_NAME, EVENT_TILE } from '../../engine/versus/data.ts';
import type { Camp, TileId } from '../../engine/versus/types.ts';
import { diceWord } from '../../engine/versus/words.ts';
import { typeset } from '../../plugins/typography.ts';
import { ruleOf } from '../../site/rulebook.ts';
import { Disc, Tile } from '../scene/cards.tsx';
import { classes, PawnShape } from '../scene/pieces.tsx';
import { CubePlaces } from './Counters.tsx';
import { emblemOf } from './emblems.ts';
import { TokenShape } from './Objectives.tsx';
import { shortName } from './plaques.ts';
import type { ChecksSchema, Picture, SheetSchema } from './schemas-kit.ts';

const many = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const nameOf = (tile: TileId, camp: Camp): string =>
  shortName(tile === EVENT_TILE[camp] ? EVENT_NAME[camp] : (cardOf(CARDS, tile)?.name ?? tile));
const Crown = (): JSX.Element => (
  <svg class="vs-crown" viewBox="0 0 16 16">
    <path d="M2 12V5l3.5 3L8 3l2.5 5L14 5v7z" />
  </svg>
);
export const Thing = ({ picture }: { readonly picture: Picture }): JSX.Element => {
  switch (picture.is) {
    case 'tile': {
      const { tile, camp, price, look, hq = false } = picture;
      return (
        <Tile
          jeu="versus"
          name={nameOf(tile, camp)}
          emblem={emblemOf(tile, camp)}
          kind={classes(camp, tile === EVENT_TILE[camp] && 'event', hq && 'hq')}
          price={price === undefined ? undefined : `${price}`}
          look={look}
        >
          {hq ? <Crown /> : null}
        </Tile>
      );
    }
    case 'pawn':
      return (
        <svg class="sc-piece" viewBox="-60 -60 120 128">
          <PawnShape
            jeu="versus"
            emblem={emblemOf(picture.tile, picture.camp)}
            life={0}
            of={0}
            side={picture.camp === 'villain' ? 'villains' : 'heroes'}
            square={picture.camp === 'villain'}
            faded={picture.faded === true}
          />
        </svg>
      );
    case 'discs':
      return (
        <span class="vs-row">
          {many(picture.count).map((i) => (
            <Disc key={i} look={picture.look} />
          ))}
        </span>
      );
    case 'cubes':
      return (
        <CubePlaces
          camp={picture.camp}
          cubes={picture.cubes}
          saturation={{ move: null, defence: null, reroll: null, [picture.place]: picture.most }}
          only={picture.place}
        />
      );
    case 'token':
      return (
        <>
          {many(picture.count).map((i) => (
            <svg key={i} class="vs-token" viewBox="-36 -36 72 76">
              <TokenShape token={picture.token} look={picture.look} />
            </svg>
          ))}
        </>
      );
    case 'number':
      return <b class="sc-number">{picture.value}</b>;
    case 'sign':
      return <i class="sc-sign">{picture.sign}</i>;
  }
};

const DieMark = ({ colour }: { readonly colour: string }): JSX.Element => (
  <i class={`vs-die ${colour}`} aria-hidden="true" />
);
export const Sheet = ({ figure }: { readonly figure: SheetSchema }): JSX.Element => (
  <div class="vs-night vs-sheet" data-camp={figure.camp}>
    <div aria-hidden="true">
      {figure.tiles.map(({ id, name }) => (
        <Tile
          key={id}
          jeu="versus"
          name={shortName(name)}
          emblem={emblemOf(id, figure.camp)}
          kind={`${figure.camp} hq`}
          price={`${figure.cost}`}
        />
      ))}
    </div>
    <ul>
      {figure.effects.map(({ kind, rules, dice, marks }, i) => (
        <li key={rules[0]}>
          {i === 0 || figure.connector === undefined ? null : `${figure.connector} `}
          <b>{kind}</b> {typeset(ruleOf(rules[0] ?? '').title)}
          {dice.length + marks.length === 0 ? null : (
            <span class="vs-marks">
              {dice.map(({ colour, count, reroll }) => (
                <span key={colour}>
                  {many(count).map((n) => (
                    <DieMark key={n} colour={colour} />
                  ))}
                  {typeset(diceWord(count, colour, reroll))}
                </span>
              ))}
              {marks.map((mark) => (
                <span key={mark}>{typeset(mark)}</span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
);

export const Checks = ({ figure: { turns, rows } }: { readonly figure: ChecksSchema }): JSX.Element => (
  <table class="vs-night vs-checks">
    <thead>
      <tr>
        <td />
        {many(turns).map((i) => (
          <th scope="col" key={i}>
            <span class="sr">Tour </span>
            {i + 1}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ title, turn, check }) => (
        <tr key={title}>
          <th scope="row">{typeset(title)}</th>
          {many(turns).map((i) => (
            <td key={i}>
              {i + 1 > turn ? null : (
                <svg viewBox="0 0 26 12" aria-hidden="true">
                  {([1, 2] as const).map((n) =>
                    i + 1 === turn && n > check ? null : (
                      <circle
                        key={n}
                        class={i + 1 === turn && n === check ? 'last' : undefined}
                        cx={n * 13 - 6.5}
                        cy="6"
                        r="4.5"
                      />
                    ),
                  )}
                </svg>
              )}
              {i + 1 === turn ? <span class="sr">{`vérification ${check}, la dernière`}</span> : null}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

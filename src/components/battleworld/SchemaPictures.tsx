// The things of a strip, and a card or a module drawn large with its parts numbered. What they mean is said in the words beside them.
import type { JSX } from 'preact';
import { MODULE_RESISTANCE } from '../../engine/battleworld/data.ts';
import { classes, Coins, Die, PawnShape } from '../scene/pieces.tsx';
import { NamedParts } from '../scene/Strip.tsx';
import { ModuleShape, pawnOf, Wings } from './pawns.tsx';
import type { PartsSchema, Picture } from './schemas-kit.ts';
import { SheetCard } from './SheetCard.tsx';
import { KIND_ICONS, SIDE_NAMES, spotWord } from './words.ts';

const NO_NAME = (id: string): string => id;
const COIN_NAMES = { bolt: 'Puissance', turn: 'Relance', star: 'Victoire', drop: 'Blessure' } as const;

const Token = ({ side }: { readonly side: 'heroes' | 'villains' }): JSX.Element => (
  <svg class={classes('bw-token', side)} viewBox="-50 -50 100 108">
    <circle class="edge" cy="8" r="44" />
    <circle class="top" r="44" />
    <text y="6">{SIDE_NAMES[side]}</text>
  </svg>
);
const Rounds = ({ round, of }: { readonly round: number; readonly of: number }): JSX.Element => (
  <span class={classes('bw-pips', round >= of && 'full')}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < round ? 'on' : undefined} />
    ))}
  </span>
);

export const Thing = ({ picture }: { readonly picture: Picture }): JSX.Element => {
  switch (picture.is) {
    case 'die':
      return <Die faces={picture.faces} side={picture.side} value={picture.value} note={picture.note} />;
    case 'pawn': {
      const { badge: _, ...pawn } = pawnOf(picture.unit, NO_NAME, picture.strong);
      const { sheet, flightLost } = picture.unit;
      return (
        <svg class="sc-piece" viewBox="-76 -64 152 132">
          <PawnShape
            {...pawn}
            of={picture.bare === true ? 0 : pawn.of}
            badge={sheet.flying ? <Wings look={flightLost ? 'lost' : 'open'} /> : undefined}
          />
        </svg>
      );
    }
    case 'coins':
      return <Coins name={COIN_NAMES[picture.mark]} mark={picture.mark} value={picture.value} of={picture.of} />;
    case 'module':
      return (
        <svg class="bw-module" viewBox="0 0 100 100">
          <ModuleShape {...picture.module} />
        </svg>
      );
    case 'initiative':
      return <Token side={picture.side} />;
    case 'card':
      return <SheetCard unit={picture.unit} view={picture.view} still />;
    case 'rounds':
      return <Rounds round={picture.round} of={picture.of} />;
    case 'number':
      return <b class={classes('sc-number', picture.side)}>{picture.value}</b>;
    case 'sign':
      return <i class="sc-sign">{picture.sign}</i>;
  }
};

interface PlaceProps {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly icon?: string | undefined;
}
const Place = ({ n, x, y, icon }: PlaceProps): JSX.Element => (
  <g class="bw-place" transform={`translate(${x} ${y})`}>
    <rect x="-13" y="-13" width="26" height="26" rx="6" />
    {icon === undefined ? <text y="6">?</text> : <path d={icon} transform="translate(-9 -9) scale(.9)" />}
    <Numbered n={n} x={14} y={-13} />
  </g>
);
const Numbered = ({ n, x, y }: { readonly n: number; readonly x: number; readonly y: number }): JSX.Element => (
  <g class="sc-numbered" transform={`translate(${x} ${y})`}>
    <circle r="8" />
    <text y="3.6">{n}</text>
  </g>
);
const ModulePlaces = (): JSX.Element => (
  <svg class="bw-module-large" viewBox="0 0 160 170">
    <path class="wall" d="M8 50 80 8 152 50V162H8Z" />
    <Place n={1} x={80} y={46} icon={spotWord('module-repair:m', NO_NAME).icon} />
    <Place n={2} x={46} y={100} icon={KIND_ICONS.energy} />
    <Place n={3} x={114} y={100} />
    {Array.from({ length: MODULE_RESISTANCE }, (_, i) => (
      <rect key={i} class="pip" x={17 + i * 26} y="142" width="22" height="10" rx="3" />
    ))}
    <Numbered n={4} x={80} y={132} />
  </svg>
);

/** A card bears its numbers by the style sheet, on the parts themselves; a module in its drawing. */
export const Parts = ({ figure: { of, parts } }: { readonly figure: PartsSchema }): JSX.Element => (
  <NamedParts kind={of.is} parts={parts}>
    {of.is === 'card' ? <SheetCard unit={of.unit} view={of.view} still /> : <ModulePlaces />}
  </NamedParts>
);

// The things of a strip, and a movement card drawn large with its parts numbered. What they mean is said in the words beside them.
import type { JSX } from 'preact';
import type { PowerId } from '../../engine/battle-beyond-space/types.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes } from '../scene/pieces.tsx';
import { NamedParts } from '../scene/Strip.tsx';
import { CardMark } from './CardMark.tsx';
import { POWER_EMBLEMS } from './emblems.ts';
import type { Parts, Picture } from './schemas-kit.ts';
import { ShipIcon } from './ShipMark.tsx';
import { SpaceIcon } from './SpaceLayers.tsx';

/** A power card: its emblem, struck out once it has served; its back when nobody may read it. */
const PowerCard = ({ power, spent }: { readonly power: PowerId | null; readonly spent: boolean }): JSX.Element => (
  <svg class={classes('bbs-power-card', power === null && 'back', spent && 'spent')} viewBox="-40 -54 80 108">
    <rect x="-37" y="-51" width="74" height="102" rx="8" />
    {power === null ? <text y="14">?</text> : <Emblem jeu="battle-beyond-space" name={POWER_EMBLEMS[power]} at={26} />}
    {spent ? <path d="M-26 38 26-38" /> : null}
  </svg>
);
const Tokens = ({ left, of }: { readonly left: number; readonly of: number }): JSX.Element => (
  <span class="bbs-tokens">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < left ? 'on' : undefined} />
    ))}
  </span>
);

export const Thing = ({ picture }: { readonly picture: Picture }): JSX.Element => {
  switch (picture.is) {
    case 'ship':
      return <ShipIcon look={picture.look} />;
    case 'mark':
      return <SpaceIcon mark={picture.mark} />;
    case 'card':
      return <CardMark card={0} deck={picture.values === null ? undefined : [picture.values]} />;
    case 'power':
      return <PowerCard power={picture.power} spent={picture.spent === true} />;
    case 'tokens':
      return <Tokens left={picture.left} of={picture.of} />;
    case 'points':
      return <b class="sc-number">{`+${picture.value}`}</b>;
    case 'sign':
      return <i class="sc-sign">{picture.sign}</i>;
  }
};

/** The card bears its numbers by the style sheet, on the parts themselves. */
export const PartsFigure = ({ figure: { card, parts } }: { readonly figure: Parts }): JSX.Element => (
  <NamedParts kind="move" parts={parts}>
    <CardMark card={0} deck={[card]} large />
  </NamedParts>
);

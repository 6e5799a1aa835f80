// The things of a strip, and a movement card drawn large with its parts numbered. What they mean is said in the words beside them.
import type { JSX } from 'preact';
import type { PowerId } from '../../engine/battle-beyond-space/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes } from '../scene/pieces.tsx';
import { CardMark } from './CardMark.tsx';
import { POWER_EMBLEMS } from './emblems.ts';
import type { Parts, Picture, Strip } from './schemas-kit.ts';
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

const Thing = ({ picture }: { readonly picture: Picture }): JSX.Element => {
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
      return <b class="bbs-points">{`+${picture.value}`}</b>;
    case 'sign':
      return <i class="bbs-sign">{picture.sign}</i>;
  }
};

export const StripFigure = ({ figure }: { readonly figure: Strip }): JSX.Element => {
  const List = figure.ordered === true ? 'ol' : 'ul';
  return (
    <List class={classes('bbs-strip', figure.size)}>
      {figure.items.map(({ title, text, pictures }) => (
        <li key={title}>
          <div class="bbs-things" aria-hidden="true">
            {pictures.map((picture, i) => (
              <Thing key={i} picture={picture} />
            ))}
          </div>
          <p>
            <b>{typographie(title)}</b>
            {text === undefined ? null : <span> {typographie(text)}</span>}
          </p>
        </li>
      ))}
    </List>
  );
};

/** The card bears its numbers by the style sheet, on the parts themselves. */
export const PartsFigure = ({ figure }: { readonly figure: Parts }): JSX.Element => (
  <div class="bbs-parts">
    <div class="bbs-drawn" aria-hidden="true">
      <CardMark card={0} deck={[figure.card]} large />
    </div>
    <ol>
      {figure.parts.map(([name, what]) => (
        <li key={name}>
          <b>{typographie(name)}</b> {typographie(`: ${what}`)}
        </li>
      ))}
    </ol>
  </div>
);

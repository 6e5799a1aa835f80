// The characters and the modules of a board, as pieces.
import type { JSX } from 'preact';
import { MODULE_RESISTANCE } from '../../engine/battleworld/data.ts';
import type { UnitId } from '../../engine/battleworld/types.ts';
import { Emblem } from '../scene/emblem.tsx';
import type { BoardGround, GridToken } from '../scene/GridBoard.tsx';
import { classes, type PawnProps } from '../scene/pieces.tsx';
import { emblemOf, MODULE_EMBLEMS } from './emblems.ts';
import { type ModuleView, namer, type PartieView, type UnitView } from './view.ts';
import { spotWord } from './words.ts';

// One wing; the other is its mirror.
const WING = 'M-46-8C-60-14-70-26-72-44c14 10 26 13 40 15Z';
const CHECK = 'M4 10.5 8.3 15 16 5.5';

export const Wings = ({ look }: { readonly look: 'open' | 'lost' }): JSX.Element => (
  <g class={`wings ${look}`}>
    <path d={WING} />
    <path d={WING} transform="scale(-1 1)" />
  </g>
);
const Marks = ({
  icon,
  wings,
}: {
  readonly icon: string | undefined;
  readonly wings: 'open' | 'lost' | undefined;
}): JSX.Element => (
  <>
    {wings === undefined ? null : <Wings look={wings} />}
    {icon === undefined ? null : (
      <g class="mark" transform="translate(42 40)">
        <circle r="19" />
        <path d={icon} transform="translate(-11 -11) scale(1.1)" />
      </g>
    )}
  </>
);

export const pawnOf = (
  { sheet, side, life, spot, activated, flightLost }: UnitView,
  name: (id: string) => string,
  strong = false,
): PawnProps => ({
  jeu: 'battleworld',
  emblem: emblemOf(sheet.id),
  life,
  of: sheet.maxLife,
  side,
  square: side === 'villains',
  strong,
  faded: life <= 0,
  badge: (
    <Marks
      icon={spotWord(spot, name).icon ?? (activated ? CHECK : undefined)}
      wings={sheet.flying ? (flightLost ? 'lost' : 'open') : undefined}
    />
  ),
});

/** The pawns of those alive. `strong`: who acts now. */
export const tokensOf = (view: PartieView, strong: readonly UnitId[] = []): readonly GridToken[] => {
  const name = namer(view);
  return view.units
    .filter(({ life }) => life > 0)
    .map((unit) => {
      const acts = strong.includes(unit.id);
      const { id, cell, side, sheet, life, spot, activated, flightLost } = unit;
      const shows = `${[side, sheet.id, sheet.maxLife, sheet.flying, life, spot, activated, flightLost, acts]}`;
      return { id, cell, shows, ...pawnOf(unit, name, acts) };
    });
};

/** A module of a base, in a square of 100: its roof is that of its side, its resistance stands at its foot. */
export const ModuleShape = ({
  side,
  kind,
  resistance,
  under = false,
}: Pick<ModuleView, 'side' | 'kind' | 'resistance'> & { readonly under?: boolean }): JSX.Element => {
  const of = Math.max(MODULE_RESISTANCE, Math.min(10, resistance));
  const wide = 78 / of;
  return (
    <g class={classes('module', side, resistance <= 0 && 'broken', under && 'under')}>
      <path class="wall" d={side === 'heroes' ? 'M9 30 50 8 91 30V90H9Z' : 'M9 22H27V12H41V22H59V12H73V22H91V90H9Z'} />
      {resistance <= 0 ? (
        <path class="crack" d="M20 88 38 60 30 48 56 40 48 26 62 12" />
      ) : under ? null : (
        <g transform="translate(50 52)">
          <Emblem jeu="battleworld" name={MODULE_EMBLEMS[kind]} at={21} />
        </g>
      )}
      {Array.from({ length: of }, (_, i) => (
        <rect
          key={i}
          class={i < resistance ? 'pip' : 'pip off'}
          x={11 + i * wide + 1.5}
          y="79"
          width={wide - 3}
          height="8"
          rx="2"
        />
      ))}
    </g>
  );
};

export const groundsOf = (view: PartieView): readonly BoardGround[] =>
  view.modules.map(({ id, cell, ...module }) => ({
    id,
    cell,
    shows: JSON.stringify(module),
    draw: (under) => <ModuleShape {...module} under={under} />,
  }));

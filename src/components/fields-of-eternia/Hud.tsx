// The strip under a map: each team with its banner and what it owns, the round, and what unfolds over the map: heroes, cards, legend.
import type { ComponentChildren, JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { useClosing } from '../scene/closing.ts';
import { Fresh } from '../scene/fresh.ts';
import { classes } from '../scene/pieces.tsx';
import { HELMETS, SIGNS } from './emblems.ts';
import { RoundTrack } from './RoundTrack.tsx';
import { SIDES } from './sides.ts';

const Stat = ({
  emblem,
  count,
  said,
  kind,
  piece,
}: {
  readonly emblem: string;
  readonly count: number;
  readonly said: string;
  readonly kind: string;
  readonly piece: string;
}): JSX.Element => (
  <span class={`foe-stat ${kind}`} data-piece={piece}>
    <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
      <Emblem jeu="fields-of-eternia" name={emblem} />
    </svg>
    <b aria-hidden="true">{count}</b>
    <span class="sr">{typeset(said)}</span>
  </span>
);
const Team = ({ state, team }: { readonly state: PartieState; readonly team: number }): JSX.Element | null => {
  const mine = state.teams[team];
  const name = state.fixed.teams[team]?.name ?? '';
  if (mine === undefined) return null;
  return (
    <li
      class={classes('foe-team', SIDES[team], state.end?.winners.some((winner) => winner === team) === true && 'won')}
    >
      <b class="foe-team-name">{typeset(name)}</b>
      <Stat emblem={SIGNS.victory} count={mine.pv} kind="pv" said={`${mine.pv} PV.`} piece={`pv:${team}`} />
      <Stat
        emblem={SIGNS.crystal}
        count={mine.eternium}
        kind="eternium"
        said={`${mine.eternium} Eternium.`}
        piece={`purse:${team}`}
      />
      <Stat
        emblem={HELMETS[team] ?? HELMETS[0]}
        count={mine.reserve}
        kind="reserve"
        said={`${plural(mine.reserve, 'soldat', 'soldats')} en réserve.`}
        piece={`reserve:${team}`}
      />
      {mine.debt > 0 ? <span class="foe-debt">{typeset(`dette ${mine.debt}`)}</span> : null}
    </li>
  );
};

/** What lies over the map until it is put away, by Esc or a press elsewhere than on a place too. One at a time. Folded, it is in the page that the server sends; in a game under way, which changes at each step, it is drawn as it opens. */
export const Sheet = ({
  name,
  short,
  glance,
  children,
}: {
  readonly name: string;
  readonly short?: string;
  readonly glance?: ComponentChildren; // seen folded, in the place of its name, over the map
  readonly children: ComponentChildren;
}): JSX.Element => {
  const [open, setOpen] = useState(false);
  const live = useContext(Fresh);
  const box = useClosing<HTMLDetailsElement>(() => {
    const { current: sheet } = box;
    if (sheet?.open !== true) return;
    if (sheet.contains(document.activeElement)) sheet.querySelector('summary')?.focus({ preventScroll: true });
    sheet.open = false;
  });
  return (
    <details
      ref={box}
      class={classes('foe-sheet', glance !== undefined && 'foe-aims')}
      name="foe-sheet"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary class={short === undefined ? undefined : 'shortens'}>
        <span class={glance === undefined ? undefined : 'sr'}>{typeset(name)}</span>
        {glance}
        {short === undefined ? null : <span aria-hidden="true">{typeset(short)}</span>}
      </summary>
      <div class="foe-sheet-body" tabIndex={0} role="group" aria-label={typeset(name)}>
        {open || !live ? children : null}
      </div>
    </details>
  );
};

export const Hud = ({
  state,
  head,
  children,
}: {
  readonly state: PartieState;
  readonly head: string;
  readonly children: ComponentChildren; // the sheets
}): JSX.Element => (
  <div class="foe-hud">
    <ul class="foe-teams" aria-label="Équipes">
      {state.fixed.teams.map((_, team) => (
        <Team key={team} state={state} team={team} />
      ))}
    </ul>
    <p class="foe-round">{head}</p>
    <RoundTrack track={state.fixed.track} at={state.cell} />
    <div class="foe-sheets">{children}</div>
  </div>
);

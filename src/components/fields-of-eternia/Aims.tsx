// What the team that plays has still to do to win, and how far it is: over the map, at a glance.
import type { JSX } from 'preact';
import { activeHero } from '../../engine/fields-of-eternia/partie/board.ts';
import { doneOf, progressOf } from '../../engine/fields-of-eternia/partie/goals.ts';
import type { PartieState, Team } from '../../engine/fields-of-eternia/partie/types.ts';
import type { Goal, Objective } from '../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { HELMETS, SIGNS, TOWER, TREES } from './emblems.ts';

const SIGN: Readonly<Record<Goal['kind'], string>> = {
  'avant-postes': TOWER,
  'heros-vaincus': HELMETS[0],
  creatures: TREES[2],
  eternium: SIGNS.crystal,
  quetes: SIGNS.quest,
  texte: SIGNS.victory,
};
export interface Aim {
  readonly objective: Objective;
  readonly done: number;
  readonly near: number; // 0 to 1
}
/** The next goal of each card of the team that plays, or of the first whose cards are seen, the nearest first. */
export const aimsToWin = (state: PartieState): readonly Aim[] => {
  const { teams, fixed } = state;
  const aimsOf = (team: Team): readonly Aim[] =>
    (
      [
        ['hand', 'main'],
        ['shown', 'second'],
      ] as const
    ).flatMap(([where, part]) =>
      (teams[team]?.[where] ?? []).flatMap((id) => {
        const card = fixed.cards[id];
        if (card?.type !== 'victoire') return [];
        const objective = card[part];
        return [{ objective, done: doneOf(state, team, objective), near: progressOf(state, team, objective) }];
      }),
    );
  const hero = activeHero(state);
  const turn = hero === null ? undefined : fixed.teamOf[hero];
  const order = [...(turn === undefined ? [] : [turn]), ...teams.map((_, team) => team as Team)];
  return (order.map(aimsOf).find(({ length }) => length > 0) ?? []).toSorted((a, b) => b.near - a.near);
};
const Aims = ({ aims }: { readonly aims: readonly Aim[] }): JSX.Element => (
  <>
    {aims.map(({ objective: { text, goal, pv }, done }, i) => (
      <span class="foe-aim" key={i}>
        <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
          <Emblem jeu="fields-of-eternia" name={SIGN[goal.kind]} />
        </svg>
        <span class="foe-aim-text">{typeset(text)}</span>{' '}
        {goal.kind === 'texte' ? null : (
          <b>
            {done}/{goal.count}
          </b>
        )}{' '}
        <small>{typeset(`${pv} PV`)}</small>{' '}
      </span>
    ))}
  </>
);
export const glanceOf = (state: PartieState): JSX.Element | undefined => {
  const aims = aimsToWin(state);
  return aims.length === 0 ? undefined : <Aims aims={aims} />;
};

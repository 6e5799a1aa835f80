// The victory cards of each team: their goals, and which are reached. Where they may be renewed, one ticks those to change.
import type { JSX } from 'preact';
import { doneOf } from '../../engine/fields-of-eternia/partie/goals.ts';
import type { PartieState, Team } from '../../engine/fields-of-eternia/partie/types.ts';
import type { CardId, Objective } from '../../engine/fields-of-eternia/types.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import { Card, CardBack } from '../scene/cards.tsx';
import { SIGNS } from './emblems.ts';
import { SIDES } from './sides.ts';
import { useWhile } from '../scene/while.ts';

export interface Renewing {
  readonly open: (cards: readonly CardId[]) => boolean; // whether these may be changed together
  readonly label: (cards: readonly CardId[]) => string;
  readonly pick: (cards: readonly CardId[]) => void;
}
interface OneProps {
  readonly state: PartieState;
  readonly id: CardId;
  readonly reached: 0 | 1 | 2; // objectives
  readonly team: number;
  readonly tick?: { readonly on: boolean; readonly press: () => void } | undefined;
}
/** « Avoir dompté 2 créatures. 1/2 »: how far it is, where the engine sees it and nothing is due to it yet. */
const goalText = (state: PartieState, team: number, objective: Objective, reached: boolean): string =>
  typeset(
    reached || objective.goal.kind === 'texte'
      ? objective.text
      : `${objective.text} ${doneOf(state, team as Team, objective)}/${objective.goal.count}`,
  );
const One = ({ state, id, reached, team, tick }: OneProps): JSX.Element => {
  const card = state.fixed.cards[id];
  if (card === undefined || card.type !== 'victoire') return <CardBack said="Carte victoire cachée" />;
  const goals = [card.main, card.second];
  return (
    <Card
      jeu="fields-of-eternia"
      title={card.name}
      emblem={SIGNS.victory}
      kind={SIDES[team]}
      lines={goals.map((goal, i) => ({
        text: goalText(state, team, goal, i < reached),
        state: i < reached ? 'done' : undefined,
      }))}
      foot={reached === 2 ? 'réussie' : reached === 1 ? 'à moitié' : undefined}
      look={reached === 2 ? 'faded' : undefined}
      onOpen={tick?.press}
      picked={tick?.on}
      cell={tick === undefined ? undefined : `victoire:${id}`}
    />
  );
};
const Team = ({
  state,
  team,
  renewing,
}: {
  readonly state: PartieState;
  readonly team: number;
  readonly renewing: Renewing | undefined;
}): JSX.Element | null => {
  const [ticked, tick] = useWhile<PartieState, readonly CardId[]>(state, []);
  const mine = state.teams[team];
  if (mine === undefined || mine.hand.length + mine.shown.length + mine.finished.length === 0) return null;
  const press = (id: CardId): void =>
    tick(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id].toSorted());
  const own = renewing !== undefined && mine.hand.some((id) => renewing.open([id])) ? renewing : undefined;
  return (
    <section class="foe-column">
      <p class="base-title">{typeset(state.fixed.teams[team]?.name ?? '')}</p>
      <div class="foe-goals">
        {mine.hand.map((id, i) => (
          <One
            key={`${id}${i}`}
            state={state}
            id={id}
            reached={0}
            team={team}
            tick={own === undefined ? undefined : { on: ticked.includes(id), press: () => press(id) }}
          />
        ))}
        {mine.shown.map((id) => (
          <One key={id} state={state} id={id} reached={1} team={team} />
        ))}
        {mine.finished.map((id) => (
          <One key={id} state={state} id={id} reached={2} team={team} />
        ))}
      </div>
      {own === undefined ? null : (
        <button
          type="button"
          class="btn go"
          aria-disabled={ticked.length === 0}
          data-action={ticked.length === 0 ? undefined : JSON.stringify({ type: 'renew', cards: ticked })}
          onClick={() => ticked.length > 0 && own.pick(ticked)}
        >
          {ticked.length === 0 ? 'Cochez les cartes à changer' : own.label(ticked)}
        </button>
      )}
    </section>
  );
};
/** Whether a team holds cards that the reader may not see: it comes after those whose goals are read. */
const hides = ({ teams, fixed }: PartieState, team: number): boolean =>
  teams[team]?.hand.some((id) => fixed.cards[id] === undefined) === true;
export const Victory = ({
  state,
  renewing,
}: {
  readonly state: PartieState;
  readonly renewing?: Renewing | undefined;
}): JSX.Element => (
  <div class="foe-columns">
    {state.fixed.teams
      .map((_, team) => team)
      .toSorted((a, b) => Number(hides(state, a)) - Number(hides(state, b)))
      .map((team) => (
        <Team key={team} state={state} team={team} renewing={renewing} />
      ))}
  </div>
);
/** « Cartes victoire (3) ». */
export const victoryName = ({ teams }: PartieState): string | undefined => {
  const count = teams.reduce((sum, { hand, shown, finished }) => sum + hand.length + shown.length + finished.length, 0);
  return count === 0 ? undefined : plural(count, 'carte victoire', 'cartes victoire');
};

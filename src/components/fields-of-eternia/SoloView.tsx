// The sheet of a solo game: rounds, heroes, enemies, outposts, score so far; above it, the combat under way, drawn by what the caller gives.
import type { ComponentType, JSX } from 'preact';
import type { CombatAction } from '../../engine/fields-of-eternia/combat/types.ts';
import { damageOf, fullHealth, healthOf, nameOf } from '../../engine/fields-of-eternia/solo/board.ts';
import type {
  AnySoloAction,
  AnySoloEvent,
  FoughtEvent,
  Holder,
  SoloState,
} from '../../engine/fields-of-eternia/solo/types.ts';
import { LEVEL_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typographie } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { PawnIcon } from '../play/PawnMark.tsx';
import type { CombatBoardProps } from './CombatBoard.tsx';
import { Fact, Health } from './Facts.tsx';
import { isCombatAction, isCombatEvent } from './inner.ts';
import { RoundTrack } from './RoundTrack.tsx';
import { initialsOf, pawnOf } from './words.ts';

export type SoloBoardProps = BoardProps<SoloState, AnySoloAction, AnySoloEvent>;
const HOLDS: Readonly<Record<Holder, string>> = { ennemi: 'tenu par l’ennemi', nous: 'à vous', personne: 'à personne' };

const Fighters = ({ state, side }: { readonly state: SoloState; readonly side: 0 | 1 }): JSX.Element => {
  const rows =
    side === 0
      ? state.heroes.map(({ defeats }) => ({ gone: false, defeats }))
      : state.enemies.map(({ gone }) => ({ gone, defeats: 0 }));
  return (
    <section class="foe-side" aria-label={side === 0 ? 'Héros' : 'Ennemis'}>
      <p class="foe-name">
        <b>{side === 0 ? 'Vos héros' : 'Ennemis'}</b>
      </p>
      {rows.length === 0 ? <p>aucun</p> : null}
      <ul class="team-heroes">
        {rows.map(({ gone, defeats }, i) => {
          const name = nameOf(state.fixed, side, i);
          const player =
            side === 0 && state.fixed.players.length > 1
              ? state.fixed.players[state.fixed.heroes[i]?.player ?? 0]
              : undefined;
          return (
            <li class={`team-hero${gone ? ' done' : ''}`} key={`${name}${i}`}>
              <p class="foe-name">
                <PawnIcon look={pawnOf(side, initialsOf(name), { dim: gone })} />
                <b>{typographie(name)}</b>
                {player === undefined ? null : <span class="side-mark quiet">{player}</span>}
                {gone ? <span class="side-mark quiet">parti</span> : null}
                {defeats > 0 ? (
                  <span class="side-mark">{typographie(plural(defeats, 'défaite', 'défaites'))}</span>
                ) : null}
              </p>
              {gone ? null : (
                <Health
                  health={healthOf(state, side, i)}
                  most={fullHealth(state.fixed, side, i)}
                  note={
                    damageOf(state, side, i) === 0
                      ? undefined
                      : `· ${plural(damageOf(state, side, i), 'dégât', 'dégâts')}`
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
const Outposts = ({ state }: { readonly state: SoloState }): JSX.Element | null =>
  state.outposts.length === 0 ? null : (
    <table class="solo-outposts">
      <caption class="sr">Avant-postes</caption>
      <thead>
        <tr>
          <th scope="col">Avant-poste</th>
          <th scope="col">Tenu</th>
          <th scope="col">Soldats ennemis</th>
        </tr>
      </thead>
      <tbody>
        {state.outposts.map(({ held, soldiers }, i) => (
          <tr key={i} data-held={held}>
            <th scope="row">{typographie(state.fixed.outposts[i]?.name ?? '')}</th>
            <td>{HOLDS[held]}</td>
            <td>{soldiers}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

export const SoloView = ({
  Combat,
  state,
  events,
  options = [],
  onPick,
  label = ({ type }) => type,
}: SoloBoardProps & { readonly Combat: ComponentType<CombatBoardProps> }): JSX.Element => {
  const { fixed, round, turns, pv, eternium, debt, reserve, combat, score } = state;
  return (
    <div class="partie foe">
      {combat === null ? null : (
        <Combat
          state={combat}
          events={events.filter((event): event is FoughtEvent => isCombatEvent(event))}
          options={options.filter((one): one is CombatAction => isCombatAction(one))}
          {...(onPick === undefined ? {} : { onPick })}
          label={label}
        />
      )}
      <p class="partie-head">
        {typographie(`Solo, niveau ${LEVEL_NAMES[fixed.level]} · manche ${round + 1} sur ${fixed.track.length}`)}
      </p>
      <RoundTrack track={fixed.track} at={round} />
      {fixed.objective === '' ? null : <p>{typographie(`Objectif : ${fixed.objective}`)}</p>}
      <ul class="foe-facts">
        <Fact name="PV">{pv}</Fact>
        <Fact name="Eternium">{eternium}</Fact>
        {debt > 0 ? <Fact name="Dette">{debt}</Fact> : null}
        <Fact name="Tours de la manche">{turns}</Fact>
        <Fact name="Figurines ennemies en réserve">{reserve}</Fact>
        {score === null ? null : <Fact name="Score">{typographie(`${score.sum}`.replace('-', '−'))}</Fact>}
      </ul>
      <div class="foe-sides">
        <Fighters state={state} side={0} />
        <Fighters state={state} side={1} />
      </div>
      <Outposts state={state} />
    </div>
  );
};

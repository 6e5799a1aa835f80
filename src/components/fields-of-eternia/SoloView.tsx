// The sheet of a solo game as a table: rounds, heroes and enemies, outposts, the score as a track. Press who or what, then say what happened; a combat under way takes the place.
import type { ComponentType, JSX } from 'preact';
import type { CombatAction } from '../../engine/fields-of-eternia/combat/types.ts';
import { fullHealth, healthOf, nameOf } from '../../engine/fields-of-eternia/solo/board.ts';
import { scoreOf, sheetOf } from '../../engine/fields-of-eternia/solo/score.ts';
import { SCORE_NAMES } from '../../engine/fields-of-eternia/solo/score-names.ts';
import type {
  AnySoloAction,
  AnySoloEvent,
  FoughtEvent,
  Holder,
  ScorePart,
  ScoreTally,
  SoloState,
} from '../../engine/fields-of-eternia/solo/types.ts';
import { LEVEL_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes, Pawn } from '../scene/pieces.tsx';
import type { CombatBoardProps } from './CombatBoard.tsx';
import { counted } from './counted.ts';
import { Dusk } from './Dusk.tsx';
import { emblemOf, HELMETS, placeEmblem, SIGNS } from './emblems.ts';
import { isCombatAction, isCombatEvent } from './inner.ts';
import { RoundTrack } from './RoundTrack.tsx';
import { sideLook, SIDES } from './sides.ts';
import { soloThings } from './solo-aims.ts';
import { HereMenu } from '../scene/HereMenu.tsx';
import { useWhile } from '../scene/while.ts';
import { OverCell } from '../scene/OverCell.tsx';

export type SoloBoardProps = BoardProps<SoloState, AnySoloAction, AnySoloEvent>;
const HOLDS: Readonly<Record<Holder, string>> = { ennemi: 'tenu par l’ennemi', nous: 'à vous', personne: 'à personne' };
const HOLD_SIDES: Readonly<Record<Holder, string | undefined>> = {
  ennemi: SIDES[1],
  nous: SIDES[0],
  personne: undefined,
};

interface Hands {
  readonly open: (thing: string) => boolean;
  readonly picked: string | undefined;
  readonly press: (thing: string) => void;
  readonly menu: JSX.Element;
}
/** Something of the table: pressed when something can be said of it; what can is listed there. */
const Thing = ({
  thing,
  said,
  hands,
  children,
}: {
  readonly thing: string;
  readonly said: string;
  readonly hands: Hands;
  readonly children: JSX.Element;
}): JSX.Element => (
  <li class="solo-thing">
    {hands.open(thing) ? (
      <button
        type="button"
        class={classes('solo-press', hands.picked === thing && 'picked')}
        data-cell={thing}
        aria-expanded={hands.picked === thing}
        aria-label={typeset(said)}
        onClick={() => hands.press(thing)}
      >
        {children}
      </button>
    ) : (
      children
    )}
    {hands.picked === thing ? <OverCell data-bord="bas milieu">{hands.menu}</OverCell> : null}
  </li>
);

const Fighters = ({
  state,
  side,
  hands,
}: {
  readonly state: SoloState;
  readonly side: 0 | 1;
  readonly hands: Hands;
}): JSX.Element => {
  const rows =
    side === 0
      ? state.heroes.map(({ defeats }) => ({ gone: false, defeats }))
      : state.enemies.map(({ gone }) => ({ gone, defeats: 0 }));
  if (rows.length === 0) return <span />;
  return (
    <section class={classes('solo-side', SIDES[side])} aria-label={side === 0 ? 'Héros' : 'Ennemis'}>
      <p class="base-title">{side === 0 ? 'Vos héros' : 'Ennemis'}</p>
      <ul>
        {rows.map(({ gone, defeats }, i) => {
          const name = nameOf(state.fixed, side, i);
          const enemy = state.fixed.enemies[i];
          const id = side === 0 ? state.fixed.heroes[i]?.card.id : (enemy?.hero?.id ?? enemy?.card?.id);
          const [life, most] = [healthOf(state, side, i), fullHealth(state.fixed, side, i)];
          const said = gone ? `${name}, parti` : `${name}, PS ${life} sur ${most}`;
          return (
            <Thing key={`${name}${i}`} thing={`${side === 0 ? 'heros' : 'ennemi'}:${i}`} said={said} hands={hands}>
              <>
                <Pawn
                  jeu="fields-of-eternia"
                  piece={`${side === 0 ? 'heros' : 'ennemi'}:${i}`}
                  name={name}
                  emblem={emblemOf(id ?? name)}
                  life={gone ? 0 : life}
                  of={most}
                  {...sideLook(side)}
                  faded={gone}
                  said={said}
                />
                <span class="solo-note">
                  {typeset(
                    gone
                      ? 'parti'
                      : `${life} / ${most} PS${defeats > 0 ? ` · ${plural(defeats, 'défaite', 'défaites')}` : ''}`,
                  )}
                </span>
              </>
            </Thing>
          );
        })}
      </ul>
    </section>
  );
};
/** More outposts, or more people, than a small board holds side by side: there outposts lie under the two sides. */
const isMany = ({ outposts, heroes, enemies }: SoloState): boolean =>
  outposts.length > 3 || heroes.length + enemies.length > 3;
const Outposts = ({ state, hands }: { readonly state: SoloState; readonly hands: Hands }): JSX.Element | null =>
  state.outposts.length === 0 ? null : (
    <ul class="solo-outposts" aria-label="Avant-postes">
      {state.outposts.map(({ held, soldiers }, i) => {
        const name = state.fixed.outposts[i]?.name ?? '';
        const said = `${name}, ${HOLDS[held]}, ${plural(soldiers, 'soldat ennemi', 'soldats ennemis')}`;
        return (
          <Thing key={i} thing={`poste:${i}`} said={said} hands={hands}>
            <span class={classes('solo-post', HOLD_SIDES[held])} data-held={held} data-piece={`poste:${i}`}>
              <svg viewBox="-34 -34 68 68" aria-hidden="true" focusable="false">
                {held === 'ennemi' ? (
                  <rect x="-24" y="-24" width="48" height="48" rx="7" transform="rotate(45)" />
                ) : (
                  <circle r="31" />
                )}
                <Emblem
                  jeu="fields-of-eternia"
                  name={placeEmblem({ name, kind: 'avant-poste', tower: /^tour\b/i.test(name) })}
                  at={held === 'ennemi' ? 17 : 21}
                />
              </svg>
              <b>{typeset(name)}</b>
              <span class="solo-note">{HOLDS[held]}</span>
              <span class="solo-soldiers" aria-hidden="true">
                {Array.from({ length: Math.min(soldiers, 6) }, (_, one) => (
                  <svg key={one} viewBox="-32 -32 64 64">
                    <Emblem jeu="fields-of-eternia" name={HELMETS[1]} />
                  </svg>
                ))}
              </span>
              <span class="sr">{typeset(plural(soldiers, 'soldat ennemi', 'soldats ennemis'))}</span>
            </span>
          </Thing>
        );
      })}
    </ul>
  );

/** PV and Eternium are pressed to be changed; the rest follows. */
const Numbers = ({ state, hands }: { readonly state: SoloState; readonly hands: Hands }): JSX.Element => {
  const { pv, eternium, debt, turns, reserve } = state;
  const owed = debt > 0 ? `, dette ${debt}` : '';
  const facts: readonly (readonly [thing: string, emblem: string, value: string, said: string, piece: string])[] = [
    ['pv', SIGNS.victory, `${pv} PV`, `${pv} PV`, 'pv:0'],
    ['eternium', SIGNS.crystal, `${eternium}${owed}`, `${eternium} Eternium${owed}`, 'purse:0'],
    ['reserve', HELMETS[1], `${reserve}`, plural(reserve, 'figurine en réserve', 'figurines en réserve'), 'reserve:1'],
  ];
  return (
    <ul class="solo-numbers">
      {facts.map(([thing, emblem, value, said, piece]) => (
        <Thing key={thing} thing={thing} said={said} hands={hands}>
          <span class={`foe-stat ${thing}`} data-piece={piece}>
            <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
              <Emblem jeu="fields-of-eternia" name={emblem} />
            </svg>
            <b aria-hidden="true">{typeset(value)}</b>
            <span class="sr">{typeset(said)}</span>
          </span>
        </Thing>
      ))}
      {state.fixed.objective === '' && !hands.open('objectif') ? null : (
        <Thing thing="objectif" said={`Objectif : ${state.fixed.objective}`} hands={hands}>
          <span class="foe-stat quest">
            <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
              <Emblem jeu="fields-of-eternia" name={SIGNS.quest} />
            </svg>
            <b>{state.success ? 'Atteint' : 'Objectif'}</b>
          </span>
        </Thing>
      )}
      <li data-piece="tours">{typeset(plural(turns, 'tour joué', 'tours joués'))}</li>
    </ul>
  );
};

const SCORE_SHORT: Readonly<Record<ScorePart, string>> = {
  pv: 'PV',
  'avant-postes': 'postes',
  manches: 'manches',
  defaites: 'défaites',
  degats: 'dégâts',
  reussite: 'réussite',
};
const signed = (value: number): string => `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value)}`;
/** The score as a track: what each part adds or takes, then where it stands, or would if the game ended here. */
const ScoreTrack = ({ state, score }: { readonly state: SoloState; readonly score: ScoreTally }): JSX.Element => {
  const { parts, sum } = score;
  const name = state.score === null ? 'Score, si la partie finissait ici' : 'Score';
  return (
    <ol class="score-track" aria-label={typeset(name)}>
      {parts.map(({ what, value }) => (
        <li key={what} class={value < 0 ? 'less' : value > 0 ? 'more' : undefined}>
          <b>{signed(value)}</b> <span aria-hidden="true">{SCORE_SHORT[what]}</span>
          <span class="sr">{typeset(SCORE_NAMES[what])}</span>
        </li>
      ))}
      <li class={classes('sum', state.score !== null && 'over')} data-piece="score">
        <b>{signed(sum).replace('+', '')}</b> <span>{state.score === null ? 'ici' : 'score'}</span>
      </li>
    </ol>
  );
};

export const SoloView = ({
  Combat,
  ...props
}: SoloBoardProps & { readonly Combat: ComponentType<CombatBoardProps> }): JSX.Element => {
  const { state, events, options = [], onPick, label = ({ type }) => type, refusal } = props;
  const [picked, pick] = useWhile<SoloState, string | undefined>(state, undefined);
  if (state.combat !== null)
    return (
      <Combat
        state={state.combat}
        events={events.filter((event): event is FoughtEvent => isCombatEvent(event))}
        options={options.filter((one): one is CombatAction => isCombatAction(one))}
        {...(onPick === undefined ? {} : { onPick })}
        label={label}
        refusal={
          refusal !== undefined && isCombatAction(refusal.action) ? { ...refusal, action: refusal.action } : undefined
        }
      />
    );
  const { fixed, round } = state;
  const live = onPick !== undefined ? options : [];
  const hands: Hands = {
    open: (thing) => live.some((action) => soloThings(action).includes(thing)),
    picked,
    press: (thing) => pick(thing === picked ? undefined : thing),
    menu: (
      <HereMenu
        actions={live.filter((action) => picked !== undefined && soloThings(action).includes(picked))}
        label={label}
        onPick={(action) => onPick?.(action)}
        onClose={() => pick(undefined)}
        counted={counted}
      />
    ),
  };
  return (
    <div class="foe-solo-table">
      <Dusk />
      <p class="phase-title">
        {typeset(`Manche ${round + 1} sur ${fixed.track.length}`)}
        <small>{typeset(`Solo, niveau ${LEVEL_NAMES[fixed.level]}`)}</small>
      </p>
      {fixed.objective === '' ? null : <p class="solo-goal">{typeset(`Objectif : ${fixed.objective}`)}</p>}
      <RoundTrack track={fixed.track} at={round} />
      <Numbers state={state} hands={hands} />
      <div class={classes('solo-sides', isMany(state) && 'many')}>
        <Fighters state={state} side={0} hands={hands} />
        <Outposts state={state} hands={hands} />
        <Fighters state={state} side={1} hands={hands} />
      </div>
      <ScoreTrack state={state} score={state.score ?? scoreOf(sheetOf(state))} />
    </div>
  );
};

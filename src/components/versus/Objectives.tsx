// The pieces of a mission, as things: one drawing a token, a look a state. In a row beside the turn, or large where they lie.
import { inFrench } from '../../engine/kernel/alphabet.ts';
import { capital } from '../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import type { Mission, StateSpec, TokenSpec } from '../../engine/versus/mission/format.ts';
import type { Piece } from '../../engine/versus/mission/state.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes } from '../scene/pieces.tsx';
import { tokenEmblem } from './emblems.ts';
import type { Taps } from './places.ts';
import { Thing } from './Thing.tsx';

const numberOf = ({ id }: Piece): string => id.slice(id.lastIndexOf('-') + 1);
/** Asleep as it starts, awake in another state of the map, taken by a camp, gone. */
export const lookOf = (token: TokenSpec, state: StateSpec): string =>
  state.at === 'board'
    ? token.states[0]?.id === state.id
      ? 'asleep'
      : 'awake'
    : state.at === 'box'
      ? 'gone'
      : 'taken';
const RIMS: Readonly<Record<string, string>> = {
  asleep: 'M0-28A28 28 0 1 0 .01-28Z',
  awake: 'M0-33 11-27 24-24 27-11 33 0 27 11 24 24 11 27 0 33-11 27-24 24-27 11-33 0-27-11-24-24-11-27Z',
  taken: 'M0-28A28 28 0 1 0 .01-28Z',
  gone: 'M0-28A28 28 0 1 0 .01-28Z',
};
/** Centred on 0, some 34 around. */
export const TokenShape = ({ token, look }: { readonly token: string; readonly look: string }): JSX.Element => (
  <g class={classes('token', look)}>
    <path class="edge" d={RIMS[look]} transform="translate(0 5)" />
    <path class="rim" d={RIMS[look]} />
    <Emblem jeu="versus" name={tokenEmblem(token)} at={18} />
    {look === 'taken' ? <path class="check" d="M-16 2-4 15 20-14" /> : null}
    {look === 'gone' ? <path class="cross" d="M-17-17 17 17M17-17-17 17" /> : null}
  </g>
);

interface PieceProps {
  readonly piece: Piece;
  readonly token: TokenSpec;
  readonly state: StateSpec;
  readonly piecePrefix?: string; // its identity, apart from that of the same piece drawn elsewhere
  readonly taps?: Taps | undefined;
}
export const PieceMark = ({ piece, token, state, piecePrefix = 'piece', taps }: PieceProps): JSX.Element => {
  const look = lookOf(token, state);
  const where = piece.zone === null ? '' : `, zone ${piece.zone}`;
  return (
    <Thing
      at={`piece:${piece.id}`}
      piece={`${piecePrefix}:${piece.id}`}
      look={classes('vs-piece', look, state.at)}
      said={`${token.name} n° ${numberOf(piece)}, ${state.name}${where}`}
      taps={taps}
    >
      <svg viewBox="-36 -36 72 76" aria-hidden="true">
        <TokenShape token={token.id} look={look} />
      </svg>
      {token.count > 1 ? <b aria-hidden="true">{numberOf(piece)}</b> : null}
    </Thing>
  );
};

/** Whether a piece drawn with these taps may do something. */
export const isPressed = ({ id }: Piece, taps: Taps | undefined): boolean => taps?.on(`piece:${id}`)?.open === true;
export const stateOf = ({ states }: TokenSpec, piece: Piece): StateSpec | undefined =>
  states.find(({ id }) => id === piece.state);
interface ObjectivesProps {
  readonly mission: Mission;
  readonly pieces: readonly Piece[];
  readonly taps?: Taps | undefined;
}
/** All of them in a row, by token, in the order of their states: how far the mission is, at a glance. */
export const Objectives = ({ mission, pieces, taps }: ObjectivesProps): JSX.Element | null =>
  mission.tokens.length === 0 ? null : (
    <div class={classes('vs-goals', pieces.some((piece) => isPressed(piece, taps)) && 'pressed')}>
      {mission.tokens.map((token) => {
        const order = (piece: Piece): number => token.states.findIndex(({ id }) => id === piece.state);
        const mine = pieces
          .filter((piece) => piece.token === token.id)
          .toSorted((a, b) => order(b) - order(a) || inFrench(a.id, b.id));
        const counts = token.states.flatMap((state) => {
          const n = mine.filter((piece) => piece.state === state.id).length;
          return n === 0 ? [] : [`${state.name} : ${n}`];
        });
        return (
          <section
            key={token.id}
            aria-label={typeset(`${capital(token.plural)} (${counts.join(' ; ')})`)}
            data-jeton={token.id}
          >
            {mine.map((piece) => {
              const state = stateOf(token, piece);
              return state === undefined ? null : (
                <PieceMark key={piece.id} piece={piece} token={token} state={state} taps={taps} />
              );
            })}
          </section>
        );
      })}
    </div>
  );

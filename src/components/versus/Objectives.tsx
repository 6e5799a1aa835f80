// The pieces of a mission: by token, then by state, one mark each.
import type { JSX } from 'preact';
import type { Mission, StateSpec, TokenSpec } from '../../engine/versus/mission/format.ts';
import type { Piece } from '../../engine/versus/mission/state.ts';
import { typographie } from '../../plugins/typography.ts';
import type { Place, Taps } from './places.ts';
import { capital } from './words.ts';

interface ObjectivesProps {
  readonly mission: Mission;
  readonly pieces: readonly Piece[];
  readonly told?: ReadonlySet<Place> | undefined;
  readonly taps?: Taps | undefined;
}
const numberOf = ({ id }: Piece): string => id.slice(id.lastIndexOf('-') + 1);
const PieceMark = ({
  piece,
  token,
  state,
  told,
  taps,
}: { readonly piece: Piece; readonly token: TokenSpec; readonly state: StateSpec } & Pick<
  ObjectivesProps,
  'told' | 'taps'
>): JSX.Element => {
  const at: Place = `piece:${piece.id}`;
  const tap = taps?.on(at);
  const lit = `vs-piece ${state.at}${told?.has(at) === true ? ' changed' : ''}`;
  const said = typographie(
    `${token.name} ${numberOf(piece)}, ${state.name}${piece.zone === null ? '' : `, zone ${piece.zone}`}`,
  );
  if (tap === undefined)
    return (
      <span class={lit} role="img" aria-label={said} title={said}>
        {numberOf(piece)}
      </span>
    );
  return (
    <button
      type="button"
      class={`${lit} open`}
      data-place={at}
      aria-label={`${tap.label}. ${said}`}
      aria-expanded={tap.several ? taps?.picked === at : undefined}
      onClick={tap.pick}
    >
      {numberOf(piece)}
    </button>
  );
};
export const Objectives = ({ mission, pieces, ...rest }: ObjectivesProps): JSX.Element | null =>
  mission.tokens.length === 0 ? null : (
    <div class="vs-goals">
      {mission.tokens.map((token) => (
        <section key={token.id} aria-label={typographie(capital(token.plural))}>
          <p class="vs-goal-name">
            {typographie(
              `${capital(token.plural)}${token.value === undefined ? '' : `, qui comptent pour ${token.value}`}`,
            )}
          </p>
          <ul>
            {token.states.map((state) => {
              const here = pieces.filter((piece) => piece.token === token.id && piece.state === state.id);
              return (
                <li key={state.id} class={here.length === 0 ? 'none' : undefined}>
                  <span>{typographie(state.name)}</span> <b>{here.length}</b>
                  <span class="vs-pieces">
                    {here.map((piece) => (
                      <PieceMark key={piece.id} piece={piece} token={token} state={state} {...rest} />
                    ))}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );

// How somebody stands: life in full, damage that may still be blocked, what techniques add or forbid, cards that nobody sees.
import type { JSX } from 'preact';
import { plural } from '../../engine/kernel/french.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { KEYWORD_LABELS } from '../../engine/battlefight/language/labels.ts';
import { counterOf, pileSize, playerOf } from '../../engine/battlefight/partie/board.ts';
import { effectText } from '../../engine/battlefight/partie/effect-text.ts';
import { COUNTERS, type PartieState } from '../../engine/battlefight/partie/types.ts';
import type { TechniqueType } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes } from '../scene/pieces.tsx';
import { FighterIcon } from './fighters.tsx';
import { TypeIcon } from './TypeIcon.tsx';
import { nameOf, signed } from './words.ts';

interface Ban {
  readonly type: TechniqueType | null; // null: whatever the type
  readonly said: string;
}
/** What it cannot choose now. */
const bansOf = (state: PartieState, seat: Seat): readonly Ban[] => {
  const bans = state.active.flatMap(({ effects }) =>
    effects.flatMap(({ bearer, kind, value }): readonly Ban[] =>
      bearer === seat && (kind === 's-empecher' || kind === 's-empecher-carte')
        ? [{ type: typeof value === 'string' ? value : null, said: effectText({ kind, value }) }]
        : [],
    ),
  );
  return bans.filter(({ said }, i) => bans.findIndex((one) => one.said === said) === i);
};

interface PlateProps {
  readonly state: PartieState;
  readonly seat: Seat;
  readonly acting: boolean;
}
export const Plate = ({ state, seat, acting }: PlateProps): JSX.Element => {
  const player = playerOf(state, seat);
  const { life, damage, out, hand, discard } = player;
  const name = nameOf(state.fixed, seat);
  // the longest word last: beside a row of the ring, a phone has the more room the lower it is
  const counters = COUNTERS.map((counter) => [counter, counterOf(state, seat, counter)] as const)
    .filter(([, value]) => value !== 0)
    .toSorted(([one], [other]) => one.length - other.length);
  const bans = bansOf(state, seat);
  const turn = out === null && state.turn === seat && state.end === null;
  return (
    <section
      class={classes('bf-plate', `seat${seat}`, acting && 'acting', out !== null && 'out')}
      aria-label={typeset(name)}
      data-seat={seat}
    >
      <p class="bf-name">
        <FighterIcon seat={seat} faded={out !== null} /> <b>{typeset(name)}</b>
        {out === null && turn ? <small>{acting ? 'à son tour' : 'son tour'}</small> : null}
        {out === null && acting && !turn ? <small>répond</small> : null}
      </p>
      {out === null ? (
        <p class="bf-points" data-piece={`life:${seat}`}>
          <b>{life}</b> <span>de vie</span>
          {damage === 0 ? null : (
            <span class="bf-damage">
              {typeset(plural(damage, 'dégât', 'dégâts'))}
              <i> à bloquer</i>
            </span>
          )}
        </p>
      ) : (
        <p class="bf-points">hors du jeu</p>
      )}
      {out !== null || counters.length + bans.length === 0 ? null : (
        <p class="bf-counters">
          {bans.map(({ type, said }) => (
            <span key={said} class={classes('less barred', type !== null && 'of-type')} title={typeset(said)}>
              {type === null ? null : <TypeIcon type={type} />} <span aria-hidden="true">interdit</span>
              <span class="sr">{typeset(` : ne peut choisir ${said}`)}</span>
            </span>
          ))}
          {counters.map(([counter, value]) => (
            <span key={counter} class={value > 0 ? 'more' : 'less'}>
              {typeset(`${KEYWORD_LABELS[counter]} ${signed(value)}`)}
            </span>
          ))}
        </p>
      )}
      <p class="bf-counts">
        {typeset(`main ${hand.length} · pioche ${pileSize(player)} · défausse ${discard.length}`)}
      </p>
    </section>
  );
};

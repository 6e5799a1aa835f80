// What an exercise is about: who stands how, the cards at work laid open, the hand and the ring where they count. Looked at; a card that is pressed is read.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { About } from '../../engine/battlefight/exercises/kit.ts';
import { dueOf, findActive, playerOf, techniqueOf } from '../../engine/battlefight/partie/board.ts';
import type { PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import type { AskedProps } from '../play/mode.ts';
import { HexBoard } from '../scene/HexBoard.tsx';
import { tokensOf } from './fighters.tsx';
import { type Held, waitingIn } from './Mat.tsx';
import { Plate } from './Plate.tsx';
import type { Program } from './programs.ts';
import { ReadCard } from './ReadCard.tsx';
import { describer, RIM, shadesOf } from './ring.ts';
import { type Shown, stageOf } from './stage.ts';
import { TechniqueCard } from './TechniqueCard.tsx';
import { BOARD, nameOf } from './words.ts';

type Card = Extract<Held, { readonly kind: 'card' }>;
/** A technique on the table, as it is laid open here. */
type Face = Pick<Shown, 'id' | 'card' | 'owner' | 'target' | 'note' | 'lines'> & { readonly cost?: number };

/** The step that is asked about is the one under the pointer. */
const aboutToRun = (shown: Shown, next: number | undefined): Face =>
  shown.lines.some(({ state }) => state === 'run')
    ? shown
    : { ...shown, lines: shown.lines.map((line, i) => (i === next ? { ...line, state: 'run' } : line)) };
const waitingFace = ({ steps, cost, ...program }: Program): Face => ({
  ...program,
  cost: cost ?? 0,
  note: `attend, Stable, coût ${cost ?? 0}`,
  lines: steps.map(({ text, status }) => ({ text, state: status === 'done' ? 'done' : undefined })),
});

export const AskedBoard = ({ state, asked: { about } }: AskedProps<PartieState>): JSX.Element => {
  const { ring, hand, card, counts, push } = about as About;
  const [held, hold] = useState<Card | undefined>(undefined);
  const acting = dueOf(state);
  const out = push?.[1] === 'dehors';
  const name = (seat: Seat): string => nameOf(state.fixed, seat);
  const faces: readonly Face[] = [
    ...stageOf(state, []).map((shown) => aboutToRun(shown, findActive(state, shown.id)?.next)),
    ...waitingIn(state).map(waitingFace),
  ];
  const read = held === undefined ? undefined : state.fixed.cards[held.card];
  return (
    <div
      class="bf-asked"
      data-cartes={faces.length + (card === undefined ? 0 : 1)}
      data-ring={ring && ''}
      data-nombres={counts && ''}
    >
      {ring === undefined ? null : (
        <div class="bf-ring">
          <HexBoard
            cells={BOARD}
            label="Plateau"
            describe={(cell) => typeset(describer(state)(cell))}
            tokens={tokensOf(state, acting, [])}
            shades={shadesOf(state, acting)}
            rim={RIM}
            arrows={push === undefined || out ? [] : [{ path: push, kind: 'push' }]}
            exits={push === undefined || !out ? [] : [push[0]]}
          />
        </div>
      )}
      <div class="bf-plates">
        {state.players.map((_, seat) => (
          <Plate key={seat} state={state} seat={seat as Seat} acting={acting === seat} />
        ))}
      </div>
      <div class="bf-faces" role="group" aria-label="Cartes">
        {card === undefined ? null : (
          <figure class={`seat${acting ?? 0}`}>
            <figcaption>{typeset(`${name(acting ?? 0)} veut la jouer`)}</figcaption>
            <TechniqueCard technique={techniqueOf(state, card)} onOpen={() => hold({ kind: 'card', card })} />
          </figure>
        )}
        {faces.map(({ id, owner, target, note, cost, lines, card: laid }) => (
          <figure class={`seat${owner}`} key={id}>
            <figcaption>{typeset(target === null ? name(owner) : `${name(owner)} → ${name(target)}`)}</figcaption>
            <TechniqueCard
              technique={techniqueOf(state, laid)}
              lines={lines.map(({ text, state: look }) => ({ text: typeset(text), state: look }))}
              corner={cost === undefined ? undefined : `${cost}`}
              foot={note}
              onOpen={() => hold({ kind: 'card', card: laid, active: id, owner })}
            />
          </figure>
        ))}
      </div>
      {hand === undefined || acting === undefined ? null : (
        <div class="bf-faces bf-asked-hand" role="group" aria-label={typeset(`Main de ${name(acting)}`)}>
          <p>{typeset(`Main de ${name(acting)}`)}</p>
          {playerOf(state, acting).hand.map((own, i) => (
            <TechniqueCard
              key={i}
              technique={techniqueOf(state, own)}
              look="small"
              onOpen={() => hold({ kind: 'card', card: own })}
            />
          ))}
        </div>
      )}
      {held === undefined || read === undefined ? null : (
        <ReadCard
          technique={read}
          whose={held.owner === undefined ? undefined : name(held.owner)}
          at={held.active === undefined ? undefined : findActive(state, held.active)?.next}
          gestures={[]}
          onPick={() => undefined}
          onClose={() => hold(undefined)}
        />
      )}
    </div>
  );
};

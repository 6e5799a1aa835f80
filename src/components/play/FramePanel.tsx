// Beside the place: what is asked and what may be answered, what the choices are worth, and what comes once a game is over.
import type { JSX } from 'preact';
import type { Types } from '../../engine/kernel/game.ts';
import { AfterGame } from './AfterGame.tsx';
import { Decide, type DecideProps } from './Decide.tsx';
import { Beside, Settled } from './frame-parts.tsx';
import { GameEnd } from './GameEnd.tsx';
import { Ideas } from './Ideas.tsx';
import type { Held } from './held.ts';
import type { FrameProps } from './PlayFrame.tsx';
import { NextGameWays } from './NextGame.tsx';
import type { ShareKind } from './share.ts';

interface PanelProps<T extends Types> extends Pick<DecideProps<T>, 'view' | 'eyes' | 'titles' | 'attempt'> {
  readonly props: FrameProps<T>;
  readonly risks: Pick<DecideProps<T>, 'risk' | 'confirm' | 'letGo'>;
  readonly events: readonly T['event'][];
  readonly options: readonly T['action'][];
  readonly sendAs: (wanted: ShareKind['key'], title: string) => void;
  readonly held: Held<unknown>; // by the board
  readonly onJump: (to: number) => void;
}
export const FramePanel = <T extends Types>({
  props,
  risks,
  view,
  events,
  options,
  eyes,
  titles,
  attempt,
  sendAs,
  held,
  onJump,
}: PanelProps<T>): JSX.Element => {
  const { mode, play, odds, busy, viewer, challenge } = props;
  const { state, node, cursor } = play;
  const ended = node.kind === 'end';
  const { nextGame } = mode;
  const follow = nextGame === undefined ? undefined : challenge?.onFollow;
  return (
    <>
      {props.name === undefined ? null : <p class="panel-name">{props.name}</p>}
      {props.curtain === undefined ? (
        <>
          <Decide
            {...props}
            {...risks}
            {...{ attempt, titles, eyes, view, held }}
            onPass={() => sendAs('main', 'Passer la main')}
          />
          {!ended || challenge === undefined ? null : (
            <GameEnd
              {...challenge}
              tries={play.line.struck.length + 1}
              onAgain={() => {
                onJump(0);
                props.onAgain?.();
              }}
              nextGame={
                nextGame === undefined || follow === undefined ? null : (
                  <NextGameWays jeu={mode.jeu} nextGame={nextGame} state={state} onFollow={follow} />
                )
              }
              onSend={
                mode.machine?.peopleOnly === true || follow !== undefined // what was reported, or only prepares a game, is nobody's feat
                  ? undefined
                  : () => sendAs('defier', challenge.sender === undefined ? 'Défier' : 'Renvoyer le défi')
              }
            />
          )}
          <Beside {...{ mode, view, state, odds, titles }} />
          <Ideas
            {...{ mode, play, view, odds, attempt }}
            hands={props.hands ?? []}
            open={viewer === undefined || ended}
            mine={busy === undefined && options.length > 1 && node.kind === 'choice'}
          />
          {ended && mode.thinker !== undefined ? (
            <AfterGame key={cursor} {...{ mode, play, titles }} onGo={onJump} />
          ) : null}
          {mode.settles?.(events) === true ? <Settled key={cursor} mode={mode} play={play} /> : null}
        </>
      ) : (
        props.head
      )}
    </>
  );
};

// What the end of a game was for: another game, begun in one press, or changed in the workshop first.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import { modeLoader } from '../registry.ts';
import { useTry } from './Failed.tsx';
import type { Follow } from './GameEnd.tsx';
import type { NextGame } from './mode.ts';

interface NextGameProps<S> {
  readonly jeu: string;
  readonly nextGame: NextGame<S>;
  readonly state: S; // at the end
  readonly onFollow: (next: Follow) => void;
}
export const NextGameWays = <S,>({ jeu, nextGame, state, onFollow }: NextGameProps<S>): JSX.Element => {
  const next = useMemo((): Follow => ({ mode: nextGame.mode, scenario: nextGame.scenario(state) }), [nextGame, state]);
  const { run, failed } = useTry('L’atelier n’est pas arrivé.');
  const modify = (): void =>
    run(async () => {
      const links = await (await modeLoader(next.mode)?.())?.links();
      if (links !== undefined) location.assign(lien(`/${jeu}/atelier/#s=${links.codec.encode(next.scenario)}`));
    });
  return (
    <>
      <button type="button" class="btn go" data-commande="suite" onClick={() => onFollow(next)}>
        {typeset(nextGame.says(state))}
      </button>
      <button type="button" class="btn" data-commande="suite-atelier" onClick={modify}>
        Modifier
      </button>
      {failed}
    </>
  );
};

// The games under way that this device keeps: resumed, saved to a file, thrown away and given back; a file opened.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { drop } from '../../kept/device.ts';
import { saveFile } from '../../kept/file.ts';
import { dateText } from '../../kept/dates.ts';
import type { Kept } from '../../kept/records.ts';
import { typeset } from '../../plugins/typography.ts';
import { gameFileName, type GameList, giveBack, type KeptGame, type SetAside } from './games.ts';
import { FileButton } from './FileButton.tsx';
import { SAVE_WORDS } from './Unkept.tsx';

const SHOWN = 5; // before « les autres »

const moves = (count: number): string => (count > 1 ? `${count} coups joués` : `${count} coup joué`);
const about = ({ saved, at, over }: KeptGame): string =>
  [
    moves(saved.cursor),
    ...(over ? ['terminée'] : []),
    ...(at === 0 ? [] : [dateText(at)]),
    ...(saved.damaged === true ? ['enregistrement abîmé'] : []),
  ].join(' · ');
const WHY: Readonly<Record<SetAside['why'], string>> = {
  spoilt: 'Son texte est abîmé et n’en laisse rien lire.',
  later: 'Elle vient d’une version plus récente du site : rechargez la page.',
  stranger: 'Cette page ne connaît pas sa sorte de partie.',
};

interface ItemProps {
  readonly jeu: string;
  readonly kept: Kept & { readonly name: string; readonly at: number };
  readonly onDrop: () => void;
}
const Ways = ({ jeu, kept, onDrop }: ItemProps): JSX.Element => (
  <div class="kept-ways">
    <button
      type="button"
      class="link"
      aria-label={typeset(`${SAVE_WORDS} : ${kept.name}`)}
      onClick={() => saveFile(gameFileName(jeu, kept), kept.text)}
    >
      {SAVE_WORDS}
    </button>
    <button type="button" class="link" aria-label={typeset(`Supprimer : ${kept.name}`)} onClick={onDrop}>
      Supprimer
    </button>
  </div>
);

export interface KeptGamesProps {
  readonly jeu: string;
  readonly list: GameList;
  readonly onPlay: (game: KeptGame) => void;
  readonly onChange: () => void; // the device no longer keeps the same
}
export const KeptGames = ({ jeu, list: { games, aside }, onPlay, onChange }: KeptGamesProps): JSX.Element => {
  const [dropped, setDropped] = useState<readonly ItemProps['kept'][]>([]); // the last one last
  const [fault, setFault] = useState<string | undefined>(undefined);
  const undo = useRef<HTMLButtonElement>(null);
  const last = dropped.at(-1);
  const throwAway = (kept: ItemProps['kept']): void => {
    drop(kept.key);
    setDropped([...dropped, kept]);
    onChange();
    requestAnimationFrame(() => undo.current?.focus()); // what had the focus is gone
  };
  const restore = (): void => {
    if (last === undefined) return;
    if (giveBack(jeu, last)) setDropped(dropped.slice(0, -1));
    else
      setFault(
        'Cet appareil refuse de la reprendre : la place y manque, ou le navigateur refuse. Enregistrez-la dans un fichier.',
      );
    onChange();
  };
  const item = (game: KeptGame, rank: number): JSX.Element => (
    <li key={game.key} data-partie-gardee>
      <div>
        <b>{typeset(game.name)}</b>
        <p>{typeset(about(game))}</p>
      </div>
      <button
        type="button"
        class={rank === 0 ? 'btn go' : 'btn'}
        data-reprendre-partie
        aria-label={typeset(`Reprendre : ${game.name}`)}
        onClick={() => onPlay(game)}
      >
        Reprendre
      </button>
      <Ways jeu={jeu} kept={game} onDrop={() => throwAway(game)} />
    </li>
  );
  return (
    <section class="kept" aria-label="Parties en cours">
      {games.length === 0 ? null : <h2>Parties en cours</h2>}
      {games.length === 0 ? null : <ul class="lobby-list">{games.slice(0, SHOWN).map(item)}</ul>}
      {games.length <= SHOWN ? null : (
        <details>
          <summary>
            {typeset(games.length === SHOWN + 1 ? 'Une autre partie' : `Les ${games.length - SHOWN} autres parties`)}
          </summary>
          <ul class="lobby-list">{games.slice(SHOWN).map((game) => item(game, SHOWN))}</ul>
        </details>
      )}
      {aside.map((one) => (
        <div class="unkept" key={one.key} data-mise-de-cote>
          <p>
            {typeset(`Une partie gardée sur cet appareil ne s’ouvre pas. ${WHY[one.why]} Elle reste telle quelle.`)}
          </p>
          <Ways
            jeu={jeu}
            kept={{ ...one, name: 'illisible', at: 0 }}
            onDrop={() => throwAway({ ...one, name: 'illisible', at: 0 })}
          />
        </div>
      ))}
      <div role="status">
        {last === undefined ? null : (
          <p class="kept-undo">
            {typeset(`« ${last.name} » est supprimée de cet appareil.`)}{' '}
            <button type="button" class="link" ref={undo} onClick={restore}>
              Annuler la suppression
            </button>{' '}
            <button type="button" class="link" onClick={() => saveFile(gameFileName(jeu, last), last.text)}>
              {SAVE_WORDS}
            </button>
          </p>
        )}
      </div>
      {fault === undefined ? null : (
        <p class="unkept" role="alert">
          {typeset(fault)}
        </p>
      )}
    </section>
  );
};

/** Opens the file of a game. `onFile` takes its text, and answers why it is not opened. */
export const OpenFile = ({ onFile }: { readonly onFile: (text: string) => string | undefined }): JSX.Element => {
  const [fault, setFault] = useState<string | undefined>(undefined);
  return (
    <>
      {fault === undefined ? null : (
        <p class="unkept" role="alert">
          {typeset(fault)}
        </p>
      )}
      <p>
        <FileButton
          label="Ouvrir une partie enregistrée"
          name="Fichier de partie"
          onText={(text) => setFault(onFile(text))}
          onUnread={() => setFault('Ce fichier n’a pas pu être lu.')}
        />
      </p>
    </>
  );
};

// « Ma boîte » beside a scenario: what of it is not there yet, what may be used here, the file that holds it all.
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { agree, plural } from '../../../engine/kernel/french.ts';
import { saveFile } from '../../../kept/file.ts';
import { onOtherTab } from '../../../kept/records.ts';
import { typeset } from '../../../plugins/typography.ts';
import { FileButton } from '../../play/FileButton.tsx';
import { SAVE_WORDS, Unkept } from '../../play/Unkept.tsx';
import { Section } from '../fields.tsx';
import {
  BOX_PREFIX,
  boxFile,
  type BoxTrade,
  type Contents,
  contentsOf,
  type KeptThing,
  notIn,
  putBack,
  shelve,
  takeOut,
  type Thing,
  thingsOfFile,
} from './things.ts';

export interface Box {
  readonly contents: Contents;
  readonly missing: readonly Thing[]; // of the work, and not in the box
  readonly refused: boolean; // the device did not keep the last one
  readonly add: (things: readonly Thing[]) => void;
  readonly remove: (thing: KeptThing) => void;
  readonly removed: KeptThing | undefined; // the last one
  readonly giveBack: () => void;
  readonly read: (text: string) => string | undefined; // of a file: why nothing is taken from it
}
const EMPTY: Contents = { things: [], aside: [] };
const shelved = ({ kept, there, refused }: ReturnType<typeof shelve>): string =>
  [
    ...(kept === 0 ? [] : [`Dans votre boîte : ${plural(kept, 'pièce')} de plus.`]),
    ...(there === 0 ? [] : [agree(there, 'Une pièce y était déjà.', `${there} pièces y étaient déjà.`)]),
    ...(refused === 0 ? [] : ['Cet appareil refuse de les garder toutes : la place y manque.']),
  ].join(' ');

/** The box of a game, as this tab and the others make it; read once the island is awake. */
export const useBox = <T,>(jeu: string, trade: BoxTrade<T> | undefined, work: T, say: (text: string) => void): Box => {
  const [contents, setContents] = useState<Contents>(EMPTY);
  const [awake, setAwake] = useState(false);
  const [refused, setRefused] = useState(false);
  const [removed, setRemoved] = useState<KeptThing | undefined>(undefined);
  const look = (): void => setContents(contentsOf(jeu));
  useEffect(() => {
    look();
    setAwake(true);
    return onOtherTab((key) => (key === null || key.startsWith(BOX_PREFIX) ? look() : undefined));
  }, []);
  const add = (things: readonly Thing[]): void => {
    const done = shelve(jeu, things);
    setRefused(done.refused > 0);
    if (done.kept > 0) void navigator.storage?.persist?.().catch(() => false); // a browser that may erase asks, or decides
    say(shelved(done));
    look();
  };
  return {
    contents,
    missing: trade === undefined || !awake ? [] : notIn(trade.own(work), contents.things),
    refused,
    add,
    remove: (thing) => {
      takeOut(thing);
      setRemoved(thing);
      say(`« ${thing.name} » n’est plus dans votre boîte. Les scénarios qui s’en servent la gardent.`);
      look();
    },
    removed,
    giveBack: () => {
      if (removed === undefined) return;
      setRefused(!putBack(removed));
      setRemoved(undefined);
      look();
    },
    read: (text) => {
      const things = thingsOfFile(jeu, text);
      if (typeof things === 'string') return things;
      add(things);
      return undefined;
    },
  };
};

const MANY = 8; // from then on one searches
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface BoxPartProps {
  readonly jeu: string;
  readonly kinds: BoxTrade<never>['kinds'];
  readonly box: Box;
  readonly fits: (thing: Thing) => boolean; // in the work on the desk
  readonly onUse: (thing: Thing) => void;
}
const Files = ({ jeu, box }: Pick<BoxPartProps, 'jeu' | 'box'>): JSX.Element => {
  const [fault, setFault] = useState<string | undefined>(undefined);
  return (
    <>
      <div class="row">
        {box.contents.things.length === 0 ? null : (
          <button
            type="button"
            class="btn"
            data-boite="enregistrer"
            onClick={() => saveFile(`${jeu}-ma-boite.json`, boxFile(jeu, box.contents.things))}
          >
            {SAVE_WORDS}
          </button>
        )}
        <FileButton
          label="Ouvrir une boîte"
          name="Fichier de boîte"
          onText={(text) => setFault(box.read(text))}
          onUnread={() => setFault('Ce fichier n’a pas pu être lu.')}
        />
      </div>
      {fault === undefined ? null : (
        <p class="faults" role="alert">
          {typeset(fault)}
        </p>
      )}
    </>
  );
};
const Line = ({
  thing,
  box,
  fits,
  onUse,
}: { readonly thing: KeptThing } & Omit<BoxPartProps, 'jeu' | 'kinds'>): JSX.Element => (
  <li data-piece-de-boite={thing.name}>
    <span>{typeset(thing.name)}</span>
    {fits(thing) ? (
      <button type="button" class="btn" aria-label={typeset(`Utiliser : ${thing.name}`)} onClick={() => onUse(thing)}>
        Utiliser
      </button>
    ) : (
      <small>{typeset('pas dans ce scénario')}</small>
    )}
    <button
      type="button"
      class="link"
      aria-label={typeset(`Retirer de ma boîte : ${thing.name}`)}
      onClick={() => box.remove(thing)}
    >
      Retirer
    </button>
  </li>
);

export const BoxPart = (props: BoxPartProps): JSX.Element => {
  const { jeu, kinds: names, box } = props;
  const { contents, missing, removed } = box;
  const [wanted, setWanted] = useState('');
  const id = useId();
  const shown = contents.things.filter(({ name }) => folded(name).includes(folded(wanted.trim())));
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return (
    <Section title="Ma boîte" paths={[]} class="own-box">
      <p class="aside">
        {typeset(
          'Vos propres cartes, tapées une fois, pour tous vos scénarios. Elles restent sur cet appareil ; certains navigateurs effacent ce qu’ils gardent après des jours sans visite : enregistrez votre boîte dans un fichier.',
        )}
      </p>
      {box.refused ? (
        <Unkept
          what="Cet appareil ne garde pas tout : la place y manque, ou le navigateur refuse."
          onSave={() => saveFile(`${jeu}-ma-boite.json`, boxFile(jeu, [...contents.things, ...missing]))}
        />
      ) : null}
      {missing.length === 0 ? null : (
        <div class="own-box-new" data-boite="nouvelles">
          <p>
            {typeset(
              `Dans ce scénario, et pas encore dans votre boîte : ${missing.map(({ name }) => name).join(', ')}.`,
            )}
          </p>
          <button type="button" class="btn go" data-boite="ajouter" onClick={() => box.add(missing)}>
            Ajouter à ma boîte
          </button>
        </div>
      )}
      {contents.things.length < MANY ? null : (
        <div class="field">
          <label for={id}>Chercher dans ma boîte</label>
          <input id={id} type="search" value={wanted} onInput={({ currentTarget }) => setWanted(currentTarget.value)} />
        </div>
      )}
      {contents.things.length === 0 && missing.length === 0 ? (
        <p>{typeset('Elle est vide : tapez une carte à vous dans un scénario, elle pourra y entrer.')}</p>
      ) : null}
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-label={names[kind] ?? kind}>
          <h4>{typeset(names[kind] ?? kind)}</h4>
          <ul class="own-things">
            {shown
              .filter((one) => one.kind === kind)
              .map((thing) => (
                <Line key={thing.record.key} {...props} thing={thing} />
              ))}
          </ul>
        </div>
      ))}
      {removed === undefined ? null : (
        <p>
          {typeset(`« ${removed.name} » est retirée.`)}{' '}
          <button type="button" class="link" data-boite="rendre" onClick={box.giveBack}>
            La remettre
          </button>
        </p>
      )}
      {contents.aside.length === 0 ? null : (
        <p class="unkept" data-mise-de-cote>
          {typeset(
            `${plural(contents.aside.length, 'pièce')} de votre boîte ne ${agree(contents.aside.length, 'se lit', 'se lisent')} pas (texte abîmé, ou d’une version plus récente du site) : rien n’en est effacé.`,
          )}
        </p>
      )}
      <Files jeu={jeu} box={box} />
    </Section>
  );
};

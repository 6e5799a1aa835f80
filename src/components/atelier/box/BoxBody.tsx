// What « Ma boîte » shows once it is opened: what of the scenario is not there yet, what may be used here, the file that holds it all.
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { agree, plural } from '../../../engine/kernel/french.ts';
import { saveFile } from '../../../kept/file.ts';
import { typeset } from '../../../plugins/typography.ts';
import { FileButton } from '../../play/FileButton.tsx';
import { SAVE_WORDS, Unkept } from '../../play/Unkept.tsx';
import { AT_ONCE, isNamed } from '../place/hand.ts';
import { boxFile, type BoxTrade, type KeptThing, type Thing } from './things.ts';
import type { Box } from './useBox.ts';

const MANY = 8; // from then on one searches

export interface BoxProps {
  readonly jeu: string;
  readonly kinds: BoxTrade<never>['kinds'];
  readonly box: Box;
  readonly fits: (thing: Thing) => boolean; // in the work on the desk
  readonly onUse: (thing: Thing) => void;
}
const Files = ({ jeu, box }: Pick<BoxProps, 'jeu' | 'box'>): JSX.Element => {
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
}: { readonly thing: KeptThing } & Omit<BoxProps, 'jeu' | 'kinds'>): JSX.Element => (
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

/** The things that bear a name, the first of them: whatever their number, one more press shows more. */
const Things = (props: BoxProps & { readonly wanted: string; readonly most: number; readonly onMore: () => void }) => {
  const { kinds: names, box, wanted, most, onMore } = props;
  const found = box.contents.things.filter(({ kind, name }) => isNamed(wanted, name, names[kind]));
  const shown = found.slice(0, most);
  const left = found.length - shown.length;
  return (
    <>
      {[...new Set(shown.map(({ kind }) => kind))].map((kind) => (
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
      {found.length > 0 || wanted === '' ? null : <p>{typeset(`Rien dans votre boîte ne s’appelle « ${wanted} ».`)}</p>}
      {left === 0 ? null : (
        <p data-boite="reste">
          {typeset(`Encore ${plural(left, 'pièce')} : cherchez par le nom, ou`)}{' '}
          <button type="button" class="link" data-boite="suite" onClick={onMore}>
            montrez la suite
          </button>
          .
        </p>
      )}
    </>
  );
};

export const BoxBody = (props: BoxProps): JSX.Element => {
  const { jeu, box } = props;
  const { contents, missing, removed } = box;
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const id = useId();
  const look = ({ currentTarget }: JSX.TargetedInputEvent<HTMLInputElement>): void => {
    setWanted(currentTarget.value);
    setMost(AT_ONCE);
  };
  return (
    <>
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
          <input id={id} type="search" value={wanted} onInput={look} />
        </div>
      )}
      {contents.things.length === 0 && missing.length === 0 ? (
        <p>{typeset('Elle est vide : tapez une carte à vous dans un scénario, elle pourra y entrer.')}</p>
      ) : null}
      <Things {...props} wanted={wanted.trim()} most={most} onMore={() => setMost(most + AT_ONCE)} />
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
    </>
  );
};

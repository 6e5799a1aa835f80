// A link that was sent says who and what first, and the two things to do with it; a gesture, or a press, and it is gone. A link of another page of the site was sent by nobody.
import type { JSX } from 'preact';
import type { Types } from '../../engine/kernel/game.ts';
import { stateAt } from '../../engine/kernel/play.ts';
import { plural } from '../../engine/kernel/french.ts';
import { isRecord } from '../../engine/kernel/json.ts';
import { lien } from '../../site/link.ts';
import { gameMade } from '../exercises/challenge.ts';
import { useTry } from './Failed.tsx';
import type { ModeUi } from './mode.ts';
import { SentNote, titled } from './SentNote.tsx';
import type { UseLine } from './useLine.ts';
import type { Machine } from './useMachine.ts';

/** Who signed a scenario, if anybody did. */
const authorOf = (scenario: unknown): string =>
  isRecord(scenario) && typeof scenario['author'] === 'string' ? scenario['author'].trim() : '';

/** Since it opened, nothing but chance and the machine has played. */
export const isUntouched = <T extends Types>(
  mode: ModeUi<T>,
  { replayed, cursor }: UseLine<T>,
  opened: number,
  hands: Machine['hands'],
): boolean =>
  cursor >= opened &&
  replayed.moves.slice(opened, cursor).every((_, i) => {
    const asked = mode.game.node(stateAt(replayed, opened + i));
    return asked.kind !== 'choice' || hands[asked.seat] !== 'humain';
  });
/** What the link is for: to be read step by step, to be played on, or to answer somebody who waits. */
export type SentAs = 'read' | 'play' | 'hand';
interface SentProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly title: string;
  readonly scenario: T['scenario'];
  readonly moves: number; // already played
  readonly as: SentAs;
  readonly tries?: number | undefined; // of who sends it as a challenge
  readonly side?: string | undefined; // whom the reader plays for, where that is one seat among others
  readonly onGo: () => void; // it was read: it goes, and its caller keeps in mind that it went (this one may be drawn elsewhere meanwhile)
}
const saidOf = ({ title, scenario, moves, as, tries, side }: Omit<SentProps<Types>, 'mode' | 'onGo'>): string => {
  const author = authorOf(scenario);
  const by = author === '' ? '' : `, de ${author}`;
  const played = moves === 0 ? 'à jouer depuis le début' : `après ${plural(moves, 'coup')}`;
  const what =
    tries !== undefined ? 'On vous défie ! C’est' : as === 'hand' ? 'On vous passe la main dans' : 'On vous a envoyé';
  const made = tries === undefined ? '' : ` La personne qui vous l’envoie ${gameMade(tries)}.`;
  return `${what} ${titled(title)}${by}, ${played}.${made}${side === undefined ? '' : ` Vous jouez : ${side}.`}`;
};
const FIRST_WAY: Readonly<Record<SentAs, string>> = {
  read: 'Lire étape par étape',
  play: 'Jouer',
  hand: 'À moi de jouer',
};

/** To the workshop, with the scenario that the game began from. */
const Modify = <T extends Types>({ mode, scenario }: Pick<SentProps<T>, 'mode' | 'scenario'>): JSX.Element => {
  const { run, failed } = useTry('L’atelier n’est pas arrivé.');
  const go = (): void =>
    run(async () => {
      const { codec } = await mode.links();
      location.assign(lien(`/${mode.jeu}/atelier/#s=${codec.encode(scenario)}`));
    });
  return (
    <>
      <button type="button" class="btn" data-commande="modifier" onClick={go}>
        Modifier
      </button>
      {failed}
    </>
  );
};

export const Sent = <T extends Types>(props: SentProps<T>): JSX.Element => {
  const { mode, scenario, moves, as, onGo } = props;
  const other = `${location.pathname}${as === 'read' ? '' : '?lire'}${location.hash}`;
  return (
    <SentNote says={saidOf(props)}>
      <button type="button" class="btn go" onClick={onGo}>
        {FIRST_WAY[as]}
      </button>
      {moves === 0 && as !== 'read' ? null : (
        <a class="btn" href={other}>
          {as === 'read' ? 'Jouer d’ici' : 'Relire depuis le début'}
        </a>
      )}
      {mode.editable === true && as !== 'hand' ? <Modify mode={mode} scenario={scenario} /> : null}
    </SentNote>
  );
};

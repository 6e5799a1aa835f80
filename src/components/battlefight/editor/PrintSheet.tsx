// The page of a scenario for the box: the ring, the set-up, the people with their decks, what waits.
import type { JSX } from 'preact';
import { printSteps } from '../../../engine/battlefight/language/print.ts';
import { TYPE_LABELS } from '../../../engine/battlefight/language/labels.ts';
import { deckOf, nameOf } from '../../../engine/battlefight/partie/people.ts';
import { partie } from '../../../engine/battlefight/partie/index.ts';
import type { PlayerSpec } from '../../../engine/battlefight/partie/types.ts';
import { type CardId, type Technique, TECHNIQUE_TYPES } from '../../../engine/battlefight/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { choicesOf, type Reglage } from '../../atelier/OptionsPart.tsx';
import { BoxPage } from '../../atelier/BoxPage.tsx';
import { HexBoard } from '../../scene/HexBoard.tsx';
import { BOARD } from '../words.ts';
import { describer, tokensOf } from './BoardPane.tsx';
import { boxOf } from './box.ts';
import { techniqueOf } from './card-draft.ts';
import { formOf } from './check.ts';
import { labelWords } from './labels.ts';
import { formatOf, isDrawn, shelfOf, titleIn, type Work } from './model.ts';
import { cellsOf, untold } from './sketch.ts';

const FORMATS = {
  partie: 'Une partie, depuis la mise en place',
  match: 'Un match',
  etude: 'Une position à étudier',
} as const;
/** « Parade ×2, Riposte »: in the order in which they first come. */
const counted = (cards: readonly CardId[], shelf: readonly Technique[]): string =>
  [...new Set(cards)]
    .map((id) => {
      const count = cards.filter((one) => one === id).length;
      return `${titleIn(shelf, id)}${count > 1 ? ` ×${count}` : ''}`;
    })
    .join(', ');

interface PersonProps {
  readonly player: PlayerSpec;
  readonly seat: number;
  readonly work: Work;
  readonly shelf: readonly Technique[];
}
const Line = ({ label, text }: { readonly label: string; readonly text: string }): JSX.Element | null =>
  text === '' ? null : (
    <p class="small">
      <b>{typeset(`${label} :`)}</b> {typeset(text)}
    </p>
  );
const Person = ({ player, seat, work, shelf }: PersonProps): JSX.Element => {
  const base = untold();
  const points =
    work.kind === 'study' && player.out !== true
      ? ` · vie ${player.life ?? base.life}, dégât ${player.damage ?? base.damage}`
      : '';
  const deck = deckOf(player);
  return (
    <div class="print-person">
      <h3>
        {typeset(
          `${seat + 1}. ${nameOf(player, seat)} · ${player.out === true ? 'hors du jeu' : isDrawn(work) ? 'angle selon le tirage' : (cellsOf(work)[seat] ?? 'sans case')}${points}`,
        )}
      </h3>
      {TECHNIQUE_TYPES.map((type) => (
        <Line
          key={type}
          label={`Deck, ${TYPE_LABELS[type]}`}
          text={counted(
            deck.filter((id) => shelf.find((card) => card.id === id)?.type === type),
            shelf,
          )}
        />
      ))}
      <Line label="Main" text={counted(player.hand ?? [], shelf)} />
      <Line label="Pioche, de haut en bas" text={(player.pile ?? []).map((id) => titleIn(shelf, id)).join(', ')} />
      <Line label="Reste de la pioche" text={counted(player.shuffled ?? [], shelf)} />
      <Line label="Défausse" text={counted(player.discard ?? [], shelf)} />
    </div>
  );
};

const moment = (work: Work): string => {
  const { first, players, options = {} } = work;
  const who = first === null ? 'tirage au sort' : nameOf(players[first] ?? {}, first);
  const games = formatOf(work) === 'match' ? ` en ${options.manches ?? ''} parties` : '';
  return `${FORMATS[formatOf(work)]}${games} · ${work.kind === 'study' ? 'c’est le tour de' : 'premier tour :'} ${who}`;
};

export const PrintSheet = ({
  work,
  reglages,
  link,
}: {
  readonly work: Work;
  readonly reglages: readonly Reglage[];
  readonly link: string | undefined;
}): JSX.Element => {
  const shelf = shelfOf(work);
  return (
    <BoxPage
      work={work}
      kind={moment(work)}
      box={boxOf(work)}
      picture={<HexBoard still cells={BOARD} label="Plateau" describe={describer(work)} tokens={tokensOf(work)} />}
      rulings={choicesOf(work, reglages)}
      link={link}
      foot={`Règles vives · BattleFight, édition ${partie.edition} des règles, format ${formOf(work).version} des liens. Les cartes et les decks d’exemple ne sont pas officiels.`}
    >
      {(work.active ?? []).map(({ card, owner, target, next }, i) => (
        <Line
          key={i}
          label={`En attente, ${nameOf(work.players[owner] ?? {}, owner)}`}
          text={`${titleIn(shelf, card)}, prochaine étape ${next + 1}${typeof target === 'number' ? `, cible ${nameOf(work.players[target] ?? {}, target)}` : ''}`}
        />
      ))}
      <div class="print-people">
        {work.players.map((player, seat) => (
          <Person key={seat} player={player} seat={seat} work={work} shelf={shelf} />
        ))}
      </div>
      {work.cards.map((card) => {
        const technique = techniqueOf(card, card.id); // one at fault is printed as typed
        return (
          <Line
            key={card.id}
            label={`${titleIn(shelf, card.id)} (${TYPE_LABELS[card.type]}, ${labelWords(card.id)}${technique === undefined ? ', à corriger' : ''})`}
            text={technique === undefined ? card.steps.split('\n').join(' ; ') : printSteps(technique.steps)}
          />
        );
      })}
    </BoxPage>
  );
};

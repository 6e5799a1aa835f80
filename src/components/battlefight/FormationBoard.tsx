// Boosters opened, decks being formed: cards by type, for each person. It draws a state; what may be chosen is given.
import type { JSX } from 'preact';
import { chosenOf, openedOf, stageOf } from '../../engine/battlefight/formation/board.ts';
import type { FormationAction, FormationEvent, FormationState } from '../../engine/battlefight/formation/types.ts';
import { TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import { type CardId, TECHNIQUE_TYPES, type TechniqueType } from '../../engine/battlefight/types.ts';
import { typographie } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { CardBack } from '../scene/cards.tsx';
import { TechniqueCard } from './TechniqueCard.tsx';
import { TypeIcon } from './TypeIcon.tsx';

type Props = BoardProps<FormationState, FormationAction, FormationEvent>;

interface CardsProps {
  readonly cards: readonly CardId[];
  readonly state: FormationState;
  readonly name: string;
  readonly choose?: ((card: CardId) => { readonly pick: () => void; readonly label: string } | undefined) | undefined;
}
/** Cards laid out, each readable whole; those that may be kept are buttons. */
const Cards = ({ cards, name, choose, state }: CardsProps): JSX.Element => (
  <ul class="bf-spread" aria-label={name}>
    {cards.map((card, i) => {
      const technique = state.fixed.cards[card];
      const open = cards.indexOf(card) === i ? choose?.(card) : undefined; // copies are alike: one of them takes the tap
      return (
        <li key={i} class={open === undefined ? undefined : 'bf-held open'}>
          {technique === undefined ? (
            <CardBack said="carte cachée" />
          ) : (
            <TechniqueCard technique={technique} cell={`carte:${card}`} onOpen={open?.pick}>
              {open === undefined ? null : <span class="sr">{` : ${open.label}`}</span>}
            </TechniqueCard>
          )}
        </li>
      );
    })}
  </ul>
);

export const FormationBoard = ({
  state,
  options = [],
  onPick,
  label = (action) => action.type,
}: Props): JSX.Element => {
  const stage = stageOf(state);
  const open = new Map(options.flatMap((action) => (action.type === 'choose' ? [[action.card, action] as const] : [])));
  const choose = (card: CardId): { readonly pick: () => void; readonly label: string } | undefined => {
    const action = open.get(card);
    return action === undefined || onPick === undefined
      ? undefined
      : { pick: () => onPick(action), label: label(action) };
  };
  const lines = (
    seat: number,
    type: TechniqueType,
  ): { readonly from: readonly CardId[]; readonly kept: readonly CardId[]; readonly now: boolean } => {
    const mine = state.formers[seat];
    const now = stage.kind === 'choose' && stage.seat === seat && stage.type === type;
    const from =
      mine === undefined
        ? []
        : state.fixed.method === 'construit'
          ? now
            ? [...open.keys()]
            : []
          : openedOf(mine, type);
    return { from, kept: mine === undefined ? [] : chosenOf(mine, type), now };
  };
  return (
    <div class="bf formation">
      {state.fixed.names.map((name, seat) => (
        <section class="bf-former" key={name} aria-label={typographie(name)}>
          <p class="bf-former-name">
            <b>{typographie(name)}</b>
            {stage.kind !== 'over' && stage.seat === seat ? <span class="side-mark">à son tour</span> : null}
          </p>
          {TECHNIQUE_TYPES.map((type) => {
            const { from, kept, now } = lines(seat, type);
            return (
              <div class={now ? 'formation-type now' : 'formation-type'} key={type}>
                <p class="choice-kind">
                  <TypeIcon type={type} /> {TYPE_LABELS[type]}
                </p>
                {from.length === 0 ? null : (
                  <Cards
                    cards={from}
                    state={state}
                    name={typographie(`Cartes de type ${TYPE_LABELS[type]} reçues`)}
                    choose={now ? choose : undefined}
                  />
                )}
                {kept.length === 0 || state.fixed.method === 'aleatoire' ? null : (
                  <Cards cards={kept} state={state} name={typographie(`Cartes de type ${TYPE_LABELS[type]} gardées`)} />
                )}
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
};

// Boosters opened, decks being formed: cards by type, for each person. It draws a state; what may be chosen is given.
import type { JSX } from 'preact';
import { chosenOf, openedOf, stageOf } from '../../engine/battlefight/formation/board.ts';
import type { FormationAction, FormationEvent, FormationState } from '../../engine/battlefight/formation/types.ts';
import { TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import { printSteps } from '../../engine/battlefight/language/print.ts';
import { type CardId, TECHNIQUE_TYPES, type TechniqueType } from '../../engine/battlefight/types.ts';
import { typographie } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { TypeIcon } from './Program.tsx';

type Props = BoardProps<FormationState, FormationAction, FormationEvent>;

interface CardProps {
  readonly card: CardId;
  readonly state: FormationState;
  readonly pick?: (() => void) | undefined;
  readonly label?: string | undefined;
}
const Card = ({ card, state, pick, label }: CardProps): JSX.Element => {
  const technique = state.fixed.cards[card];
  const title = typographie(technique?.title ?? 'carte cachée');
  const steps = technique === undefined ? '' : typographie(printSteps(technique.steps));
  if (pick === undefined)
    return (
      <span class={technique === undefined ? 'chip hidden-card' : 'chip'} title={steps}>
        {title}
      </span>
    );
  return (
    <button type="button" class="chip open" aria-label={label} title={steps} onClick={pick}>
      {title}
    </button>
  );
};

const Cards = ({
  cards,
  name,
  ...props
}: Omit<CardProps, 'card' | 'pick' | 'label'> & {
  readonly cards: readonly CardId[];
  readonly name: string;
  readonly choose?: ((card: CardId) => { readonly pick: () => void; readonly label: string } | undefined) | undefined;
}): JSX.Element => {
  const { choose, state } = props;
  return (
    <ul class="chips" aria-label={name}>
      {cards.map((card, i) => {
        const open = cards.indexOf(card) === i ? choose?.(card) : undefined; // copies are alike: one of them takes the tap
        return (
          <li key={i}>
            <Card card={card} state={state} pick={open?.pick} label={open?.label} />
          </li>
        );
      })}
    </ul>
  );
};

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
        <section class="bf-player" key={name} aria-label={typographie(name)}>
          <p class="bf-name">
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

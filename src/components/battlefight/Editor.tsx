// The workshop of BattleFight: cards, decks, games, matches and positions to study.
import type { JSX } from 'preact';
import { EXAMPLE_CARDS } from '../../engine/battlefight/data.ts';
import { OPTION_VALUES, type OptionKey } from '../../engine/battlefight/options.ts';
import { deckOf, nameOf } from '../../engine/battlefight/partie/people.ts';
import { DEFAULT_OPTIONS, type Options } from '../../engine/battlefight/types.ts';
import { StartPart } from '../atelier/DraftsPart.tsx';
import { NumberField } from '../atelier/fields.tsx';
import { LastParts } from '../atelier/LastParts.tsx';
import { OptionsPart, type Reglage, titleOf } from '../atelier/OptionsPart.tsx';
import { type Tools, Workbench } from '../atelier/Workbench.tsx';
import { BoardPane } from './editor/BoardPane.tsx';
import { techniqueOf } from './editor/card-draft.ts';
import { CardsPart } from './editor/CardsPart.tsx';
import { CollectionPart } from './editor/CollectionPart.tsx';
import { fromScenario, setOption, type Work } from './editor/model.ts';
import { placing } from './editor/placing.tsx';
import { type Pack, PrintCards } from './editor/PrintCards.tsx';
import { SetupPart } from './editor/SetupPart.tsx';
import { READY_GAMES } from './ready.ts';
import { TRADE } from './editor/trade.ts';

export interface EditorProps {
  readonly reglages: readonly Reglage[];
}
const READY = READY_GAMES.map(({ id, scenario }) => ({ id, scenario: fromScenario(scenario) }));

/** Told elsewhere in the form, or of no use to a game. */
const ELSEWHERE: readonly string[] = ['placement', 'manches'] satisfies readonly OptionKey[];
/** A number in a range is typed in. */
const NumberOption = ({
  work,
  edit,
  reglage,
}: Pick<Tools<Work>, 'work' | 'edit'> & { readonly reglage: Reglage }): JSX.Element => {
  const { mainDeDepart: hand } = work.options ?? {};
  const { min, max } = OPTION_VALUES.mainDeDepart;
  return (
    <NumberField
      path="options.mainDeDepart"
      label={`${titleOf(reglage)}, de ${min} à ${max} cartes`}
      value={hand}
      empty={`${DEFAULT_OPTIONS.mainDeDepart}`}
      onChange={(value) =>
        edit((now) => setOption(now, 'mainDeDepart', value ?? DEFAULT_OPTIONS.mainDeDepart), 'options.mainDeDepart')
      }
    />
  );
};

/** What may be printed: the reader's cards, then the decks. A card at fault is not one yet. */
const packsOf = (work: Work): readonly Pack[] => {
  const own = work.cards.flatMap((card) => techniqueOf(card, card.id) ?? []);
  const printable = [...EXAMPLE_CARDS, ...own];
  const decks = work.players.map((player, seat): Pack => ({
    label: `Le deck de ${nameOf(player, seat)}`,
    cards: deckOf(player).flatMap((id) => printable.find((card) => card.id === id) ?? []),
  }));
  return [{ label: 'Mes cartes', cards: own }, ...decks].filter(({ cards }) => cards.length > 0);
};

const Form = ({ reglages, ...tools }: Tools<Work> & EditorProps): JSX.Element => (
  <>
    <StartPart ready={READY} start={tools.start} />
    <CardsPart />
    <SetupPart />
    <CollectionPart />
    <OptionsPart
      reglages={reglages.filter(({ key }) => Object.hasOwn(OPTION_VALUES, key) && !ELSEWHERE.includes(key))}
      choose={(key, value) => tools.edit((now) => setOption(now, key as OptionKey, value as Options[OptionKey]))}
      onMine={() => tools.edit(TRADE.withMine)}
      field={(reglage) =>
        reglage.key === 'mainDeDepart' ? <NumberOption key={reglage.key} {...tools} reglage={reglage} /> : undefined
      }
    />
    <LastParts trade={TRADE} tools={tools}>
      <PrintCards packs={packsOf(tools.work)} />
    </LastParts>
  </>
);

export default function Editor({ reglages }: EditorProps): JSX.Element {
  return (
    <Workbench
      trade={TRADE}
      view={() => <BoardPane />}
      placing={placing}
      form={(tools) => <Form {...tools} reglages={reglages} />}
      paper={() => import('./editor/PrintSheet.tsx')}
      sheet={({ PrintSheet }, work, link) => <PrintSheet work={work} reglages={reglages} link={link} />}
    />
  );
}

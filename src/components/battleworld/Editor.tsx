// The workshop of Battleworld.
import type { JSX } from 'preact';
import type { PartieScenario } from '../../engine/battleworld/partie/types.ts';
import { READY as SCENARIOS } from './ready.ts';
import { OPTION_VALUES, type OptionKey, type Options } from '../../engine/battleworld/types.ts';
import { partieForm } from '../../engine/scenario/battleworld-form.ts';
import { fromNothing, StartPart } from '../atelier/DraftsPart.tsx';
import { LastParts } from '../atelier/LastParts.tsx';
import { OptionsPart, type Reglage } from '../atelier/OptionsPart.tsx';
import { packed, type Trade } from '../atelier/trade.ts';
import { type Tools, Workbench } from '../atelier/Workbench.tsx';
import { $options } from '../play/options-store.ts';
import { BoardPane } from './editor/BoardPane.tsx';
import { check } from './editor/check.ts';
import { BLANK, STARTER } from './editor/desk.ts';
import { isScenario } from './editor/drafts.ts';
import { setField, setOption } from './editor/model.ts';
import { BoardPart, MomentPart, RollsPart } from './editor/parts.tsx';
import { placeOf } from './editor/place.ts';
import { box } from './editor/own.ts';
import { mends } from './editor/mends.ts';
import { placing } from './editor/placing.tsx';

export interface EditorProps {
  readonly reglages: readonly Reglage[];
}

/** The reader's own rulings, those that are the engine's. */
const mine = (): Partial<Options> | undefined => {
  const chosen = Object.entries($options('battleworld').get()).filter(([key, value]) =>
    (OPTION_VALUES[key as OptionKey] as readonly unknown[] | undefined)?.includes(value),
  );
  return chosen.length === 0 ? undefined : (Object.fromEntries(chosen) as Partial<Options>);
};

const TRADE: Trade<PartieScenario> = {
  jeu: 'battleworld',
  store: 'rv.atelier.battleworld',
  starter: STARTER,
  withMine: (scenario) => setField(scenario, 'options', mine()),
  isWork: isScenario,
  check,
  placeOf,
  mends,
  box,
  pack: (scenario) => packed(partieForm, scenario),
  samples: async () => (await import('./editor/samples.ts')).samplesOf,
  post: async () => (await import('./editor/post.ts')).POST,
};

const Form = ({ reglages, ...tools }: Tools<PartieScenario> & EditorProps): JSX.Element => (
  <>
    <StartPart ready={[fromNothing(BLANK), ...SCENARIOS]} start={tools.start} />
    <BoardPart />
    <MomentPart />
    <OptionsPart
      reglages={reglages.filter(({ key }) => Object.hasOwn(OPTION_VALUES, key))}
      choose={(key, value) => tools.edit((now) => setOption(now, key as OptionKey, value as Options[OptionKey]))}
      onMine={() => tools.edit(TRADE.withMine)}
    />
    <RollsPart />
    <LastParts trade={TRADE} tools={tools} />
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
      sheet={({ PrintSheet }, scenario, link) => <PrintSheet scenario={scenario} reglages={reglages} link={link} />}
    />
  );
}

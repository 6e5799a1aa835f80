// The workshop of Battle Beyond Space: a board to draw, fleets to place, cards to copy, positions to share.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { OPTION_VALUES, type OptionKey, type Options } from '../../engine/battle-beyond-space/types.ts';
import { fromNothing, StartPart } from '../atelier/DraftsPart.tsx';
import { LastParts } from '../atelier/LastParts.tsx';
import { OptionsPart, type Reglage } from '../atelier/OptionsPart.tsx';
import { type Tools, Workbench } from '../atelier/Workbench.tsx';
import { useTry } from '../play/Failed.tsx';
import { BoardPane } from './editor/BoardPane.tsx';
import { BoardPart } from './editor/BoardPart.tsx';
import { ChallengePart, GamePart, MomentPart } from './editor/GamePart.tsx';
import { BLANK, type Work } from './editor/model.ts';
import { placing } from './editor/placing.tsx';
import { PlayersPart } from './editor/PlayersPart.tsx';
import { setOption } from './editor/table.ts';
import { TRADE } from './editor/trade.ts';

export interface EditorProps {
  readonly reglages: readonly Reglage[];
}

/** The long table of fields comes once the page is awake. */
const LateCards = (): JSX.Element => {
  const [late, setLate] = useState<{ readonly CardsPart: ComponentType } | undefined>(undefined);
  const { run, failed } = useTry('Les cartes ne sont pas arrivées.');
  useEffect(() => run(async () => setLate(await import('./editor/CardsPart.tsx'))), []);
  return late === undefined ? (failed ?? <p class="aside">Les cartes arrivent…</p>) : <late.CardsPart />;
};

const ready = async () => [fromNothing(BLANK), ...(await import('./editor/ready.ts')).READY];
const Form = ({ reglages, ...tools }: Tools<Work> & EditorProps): JSX.Element => (
  <>
    <StartPart load={ready} start={tools.start} />
    <GamePart />
    <PlayersPart />
    <BoardPart />
    <LateCards />
    <MomentPart />
    <ChallengePart />
    <OptionsPart
      reglages={reglages.filter(({ key }) => Object.hasOwn(OPTION_VALUES, key))}
      choose={(key, value) => tools.edit((now) => setOption(now, key as OptionKey, value as Options[OptionKey]))}
      onMine={() => tools.edit(TRADE.withMine)}
    />
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
      sheet={({ PrintSheet }, work, link) => <PrintSheet work={work} reglages={reglages} link={link} />}
    />
  );
}

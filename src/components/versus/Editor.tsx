// The workshop of Versus: a game to set up, or a mission to write.
import type { JSX } from 'preact';
import type { MissionScenario } from '../../engine/versus/mission/types.ts';
import type { Reglage } from '../atelier/OptionsPart.tsx';
import { type TrialTable, trialTable } from '../atelier/Trial.tsx';
import { Workbench } from '../atelier/Workbench.tsx';
import { toScenario } from './editor/forms.ts';
import { Late, LateProvider } from './editor/Late.tsx';
import { asMode } from './editor/model.ts';
import type { Work } from './editor/modes.ts';
import { Pane } from './editor/Panes.tsx';
import { placing } from './editor/plan/placing.tsx';
import { TRADE } from './editor/trade.ts';

export interface EditorProps {
  readonly reglages: readonly Reglage[];
}

/** The mission of the work, by itself: what is tried at once is what one writes here. */
const tried = async (work: Work): Promise<TrialTable> => {
  const { mode } = await import('./mode-mission.ts');
  return trialTable(mode, toScenario(asMode(work, 'mission')) as MissionScenario);
};

export default function Editor({ reglages }: EditorProps): JSX.Element {
  return (
    <LateProvider>
      <Workbench
        trade={TRADE}
        view={(work) => <Pane work={work} />}
        placing={placing}
        trial={tried}
        form={(tools) => <Late draw={({ Form }) => <Form {...tools} reglages={reglages} />} />}
        paper={() => import('./editor/PrintSheet.tsx')}
        sheet={({ PrintSheet }, work, link) => <PrintSheet work={work} reglages={reglages} link={link} />}
      />
    </LateProvider>
  );
}

// The workshop of Versus: a game to set up, or a mission to write.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Mission } from '../../engine/versus/mission/format.ts';
import type { MissionScenario } from '../../engine/versus/mission/types.ts';
import type { OptionKey, Options } from '../../engine/versus/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { DraftsPart, type Ready, START_TITLE, StartList } from '../atelier/DraftsPart.tsx';
import { Section, SelectField } from '../atelier/fields.tsx';
import { FilesPart } from '../atelier/FilesPart.tsx';
import { OptionsPart, type Reglage } from '../atelier/OptionsPart.tsx';
import type { Part } from '../atelier/part.ts';
import { Presentation } from '../atelier/Presentation.tsx';
import { SharePart } from '../atelier/SharePart.tsx';
import { type TrialTable, trialTable } from '../atelier/Trial.tsx';
import { type Tools, Workbench } from '../atelier/Workbench.tsx';
import { type Trying, useTry } from '../play/Failed.tsx';
import { toScenario } from './editor/forms.ts';
import { GamePart } from './editor/game/GamePart.tsx';
import { SidePart } from './editor/game/SidePart.tsx';
import { TeamsPart } from './editor/game/TeamsPart.tsx';
import { MissionPart } from './editor/MissionPart.tsx';
import { asMode } from './editor/model.ts';
import { MODE_NAMES, MODES, type Work } from './editor/modes.ts';
import { keysOf, setOption } from './editor/options.ts';
import { Pane } from './editor/Panes.tsx';
import { placing } from './editor/plan/placing.tsx';
import { TRADE, withMine } from './editor/trade.ts';

export interface EditorProps {
  readonly reglages: readonly Reglage[];
}
type Say = Pick<Tools<Work>, 'say'>;

const KindPart = ({ work, edit, say }: Tools<Work>): JSX.Element => (
  <Section title="Que voulez-vous construire ?" paths={['mode']} open>
    <div class="fields">
      <SelectField
        path="mode"
        label="Genre"
        value={work.mode}
        choices={MODES.map((mode) => [mode, MODE_NAMES[mode]] as const)}
        class="wide"
        onChange={(mode) => {
          edit((now) => asMode(now, mode));
          say('La mission et ses pions sont gardés. « Annuler » rend le travail précédent.');
        }}
      />
    </div>
  </Section>
);
/** Fetched when the part is opened. */
const ReadyList = ({ start }: Pick<Tools<Work>, 'start'>): JSX.Element => {
  const [ready, setReady] = useState<readonly Ready<Work>[] | undefined>(undefined);
  const { run, failed } = useTry('Les scénarios prêts ne sont pas arrivés.');
  useEffect(() => run(async () => setReady((await import('./editor/ready.ts')).READY)), []);
  return ready === undefined ? (
    (failed ?? <p class="aside">Les scénarios arrivent…</p>)
  ) : (
    <StartList ready={ready} start={start} />
  );
};
/** The parts that few games need come once the page is awake. */
interface Late {
  readonly CardsPart: ComponentType;
  readonly DicePart: ComponentType;
  readonly MissionFields: ComponentType<{ readonly part: Part<Mission> }>;
}
const useLate = (): readonly [Late | undefined, Trying['failed']] => {
  const [late, setLate] = useState<Late | undefined>(undefined);
  const { run, failed } = useTry('La suite de l’atelier n’est pas arrivée.');
  useEffect(
    () =>
      run(async () => {
        const [{ CardsPart }, { DicePart }, { MissionFields }] = await Promise.all([
          import('./editor/game/CardsPart.tsx'),
          import('./editor/game/DicePart.tsx'),
          import('./editor/mission/MissionFields.tsx'),
        ]);
        setLate({ CardsPart, DicePart, MissionFields });
      }),
    [],
  );
  return [late, failed];
};
/** The parts that come late, and what stands in their place meanwhile. */
interface Parts {
  readonly late: Late | undefined;
  readonly coming: JSX.Element;
}
const COMING = <p class="aside">{typeset('La suite de l’atelier arrive…')}</p>;
/** The mission of the work, when it is the reader’s. */
const OwnMission = ({ work, edit, late, coming }: Pick<Tools<Work>, 'work' | 'edit'> & Parts): JSX.Element | null => {
  const { mission } = work;
  if (typeof mission === 'string') return null;
  return late === undefined ? (
    coming
  ) : (
    <late.MissionFields
      part={{
        path: 'mission',
        value: mission,
        change: (next, field) => edit((now) => ({ ...now, mission: next }), field),
      }}
    />
  );
};
const GameParts = ({ say, late, coming }: Say & Parts): JSX.Element => (
  <>
    <SidePart camp="hero" />
    <SidePart camp="villain" />
    <TeamsPart say={say} />
    {late === undefined ? (
      coming
    ) : (
      <>
        <late.CardsPart />
        <late.DicePart />
      </>
    )}
  </>
);

const Form = (props: Tools<Work> & EditorProps): JSX.Element => {
  const { work, edit, start, say, link, drafts, reglages } = props;
  const [late, failed] = useLate();
  const coming = failed ?? COMING;
  const keys: readonly string[] = keysOf(work.mode);
  return (
    <>
      <KindPart {...props} />
      <Section title={START_TITLE} paths={[]}>
        <ReadyList start={start} />
      </Section>
      {work.mode === 'partie' ? <GamePart key="partie" /> : <MissionPart key="mission" />}
      <OwnMission work={work} edit={edit} late={late} coming={coming} />
      {work.mode === 'partie' ? <GameParts say={say} late={late} coming={coming} /> : null}
      <OptionsPart
        reglages={reglages.filter(({ key }) => keys.includes(key))}
        choose={(key, value) => edit((now) => setOption(now, key as OptionKey, value as Options[OptionKey]))}
        onMine={() => edit(withMine)}
      />
      <Presentation />
      <DraftsPart {...drafts} />
      <FilesPart trade={TRADE} start={start} say={say} />
      <SharePart link={link} />
    </>
  );
};

/** The mission of the work, by itself: what is tried at once is what one writes here. */
const tried = async (work: Work): Promise<TrialTable> => {
  const { mode } = await import('./mode-mission.ts');
  return trialTable(mode, toScenario(asMode(work, 'mission')) as MissionScenario);
};

export default function Editor({ reglages }: EditorProps): JSX.Element {
  return (
    <Workbench
      trade={TRADE}
      view={(work) => <Pane work={work} />}
      placing={placing}
      trial={tried}
      form={(tools) => <Form {...tools} reglages={reglages} />}
      paper={() => import('./editor/PrintSheet.tsx')}
      sheet={({ PrintSheet }, work, link) => <PrintSheet work={work} reglages={reglages} link={link} />}
    />
  );
}

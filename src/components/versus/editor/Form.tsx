// The fields of what has no place on the plan: fetched at once when the workshop wakes, since its tab is never the first.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OptionKey, Options } from '../../../engine/versus/types.ts';
import { DraftsPart, type Ready, START_TITLE, StartList } from '../../atelier/DraftsPart.tsx';
import { Section, SelectField } from '../../atelier/fields.tsx';
import { FilesPart } from '../../atelier/FilesPart.tsx';
import { OptionsPart, type Reglage } from '../../atelier/OptionsPart.tsx';
import { Presentation } from '../../atelier/Presentation.tsx';
import { SharePart } from '../../atelier/SharePart.tsx';
import type { Tools } from '../../atelier/Workbench.tsx';
import { useTry } from '../../play/Failed.tsx';
import { CardsPart } from './game/CardsPart.tsx';
import { DicePart } from './game/DicePart.tsx';
import { GamePart } from './game/GamePart.tsx';
import { SidePart } from './game/SidePart.tsx';
import { TeamsPart } from './game/TeamsPart.tsx';
import { MissionFields } from './mission/MissionFields.tsx';
import { MissionPart } from './MissionPart.tsx';
import { asMode } from './model.ts';
import { MODE_NAMES, MODES, type Work } from './modes.ts';
import { keysOf, setOption } from './options.ts';
import { TRADE, withMine } from './trade.ts';

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
  useEffect(() => run(async () => setReady((await import('./ready.ts')).READY)), []);
  return ready === undefined ? (
    (failed ?? <p class="aside">Les scénarios arrivent…</p>)
  ) : (
    <StartList ready={ready} start={start} />
  );
};
/** The mission of the work, when it is the reader’s. */
const OwnMission = ({ work, edit }: Pick<Tools<Work>, 'work' | 'edit'>): JSX.Element | null => {
  const { mission } = work;
  return typeof mission === 'string' ? null : (
    <MissionFields
      part={{
        path: 'mission',
        value: mission,
        change: (next, field) => edit((now) => ({ ...now, mission: next }), field),
      }}
    />
  );
};

export interface FormProps extends Tools<Work> {
  readonly reglages: readonly Reglage[];
}
export const Form = (props: FormProps): JSX.Element => {
  const { work, edit, start, say, link, drafts, reglages } = props;
  const keys: readonly string[] = keysOf(work.mode);
  return (
    <>
      <KindPart {...props} />
      <Section title={START_TITLE} paths={[]}>
        <ReadyList start={start} />
      </Section>
      {work.mode === 'partie' ? <GamePart key="partie" /> : <MissionPart key="mission" />}
      <OwnMission work={work} edit={edit} />
      {work.mode === 'partie' ? (
        <>
          <SidePart camp="hero" />
          <SidePart camp="villain" />
          <TeamsPart say={say} />
          <CardsPart />
          <DicePart />
        </>
      ) : null}
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

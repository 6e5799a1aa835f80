// The fields of what has no place on the plan: fetched at once when the workshop wakes, since its tab is never the first.
import type { JSX } from 'preact';
import type { OptionKey, Options } from '../../../engine/versus/types.ts';
import { StartPart } from '../../atelier/DraftsPart.tsx';
import { Section, SelectField } from '../../atelier/fields.tsx';
import { LastParts } from '../../atelier/LastParts.tsx';
import { OptionsPart, type Reglage } from '../../atelier/OptionsPart.tsx';
import type { Tools } from '../../atelier/Workbench.tsx';
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
const ready = async () => (await import('./ready.ts')).READY;
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
  const { work, edit, start, say, reglages } = props;
  const keys: readonly string[] = keysOf(work.mode);
  return (
    <>
      <KindPart {...props} />
      <StartPart load={ready} start={start} />
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
      <LastParts trade={TRADE} tools={props} />
    </>
  );
};

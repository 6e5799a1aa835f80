// Which mission: one of the booklet, or one’s own, which may begin as one of the booklet.
import type { JSX } from 'preact';
import { MISSIONS } from '../../../engine/versus/missions.ts';
import { MISSION_IDS } from '../../../engine/versus/types.ts';
import { useBench } from '../../atelier/bench.ts';
import { SelectField } from '../../atelier/fields.tsx';
import { changeMission } from './game/model.ts';
import type { Work } from './modes.ts';
import { BLANK_MISSION } from './starters.ts';
import { MISSION_CHOICES } from './words.ts';

const OWN = 'mienne';
const BLANK = 'neuve';
export const MissionChoice = (): JSX.Element => {
  const { scenario, edit } = useBench<Work>();
  const { mission } = scenario;
  const booklet = (id: string) => MISSION_IDS.find((one) => one === id);
  /** One’s own begins as the one that is there, pieces kept. */
  const choose = (value: string): void =>
    edit((now) => {
      if (value === BLANK) return changeMission(now, BLANK_MISSION);
      const id = booklet(value);
      if (id !== undefined) return changeMission(now, id);
      return typeof now.mission === 'string' ? { ...now, mission: MISSIONS[now.mission] } : now;
    });
  const copy = (value: string): void => {
    const id = booklet(value);
    if (id !== undefined) edit((now) => changeMission(now, MISSIONS[id]));
  };
  return (
    <>
      <SelectField
        path="mission"
        label="Mission"
        value={typeof mission === 'string' ? mission : OWN}
        choices={[
          ...MISSION_CHOICES,
          [OWN, typeof mission === 'string' ? 'la mienne, à partir de celle-ci' : 'la mienne'],
          [BLANK, 'une mission neuve, à écrire'],
        ]}
        class="wide"
        onChange={choose}
      />
      {typeof mission === 'string' ? null : (
        <SelectField
          path="mission.copie"
          label="Partir d’une mission du livret"
          value=""
          choices={[['', 'garder la mienne'], ...MISSION_CHOICES]}
          class="wide"
          onChange={copy}
        />
      )}
    </>
  );
};

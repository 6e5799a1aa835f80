// What the reader wants of every scene, kept on the device: whether pieces move, whether real dice are thrown.
import { useEffect, useState } from 'preact/hooks';
import { read, write } from '../../kept/device.ts';

const KEY = 'rv.scene';
/** How long a step that answers by itself stays before the next: the time to read it, somewhat less unless told, or a glance. */
export const PACES = ['calm', 'usual', 'quick'] as const;
export type Pace = (typeof PACES)[number];
export interface SceneSettings {
  readonly pace: Pace;
  readonly still: boolean; // nothing moves
  readonly realDice: boolean; // chance waits for what the reader throws
  readonly together: boolean; // people share the device: no seat is the machine's unless they say so
  readonly coach: boolean; // a coach speaks at the table, where the game has one
}
const DEFAULTS: SceneSettings = { pace: 'usual', still: false, realDice: false, together: false, coach: false };

const parse = (text: string | null | undefined): SceneSettings => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const kept: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
    const has = (key: keyof SceneSettings): boolean => kept[key] === true;
    return {
      pace: PACES.find((pace) => pace === kept['pace']) ?? 'usual',
      still: has('still'),
      realDice: has('realDice'),
      together: has('together'),
      coach: has('coach'),
    };
  } catch {
    return DEFAULTS; // nothing kept, or not ours
  }
};
const tell = ({ still }: SceneSettings): void => {
  if (still) document.documentElement.dataset['immobile'] = '';
  else delete document.documentElement.dataset['immobile'];
};

/** The settings as kept; in the browser. */
export const sceneSettings = (): SceneSettings => parse(read(KEY));
/** Keeps a change of them. Where the device refuses, it holds until the page is left. */
export const keepSetting = (change: Partial<SceneSettings>): void => {
  const next = { ...sceneSettings(), ...change };
  tell(next);
  write(KEY, JSON.stringify(next));
};

/** The settings, as kept, and what changes one. The first drawing knows none of them: it is the server's. */
export const useSceneSettings = (): readonly [SceneSettings, (change: Partial<SceneSettings>) => void] => {
  const [settings, setSettings] = useState(DEFAULTS);
  useEffect(() => {
    const kept = sceneSettings();
    tell(kept);
    setSettings(kept);
  }, []);
  const change = (wanted: Partial<SceneSettings>): void => {
    setSettings({ ...settings, ...wanted });
    keepSetting(wanted);
  };
  return [settings, change];
};

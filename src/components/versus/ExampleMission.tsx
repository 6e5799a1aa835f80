// A worked example of a mission. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { MissionReading } from './MissionReading.tsx';

const load = () => import('./mode-mission.ts').then(({ missionMode }) => missionMode);

export default (page: ExamplePage): JSX.Element => (
  <Reader {...page} Board={MissionReading} source={useExampleFile(page, load)} />
);

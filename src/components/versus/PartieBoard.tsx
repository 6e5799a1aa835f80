// A game under the reader's hands: what the rules open is tapped where it stands.
import type { JSX } from 'preact';
import type { PartieAction } from '../../engine/versus/partie/types.ts';
import { verbOf } from '../../engine/versus/partie/steps.ts';
import { POWERS } from '../../engine/versus/powers.ts';
import { HERO_STEPS } from '../../engine/versus/power-words.ts';
import { VILLAIN_STEPS } from '../../engine/versus/power-words-villains.ts';
import type { PowerNamer } from './Around.tsx';
import { PARTIE_AIMING } from './aims.ts';
import { Chooser } from './Chooser.tsx';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';
import { useTaps } from './useTaps.ts';

const STEPS: Readonly<Record<string, string>> = { ...HERO_STEPS, ...VILLAIN_STEPS };
const titleOf = (id: string): string => `Pouvoir « ${POWERS.find((power) => power.id === id)?.title ?? id} »`;
/** What a power asks now, in the words of its rule. */
const POWER_WORDS: PowerNamer = {
  title: titleOf,
  step: (task) => {
    const [rule] = verbOf(task)?.rules ?? [];
    return rule === undefined ? undefined : STEPS[rule];
  },
};
const NOTHING: readonly PartieAction[] = [];
const Live = ({ state, events, options, onPick, label }: Required<Omit<PartieBoardProps, 'refusal'>>): JSX.Element => {
  const { taps, several, close } = useTaps({ state, options, onPick, label }, PARTIE_AIMING);
  return (
    <PartieView state={state} events={events} taps={taps} power={POWER_WORDS}>
      {several.length === 0 ? null : <Chooser actions={several} pick={onPick} label={label} close={close} />}
    </PartieView>
  );
};
export const PartieBoard = ({
  state,
  events,
  options = NOTHING,
  onPick,
  label = ({ type }) => type,
}: PartieBoardProps): JSX.Element =>
  onPick === undefined ? (
    <PartieView state={state} events={events} power={POWER_WORDS} />
  ) : (
    <Live state={state} events={events} options={options} onPick={onPick} label={label} />
  );

// A technique that waits on the table: upon whom, at which step; its effects are the engine's.
import type { JSX } from 'preact';
import { nameOf } from '../../../engine/battlefight/partie/people.ts';
import { needsTarget } from '../../../engine/battlefight/partie/board.ts';
import type { ActiveSpec } from '../../../engine/battlefight/partie/types.ts';
import { activeFaults, effectsOf } from '../../../engine/battlefight/partie/waiting.ts';
import { printStep } from '../../../engine/battlefight/language/print.ts';
import type { Technique } from '../../../engine/battlefight/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { Faults, SelectField } from '../../atelier/fields.tsx';
import { changeAt, put } from '../../atelier/put.ts';
import { effectText } from '../../../engine/battlefight/partie/effect-text.ts';
import { useDesk } from './desk.ts';
import { setActive, shelfOf, toScenario } from './model.ts';

type Choice = readonly [value: string, label: string];
const NOBODY = '';

/** Where it may resume, as the engine says. */
export const resumesOf = (technique: Technique): readonly number[] => {
  const ends = technique.steps.map((_, i) => i + 1);
  const faults = (next: number): readonly string[] =>
    activeFaults(
      {
        name: '',
        kind: 'study',
        first: 0,
        players: [{}, {}],
        active: [{ card: technique.id, owner: 0, target: 1, next }],
      },
      { [technique.id]: technique },
    ).map(({ code }) => code);
  return ends.filter(
    (next) => !faults(next).some((code) => code === 'active-reprise' || code === 'active-sans-stable'),
  );
};
/** What a technique put on the table says at first. */
export const firstSpec = (technique: Technique, owner: Seat): ActiveSpec => {
  const spec: ActiveSpec = { card: technique.id, owner, next: resumesOf(technique)[0] ?? 0 };
  return needsTarget(technique) ? { ...spec, target: owner === 0 ? 1 : 0 } : spec;
};

const resumeLabel = ({ steps }: Technique, next: number): string => {
  const step = steps[next];
  return step === undefined ? 'fin : il ne reste plus d’étape' : `étape ${next + 1} : ${printStep(step)}`;
};

interface RowProps {
  readonly spec: ActiveSpec;
  readonly index: number;
}
const Bearers = ({ spec, index, technique }: RowProps & { readonly technique: Technique }): JSX.Element | null => {
  const { scenario, edit } = useDesk();
  const effects = effectsOf(toScenario(scenario), spec, technique);
  if (effects.length === 0) return null;
  const people = scenario.players.map((player, seat): Choice => [String(seat), nameOf(player, seat)]);
  const bear = (rank: number, seat: string): void =>
    edit((now) =>
      setActive(now, index, {
        ...spec,
        bearers: changeAt(
          effects.map(({ bearer }) => bearer),
          rank,
          () => Number(seat) as Seat,
        ),
      }),
    );
  return (
    <div class="bearers">
      <p class="base-title">Effets en cours, calculés par le moteur</p>
      <div class="fields">
        {effects.map((effect, i) => (
          <SelectField
            key={i}
            path={`active.${index}.bearers.${i}`}
            label={`${effectText(effect)}, porté par`}
            value={String(effect.bearer)}
            choices={people}
            onChange={(seat) => bear(i, seat)}
          />
        ))}
      </div>
    </div>
  );
};

export const ActiveSheet = ({ index }: { readonly index: number }): JSX.Element | null => {
  const { scenario, edit } = useDesk();
  const spec = scenario.active?.[index];
  if (spec === undefined) return null;
  const technique = shelfOf(scenario).find(({ id }) => id === spec.card);
  const path = (key: keyof ActiveSpec): string => `active.${index}.${key}`;
  const set = (change: Partial<ActiveSpec>): void =>
    edit((now) => setActive(now, index, put({ ...spec, ...change }, 'bearers', undefined)));
  const people = scenario.players.map((player, seat): Choice => [String(seat), nameOf(player, seat)]);
  return (
    <>
      {(['card', 'owner', 'bearers'] as const).map((key) => (
        <Faults key={key} path={path(key)} />
      ))}
      <div class="fields">
        <SelectField
          path={path('target')}
          label="Cible"
          value={typeof spec.target === 'number' ? String(spec.target) : NOBODY}
          choices={[[NOBODY, 'personne'], ...people]}
          onChange={(value) => set({ target: value === NOBODY ? null : (Number(value) as Seat) })}
        />
        {technique === undefined ? null : (
          <SelectField
            path={path('next')}
            label="Prochaine étape"
            value={String(spec.next)}
            choices={resumesOf(technique).map((next): Choice => [String(next), resumeLabel(technique, next)])}
            onChange={(value) => set({ next: Number(value) })}
          />
        )}
      </div>
      {technique === undefined ? null : <Bearers spec={spec} index={index} technique={technique} />}
    </>
  );
};

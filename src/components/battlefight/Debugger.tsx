// The debugger: the stack of techniques under way, each with its program and its pointer, and what the last step read and changed.
import type { JSX } from 'preact';
import type { Seat } from '../../engine/kernel/game.ts';
import type { PartieEvent, PartieFixed, PartieState } from '../../engine/battlefight/partie/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { type Level, levelsOf } from './debug.ts';
import { ProgramCard, Who } from './Program.tsx';
import { type Trace, type TraceRow, traceOf } from './trace.ts';

/** Two people and what they are here: a name for the role, or nobody in it. */
const Roles = ({
  roles,
  fixed,
}: {
  readonly roles: readonly (readonly [role: string, seat: Seat | null])[];
  readonly fixed: PartieFixed;
}): JSX.Element => (
  <p class="roles">
    {roles.map(([role, seat]) =>
      seat === null ? null : (
        <span key={role}>
          {typographie(role)} <Who seat={seat} fixed={fixed} />
        </span>
      ),
    )}
  </p>
);

const StackLevel = ({ level, fixed }: { readonly level: Level; readonly fixed: PartieFixed }): JSX.Element =>
  level.kind === 'choice' ? (
    <li class="level choice">
      <Who seat={level.seat} fixed={fixed} /> <span>{typographie(level.text)}</span>
    </li>
  ) : (
    <li class="level">
      <ProgramCard program={level.program} fixed={fixed}>
        <Roles
          roles={[
            ['à', level.program.owner],
            ['cible', level.program.target],
          ]}
          fixed={fixed}
        />
      </ProgramCard>
      {level.program.busy.map((words) => (
        <p class="busy-step" key={words}>
          {typographie(words)}
        </p>
      ))}
    </li>
  );

const KINDS: Readonly<Record<TraceRow['kind'], string>> = { read: 'lu', change: 'changé', note: '' };
const TraceTable = ({
  trace: { step, rows },
  fixed,
}: {
  readonly trace: Trace;
  readonly fixed: PartieFixed;
}): JSX.Element | null =>
  step === null && rows.length === 0 ? null : (
    <div class="trace">
      {step === null ? null : (
        <p class="trace-step">
          <b>{typographie(step.text)}</b> <small>{typographie(`${step.of}, ${step.title}`)}</small>
        </p>
      )}
      {step === null ? null : (
        <Roles
          roles={[
            ['« le joueur » :', step.player],
            ["« l'adversaire » :", step.opponent],
          ]}
          fixed={fixed}
        />
      )}
      <ul>
        {rows.map(({ kind, seat, what, value }, i) => (
          <li key={i} class={kind}>
            <span class="trace-kind">{KINDS[kind]}</span>
            <span class="trace-what">
              {seat === null ? null : <Who seat={seat} fixed={fixed} />} {typographie(what)}
            </span>
            <b class="trace-value">{typographie(value)}</b>
          </li>
        ))}
      </ul>
    </div>
  );

export const Debugger = ({
  state,
  events,
}: {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}): JSX.Element => {
  const { fixed } = state;
  const levels = levelsOf(state);
  return (
    <section class="debugger" aria-label="Techniques en cours">
      <p class="debugger-title">{levels.length > 1 ? 'En cours, la dernière commencée au-dessus' : 'En cours'}</p>
      {levels.length === 0 ? (
        <p class="debugger-none">Rien ne s’exécute.</p>
      ) : (
        <ol class="stack">
          {levels.map((level) => (
            <StackLevel key={level.kind === 'choice' ? level.key : level.program.id} level={level} fixed={fixed} />
          ))}
        </ol>
      )}
      {events.length === 0 ? null : <p class="debugger-title">Ce qui vient de se passer</p>}
      <TraceTable trace={traceOf(events, fixed)} fixed={fixed} />
    </section>
  );
};

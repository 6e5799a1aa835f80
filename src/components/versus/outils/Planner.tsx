// The planner of discs: what is told on top, what it gives in a chart and turn by turn. Everything comes from the engine's planner; the plan lives in the fragment of the address.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CHANGES, mostOf, planOf, type PlanStep } from '../../../engine/versus/planner.ts';
import { type Camp, CAMPS, DISC_ZONES, type DiscZone } from '../../../engine/versus/types.ts';
import { typographie as t, typographieEntre } from '../../../plugins/typographie.ts';
import { annoncer } from '../../../scripts/annonce.ts';
import { ruleLink, type Titles } from '../../play/titles.ts';
import { PlanChart } from './PlanChart.tsx';
import {
  fromAddress,
  lastOf,
  type MissionChoice,
  MOST,
  type PlanForm,
  planFrom,
  START,
  toAddress,
  type TurnForm,
  withMission,
  withTurn,
  withTurns,
  withWanted,
} from './plan-form.ts';
import { breakWords, planWords, stepWords, totalWords } from './plan-words.ts';
import { Stepper } from './Stepper.tsx';

export interface PlannerProps {
  readonly missions: readonly MissionChoice[];
  readonly titles: Titles; // of the rules that a plan cites
}
const CAMP_NAMES: Readonly<Record<Camp, string>> = { hero: 'Le héros', villain: 'Le vilain' };
const ZONES: Readonly<Record<DiscZone, readonly [head: string, whole: string]>> = {
  available: ['Disp.', 'Disponible'],
  spent: ['Dép.', 'Dépense'],
  unavailable: ['Indisp.', 'Indisponible'],
};
const PAUSE = 200;
const START_PLAN: PlanForm = withWanted(START, mostOf(planFrom(START)).plan);

const Rule = ({
  id,
  titles,
  children,
}: {
  readonly id: string;
  readonly titles: Titles;
  readonly children?: string;
}): JSX.Element => {
  const { href, title } = ruleLink('versus', id, titles);
  return <a href={href}>{t(children ?? title)}</a>;
};
/** The rule that a step is named after, and those that make it unusual. */
const USUAL: ReadonlySet<string> = new Set([
  'vs.dpa.paiement',
  'vs.dpa.cout-n',
  'vs.dpa.compteur-par-tour',
  'vs.dpa.report',
]);
const StepRow = ({ step, titles }: { readonly step: PlanStep; readonly titles: Titles }): JSX.Element => {
  const [name, rest] = stepWords(step);
  const [rule, ...others] = step.cites;
  return (
    <tr class={step.type}>
      <th scope="row">
        <Rule id={rule} titles={titles}>
          {name}
        </Rule>
        {typographieEntre(name, rest, '')}
        {others
          .filter((id) => !USUAL.has(id))
          .map((id) => (
            <small key={id}>
              <Rule id={id} titles={titles} />
            </small>
          ))}
      </th>
      {DISC_ZONES.map((zone) => (
        <td key={zone} class={zone}>
          {step.discs[zone]}
        </td>
      ))}
    </tr>
  );
};
const LIEUTENANT = ['n’est pas activée', 'est la 1re', 'est la 2e', 'est la 3e', 'est la 4e'] as const;
interface TurnProps {
  readonly form: PlanForm;
  readonly at: number;
  readonly steps: readonly PlanStep[];
  readonly most: number;
  readonly each: number;
  readonly titles: Titles;
  readonly change: (change: Partial<TurnForm>) => void;
}
const TurnPart = ({
  form: { camp, first, turns },
  at,
  steps,
  most,
  each,
  titles,
  change,
}: TurnProps): JSX.Element | null => {
  const turn = turns[at];
  if (turn === undefined) return null;
  const number = first + at;
  const check = (key: 'oracle' | 'late', label: string): JSX.Element | null =>
    CHANGES[camp].includes(key) ? (
      <label class="vs-coche">
        <input type="checkbox" checked={turn[key]} onChange={() => change({ [key]: !turn[key] })} />{' '}
        <span>{t(label)}</span>
      </label>
    ) : null;
  const unusual = (['oracle', 'late', 'lieutenant'] as const).some(
    (key) => CHANGES[camp].includes(key) && Boolean(turn[key]),
  );
  return (
    <tbody data-tour={number}>
      <tr class="vs-tour">
        <th colSpan={4} scope="rowgroup">
          <div>
            <b>Tour {number}</b>
            <Stepper
              label={`Activations voulues au tour ${number}`}
              hidden
              value={turn.wanted}
              most={MOST.wanted}
              onChange={(wanted) => change({ wanted })}
            />
            <small>
              {t(`${most} au plus`)}
              {each > most ? t(`, ${each} sans rien dépenser avant`) : null}
            </small>
          </div>
          <details>
            <summary>{t(`Retour de ${turn.recovery}${unusual ? ', avec un pouvoir' : ''}`)}</summary>
            <div>
              <Stepper
                label="Disques à l’entretien"
                value={turn.recovery}
                most={MOST.recovery}
                onChange={(recovery) => change({ recovery })}
              />
              {check('oracle', 'Oracle est QG et debout')}
              {check(
                'late',
                `Batwoman l’a mis en retard${at === 0 ? ' : son disque est déjà en zone de dépense' : ''}`,
              )}
              {CHANGES[camp].includes('lieutenant') ? (
                <label class="vs-choix">
                  <span>{t('QG Robin (Damian Wayne) : la tuile de son lieutenant')}</span>
                  <select
                    value={turn.lieutenant}
                    onChange={(event) => change({ lieutenant: Number(event.currentTarget.value) })}
                  >
                    {LIEUTENANT.map((label, i) => (
                      <option key={i} value={i}>
                        {t(label)}
                      </option>
                    ))}
                  </select>
                </label>
              ) : null}
            </div>
          </details>
        </th>
      </tr>
      {steps.map((step, i) => (
        <StepRow key={i} step={step} titles={titles} />
      ))}
    </tbody>
  );
};

const Begin = ({
  form,
  missions,
  set,
}: {
  readonly form: PlanForm;
  readonly missions: readonly MissionChoice[];
  readonly set: (form: PlanForm) => void;
}): JSX.Element => (
  <form class="vs-depart" aria-label={t('Le point de départ')} onSubmit={(event) => event.preventDefault()}>
    <fieldset>
      <legend>Camp</legend>
      {CAMPS.map((camp) => (
        <label key={camp} class="vs-coche">
          <input type="radio" name="camp" checked={form.camp === camp} onChange={() => set({ ...form, camp })} />{' '}
          <span>{CAMP_NAMES[camp]}</span>
        </label>
      ))}
    </fieldset>
    <label class="vs-choix">
      <span>Mission</span>
      <select value={form.mission} onChange={(event) => set(withMission(form, missions, event.currentTarget.value))}>
        <option value="">{t('une autre : 2 disques par tour')}</option>
        {missions.map(({ id, title }) => (
          <option key={id} value={id}>
            {t(title)}
          </option>
        ))}
      </select>
    </label>
    <fieldset>
      <legend>{t('Tours qui restent')}</legend>
      <Stepper
        label="du tour"
        value={form.first}
        least={1}
        most={lastOf(form)}
        onChange={(first) => set(withTurns(form, missions, first, lastOf(form)))}
      />
      <Stepper
        label="au tour"
        value={lastOf(form)}
        least={form.first}
        most={MOST.turns}
        onChange={(last) => set(withTurns(form, missions, form.first, last))}
      />
    </fieldset>
    <fieldset>
      <legend>{t('Disques avant l’entretien')}</legend>
      {DISC_ZONES.map((zone) => (
        <Stepper
          key={zone}
          label={ZONES[zone][1]}
          value={form.discs[zone]}
          most={MOST.discs}
          onChange={(n) => set({ ...form, discs: { ...form.discs, [zone]: n } })}
        />
      ))}
    </fieldset>
  </form>
);

/** The plan that the address tells, kept there as it changes. First render: the server's. */
const usePlan = (missions: readonly MissionChoice[]): readonly [PlanForm, (form: PlanForm) => void] => {
  const [form, setForm] = useState(START_PLAN);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const read = (): void => {
      const told = fromAddress(location.hash.slice(1), missions);
      if (told !== undefined) setForm(told);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [missions]);
  useEffect(() => {
    if (!touched) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, '', `#${toAddress(form)}`), PAUSE);
    return () => clearTimeout(timer);
  }, [form, touched]);
  return [form, (next) => (setTouched(true), setForm(next))];
};
const copy = async (form: PlanForm): Promise<void> => {
  const { href } = new URL(`#${toAddress(form)}`, location.href);
  try {
    await navigator.clipboard.writeText(href);
    annoncer('Lien du plan copié');
  } catch {
    location.href = href;
  }
};

export default function Planner({ missions, titles }: PlannerProps): JSX.Element {
  const [form, set] = usePlan(missions);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const plan = planFrom(form);
  const [report, most] = [planOf(plan), mostOf(plan)];
  const { broken } = report;
  const isBest = plan.wanted.join() === most.plan.join();
  return (
    <div class="vs-plan" data-planificateur data-pret={ready ? '' : undefined}>
      <div class="vs-cote">
        <Begin form={form} missions={missions} set={set} />
        <section class="vs-bilan" aria-label="Ce que donne le plan">
          <div role="status">
            <p>
              <b data-bilan>{t(totalWords(report, most.inAll))}</b>
            </p>
            {broken === undefined ? null : (
              <p class="casse">
                {t(`${breakWords(broken, form.first)} `)}
                <Rule id="vs.dpa.insuffisant" titles={titles} />
              </p>
            )}
          </div>
          <p class="vs-gestes">
            <button
              type="button"
              class="btn go"
              aria-disabled={isBest}
              onClick={() => isBest || set(withWanted(form, most.plan))}
            >
              {t(`Prendre le meilleur plan (${most.inAll})`)}
            </button>
            {broken === undefined ? null : (
              <button
                type="button"
                class="btn"
                title={t(planWords(broken.still))}
                onClick={() => set(withWanted(form, broken.still))}
              >
                Réparer le plan
              </button>
            )}
            <button type="button" class="btn" onClick={() => set(withWanted(form, []))}>
              Tout mettre à zéro
            </button>
            <button type="button" class="btn" onClick={() => void copy(form)}>
              Copier le lien
            </button>
            <button type="button" class="btn" onClick={() => print()}>
              Imprimer
            </button>
          </p>
        </section>
        <PlanChart report={report} wanted={plan.wanted} first={form.first} />
      </div>
      <table class="vs-tours">
        <caption class="sr">{t('Le plan pas à pas : les disques de chaque zone après chaque étape')}</caption>
        <thead>
          <tr>
            <th scope="col">Étape</th>
            {DISC_ZONES.map((zone) => (
              <th key={zone} scope="col">
                <abbr title={ZONES[zone][1]}>{ZONES[zone][0]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {form.turns.map((_, at) => (
          <TurnPart
            key={form.first + at}
            form={form}
            at={at}
            steps={report.steps.filter(({ turn }) => turn === at + 1)}
            most={most.perTurn[at] ?? 0}
            each={most.each[at] ?? 0}
            titles={titles}
            change={(change) => set(withTurn(form, at, change))}
          />
        ))}
      </table>
    </div>
  );
}

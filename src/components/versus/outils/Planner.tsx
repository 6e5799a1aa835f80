// The planner of discs: what is told on top, what it gives in a chart and turn by turn. Everything comes from the engine's planner; the plan lives in the fragment of the address.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { mostOf, planOf } from '../../../engine/versus/planner.ts';
import { type Camp, CAMPS, DISC_ZONES, type DiscZone } from '../../../engine/versus/types.ts';
import { typeset as t } from '../../../plugins/typography.ts';
import { share, shares } from '../../../scripts/share.ts';
import type { Titles } from '../../play/titles.ts';
import { PlanChart } from './PlanChart.tsx';
import { Rule } from './PlannerRule.tsx';
import { TurnPart } from './PlannerTurn.tsx';
import { Stepper } from './Stepper.tsx';
import {
  fromAddress,
  lastOf,
  type MissionChoice,
  MOST,
  type PlanForm,
  planFrom,
  START,
  toAddress,
  withMission,
  withTurn,
  withTurns,
  withWanted,
} from './plan-form.ts';
import { breakWords, planWords, totalWords } from './plan-words.ts';

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
    const before = location.hash;
    const timer = setTimeout(() => {
      if (location.hash === before) history.replaceState(history.state, '', `#${toAddress(form)}`); // else another plan is about to be read
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [form, touched]);
  return [form, (next) => (setTouched(true), setForm(next))];
};
const send = async (form: PlanForm): Promise<void> => {
  const { href } = new URL(`#${toAddress(form)}`, location.href);
  if (!(await share({ url: href, title: document.title }, 'Lien du plan copié'))) location.href = href;
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
    <div class="vs-planner" data-planificateur data-pret={ready ? '' : undefined}>
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
            <button type="button" class="btn" onClick={() => void send(form)}>
              {ready && shares() ? 'Partager' : 'Copier le lien'}
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

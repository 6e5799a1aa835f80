// One turn of the plan: what is paid, what comes back.
import type { JSX } from 'preact';
import { CHANGES, type PlanStep } from '../../../engine/versus/planner.ts';
import { DISC_ZONES } from '../../../engine/versus/types.ts';
import { typeset as t, typesetBetween } from '../../../plugins/typography.ts';
import type { Titles } from '../../play/titles.ts';
import { Rule, USUAL } from './PlannerRule.tsx';
import { Stepper } from './Stepper.tsx';
import { MOST, type PlanForm, type TurnForm } from './plan-form.ts';
import { stepWords } from './plan-words.ts';

const StepRow = ({ step, titles }: { readonly step: PlanStep; readonly titles: Titles }): JSX.Element => {
  const [name, rest] = stepWords(step);
  const [rule, ...others] = step.cites;
  return (
    <tr class={step.type}>
      <th scope="row">
        <Rule id={rule} titles={titles}>
          {name}
        </Rule>
        {typesetBetween(name, rest, '')}
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

export const TurnPart = ({
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

// Techniques that wait on the table of a position to study: whose, upon whom, at which step; their effects are the engine's.
import type { JSX } from 'preact';
import { nameOf } from '../../../engine/battlefight/partie/begin.ts';
import { needsTarget } from '../../../engine/battlefight/partie/board.ts';
import type { ActiveSpec } from '../../../engine/battlefight/partie/types.ts';
import { activeFaults, effectsOf } from '../../../engine/battlefight/partie/waiting.ts';
import { printStep } from '../../../engine/battlefight/language/print.ts';
import type { Technique } from '../../../engine/battlefight/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { typographie } from '../../../plugins/typography.ts';
import { Faults, Section, SelectField } from '../../atelier/fields.tsx';
import { changeAt, put } from '../../atelier/put.ts';
import { effectText } from '../../../engine/battlefight/partie/effect-text.ts';
import { useDesk } from './desk.ts';
import { choiceOf } from './labels.ts';
import { addActive, removeActive, setActive, shelfOf, titleIn, toScenario, type Work } from './model.ts';

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
/** Cards that may wait, then what a new one says at first. */
export const waitingCards = (work: Pick<Work, 'cards'>): readonly Technique[] =>
  shelfOf(work).filter((card) => resumesOf(card).length > 0);
const firstSpec = (technique: Technique): ActiveSpec => {
  const spec: ActiveSpec = { card: technique.id, owner: 0, next: resumesOf(technique)[0] ?? 0 };
  return needsTarget(technique) ? { ...spec, target: 1 } : spec;
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

const Row = ({ spec, index }: RowProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const shelf = shelfOf(scenario);
  const technique = shelf.find(({ id }) => id === spec.card);
  const path = (key: keyof ActiveSpec): string => `active.${index}.${key}`;
  const set = (change: Partial<ActiveSpec>): void =>
    edit((now) => setActive(now, index, put({ ...spec, ...change }, 'bearers', undefined)));
  const people = scenario.players.map((player, seat): Choice => [String(seat), nameOf(player, seat)]);
  const owner = scenario.players[spec.owner];
  const replace = (id: string): void => {
    const card = shelf.find((one) => one.id === id);
    if (card !== undefined) set({ card: id, next: resumesOf(card)[0] ?? 0 });
  };
  return (
    <Section
      class="unit"
      title={titleIn(shelf, spec.card)}
      paths={[`active.${index}`]}
      extra={<span class="part-extra">{owner === undefined ? '' : typographie(nameOf(owner, spec.owner))}</span>}
    >
      <div class="fields">
        <SelectField
          path={path('card')}
          label="Technique"
          value={spec.card}
          choices={waitingCards(scenario).map(choiceOf)}
          class="wide"
          onChange={replace}
        />
        <SelectField
          path={path('owner')}
          label="Propriétaire"
          value={String(spec.owner)}
          choices={people}
          onChange={(value) => set({ owner: Number(value) as Seat })}
        />
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
      <Faults path={path('bearers')} />
      <button type="button" class="btn flat" onClick={() => edit((now) => removeActive(now, index))}>
        Retirer cette technique
      </button>
    </Section>
  );
};

export const ActivePart = (): JSX.Element | null => {
  const { scenario, edit } = useDesk();
  const active = scenario.active ?? [];
  if (scenario.kind !== 'study' && active.length === 0) return null;
  const add = (): void => {
    const [card] = waitingCards(scenario);
    if (card !== undefined) edit((now) => addActive(now, firstSpec(card)));
  };
  return (
    <Section
      title="Techniques en attente"
      paths={['active']}
      extra={active.length === 0 ? undefined : <span class="part-extra">{active.length}</span>}
    >
      <p class="aside">
        {typographie(
          'Des techniques Stables déjà posées sur la table. Choisissez leur prochaine étape : leurs effets se déduisent des étapes déjà exécutées.',
        )}
      </p>
      <Faults path="active" />
      {active.map((spec, i) => (
        <Row key={i} spec={spec} index={i} />
      ))}
      <button type="button" class="btn" onClick={add}>
        Ajouter une technique en attente
      </button>
    </Section>
  );
};

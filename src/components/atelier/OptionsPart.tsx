// The rulings that a scenario plays otherwise, in the words of the rulings page.
import type { ComponentChildren, JSX } from 'preact';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import { useBench } from './bench.ts';
import { Section, SelectField } from './fields.tsx';

type Value = string | number | boolean;
/** A switch of a ruling, with the words of the page of rulings. */
export interface Reglage {
  readonly ruling: string; // "A14"
  readonly title: string;
  readonly key: string;
  readonly values: readonly { readonly value: Value; readonly label: string }[]; // the first is the default
}
interface Optioned {
  readonly options?: Readonly<Partial<Record<string, Value>>>;
}
export const titleOf = ({ title, ruling }: Reglage): string => `${title} (arbitrage ${ruling.slice(1)})`;

interface OptionsProps {
  readonly reglages: readonly Reglage[]; // those that the scenario may set
  readonly choose: (key: string, value: Value) => void;
  readonly onMine: () => void;
  /** A field of the game's own, in place of the list of values. */
  readonly field?: (reglage: Reglage) => JSX.Element | undefined;
  readonly children?: ComponentChildren;
}
export const OptionsPart = ({ reglages, choose, onMine, field, children }: OptionsProps): JSX.Element => {
  const { scenario, jeu } = useBench<Optioned>();
  const options = scenario.options ?? {};
  const changed = Object.keys(options).length;
  return (
    <Section
      title="Les arbitrages"
      paths={['options']}
      extra={
        changed === 0 ? undefined : (
          <span class="part-extra">{typeset(changed === 1 ? '1 choix' : `${changed} choix`)}</span>
        )
      }
    >
      <p class="aside">
        {typeset('Là où le livret hésite, le scénario peut suivre une autre lecture.')}{' '}
        <a href={lien(`/${jeu}/arbitrages/`)}>Voir les arbitrages</a>
      </p>
      <div class="fields options">
        {reglages.map((reglage) => {
          const { key, values } = reglage;
          const own = field?.(reglage);
          if (own !== undefined) return own;
          const pick = (text: string): void => {
            const chosen = values.find((one) => String(one.value) === text);
            if (chosen !== undefined) choose(key, chosen.value);
          };
          return (
            <SelectField
              key={key}
              path={`options.${key}`}
              label={titleOf(reglage)}
              value={String(options[key] ?? values[0]?.value ?? '')}
              choices={values.map(
                (one, i) => [String(one.value), `${one.label}${i === 0 ? ' (par défaut)' : ''}`] as const,
              )}
              class="wide"
              onChange={pick}
            />
          );
        })}
      </div>
      {children}
      <button type="button" class="btn" onClick={onMine}>
        Reprendre mes réglages
      </button>
    </Section>
  );
};

/** The rulings that a scenario does not play by default, in words: for the printed page. */
export const choicesOf = ({ options = {} }: Optioned, reglages: readonly Reglage[]): readonly string[] =>
  reglages.flatMap((reglage) => {
    const chosen = options[reglage.key];
    if (chosen === undefined || chosen === reglage.values[0]?.value) return [];
    return [`${titleOf(reglage)} : ${reglage.values.find(({ value }) => value === chosen)?.label ?? String(chosen)}`];
  });

// The example values of a work in one list, and the page on which one writes one's own by hand.
import type { JSX } from 'preact';
import { agree } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import { goToField } from './bench.ts';
import { Section } from './fields.tsx';
import { countIn, type Sample } from './samples.ts';

interface SamplesProps {
  readonly samples: readonly Sample[]; // one at least
}
export const SamplesPart = ({ samples, onPrint }: SamplesProps & { readonly onPrint: () => void }): JSX.Element => {
  const count = countIn(samples);
  return (
    <Section
      class="samples"
      title={`${count} ${agree(count, 'valeur')} d’exemple à remplacer par ${agree(count, 'celle', 'celles')} de vos cartes`}
      paths={[]}
    >
      <p class="aside">
        {typeset(
          'Les règles ne donnent pas ces valeurs : le site en a mis d’autres, pour que l’on puisse jouer. Relevez les vôtres, puis tapez-les sur leur fiche ; ce que vous avez tapé quitte cette liste.',
        )}
      </p>
      <ul class="own-things">
        {samples.map(({ path, name, values }) => (
          <li key={path}>
            <span>
              <button type="button" class="link" data-exemple-de={path} onClick={() => goToField(path)}>
                {typeset(name)}
              </button>{' '}
              <small>{typeset(values.map(([label, value]) => `${label} : ${value}`).join(' · '))}</small>
            </span>
            <span class="part-extra">{values.length}</span>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="btn" data-releve onClick={onPrint}>
          Imprimer un relevé à remplir
        </button>
      </div>
    </Section>
  );
};

/** One page of blanks; what the example says stands beside each, small, to be struck out. */
export const BlanksPage = ({ samples, name }: SamplesProps & { readonly name: string }): JSX.Element => (
  <section class="print-sheet blanks" aria-hidden="true">
    <header>
      <h2>{typeset(`Relevé : ${name}`)}</h2>
      <p class="small">
        {typeset('Écrivez sur chaque ligne ce que montre votre boîte ; entre parenthèses, l’exemple du site.')}
      </p>
    </header>
    <div class="blank-columns">
      {samples.map((sample) => (
        <section key={sample.path}>
          <h3>{typeset(sample.name)}</h3>
          <ul>
            {sample.values.map(([label, value], i) => (
              <li key={i}>
                <span>
                  {typeset(label)} <small>{typeset(`(${value})`)}</small>
                </span>
                <i />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);

// « Ma boîte » beside a scenario: fetched when it is opened.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTry } from '../../play/Failed.tsx';
import { Section } from '../fields.tsx';
import type { BoxProps } from './BoxBody.tsx';

const Late = (props: BoxProps): JSX.Element => {
  const [late, setLate] = useState<typeof import('./BoxBody.tsx') | undefined>(undefined);
  const { run, failed } = useTry('Votre boîte ne s’est pas ouverte.');
  useEffect(() => run(async () => setLate(await import('./BoxBody.tsx'))), []);
  return late === undefined ? (failed ?? <p class="aside">La boîte s’ouvre…</p>) : <late.BoxBody {...props} />;
};
export const BoxPart = (props: BoxProps): JSX.Element => (
  <Section title="Ma boîte" paths={[]} class="own-box">
    <Late {...props} />
  </Section>
);

// What the reader owns, to check decks against; and the boosters, fetched when the part is opened.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { typeset } from '../../../plugins/typography.ts';
import { CheckField, Faults, Section } from '../../atelier/fields.tsx';
import { put } from '../../atelier/put.ts';
import { useTry } from '../../play/Failed.tsx';
import { CardCounts } from './CardCounts.tsx';
import { useDesk } from './desk.ts';
import { shelfOf } from './model.ts';

type Late = typeof import('./Boosters.tsx');
const LateBoosters = (): JSX.Element => {
  const [late, setLate] = useState<Late | undefined>(undefined);
  const { run, failed } = useTry('Ce qui forme les decks n’est pas arrivé.');
  useEffect(() => run(async () => setLate(await import('./Boosters.tsx'))), []);
  return late === undefined ? (failed ?? <p class="aside">Les boosters arrivent…</p>) : <late.Boosters />;
};

export const CollectionPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { collection } = scenario;
  return (
    <Section title="Ma collection, les boosters" paths={['collection']}>
      <CheckField
        path="collection"
        label="Vérifier les decks avec ma collection"
        value={collection !== undefined}
        onChange={(value) => edit((now) => put(now, 'collection', value ? {} : undefined))}
      />
      {collection === undefined ? null : (
        <>
          <p class="aside">
            {typeset(
              'Combien d’exemplaires de chaque carte possédez-vous ? La collection reste sur cet appareil : elle ne part pas avec le lien du scénario.',
            )}
          </p>
          <CardCounts
            label="Ma collection"
            shelf={shelfOf(scenario)}
            counts={collection}
            set={(card, count) => edit((now) => put(now, 'collection', { ...now.collection, [card]: count }))}
          />
          <Faults path="collection" deep />
        </>
      )}
      <LateBoosters />
    </Section>
  );
};

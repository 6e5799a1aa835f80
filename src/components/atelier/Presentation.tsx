// What a scenario is called, and by whom: the same fields whatever the game.
import type { JSX } from 'preact';
import { useBench } from './bench.ts';
import { Section, TextField } from './fields.tsx';
import { put } from './put.ts';
import type { Named } from './trade.ts';

/** The name stands in the bar of the desk, whatever the panel shows. */
export const NameField = (): JSX.Element => {
  const { scenario, edit } = useBench<Named>();
  return (
    <TextField
      path="name"
      label="Nom du scénario"
      value={scenario.name}
      max={80}
      class="desk-name"
      onChange={(value) => edit((now) => put(now, 'name', value), 'name')}
    />
  );
};

export const Presentation = (): JSX.Element => {
  const { scenario, edit } = useBench<Named>();
  const set = (key: 'note' | 'author', value: string): void =>
    edit((now) => put(now, key, value === '' ? undefined : value), key);
  return (
    <Section title="Le scénario" paths={['note', 'author']} open>
      <div class="fields">
        <TextField
          path="note"
          label="Note"
          value={scenario.note ?? ''}
          max={500}
          long
          onChange={(value) => set('note', value)}
        />
        <TextField
          path="author"
          label="Auteur"
          value={scenario.author ?? ''}
          max={80}
          onChange={(value) => set('author', value)}
        />
      </div>
    </Section>
  );
};

// One page for the table, whatever the kind; and the link to find it all again.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { typographie } from '../../../plugins/typography.ts';
import { choicesOf, type Reglage } from '../../atelier/OptionsPart.tsx';
import { PrintQr } from '../../atelier/PrintQr.tsx';
import { codecOf } from './codecs.ts';
import type { Kits } from './kits.ts';
import { MODE_NAMES, type Work } from './modes.ts';
import { RULE_NAMES } from './options.ts';

interface SheetProps {
  readonly work: Work;
  readonly kits: Kits;
  readonly reglages: readonly Reglage[];
  readonly link: string | undefined;
}
export const PrintSheet = ({ work, kits, reglages, link }: SheetProps): JSX.Element => {
  const { name, note, author, mode, options = {} } = work;
  const rules = Object.entries(RULE_NAMES).filter(([key]) => options[key as keyof typeof options] === true);
  const other = [...rules.map(([, label]) => label), ...choicesOf({ options }, reglages)];
  const Sheet = kits[mode]?.Sheet;
  return (
    <section class="print-sheet" aria-hidden="true">
      <h2>{typographie(name)}</h2>
      <p class="small">{typographie(capital(MODE_NAMES[mode]))}</p>
      {note === undefined ? null : <p>{typographie(note)}</p>}
      {Sheet === undefined ? null : <Sheet work={work} />}
      <p class="small">
        <b>Règles choisies</b> {typographie(other.length === 0 ? 'celles par défaut.' : `${other.join(' ; ')}.`)}
      </p>
      <PrintQr link={link} />
      <p class="small link-text">{link}</p>
      <p class="small">
        {typographie(
          `${author === undefined ? '' : `${author} · `}Règles vives · Fields of Eternia, format ${codecOf(mode).version} des liens. Les valeurs étiquetées « exemple » sont absentes du livret : à vérifier sur vos cartes.`,
        )}
      </p>
    </section>
  );
};

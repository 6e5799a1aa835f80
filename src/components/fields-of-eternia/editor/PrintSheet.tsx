// The page of a scenario for the box, whatever its kind.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { choicesOf, type Reglage } from '../../atelier/OptionsPart.tsx';
import { type Box, BoxPage } from '../../atelier/BoxPage.tsx';
import { formOf } from './forms.ts';
import type { Kits } from './kits.ts';
import { MODE_NAMES, type Work } from './modes.ts';
import { RULE_NAMES } from './options.ts';

interface SheetProps {
  readonly work: Work;
  readonly kits: Kits;
  readonly reglages: readonly Reglage[];
  readonly link: string | undefined;
}
const NO_BOX: Box = { takes: [], steps: [] };
export const PrintSheet = ({ work, kits, reglages, link }: SheetProps): JSX.Element => {
  const { mode, options = {} } = work;
  const rules = Object.entries(RULE_NAMES).filter(([key]) => options[key as keyof typeof options] === true);
  const other = [...rules.map(([, label]) => label), ...choicesOf({ options }, reglages)];
  const kit = kits[mode];
  return (
    <BoxPage
      work={work}
      kind={capital(MODE_NAMES[mode])}
      box={kit?.box(work) ?? NO_BOX}
      rulings={other}
      rulingsName="Règles choisies"
      link={link}
      foot={`Règles vives · Fields of Eternia, format ${formOf(mode).version} des liens. Les valeurs étiquetées « exemple » sont absentes du livret : à vérifier sur vos cartes.`}
    >
      {kit === undefined ? null : <kit.Sheet work={work} />}
    </BoxPage>
  );
};

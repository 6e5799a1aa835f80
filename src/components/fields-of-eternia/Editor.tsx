// The workshop of Fields of Eternia: a kind of scenario, then its parts, which come when the kind is first needed.
import { capital } from '../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OptionKey } from '../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { StartPart } from '../atelier/DraftsPart.tsx';
import { CheckField, Section, SelectField } from '../atelier/fields.tsx';
import { LastParts } from '../atelier/LastParts.tsx';
import { OptionsPart, type Reglage } from '../atelier/OptionsPart.tsx';
import type { Trade } from '../atelier/trade.ts';
import { type Tools, Workbench } from '../atelier/Workbench.tsx';
import { useTry } from '../play/Failed.tsx';
import { FIRST_KITS, type Kits, loadKit } from './editor/kits.ts';
import { type Mode, MODE_NAMES, MODES, type Work } from './editor/modes.ts';
import { keysOf, RULE_NAMES, setOption } from './editor/options.ts';
import { asMode } from './editor/model.ts';
import { tradeWith, withMine } from './editor/trade.ts';

export interface EditorProps {
  readonly reglages: readonly Reglage[];
}
interface FormProps extends Tools<Work> {
  readonly reglages: readonly Reglage[];
  readonly kits: Kits;
  readonly trade: Trade<Work>;
  readonly need: (mode: Mode) => Promise<void>; // rejected when its parts cannot be had
}

const KindPart = ({ work, edit, say, need }: FormProps): JSX.Element => {
  const { run, failed } = useTry('Ce genre de scénario n’est pas arrivé.');
  /** The parts come first, so that nothing is shown unjudged. */
  const turn = (mode: Mode): void =>
    run(async () => {
      await need(mode);
      edit((now) => asMode(now, mode, withMine));
      say(`Nouveau scénario : ${MODE_NAMES[mode]}. « Annuler » rend le précédent.`);
    });
  return (
    <Section title="Que voulez-vous construire ?" paths={['mode']} open>
      <div class="fields">
        <SelectField
          path="mode"
          label="Genre"
          value={work.mode}
          choices={MODES.map((mode) => [mode, capital(MODE_NAMES[mode])] as const)}
          class="wide"
          onChange={turn}
        />
      </div>
      {failed}
    </Section>
  );
};
/** Ready-made scenarios come with the examples that they are made of, then what judges the one that is chosen. */
const ready = async () => (await import('./editor/ready.ts')).READY;
const BeginPart = ({ start, need }: FormProps): JSX.Element => {
  const { run, failed } = useTry('Ce genre de scénario n’est pas arrivé.');
  const open = (work: Work): void =>
    run(async () => {
      await need(work.mode);
      start(work);
    });
  return (
    <>
      {failed}
      <StartPart load={ready} start={open} />
    </>
  );
};
const RulesPart = ({ work, edit }: FormProps): JSX.Element | null => {
  const keys = keysOf(work.mode).filter((key) => RULE_NAMES[key] !== undefined);
  return keys.length === 0 ? null : (
    <Section title="Les règles en option" paths={keys.map((key) => `options.${key}`)}>
      {keys.map((key) => (
        <CheckField
          key={key}
          path={`options.${key}`}
          label={RULE_NAMES[key] ?? key}
          value={work.options?.[key] === true}
          onChange={(on) => edit((now) => setOption(now, key, on))}
        />
      ))}
    </Section>
  );
};
const Form = (props: FormProps): JSX.Element => {
  const { work, edit, reglages, kits, trade } = props;
  const Own = kits[work.mode]?.Form;
  const keys: readonly string[] = keysOf(work.mode);
  return (
    <>
      <KindPart {...props} />
      <BeginPart {...props} />
      {Own === undefined ? (
        <p class="aside">{typeset('Les champs de ce genre de scénario arrivent…')}</p>
      ) : (
        <Own key={work.mode} />
      )}
      <RulesPart {...props} />
      <OptionsPart
        reglages={reglages.filter(({ key }) => keys.includes(key))}
        choose={(key, value) => edit((now) => setOption(now, key as OptionKey, value === true))}
        onMine={() => edit(withMine)}
      />
      <LastParts trade={trade} tools={props} />
    </>
  );
};
/** A draft or a link of another kind asks for its parts. */
const Asked = ({ work, need }: Pick<FormProps, 'work' | 'need'>): JSX.Element | null => {
  const { run, failed } = useTry('Les champs de ce genre de scénario ne sont pas arrivés.');
  useEffect(() => run(() => need(work.mode)), [work.mode]);
  return failed;
};
/** The live drawing. */
const View = ({ work, kits }: Pick<FormProps, 'work' | 'kits'>): JSX.Element => {
  const Pane = kits[work.mode]?.Pane;
  return Pane === undefined ? <div class="board-pane" /> : <Pane key={work.mode} />;
};

export default function Editor({ reglages }: EditorProps): JSX.Element {
  const [kits, setKits] = useState<Kits>(FIRST_KITS);
  const [lost, setLost] = useState(false); // parts did not come: that is said above the desk
  const trade = useMemo(() => tradeWith(kits), [kits]);
  const need = async (mode: Mode): Promise<void> => {
    if (kits[mode] !== undefined) return;
    try {
      const kit = await loadKit(mode);
      setKits((known) => ({ ...known, [mode]: kit }));
    } catch (error) {
      setLost(true);
      throw error;
    }
  };
  return (
    <Workbench
      trade={trade}
      waits={(work) => kits[work.mode] === undefined && !lost}
      fetches={(work) => <Asked work={work} need={need} />}
      placing={(work) => kits[work.mode]?.placing}
      view={(work) => <View work={work} kits={kits} />}
      form={(tools) => <Form {...tools} reglages={reglages} kits={kits} trade={trade} need={need} />}
      paper={() => import('./editor/PrintSheet.tsx')}
      sheet={({ PrintSheet }, work, link) => <PrintSheet work={work} kits={kits} reglages={reglages} link={link} />}
    />
  );
}

// Both rivers, two teams at random, and what the powers of the HQs take while the game is prepared.
import type { JSX } from 'preact';
import { powerOfTile } from '../../../../engine/versus/data.ts';
import { randomTeam } from '../../../../engine/versus/draw-random.ts';
import { fittingChoice } from '../../../../engine/versus/draw.ts';
import type { SetupChoices } from '../../../../engine/versus/partie/types.ts';
import { rng } from '../../../../engine/kernel/rng.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { useBench } from '../../../atelier/bench.ts';
import { Faults, Section } from '../../../atelier/fields.tsx';
import { below, filled } from '../../../atelier/part.ts';
import { freshSeed } from '../../../play/dice.ts';
import type { Work } from '../modes.ts';
import { useWork } from '../part.ts';
import { FaultSpot } from '../spots.tsx';
import { CardField } from './fields.tsx';
import { cardName, riverOf } from './model.ts';
import { RiverPart } from './RiverPart.tsx';
import { useSide } from './SidePart.tsx';

/** By the HQ that asks for it. */
const CHOICES: readonly (readonly [choice: keyof SetupChoices, hq: string, label: string])[] = [
  ['lieutenant', 'hush', 'Le lieutenant de Hush'],
  ['avatar', 'clayface', 'L’avatar de Clayface'],
  ['controlled', 'jervis-tetch', 'La tuile que Jervis Tetch contrôle'],
  ['operated', 'prof-pyg', 'La tuile que Prof. Pyg opère'],
];
const ChoicesFields = (): JSX.Element | null => {
  const work = useWork<'partie'>().value;
  const side = useSide('villain');
  const choices = filled(below(side, 'choices'), {});
  const hq = riverOf(work, 'villain').find((slot) => slot.hq === true)?.tile;
  const shown = CHOICES.filter(
    ([choice, asks]) => (hq !== undefined && powerOfTile(hq)?.id === asks) || choices.value[choice] !== undefined,
  );
  if (shown.length === 0) return null;
  return (
    <div class="fields">
      {shown.map(([choice, , label]) => (
        <CardField
          key={choice}
          path={`${choices.path}.${choice}`}
          label={label}
          value={choices.value[choice]}
          cards={fittingChoice(work, choice)}
          name={cardName(work, choices.value[choice])}
          nobody="à choisir pendant la partie"
          onChange={(tile) => below(choices, choice).change(tile)}
        />
      ))}
    </div>
  );
};
/** Such choices are the villain’s alone: those of a link that says otherwise can be thrown away. */
const StrayChoices = (): JSX.Element | null => {
  const side = useSide('hero');
  if (side.value.choices === undefined) return null;
  return (
    <div class="row">
      <FaultSpot path={`${side.path}.choices`} />
      <button type="button" class="btn" onClick={() => below(side, 'choices').change(undefined)}>
        {typeset('Effacer les choix du héros')}
      </button>
    </div>
  );
};
export const TeamsPart = ({ say }: { readonly say: (text: string) => void }): JSX.Element => {
  const { scenario, edit } = useBench<Work>();
  const draw = (): void => {
    if (scenario.mode !== 'partie') return;
    const found = randomTeam(scenario, rng(freshSeed()).below);
    if (found === undefined) return say('Corrigez d’abord les rivières : le tirage remplit leurs places.');
    edit(() => ({ ...found, mode: 'partie' }));
    say('Deux équipes tirées au hasard, toutes deux permises. « Annuler » rend les précédentes.');
  };
  return (
    <Section
      title="Les équipes"
      paths={['sides.hero.slots', 'sides.villain.slots', 'sides.hero.choices', 'sides.villain.choices']}
      open
    >
      <p class="aside">
        {typeset(
          'Le livret nomme les QG et leurs pouvoirs. Les sbires et les élites proposés sont des exemples : recopiez les vôtres dans « Mes cartes ».',
        )}
      </p>
      <div class="row">
        <button type="button" class="btn" onClick={draw}>
          {typeset('Tirer deux équipes au hasard')}
        </button>
      </div>
      <RiverPart camp="hero" />
      <RiverPart camp="villain" />
      <ChoicesFields />
      <StrayChoices />
      <Faults path="sides.villain.choices" />
    </Section>
  );
};

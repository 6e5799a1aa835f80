// A combat in the wilds: the enemy's three figures going down, the dice on the table. With `options`, each figure takes the dice that may lower it.
import type { JSX } from 'preact';
import { leftOf } from '../../engine/fields-of-eternia/contrees-sauvages/board.ts';
import {
  WILD_TARGETS,
  type WildAction,
  type WildEvent,
  type WildState,
  type WildTarget,
} from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { sizeOfDice } from '../../engine/fields-of-eternia/dice.ts';
import { effectsText } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typographie } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { PawnIcon } from '../play/PawnMark.tsx';
import { DiceRow, WildDie } from './Dice.tsx';
import { Fact, Health } from './Facts.tsx';
import { initialsOf, pawnOf } from './words.ts';

type WildBoardProps = BoardProps<WildState, WildAction, WildEvent>;
const TARGETS: Readonly<Record<WildTarget, string>> = { defense: 'Défense', ps: 'PS', attaque: 'Attaque' };
const STAGES: Readonly<Record<WildState['stage'], string>> = {
  ability: 'capacité de l’ennemi',
  throw: 'dés à lancer',
  reroll: 'relances',
  assign: 'dés à affecter',
  attack: 'attaques simultanées',
  tame: 'domptage',
  over: 'combat terminé',
};
type Assign = Extract<WildAction, { readonly type: 'wild-assign' }>;

const Figure = ({
  state,
  target,
  assigns,
  pick,
  label,
}: {
  readonly state: WildState;
  readonly target: WildTarget;
  readonly assigns: readonly Assign[];
  readonly pick: (action: WildAction) => void;
  readonly label: (action: WildAction) => string;
}): JSX.Element => {
  const from =
    target === 'ps' ? state.figures.health : target === 'attaque' ? state.figures.attack : state.figures.defense;
  // once the blows are struck, the PS already tell what is left
  const struck = state.stage === 'tame' || state.stage === 'over';
  const left = target === 'ps' && struck ? from : leftOf(state, target);
  const mine = assigns.filter(({ to }) => to === target);
  return (
    <li class={`wild-figure${left === 0 ? ' down' : ''}${mine.length > 0 ? ' open' : ''}`} data-target={target}>
      <p>{TARGETS[target]}</p>
      <output
        aria-label={typographie(
          left === from ? `${TARGETS[target]} : ${left}` : `${TARGETS[target]} : ${left}, sur ${from}`,
        )}
      >
        {left === from ? null : <s aria-hidden="true">{from}</s>} <b>{left}</b>
      </output>
      {mine.length === 0 ? null : (
        <div class="wild-put">
          {mine.map((action) => (
            <button type="button" class="face" key={action.die} aria-label={label(action)} onClick={() => pick(action)}>
              <WildDie face={action.die} />
            </button>
          ))}
        </div>
      )}
    </li>
  );
};

export const WildBoard = ({
  state,
  events,
  options = [],
  onPick,
  label = ({ type }) => type,
}: WildBoardProps): JSX.Element => {
  const { fixed, stage, dice, due, health, eternium, outcome } = state;
  const { enemy, hero } = fixed;
  const live = onPick !== undefined;
  const assigns = live ? options.filter((one): one is Assign => one.type === 'wild-assign') : [];
  const thrown = events.some(({ type }) => type === 'wild-thrown');
  const does = enemy.ability;
  return (
    <div class="partie foe">
      <p class="partie-head">{typographie(`Contrées sauvages · ${STAGES[stage]}`)}</p>
      <section class={`foe-side${outcome?.won === true ? ' out' : ''}`} aria-label={typographie(enemy.name)}>
        <p class="foe-name">
          <PawnIcon look={pawnOf(1, initialsOf(enemy.name), { dim: outcome?.won === true })} />
          <b>{typographie(enemy.name)}</b>
          <span class="side-mark quiet">{enemy.type === 'allie' ? 'allié adverse' : 'créature'}</span>
          {outcome === null ? null : (
            <span class="side-mark">{outcome.tamed ? 'dompté' : outcome.won ? 'vaincu' : 'debout'}</span>
          )}
        </p>
        <ul class="wild-figures" aria-label="Valeurs de l’ennemi">
          {WILD_TARGETS.map((target) => (
            <Figure
              key={target}
              state={state}
              target={target}
              assigns={assigns}
              pick={(action) => onPick?.(action)}
              label={label}
            />
          ))}
        </ul>
        <ul class="foe-powers">
          {does === undefined ? null : <li>{typographie(`Capacité : ${does.text ?? effectsText(does.effects)}`)}</li>}
          {enemy.reward === undefined ? null : <li>{typographie(`Récompense : ${effectsText(enemy.reward)}`)}</li>}
          <li>
            {typographie(enemy.cost === null ? 'Coût : aucun, ne se dompte pas' : `Coût : ${enemy.cost} Eternium`)}
          </li>
        </ul>
      </section>
      {sizeOfDice(dice) === 0 && due === 0 ? null : (
        <p class="foe-pool">
          {sizeOfDice(dice) === 0 ? null : (
            <>
              <span>{stage === 'assign' ? 'Dés à affecter' : 'Sur la table'}</span>
              <DiceRow dice={dice} fresh={thrown} />
            </>
          )}
          {due === 0 ? null : <b>{typographie(`${plural(due, 'dé', 'dés')} à lancer`)}</b>}
        </p>
      )}
      <section class={`foe-side${outcome?.fallen === true ? ' out' : ''}`} aria-label={typographie(hero.name)}>
        <p class="foe-name">
          <PawnIcon look={pawnOf(0, initialsOf(hero.name), { dim: outcome?.fallen === true })} />
          <b>{typographie(hero.name)}</b>
          {outcome?.fallen === true ? <span class="side-mark">à terre</span> : null}
        </p>
        <Health health={health} most={hero.healthMax} />
        <ul class="foe-facts">
          <Fact name="Dés">{fixed.body.sum}</Fact>
          {fixed.spare > 0 ? <Fact name="dont réussites d’office">{fixed.spare}</Fact> : null}
          <Fact name="Lancers">{state.waves}</Fact>
          <Fact name="Eternium">{eternium}</Fact>
          {hero.mount === null ? null : <Fact name="Monture">{typographie(hero.mount)}</Fact>}
        </ul>
      </section>
    </div>
  );
};

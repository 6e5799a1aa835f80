// A combat in the wilds: the hero, the enemy and its three figures going down, dice thrown by handfuls. With `options`, dice are taken up, then put on a figure.
import type { JSX } from 'preact';
import { leftOf } from '../../engine/fields-of-eternia/contrees-sauvages/board.ts';
import {
  WILD_TARGETS,
  type WildAction,
  type WildEvent,
  type WildState,
  type WildTarget,
} from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { NO_DICE, sizeOfDice } from '../../engine/fields-of-eternia/dice.ts';
import type { AskedBlows } from '../../engine/fields-of-eternia/exercises/wild-moment.ts';
import { effectsText } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import type { AskedProps, BoardProps } from '../play/mode.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes, Pawn } from '../scene/pieces.tsx';
import { DiceAgain, DiceRow, WildDie } from './Dice.tsx';
import { emblemOf, TARGET_EMBLEMS } from './emblems.ts';
import { Glade } from './Glade.tsx';
import { sideLook } from './sides.ts';
import { OverCell } from '../scene/OverCell.tsx';

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
type Again = Extract<WildAction, { readonly type: 'wild-again' }>;

interface FigureProps {
  readonly asked: AskedBlows | undefined; // given: what the blows leave is not worked out, the dice lie where they were put
  readonly state: WildState;
  readonly target: WildTarget;
  readonly assigns: readonly Assign[];
  readonly pick: (action: WildAction) => void;
  readonly label: (action: WildAction) => string;
}
const Figure = ({ asked, state, target, assigns, pick, label }: FigureProps): JSX.Element => {
  const from =
    target === 'ps' ? state.figures.health : target === 'attaque' ? state.figures.attack : state.figures.defense;
  // once the blows are struck, the PS already tell what is left
  const struck = state.stage === 'tame' || state.stage === 'over';
  const left = asked !== undefined || (target === 'ps' && struck) ? from : leftOf(state, target);
  const mine = assigns.filter(({ to }) => to === target);
  return (
    <li class={classes('wild-figure', left === 0 && 'down', mine.length > 0 && 'open')} data-target={target}>
      <p>{TARGETS[target]}</p>
      <svg viewBox="-34 -34 68 68" aria-hidden="true" focusable="false">
        <Emblem jeu="fields-of-eternia" name={TARGET_EMBLEMS[target]} at={32} />
      </svg>
      <output
        data-piece={`figure:${target}`}
        aria-label={typeset(
          left === from ? `${TARGETS[target]} : ${left}` : `${TARGETS[target]} : ${left}, sur ${from}`,
        )}
      >
        {left === from ? null : <s aria-hidden="true">{from}</s>} <b>{left}</b>
      </output>
      {asked === undefined ? null : (
        <DiceRow dice={{ ...NO_DICE, reussite: state.put[target] }} of={`put:${target}`} label="Réussites placées" />
      )}
      {mine.length === 0 ? null : (
        <div class="wild-put">
          {mine.map((action) => (
            <button
              type="button"
              class="die-pick"
              key={action.die}
              data-cell={`figure:${target}:${action.die}`}
              data-action={JSON.stringify(action)}
              aria-label={label(action)}
              onClick={() => pick(action)}
            >
              <WildDie face={action.die} />
            </button>
          ))}
        </div>
      )}
    </li>
  );
};

interface SideProps {
  readonly state: WildState;
  readonly asked: AskedBlows | undefined;
}
/** That what becomes of a side is asked. */
const Unknown = (): JSX.Element => (
  <p class="foe-asked" aria-hidden="true">
    ?
  </p>
);
const Enemy = ({ state, asked }: SideProps): JSX.Element => {
  const { fixed, figures, outcome } = state;
  const { enemy } = fixed;
  const end = outcome === null ? undefined : outcome.tamed ? 'dompté' : outcome.won ? 'vaincu' : 'debout';
  const stands = asked !== undefined || state.stage === 'over';
  const left = outcome?.won === true ? 0 : stands ? figures.health : leftOf(state, 'ps');
  return (
    <div class="wild-fighter enemy">
      <Pawn
        jeu="fields-of-eternia"
        piece="enemy"
        name={enemy.name}
        emblem={emblemOf(enemy.id)}
        life={left}
        of={enemy.health}
        {...sideLook(1)}
        faded={outcome?.won === true && !outcome.tamed}
        said={`${enemy.name}, ${enemy.type === 'allie' ? 'allié adverse' : 'créature'}, PS ${left} sur ${enemy.health}`}
      />
      <p class="foe-role">{end ?? (enemy.type === 'allie' ? 'allié adverse' : 'créature')}</p>
      {asked === 'enemy' || asked === 'both' ? <Unknown /> : null}
    </div>
  );
};
const Powers = ({ state: { fixed } }: { readonly state: WildState }): JSX.Element => {
  const { enemy } = fixed;
  const does = enemy.ability;
  return (
    <ul class="wild-powers">
      {does === undefined ? null : <li>{typeset(`Capacité : ${does.text ?? effectsText(does.effects)}`)}</li>}
      {enemy.reward === undefined ? null : <li>{typeset(`Récompense : ${effectsText(enemy.reward)}`)}</li>}
      <li>{typeset(enemy.cost === null ? 'Ne se dompte pas' : `Se dompte pour ${enemy.cost} Eternium`)}</li>
    </ul>
  );
};
const Hero = ({ state, asked }: SideProps): JSX.Element => {
  const { fixed, health, eternium, outcome } = state;
  const { hero } = fixed;
  return (
    <div class="wild-fighter hero">
      <Pawn
        jeu="fields-of-eternia"
        piece="hero"
        name={hero.name}
        emblem={emblemOf(hero.name)}
        life={health}
        of={hero.healthMax}
        {...sideLook(0)}
        strong={outcome === null}
        faded={outcome?.fallen === true}
        said={`${hero.name}, PS ${health} sur ${hero.healthMax}${outcome?.fallen === true ? ', à terre' : ''}`}
      />
      <p class="foe-ps" aria-hidden="true">
        <b>{health}</b> {typeset(`/ ${hero.healthMax} PS`)}
      </p>
      {asked === 'hero' || asked === 'both' ? <Unknown /> : null}
      <p class="wild-facts">
        {typeset(
          [
            plural(fixed.body.sum, 'dé', 'dés'),
            ...(fixed.spare > 0 ? [plural(fixed.spare, 'réussite d’office', 'réussites d’office')] : []),
            `${eternium} Eternium`,
            ...(hero.mount === null ? [] : [hero.mount]),
          ].join(' · '),
        )}
      </p>
    </div>
  );
};

export const WildBoard = ({
  state,
  events,
  options = [],
  onPick,
  label = ({ type }) => type,
  refusal,
  asked,
}: WildBoardProps & { readonly asked?: AskedBlows | undefined }): JSX.Element => {
  const { stage, dice, due } = state;
  const live = onPick !== undefined;
  const pick = (action: WildAction): void => onPick?.(action);
  const assigns = live ? options.filter((one): one is Assign => one.type === 'wild-assign') : [];
  const again = live ? options.filter((one): one is Again => one.type === 'wild-again') : [];
  const thrown = events.some(({ type }) => type === 'wild-thrown');
  return (
    <div class={classes('foe-wild', assigns.length > 0 && 'puts')}>
      <Glade />
      <p class="phase-title">
        {typeset('Contrées sauvages')}
        <small>{typeset(STAGES[stage])}</small>
      </p>
      <Hero state={state} asked={asked} />
      <ul class="wild-figures" aria-label="Valeurs de l’ennemi">
        {WILD_TARGETS.map((target) => (
          <Figure
            key={target}
            asked={asked}
            state={state}
            target={target}
            assigns={assigns}
            pick={pick}
            label={label}
          />
        ))}
      </ul>
      <Enemy state={state} asked={asked} />
      <Powers state={state} />
      <div class="wild-table">
        {again.length > 0 ? (
          <DiceAgain dice={dice} of="die" options={again} onPick={pick} label={label} />
        ) : sizeOfDice(dice) === 0 ? null : (
          <DiceRow dice={dice} of="die" fresh={thrown} label={stage === 'assign' ? 'Dés à affecter' : 'Sur la table'} />
        )}
        {due === 0 ? null : <b class="wild-due">{typeset(`${plural(due, 'dé', 'dés')} à lancer`)}</b>}
      </div>
      {refusal === undefined ? null : <OverCell class="foe-refusal">{refusal.view}</OverCell>}
    </div>
  );
};

const UNTOLD: readonly WildEvent[] = [];
/** What an exercise asks of a combat in the wilds. */
export const WildAsked = ({ state, asked: { about } }: AskedProps<WildState>): JSX.Element => (
  <WildBoard state={state} events={UNTOLD} asked={about as AskedBlows | undefined} /> // said by the exercise itself
);

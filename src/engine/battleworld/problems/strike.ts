// « Quelle attaque ? »: a moment of phase 2 where somebody is worn down; of all the attacks on that character, alone or together, one fells it most often.
import { between, oneIn, pick, shuffled } from '../../kernel/draw.ts';
import { de } from '../../kernel/french.ts';
import { listed } from '../../kernel/play.ts';
import { type Finder, followed, onlyBest, type Problem, type Settled } from '../../kernel/problem.ts';
import { odds } from '../../kernel/odds.ts';
import { type Ratio, toNumber, ZERO } from '../../kernel/ratio.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { combat } from '../combat/index.ts';
import { solveCombat } from '../combat/advise.ts';
import { TEAMS } from '../data.ts';
import { nameOf, sheetOf, worn } from '../exercises/draw.ts';
import { makeCell } from '../partie/board.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieAction, PartieMode, PartieScenario, PartieState, UnitSpec } from '../partie/types.ts';
import { P1 } from '../scenarios.ts';
import type { UnitId } from '../types.ts';
import { chancesOf } from './chances.ts';

const STATES = 60_000; // of a combat: what takes longer is left
const MARGIN = 0.03;
const TEMPTING = 0.3;
const LEAST = 0.1; // of chances: what hardly ever happens is no plan
const FEWEST = 4; // attacks to choose among
const MOST = 14;

type Attack = Extract<PartieAction, { type: 'attack' }>;
const attacksOn = (open: readonly PartieAction[], target: UnitId): readonly Attack[] =>
  open.filter((action): action is Attack => action.type === 'attack' && action.target === target);

/** How often an attack fells its target, both sides playing best for the fall, then for the rest. */
const felling = (state: PartieState, attack: Attack): Ratio | undefined => {
  const fight = partie.apply(state, attack).state.combat;
  if (fight === null) return undefined;
  const solved = solveCombat(fight, STATES);
  if (!solved.ok) return undefined;
  const shares = odds(
    combat,
    fight,
    solved.value.best,
    (at) => (at.stage === 'over' ? (at.gauges[attack.target]?.life === 0 ? 'falls' : 'stands') : undefined),
    STATES,
  );
  return shares.ok ? (shares.value.get('falls') ?? ZERO) : undefined;
};

/** Two teams met in the middle of the example board, in phase 2, all dice on the attack, counters worn. */
const met = (random: Rng): PartieScenario => {
  const [heroes, villains] = shuffled(random, Object.values(TEAMS));
  const cells = shuffled(
    random,
    [3, 4, 5].flatMap((row) => [0, 1, 2, 3, 4].map((column) => makeCell({ column, row }))),
  );
  const unit = (side: UnitSpec['side'], sheet: string, i: number): UnitSpec => {
    const { life, power, reroll, victory } = worn(random, sheetOf(sheet));
    return {
      sheet,
      side,
      cell: known(cells[i]),
      life,
      power: Math.min(power, 1),
      reroll: oneIn(random, 3) ? reroll : 0,
      victory,
      spot: 'attack',
      activated: true,
    };
  };
  return {
    ...P1,
    name: 'Problème du jour',
    round: between(random, 3, 9),
    phase: 2,
    initiative: 'heroes',
    units: [
      ...known(heroes).map((sheet, i) => unit('heroes', sheet, i)),
      ...known(villains).map((sheet, i) => unit('villains', sheet, i + known(heroes).length)),
    ],
  };
};

const settledOf = (
  state: PartieState,
  target: UnitId,
): readonly (Settled<PartieAction> & { readonly share: Ratio })[] | undefined => {
  const open = listed(partie.node(state));
  const settled = attacksOn(open, target).map((action) => ({ action, share: felling(state, action) }));
  if (settled.some(({ share }) => share === undefined)) return undefined;
  const others = open.filter((action) => !settled.some((one) => one.action === action));
  return [
    ...settled.map(({ action, share = ZERO }) => ({ action, share, worth: [toNumber(share)] })),
    ...others.map((action) => ({ action, share: ZERO, worth: [0] })),
  ];
};

const find = (random: Rng): Problem<PartieMode> | undefined => {
  const scenario = met(random);
  const start = partie.setup(scenario);
  if (!start.ok) return undefined;
  const state = start.value;
  const node = partie.node(state);
  if (node.kind !== 'choice' || node.seat !== 0) return undefined;
  const targets = state.fixed.units.filter((unit) => {
    const { length } = state.fixed.sides[unit] === 'villains' ? attacksOn(node.options, unit) : [];
    return length >= FEWEST && length <= MOST;
  });
  if (targets.length === 0) return undefined;
  const target = pick(random, targets);
  const settled = settledOf(state, target);
  const best = settled && onlyBest(settled, MARGIN, TEMPTING);
  if (settled === undefined || best?.type !== 'attack') return undefined;
  const name = nameOf(target);
  const next = known(settled.toSorted((a, b) => toNumber(b.share) - toNumber(a.share))[1]);
  // more hands always help: what is asked is who leads them
  if (next.action.type !== 'attack' || next.action.attackers.length !== best.attackers.length) return undefined;
  const share = known(settled.find(({ action }) => action === best)).share;
  if (toNumber(share) < LEAST) return undefined;
  const after = partie.apply(state, best).state;
  const fight = known(after.combat ?? undefined);
  const policy = solveCombat(fight, STATES);
  const said = ({ share }: { readonly share: Ratio }): string => chancesOf(share, `faire tomber ${name}`);
  const [initiator = '', ...allies] = best.attackers;
  return {
    kind: 'attaque',
    mode: 'partie',
    scenario,
    played: [],
    seat: 0,
    asks: `Quelle attaque a le plus de chances de faire tomber ${name} ?`,
    look: `Regardez la vie ${de(name)}, puis qui peut l’atteindre, et qui gagnerait à être l’initiateur.`,
    solution: [best],
    verdicts: settled
      .filter(({ action, share }) => action !== best && share.num > 0n)
      .map(({ action, share }) => ({
        action,
        says: `${partieText.action(action, state)} : ${said({ share })}. Il y a mieux.`,
      })),
    then: 'C’est la meilleure. Voici un combat possible, quand chacun joue au mieux.',
    after: policy.ok ? followed(combat, fight, policy.value.best, random.next()) : [],
    learnt:
      `[L’initiateur](bw.combat.initiateur) est ${nameOf(initiator)}` +
      (allies.length === 0 ? ', seul' : `, aidé ${allies.map((ally) => de(nameOf(ally))).join(' et ')}`) +
      ` : ${said({ share })}.`,
  };
};

export const STRIKE: Finder<PartieMode> = {
  id: 'attaque',
  mode: 'partie',
  find,
  settle: (state, { solution: [best] }) => (best.type === 'attack' ? settledOf(state, best.target) : undefined),
};

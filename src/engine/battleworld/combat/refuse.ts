import { type Law, lawsByTag } from '../../kernel/tags.ts';
import type { Some } from '../../kernel/result.ts';
import type { RefusalCode } from '../refusals.ts';
import type { BwRule } from '../rules.ts';
import type { UnitId } from '../types.ts';
import {
  campOf,
  canBeRerolled,
  diceWithinReach,
  exposed,
  fighterOf,
  gaugesOf,
  initiatorOf,
  lastRollIndex,
  otherCamp,
  sheetOf,
  trailing,
} from './board.ts';
import { facesOf } from './node.ts';
import type { Camp, CombatAction, CombatState, Stage } from './types.ts';

type CombatLaw<A> = Law<CombatState, A, BwRule, RefusalCode>;
const law = <A>(
  code: RefusalCode,
  cites: Some<BwRule>,
  forbids: (state: CombatState, action: A) => boolean,
): CombatLaw<A> => [code, cites, forbids];

/** Told in the ledger's order: the end, the phase, who has renounced, who speaks, the state of the actor, then the rest. */
const over: CombatLaw<CombatAction> = law('partie-finie', ['bw.combat.ordre'], (state) => state.stage === 'over');
const only = (stage: Stage): CombatLaw<CombatAction> =>
  law('mauvaise-phase', ['bw.combat.ordre'], (state) => state.stage !== stage);
const renounced = <A>(camp: (state: CombatState, action: A) => Camp | undefined): CombatLaw<A> =>
  law(
    'renonce-deja',
    ['bw.combat.renoncement'],
    (state, action) => state.renounced !== null && state.renounced === camp(state, action),
  );
const speech = <A>(camp: (state: CombatState, action: A) => Camp | undefined): CombatLaw<A> =>
  law('parole', ['bw.combat.depense'], (state, action) => {
    const of = camp(state, action);
    return of !== undefined && of !== state.speaks;
  });
const ofUnit = (state: CombatState, action: { readonly by: UnitId }): Camp | undefined => campOf(state, action.by);
const ofCamp = (_: CombatState, action: { readonly camp: Camp }): Camp => action.camp;

export const refuse = lawsByTag<CombatState, CombatAction, BwRule, RefusalCode>({
  declare: [over, only('declare')],
  defend: [
    over,
    only('defender'),
    law(
      'defenseur-invalide',
      ['bw.base.cible'],
      (state, { by }) =>
        by !== null &&
        state.fixed.target.kind === 'module' &&
        !state.fixed.target.candidates.some(({ unit }) => unit === by),
    ),
  ],
  roll: [
    over,
    only('rolling'),
    law('jet-impossible', ['bw.carte.force'], (state, { value }) => {
      const due = state.due[0];
      return due === undefined || !Number.isInteger(value) || value < 1 || value > facesOf(state, due.by);
    }),
  ],
  spend: [
    over,
    only('raise'),
    renounced(ofUnit),
    speech(ofUnit),
    law(
      'jetons-allies',
      ['bw.surnombre.jetons-initiateur'],
      (state, { by }) => by !== fighterOf(state, 'attack') && by !== fighterOf(state, 'defence'),
    ),
    law('jetons-epuises', ['bw.combat.depense-limite'], (state, { by }) => gaugesOf(state, by).power === 0),
  ],
  reroll: [
    over,
    only('raise'),
    renounced(ofUnit),
    speech(ofUnit),
    law('relance-non-participant', ['bw.relance.initiateur'], (state, action) => ofUnit(state, action) === undefined),
    law('relance-epuisee', ['bw.relance.jeton'], (state, { by }) => gaugesOf(state, by).reroll === 0),
    law(
      'relance-camp',
      ['bw.relance.initiateur'],
      (state, { by, die }) =>
        state.fixed.options.rerollScope === 'own-side' && by === state.defender && die === initiatorOf(state.fixed),
    ),
    law(
      'relance-cible',
      ['bw.relance.usage', 'bw.relance.initiateur'],
      (state, { by, die }) => !diceWithinReach(state, by).includes(die),
    ),
    law(
      'relance-cosmique',
      ['bw.relance.cosmique', 'bw.personnages.cosmiques-immunite'],
      (state, { die }) => sheetOf(state.fixed, die).cosmic,
    ),
    law(
      'relance-deja',
      ['bw.relance.second-jet'],
      (state, { die }) => lastRollIndex(state, die) >= 0 && !canBeRerolled(state, die),
    ),
  ],
  renounce: [
    over,
    only('raise'),
    law('renonce-deja', ['bw.combat.renoncement'], (state) => state.renounced !== null),
    law('renonce-menant', ['bw.combat.renoncement'], (state, { camp }) => trailing(state) !== camp),
    speech(ofCamp),
  ],
  hold: [
    over,
    only('raise'),
    law('renonce-deja', ['bw.combat.renoncement'], (state) => state.renounced !== null),
    speech(ofCamp),
    law('passe-sans-egalite', ['bw.combat.egalite'], (state) => trailing(state) !== null),
  ],
  wait: [
    over,
    only('raise'),
    law('renonce-deja', ['bw.combat.renoncement'], (state) => state.renounced !== null),
    speech(ofCamp),
    law('attente-impossible', ['bw.combat.depense'], (state, { camp }) => trailing(state) !== otherCamp(camp)),
  ],
  conclude: [
    over,
    only('raise'),
    renounced(ofCamp),
    speech(ofCamp),
    law(
      'conclure-trop-tot',
      ['bw.combat.renoncement', 'bw.combat.poursuite'],
      (state, { camp }) => state.renounced !== otherCamp(camp),
    ),
  ],
  wound: [
    over,
    only('wounds'),
    law(
      'blessures-cible',
      ['bw.surnombre.defenseur-choisit', 'bw.portee.distance-sans-risque'],
      (state, { target }) => !exposed(state).includes(target),
    ),
  ],
});

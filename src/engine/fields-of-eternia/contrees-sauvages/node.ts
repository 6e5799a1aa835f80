import type { Node } from '../../kernel/game.ts';
import { some, type Some } from '../../kernel/result.ts';
import { testsOf, throwsOf, wavesOf } from '../dice.ts';
import type { FoeRule } from '../rules.ts';
import { allDown, assignments, testOf } from './board.ts';
import type { WildAction, WildOutcome, WildState } from './types.ts';

type WildNode = Node<WildAction, FoeRule>;
const GO: Some<WildAction> = [{ type: 'wild-go' }];

/** How it ended: « chute-commune » when both fall together (A74). */
export const resultOf = ({ won, fallen }: WildOutcome): string =>
  won ? (fallen ? 'chute-commune' : 'victoire') : fallen ? 'defaite' : 'echec';

const choiceOf = ({ fixed }: WildState, options: readonly WildAction[], ...cites: Some<FoeRule>): WildNode => ({
  kind: 'choice',
  seat: fixed.seat,
  options: some(options),
  cites,
});
const endOf = ({ outcome }: WildState): WildNode => ({
  kind: 'end',
  result: outcome === null ? '' : resultOf(outcome),
  cites: [outcome?.won === true ? 'foe.sauvage.p4-victoire' : 'foe.sauvage.p4-echec'],
});
export const node = (state: WildState): WildNode => {
  const { fixed, stage, dice } = state;
  switch (stage) {
    case 'ability':
      if (testOf(state) !== undefined)
        return {
          kind: 'chance',
          outcomes: testsOf(fixed.die, (face): WildAction => ({ type: 'wild-test', face })),
          cites: ['foe.jets.lancer', 'foe.sauvage.p1-capacite'],
        };
      return choiceOf(state, GO, 'foe.sauvage.p1-capacite');
    case 'throw':
      return {
        kind: 'chance',
        outcomes: throwsOf(state.due, fixed.die, (faces): WildAction => ({ type: 'wild-throw', faces })),
        cites: [state.waves === 0 ? 'foe.sauvage.p1-des' : 'foe.sauvage.relance', 'foe.jets.faces'],
      };
    case 'reroll':
      return choiceOf(
        state,
        [...wavesOf(dice).map((extra): WildAction => ({ type: 'wild-again', extra })), { type: 'wild-stop' }],
        'foe.sauvage.relance',
        'foe.sauvage.relance-fin',
      );
    case 'assign':
      return choiceOf(
        state,
        [...assignments(state), ...(allDown(state) ? GO : [])],
        'foe.sauvage.p2-affecter',
        'foe.sauvage.p2-defense-dabord',
      );
    case 'attack':
      return choiceOf(state, GO, 'foe.sauvage.p3-simultane');
    case 'tame':
      return choiceOf(
        state,
        [
          { type: 'wild-tame', yes: true },
          { type: 'wild-tame', yes: false },
        ],
        'foe.sauvage.p4-domptage',
        'foe.soutien.dompter',
      );
    case 'over':
      return endOf(state);
  }
};

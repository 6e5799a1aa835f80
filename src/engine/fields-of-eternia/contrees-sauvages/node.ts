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

export const node = (state: WildState): WildNode => {
  const { fixed, stage, dice } = state;
  const choice = (options: readonly WildAction[], ...cites: Some<FoeRule>): WildNode => ({
    kind: 'choice',
    seat: fixed.seat,
    options: some(options),
    cites,
  });
  switch (stage) {
    case 'ability':
      if (testOf(state) !== undefined)
        return {
          kind: 'chance',
          outcomes: testsOf(fixed.die, (face): WildAction => ({ type: 'wild-test', face })),
          cites: ['foe.jets.lancer', 'foe.sauvage.p1-capacite'],
        };
      return choice(GO, 'foe.sauvage.p1-capacite');
    case 'throw':
      return {
        kind: 'chance',
        outcomes: throwsOf(state.due, fixed.die, (faces): WildAction => ({ type: 'wild-throw', faces })),
        cites: [state.waves === 0 ? 'foe.sauvage.p1-des' : 'foe.sauvage.relance', 'foe.jets.faces'],
      };
    case 'reroll':
      return choice(
        [...wavesOf(dice).map((extra): WildAction => ({ type: 'wild-again', extra })), { type: 'wild-stop' }],
        'foe.sauvage.relance',
        'foe.sauvage.relance-fin',
      );
    case 'assign':
      return choice(
        [...assignments(state), ...(allDown(state) ? GO : [])],
        'foe.sauvage.p2-affecter',
        'foe.sauvage.p2-defense-dabord',
      );
    case 'attack':
      return choice(GO, 'foe.sauvage.p3-simultane');
    case 'tame':
      return choice(
        [
          { type: 'wild-tame', yes: true },
          { type: 'wild-tame', yes: false },
        ],
        'foe.sauvage.p4-domptage',
        'foe.soutien.dompter',
      );
    case 'over':
      return {
        kind: 'end',
        result: state.outcome === null ? '' : resultOf(state.outcome),
        cites: [state.outcome?.won === true ? 'foe.sauvage.p4-victoire' : 'foe.sauvage.p4-echec'],
      };
  }
};

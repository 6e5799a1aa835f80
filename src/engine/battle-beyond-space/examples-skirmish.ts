// A problem, with its answer: so many points within one turn. The position and the card are examples.
import type { Example } from '../kernel/example.ts';
import type { EscarmoucheAction, EscarmoucheScenario } from './escarmouche/types.ts';
import { card, destroyer, draw, helm, shoot, squadron, turn, volley } from './examples-words.ts';
import { position } from './positions.ts';
import type { BbsRule } from './rules.ts';

export type EscarmoucheExample = Example<EscarmoucheScenario, EscarmoucheAction, BbsRule> & {
  readonly mode: 'escarmouche';
};
const TITLE = 'Quatre points ce tour';
const FOUR_POINTS: EscarmoucheExample = {
  mode: 'escarmouche',
  id: 'battle-beyond-space.quatre-points-ce-tour',
  title: TITLE,
  source: 'ajouté',
  scenario: {
    name: TITLE,
    position: position({
      name: TITLE,
      card: [2, 1, 1],
      asteroids: [[2, 1]],
      ships: { '0a1': '-3,0/0', '0b1': '-5,4/0', '0D1': '3,3/2', '1a1': '1,4/3', '1D1': '3,-1/4', '2a1': '-9,0/0' },
    }),
    seat: 0,
    turns: 1,
    goal: { of: 'prises', least: 4 },
  },
  script: [
    card(
      0,
      'Un tour, et quatre points à prendre. Le chasseur de J2 est à portée de l’escadron B : tentant, mais il n’en vaut qu’un. Son destroyer, intact, en vaut quatre ; il faut lui faire deux dégâts.',
    ),
    squadron('a', 'Un seul escadron bouge. a1 se met en ligne avec le destroyer.'),
    volley('Premier dégât. Il ne rapporte rien par lui-même.'),
    turn('0a1', 0, 'Aucune raison de tourner.'),
    destroyer('0D1', 'Le second dégât viendra des tourelles.'),
    helm('A', 'Un point d’action suffit. À 2 cases, un astéroïde bouche un passage ; l’autre est libre.'),
    shoot('1D1', 'Le coup de grâce : les 4 points vont à qui l’inflige.'),
    draw(1, 'Le tour fini, on compte.'),
  ],
  cites: [
    'bbs.tir-chasseurs.destroyer',
    'bbs.principes.marqueur-dommage',
    'bbs.rotations.facultative',
    'bbs.tir-destroyers.courbe',
    'bbs.principes.dernier-coup',
    'bbs.but.sources-de-points',
  ],
  result: 'reussi',
};
export const SKIRMISH_EXAMPLES: readonly EscarmoucheExample[] = [FOUR_POINTS];

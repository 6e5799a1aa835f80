// Diagrams of who begins and of what ends a game: played by the engine, whole matches included.
import { match } from '../../engine/battlefight/match/index.ts';
import type { PartieAction, PartieScenario } from '../../engine/battlefight/partie/types.ts';
import { duel, game, study } from '../../engine/battlefight/scenarios.ts';
import { laid, pawn, type Picture, type Played, played, steps, type StripSchema, TO, use } from './schemas-kit.ts';

const lost = (one: Played): Played => {
  if (!one.told.some(({ type }) => type === 'eliminated')) throw new Error('schéma : personne n’a perdu');
  return one;
};

/** Two ways to lose. */
const perdre = (): StripSchema => {
  const weak: PartieScenario = duel({}, { life: 1 });
  const blow = lost(played(weak, [use('base-attaque'), ...steps(2)]));
  const edge: PartieScenario = duel({ cell: 'D5', hand: ['ex-att-3'] }, { cell: 'D6' });
  const shoved = lost(
    played(edge, [use('ex-att-3'), ...steps(3), { type: 'push', to: 'D7' }, { type: 'push', to: 'dehors' }]),
  );
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Deux façons de perdre, aussitôt. À deux, l’autre a gagné.',
    items: [
      {
        title: 'Plus de point de vie',
        text: 'Il en restait 1 à J2 ; le coup en ôte 1.',
        pictures: [pawn(played(weak), 1), TO, pawn(blow, 1)],
      },
      {
        title: 'Hors du plateau',
        text: 'J2 tombe, quelle que fût sa vie.',
        pictures: [pawn(played(edge), 1), TO, pawn(shoved, 1)],
      },
    ],
  };
};

/** A technique whose target is out: what speaks of it is passed over. */
const ignorees = (): StripSchema => {
  const scenario = study([{ cell: 'D1', hand: ['ex-def-1'] }, { out: true }, { cell: 'D7' }], {
    active: [{ card: 'ex-att-4', owner: 0, target: 1, next: 2 }],
  });
  const woken: readonly PartieAction[] = [
    use('base-rhetorique'),
    ...steps(1),
    { type: 'destabilise', active: '0:ex-att-4' },
  ];
  const skipped = played(scenario, [...woken, ...steps(1)]);
  if (!skipped.told.some(({ type }) => type === 'skipped')) throw new Error('schéma : aucune étape sautée');
  return {
    kind: 'strip',
    ordered: true,
    size: 'wide',
    caption: 'Poing armé visait J2, éliminé depuis. Il se réveille, et ses coups n’ont plus de cible.',
    items: [
      { title: 'Déstabilisé', text: 'Deux étapes restent.', pictures: laid(played(scenario, woken)).slice(-1) },
      { title: 'Corps à corps est sauté', text: 'La technique n’échoue pas.', pictures: laid(skipped).slice(-1) },
    ],
  };
};

/** A draw that everybody accepts. */
const nulle = (): StripSchema => {
  const scenario = study([{ cell: 'D1' }, { cell: 'A4' }, { cell: 'G4' }]);
  const offer: PartieAction = { type: 'offer-draw', seat: 0 };
  const yes = (seat: 1 | 2): PartieAction => ({ type: 'answer-draw', seat, accept: true });
  const offered = played(scenario, [offer]);
  const half = played(scenario, [offer, yes(1)]);
  const over = played(scenario, [offer, yes(1), yes(2)]);
  if (half.state.end !== null || over.state.end?.why !== 'agreement') throw new Error('schéma : une autre fin');
  return {
    kind: 'strip',
    ordered: true,
    size: 'small',
    caption: 'La nulle par accord, à trois : il faut tous les oui.',
    items: [
      { title: 'J1 propose', pictures: [pawn(offered, 0, true)] },
      { title: 'J2 accepte', text: 'La partie continue encore.', pictures: [pawn(half, 1, true)] },
      { title: 'J3 accepte', text: 'La partie s’arrête, sans vainqueur.', pictures: [pawn(over, 2, true)] },
    ],
  };
};
/** A dispute that the text does not settle. */
const litige = (): StripSchema => {
  const scenario: PartieScenario = duel({}, {}, { options: { litige: 'signaler' } });
  const over = played(scenario, [{ type: 'dispute', seat: 1 }]);
  if (over.state.end?.why !== 'dispute') throw new Error('schéma : une autre fin');
  const both = (one: Played): readonly Picture[] => [pawn(one, 0), { is: 'sign', sign: '?' }, pawn(one, 1)];
  return {
    kind: 'strip',
    size: 'wide',
    caption:
      'Un désaccord, deux issues selon le texte officiel. Nos arbitrages font presque toujours passer par la première.',
    items: [
      { title: 'Le texte répond', text: 'On l’applique, et l’on continue.', pictures: both(played(scenario)) },
      { title: 'Le texte ne répond pas', text: 'Partie nulle : personne ne gagne.', pictures: both(over) },
    ],
  };
};

/** Who begins the second game of a match: the engine of matches says. */
const premier = (): StripSchema => {
  const setup = match.setup({ ...game(['cogneur', 'beau-parleur'], { options: { manches: 2 }, first: null }) });
  if (!setup.ok) throw new Error(`schéma : ${JSON.stringify(setup.error)}`);
  const drawn = match.apply(setup.value, { type: 'first', seat: 0 }).state;
  const second = match.apply(drawn, { type: 'resign', seat: 1 }).state;
  if (drawn.game === null || second.game?.turn !== 1) throw new Error('schéma : une autre personne commence');
  const at = (state: Played['state']): Played => ({ state, told: [] });
  return {
    kind: 'strip',
    ordered: true,
    size: 'small',
    caption: 'Qui commence, d’une partie à la suivante.',
    items: [
      { title: 'Première partie', text: 'Le sort désigne J1.', pictures: [pawn(at(drawn.game), 0, true)] },
      { title: 'J2 la perd', pictures: [{ is: 'out', seat: 1 }] },
      { title: 'Deuxième partie', text: 'J2 commence.', pictures: [pawn(at(second.game), 1, true)] },
    ],
  };
};

export const ENDS: Readonly<Record<string, () => StripSchema>> = { perdre, ignorees, nulle, litige, premier };

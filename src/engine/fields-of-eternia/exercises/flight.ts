// Phase 8 of an epic combat: may the active hero flee there?
import { de, listOf } from '../../kernel/french.ts';
import type { Rng } from '../../kernel/rng.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { combatText } from '../combat/text.ts';
import type { CombatAction, CombatState } from '../combat/types.ts';
import type { CombatScenario, NearZone } from '../combat/scenario-types.ts';
import { atRandom, duelOf, huntOf, nameOf } from './fight.ts';
import { between, type FoeExerciseType, judged, momentOf, rarely, shuffled, until, verdictOf } from './kit.ts';

const NEAR: readonly NearZone[] = [
  { id: 'foret', name: 'la forêt', kind: 'contree' },
  { id: 'fort', name: 'le fort', kind: 'avant-poste', heldBy: [1] },
  { id: 'relais', name: 'le relais', kind: 'avant-poste', heldBy: [0] },
  { id: 'lac', name: 'le lac', kind: 'mer' },
  { id: 'citadelle', name: 'la citadelle', kind: 'avant-poste', baseOf: 1 },
];
const zoneNote = ({ name, kind, heldBy, baseOf }: NearZone): string => {
  const kinds = {
    mer: 'de l’eau',
    contree: 'contrée sauvage, vide',
    'avant-poste':
      baseOf === 1
        ? 'base de l’équipe adverse'
        : heldBy?.includes(1) === true
          ? 'avant-poste tenu par des soldats ennemis'
          : 'avant-poste tenu par des soldats amis',
  } as const;
  return `${name} (${kinds[kind]})`;
};
const placeOf = (random: Rng): NonNullable<CombatScenario['place']> => ({
  name: 'le col',
  kind: 'avant-poste',
  near: shuffled(random, NEAR).slice(0, 4),
});
/** After the blows of a round: the first one asks about fleeing; the second one no longer does. */
const afterBlows = (round: number, { phase, round: now, fixed }: CombatState): boolean =>
  now === round &&
  (round === 1 ? phase === 'flee' : (phase === 'displace' || phase === 'maintenance') && fixed.place.near.length > 0);
export const FLEE: FoeExerciseType = {
  id: 'fuite',
  title: 'Peut-on fuir par là ?',
  rules: [
    'foe.p8-fuite.cout',
    'foe.p8-fuite.fin',
    'foe.p8-fuite.vainqueur',
    'foe.p8-fuite.creature',
    'foe.p8-fuite.condition',
    'foe.p8-fuite.impossible',
    'foe.plateau.mers',
    'foe.plateau.base-inviolable',
  ],
  make: (random) => {
    const round = rarely(random, 8) ? 2 : 1;
    const drawn = (rarely(random, 3) ? huntOf : duelOf)(random, { place: placeOf(random) });
    const scenario = {
      ...drawn,
      active: { ...drawn.active, eternium: rarely(random, 5) ? random.below(2) : between(random, 2, 5) },
    };
    const { state, actions } = momentOf(
      combatEpique,
      scenario,
      until((now) => afterBlows(round, now), atRandom(random)),
    );
    if (!afterBlows(round, state) || (round === 2 && state.outcome?.why === 'vaincu')) return undefined;
    const { near } = state.fixed.place;
    const verdict = verdictOf(
      random,
      { game: combatEpique, text: combatText, state },
      near.map(({ id }): CombatAction => ({ type: 'flee', to: id })),
    );
    if (verdict?.action.type !== 'flee') return undefined;
    const { to } = verdict.action;
    const target = near.find(({ id }) => id === to);
    if (target === undefined) return undefined;
    const facts = [
      `Manche de combat ${round} : les attaques sont faites, personne n’est vaincu.`,
      `Zones voisines : ${listOf(near.map(zoneNote))}.`,
      `Réserve de l’équipe ${de(nameOf(state, 0))} : ${state.sides[0].eternium} Eternium.`,
    ];
    return judged(verdict, {
      facts,
      question: `${nameOf(state, 0)}, héros actif, veut fuir. Destination : ${target.name}. Est-ce permis ?`,
      position: { mode: 'combat-epique', scenario, actions },
    });
  },
};

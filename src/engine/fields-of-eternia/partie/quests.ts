// Quests: a token leaves the map and a card of the scenario deck comes. A task is thrown for, or told by the table; an epic creature is fought.
import { pop, push } from '../../kernel/steps.ts';
import { rewardLeft } from '../combat/fallen.ts';
import { GAINS, PV } from '../constants.ts';
import type { Fault } from '../faults.ts';
import type { CardId, EpicCard, QuestCard } from '../types.ts';
import { spend, standardFault } from './allowed.ts';
import { CARDS } from './cards-refusals.ts';
import { execute } from './effects.ts';
import { tame } from './encounters.ts';
import {
  type Applies,
  cardOf,
  chain,
  type FrameOf,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  setTeam,
  type Settles,
  still,
  teamOf,
  teamState,
  told,
  top,
} from './board.ts';
import { discard, drawable, drawing, shuffleIn } from './piles.ts';
import { addEternium, scorePv, withoutPv } from './score.ts';
import type { HeroIx, PartieState } from './types.ts';
import type { PartieEvent } from './event-types.ts';

const { no } = CARDS;

// ── The action
const questFault = (state: PartieState): Fault => {
  const { hero } = top(state, 'turn');
  const fault = standardFault(state, 'quete');
  if (fault !== undefined) return fault;
  if (!state.quests.includes(heroOf(state, hero).zone)) return no('sans-jeton-quete', 'foe.quete.action');
  return state.fixed.skirmish === null && drawable(state, 'scenarios') === 0
    ? no('paquet-vide', 'foe.mise-en-place.pioche-epuisee')
    : undefined;
};
/** In a skirmish the token is worth Eternium, and no card comes. */
const quest = (state: PartieState): PartieStep => {
  const { hero } = top(state, 'turn');
  const { zone } = heroOf(state, hero);
  const team = teamOf(state, hero);
  const taken = { ...spend(state, 'quete'), quests: state.quests.filter((one) => one !== zone) };
  const begun = (cites: PartieEvent['cites'], after: PartieState): PartieStep =>
    told(after, { type: 'p-quest-drawn', hero, zone, cites });
  if (state.fixed.skirmish === null)
    return chain(begun(['foe.quete.action'], taken), (after) =>
      drawing(after, { deck: 'scenarios', count: 1, why: 'quete', hero, team }),
    );
  const { state: paid, gained } = addEternium(taken, team, GAINS.skirmishQuest);
  const effect = { do: 'eternium', value: gained } as const;
  return chain(begun(['foe.escarmouche.quete-action'], paid), (after) =>
    told(after, {
      type: 'p-effect',
      team,
      hero,
      effect,
      name: '',
      applied: true,
      value: gained,
      cites: ['foe.escarmouche.quete-action', 'foe.eternium.reserve-commune'],
    }),
  );
};

// ── The card
const fight = (state: PartieState, hero: HeroIx, card: CardId): PartieState =>
  push(state, {
    kind: 'clash',
    what: 'epique',
    hero,
    against: card,
    zone: heroOf(state, hero).zone,
    team: teamOf(state, hero),
  });
const ask = (state: PartieState, hero: HeroIx, { id, name, task }: QuestCard): PartieState =>
  task.kind === 'texte'
    ? push(state, { kind: 'report', hero, quest: id })
    : push(state, {
        kind: 'test',
        hero,
        team: teamOf(state, hero),
        name,
        dice: task.dice,
        needed: task.needed,
        success: [],
        failure: [],
        got: [],
        quest: id,
      });
/** A boss that comes out of the deck is put on the map, where it stays until it is beaten. */
const appear = (state: PartieState, hero: HeroIx, card: CardId): PartieStep => {
  const { zone } = heroOf(state, hero);
  return told(fight({ ...state, boss: { card, zone, damage: 0 } }, hero, card), {
    type: 'p-boss',
    card,
    zone,
    cites: ['foe.quete.creature-epique'],
  });
};
/** What happens with a card of the scenario deck. */
export const drawnScenario = (state: PartieState, { hero, got }: FrameOf<'draw'>): PartieStep => {
  const [id] = got;
  if (hero === null || id === undefined) return still(state);
  const card = cardOf(state, id);
  if (card.type === 'quete') return still(ask(state, hero, card));
  return card.type === 'boss' && state.boss === null ? appear(state, hero, id) : still(fight(state, hero, id));
};
/** A quest is over: its card goes to the discard whatever came of it, and the token does not come back (A43). */
export const closeQuest = (state: PartieState, hero: HeroIx, id: CardId, success: boolean): PartieStep => {
  const { name, reward } = cardOf(state, id) as QuestCard;
  const team = teamOf(state, hero);
  const gone = discard(state, [id]);
  if (!success) return told(gone, { type: 'p-quest-done', hero, card: id, success, cites: ['foe.quete.echec'] });
  const { tally } = teamState(state, team);
  const counted = setTeam(gone, team, { tally: { ...tally, quests: tally.quests + 1 } });
  return told(
    execute(counted, reward, { hero, team, name }),
    { type: 'p-quest-done', hero, card: id, success, cites: ['foe.quete.reussite'] },
    { type: 'p-reward', team, name, effects: reward, cites: ['foe.quete.reussite'] },
  );
};

// ── After an epic combat against a creature of the deck
/** A mount that nobody tames is out of the scenario deck for good (A81). */
const leave = (state: PartieState, card: CardId): PartieStep =>
  told(
    { ...state, out: [...(state.out ?? []), card] },
    { type: 'p-gone', card, cites: ['foe.escarmouche.monture-gagnee'] },
  );
/**
 * What follows, once the hero's PS and the team's Eternium are those of the combat. Beaten: 1 PV, then with the hero who tames it or in the discard (A43),
 * then the rewards; a mount of a skirmish gives no PV (A64), and leaves the game unless it is tamed (A81). Not beaten: back into the deck.
 */
export const closeEpic = (
  state: PartieState,
  hero: HeroIx,
  id: CardId,
  { beaten, tamed }: { readonly beaten: boolean; readonly tamed: boolean },
): PartieStep => {
  if (!beaten)
    return state.fixed.skirmish === null
      ? still(shuffleIn(state, id))
      : told(shuffleIn(state, id), {
          type: 'p-back',
          deck: 'scenarios',
          card: id,
          cites: ['foe.escarmouche.monture-perdue'],
        });
  const { name, reward: whole = [] } = cardOf(state, id) as EpicCard;
  const isMount = state.fixed.skirmish !== null;
  const reward = rewardLeft(isMount ? withoutPv(whole) : whole);
  const team = teamOf(state, hero);
  const rule = !isMount ? 'foe.p7-vaincus.creature-vaincue' : 'foe.escarmouche.monture-gagnee';
  return chain(
    isMount ? still(state) : scorePv(state, team, PV.epic, 'creature', rule),
    (after) =>
      tamed
        ? tame(after, hero, id)
        : isMount && !state.fixed.options.montureDefaussee
          ? leave(after, id)
          : still(discard(after, [id])),
    (after) =>
      reward.length === 0
        ? still(after)
        : told(execute(after, reward, { hero, team, name }), {
            type: 'p-reward',
            team,
            name,
            effects: reward,
            cites: [rule],
          }),
  );
};

export const QUESTS_APPLY = {
  quest: (_, state) => quest(state),
  done: ({ success }, state) => {
    const { hero, quest: card } = top(state, 'report');
    return closeQuest(pop(state), hero, card, success);
  },
} satisfies Partial<Applies>;
export const QUESTS_REFUSE = {
  quest: (_, state) => questFault(state),
  done: () => undefined,
} satisfies Partial<Refuses>;
export const QUESTS_NODES = {
  report: () => ({
    kind: 'report',
    options: [
      { type: 'done', success: true },
      { type: 'done', success: false },
    ],
    cites: ['foe.quete.tache', 'foe.quete.reussite', 'foe.quete.echec'],
  }),
} satisfies Partial<Nodes>;
/** A report always waits for the table. */
export const QUESTS_SETTLES = { report: (_, state) => still(pop(state)) } satisfies Partial<Settles>;

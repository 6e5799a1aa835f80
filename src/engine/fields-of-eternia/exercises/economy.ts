// Eternium, PS and PV: a price, the bonus of the day, a rest, and who wins in the end.
import { listOf, plural } from '../../kernel/french.ts';
import type { Rng } from '../../kernel/rng.ts';
import { EXAMPLE_MAPS, EXAMPLE_TRACK } from '../data-map.ts';
import { EXAMPLE_MERCHANT_CARDS } from '../data-merchants.ts';
import { healthOf } from '../partie/board.ts';
import { partie, partieText } from '../partie/index.ts';
import { controlled, markets } from '../partie/map.ts';
import { isNight } from '../partie/turn.ts';
import type { PartieAction, PartieEnd, PartieState, Team } from '../partie/types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { MapSpec, Merchant, MerchantCard } from '../types.ts';
import {
  between,
  choiceOf,
  eventsOf,
  explained,
  type FoeExerciseType,
  numberOf,
  pick,
  rarely,
  reasonsOf,
  shuffled,
  stepsOf,
} from './kit.ts';
import { MODE, OFFERS, played, studyOf, zoneOf } from './study.ts';

const ACTIVATE: PartieAction = { type: 'activate', hero: 0 };
const END: PartieAction = { type: 'end-turn' };
const teamName = ({ fixed }: PartieState, team: Team): string => fixed.teams[team]?.name ?? '';
const heroName = ({ fixed }: PartieState): string => fixed.heroes[0]?.name ?? '';
const spent = (scenario: PartieScenario, keep: (team: number, hero: number) => boolean): PartieScenario => ({
  ...scenario,
  teams: scenario.teams.map((team, t) => ({
    ...team,
    heroes: team.heroes.map((hero, h) => ({ ...hero, activated: !keep(t, h) })),
  })),
});

// ── A price
const GOODS: Readonly<Record<Merchant, MerchantCard['type']>> = {
  boutique: 'equipement',
  guilde: 'sort',
  forge: 'vehicule',
};
const SHOPS: Readonly<Record<Merchant, readonly [one: string, many: string]>> = {
  boutique: ['boutique', 'boutiques'],
  guilde: ['guilde de mages', 'guildes de mages'],
  forge: ['forge', 'forges'],
};
/** The example map with so many merchants of one type: those of the team first, then another beyond its reach. */
const marketMap = (merchant: Merchant, mine: readonly string[], other: readonly string[]): MapSpec => {
  const { zones, edges } = EXAMPLE_MAPS.eternia;
  return {
    edges,
    zones: zones.map(({ merchant: _old, ...zone }) =>
      mine.includes(zone.id) || other.includes(zone.id) ? { ...zone, merchant } : zone,
    ),
  };
};
const PRICE: FoeExerciseType = {
  id: 'prix',
  title: 'Combien coûte cette carte ?',
  rules: [
    'foe.marchand.remise',
    'foe.marchand.remise-exemple',
    'foe.marchand.quantite',
    'foe.marchand.acces',
    'foe.marchand.choix-marchand',
    'foe.soutien.sort-range',
    'foe.soutien.vehicule-achat',
    'foe.soutien.vehicule-vol',
  ],
  make: (random) => {
    const merchant = pick(random, ['boutique', 'guilde', 'forge'] as const);
    const outposts = shuffled(
      random,
      EXAMPLE_MAPS.eternia.zones
        .filter(({ id, kind }) => kind === 'avant-poste' && id !== 'chateau-grayskull' && id !== 'temple-de-serpos')
        .map(({ id }) => id),
    );
    const count = between(random, 1, 4);
    const [mine, theirs] = [outposts.slice(0, count), outposts.slice(4, 4 + random.below(3))];
    const cards = shuffled(
      random,
      EXAMPLE_MERCHANT_CARDS.filter(({ type }) => type === GOODS[merchant]),
    ).slice(0, 4);
    const card = pick(random, cards);
    const drawn = studyOf(random, 1);
    const held = (zones: readonly string[]) => Object.fromEntries(zones.map((zone) => [zone, 1]));
    const scenario: PartieScenario = {
      ...drawn,
      map: marketMap(merchant, mine, theirs),
      offers: { ...OFFERS, [merchant]: cards.map(({ id }) => id) },
      teams: drawn.teams.map(({ heroes, ...team }, t) => ({
        ...team,
        eternium: 9,
        soldiers: held(t === 0 ? mine : theirs),
        heroes: heroes.map(({ zone: _zone, ...hero }) => hero),
      })),
    };
    const { state, actions } = played(scenario, [ACTIVATE, { type: 'shop', merchant }]);
    const [told] = eventsOf(partie.apply(state, { type: 'buy', card: card.id }).events, 'p-bought');
    if (told === undefined) return undefined;
    const [one, many] = SHOPS[merchant];
    const shop = eventsOf(
      stepsOf(partie, played(scenario, [ACTIVATE]).state, [{ type: 'shop', merchant }]).events,
      'p-shop',
    );
    return {
      drawn: [
        `L’équipe ${teamName(state, 0)} contrôle ${plural(markets(state, 0, merchant).length, one, many)} ; l’équipe adverse en contrôle ${theirs.length}.`,
      ],
      facts: [`« ${card.name} » : coût imprimé ${card.cost}.`],
      question: `${heroName(state)} (${teamName(state, 0)}) achète « ${card.name} ». Combien d’Eternium l’équipe paie-t-elle ?`,
      position: { mode: MODE, scenario, actions, about: [...mine, ...theirs] },
      answer: numberOf(told.cost, 0, 9, 'Eternium'),
      ...reasonsOf(partieText, state, [...shop, told]),
      cites: reasonsOf(partieText, state, [told, ...shop]).cites,
    };
  },
};

// ── The bonus of the day
const figuresIn = (state: PartieState, team: Team, zone: string): boolean =>
  (state.soldiers[zone]?.[team] ?? 0) > 0 ||
  state.heroes.some((hero, i) => hero.zone === zone && state.fixed.teamOf[i] === team);
const INCOME: FoeExerciseType = {
  id: 'bonus-du-jour',
  title: 'Combien d’Eternium au lever du jour ?',
  rules: ['foe.manche.jour', 'foe.manche.bonus', 'foe.eternium.reserve-commune'],
  make: (random) => {
    const scenario = spent(studyOf(random, 1, { round: pick(random, [1, 3, 5]) }), (team) => team === 0);
    const { state, actions } = played(scenario, [ACTIVATE]);
    const team = random.below(2) as 0 | 1;
    const [told] = eventsOf(partie.apply(state, END).events, 'p-income').filter((event) => event.team === team);
    if (told === undefined) return undefined;
    const base = zoneOf(state, state.fixed.teams[team]?.base ?? '');
    const note = ({ id, name, eternium = 0, kind }: typeof base): string =>
      `${name} (${kind === 'avant-poste' ? `${eternium} Eternium` : 'contrée sauvage'}${figuresIn(state, team, id) ? '' : ', vide'})`;
    const zones = state.fixed.map.zones.filter(({ id }) => figuresIn(state, team, id) && id !== base.id);
    return {
      facts: ['La manche de nuit s’achève ; la case suivante du compteur est de jour.'],
      drawn: [
        `Zones où se tient l’équipe ${teamName(state, team)} : ${zones.length === 0 ? 'aucune hors de sa base' : listOf(zones.map(note))}.`,
        `Sa base : ${note(base)}.`,
      ],
      question: `Combien d’Eternium l’équipe ${teamName(state, team)} reçoit-elle au début du jour ?`,
      position: { mode: MODE, scenario, actions, about: [base, ...zones].map(({ id }) => id) },
      answer: numberOf(told.eternium, 0, 15, 'Eternium'),
      ...reasonsOf(partieText, state, [told]),
    };
  },
};

// ── Rest and night
const NIGHTS = { repos: [{ type: 'rest' }], fin: [END], deux: [{ type: 'rest' }, END] } as const satisfies Readonly<
  Record<string, readonly PartieAction[]>
>;
const DOES = {
  repos: 'se repose ; son tour n’est pas encore fini',
  fin: 'finit son tour sans se reposer',
  deux: 'se repose, puis finit son tour',
} as const;
const REST: FoeExerciseType = {
  id: 'repos',
  title: 'Combien de PS après la nuit ?',
  rules: ['foe.repos.action', 'foe.repos.fin-du-tour', 'foe.manche.nuit', 'foe.manche.plafond-ps'],
  make: (random) => {
    const scenario = studyOf(random, 1, { round: pick(random, [1, 3, 5]) });
    const { state, actions } = played(scenario, [ACTIVATE]);
    const what = pick(random, ['repos', 'fin', 'deux'] as const);
    const { events } = stepsOf(partie, state, NIGHTS[what]);
    const told = eventsOf(events, 'p-rested', 'p-healed').filter(({ hero }) => hero === 0);
    const last = told.at(-1);
    const card = state.fixed.heroes[0];
    if (last === undefined || card === undefined || !isNight(state)) return undefined;
    return {
      facts: ['Manche de nuit.', `${card.name} a ${healthOf(state, 0)} PS sur ${card.health}.`],
      question: `${card.name} ${DOES[what]}. Combien de PS a alors ce héros ?`,
      position: { mode: MODE, scenario, actions, about: [state.heroes[0]?.zone ?? ''] },
      answer: numberOf(card.health - last.damage, 0, 20, 'PS'),
      ...reasonsOf(partieText, state, told),
    };
  },
};

// ── The end of the game
const MORE = 'Une manche de nuit de plus est jouée.';
const ALL = 'Toutes les équipes perdent.';
const wins = (state: PartieState, team: Team): string => `L’équipe ${teamName(state, team)} gagne.`;
const LAST = EXAMPLE_TRACK.length - 1;
const evened = (random: Rng): PartieScenario => {
  const drawn = studyOf(random, 1, { round: LAST });
  const pv = between(random, 2, 6);
  const eternium = random.below(6);
  const held = random.below(3);
  const teams = drawn.teams.map((team) => {
    const soldiers = Object.fromEntries(Object.entries(team.soldiers ?? {}).slice(0, rarely(random, 4) ? 3 : held));
    return {
      ...team,
      soldiers,
      pv: rarely(random, 4) ? pv + 1 : pv,
      eternium: rarely(random, 3) ? eternium + 1 : eternium,
      heroes: team.heroes.map(({ zone: _zone, damage: _damage, ...hero }) => hero),
    };
  });
  const boss = rarely(random, 6) ? { boss: { card: 'evil-seed', zone: 'contree-du-levant' } } : {};
  return spent({ ...drawn, teams, ...boss }, (team) => team === 0);
};
const rightOf = (state: PartieState, end: PartieEnd | null): string =>
  end === null ? MORE : end.winners[0] === undefined ? ALL : wins(state, end.winners[0]);
const FINALE: FoeExerciseType = {
  id: 'fin-de-partie',
  title: 'Qui gagne la partie ?',
  rules: [
    'foe.fin.gagnant',
    'foe.presentation.but',
    'foe.fin.egalite-avant-postes',
    'foe.fin.egalite-eternium',
    'foe.fin.egalite-nuit',
    'foe.fin.boss-en-jeu',
    'foe.p9-resolution.boss-defaite-generale',
  ],
  make: (random) => {
    const scenario = evened(random);
    const { state, actions } = played(scenario, [ACTIVATE]);
    const after = partie.apply(state, END);
    const sheet = (team: 0 | 1): string =>
      `${teamName(state, team)} : ${state.teams[team]?.pv ?? 0} PV, ${plural(controlled(state, team).length, 'avant-poste contrôlé', 'avant-postes contrôlés')}, ${state.teams[team]?.eternium ?? 0} Eternium.`;
    return {
      facts: [
        'La dernière manche s’achève ; personne n’a plus rien à faire.',
        sheet(0),
        sheet(1),
        state.boss === null ? 'Aucun boss n’est en jeu.' : 'Un boss est en jeu.',
      ],
      question: 'Comment finit la partie ?',
      position: { mode: MODE, scenario, actions },
      answer: choiceOf(random, rightOf(state, after.state.end), [wins(state, 0), wins(state, 1), MORE, ALL]),
      ...explained(partieText, state, after.events, 'p-over', 'p-tie', 'p-extra-night'),
    };
  },
};
export const ECONOMY_TYPES: readonly FoeExerciseType[] = [PRICE, INCOME, REST, FINALE];

// Questions about a combat that ends: totals, who wins, wounds, Victory and Power tokens.
import type { Exercise, ExerciseType } from '../../kernel/exercise.ts';
import { de, plural } from '../../kernel/french.ts';
import { known, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { tallyOf } from '../combat/board.ts';
import type { Camp } from '../combat/types.ts';
import type { BwRule } from '../rules.ts';
import { citesOf, insisted, nameOf, oneIn, pick, sheetOf } from './draw.ts';
import { beforeEnd, diceFacts, endFacts, eventOf, type Fight, fightOf, idOf, said } from './fights.ts';

type BwExercise = Exercise<BwRule>;
type BwType = ExerciseType<BwRule>;

/** Whose total is asked, as the duel reads it: it then works out none. */
export type AskedTotals = readonly Camp[];

const MOST_DICE = 6;
/** Few enough dice to be added up without paper. */
const isShort = ({ end }: Fight): boolean => end.rolls.length <= MOST_DICE;

const total = (random: Rng): BwExercise | undefined => {
  const fight = fightOf(random);
  if (fight === undefined || !isShort(fight)) return undefined;
  const camp = fight.end.defender === null || oneIn(random, 2) ? 'attack' : 'defence';
  const rolls = fight.events.filter(
    (event) => (event.type === 'rolled' || event.type === 'rerolled') && event.camp === camp,
  );
  const { sum, parts } = tallyOf(fight.end, camp);
  return {
    ...diceFacts(fight),
    position: { ...beforeEnd(fight), about: [camp] satisfies AskedTotals },
    question: camp === 'attack' ? "Quel est le total de l'attaque ?" : 'Quel est le total de la défense ?',
    answer: { kind: 'number', value: sum, least: 0, most: 99 },
    because: some(rolls.map((event) => said(fight, event))),
    cites: citesOf(...parts, ...rolls),
  };
};

const WINNERS = ['attack', 'defence', null] as const;
/** Equal totals are rare: they are looked for as often as the others. */
const winner = (random: Rng): BwExercise | undefined => {
  const wanted = pick(random, WINNERS);
  return insisted(40, () => {
    const fight = fightOf(random);
    const compared = fight === undefined ? undefined : eventOf(fight.events, 'compared');
    if (
      fight === undefined ||
      compared === undefined ||
      compared.undefended ||
      compared.winner !== wanted ||
      !isShort(fight)
    )
      return undefined;
    return {
      ...diceFacts(fight),
      position: { ...beforeEnd(fight), about: ['attack', 'defence'] satisfies AskedTotals },
      question: 'Les deux camps ont dit leur dernier mot. Qui remporte le combat ?',
      answer: {
        kind: 'choice',
        options: ["L'attaque", 'La défense', 'Personne : les totaux sont égaux'],
        right: WINNERS.indexOf(wanted),
      },
      because: [said(fight, compared)],
      cites: citesOf(compared),
    };
  });
};

const damage = (random: Rng): BwExercise | undefined => {
  const fight = fightOf(random);
  if (fight === undefined) return undefined;
  const hit = eventOf(fight.last, 'wounded') ?? eventOf(fight.last, 'module-hit');
  const safe = eventOf(fight.last, 'no-wound');
  const told = hit ?? safe ?? eventOf(fight.last, 'compared');
  if (told === undefined || (hit === undefined && safe === undefined && !oneIn(random, 4))) return undefined; // ties: few, the answer is plain
  const compared = eventOf(fight.last, 'compared');
  return {
    facts: endFacts(fight),
    question:
      fight.scenario.target.kind === 'module'
        ? 'Combien de blessures ce combat inflige-t-il, au module ou à un personnage ?'
        : 'Combien de blessures ce combat inflige-t-il ?',
    position: beforeEnd(fight),
    answer: { kind: 'number', value: hit?.tally.sum ?? 0, least: 0, most: 12 },
    because: some([...(compared === undefined || compared === told ? [] : [said(fight, compared)]), said(fight, told)]),
    cites: citesOf(told, ...(hit?.tally.parts ?? [])),
  };
};

const tokens = (random: Rng): BwExercise | undefined => {
  const fight = fightOf(random);
  const told =
    fight === undefined
      ? undefined
      : (eventOf(fight.last, 'victory-token') ??
        eventOf(fight.last, 'victory-full') ??
        eventOf(fight.last, 'compared'));
  if (fight === undefined || told === undefined || (told.type === 'compared' && told.winner !== null)) return undefined;
  const others = [...fight.end.fixed.attackers, ...(fight.end.defender === null ? [] : [fight.end.defender])];
  const unit = told.type === 'compared' || oneIn(random, 3) ? pick(random, others) : told.unit;
  const { victorySlots } = sheetOf(unit);
  const allies =
    fight.end.fixed.attackers.length > 1
      ? [`${nameOf(known(fight.end.fixed.attackers[0]))} est l'initiateur du combat.`]
      : [];
  return {
    facts: [
      `${nameOf(unit)} a ${plural(fight.start.gauges[unit]?.victory ?? 0, 'jeton', 'jetons')} de Victoire, pour ${plural(victorySlots, 'emplacement', 'emplacements')}.`,
      ...allies,
      lastOf(endFacts(fight)),
    ],
    question: `Combien de jetons de Victoire y a-t-il sur la carte ${de(nameOf(unit))} après ce combat ?`,
    position: beforeEnd(fight),
    answer: { kind: 'number', value: known(fight.end.gauges[unit]).victory, least: 0, most: 5 },
    because: [said(fight, told)],
    cites: citesOf(told),
  };
};
const lastOf = (facts: readonly string[]): string => known(facts.at(-1));

/** Somebody has spent, and twice in three draws Fatalis takes a token back: without his power it is a mere subtraction. */
const power = (random: Rng): BwExercise | undefined => {
  const recovers = !oneIn(random, 3);
  return insisted(30, () => powerIn(random, recovers));
};
const spentText = (count: number): string => (count === 0 ? "n'en a dépensé aucun" : `en a dépensé ${count}`);
const powerIn = (random: Rng, recovers: boolean): BwExercise | undefined => {
  const fight = fightOf(random, false);
  if (fight === undefined || fight.end.defender === null) return undefined;
  const fighters = [idOf(known(fight.scenario.attackers[0])), fight.end.defender];
  const unit = fighters.find((one) => sheetOf(one).power !== undefined) ?? pick(random, fighters);
  const spent = fight.events.filter((event) => event.type === 'spent');
  const compared = eventOf(fight.events, 'compared');
  const taken = eventOf(fight.last, 'energy-taken');
  const told = [...spent.filter((event) => event.unit === unit), ...(taken === undefined ? [] : [taken])];
  if (compared === undefined || told.length === 0 || (recovers && taken === undefined)) return undefined;
  const team = fight.scenario.attackers.length > 1 ? [`${nameOf(known(fighters[0]))} est l'initiateur du combat.`] : [];
  return {
    facts: [
      ...fighters.map(
        (one) =>
          `${nameOf(one)} avait ${plural(fight.start.gauges[one]?.power ?? 0, 'jeton')} Puissance et ${spentText(spent.filter((event) => event.unit === one).length)}.`,
      ),
      `La carte ${de(nameOf(unit))} porte ${plural(sheetOf(unit).powerIcons, 'icône')} Puissance.`,
      ...team,
      said(fight, compared),
      `Il reste ${plural(fight.end.gauges[unit]?.life ?? 0, 'point', 'points')} de vie à ${nameOf(unit)}.`,
    ],
    question: `Combien de jetons Puissance a ${nameOf(unit)} une fois le combat fini ?`,
    answer: { kind: 'number', value: known(fight.end.gauges[unit]).power, least: 0, most: 6 },
    because: some(told.map((event) => said(fight, event))),
    cites: citesOf(...told.toReversed()),
  };
};

export const COMBATS: readonly BwType[] = [
  {
    id: 'total',
    title: 'Quel total ?',
    make: total,
    rules: [
      'bw.combat.puissance-attaque',
      'bw.combat.jet-attaquant',
      'bw.materiel.carte-cumul',
      'bw.combat.jet-defenseur',
      'bw.carte.bonus-victoire',
      'bw.combat.depense-effet',
      'bw.combat.cumul',
      'bw.surnombre.des-ajoutes',
      'bw.surnombre.jet-supplementaire',
      'bw.base.cible',
      'bw.base.double-defense',
      'bw.relance.second-jet',
    ],
  },
  { id: 'vainqueur', title: "Qui l'emporte ?", make: winner, rules: ['bw.combat.vainqueur', 'bw.combat.egalite'] },
  {
    id: 'blessures',
    title: 'Combien de blessures ?',
    make: damage,
    rules: [
      'bw.combat.degats',
      'bw.carte.frappe',
      'bw.combat.tranches',
      'bw.combat.tranche-exacte',
      'bw.combat.degats-defenseur',
      'bw.combat.egalite',
      'bw.surnombre.frappe-initiateur',
      'bw.surnombre.defenseur-choisit',
      'bw.base.attaque',
      'bw.base.resistance',
      'bw.portee.distance-sans-risque',
    ],
  },
  {
    id: 'victoire',
    title: 'Combien de jetons de Victoire ?',
    make: tokens,
    rules: [
      'bw.combat.jeton-victoire',
      'bw.combat.jeton-victoire-plein',
      'bw.surnombre.victoire-initiateur',
      'bw.combat.egalite',
    ],
  },
  {
    id: 'puissance',
    title: 'Combien de jetons Puissance ?',
    make: power,
    rules: [
      'bw.combat.depense',
      'bw.surnombre.jetons-initiateur',
      'bw.personnages.fatalis-pouvoir',
      'bw.combat.poursuite',
    ],
  },
];

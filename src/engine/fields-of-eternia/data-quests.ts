// Quests and victory cards: examples, none in the source.
import type { Effect, Goal, Objective, QuestCard, VictoryCard } from './types.ts';

const roll = (
  id: string,
  name: string,
  text: string,
  dice: number,
  needed: number,
  ...reward: readonly Effect[]
): QuestCard => ({ type: 'quete', id, name, text, task: { kind: 'jet', dice, needed }, reward });
const told = (id: string, name: string, text: string, ...reward: readonly Effect[]): QuestCard => ({
  type: 'quete',
  id,
  name,
  text,
  task: { kind: 'texte' },
  reward,
});
const pv = (value: number): Effect => ({ do: 'pv', value });

export const EXAMPLE_QUESTS: readonly QuestCard[] = [
  roll('ex-pont-rompu', 'Le pont rompu', 'Lancez 3 dés : 1 réussite au moins.', 3, 1, pv(1)),
  roll('ex-porte-scellee', 'La porte scellée', 'Lancez 4 dés : 2 réussites au moins.', 4, 2, pv(1), {
    do: 'eternium',
    value: 1,
  }),
  roll('ex-labyrinthe', 'Le labyrinthe', 'Lancez 5 dés : 3 réussites au moins.', 5, 3, pv(2)),
  roll('ex-gardien-endormi', 'Le gardien endormi', 'Lancez 2 dés : 2 réussites au moins.', 2, 2, pv(2)),
  told('ex-messagere', 'La messagère', 'Finissez ce tour dans un avant-poste marchand.', pv(1)),
  told('ex-tribut', 'Le tribut', 'Donnez une carte de soutien à un autre héros de votre équipe.', pv(1)),
];
const goal = (text: string, aim: Goal, points: number): Objective => ({ text, goal: aim, pv: points });
const outposts = (count: number, points: number): Objective =>
  goal(`Contrôler ${count} avant-postes.`, { kind: 'avant-postes', count }, points);
const fallen = (count: number, points: number): Objective =>
  goal(
    `Avoir vaincu ${count} ${count > 1 ? 'héros ennemis' : 'héros ennemi'}.`,
    { kind: 'heros-vaincus', count },
    points,
  );
const tamed = (count: number, points: number): Objective =>
  goal(`Avoir dompté ${count} ${count > 1 ? 'créatures' : 'créature'}.`, { kind: 'creatures', count }, points);
const wealth = (count: number, points: number): Objective =>
  goal(`Avoir ${count} Eternium en réserve.`, { kind: 'eternium', count }, points);
const quests = (count: number, points: number): Objective =>
  goal(`Avoir réussi ${count} ${count > 1 ? 'quêtes' : 'quête'}.`, { kind: 'quetes', count }, points);
const said = (text: string, points: number): Objective => goal(text, { kind: 'texte' }, points);
const victory = (id: string, name: string, main: Objective, second: Objective): VictoryCard => ({
  type: 'victoire',
  id,
  name,
  main,
  second,
});

export const EXAMPLE_VICTORY: readonly VictoryCard[] = [
  victory('ex-conquete', 'Conquête', outposts(5, 2), outposts(7, 2)),
  victory('ex-chasseurs', 'Chasseurs', fallen(1, 1), fallen(3, 2)),
  victory('ex-dompteurs', 'Dompteurs', tamed(1, 1), tamed(2, 2)),
  victory('ex-tresor', 'Trésor de guerre', wealth(8, 1), wealth(12, 2)),
  victory('ex-serment', 'Serment', quests(1, 1), quests(3, 2)),
  victory('ex-frontiere', 'Frontière', outposts(4, 1), fallen(1, 2)),
  victory('ex-tours', 'Trois tours', said('Contrôler les trois tours en même temps.', 2), wealth(6, 1)),
  victory('ex-embuscade', 'Embuscade', said('Gagner un combat épique en étant attaqué.', 1), tamed(1, 1)),
];

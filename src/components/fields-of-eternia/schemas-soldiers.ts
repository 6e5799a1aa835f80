// Diagrams of soldiers: they come, march and fight.
import { combatDeSoldats } from '../../engine/fields-of-eternia/combat-de-soldats/index.ts';
import type { SoldiersAction, SoldiersScenario } from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import { LIMITS } from '../../engine/fields-of-eternia/constants.ts';
import { partie } from '../../engine/fields-of-eternia/partie/index.ts';
import { soldiers as soldiersText } from '../../engine/fields-of-eternia/words.ts';
import {
  type Drawings,
  type FoeSchema,
  op,
  pawn,
  type Picture,
  place,
  playOn,
  started,
  study,
  troops,
} from './schemas-kit.ts';

const renforcer = (): FoeSchema => {
  const zone = 'chateau-foe';
  const before = study({
    teams: [
      { faction: 'masters', base: 'chateau-grayskull', heroes: [{ hero: 'he-man', zone }], soldiers: { [zone]: 1 } },
      { faction: 'evil', base: 'temple-de-serpos', heroes: [{ hero: 'skeletor' }] },
    ],
  });
  const after = playOn(partie, before, [
    { type: 'activate', hero: 0 },
    { type: 'reinforce', count: LIMITS.soldiers - 1 },
  ]);
  const item = (title: string, state: typeof before) => ({
    title,
    text: `${state.teams[0]?.reserve ?? 0} en réserve`,
    pictures: [place('Château Foe'), pawn('he-man', 0), troops(0, state.soldiers[zone]?.[0] ?? 0)],
  });
  return {
    kind: 'strip',
    size: 'wide',
    ordered: true,
    caption: `Renforcer : l’avant-poste se remplit, jusqu’à ${LIMITS.soldiers} soldats.`,
    items: [item('Avant', before), item('Après', after)],
  };
};
const marcher = (): FoeSchema => {
  const before = study({
    map: 'pont',
    teams: [
      { faction: 'masters', base: 'a', heroes: [{ hero: 'he-man', zone: 'c' }], soldiers: { p: 3 } },
      { faction: 'evil', base: 'b', heroes: [{ hero: 'skeletor' }] },
    ],
  });
  const after = playOn(partie, before, [
    { type: 'activate', hero: 0 },
    { type: 'march', from: 'p', to: 'q', count: 2 },
  ]);
  const item = (title: string, state: typeof before) => {
    const [p, q] = ['p', 'q'].map((zone) => state.soldiers[zone]?.[0] ?? 0);
    return {
      title,
      text: `${soldiersText(p ?? 0)} d’un côté, ${q ?? 0} de l’autre`,
      pictures: [place('P'), troops(0, p ?? 0), op('┄┄'), place('Q'), troops(0, q ?? 0)],
    };
  };
  return {
    kind: 'strip',
    size: 'wide',
    ordered: true,
    caption:
      'Déplacer : He-Man est à côté, et deux de ses soldats suivent un chemin. L’avant-poste quitté en garde un.',
    items: [item('Avant', before), item('Après', after)],
  };
};
/** A fight before and after, as the engine counts it. */
const battle = (title: string, scenario: SoldiersScenario, script: readonly SoldiersAction[]) => {
  const before = started(combatDeSoldats, scenario);
  const after = playOn(combatDeSoldats, before, script);
  const { began, heroes } = before.fixed;
  const left = after.attackers;
  const hurt = heroes.map((name, i): Picture =>
    pawn(name, 1, { life: after.heroes[i] ?? 0, of: began.heroes[i] ?? 0, faded: after.heroes[i] === 0 }),
  );
  return {
    title,
    text: [
      left === 0 ? 'aucun attaquant ne reste' : `${soldiersText(left)} ${left > 1 ? 'restent' : 'reste'}`,
      ...heroes.map((name, i) => `${name} perd ${(began.heroes[i] ?? 0) - (after.heroes[i] ?? 0)} PS`),
    ].join(' ; '),
    pictures: [
      troops(0, left, began.attackers - left),
      op('contre'),
      ...(began.soldiers === 0 ? [] : [troops(1, after.soldiers, began.soldiers - after.soldiers)]),
      ...hurt,
    ],
  };
};
const fight = (soldiers: number, heroes: SoldiersScenario['defender']['heroes'] = []): SoldiersScenario => ({
  name: 'Schéma',
  attacker: { team: 'Masters of the Universe', soldiers: 3 },
  defender: { team: 'Evil Warriors', soldiers, heroes },
});
const batailles = (): FoeSchema => ({
  kind: 'strip',
  caption: 'Trois soldats bleus entrent. Un casque creux est parti ; les PS des héros sont des exemples.',
  items: [
    battle('Contre deux soldats', fight(2), [{ type: 'bat-go' }]),
    battle('Contre un héros', fight(0, [{ name: 'Trap Jaw', health: 6 }]), [{ type: 'bat-go' }]),
    battle('Contre un héros à bout', fight(0, [{ name: 'Trap Jaw', health: 2 }]), [{ type: 'bat-go' }]),
    battle('Contre un héros et un soldat', fight(1, [{ name: 'Skeletor', health: 9 }]), [
      { type: 'bat-hit', target: 0 },
      { type: 'bat-hit', target: 0 },
      { type: 'bat-hit', target: 'soldat' },
    ]),
  ],
});

export const SOLDIERS: Drawings = { renforcer, marcher, batailles };

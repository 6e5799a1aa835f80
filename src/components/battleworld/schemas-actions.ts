// Diagrams of the actions, before and after: what comes back, what an attack takes away.
import type { PartieAction, PartieState } from '../../engine/battleworld/partie/types.ts';
import { P1_MODULES } from '../../engine/battleworld/scenarios.ts';
import { type BwSchema, drawn, game, type Picture, placing, position, type StripItem, unit } from './schemas-kit.ts';
import { begin, found, phase2, playFrom, unitIn } from './schemas-play.ts';
import { card, pawn, ready } from './schemas-turn.ts';
import { type PartieView, type UnitView, viewOf } from './view.ts';

export const recuperer = (): BwSchema => {
  const took = (gauge: 'energy' | 'life' | 'reroll', changes: object): ReturnType<typeof playFrom> =>
    playFrom(phase2({ 'iron-man': { ...changes, ...ready(gauge) } }), [{ type: 'recover', unit: 'iron-man', gauge }]);
  const [energy, life, reroll] = [
    took('energy', { power: 2 }),
    took('life', { life: 2 }),
    took('reroll', { reroll: 0 }),
  ];
  const told = ({ told: events }: ReturnType<typeof playFrom>): string => {
    const { before, after } = found(events, 'recovered');
    return `De ${before} à ${after}.`;
  };
  const { sheet } = unitIn(viewOf(energy.state), 'iron-man');
  const one = (played: ReturnType<typeof playFrom>) => unitIn(viewOf(played.state), 'iron-man');
  return {
    kind: 'strip',
    caption: 'Iron-Man après chacune des trois récupérations, à 1 par action comme nous jouons.',
    items: [
      {
        title: 'Un jeton Puissance',
        text: told(energy),
        pictures: [{ is: 'coins', mark: 'bolt', value: one(energy).power, of: sheet.powerIcons }],
      },
      { title: 'Un point de vie', text: told(life), pictures: [pawn(life.state, 'iron-man')] },
      {
        title: 'Un jeton Relance',
        text: told(reroll),
        pictures: [{ is: 'coins', mark: 'turn', value: one(reroll).reroll, of: sheet.rerollIcons }],
      },
    ],
  };
};

const FATALIS = unit('fatalis', 'villains', 'd4', ready('attack'));
/** Iron-Man, beside Hulk, before and after his die announces that he heals. */
const healing = (): { readonly from: PartieState; readonly laid: PartieState } => {
  const from = position(
    [unit('iron-man', 'heroes', 'b3'), unit('hulk', 'heroes', 'c3', { life: 3, activated: true }), FATALIS],
    1,
  );
  const laid = playFrom(from, [
    { type: 'move', unit: 'iron-man', to: 'b2' },
    { type: 'place', unit: 'iron-man', spot: 'heal:hulk' },
  ]);
  found(laid.told, 'flight-lost');
  return { from, laid: laid.state };
};
export const ailes = (): BwSchema => {
  const { from, laid } = healing();
  return {
    kind: 'strip',
    ordered: true,
    size: 'wide',
    caption: 'Ses ailes reviennent avec le tour suivant.',
    items: [
      { title: 'Avant', text: 'Iron-Man vole.', pictures: [pawn(from, 'iron-man')] },
      { title: 'Son dé posé', text: 'Plus de Vol jusqu’à la fin du tour.', pictures: [pawn(laid, 'iron-man')] },
    ],
  };
};
export const soigner = (): BwSchema => {
  const { laid } = healing();
  const scenario = placing(
    [
      unit('iron-man', 'heroes', 'b2', { ...ready('heal:hulk'), flightLost: true }),
      unit('hulk', 'heroes', 'c3', { life: 3, activated: true }),
      FATALIS,
    ],
    2,
  );
  const heal: PartieAction = { type: 'heal', unit: 'iron-man' };
  const healed = playFrom(begin(scenario), [heal]);
  const { before, after } = found(healed.told, 'healed');
  const view = (state: PartieState): PartieView => ({ ...drawn(state), rows: 4 });
  return {
    kind: 'board',
    caption: `Deux Vengeurs voisins. Le soin ne vient qu’en phase 2 : jusque-là, attaquer Iron-Man l’empêche.`,
    panels: [
      {
        title: 'Phase 1 : le dé d’Iron-Man va sur la carte de Hulk, et ses ailes se ferment',
        view: view(laid),
        arrows: [{ path: ['b2', 'c3'], kind: 'move' }],
      },
      { title: `Phase 2 : la vie de Hulk passe de ${before} à ${after}`, view: view(healed.state) },
    ],
    legend: [],
    from: game(scenario, 'Hulk soigné', [heal]),
  };
};

export const reparer = (): BwSchema => {
  const before = phase2(
    { thor: { cell: 'c1', ...ready('module-repair:h-double-defence') } },
    { modules: P1_MODULES.map((one) => (one.id === 'h-double-defence' ? { ...one, resistance: 2 } : one)) },
  );
  const mended = found(playFrom(before, [{ type: 'repair', unit: 'thor' }]).told, 'repaired');
  const wall = (resistance: number): Picture => ({
    is: 'module',
    module: { side: 'heroes', kind: 'double-defence', resistance },
  });
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Thor se tient dans le module et le répare : 1 point par action.',
    items: [
      {
        title: `De ${mended.before} à ${mended.after} points de résistance`,
        pictures: [wall(mended.before), { is: 'sign', sign: '→' }, wall(mended.after)],
      },
    ],
  };
};

const beforeAfter = (
  from: PartieState,
  attack: PartieAction,
  id: string,
  words: readonly [string, string],
): readonly StripItem[] => {
  const after = playFrom(from, [attack]);
  found(after.told, 'disturbed');
  return [from, after.state].map((state, i) => ({
    title: i === 0 ? 'Avant l’attaque' : 'Dès que l’attaque est déclarée',
    text: words[i === 0 ? 0 : 1],
    pictures: [card(state, id)],
  }));
};

export const deranger = (): BwSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'wide',
  caption: 'Hulk attaque Fatalis, qui n’a pas encore agi. Peu importe qui gagnera ce combat.',
  items: beforeAfter(
    phase2({ hulk: { cell: 'c5', ...ready('attack') }, fatalis: { power: 2, ...ready('energy') } }),
    { type: 'attack', attackers: ['hulk'], target: 'fatalis' },
    'fatalis',
    ['Son dé attend sur une icône Puissance.', 'Le dé est au centre : le jeton ne viendra pas.'],
  ),
});

export const deloger = (): BwSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'wide',
  caption: 'Punisher gardait la base. Attaqué lui-même, il ne la défendra plus ce tour.',
  items: beforeAfter(
    phase2({
      hulk: { cell: 'c6', ...ready('attack') },
      punisher: { cell: 'c7', ...ready('module-target:v-double-defence') },
    }),
    { type: 'attack', attackers: ['hulk'], target: 'punisher' },
    'punisher',
    ['Son dé est sur la cible du module.', 'Le dé est revenu au centre de sa carte.'],
  ),
});

/** Attacked before they recover: the engine then refuses each recovery. */
export const perdu = (): BwSchema => {
  const kept = (gauge: 'energy' | 'life' | 'reroll', changes: object): UnitView => {
    const from = phase2({ hulk: { cell: 'c5', ...ready('attack') }, fatalis: { ...changes, ...ready(gauge) } });
    const { state } = playFrom(from, [{ type: 'attack', attackers: ['hulk'], target: 'fatalis' }]);
    if (unitIn(viewOf(state), 'fatalis').spot !== 'center') throw new Error('schéma : le dé n’a pas bougé');
    return unitIn(viewOf(state), 'fatalis');
  };
  const [energy, life, reroll] = [
    kept('energy', { power: 2 }),
    kept('life', { life: 2 }),
    kept('reroll', { reroll: 0 }),
  ];
  return {
    kind: 'strip',
    caption: 'Fatalis, attaqué avant d’avoir récupéré : ses jauges restent comme elles étaient.',
    items: [
      {
        title: 'Puissance',
        text: `toujours ${energy.power} sur ${energy.sheet.powerIcons}`,
        pictures: [{ is: 'coins', mark: 'bolt', value: energy.power, of: energy.sheet.powerIcons }],
      },
      {
        title: 'Vie',
        text: `toujours ${life.life} sur ${life.sheet.maxLife}`,
        pictures: [{ is: 'pawn', unit: life }],
      },
      {
        title: 'Relance',
        text: 'la place reste vide',
        pictures: [{ is: 'coins', mark: 'turn', value: reroll.reroll, of: reroll.sheet.rerollIcons }],
      },
    ],
  };
};

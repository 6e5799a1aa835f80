// Diagrams of a round: who begins, its phases, its end.
import { partie } from '../../engine/battleworld/partie/index.ts';
import type { PartieAction, PartieState, Spot } from '../../engine/battleworld/partie/types.ts';
import { P1 } from '../../engine/battleworld/scenarios.ts';
import { plural } from '../../engine/kernel/french.ts';
import { type BwSchema, game, type Picture } from './schemas-kit.ts';
import { begin, found, OPENING, phase2, playFrom, start, unitIn } from './schemas-play.ts';
import { type PartieView, viewOf } from './view.ts';
import { SIDE_NAMES } from './words.ts';

export const card = (state: PartieState, id: string): Picture => {
  const view = viewOf(state);
  return { is: 'card', unit: unitIn(view, id), view };
};
export const pawn = (state: PartieState, id: string, strong = false): Picture => ({
  is: 'pawn',
  unit: unitIn(viewOf(state), id),
  strong,
});
export const ready = (spot: Spot): { readonly spot: Spot; readonly activated: true } => ({ spot, activated: true });

export const phases = (): BwSchema => {
  const placed = playFrom(start(), [
    { type: 'move', unit: 'iron-man', to: 'a4' },
    { type: 'place', unit: 'iron-man', spot: 'attack' },
  ]);
  const fought = playFrom(phase2({ 'iron-man': { cell: 'b5', ...ready('attack') } }), [
    { type: 'attack', attackers: ['iron-man'], target: 'fatalis' },
    { type: 'roll', value: 7 },
  ]);
  const flipped = found(playFrom(phase2({}), [{ type: 'pass', side: 'heroes' }]).told, 'initiative-flipped');
  const roll = found(fought.events, 'rolled');
  return {
    kind: 'strip',
    ordered: true,
    caption: 'Un tour, d’un bout à l’autre. Chaque phase attend que la précédente soit finie.',
    items: [
      {
        title: 'Se placer, choisir',
        text: 'Un personnage avance, puis son dé annonce l’action.',
        pictures: [
          pawn(placed.state, 'iron-man', true),
          { is: 'sign', sign: '→' },
          { is: 'die', faces: 8, side: 'heroes' },
        ],
      },
      {
        title: 'Se battre, agir',
        text: 'Ce qui a été annoncé se joue, un camp après l’autre.',
        pictures: [
          { is: 'die', faces: roll.faces, side: 'heroes', value: roll.value },
          { is: 'sign', sign: 'contre' },
          pawn(fought.state, 'fatalis'),
        ],
      },
      {
        title: 'Finir le tour',
        text: `Les dés reviennent au centre ; aux ${SIDE_NAMES[flipped.side]} de commencer.`,
        pictures: [
          { is: 'initiative', side: 'heroes' },
          { is: 'sign', sign: '→' },
          { is: 'initiative', side: flipped.side },
        ],
      },
    ],
  };
};

/** Who speaks next, as long as each side treats its characters. */
export const alternance = (): BwSchema => {
  const order = [
    ['iron-man', 'a4'],
    ['ultron', 'a5'],
    ['hulk', 'd3'],
    ['magneto', 'd5'],
  ] as const;
  const actions = order.flatMap(([who, to]): readonly PartieAction[] => [
    { type: 'move', unit: who, to },
    { type: 'place', unit: who, spot: 'attack' },
  ]);
  const { state } = playFrom(start(), actions);
  return {
    kind: 'strip',
    ordered: true,
    size: 'small',
    caption: 'Un début de tour où les Héros ont l’initiative. Chacun choisit librement qui vient ensuite.',
    items: order.map(([who]) => {
      const { sheet, side } = unitIn(viewOf(state), who);
      return { title: sheet.name, text: SIDE_NAMES[side], pictures: [pawn(state, who)] };
    }),
  };
};
export const activation = (): BwSchema => {
  const move: PartieAction = { type: 'move', unit: 'hulk', to: 'c3' };
  const place: PartieAction = { type: 'place', unit: 'hulk', spot: 'attack' };
  const moved = playFrom(start(), [move]);
  const placed = playFrom(moved.state, [place]);
  const view = (state: PartieState): PartieView => ({ ...viewOf(state), rows: 3, modules: [] });
  return {
    kind: 'board',
    caption:
      'Activer Hulk : il avance, puis son dé se pose et annonce l’attaque. La marque, près du pion, dit où est son dé.',
    panels: [
      {
        title: 'D’abord il bouge',
        view: view(moved.state),
        arrows: [{ path: ['d2', 'c3'], kind: 'move' }],
      },
      { title: 'Puis son dé se pose', view: view(placed.state) },
    ],
    legend: [],
    from: game(OPENING, 'Hulk activé', [move, place]),
  };
};

export const finDeTour = (): BwSchema => {
  const before = phase2({
    'capitaine-america': { cell: 'b1', power: 1, ...ready('module-energy:h-energy') },
    hulk: ready('attack'),
  });
  const { state, told } = playFrom(before, [{ type: 'pass', side: 'heroes' }]);
  const gain = found(told, 'module-gain');
  const icons = unitIn(viewOf(state), gain.unit).sheet.powerIcons;
  const flipped = found(told, 'initiative-flipped');
  return {
    kind: 'strip',
    ordered: true,
    caption:
      'La fin d’un tour, dans l’ordre où nous la jouons. L’horloge, s’il y en a une, avance juste avant le jeton.',
    items: [
      {
        title: 'Les modules donnent',
        text: `Capitaine América passe de ${gain.before} à ${plural(gain.after, 'jeton Puissance', 'jetons Puissance')}.`,
        pictures: [
          { is: 'module', module: { side: 'heroes', kind: 'energy', resistance: state.modules['h-energy'] ?? 0 } },
          { is: 'sign', sign: '→' },
          { is: 'coins', mark: 'bolt', value: gain.after, of: icons },
        ],
      },
      {
        title: 'Les dés reviennent au centre',
        text: 'Celui de Hulk n’a pas servi : il revient aussi.',
        pictures: [card(state, 'hulk')],
      },
      {
        title: 'Le jeton se retourne',
        text: `Les ${SIDE_NAMES[flipped.side]} ouvrent le tour ${flipped.round}.`,
        pictures: [
          { is: 'initiative', side: 'heroes' },
          { is: 'sign', sign: '→' },
          { is: 'initiative', side: flipped.side },
        ],
      },
    ],
  };
};

export const initiative = (): BwSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Le jeton initiative a deux faces : celle qu’on voit commence.',
  items: (['heroes', 'villains'] as const).map((side) => {
    const { state } = playFrom(begin(P1), [{ type: 'initiative', side }]);
    if (partie.node(state).kind !== 'choice') throw new Error('schéma : personne ne joue');
    return {
      title: `Face ${SIDE_NAMES[state.initiative]}`,
      text: `Les ${SIDE_NAMES[state.toMove]} activent le premier personnage.`,
      pictures: [{ is: 'initiative', side: state.initiative }],
    };
  }),
});

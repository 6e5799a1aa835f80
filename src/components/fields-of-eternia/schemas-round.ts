// Diagrams of a round: its track, its order, what a hero may do.
import { REST } from '../../engine/fields-of-eternia/constants.ts';
import { EXAMPLE_TRACK } from '../../engine/fields-of-eternia/data-map.ts';
import { heroOf } from '../../engine/fields-of-eternia/heroes.ts';
import { healthOf } from '../../engine/fields-of-eternia/partie/board.ts';
import { partie } from '../../engine/fields-of-eternia/partie/index.ts';
import type { TeamSpec } from '../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import {
  crystals,
  type Drawings,
  type FoeSchema,
  moon,
  op,
  pawn,
  place,
  playOn,
  quest,
  sign,
  stall,
  study,
  sun,
  troops,
  whole,
} from './schemas-kit.ts';

import { EVIL, masters } from './schemas-land.ts';
const compteur = (): FoeSchema => ({
  kind: 'track',
  track: EXAMPLE_TRACK,
  at: whole().cell,
  caption:
    'Le compteur de notre exemple : un soleil pour le jour, une lune pour la nuit, un crâne numéroté. La première case est celle du départ.',
});
const ciel = (): FoeSchema => {
  const hurt = study({
    round: 1,
    teams: [masters({ heroes: [{ hero: 'he-man', damage: 6 }, { hero: 'teela' }] }), EVIL],
  });
  const slept = playOn(partie, hurt, [{ type: 'activate', hero: 0 }, { type: 'end-turn' }]);
  const of = heroOf('he-man')?.health ?? 0;
  const he = (state: PartieState) => pawn('he-man', 0, { life: healthOf(state, 0), of });
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Deux bonus, selon le ciel.',
    items: [
      {
        title: 'Le jour',
        text: 'vos avant-postes rapportent',
        pictures: [sun, op('→'), place('Château Foe'), crystals(1)],
      },
      {
        title: 'La nuit',
        text: `chaque héros récupère ${healthOf(slept, 0) - healthOf(hurt, 0)} PS à la fin de son tour`,
        pictures: [moon, op('→'), he(hurt), op('→'), he(slept)],
      },
    ],
  };
};
/** Who is activated in turn: the engine asks each team. */
const alternance = (): FoeSchema => {
  const teams: TeamSpec[] = [
    masters({ heroes: [{ hero: 'he-man' }, { hero: 'teela' }] }),
    { ...EVIL, heroes: [{ hero: 'skeletor' }, { hero: 'evil-lyn' }] },
  ];
  let state = study({ teams });
  const order: number[] = [];
  while (order.length < state.heroes.length) {
    const node = partie.node(state);
    const first = node.kind === 'choice' ? node.options.find(({ type }) => type === 'activate') : undefined;
    if (first?.type !== 'activate') throw new Error('schéma : personne à activer');
    order.push(first.hero);
    state = playOn(partie, state, [first, { type: 'end-turn' }]);
  }
  return {
    kind: 'strip',
    ordered: true,
    size: 'small',
    caption: 'Une manche à deux héros par équipe. Chaque équipe choisit lequel des siens joue.',
    items: order.map((hero) => ({
      title: state.fixed.heroes[hero]?.name ?? '',
      text: state.fixed.teams[state.fixed.teamOf[hero] ?? 0]?.name ?? '',
      pictures: [pawn(state.fixed.heroes[hero]?.id ?? '', state.fixed.teamOf[hero] ?? 0, { played: true })],
    })),
  };
};
const actions = (): FoeSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Six actions standard, dont deux différentes par tour ; deux actions gratuites en plus.',
  items: [
    { title: 'Se déplacer', text: 'standard', pictures: [sign('running-ninja', 'plain')] },
    { title: 'Voyage rapide', text: 'standard', pictures: [place('', { tower: true })] },
    { title: 'Mobiliser', text: 'standard', pictures: [troops(0, 1)] },
    { title: 'Braver les contrées', text: 'standard', pictures: [sign('forest', 'plain')] },
    { title: 'Partir en quête', text: 'standard', pictures: [quest()] },
    { title: 'Se reposer', text: 'les deux, la nuit', pictures: [moon] },
    { title: 'Échanger', text: 'gratuite', pictures: [sign('divided-spiral', 'stall')] },
    { title: 'Acheter', text: 'gratuite', pictures: [stall('boutique')] },
  ],
});
const repos = (): FoeSchema => {
  const hurt = study({
    round: 1,
    teams: [masters({ heroes: [{ hero: 'he-man', damage: 6 }, { hero: 'teela' }] }), EVIL],
  });
  const rested = playOn(partie, hurt, [{ type: 'activate', hero: 0 }, { type: 'rest' }]);
  const night = playOn(partie, rested, [{ type: 'end-turn' }]);
  const of = heroOf('he-man')?.health ?? 0;
  const item = (title: string, state: PartieState) => ({
    title,
    text: `${healthOf(state, 0)} PS`,
    pictures: [pawn('he-man', 0, { life: healthOf(state, 0), of })],
  });
  return {
    kind: 'strip',
    ordered: true,
    caption: 'Une nuit de He-Man, bien blessé. Ses PS sont un exemple.',
    items: [item('Avant', hurt), item(`Il se repose : ${REST} PS`, rested), item('Fin de son tour, de nuit', night)],
  };
};

export const ROUND: Drawings = { compteur, ciel, alternance, actions, repos };

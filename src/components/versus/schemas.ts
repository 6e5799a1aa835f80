// Static diagrams of Versus. What they show is what the engine does or holds: a diagram cannot drift from the rules.
import { capital } from '../../engine/kernel/french.ts';
import { DEFENCE_SATURATION, POSTS, SHADOWS } from '../../engine/versus/constants.ts';
import { EVENT_TILE, exampleRiver, SQUADS } from '../../engine/versus/data.ts';
import { costOf } from '../../engine/versus/discs.ts';
import { MISSIONS } from '../../engine/versus/missions.ts';
import type { PartieAction, PartieScenario, PartieState, SlotSpec } from '../../engine/versus/partie/types.ts';
import { POWERS } from '../../engine/versus/powers.ts';
import { type Camp, CAMPS, type Level, type TileId } from '../../engine/versus/types.ts';
import { EMPTY_EMBLEM, EVENT_EMBLEM } from './emblems.ts';
import { type Plaque, riverOf } from './plaques.ts';
import { GAME } from './schemas-game.ts';
import { MISSION_SCHEMAS } from './schemas-missions.ts';
import { SHEETS } from './schemas-sheets.ts';
import {
  after,
  type CostSchema,
  type PostSchema,
  type RiverSchema,
  type ShadowSchema,
  start,
  type TurnSchema,
  type VsSchema,
} from './schemas-kit.ts';
import { CAMP_NAMES, count, OF_CAMP, STEP_NAMES } from './words.ts';

// ── A game to be shown: the example rivers, whoever is in them
const SQUAD_SLUGS: Partial<Readonly<Record<Level, string>>> = { minion: 'sbires', elite: 'elites' };
const CAMP_SLUGS: Readonly<Record<Camp, string>> = { hero: 'heros', villain: 'vilains' };
const leaders = (camp: Camp): readonly TileId[] =>
  POWERS.filter(({ side }) => side === camp)
    .flatMap(({ tiles }) => tiles.map(({ id }) => id))
    .filter((id) => !SQUADS.has(id));
/** Each place filled: the HQ as told, example squads, the first lieutenant that is free. */
const filled = (camp: Camp, hq: TileId): readonly SlotSpec[] => {
  const used = new Map<Level, number>();
  const lieutenant = leaders(camp).find((id) => id !== hq);
  return exampleRiver(MISSIONS.m3, camp).map((slot): SlotSpec => {
    const slug = SQUAD_SLUGS[slot.level];
    if (slot.hq === true) return { ...slot, tile: hq };
    if (slot.level === 'leader' && lieutenant !== undefined) return { ...slot, tile: lieutenant };
    if (slug === undefined) return slot;
    const rank = used.get(slot.level) ?? 0;
    used.set(slot.level, rank + 1);
    return { ...slot, tile: `${slug}-${CAMP_SLUGS[camp]}-${'abcde'.charAt(rank)}` };
  });
};
const shown = (hq: Readonly<Record<Camp, TileId>>, more: Partial<PartieScenario> = {}): PartieState =>
  start({
    name: 'Schéma',
    mission: 'm3',
    sides: { hero: { slots: filled('hero', hq.hero) }, villain: { slots: filled('villain', hq.villain) } },
    ...more,
  });
const opened: readonly PartieAction[] = [{ type: 'upkeep' }, { type: 'begin' }];

// ── Command post and costs
const poste = (): PostSchema => ({
  kind: 'post',
  title: 'Un poste de commandement (nombres d’exemple)',
  camp: 'hero',
  discs: POSTS.discs,
  due: costOf({ done: 0, ahead: 0 }),
  cubes: { ...POSTS.first, move: 0, defence: 0, reroll: 0 },
  saturation: { move: null, defence: DEFENCE_SATURATION, reroll: null },
  caption: `Trois zones de disques, puis les cubes d’énergie. Disque vert : disponible ; doré : dépensé ; place en pointillé : indisponible ; bord blanc : ce que prendra la première activation. Les nombres sont ceux que semblent montrer les missions 7 et 8, un exemple pour les autres ; la récupération y est de ${POSTS.recovery} cubes.`,
});
/** The post of the hero, who begins, at a moment of the example game. */
const posteAt = (title: string, caption: string, ...actions: readonly PartieAction[]): PostSchema => {
  const { discs, cubes } = after(shown({ hero: 'alfred', villain: 'bane' }), ...actions).sides.hero;
  return {
    kind: 'post',
    title,
    camp: 'hero',
    discs,
    due: 0,
    cubes,
    saturation: { move: null, defence: DEFENCE_SATURATION, reroll: null },
    caption,
  };
};
const recuperation = (): PostSchema =>
  posteAt(
    'Le même poste, après l’entretien (nombres d’exemple)',
    'Des disques indisponibles redeviennent disponibles, des cubes fatigués sont prêts.',
    { type: 'upkeep' },
  );
const paye = (): PostSchema =>
  posteAt(
    'Le même poste, une tuile activée (nombres d’exemple)',
    'Le disque payé est parmi les dépensés, les cubes payés parmi les fatigués.',
    ...opened,
    { type: 'activate', tile: after(shown({ hero: 'alfred', villain: 'bane' }), ...opened).sides.hero.river[0] ?? '' },
  );
const COSTS_SHOWN = 5;
const couts = (): CostSchema => {
  const prices = Array.from({ length: COSTS_SHOWN }, (_, done) => costOf({ done, ahead: 0 }));
  return {
    kind: 'costs',
    caption:
      'Le prix d’une activation est son rang dans le tour. À droite, les disques que toutes ces activations auront pris.',
    rows: prices.map((cost, i) => ({
      n: i + 1,
      cost,
      inAll: prices.slice(0, i + 1).reduce((sum, one) => sum + one, 0),
    })),
  };
};

// ── Rivers
const ACTIVATED = 2; // the place of the tile that moves
const riviere = (): RiverSchema => {
  const before = after(shown({ hero: 'alfred', villain: 'bane' }), ...opened);
  const tile = before.sides.hero.river[ACTIVATED - 1] ?? '';
  const then = after(before, { type: 'activate', tile });
  return {
    kind: 'rivers',
    caption: `Une rivière d’exemple. Le chiffre d’une place est aussi ce qu’elle coûte en cubes. La tuile de la place ${ACTIVATED} est activée pour ${count(ACTIVATED, 'cube')} : elle passe à la fin, et celles qui la suivaient avancent.`,
    panels: [
      { title: 'Avant l’activation', tiles: riverOf(before, 'hero'), told: `tile:${tile}` },
      { title: 'Après', tiles: riverOf(then, 'hero'), told: `tile:${tile}` },
    ],
  };
};
/** The figure of the source, as its numerals allow to read it (E2): figures of the six first places; a QG, an event. Which camp has the ×3, and which of the two lone figures is the QG, cannot be read. */
const READ_RIVERS: readonly (readonly number[])[] = [
  [4, 4, 1, 4, 4, 1],
  [4, 4, 1, 3, 4, 1],
];
const readPlaques = (camp: Camp, figures: readonly number[]): readonly Plaque[] => {
  const last = figures.length + 1;
  const plain = { camp, life: undefined, out: false, notes: [] };
  return [
    ...figures.map((n, i): Plaque => ({
      ...plain,
      at: `slot:${camp}:${i + 1}`,
      place: i + 1,
      cubes: i + 1,
      name: `×${n}`,
      emblem: EMPTY_EMBLEM,
      standing: n,
      of: n,
      level: 'unknown',
      hq: false,
      figures: count(n, 'figurine'),
    })),
    {
      ...plain,
      at: `slot:${camp}:${last}`,
      place: last,
      cubes: last,
      name: 'Événement',
      emblem: EVENT_EMBLEM,
      standing: 0,
      of: 0,
      level: 'event',
      hq: false,
      figures: undefined,
    },
  ];
};
const exemples = (): RiverSchema => ({
  kind: 'rivers',
  caption:
    'Les deux rivières de la figure d’exemple, telles que ses chiffres permettent de les lire : un ordre probable, pas certain. Dans chacune, une des deux tuiles ×1 est le QG ; laquelle, et à quel camp va la tuile ×3, ne se lit plus.',
  panels: READ_RIVERS.map((figures, i) => ({
    title: `Rivière d’un camp, ${i === 0 ? 'première' : 'seconde'} lecture`,
    tiles: readPlaques(CAMPS[i] ?? 'hero', figures),
  })),
});

/** A river as the mission gives it: its HQ and its event have their places, the rest is to be taken. */
const aRemplir = (): RiverSchema => ({
  kind: 'rivers',
  caption:
    'La rivière initiale de notre exemple : chaque place dit le niveau de la tuile qu’elle attend, et combien de figurines.',
  panels: [{ title: 'À remplir', tiles: riverOf(start({ name: 'Schéma', mission: 'm3' }), 'hero') }],
});

// ── The turn
const tour = (): TurnSchema => ({
  kind: 'turn',
  caption:
    'Un tour de jeu : le tour de chaque camp, suivi de sa vérification. Les cinq étapes sont les mêmes pour les deux.',
  steps: [
    [capital(STEP_NAMES[0]), 'vs.dpa.recuperation'],
    [capital(STEP_NAMES[1]), 'vs.tour.debut-inchange'],
    [capital(STEP_NAMES[2]), 'vs.dpa.acheter-avant'],
    [capital(STEP_NAMES[3]), 'vs.activation.comme-premiere-tuile'],
    [capital(STEP_NAMES[4]), 'vs.tour.fin-habituelle'],
  ],
  loop: ['De l’étape 4, on revient à la 3 pour une autre tuile, ou l’on passe à la 5.', 'vs.tour.boucle'],
  parts: [
    {
      title: 'Tour du camp qui a l’initiative',
      rule: 'vs.tour.ordre-etapes',
      check: 'Vérification 1',
      checkRule: 'vs.fin.verification-1',
    },
    {
      title: 'Tour de l’autre camp',
      rule: 'vs.presentation.miroir',
      check: 'Vérification 2',
      checkRule: 'vs.fin.verification-ordre',
    },
  ],
});

// ── Shadows
const ZONES = Array.from({ length: SHADOWS }, (_, i) => String.fromCharCode(65 + i));
const HIDDEN: readonly PartieAction[] = [
  ...opened,
  { type: 'activate', tile: EVENT_TILE.hero },
  ...ZONES.slice(1).map((zone): PartieAction => ({ type: 'pick-zone', zone, distance: 1 })),
  { type: 'hide', shadow: SHADOWS },
];
const shadowPanel = (title: string, { shadows, markers, figures }: PartieState): ShadowSchema['panels'][number] => {
  const batman = figures.find(({ tile }) => tile === 'batman');
  return {
    title,
    shadows,
    markers,
    batman: `La figurine de Batman : ${batman?.at === 'board' ? `en zone ${batman.zone ?? ''}` : 'en réserve'}.`,
  };
};
const ombres = (): ShadowSchema => {
  const laid = after(
    shown({ hero: 'batman', villain: 'bane' }, { zones: ZONES, figures: [{ id: 'batman#1', zone: ZONES[0] ?? '' }] }),
    ...HIDDEN,
  );
  const theirs = after(laid, { type: 'stop' }, { type: 'end-turn' }, ...opened);
  const attacking = after(theirs, { type: 'activate', tile: theirs.sides.villain.river[0] ?? '' });
  const empty = after(attacking, { type: 'aim', at: 'ombre-1', means: 'ranged' });
  const found = after(empty, { type: 'aim', at: `ombre-${SHADOWS}`, means: 'ranged' });
  return {
    kind: 'shadows',
    caption: `${CAMP_NAMES.hero} active sa tuile événement avec Batman pour QG. Ici on voit tout ; ${CAMP_NAMES.villain.toLowerCase()}, lui, ne voit que des pions face cachée.`,
    panels: [
      shadowPanel('Trois fumigènes, trois ombres', laid),
      shadowPanel(`Une ombre vide attaquée : elle part, l’attaque ${OF_CAMP.villain} est perdue`, empty),
      shadowPanel('Celle de Batman attaquée : il revient, l’attaque continue', found),
    ],
  };
};

const SCHEMAS: Readonly<Record<string, () => VsSchema>> = {
  poste,
  recuperation,
  paye,
  couts,
  riviere,
  'rivieres-exemple': exemples,
  'riviere-a-remplir': aRemplir,
  tour,
  ombres,
  ...GAME,
  ...SHEETS,
  ...MISSION_SCHEMAS,
};
export const SCHEMA_IDS: readonly string[] = Object.keys(SCHEMAS).map((slug) => `versus.${slug}`);

/** A diagram by its id. Throws on an unknown id, and when the engine refuses the position or the play that a diagram shows. */
export const schema = (id: string): VsSchema => {
  const make = id.startsWith('versus.') ? SCHEMAS[id.slice('versus.'.length)] : undefined;
  if (make === undefined) throw new Error(`Schéma inconnu : « ${id} ». Connus : ${SCHEMA_IDS.join(', ')}.`);
  return make();
};

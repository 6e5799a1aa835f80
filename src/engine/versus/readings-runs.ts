// One short run for each option, played under each of its values by `readings.ts`. What differs between the scripts of a run is what the option asks of the players.
import { entry } from '../kernel/example.ts';
import {
  act,
  activate,
  attempt,
  choose,
  closes,
  done,
  endTurn,
  type Entry,
  neutralise,
  opens,
  pick,
  pickTile,
  pickZone,
  river,
  stop,
  tileOut,
  wounds,
  yes,
} from './examples-words.ts';
import type { PartieEvent } from './partie/event-types.ts';
import type { PartieAction, PartieScenario, TileSpec } from './partie/types.ts';
import { position, type PositionSpec } from './positions.ts';
import type { OptionKey, Options } from './types.ts';

export type Value = Options[OptionKey];
export interface Run {
  readonly situation: string;
  readonly scenario: PartieScenario;
  readonly script: (value: Value) => readonly PartieAction[];
  readonly shows: readonly PartieEvent['type'][]; // events worth a line
}
const HERO = 'evenement-heros';
const VILLAIN = 'evenement-vilains';
const at = (spec: PositionSpec): PartieScenario => position({ name: 'Lecture', turn: 2, ...spec });
/** The moves of a turn, its first two steps included. */
const turn = (...lines: readonly (Entry | readonly Entry[])[]): readonly PartieAction[] =>
  [...opens(), ...lines.flat()].map(({ action }) => action);
/** Lines that only one value asks for. */
const only = (wanted: boolean, ...lines: readonly Entry[]): readonly Entry[] => (wanted ? lines : []);
const leader = (id: string, name: string, side: TileSpec['side'], life?: number): TileSpec => ({
  id,
  name,
  side,
  level: 'leader',
  figures: 1,
  ...(life === undefined ? {} : { life }),
});
const RICH = { discs: [8, 0, 2], cubes: [11, 0] } as const;
const FIRST = river('event', 'hq', 'minion', 'elite', 'leader');

export const RUNS: Readonly<Record<OptionKey, Run>> = {
  missionFixesTotal: {
    situation:
      'Mission 3, tour 1 : la mission rend 3 disques à chaque camp. Le QG du héros est Oracle, qui en rend un de plus.',
    scenario: at({ mission: 'm3', turn: 1, hero: { hq: 'oracle' } }),
    script: () => [{ type: 'upkeep' }],
    shows: ['recovered'],
  },
  sameTileOnce: {
    situation: 'Le vilain vient d’activer une tuile. Il veut l’activer encore, dans le même tour.',
    scenario: at({ villain: RICH }),
    script: () => turn(act('sbires-vilains-a'), activate('sbires-vilains-a')),
    shows: ['paid', 'activated'],
  },
  riverRule: {
    situation:
      'Le vilain active la deuxième tuile de sa rivière, puis une seconde fois la même. Saisie à la main, la première activation l’envoie à la place 4.',
    scenario: at({ villain: RICH }),
    script: (value) =>
      turn(
        activate('elites-vilains-a'),
        only(value === 'manual', entry<PartieAction>({ type: 'put', place: 4 })),
        done(),
        activate('elites-vilains-a'),
      ),
    shows: ['activated', 'moved'],
  },
  tileCost: {
    situation:
      'Le vilain active la troisième tuile de sa rivière. La mise en place a noté pour cette place un coût de 1 cube (exemple).',
    scenario: at({
      villain: {
        ...RICH,
        slots: river('minion', 'elite', 'leader', 'hq', 'event').map((slot, i) =>
          i === 2 ? { ...slot, cost: 1 } : slot,
        ),
      },
    }),
    script: () => turn(activate('tusk')),
    shows: ['activated'],
  },
  rasCounts: {
    situation: 'Ra’s al Ghul a offert une activation. Le vilain en achète ensuite une autre.',
    scenario: at({ villain: { ...RICH, hq: 'ras-al-ghul', slots: FIRST } }),
    script: () => turn(activate(VILLAIN), pickTile('elites-vilains-a'), done(), activate('sbires-vilains-a')),
    shows: ['paid'],
  },
  batwomanStacks: {
    situation:
      'Batwoman est QG. Le héros active deux fois sa tuile événement dans le même tour, puis le vilain veut activer une tuile.',
    scenario: at({ active: 'hero', hero: { ...RICH, hq: 'batwoman', slots: FIRST }, villain: { discs: [5, 0, 5] } }),
    script: () => [...turn(activate(HERO), activate(HERO), closes()), ...turn(activate('sbires-vilains-a'))],
    shows: ['late', 'paid'],
  },
  eventOrder: {
    situation:
      'Mission 6, événement de mission au vilain. Black Mask, QG, peut sacrifier un lieutenant ; aucune tuile du vilain n’est encore neutralisée.',
    scenario: at({
      mission: 'm6',
      active: 'villain',
      options: { m6EventCamp: 'villain' },
      villain: { ...RICH, hq: 'black-mask', slots: FIRST },
    }),
    script: (value) =>
      turn(
        activate(VILLAIN),
        only(value === 'playerChoice', entry<PartieAction>({ type: 'first', what: 'mission' })),
        choose('a'),
        pick('tusk#1'),
        pickTile('sbires-vilains-a'),
        done(),
        only(value === 'powerFirst', pickTile('tusk')),
      ),
    shows: ['tile-neutralised', 'mission-event'],
  },
  permanentLinked: {
    situation: 'Ratcatcher est le QG du vilain. Le héros le neutralise.',
    scenario: at({ active: 'hero', villain: { hq: 'ratcatcher' } }),
    script: () => turn(activate('elites-heros-a'), neutralise('ratcatcher#1')),
    shows: ['event-kept', 'event-neutralised'],
  },
  baneKeepsWounds: {
    situation:
      'Bane, QG, a subi 2 blessures. Le vilain active l’événement et le transforme. Les points de vie sont un exemple.',
    scenario: at({
      active: 'hero',
      villain: { ...RICH, hq: 'bane', slots: FIRST },
      tiles: [
        leader('bane', 'Bane', 'villain', 7),
        leader('bane-venom-injected', 'Bane (Venom Injected)', 'villain', 9),
      ],
    }),
    script: () => [
      ...turn(act('elites-heros-a', undefined, wounds('bane#1', 2)), closes()),
      ...turn(activate(VILLAIN), choose('a'), yes()),
    ],
    shows: ['transformed'],
  },
  twoFaceFigures: {
    situation:
      'Two-Face (Heads) est le QG du vilain, et Two-Face (Tails) occupe la place de sa tuile événement. Le héros neutralise la figurine de Heads ; au tour suivant, le vilain veut activer Tails.',
    scenario: at({ active: 'hero', villain: { ...RICH, hq: 'two-face-heads' } }),
    script: () => [
      ...turn(act('elites-heros-a', undefined, neutralise('two-face-heads#1')), closes()),
      ...turn(activate('two-face-tails')),
    ],
    shows: ['tile-neutralised', 'activated'],
  },
  ratcatcherMovesToken: {
    situation:
      'Les quatre nuées de rats sont posées, et Ratcatcher est ailleurs. Le vilain active l’événement et voudrait la nuée du quai.',
    scenario: at({
      villain: { ...RICH, hq: 'ratcatcher', slots: FIRST },
      figures: { 'ratcatcher#1': 'Égout' },
      markers: ['Quai', 'Parc', 'Port', 'Gare'].map((zone) => ({ kind: 'swarm', zone })),
    }),
    script: (value) => turn(activate(VILLAIN), only(value === true, pickZone('Quai'))),
    shows: ['idle', 'marker-placed'],
  },
  shadowsSameZone: {
    situation: 'Batman est en A. Le héros pose le deuxième fumigène en B, et voudrait poser le troisième en A.',
    scenario: at({
      active: 'hero',
      zones: ['A', 'B', 'C'],
      hero: { ...RICH, hq: 'batman', slots: FIRST },
      figures: { 'batman#1': 'A' },
    }),
    script: () => turn(activate(HERO), pickZone('B'), pickZone('A')),
    shows: ['marker-placed'],
  },
  batmanRedReroll: {
    situation: 'Batman est caché. Le héros active sa tuile : il reparaît, et fait son attaque surprise.',
    scenario: at({
      active: 'hero',
      zones: ['A', 'B', 'C'],
      hero: { ...RICH, hq: 'batman', slots: FIRST },
      figures: { 'batman#1': 'A' },
    }),
    script: () =>
      turn(
        activate(HERO),
        pickZone('B'),
        pickZone('C'),
        entry<PartieAction>({ type: 'hide', shadow: 2 }),
        activate('batman'),
        yes(),
      ),
    shows: ['dice'],
  },
  katanaReleases: {
    situation: 'Soultaker retient un sbire. Le vilain neutralise Katana.',
    scenario: at({ active: 'hero', hero: { ...RICH, hq: 'katana', slots: FIRST } }),
    script: () => [
      ...turn(act('katana', undefined, neutralise('sbires-vilains-a#1', undefined, 'katana#1')), closes()),
      ...turn(activate('elites-vilains-a'), neutralise('katana#1')),
    ],
    shows: ['tile-neutralised', 'released', 'event-neutralised'],
  },
  enemiesOnly: {
    situation:
      'Duke et Huntress, du même camp, sont avec une élite du vilain. Le héros veut que la précognition vise Huntress.',
    scenario: at({
      active: 'hero',
      hero: { ...RICH, hq: 'duke', slots: FIRST },
      figures: { 'duke#1': 'Toit', 'huntress#1': 'Toit', 'elites-vilains-a#1': 'Toit' },
    }),
    script: () => turn(activate(HERO), choose('a'), pick('huntress#1')),
    shows: ['picked'],
  },
  tokenLeavesOnTileOnly: {
    situation:
      'Renee Montoya, QG, a posé son pion freeze. Le héros active encore l’événement, cette fois pour la déplacer.',
    scenario: at({
      active: 'hero',
      hero: { ...RICH, hq: 'renee-montoya', slots: FIRST },
      figures: { 'renee-montoya#1': 'Ruelle' },
    }),
    script: () => turn(activate(HERO), choose('a'), activate(HERO), choose('b')),
    shows: ['marker-removed'],
  },
  manBatAnyPassenger: {
    situation:
      'Man-Bat partage sa zone avec un de ses sbires et avec une élite du héros. Le vilain veut emporter l’élite.',
    scenario: at({
      villain: { ...RICH, hq: 'man-bat', slots: FIRST },
      figures: { 'man-bat#1': 'Toit', 'sbires-vilains-a#1': 'Toit', 'elites-heros-a#1': 'Toit' },
    }),
    script: () => turn(activate(VILLAIN), choose('a'), pick('elites-heros-a#1')),
    shows: ['picked'],
  },
  oneVersionPerCharacter: {
    situation: 'Le QG du héros est Batman. Le héros veut prendre comme lieutenant Batman (Year 100).',
    scenario: at({ mission: 'm5', turn: 1, hero: { hq: 'batman', team: null }, villain: { team: null } }),
    script: () => [{ type: 'take', side: 'hero', slot: 3, tile: 'batman-year-100' }],
    shows: ['taken'],
  },
  endCheck: {
    situation: 'Mission 1 : trois bombes sont neutralisées. Le héros neutralise la quatrième pendant son activation.',
    scenario: at({
      active: 'hero',
      pieces: { bombe: ['neutralisee', 'neutralisee', 'neutralisee', 'pion', 'figurine'] },
    }),
    script: (value) =>
      turn(
        activate('elites-heros-a'),
        attempt('neutraliser', 'bombe-4', true),
        only(value === 'atVerification', done(), stop(), endTurn()),
      ),
    shows: ['stopped', 'returned', 'checked', 'game-over'],
  },
  hostagesWoundable: {
    situation: 'Mission 4 : une élite du vilain veut tirer sur un otage.',
    scenario: at({ mission: 'm4', active: 'villain' }),
    script: () =>
      turn(activate('elites-vilains-a'), entry<PartieAction>({ type: 'aim', at: 'otage-1', means: 'ranged' })),
    shows: ['aimed'],
  },
  m6EventCamp: {
    situation:
      'Mission 6 : chaque rivière a une tuile neutralisée. Le héros active sa tuile événement, puis le vilain la sienne.',
    scenario: at({
      mission: 'm6',
      hero: { ...RICH, hq: 'oracle', slots: FIRST, lost: ['sbires-heros-a'] },
      villain: { ...RICH, hq: 'the-riddler', slots: FIRST, lost: ['sbires-vilains-a'] },
    }),
    script: (value) => [
      ...turn(activate(HERO), only(value !== 'villain', pickTile('sbires-heros-a')), closes()),
      ...turn(activate(VILLAIN), only(value !== 'hero', pickTile('sbires-vilains-a'))),
    ],
    shows: ['mission-event'],
  },
  m6Count: {
    situation:
      'Mission 6 : le héros a trois tuiles neutralisées. Son événement en remet une dans la boîte, puis le vilain en neutralise une autre.',
    scenario: at({
      mission: 'm6',
      hero: { ...RICH, hq: 'oracle', lost: ['sbires-heros-a', 'elites-heros-a', 'elites-heros-b'] },
    }),
    script: () => [
      ...turn(activate(HERO), pickTile('sbires-heros-a'), closes()),
      ...turn(act('elites-vilains-a', undefined, tileOut('sbires-heros-b')), closes()),
    ],
    shows: ['checked', 'turn-began', 'game-over'],
  },
  freezeHoldsGangs: {
    situation:
      'Renee Montoya tient une zone en joue. Le vilain active le gang de Red Hood, qui s’y trouve : l’une de ses figurines veut en sortir.',
    scenario: at({
      villain: { ...RICH, hq: 'red-hood' },
      zones: ['Quai', 'Ruelle'],
      figures: { 'red-hoods-gang#1': 'Ruelle' },
      markers: [{ kind: 'freeze', zone: 'Ruelle' }],
    }),
    script: () =>
      turn(activate('red-hoods-gang'), entry<PartieAction>({ type: 'move', figure: 'red-hoods-gang#1', to: 'Quai' })),
    shows: ['figure-moved'],
  },
  freezeOwnZone: {
    situation: 'Mr. Freeze est seul de son camp au quai, face à une élite du héros. Le vilain veut geler cette zone.',
    scenario: at({
      villain: { ...RICH, hq: 'mr-freeze', slots: FIRST },
      figures: { 'mr-freeze#1': 'Quai', 'elites-heros-a#1': 'Quai', 'sbires-vilains-a#1': 'Port' },
    }),
    script: () => turn(activate(VILLAIN), choose('a'), pick('mr-freeze#1')),
    shows: ['immobilised'],
  },
  m6RemovedRises: {
    situation:
      'Mission 6, événement de mission au vilain. Solomon Grundy, QG, tombe pendant l’activation de la tuile événement, dont l’événement de mission remet sa tuile dans la boîte. Le vilain active encore cette tuile.',
    scenario: at({
      mission: 'm6',
      active: 'villain',
      options: { m6EventCamp: 'villain' },
      villain: { ...RICH, hq: 'solomon-grundy', slots: FIRST },
    }),
    script: () =>
      turn(activate(VILLAIN), neutralise('solomon-grundy#1'), pickTile('solomon-grundy'), activate(VILLAIN)),
    shows: ['no-power', 'risen', 'moved'],
  },
};

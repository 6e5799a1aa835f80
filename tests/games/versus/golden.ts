// The golden games of Versus: every mission to each of its ends, the powers that the engine executes, readings off their default. A game that no longer shows what it is for is a fault, and so is a missing one.
import type { MissionScenario, TrackAction } from '../../../src/engine/versus/mission/types.ts';
import type { PartieAction, PartieScenario } from '../../../src/engine/versus/partie/types.ts';
import { position, type PositionSpec } from '../../../src/engine/versus/positions.ts';
import type { VsRule } from '../../../src/engine/versus/rules.ts';
import type { MissionId, TileId } from '../../../src/engine/versus/types.ts';
import type { Wanted } from '../subject.ts';
import { lastTurn, OWN, OWN_ALONE, ready } from './samples.ts';

type Partie = Wanted<PartieAction, VsRule, PartieScenario>;
type Alone = Wanted<TrackAction, VsRule, MissionScenario>;

// ── Every mission, each of its ends
const end = (
  mission: MissionId,
  result: 'hero' | 'villain' | '*',
  cites: readonly VsRule[],
  spec: Partial<PositionSpec> = {},
): Partie => ({
  result,
  tells: ['checked', 'game-over'],
  cites,
  scenario: position({ name: `${mission} : ${result}`, mission, ...spec }),
});
const ENDS: Readonly<Record<string, Partie>> = {
  'm1-tour-heros': end('m1', 'hero', ['vs.m1.fin-tour', 'vs.m1.victoire-heros'], { turn: 8 }),
  'm1-tour-vilain': end('m1', 'villain', ['vs.m1.fin-tour', 'vs.m1.victoire-vilain'], {
    turn: 8,
    pieces: { bombe: ['figurine', 'figurine', 'figurine', 'pion', 'pion'] },
  }),
  'm1-bombes-heros': end('m1', 'hero', ['vs.m1.fin-bombes', 'vs.m1.victoire-heros', 'vs.m1.neutraliser-reussite'], {
    turn: 5,
    active: 'hero',
    pieces: { bombe: ['neutralisee', 'neutralisee', 'neutralisee', 'figurine', 'pion'] },
  }),
  'm1-bombes-vilain': end('m1', 'villain', ['vs.m1.fin-bombes', 'vs.m1.victoire-vilain'], {
    turn: 5,
    active: 'hero',
    pieces: { bombe: ['neutralisee', 'neutralisee', 'neutralisee', 'figurine', 'figurine', 'pion', 'figurine'] },
  }),
  'm2-tour-heros': end('m2', 'hero', ['vs.m2.fin-tour', 'vs.m2.victoire-heros'], { turn: 7 }),
  'm2-tour-vilain': end('m2', 'villain', ['vs.m2.fin-tour', 'vs.m2.victoire-vilain', 'vs.m2.activer-reussite'], {
    turn: 7,
    pieces: { brouilleur: ['active', 'eteint', 'eteint', 'eteint', 'eteint'] },
  }),
  'm2-brouilleurs-heros': end(
    'm2',
    'hero',
    ['vs.m2.fin-brouilleurs', 'vs.m2.victoire-heros', 'vs.m2.desactiver-reussite'],
    { turn: 4, active: 'hero', pieces: { brouilleur: ['neutralise', 'neutralise', 'neutralise', 'active', 'eteint'] } },
  ),
  'm2-brouilleurs-vilain': end('m2', 'villain', ['vs.m2.fin-brouilleurs', 'vs.m2.victoire-vilain'], {
    turn: 4,
    active: 'hero',
    pieces: { brouilleur: ['neutralise', 'neutralise', 'neutralise', 'active', 'active', 'active'] },
  }),
  'm3-tour-heros': end('m3', 'hero', ['vs.m3.fin-tour', 'vs.m3.victoire-heros', 'vs.m3.essoufflement'], {
    turn: 8,
    pieces: { ordinateur: ['actif', 'actif', 'actif', 'inactif', 'inactif'] },
  }),
  'm3-tour-vilain': end('m3', 'villain', ['vs.m3.fin-tour', 'vs.m3.victoire-vilain'], { turn: 8 }),
  'm3-ordinateurs-vilain': end(
    'm3',
    'villain',
    ['vs.m3.fin-ordinateurs', 'vs.m3.victoire-vilain', 'vs.m3.effacer-reussite', 'vs.m3.toujours-en-action'],
    { turn: 3, pieces: { ordinateur: ['actif', 'inactif', 'efface', 'efface', 'efface'] } },
  ),
  'm4-tour-vilain': end('m4', 'villain', ['vs.m4.fin-tour', 'vs.m4.victoire-vilain', 'vs.m4.intervention'], {
    turn: 8,
  }),
  'm4-otages-heros': end(
    'm4',
    'hero',
    ['vs.m4.fin-otages', 'vs.m4.victoire-heros', 'vs.m4.exfiltrer', 'vs.m4.deplacer'],
    { turn: 5, pieces: { otage: ['plateau', 'exfiltre', 'exfiltre', 'exfiltre'] } },
  ),
  'm4-batwing-pres-d-un-otage': {
    ...end('m4', 'villain', ['vs.m4.otages-zone', 'vs.pouvoirs-heros.batwing-rien'], {
      turn: 8,
      active: 'hero',
      zones: ['Hall', 'Guichets'],
      hero: { hq: 'batwing', discs: [5, 0, 5], cubes: [11, 0] },
      figures: { 'batwing#1': 'Hall' },
      pieces: { otage: ['@Hall', '@Guichets', '@Guichets', '@Guichets'] },
    }),
    script: [
      { type: 'upkeep' },
      { type: 'begin' },
      { type: 'activate', tile: 'evenement-heros' },
      { type: 'stop' },
      { type: 'end-turn' },
    ],
  },
  'm4-tour-heros': end('m4', 'hero', ['vs.m4.fin-tour', 'vs.m4.victoire-heros'], {
    turn: 8,
    pieces: { otage: ['plateau', 'exfiltre', 'exfiltre', 'exfiltre'] },
  }),
  'm5-tour-heros': end('m5', 'hero', ['vs.m5.fin-tour', 'vs.m5.victoire-heros', 'vs.m5.desarmer-reussite'], {
    turn: 8,
    pieces: { baril: ['desarme', 'arme', 'arme', 'desarme', 'desarme'] },
  }),
  'm5-tour-vilain': end('m5', 'villain', ['vs.m5.fin-tour', 'vs.m5.victoire-vilain'], { turn: 8 }),
  'm5-barils-vilain': end(
    'm5',
    'villain',
    ['vs.m5.fin-barils', 'vs.m5.victoire-vilain', 'vs.m5.repandre-reussite', 'vs.m5.vapeurs'],
    { turn: 4, active: 'villain', pieces: { baril: ['arme', 'desarme', 'arme', 'repandu', 'repandu'] } },
  ),
  'm6-tour-heros': end('m6', 'hero', ['vs.m6.fin-tour', 'vs.m6.victoire-heros', 'vs.m6.energie-du-desespoir'], {
    turn: 8,
    villain: { lost: ['sbires-vilains-a', 'elites-vilains-a'] },
  }),
  'm6-tour-vilain': end('m6', 'villain', ['vs.m6.fin-tour', 'vs.m6.victoire-vilain'], { turn: 8 }),
  'm6-pertes-heros': end('m6', 'hero', ['vs.m6.fin-pertes', 'vs.m6.victoire-heros'], {
    turn: 6,
    villain: { lost: ['sbires-vilains-a', 'elites-vilains-a', 'sbires-vilains-b'] },
  }),
  'm6-pertes-vilain': end('m6', 'villain', ['vs.m6.fin-pertes', 'vs.m6.victoire-vilain'], {
    turn: 6,
    hero: { lost: ['sbires-heros-a', 'elites-heros-a', 'sbires-heros-b'] },
  }),
  'm6-evenement': end('m6', 'hero', ['vs.m6.evenement', 'vs.m6.victoire-heros'], {
    turn: 8,
    hero: { lost: ['sbires-heros-a'], discs: [8, 0, 2], cubes: [11, 0] },
    villain: { lost: ['sbires-vilains-a', 'elites-vilains-a'] },
  }),
  'm7-tour-heros': end(
    'm7',
    'hero',
    ['vs.m7.fin-tour', 'vs.m7.victoire-heros', 'vs.m7.protocoles-reussite', 'vs.m7.protocoles-dpa'],
    { turn: 8 },
  ),
  'm7-informations-vilain': end(
    'm7',
    'villain',
    ['vs.m7.fin-informations', 'vs.m7.victoire-vilain', 'vs.m7.pirater-reussite', 'vs.m7.soutirer-reussite'],
    { turn: 6, active: 'villain', pieces: { ordinateur: ['reserve', 'reserve', 'reserve', 'pion'] } },
  ),
  'm7-tour-vilain': end('m7', 'villain', ['vs.m7.fin-tour', 'vs.m7.victoire-vilain'], {
    turn: 8,
    active: 'villain',
    pieces: { ordinateur: ['reserve', 'reserve', 'reserve', 'reserve'] },
  }),
  'm7-viser-un-citizen': {
    ...end('m7', 'hero', ['vs.m7.scientifiques', 'vs.m7.fin-tour'], { turn: 8, active: 'villain' }),
    script: [
      { type: 'upkeep' },
      { type: 'begin' },
      { type: 'activate', tile: 'sbires-vilains-a' },
      { type: 'aim', at: 'citizens#1', means: 'melee' },
      { type: 'done' },
      { type: 'stop' },
      { type: 'end-turn' },
    ],
  },
  'm8-evenement': end('m8', 'hero', ['vs.m8.evenement', 'vs.m8.victoire-heros'], {
    turn: 7,
    active: 'hero',
    hero: { discs: [8, 0, 2], cubes: [11, 0] },
  }),
  'm8-detruire': end('m8', '*', ['vs.m8.detruire', 'vs.m8.detruire-reussite'], { turn: 6 }),
  'm8-tour-vilain': end('m8', 'villain', ['vs.m8.fin-tour', 'vs.m8.victoire-vilain', 'vs.m8.fuite-detruites'], {
    turn: 7,
    pieces: { preuve: ['detruite', 'detruite', 'detruite', 'disponible', 'disponible'] },
  }),
  'm8-tour-heros': end('m8', 'hero', ['vs.m8.fin-tour', 'vs.m8.victoire-heros', 'vs.m8.fuite-disponibles'], {
    turn: 7,
    active: 'hero',
  }),
  'm8-preuves-heros': end(
    'm8',
    'hero',
    ['vs.m8.fin-preuves', 'vs.m8.victoire-heros', 'vs.m8.coffre-reussite', 'vs.m8.trouver-reussite'],
    { turn: 4, active: 'hero', pieces: { preuve: ['reserve', 'disponible', 'disponible', 'detruite', 'detruite'] } },
  ),
};

// ── Powers: the last turn, their event tile activated
const HERO: TileId = 'azrael';
const VILLAIN: TileId = 'deadshot';
const hero = (
  id: TileId,
  tells: readonly string[],
  cites: readonly VsRule[],
  spec: Partial<PositionSpec> = {},
): Partie => ({ result: '*', tells, cites, scenario: lastTurn(id, VILLAIN, { active: 'hero', ...spec }) });
const villain = (
  id: TileId,
  tells: readonly string[],
  cites: readonly VsRule[],
  spec: Partial<PositionSpec> = {},
): Partie => ({ result: '*', tells, cites, scenario: lastTurn(HERO, id, spec) });
const POWERS: Readonly<Record<string, Partie>> = {
  'pouvoir-alfred': hero('alfred', ['healed'], ['vs.pouvoirs-heros.alfred-soin']),
  'pouvoir-batman': hero(
    'batman',
    ['hidden', 'vanished', 'batman-found'],
    [
      'vs.pouvoirs-heros.batman-ombres-cachees',
      'vs.pouvoirs-heros.batman-reapparition',
      'vs.pouvoirs-heros.batman-attaque-surprise',
    ],
    { mission: 'm3', turn: 7 },
  ),
  'pouvoir-batman-vise': hero(
    'batman',
    ['shadow-empty', 'batman-found'],
    ['vs.pouvoirs-heros.batman-ombre-vide', 'vs.pouvoirs-heros.batman-ombre-batman'],
    { mission: 'm3', turn: 7 },
  ),
  'pouvoir-batwing': hero('batwing', ['asked'], ['vs.pouvoirs-heros.batwing-choc-ignore']),
  'pouvoir-batwing-rien': hero('batwing', ['idle'], ['vs.pouvoirs-heros.batwing-rien']),
  'pouvoir-dark-knight-rafale': hero(
    'batman-dark-knight-returns',
    ['wounded'],
    ['vs.pouvoirs-heros.batman-dark-knight-returns-rafale-blessure'],
  ),
  'pouvoir-spoiler-retrait': hero(
    'spoiler',
    ['marker-placed', 'marker-removed'],
    ['vs.pouvoirs-heros.spoiler-furtivite-retrait'],
    { mission: 'm3', turn: 7 },
  ),
  'pouvoir-jason-todd-rien': villain('jason-todd-hush', ['idle'], ['vs.pouvoirs-vilains.jason-todd-hush-rien']),
  'pouvoir-clayface-neutralise': villain(
    'clayface',
    ['transformed', 'neutralised'],
    ['vs.pouvoirs-vilains.clayface-avatar-neutralise'],
  ),
  'pouvoir-batwoman': hero(
    'batwoman',
    ['late', 'disc', 'paid'],
    ['vs.pouvoirs-heros.batwoman-rang', 'vs.pouvoirs-heros.batwoman-dpa'],
    { mission: 'm3' },
  ),
  'pouvoir-duke': hero('duke', ['rolled', 'wounded'], ['vs.pouvoirs-heros.duke-precognition-blessures']),
  'pouvoir-katana': hero(
    'katana',
    ['captured', 'dice', 'released'],
    ['vs.pouvoirs-heros.katana-charge-ames', 'vs.pouvoirs-heros.katana-charge-liberation'],
    { mission: 'm3', turn: 7 },
  ),
  'pouvoir-montoya': hero(
    'renee-montoya',
    ['marker-placed', 'marker-removed'],
    ['vs.pouvoirs-heros.renee-montoya-freeze-retrait'],
    { mission: 'm3', turn: 7 },
  ),
  'pouvoir-orphan': hero('orphan-cassandra-cain', ['marker-placed'], ['vs.pouvoirs-heros.orphan-cassandra-cain-pion']),
  'pouvoir-red-robin': hero('red-robin', ['hacked'], ['vs.pouvoirs-heros.red-robin-saturation']),
  'pouvoir-robin-damian': hero('robin-damian-wayne', ['paid'], ['vs.pouvoirs-heros.robin-damian-wayne-surcout']),
  'pouvoir-robin-tim': hero('robin-tim-drake', ['picked', 'asked'], ['vs.pouvoirs-heros.robin-tim-drake-ami']),
  'pouvoir-spoiler': hero('spoiler', ['marker-placed'], ['vs.pouvoirs-heros.spoiler-furtivite-pion']),
  'pouvoir-year-100': hero('batman-year-100', ['healed'], ['vs.pouvoirs-heros.batman-year-100-echappee-soin']),
  'pouvoir-dark-knight': hero(
    'batman-dark-knight-returns',
    ['wounded'],
    ['vs.pouvoirs-heros.batman-dark-knight-returns-massue-blessures'],
  ),
  'pouvoir-julia': hero(
    'julia-pennyworth',
    ['energy-recovered', 'idle'],
    ['vs.pouvoirs-heros.julia-pennyworth-energie', 'vs.pouvoirs-heros.julia-pennyworth-evenement-vide'],
    { mission: 'm3' },
  ),
  'pouvoir-oracle': hero(
    'oracle',
    ['recovered', 'idle'],
    ['vs.pouvoirs-heros.oracle-dpa', 'vs.pouvoirs-heros.oracle-evenement-vide'],
    { mission: 'm3' },
  ),
  'pouvoir-bane': villain(
    'bane',
    ['transformed'],
    ['vs.pouvoirs-vilains.bane-transformation', 'vs.pouvoirs-vilains.bane-transformation-evenement'],
  ),
  'pouvoir-venom': villain(
    'bane-venom-injected',
    ['asked', 'wounded'],
    ['vs.pouvoirs-vilains.bane-venom-injected-injection-blessures'],
  ),
  'pouvoir-black-mask': villain(
    'black-mask',
    ['picked', 'neutralised', 'tile-picked'],
    ['vs.pouvoirs-vilains.black-mask-sacrifice'],
  ),
  'pouvoir-clayface': villain('clayface', ['transformed'], ['vs.pouvoirs-vilains.clayface-avatar-entre']),
  'pouvoir-deathstroke': villain(
    'deathstroke',
    ['rolled', 'wounded'],
    ['vs.pouvoirs-vilains.deathstroke-point-faible-blessures'],
  ),
  'pouvoir-doctor-death': villain(
    'doctor-death',
    ['asked', 'neutralised'],
    ['vs.pouvoirs-vilains.doctor-death-serum-neutralise'],
  ),
  'pouvoir-firefly': villain(
    'firefly',
    ['marker-reported', 'markers-flipped'],
    ['vs.pouvoirs-vilains.firefly-flammes'],
  ),
  'pouvoir-harley-0': villain('harley-quinn', ['rolled', 'exchanged'], ['vs.pouvoirs-vilains.harley-quinn-bipolaire']),
  'pouvoir-harley-1': villain(
    'harley-quinn',
    ['rolled', 'swapped'],
    ['vs.pouvoirs-vilains.harley-quinn-schizophrenie'],
  ),
  'pouvoir-harley-2': villain('harley-quinn', ['rolled', 'stolen'], ['vs.pouvoirs-vilains.harley-quinn-cleptomanie']),
  'pouvoir-joker': villain('the-joker', ['marker-placed'], ['vs.pouvoirs-vilains.the-joker-venin']),
  'pouvoir-mr-joe': villain(
    'the-joker-mr-joe',
    ['wounded', 'to-last'],
    ['vs.pouvoirs-vilains.the-joker-mr-joe-terreur', 'vs.pouvoirs-vilains.the-joker-mr-joe-mutilation'],
  ),
  'pouvoir-killer-croc': villain('killer-croc', ['dice'], ['vs.pouvoirs-vilains.killer-croc-charge-attaque']),
  'pouvoir-killer-moth': villain('killer-moth', ['markers-flipped'], ['vs.pouvoirs-vilains.killer-moth-gaz']),
  'pouvoir-man-bat': villain(
    'man-bat',
    ['picked', 'figure-moved'],
    ['vs.pouvoirs-vilains.man-bat-vol-depose', 'vs.pouvoirs-vilains.man-bat-vol-passager'],
  ),
  'pouvoir-mr-bloom': villain('mr-bloom', ['neutralised', 'reinforced'], ['vs.pouvoirs-vilains.mr-bloom-mutation']),
  'pouvoir-mr-freeze': villain('mr-freeze', ['immobilised'], ['vs.pouvoirs-vilains.mr-freeze-givre-ignore']),
  'pouvoir-penguin': villain('the-penguin', ['rolled', 'wounded'], ['vs.pouvoirs-vilains.the-penguin-tir-blessures']),
  'pouvoir-poison-ivy': villain('poison-ivy', ['picked', 'asked'], ['vs.pouvoirs-vilains.poison-ivy-pheromone-amie']),
  'pouvoir-prof-pyg': villain('prof-pyg', ['asked'], ['vs.pouvoirs-vilains.prof-pyg-operation-evenement']),
  'pouvoir-ras': villain(
    'ras-al-ghul',
    ['tile-picked', 'activated'],
    ['vs.pouvoirs-vilains.ras-al-ghul-activation-dpa'],
  ),
  'pouvoir-ratcatcher': villain('ratcatcher', ['marker-placed'], ['vs.pouvoirs-vilains.ratcatcher-nuee']),
  'pouvoir-riddler-moins': villain('the-riddler', ['compared', 'disc'], ['vs.pouvoirs-vilains.the-riddler-moins'], {
    villain: { hq: 'the-riddler', discs: [1, 0, 9], cubes: [11, 0] },
  }),
  'pouvoir-riddler-plus': villain(
    'the-riddler',
    ['compared', 'cubes-moved'],
    ['vs.pouvoirs-vilains.the-riddler-autant-ou-plus'],
    { hero: { hq: HERO, discs: [1, 0, 9], cubes: [11, 0] } },
  ),
  'pouvoir-scarecrow': villain('scarecrow', ['marker-placed'], ['vs.pouvoirs-vilains.scarecrow-gaz']),
  'pouvoir-grundy': villain(
    'solomon-grundy',
    ['lying', 'risen'],
    [
      'vs.pouvoirs-vilains.solomon-grundy-couche',
      'vs.pouvoirs-vilains.solomon-grundy-releve',
      'vs.pouvoirs-vilains.solomon-grundy-evenement-intouchable',
    ],
    { turn: 6 },
  ),
  'pouvoir-talon': villain(
    'talon',
    ['lying', 'risen'],
    ['vs.pouvoirs-vilains.talon-releve', 'vs.pouvoirs-vilains.talon-evenement-intouchable'],
    { turn: 6 },
  ),
  'pouvoir-wrath': villain('wrath', ['asked'], ['vs.pouvoirs-vilains.wrath-gadgets']),
  'pouvoir-zsasz': villain('zsasz', ['wounded'], ['vs.pouvoirs-vilains.zsasz-scarification-retour']),
  'preparation-hush': {
    result: '*',
    tells: ['hq-chosen', 'lieutenant-chosen', 'taken', 'prepared'],
    cites: ['vs.pouvoirs-vilains.hush-lieutenant-pv'],
    scenario: {
      name: 'Hush et son lieutenant',
      mission: 'm8',
      sides: {
        villain: { slots: [{ level: 'leader', hq: true, tile: 'hush' }, { level: 'minion' }, { level: 'event' }] },
      },
    },
  },
  'preparation-tetch': {
    result: '*',
    tells: ['controlled', 'prepared'],
    cites: ['vs.pouvoirs-vilains.jervis-tetch-controle'],
    scenario: {
      name: 'Jervis Tetch',
      mission: 'm2',
      sides: {
        villain: {
          slots: [{ level: 'leader', hq: true, tile: 'jervis-tetch' }, { level: 'minion' }, { level: 'event' }],
        },
      },
    },
  },
};
const slim = (hq: TileId | null) =>
  ({
    slots: [
      { level: 'leader', hq: true, ...(hq === null ? {} : { tile: hq }) },
      { level: 'minion' },
      { level: 'event' },
    ],
  }) as const;
/** What HQs do while the game is prepared: `null` is to be chosen. */
const preparing = (
  name: string,
  hqs: readonly [hero: TileId | null, villain: TileId | null],
  tells: readonly string[],
  cites: readonly VsRule[],
): Partie => ({
  result: '*',
  tells: [...tells, 'prepared'],
  cites,
  scenario: { name, mission: 'm2', turn: 7, sides: { hero: slim(hqs[0]), villain: slim(hqs[1]) } },
});
const PREPARING: Readonly<Record<string, Partie>> = {
  'preparation-bruce-wayne': preparing(
    'Bruce Wayne et ses gardes',
    ['bruce-wayne', null],
    ['replaced'],
    ['vs.pouvoirs-heros.bruce-wayne-bat-robots', 'vs.pouvoirs-heros.bruce-wayne-bat-robots-figurines'],
  ),
  'preparation-gordon': preparing(
    'Gordon et son escouade',
    ['commissioner-gordon', null],
    ['replaced'],
    ['vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd'],
  ),
  'preparation-red-hood': preparing(
    'Red Hood et son gang',
    ['azrael', null],
    ['replaced'],
    ['vs.pouvoirs-vilains.red-hood-gang', 'vs.pouvoirs-vilains.red-hood-gang-figurines'],
  ),
  'preparation-two-face-heads': preparing(
    'Two-Face, côté face',
    ['azrael', null],
    ['replaced'],
    ['vs.pouvoirs-vilains.two-face-heads-tails'],
  ),
  'preparation-two-face-tails': preparing(
    'Two-Face, côté pile',
    ['azrael', null],
    ['replaced'],
    ['vs.pouvoirs-vilains.two-face-tails-heads'],
  ),
  'preparation-mr-bloom': preparing(
    'Mr. Bloom et son gang',
    ['azrael', null],
    ['replaced'],
    ['vs.pouvoirs-vilains.mr-bloom-gang', 'vs.pouvoirs-vilains.mr-bloom-gang-figurines'],
  ),
  'preparation-clayface': preparing(
    'Clayface et son avatar',
    ['azrael', 'clayface'],
    ['avatar-chosen'],
    ['vs.pouvoirs-vilains.clayface-avatar-reserve'],
  ),
  'preparation-tetch-elites': preparing(
    'Jervis Tetch prend des élites',
    ['azrael', 'jervis-tetch'],
    ['controlled'],
    ['vs.pouvoirs-vilains.jervis-tetch-controle-elites'],
  ),
  'preparation-pyg': preparing(
    'Prof. Pyg opère',
    ['azrael', 'prof-pyg'],
    ['operated'],
    ['vs.pouvoirs-vilains.prof-pyg-operation-interdits'],
  ),
};
/** Readings that the source leaves open, the other way. */
const READINGS: Readonly<Record<string, Partie>> = {
  'option-ordre-a-la-main': {
    result: '*',
    tells: ['moved', 'game-over'],
    cites: ['vs.activation.comme-premiere-tuile'],
    scenario: lastTurn(HERO, VILLAIN, { options: { riverRule: 'manual' } }),
  },
  'option-fin-immediate': {
    result: 'villain',
    tells: ['tested', 'game-over'],
    cites: ['vs.m7.fin-informations'],
    scenario: lastTurn(HERO, VILLAIN, {
      mission: 'm7',
      turn: 4,
      active: 'villain',
      pieces: { ordinateur: ['reserve', 'reserve', 'reserve', 'reserve'] },
      options: { endCheck: 'immediate' },
    }),
  },
  'option-evenement-des-deux': {
    result: '*',
    tells: ['mission-event', 'game-over'],
    cites: ['vs.m6.evenement'],
    scenario: lastTurn(HERO, VILLAIN, {
      mission: 'm6',
      options: { m6EventCamp: 'both', eventOrder: 'playerChoice', m6Count: 'cumulative' },
      villain: { hq: VILLAIN, lost: ['elites-vilains-a'], discs: [8, 0, 2], cubes: [11, 0] },
    }),
  },
};
export const PARTIES: Readonly<Record<string, Partie>> = {
  'partie-complete': {
    result: '*',
    tells: [
      'hq-chosen',
      'taken',
      'prepared',
      'turn-began',
      'recovered',
      'paid',
      'activated',
      'returned',
      'checked',
      'game-over',
    ],
    cites: ['vs.mise-en-place.equipe-choix', 'vs.dpa.retour'],
    scenario: ready('partie-complete'),
  },
  'partie-a-soi': { result: '*', tells: ['game-over'], cites: ['vs.fin.une-condition-suffit'], scenario: OWN },
  'apprendre-les-disques': {
    result: '*',
    tells: ['game-over'],
    cites: ['vs.pouvoirs-heros.oracle-dpa'],
    scenario: ready('apprendre-les-disques'),
  },
  'quatre-bombes-sur-cinq': {
    result: 'hero',
    tells: ['game-over'],
    cites: ['vs.m1.fin-bombes'],
    scenario: ready('quatre-bombes-sur-cinq'),
  },
  'la-derniere-ruelle': {
    result: '*',
    tells: ['risen', 'game-over'],
    cites: ['vs.pouvoirs-vilains.solomon-grundy-releve'],
    scenario: ready('la-derniere-ruelle'),
  },
  'prise-d-otages': {
    result: '*',
    tells: ['escorted', 'game-over'],
    cites: ['vs.m4.exfiltrer'],
    scenario: ready('prise-d-otages'),
  },
  ...ENDS,
  ...POWERS,
  ...PREPARING,
  ...READINGS,
};
const alone = (
  mission: MissionId,
  result: 'hero' | 'villain',
  cites: readonly VsRule[],
  more: Partial<MissionScenario> = {},
): Alone => ({
  result,
  tells: ['checked', 'game-over'],
  cites,
  scenario: { name: `${mission} seule : ${result}`, mission, ...more },
});
export const MISSIONS: Readonly<Record<string, Alone>> = {
  'mission-m1': alone('m1', 'hero', ['vs.m1.fin-bombes', 'vs.m1.victoire-heros']),
  'mission-m2': alone('m2', 'villain', ['vs.m2.fin-tour', 'vs.m2.victoire-vilain']),
  'mission-m3': alone('m3', 'villain', ['vs.m3.victoire-vilain']),
  'mission-m4': alone('m4', 'hero', ['vs.m4.fin-otages', 'vs.m4.victoire-heros']),
  'mission-m5': alone('m5', 'villain', ['vs.m5.vapeurs', 'vs.m5.victoire-vilain']),
  'mission-m6': alone('m6', 'hero', ['vs.m6.fin-pertes', 'vs.m6.victoire-heros']),
  'mission-m7': alone('m7', 'villain', ['vs.m7.fin-informations', 'vs.m7.victoire-vilain']),
  'mission-m8': alone('m8', 'hero', ['vs.m8.victoire-heros', 'vs.m8.valeur']),
  'mission-a-soi': { result: '*', tells: ['game-over'], scenario: OWN_ALONE },
};

// Each kind of fault of a game or of a skirmish: told by the engine, mended in one press, and gone.
import { describe, expect, test } from 'vitest';
import { ESC_REFUSALS } from '../../../../engine/fields-of-eternia/escarmouche/refusals.ts';
import { EXAMPLE_CARDS } from '../../../../engine/fields-of-eternia/data.ts';
import { heroOf } from '../../../../engine/fields-of-eternia/heroes.ts';
import { CARRY_REFUSALS } from '../../../../engine/fields-of-eternia/partie/cards-refusals.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import { SETUP_REFUSALS } from '../../../../engine/fields-of-eternia/partie/setup-refusals.ts';
import type { AnyCard, HeroCard, MapSpec } from '../../../../engine/fields-of-eternia/types.ts';
import type { Finding } from '../../../atelier/findings.ts';
import { changeAt } from '../../../atelier/put.ts';
import { checkWith } from '../check.ts';
import { loadKit } from '../kits.ts';
import { STARTERS } from '../starters.ts';
import { type Board, type Game, setHero, setTeam, type Skirmish } from './board.ts';
import { asKind } from './board-model.ts';
import { setZone } from './ground.ts';
import { mapIn } from './map-model.ts';
import { MENDS, mends } from './mends.ts';

const check = checkWith({ partie: await loadKit('partie'), escarmouche: await loadKit('escarmouche') });
const faults = (work: Board): readonly Finding[] => check(work).faults;

const GAME: Game = STARTERS.partie;
const STUDY = asKind(GAME, 'etude');
const SKIRMISH: Skirmish = STARTERS.escarmouche;
const zone = (work: Board, id: string): number => mapIn(work.map).zones.findIndex((one) => one.id === id);
const team = (change: (team: TeamSpec) => TeamSpec, work: Game = STUDY, t = 0): Game => setTeam<Game>(work, t, change);
const hero = (change: Partial<HeroSpec>, work: Game = STUDY): Board =>
  setHero(work, 0, 0, (spec) => ({ ...spec, ...change }));
const typed = (change: Partial<HeroCard>): Board => {
  const card = heroOf('he-man');
  if (card === undefined) throw new Error('no He-Man');
  return hero({ hero: { ...card, ...change } });
};
const soldiers = (posts: Readonly<Record<string, number>>, t = 0): Board =>
  team((one) => ({ ...one, soldiers: posts }), STUDY, t);
const edge = (a: string, b: string, kind: MapSpec['edges'][number]['kind']): Board => {
  const map = mapIn('eternia');
  return { ...GAME, map: { ...map, edges: [...map.edges, { a, b, kind }] } };
};
const game = (change: Partial<Game>): Board => ({ ...GAME, ...change });
const study = (change: Partial<Game>): Board => ({ ...STUDY, ...change });
const skirmish = (change: Partial<Skirmish['skirmish']>): Board => ({
  ...SKIRMISH,
  skirmish: { ...SKIRMISH.skirmish, ...change },
});
const zones = (change: (outposts: readonly string[]) => readonly string[]): Board =>
  skirmish({
    zones: changeAt(SKIRMISH.skirmish.zones, 0, (one) => ({ ...one, outposts: change(one.outposts) })),
  });
const skull = (effects: NonNullable<PartieScenario['skulls']>[number]['effects']): Board =>
  game({ skulls: [{ skull: 1, text: 'Un boss', effects }] });
const own: AnyCard = { type: 'equipement', id: 'ma-carte', name: 'Cotte', kind: 'armure', cost: 1 };
const third: TeamSpec = { faction: 'horde', base: 'tour-centrale', heroes: STUDY.teams[0]?.heroes.slice(0, 1) ?? [] };

const cardsOf = (type: AnyCard['type'], kind?: string): readonly string[] =>
  EXAMPLE_CARDS.flatMap((card) =>
    card.type === type && (kind === undefined || ('kind' in card && card.kind === kind)) ? [card.id] : [],
  );
/** Works with that fault, by the code of the refusal: from the rules, one thing wrong each. */
const FAULTY: Readonly<Record<string, readonly Board[]>> = {
  'option-inconnue': [game({ options: { rien: true } as NonNullable<Game['options']> })],
  'equipes-nombre': [game({ teams: GAME.teams.slice(0, 1) }), study({ teams: [...STUDY.teams, third, third] })],
  'factions-egales': [setTeam(SKIRMISH, 1, (one) => ({ ...one, faction: 'masters' }))],
  'heros-nombre': [
    team((one) => ({ ...one, heroes: one.heroes.slice(0, 2) }), GAME),
    team((one) => ({ ...one, heroes: [...one.heroes, { hero: 'she-ra' }] }), GAME),
  ],
  'heros-nombre-libre': [team((one) => ({ ...one, heroes: [] }))],
  'heros-inconnu': [hero({ hero: 'personne' })],
  'heros-double': [hero({ hero: 'teela' })],
  'heros-faction': [hero({ hero: 'mer-man' })],
  'montes-nombre': [
    team((one) => ({
      ...one,
      heroes: one.heroes.map(({ hero: id }) => {
        const card = heroOf(`${id as string}`);
        if (card === undefined) throw new Error('no such hero');
        return { hero: { ...card, mounted: true } };
      }),
    })),
  ],
  'joueurs-nombre': [game({ teams: GAME.teams.map((one) => ({ ...one, players: ['A', 'B', 'C', 'D'] })) })],
  'joueurs-equipe': [team((one) => ({ ...one, players: ['A', 'B', 'C', 'D'] }), GAME)],
  'depart-inconnu': [game({ first: 2 })],
  'reserve-bornes': [team((one) => ({ ...one, eternium: 501 })), team((one) => ({ ...one, pv: -1 }))],
  'paquet-taille': [
    team((one) => ({ ...one, deck: { plus1: 6, plus2: 6, plus3: 3, surcharge: 2, temps: 1, outil: 1, flux: 1 } })),
  ],
  'paquet-composition': [
    team(
      (one) => ({ ...one, deck: { plus1: 6, plus2: 7, plus3: 3, surcharge: 2, temps: 1, outil: 1, flux: 1 } }),
      GAME,
    ),
  ],
  'reserve-combat': [
    team((one) => ({ ...one, supply: { plus1: 100, plus2: 0, plus3: 0, surcharge: 0, temps: 0, outil: 0, flux: 0 } })),
  ],
  'degats-bornes': [hero({ damage: 40 })],
  'sante-bornes': [typed({ health: 0 })],
  'valeur-bornes': [typed({ spirit: -1 })],
  'deux-armes': [typed({ weapons: [] as unknown as HeroCard['weapons'] })],
  'victoire-nombre': [team((one) => ({ ...one, victory: cardsOf('victoire').slice(0, 4) }))],
  // The map
  'carte-inconnue-plan': [game({ map: 'ailleurs' })],
  'zone-double': [setZone(GAME, zone(GAME, 'tour-viper'), (one) => ({ ...one, id: 'tour-centrale' }))],
  'lien-zone': [edge('tour-viper', 'tour-viper', 'limite'), edge('tour-viper', 'ailleurs', 'limite')],
  'lien-chemin': [edge('tour-viper', 'mer-du-nord', 'chemin')],
  'lien-couloir': [edge('tour-viper', 'mer-du-nord', 'couloir')],
  'eternium-imprime': [setZone(GAME, zone(GAME, 'tour-viper'), (one) => ({ ...one, eternium: 100 }))],
  'marchand-lieu': [
    setZone(GAME, zone(GAME, 'mer-du-nord'), (one) => ({ ...one, merchant: 'forge' })),
    setZone(GAME, zone(GAME, 'contree-de-l-est'), (one) => ({ ...one, tower: true })),
  ],
  // Who stands where
  'base-lieu': [team((one) => ({ ...one, base: 'contree-de-l-est' })), game({ map: { zones: [], edges: [] } })],
  'base-double': [team((one) => ({ ...one, base: 'temple-de-serpos' }))],
  'zone-absente': [
    hero({ zone: 'ailleurs' }),
    soldiers({ ailleurs: 1 }),
    study({ quests: ['mer-du-nord'] }),
    study({ boss: { card: 'evil-seed', zone: 'ailleurs' } }),
    skull([{ do: 'jetons-quete', zones: ['ailleurs', 'contree-de-l-est'] }]),
  ],
  'heros-mer': [hero({ zone: 'mer-du-nord' })],
  'heros-base': [hero({ zone: 'temple-de-serpos' })],
  'deux-equipes': [
    soldiers({ 'tour-centrale': 1 }, 1),
    team(
      (one) => ({ ...one, heroes: changeAt(one.heroes, 0, (spec) => ({ ...spec, zone: 'tour-centrale' })) }),
      STUDY,
      1,
    ),
  ].map((work) => setHero(work, 0, 0, (spec) => ({ ...spec, zone: 'tour-centrale' }))),
  'boss-heros': [
    setHero(study({ boss: { card: 'evil-seed', zone: 'tour-viper' } }), 0, 0, (spec) => ({
      ...spec,
      zone: 'tour-viper',
    })),
  ],
  'boss-base': [
    study({ boss: { card: 'evil-seed', zone: 'chateau-grayskull' } }),
    skull([{ do: 'boss', card: 'evil-seed', zone: 'chateau-grayskull' }]),
  ],
  'soldats-lieu': [soldiers({ 'contree-de-l-est': 1 })],
  'soldats-base': [soldiers({ 'chateau-grayskull': 1 })],
  'soldats-zone': [soldiers({ 'tour-viper': 4 }), soldiers({ 'tour-viper': -1 })],
  'soldats-total': [
    soldiers({
      'tour-viper': 3,
      'tour-grayskull': 3,
      'tour-centrale': 3,
      'chateau-foe': 3,
      'village-de-gaz': 3,
      'cite-de-targa': 3,
    }),
  ],
  'jeton-double': [study({ quests: ['contree-de-l-est', 'contree-de-l-est'] })],
  // Cards
  'carte-inconnue': [hero({ worn: ['rien'] }), game({ decks: { forge: ['rien'] } })],
  'carte-paquet': [
    game({ decks: { forge: cardsOf('sort').slice(0, 1) } }),
    team((one) => ({ ...one, victory: cardsOf('sort').slice(0, 1) })),
    study({ offers: { boutique: cardsOf('sort').slice(0, 1) } }),
  ],
  'carte-emplacement': [hero({ worn: cardsOf('sort').slice(0, 1) })],
  'artefact-double': [hero({ worn: cardsOf('equipement', 'artefact').slice(0, 2) })],
  'armure-double': [
    study({
      cards: [own, { ...own, id: 'autre' }],
      teams: changeAt(STUDY.teams, 0, (one) => ({
        ...one,
        heroes: changeAt(one.heroes, 0, (spec) => ({ ...spec, worn: ['ma-carte', 'autre'] })),
      })),
    }),
  ],
  'paquet-trop-plein': [hero({ pack: cardsOf('equipement').slice(0, 6) })],
  'sorts-pleins': [hero({ spells: cardsOf('sort').slice(0, 3) })],
  'carte-double': [
    study({
      offers: { guilde: cardsOf('sort').slice(0, 1) },
      decks: { guilde: cardsOf('sort').slice(0, 2) },
    }),
    setHero(hero({ spells: cardsOf('sort').slice(0, 1) }), 0, 1, (spec) => ({
      ...spec,
      spells: cardsOf('sort').slice(0, 1),
    })),
  ],
  'carte-definie': [game({ cards: [own, own] })],
  'offre-nombre': [study({ offers: { guilde: cardsOf('sort').slice(0, 5) } })],
  'offre-etude': [game({ offers: { guilde: cardsOf('sort').slice(0, 1) } })],
  'boss-carte': [
    study({ boss: { card: 'dylinx', zone: 'contree-de-l-est' } }),
    skull([{ do: 'boss', card: 'dylinx', zone: 'contree-de-l-est' }]),
  ],
  'boss-degats': [study({ boss: { card: 'evil-seed', zone: 'contree-de-l-est', damage: 60 } })],
  'crane-evenement': [
    game({
      skulls: [
        { skull: 1, text: '', effects: [] },
        { skull: 1, text: '', effects: [] },
      ],
    }),
  ],
  // Track and dice
  'compteur-vide': [game({ track: [] })],
  'compteur-cranes': [game({ track: [{ day: true, skull: null }] })],
  'manche-etude': [game({ round: 2 })],
  'manche-bornes': [study({ round: 8 })],
  'premiere-zones': [
    {
      ...GAME,
      kind: 'premiere',
      map: 'pont',
      teams: GAME.teams.map((one, t) => ({ ...one, base: ['a', 'b'][t] ?? '' })),
    },
  ],
  'de-faces': [game({ dice: { blanc: 1, reussite: 1, double: 1, relancer: 1 } })],
  'de-relances': [game({ dice: { blanc: 0, reussite: 0, double: 0, relancer: 6 } })],
  'de-epique': [game({ epicDie: { a1: 0, a2: 0, d1: 0, d2: 0, i1: 0, i2: 0, surcharge: 0 } })],
  // Skirmishes
  'escarmouche-fin': [skirmish({ end: 9 })],
  'escarmouche-zones': [skirmish({ zones: [] })],
  'escarmouche-nombres': [skirmish({ soldiers: 16 }), skirmish({ tokens: 21 })],
  'esc-zones-nombre': [skirmish({ zones: SKIRMISH.skirmish.zones.slice(0, 1) })],
  'esc-zone-avant-postes': [
    zones((outposts) => [...outposts, 'contree-de-l-est']),
    zones((outposts) => [...outposts, 'tour-viper']),
  ],
  'esc-zone-vide': [zones(() => [])],
  'esc-emplacements': [
    { ...SKIRMISH, places: [['mer-du-nord'], ['tour-viper']] },
    { ...SKIRMISH, places: [['tour-viper'], ['tour-viper']] },
    zones((outposts) => [...outposts, 'chateau-grayskull']),
  ],
  'esc-soldats-nombre': [skirmish({ soldiers: 10 })],
  'esc-jetons-nombre': [skirmish({ tokens: 21 })],
};

const CASES = Object.entries(FAULTY).flatMap(([code, works]) => works.map((work, i) => [code, i, work] as const));
test.each(CASES)('%s, %i: told, and gone by each of its mends', (code, _, work) => {
  const told = faults(work).filter((found) => found.code === code);
  expect(told).not.toEqual([]);
  for (const found of told) {
    const offered = mends(work, found);
    expect(offered).not.toEqual([]);
    for (const { label, change } of offered)
      expect([label, faults(change(work)).filter((one) => one.code === code && one.path === found.path)]).toEqual([
        label,
        [],
      ]);
  }
});
/** What the first mend of the first fault makes of it, again and again. */
const mended = (work: Board, left = 16): Board => {
  const [found] = faults(work);
  const [first] = found === undefined ? [] : mends(work, found);
  return first === undefined || left === 0 ? work : mended(first.change(work), left - 1);
};
test.each(CASES)('%s, %i: mended by its first mends, it is whole', (_, __, work) =>
  expect(faults(mended(work))).toEqual([]),
);

describe('nothing that the engine tells is left without a mend', () => {
  /** What no press can guess: a figure of a card, and rules that only the other kind of scenario has. */
  const TYPED = ['carte-valeurs', 'escarmouche-scenario'];
  test('but what only the reader knows', () => {
    const told = [
      ...Object.keys(SETUP_REFUSALS),
      ...Object.keys(CARRY_REFUSALS),
      ...Object.keys(ESC_REFUSALS).slice(Object.keys(ESC_REFUSALS).indexOf('esc-zones-nombre')),
    ].filter((code) => !code.startsWith('note-'));
    expect(told.filter((code) => MENDS[code] === undefined)).toEqual(TYPED);
  });
  test('and each is tried here', () => expect(Object.keys(MENDS).filter((code) => !(code in FAULTY))).toEqual([]));
});

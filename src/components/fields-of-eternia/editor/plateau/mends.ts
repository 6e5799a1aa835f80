// What mends a fault of a game or of a skirmish in one press. The engine says what is wrong; these write the least that puts it right.
import { EXAMPLE_BOSS } from '../../../../engine/fields-of-eternia/data-epic.ts';
import { LIMITS } from '../../../../engine/fields-of-eternia/constants.ts';
import { isMounted, placedIn, trackOf } from '../../../../engine/fields-of-eternia/partie/setup-read.ts';
import { DECK_OF } from '../../../../engine/fields-of-eternia/partie/piles.ts';
import type { HeroSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import { type CardId, FACTIONS, type OptionKey } from '../../../../engine/fields-of-eternia/types.ts';
import type { Finding, Mend } from '../../../atelier/findings.ts';
import { dropAt, put } from '../../../atelier/put.ts';
import { recruit } from '../free-hero.ts';
import { BLANK_HERO, FACTION_NAMES, heroName } from '../HeroField.tsx';
import { freshId } from '../ids.ts';
import { type Board, fieldedIn, NOBODY, type Game, isGame, setGameTeam, setHero, setHeroes, setTeam } from './board.ts';
import { moreTeam, withoutTeam } from './board-model.ts';
import { libraryIn } from './CardsPart.tsx';
import { inGame, MAP_MENDS, type Mends, one } from './mends-map.ts';

// ── Teams
const teamCount: Mends = ({ teams }) =>
  teams.length < 2
    ? one('Ajouter une équipe', moreTeam)
    : one('Retirer la dernière équipe', (now) => withoutTeam(now, now.teams.length - 1));
const faction: Mends = ({ teams }, [, key]) => {
  const free = FACTIONS.find((one) => !teams.some((team) => team.faction === one));
  return free === undefined
    ? []
    : one(`Lui donner : ${FACTION_NAMES[free]}`, (now) =>
        setTeam(now, Number(key), (team) => ({ ...team, faction: free }) as typeof team),
      );
};
const factionOf = (work: Board, t: number) => work.teams[t]?.faction ?? 'masters';
const heroCount: Mends = (work, [, key]) => {
  const t = Number(key);
  const heroes = work.teams[t]?.heroes ?? [];
  if (heroes.length > LIMITS.heroes)
    return one(`Garder les ${LIMITS.heroes} premiers`, (now) =>
      setHeroes(now, t, (all) => all.slice(0, LIMITS.heroes)),
    );
  const hero = recruit(work, factionOf(work, t));
  return one(`Ajouter ${heroName(hero)}`, (now) => setHeroes(now, t, (all) => [...all, { hero }]));
};
/** Another hero, in the place and with the things of this one. */
const another: Mends = (work, [, t, , h]) => {
  const [at, rank] = [Number(t), Number(h)];
  const hero = recruit(work, factionOf(work, at));
  return [
    ...one(`Mettre ${heroName(hero)} à sa place`, (now) =>
      setHero(now, at, rank, (spec) => put({ ...spec, hero }, 'damage', undefined)),
    ),
    ...one('Le retirer', (now) => setHeroes(now, at, (all) => dropAt(all, rank))),
  ];
};
/** One rider stays. */
const unmounted: Mends = (_, [, key]) =>
  one('N’en garder qu’un', (now) => {
    const t = Number(key);
    const riders = fieldedIn(now.teams[t] ?? NOBODY).flatMap((hero, h) => (isMounted(hero) ? [h] : []));
    return riders
      .slice(1)
      .reduce(
        (after, h) =>
          setHero(after, t, h, (spec) =>
            put({ ...spec, hero: recruit(after, factionOf(after, t)) }, 'damage', undefined),
          ),
        now,
      );
  });
const unnamed: Mends = (_, [, key]) =>
  one('Ne pas nommer les joueurs', (now) =>
    now.teams.reduce<Board>(
      (after, __, t) =>
        key === undefined || Number(key) === t
          ? setTeam(after, t, (team) => put(team as Game['teams'][number], 'players', undefined) as typeof team)
          : after,
      now,
    ),
  );
/** A field of a team that may be left out is left out. */
const asSetUp =
  (label: string): Mends =>
  (_, [, key, field]) =>
    one(label, (now) =>
      setTeam(
        now,
        Number(key),
        (team) => put(team as Game['teams'][number], field as 'deck', undefined) as typeof team,
      ),
    );
const unhurt: Mends = (_, [, t, , h]) =>
  one('Remettre tous ses PS', (now) => setHero(now, Number(t), Number(h), (hero) => put(hero, 'damage', undefined)));

/** A card typed wrong says again what a blank one says. */
const asBlank: Mends = (_, [, t, , h, , field]) => {
  const key = field as 'health';
  const value: unknown = BLANK_HERO[key];
  return one(typeof value === 'number' ? `Mettre ${value}` : 'Remettre deux armes', (now) =>
    setHero(now, Number(t), Number(h), (spec) =>
      typeof spec.hero === 'string' ? spec : { ...spec, hero: { ...spec.hero, [key]: BLANK_HERO[key] } },
    ),
  );
};

// ── Cards
const bared = ({ hero, zone, damage, activated, ...carried }: HeroSpec, card: (id: CardId) => boolean): HeroSpec => {
  const left = Object.entries(carried).flatMap(([slot, ids]): readonly (readonly [string, unknown])[] => {
    if (typeof ids === 'string') return card(ids) ? [] : [[slot, ids]];
    const kept = ids.filter((id) => !card(id));
    return kept.length === 0 ? [] : [[slot, kept]];
  });
  const told = Object.entries({ zone, damage, activated }).filter(([, value]) => value !== undefined);
  return { hero, ...Object.fromEntries([...told, ...left]) };
};
/** A card leaves a place that the scenario tells of. */
const withoutCard = (
  work: Board,
  [list, second = '', third, fourth]: readonly string[],
  gone: (id: CardId) => boolean,
): Board => {
  const keep = (ids: readonly CardId[] | undefined): readonly CardId[] => (ids ?? []).filter((id) => !gone(id));
  if (list === 'decks') return { ...work, decks: { ...work.decks, [second]: keep(work.decks?.[second as 'forge']) } };
  if (!isGame(work)) return work;
  if (list === 'offers')
    return { ...work, offers: { ...work.offers, [second]: keep(work.offers?.[second as 'forge']) } };
  return third === 'victory'
    ? setGameTeam(work, Number(second), (team) => ({ ...team, victory: keep(team.victory) }))
    : setHero(work, Number(second), Number(fourth), (hero) => bared(hero, gone));
};
/** Cards of a place that are none, or of another sort. */
const unknown: Mends = (work, keys) => {
  const [list, second, third, , field] = keys;
  if (list === 'teams' && third === 'heroes')
    return one('Ne rien lui faire porter là', (now) =>
      setHero(now, Number(second), Number(keys[3]), (hero) => put(hero, field as 'worn', undefined)),
    );
  if (list === 'boss') return [];
  const library = libraryIn(work.cards);
  const deck = list === 'teams' ? 'victoire' : (second ?? '');
  return one('Retirer les cartes d’ailleurs', (now) =>
    withoutCard(now, keys, (id) => {
      const card = library.find((one) => one.id === id);
      return card === undefined || DECK_OF[card.type] !== deck;
    }),
  );
};
const doubled: Mends = (work, keys) => {
  const places = placedIn(work as unknown as Parameters<typeof placedIn>[0]);
  const path = keys.join('.');
  const before = new Set<CardId>();
  const twice = new Set<CardId>();
  for (const [card, about] of places) {
    if (about === path && before.has(card)) twice.add(card);
    before.add(card);
  }
  return one('Ne la laisser qu’à l’autre endroit', (now) => withoutCard(now, keys, (id) => twice.has(id)));
};

// ── Track, dice, options
const exampleTrack: Mends = () =>
  one('Reprendre le compteur d’exemple', (now) => put<Board, 'track'>(now, 'track', undefined));
const exampleDie =
  (die: 'dice' | 'epicDie'): Mends =>
  () =>
    one('Reprendre le dé d’exemple', (now) => put<Board, typeof die>(now, die, undefined));

const TEAM_MENDS: Readonly<Record<string, Mends>> = {
  'equipes-nombre': teamCount,
  'factions-egales': faction,
  'heros-nombre': heroCount,
  'heros-nombre-libre': heroCount,
  'heros-inconnu': another,
  'heros-double': another,
  'heros-faction': another,
  'montes-nombre': unmounted,
  'joueurs-nombre': unnamed,
  'joueurs-equipe': unnamed,
  'depart-inconnu': () => one('Tirer l’équipe au sort', (now) => ({ ...now, first: null })),
  'reserve-bornes': asSetUp('Comme à la mise en place'),
  'paquet-taille': asSetUp('Reprendre le paquet de départ'),
  'paquet-composition': asSetUp('Reprendre le paquet de départ'),
  'reserve-combat': asSetUp('Reprendre la réserve d’exemple'),
  'degats-bornes': unhurt,
  'sante-bornes': asBlank,
  'valeur-bornes': asBlank,
  'deux-armes': asBlank,
  'victoire-nombre': asSetUp('Les piocher au hasard'),
};
const CARD_MENDS: Readonly<Record<string, Mends>> = {
  'carte-inconnue': unknown,
  'carte-paquet': unknown,
  'carte-emplacement': unknown,
  'armure-double': unknown,
  'artefact-double': unknown,
  'paquet-trop-plein': unknown,
  'sorts-pleins': unknown,
  'carte-double': doubled,
  'carte-definie': (_, [, key]) =>
    one('La distinguer de l’autre', (now) => ({
      ...now,
      cards: (now.cards ?? []).map((card, i, all) =>
        i === Number(key)
          ? {
              ...card,
              id: freshId(
                'carte',
                libraryIn(all).map(({ id }) => id),
              ),
            }
          : card,
      ),
    })),
  'offre-nombre': (_, [, merchant]) =>
    inGame(`En laisser ${LIMITS.offer}`, (now) => ({
      ...now,
      offers: { ...now.offers, [merchant ?? '']: now.offers?.[merchant as 'forge']?.slice(0, LIMITS.offer) ?? [] },
    })),
  'offre-etude': () => inGame('Fermer les étals', (now) => put<Game, 'offers'>(now, 'offers', undefined)),
  'boss-carte': (_, keys) =>
    keys[0] === 'boss'
      ? inGame(`Mettre ${EXAMPLE_BOSS.name}`, (now) =>
          put<Game, 'boss'>(now, 'boss', now.boss && { card: EXAMPLE_BOSS.id, zone: now.boss.zone }),
        )
      : one(`Mettre ${EXAMPLE_BOSS.name}`, (now) => ({
          ...now,
          skulls: (now.skulls ?? []).map((skull, i) =>
            i === Number(keys[1])
              ? {
                  ...skull,
                  effects: skull.effects.map((effect) =>
                    effect.do === 'boss' ? { ...effect, card: EXAMPLE_BOSS.id } : effect,
                  ),
                }
              : skull,
          ),
        })),
  'boss-degats': () =>
    inGame('Remettre tous ses PS', (now) =>
      put<Game, 'boss'>(now, 'boss', now.boss && { card: now.boss.card, zone: now.boss.zone }),
    ),
};
const GAME_MENDS: Readonly<Record<string, Mends>> = {
  'option-inconnue': (_, [, key]) =>
    one('Retirer ce réglage', (now) => ({
      ...now,
      options: put(now.options ?? {}, key as OptionKey, undefined),
    })),
  'compteur-vide': exampleTrack,
  'compteur-cranes': exampleTrack,
  'manche-etude': () => inGame('Commencer à la première manche', (now) => put<Game, 'round'>(now, 'round', undefined)),
  'manche-bornes': () => inGame('Commencer à la première manche', (now) => put<Game, 'round'>(now, 'round', undefined)),
  'premiere-zones': () => inGame('En faire une partie standard', (now) => ({ ...now, kind: 'standard' })),
  'escarmouche-fin': (work) => {
    const end = trackOf(work as unknown as Parameters<typeof trackOf>[0]).length;
    return one(`Finir après la manche ${end}`, (now) =>
      isGame(now) ? now : { ...now, skirmish: { ...now.skirmish, end } },
    );
  },
  'crane-evenement': (_, [, key]) =>
    one('Retirer cet événement', (now) => ({ ...now, skulls: dropAt(now.skulls ?? [], Number(key)) })),
  'de-faces': exampleDie('dice'),
  'de-relances': exampleDie('dice'),
  'de-epique': exampleDie('epicDie'),
};
export const MENDS: Readonly<Record<string, Mends>> = { ...MAP_MENDS, ...TEAM_MENDS, ...CARD_MENDS, ...GAME_MENDS };
export const mends = (work: Board, { code, path }: Finding): readonly Mend<Board>[] =>
  (code === undefined ? undefined : MENDS[code])?.(work, path.split('.')) ?? [];

// What mends a fault in one press. The engine says what is wrong; these write the least that puts it right.
import { CELLS, PLACEMENTS } from '../../../engine/battlefight/board.ts';
import { DECK, EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import type { OptionKey } from '../../../engine/battlefight/options.ts';
import { deckOf } from '../../../engine/battlefight/partie/people.ts';
import type { PlayerSpec } from '../../../engine/battlefight/partie/types.ts';
import type { BfCode } from '../../../engine/battlefight/refusals.ts';
import { type CardId, TECHNIQUE_TYPES, type TechniqueType } from '../../../engine/battlefight/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { Finding, Mend } from '../../atelier/findings.ts';
import { type Mends as AnyMends, mendsOf } from '../../atelier/mends.ts';
import { put } from '../../atelier/put.ts';
import { resumesOf } from './ActiveSheet.tsx';
import { addPlayer, removePlayer, setActive, setCorners, setPlayer, shelfOf, type Work } from './model.ts';
import { cellsOf } from './sketch.ts';
import { cardAt, takeAll } from './zones.ts';

type Mends = AnyMends<Work>;
const { one, both } = mendsOf<Work>();
const seatOf = (path: string): number => Number(path.split('.')[1]);
const without = (label: string, key?: keyof PlayerSpec): Mends =>
  one(label, (work, path) =>
    setPlayer(work, seatOf(path), key ?? ((path.split('.')[2] ?? '') as keyof PlayerSpec), undefined),
  );

/** A whole game goes back to its corners; in a position, the pawn goes to the first free cell. */
const placed: Mends = ({ kind }) =>
  kind === 'game' ? [{ label: 'Reprendre les angles par défaut', change: (now) => setCorners(now, undefined) }] : [];
const elsewhere: Mends = (work, path) =>
  work.kind === 'game'
    ? placed(work, path)
    : [
        {
          label: 'Poser sur une case libre',
          change: (now) =>
            setPlayer(
              now,
              seatOf(path),
              'cell',
              CELLS.find((cell) => !cellsOf(now).includes(cell)),
            ),
        },
      ];
const cogneur = one('Donner le deck Cogneur', (work, path) => setPlayer(work, seatOf(path), 'deck', 'cogneur'));
/** The cards of a deck that are of one type, in their order. */
const ofType = (work: Work, seat: number, type: TechniqueType): readonly CardId[] => {
  const shelf = shelfOf(work);
  return deckOf(work.players[seat] ?? {}).filter((id) => shelf.find((card) => card.id === id)?.type === type);
};
/** Four cards of each type: those that are too many go, examples come. */
const evened = (work: Work, seat: number): Work => {
  const whole = TECHNIQUE_TYPES.flatMap((type): readonly CardId[] => {
    const more = EXAMPLE_CARDS.filter((card) => card.type === type).map(({ id }) => id);
    return [...ofType(work, seat, type), ...more, ...more, ...more, ...more].slice(0, DECK.each);
  });
  return setPlayer(work, seat, 'deck', whole);
};
const evenly: Mends = (work, path) => {
  const seat = seatOf(path);
  const counts = TECHNIQUE_TYPES.map((type) => ofType(work, seat, type).length);
  const [over, short] = [counts.some((count) => count > DECK.each), counts.some((count) => count < DECK.each)];
  const label = !over
    ? 'Compléter avec des cartes d’exemple'
    : short
      ? 'Ramener à 4 cartes de chaque type'
      : 'Retirer les cartes en trop';
  return [{ label, change: (now) => evened(now, seat) }];
};
const gone = one('Retirer cette carte', (work, path) =>
  takeAll(work, [path.startsWith('active.') ? path.split('.').slice(0, 2).join('.') : path]),
);
const unknownGone: Mends = (work, path) => (cardAt(work, path) === undefined ? [] : gone(work, path));
const people: Mends = ({ players }) => {
  const counts = Object.keys(PLACEMENTS).map(Number);
  return players.length < Math.min(...counts)
    ? [
        {
          label: 'Ajouter une personne',
          change: (now) =>
            addPlayer(
              now,
              CELLS.find((cell) => !cellsOf(now).includes(cell)),
            ),
        },
      ]
    : [{ label: 'Retirer la dernière personne', change: (now) => removePlayer(now, now.players.length - 1) }];
};
const inPlay = (work: Work): Work => ({
  ...work,
  first: Math.max(
    0,
    work.players.findIndex(({ out }) => out !== true),
  ) as Seat,
});
const resumed: Mends = (work, path) => {
  const index = seatOf(path);
  const spec = work.active?.[index];
  const technique = shelfOf(work).find(({ id }) => id === spec?.card);
  const next = technique === undefined ? undefined : resumesOf(technique)[0];
  return spec === undefined || next === undefined
    ? []
    : [
        {
          label: 'Reprendre après sa première étape Stable',
          change: (now) => setActive(now, index, put({ ...spec, next }, 'bearers', undefined)),
        },
      ];
};
const aimed = one('Cibler la personne suivante', (work, path) => {
  const index = seatOf(path);
  const spec = work.active?.[index];
  if (spec === undefined) return work;
  const others = work.players.flatMap(({ out }, seat) => (out === true || seat === spec.owner ? [] : [seat as Seat]));
  return setActive(work, index, { ...spec, target: others.find((seat) => seat > spec.owner) ?? others[0] ?? null });
});

const MENDS: Readonly<Partial<Record<BfCode, Mends>>> = {
  'joueurs-nombre': people,
  'deux-en-jeu': one('Remettre tout le monde en jeu', (work) =>
    work.players.reduce<Work>((now, _, seat) => setPlayer(now, seat, 'out', undefined), work),
  ),
  'premiere-etude': one('Donner le tour à la première personne', inPlay),
  'premiere-personne': one('Donner le tour à la première personne', inPlay),
  'nom-double': without('Retirer ce nom', 'name'),
  'nom-long': without('Retirer ce nom', 'name'),
  'pions-meme-case': elsewhere,
  'case-inconnue': elsewhere,
  'case-manquante': elsewhere,
  'depart-angle': placed,
  'depart-eloignement': placed,
  'deck-manquant': cogneur,
  'deck-taille': both(evenly, cogneur),
  'deck-types': both(evenly, cogneur),
  'champ-etude': (work, path) =>
    path === 'active'
      ? [{ label: 'Retirer ces techniques', change: (now) => put(now, 'active', undefined) }]
      : without('L’oublier')(work, path),
  'vie-bornes': without('Remettre la vie du départ', 'life'),
  'degat-bornes': without('Remettre à 0', 'damage'),
  'carte-inconnue': unknownGone,
  'carte-de-base': unknownGone,
  'active-proprietaire': gone,
  'active-sans-stable': gone,
  'active-cible': both(aimed, gone),
  'active-reprise': both(resumed, gone),
  'active-porteurs': one('Prendre les porteurs ordinaires', (work, path) => {
    const spec = work.active?.[seatOf(path)];
    return spec === undefined ? work : setActive(work, seatOf(path), put(spec, 'bearers', undefined));
  }),
  'option-invalide': one('Reprendre le réglage ordinaire', (work, path) =>
    put(work, 'options', put(work.options ?? {}, (path.split('.')[1] ?? '') as OptionKey, undefined)),
  ),
};
export const mends = (work: Work, { code, path }: Finding): readonly Mend<Work>[] =>
  code === undefined ? [] : (MENDS[code as BfCode]?.(work, path) ?? []);

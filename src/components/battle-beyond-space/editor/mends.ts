// What mends a fault in one press. The engine says what is wrong; these write the least that puts it right.
import { BOX, LIMITS } from '../../../engine/battle-beyond-space/constants.ts';
import { centreOf, EXAMPLE_DECK, hexAt, placeOf } from '../../../engine/battle-beyond-space/data.ts';
import type { BbsCode } from '../../../engine/battle-beyond-space/faults.ts';
import { isOneGroup } from '../../../engine/battle-beyond-space/partie/setup-faults.ts';
import {
  asteroidsOf,
  boardOf,
  prizesOf,
  probesOf,
  zonesOf,
} from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { PlayerSpec, Prizes } from '../../../engine/battle-beyond-space/partie/types.ts';
import { FLEET, type Race, RACES, type Squadron, SQUADRONS } from '../../../engine/battle-beyond-space/types.ts';
import { neighbours } from '../../../engine/hex/hex.ts';
import type { Finding, Mend } from '../../atelier/findings.ts';
import { type Mends as AnyMends, mendsOf } from '../../atelier/mends.ts';
import { dropAt, put } from '../../atelier/put.ts';
import {
  damageShip,
  exampleFleet,
  faceShip,
  isDestroyer,
  isIn,
  missingShips,
  type Post,
  postIn,
  postsIn,
  setPosts,
} from './fleets.ts';
import type { Work } from './model.ts';
import {
  ASTEROIDS,
  bedAt,
  exampleBoard,
  exampleZones,
  setCentre,
  setRadius,
  trimmed,
  withHoles,
  withList,
} from './paint.ts';
import { shipAt } from './place.ts';
import { has, isSame, type Places } from './places.ts';
import { addShips, apart, freeFor, groundFor, nearest, settled } from './room.ts';
import { dealtAnew, setDeck, setPlayer, setPower, setPowerState, setPrize, setRace, setRound } from './table.ts';

type Mends = AnyMends<Work>;
const { one, both } = mendsOf<Work>();
const seatOf = (path: string): number => Number(path.split('.')[1]);
const withPost = (work: Work, seat: number, post: Post): Work =>
  setPosts(
    work,
    seat,
    postsIn(work, seat).map((other) => (other.name === post.name ? post : other)),
  );

// ── A piece where it may not be
/** A ship to where nothing is in its way, in its zone when it must be there; anything else to a free cell. */
const toFreePlace: Mends = (work, path) => {
  const [ship, laid] = [shipAt(work, path), bedAt(path)];
  const label = 'Poser sur la case libre la plus proche';
  if (ship !== undefined) {
    const { seat, name } = ship;
    const change = (now: Work): Work => {
      const post = postIn(now, seat, name);
      return post === undefined ? now : withPost(now, seat, settled(now, seat, post, groundFor(now, seat)));
    };
    return [{ label, change }];
  }
  if (laid === undefined) return [];
  const { bed, index } = laid;
  const change = (now: Work): Work => {
    const list = bed.list(now);
    const there = nearest(groundFor({ ...now, kind: 'libre' }, 0), list[index] ?? [0, 0]).find(freeFor(now));
    return there === undefined ? now : bed.write(now, list.with(index, there));
  };
  return [
    { label, change },
    { label: 'Retirer du plateau', change: (now) => bed.write(now, dropAt(bed.list(now), index)) },
  ];
};
const outOfList = one('Retirer du plateau', (work, path) => {
  const laid = bedAt(path);
  return laid === undefined ? work : laid.bed.write(work, dropAt(laid.bed.list(work), laid.index));
});
/** The largest part of a squadron that stands together. */
const together = (posts: readonly Post[]): readonly Post[] => {
  const part = (from: Post): readonly Post[] => {
    const found = [from];
    for (const { at } of found)
      found.push(...posts.filter((post) => !found.includes(post) && apart(post.at, at) === 1));
    return found;
  };
  return posts.map(part).reduce((best, next) => (next.length > best.length ? next : best), []);
};
const besides = (posts: readonly Post[]): Places => posts.flatMap(({ at }) => neighbours(hexAt(at)).map(placeOf));
/** Each one that is apart comes beside the others. */
const gather = (work: Work, seat: number, squadron: Squadron): Work => {
  const posts = postsIn(work, seat).filter(({ name }) => isIn(name, squadron));
  const stray = posts.find((post) => !together(posts).includes(post));
  if (stray === undefined) return work;
  const ground = groundFor(work, seat);
  const near = besides(together(posts)).filter((place) => has(ground, place));
  const placed = settled(work, seat, { ...stray, at: nearest(near, stray.at)[0] ?? stray.at }, near);
  return isSame(placed.at, stray.at) ? work : gather(withPost(work, seat, placed), seat, squadron);
};
const squadronOf = (path: string): Squadron | undefined => SQUADRONS.find((squadron) => path.endsWith(`.${squadron}`));
const backToExample = one('Reprendre la flotte d’exemple', (work, path) => exampleFleet(work, seatOf(path)));
const regroup: Mends = (work, path) => {
  const [seat, squadron] = [seatOf(path), squadronOf(path)];
  if (squadron === undefined) return [];
  const gathered = gather(work, seat, squadron);
  const whole = isOneGroup(postsIn(gathered, seat).flatMap(({ name, at }) => (isIn(name, squadron) ? [at] : [])));
  return whole ? [{ label: 'Rassembler l’escadron', change: (now) => gather(now, seat, squadron) }] : [];
};
/** Those that are missing come back; one that is there twice goes. */
const complete = one('Remettre ceux qui manquent', (work, path) => {
  const [seat, squadron] = [seatOf(path), squadronOf(path)];
  return addShips(
    work,
    seat,
    missingShips(work, seat).filter((name) => (squadron === undefined ? isDestroyer(name) : isIn(name, squadron))),
  );
});
const onShip =
  (change: (work: Work, seat: number, post: Post) => Work) =>
  (work: Work, path: string): Work => {
    const ship = shipAt(work, path);
    const post = ship === undefined ? undefined : postIn(work, ship.seat, ship.name);
    return ship === undefined || post === undefined ? work : change(work, ship.seat, post);
  };
const twice = onShip((work, seat, { name }) => {
  const posts = postsIn(work, seat);
  return setPosts(
    work,
    seat,
    posts.filter((post, i) => post.name !== name || posts.findIndex((other) => other.name === name) === i),
  );
});
const asteroidsInBox = (work: Work): Work => {
  const taken = work.players.reduce((sum, player) => sum + prizesOf(player).asteroids, 0);
  const centre = centreOf(boardOf(work));
  const far = nearest(asteroidsOf(work), centre); // those that go are the farthest from it
  return ASTEROIDS.write(work, far.slice(0, Math.max(0, BOX.asteroids - taken)));
};
const central = (work: Work): Work =>
  asteroidsInBox(ASTEROIDS.write(work, [...asteroidsOf(work), centreOf(boardOf(work))]));
const probesBack = one('Remettre les sondes autour du centre', (work) =>
  put<Work, 'probes'>(work, 'probes', undefined),
);
/** As many as the six of a game allow, those that were taken counted. */
const probesInBox = (work: Work): Work => {
  const taken = work.players.reduce((sum, player) => sum + prizesOf(player).probes, 0);
  return withList(work, 'probes', probesOf(work).slice(0, Math.max(0, BOX.probesUsed - taken)));
};

// ── The ground, the moment, the cards, the players
const ownZones: Mends = (work) =>
  zonesOf(exampleZones(work)).length === 0 ? [] : [{ label: 'Reprendre les zones d’exemple', change: exampleZones }];
const free = one('En faire une position libre', (work) => ({ ...work, kind: 'libre' }));
const noHoles = one('Reboucher tous les trous', (work) => withHoles(work, []));
const without = (label: string, ...keys: readonly ('first' | 'active' | 'deploy' | 'ring')[]): Mends =>
  one(label, (work) =>
    keys.reduce<Work>((now, key) => (key === 'first' ? { ...now, first: null } : put(now, key, undefined)), work),
  );
const bare = (label: string, key: keyof PlayerSpec): Mends =>
  one(label, (work, path) => setPlayer(work, seatOf(path), key, undefined));
const raceIn = (path: string): Race | undefined => RACES.find((race) => path.split('.')[1] === race);
const exampleDeck = one('Reprendre les cartes d’exemple', (work, path) => {
  const race = raceIn(path);
  return race === undefined ? work : setDeck(work, race, EXAMPLE_DECK);
});
const dealt = one('Donner les cartes de la manche', dealtAnew);
const power = (label: string, state: 'cache' | 'revele'): Mends =>
  one(label, (work, path) => setPowerState(work, seatOf(path), state));
const noPower = one('Laisser le sort choisir', (work, path) => setPower(work, seatOf(path), 'tire'));
const noElite = bare('Ne pas désigner d’élite', 'elite');
const noShield = bare('Retirer le blindage', 'shield');
const noPrize = one('Remettre à 0', (work, path) =>
  setPrize(work, seatOf(path), (path.split('.')[3] ?? '') as keyof Prizes, undefined),
);

const MENDS: Readonly<Partial<Record<BbsCode, Mends>>> = {
  'case-occupee': toFreePlace,
  'case-absente': toFreePlace,
  'sonde-asteroide': toFreePlace,
  'sonde-vaisseau': toFreePlace,
  'destroyer-depasse': toFreePlace,
  'hors-zone': toFreePlace,
  'escadron-morceaux': both(regroup, backToExample),
  'escadron-nombre': complete,
  'escadron-chasseur': complete,
  'destroyers-nombre': complete,
  'flotte-exemple': one('Placer cette flotte sur des cases libres', (work, path) =>
    addShips(setPosts(work, seatOf(path), []), seatOf(path), FLEET),
  ),
  'vaisseau-double': one('Retirer l’un des deux', twice),
  orientation: one(
    'Le tourner vers l’est',
    onShip((work, seat, { name }) => faceShip(work, seat, name, 0)),
  ),
  'dommage-chasseur': one(
    'Le réparer',
    onShip((work, seat, { name }) => damageShip(work, seat, name, false)),
  ),
  'debut-intact': one(
    'Le réparer',
    onShip((work, seat, { name }) => damageShip(work, seat, name, false)),
  ),
  'asteroides-nombre': one('Retirer ceux qui sont en trop', asteroidsInBox),
  'asteroides-exemple': one('Retirer ceux qui dépassent', trimmed),
  'asteroide-central': one('Poser l’astéroïde central', central),
  'sondes-nombre': one('Retirer celles qui sont en trop', probesInBox),
  'sondes-centre': probesBack,
  'trou-inutile': outOfList,
  'rayon-bornes': (work) => {
    const { radius } = boardOf(work);
    const size = radius > LIMITS.radiusMost ? LIMITS.radiusMost : LIMITS.radiusLeast;
    return [{ label: `Mettre ${size}`, change: (now) => setRadius(now, size) }];
  },
  'plateau-petit': both(noHoles, one('Reprendre le plateau d’exemple', exampleBoard)),
  'plateau-morceaux': noHoles,
  'centre-absent': both(
    one('Reboucher ce trou', (work) =>
      withHoles(
        work,
        (boardOf(work).holes ?? []).filter((hole) => !isSame(hole, centreOf(boardOf(work)))),
      ),
    ),
    one('Le remettre au milieu', (work) => setCentre(work, [0, 0])),
  ),
  'anneau-absent': without('Le remettre au centre du plateau', 'ring'),
  'zones-manquantes': free,
  'zones-nombre': ownZones,
  'zone-petite': ownZones,
  'zone-hors-plateau': outOfList,
  'zone-partagee': outOfList,
  'premier-joueur': without('Le tirer au sort', 'first', 'active'),
  'joueur-actif': without('Revenir au premier joueur', 'active'),
  'actif-sans-premier': without('Revenir au premier joueur', 'active'),
  'manche-bornes': one('Commencer à la manche 1', (work) => setRound(work, 1)),
  'ajustement-debut': without('Sans ajustement', 'deploy'),
  'nom-double': bare('Retirer ce nom', 'name'),
  'race-double': one('La tirer au sort', (work, path) => setRace(work, seatOf(path), null)),
  'paquet-nombre': (work, path) => (raceIn(path) === undefined ? dealt : exampleDeck)(work, path),
  'carte-vitesse': exampleDeck,
  'carte-rotation': exampleDeck,
  'carte-points': exampleDeck,
  'cartes-restantes': dealt,
  'carte-restante': dealt,
  'cartes-apres-tour': dealt,
  'carte-apres-tour': dealt,
  'cartes-jouees': dealt,
  'carte-double': dealt,
  'carte-numero': dealt,
  'main-hors-reste': bare('Vider cette main', 'hand'),
  'main-nombre': bare('Vider cette main', 'hand'),
  'main-une': bare('Vider cette main', 'hand'),
  'pouvoir-race': noPower,
  'pouvoir-race-tiree': noPower,
  'revele-sans-pouvoir': power('Le garder caché', 'cache'),
  'debut-cache': power('Le garder caché', 'cache'),
  'epuise-permanent': power('Le dire révélé', 'revele'),
  'epuise-cache': power('Le garder caché', 'cache'),
  'elite-pouvoir': noElite,
  'elite-absente': noElite,
  'blindage-pouvoir': noShield,
  'blindage-absent': noShield,
  'blindage-jetons': noShield,
  'prises-bornes': noPrize,
  'prises-chasseurs': noPrize,
  'prises-destroyers': noPrize,
  'prises-asteroides': noPrize,
};

export const mends = (work: Work, { code, path }: Finding): readonly Mend<Work>[] =>
  code === undefined ? [] : (MENDS[code as BbsCode]?.(work, path) ?? []);

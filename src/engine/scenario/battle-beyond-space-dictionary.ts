// The preset dictionary of the links of Battle Beyond Space. FROZEN as those of dictionaries.ts are: a published link can only be read with the very bytes that wrote it.
// A test holds its checksum. To change it, raise the codecs' version and add a dictionary beside this one. Spelt here, not derived from the game's data.

const SEATS = [0, 1, 2, 3];
const FIGHTERS = ['a', 'b', 'c'].flatMap((squadron) => [1, 2, 3, 4, 5, 6].map((n) => `${squadron}${n}`));
const RACES = ['terriens', 'vonyan', 'valkyries', 'dreckach'];
const POWERS = RACES.flatMap((race) => [1, 2, 3].map((n) => `${race}-${n}`));
const each = <T>(list: readonly T[], text: (one: T) => string): string => list.map(text).join('');

/** Every option at its other value, in the order in which links write them. */
const OPTIONS = [
  '"crushAlliedFighter":false',
  '"destroyerFireNeedsMove":true',
  '"destroyerPoint":"forward-and-pivot"',
  '"destroyerSuicide":"allowed"',
  '"eliteReading":"two-shots"',
  '"fighterFire":"simultaneous"',
  '"probesBlockFire":true',
  '"resurrectWindow":"own-turn"',
  '"resurrectedDestroyer":"damaged"',
  '"shieldAsteroidPrize":0',
  '"shieldFirstHit":"applied"',
  '"shieldVsCollision":"vulnerable"',
  '"squadronMove":"sequential"',
  '"superShotStopped":"by-obstacles"',
  '"teleportShape":"straight-line"',
  '"tieBreak":"ships-left"',
  '"valkyrieBonus":1',
].join(',');

// ── Actions of a moment
const SHIPS = SEATS.flatMap((seat) => [...FIGHTERS, 'D1', 'D2'].map((name) => `${seat}${name}`));
const ACTIONS = [
  each(POWERS, (power) => `["draw-power","${power}"],`),
  each(RACES, (race) => `["draw-race","${race}"],`),
  each(SEATS, (seat) => `["draw-first",${seat}],`),
  each(SHIPS, (ship) => `["handle","${ship}"],["swap","${ship}"],`),
  '["place",1',
  '["place",2',
  '["place",3',
  '["release"],["ready"],["ready"],["ready"],["ready"],',
  '["pace","0a1",true],["pace","0a2",false],["engage","a"],["engage","b"],["engage","c"],["teleport",-2,5],["teleport",3,-1],["elite-to",1["elite-to",2["heading",0],["heading",1],["heading",2],["heading",3],["heading",4],["heading",5],',
  '["elite","0a1"],["explode","0a1"],["asteroid",2["shield","0D1"],["absorb"],["suffer"],["resurrect",0,"a"],["leave-dead"],["restore","0a1",["forgo","0a1"],',
  each(SHIPS, (ship) => `["arrive","${ship}"],["keep","${ship}"],`),
  each(SHIPS, (ship) => `["fire","${ship}"],`),
  each(SHIPS, (ship) => `["shoot","${ship}"],`),
  '["laser"],["super"],["go-draw"],["end-turn"],',
  each(SEATS, (seat) => `["reveal",${seat}],`),
  each([4, 5, 3, 0, 2, 1], (side) =>
    each(SEATS, (seat) => each(FIGHTERS, (name) => `["turn","${seat}${name}",${side}],`)),
  ),
  '["hold"],["no-destroyer"],["halt"],["hold-fire"],',
  each(SEATS, (seat) =>
    each(
      ['a', 'b', 'c'],
      (squadron) =>
        `["squadron","${squadron}"],["volley"],["hold"],["destroyer","${seat}D1"],"A","A","ARG","ARD","halt"],["hold-fire"],${seat},["turn-card",${seat}],`,
    ),
  ),
  '"A","A","A","A","ARG","A","ARG","ARD","A","ARD","AVG","A","AVG","AVD","A","AVD",["halt"],["hold-fire"],',
  each([0, 1, 2, 3, 4, 5, 6, 7, 8], (card) => `${card},["turn-card",${card}],["squadron","`),
].join('');

/** What scenarios share, the rare first, then their beginnings and their ends. */
const SCENARIOS = [
  '{"board":{"centre":[0,0],"radius":13},"board":{"radius":12},"board":{"radius":10},"board":{"radius":9},"board":{"radius":8},"board":{"radius":7},"board":{"radius":6},"holes":"","zones":"""decks":{"dreckach":"","terriens":"","valkyries":"","vonyan":"","233344323432443143124125125604"',
  '"shield":{"destroyer":"D1","tokens":3},"shield":{"destroyer":"D2","tokens":2},"shield":{"destroyer":"D1","tokens":1},"elite":"a1","elite":"b1","spent":true,',
  '"ring":[0,0],"ring":[-1,0],"probes":"DEFGBC"',
  '"deploy":true,"imposed":true,',
  each(['a', 'b', 'c'], (squadron) => `"elite":"${squadron}`),
  '"prizes":{"asteroids":1,"destroyers":1,"fighters":5,"probes":1},"race":"',
  each(
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    (n) => `"prizes":{"fighters":${n},"probes":${n}},"prizes":{"destroyers":${n},"fighters":${n},`,
  ),
  '"goal":{"least":4,"of":"prises"},"name":"Quatre points ce tour","position":{"first":0,"kind":"libre","players":[{"fleet":"A"goal":{"least":10,"of":"total"},"seat":0,"turns":1}"seat":1,"turns":2}"seat":2,"turns":1}"seat":3,"turns":3}',
  'La leçon de La dernière carte, la bataille au-dessus de l’anneau, contre, avec, une partie d’exemple, un champ d’astéroïdes, trois joueurs, quatre flottes, les destroyers, un escadron, chasseurs, position, manche, duel, revanche, finale, Partie du dimanche, Partie du samedi soir","note":"Que feriez-vous ?',
  'Quatre races, quatre flottes déjà placées. Le hasard donne à chacun son pouvoir, ses cartes, et désigne qui commence. Plus que trois manches. Chacun n’a qu’un escadron et un destroyer, parmi les astéroïdes, et les trois mêmes cartes. Manche 9. Une carte chacun, que les autres peuvent déduire, deux sondes encore libres, et presque l’égalité : l’anneau va décider.',
  '"name":"Escarmouche à trois","note":""name":"La dernière carte","note":""name":"Premier contact","note":""name":"Une partie à trois","name":"Une partie à quatre","name":"Position",',
  '{"asteroids":"","decks":{"dreckach":"100100100100100100100100100","terriens":"100100100100100100100100100","valkyries":"100100100100100100100100100","vonyan":"100100100100100100100100100"},"first":0,"imposed":true,"kind":"libre","name":"Position","players":[{"fleet":"AS:","hand":"0","power":"none","race":"terriens"},{"fleet":"',
  each(RACES, (race) => `","hand":"0","power":"none","race":"${race}"},{"fleet":"`),
  '"-:","hand":"0","left":"012345678","hand":"012"],"probes":""}',
  '{"asteroids":"~","author":"","board":{"map":"h3","map":"h4","radius":11},"probes":"~',
  '"left":"360","left":"2","left":"4","left":"0","hand":"',
  each(POWERS, (power) => `","power":"${power}","prizes":{"`),
  each(
    POWERS,
    (power) => `","power":"${power}","race":"${power.slice(0, -2)}","revealed":true,"spent":true},{"fleet":"`,
  ),
  each(RACES, (race) => `"},{"fleet":"ABCDEFS:","left":"","power":"none","race":"${race}","revealed":true},{"fleet":"`),
  each(RACES, (race) => `"race":"${race}"},{"fleet":"`),
  ',"probes":"","ring":[,"round":2}"round":3}"round":4}"round":5}"round":6}"round":8}"round":7}"round":9}',
  '{"first":1,"kind":"libre","name":"","active":1,{"active":2,{"active":3,"first":2,"kind":"reglementaire","first":3,{"a":[0,1,2,["first":0,"kind":"libre","name":"","k":"","s":{"first":0,"kind":"reglementaire","name":"',
  '{"first":null,"kind":"reglementaire","name":"","players":[{"race":null},{"race":null},{"race":null},{"race":null}]}',
  '"players":[{"fleet":"',
  '"players":[{"name":"","race":"terriens"},{"name":"","race":"vonyan"},{"name":"","race":"valkyries"},{"name":"","race":"dreckach"}]}',
  '"players":[{"race":"terriens"},{"race":"vonyan"},{"race":"valkyries"},{"race":"dreckach"}]}',
  '"players":[{"race":"terriens"},{"race":"valkyries"},{"race":"dreckach"}]}',
].join('');

const battleBeyondSpace1 = (): string => [`"options":{${OPTIONS}},`, ACTIONS, SCENARIOS].join('');

/** By version, from 1. */
export const BATTLE_BEYOND_SPACE_DICTIONARIES: readonly string[] = [battleBeyondSpace1()];

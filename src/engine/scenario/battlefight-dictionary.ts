// The preset dictionary of BattleFight's links. FROZEN as those of dictionaries.ts are: a published link can only be read with the very bytes that wrote it.
// A test holds its checksum. To change it, raise the codecs' version and add a dictionary beside this one. Spelt here, not derived from the game's data.

const TYPES = ['att', 'con', 'def', 'dep', 'rhe'];
const RANKS = [1, 2, 3, 4, 5];
const CELLS = [
  'A1',
  'A2',
  'A3',
  'A4',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  'E6',
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  'G1',
  'G2',
  'G3',
  'G4',
];
const NUMBERED = [
  'charme',
  'pousser',
  'protection',
  'force',
  'vitesse',
  'defausser',
  'si-possible-defausser',
  'se-blesser',
  'distance',
  'bloquer',
  'piocher',
  'se-deplacer',
  'stable',
  'blesser',
];
const BASICS = [
  ['rhetorique', 1],
  ['concentration', 1],
  ['deplacement', 1],
  ['defense', 1],
  ['attaque', 2],
] as const;
const STEPS: Readonly<Record<string, string>> = {
  att: '32341',
  def: '13332',
  dep: '13233',
  con: '24334',
  rhe: '22223',
}; // how many steps each example card has

/** A row of ranks that holds each way to take four of the five, with repetition and in order: what a sorted deck has of one type is one stretch of it. */
const FOURS =
  '1222251444112234511145522235111555522335112555112444411123333555233413334555122551344114451235522245113551234445124551224455111133513344511345';
const ids = (type: string, ranks: Iterable<number | string>): string =>
  Array.from(ranks, (rank) => `"ex-${type}-${rank}",`).join('');
const pairs = (type: string): string =>
  RANKS.flatMap((a) => RANKS.filter((b) => b >= a).map((b) => `["open",[${ids(type, [a, b]).slice(0, -1)}]],`)).join(
    '',
  );

const battlefight1 = (): string =>
  [
    // rare: options, cards of one's own
    '"options":{"abandon":false,"boosterRemise":true,"litige":"signaler","mainDeDepart":5,"manches":3,"placement":"libre-equivalent","pousserBord":"expulser-ou-rien","repetitionTrait":true,"tousCible":"nimporte-qui","tousEchec":"apres-tous"},"method":"construit",',
    ...['attaque', 'defense', 'deplacement', 'concentration', 'rhetorique'].flatMap((type) => [
      `{"keyword":"s-empecher-carte","modifier":"tous","t":"${type}"},{"keyword":"s-empecher","modifier":"adversaire","t":"${type}"},`,
      `],"title":"","type":"${type}"},{"id":"`,
    ]),
    '{"keyword":"s-empecher-carte","modifier":null,"t":null},{"keyword":"corps-a-corps","modifier":null},{"keyword":"destabiliser","modifier":null},{"keyword":"rejouer","modifier":"adversaire"},{"keyword":"rejouer","modifier":null}',
    ...NUMBERED.flatMap((keyword) => [
      `{"keyword":"${keyword}","modifier":"tous","n":1},{"keyword":"${keyword}","modifier":"adversaire","n":-1},{"keyword":"${keyword}","modifier":null,"n":2},`,
    ]),
    ',"cards":[{"id":"ma-carte","steps":[{"keyword":"corps-a-corps","modifier":null},{"keyword":"blesser","modifier":null,"n":3}],"title":"Coup de ","type":"attaque"}],"first":0,"kind":"study",',
    // boosters
    ...TYPES.map(pairs),
    '{"a":[["open",["","k":""s":{"collection":{',
    ...TYPES.flatMap((type) => RANKS.map((rank) => `"ex-${type}-${rank}":4,`)),
    '},"method":"construit","name":"","note":"","players":["","",""]},"method":"aleatoire","name":"Former un deck scellé","players":["Camille","Sacha"]}{"method":"scelle","name":"',
    // actions of a moment
    '["deal",0,"ex-],["offer-draw",0],["answer-draw",1,true],["answer-draw",0,false],["claim",1],["resign",0],["dispute",0],["first",1],["aim",2],["destabilise",null],["push","dehors"],["push","rien"],',
    ...TYPES.flatMap((type) =>
      RANKS.map((rank) => `["discard","ex-${type}-${rank}"],["destabilise","0:ex-${type}-${rank}"],`),
    ),
    ...CELLS.flatMap((cell) => [`["push","${cell}"],1,["move","${cell}"],`]),
    ...TYPES.flatMap((type) =>
      RANKS.map((rank) => `["draw","ex-${type}-${rank}"],"ex-${type}-${rank}",${STEPS[type]?.[rank - 1] ?? 1},`),
    ),
    ...[0, 1, 2, 3, 4, 5].map((seat) => `["target",${seat}],2,`),
    ...BASICS.map(([type, steps]) => `"base-${type}",${steps},`),
    // a deck of example cards: four of each type, whatever they are
    ...TYPES.map((type) => ids(type, FOURS)),
    // a position to study
    ...TYPES.flatMap((type) => RANKS.map((rank) => `{"card":"ex-${type}-${rank}","next":2,"owner":0,"target":1},`)),
    '"next":1,"owner":1,"target":0},"next":3,"owner":1},"bearers":[0,1],',
    '"damage":1,"deck":"cogneur","discard":["ex-","hand":["ex-","life":12,"name":"","out":true},"pile":["ex-"],"shuffled":["ex-',
    'La leçon de Le dernier tour, au bord du plateau, en main, dans la pioche, un seul coup, avec J1, contre J2, partie d’exemple, à trois, à quatre, duel, revanche, finale, Partie du dimanche, Partie du samedi soir, tournoi, techniques, cartes',
    'J2 est encore à 2 pas de la sortie, et J1 à 2 cases de J2. Trois cartes en main, une seule technique par tour : laquelle en permet une deuxième ?","players":[{"cell":"D4","hand":["ex-att-3","ex-dep-2","ex-dep-4"]},{"cell":"D6"}]}',
    'Trois techniques attendent sur la table. L’une défend à J1 d’attaquer, une autre n’attend qu’un mot pour le frapper. Par laquelle commencer ?","players":[{"cell":"D4","hand":["ex-rhe-1"],"life":6,"pile":["ex-att-1"]},{"cell":"D5","hand":["ex-def-1"],"life":3}]}',
    'Une partie entière depuis la mise en place, avec les decks d’exemple. Les mains sont vides : au premier tour, il n’y a que les techniques de base.","players":[',
    // heads
    '{"a":["base-attaque",2,["target",1],"k":""s":{"author":"","cards":[{"id":"',
    ...CELLS.map((cell) => `},{"cell":"${cell}","`),
    '"]},{"cell":"D4","damage":2,"deck":["ex-att-1"],"]},{"cell":"D5","damage":1,"discard":["ex-att-1"]},{"cell":"A1","hand":["ex-att-1"],"life":',
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 19].map((life) => `"],"life":${life},"name":"`),
    '","shuffled":["ex-att-1"]},{"cell":"","pile":["ex-att-1","ex-rhe-5"],"name":"J"},{"deck":["ex-att-',
    '{"active":[{"card":"ex-def-2","next":3,"owner":1}],"first":0,"kind":"study","name":"Position d’étude","note":"","players":[{"cell":"D4","hand":["ex-',
    '{"first":null,"kind":"game","name":"Mêlée à quatre","players":[{"deck":"cogneur"},{"deck":"beau-parleur"},{"deck":"cogneur"},{"deck":"beau-parleur"}]}{"first":0,"kind":"game","name":"Partie","players":[{"deck":"beau-parleur"},{"deck":"cogneur"}]}',
  ].join('');

/** By version, from 1. */
export const BATTLEFIGHT_DICTIONARIES: readonly string[] = [battlefight1()];

// Preset dictionaries of the links, one per game and version. FROZEN: a published link can only be read with the very bytes that wrote it.
// A test holds the checksum of each. To change one, raise the codec's version and add a dictionary beside the old one.
// They are spelt here, not derived from the games' data: a new character in the roster must not move a byte.

const product = (parts: readonly (readonly (string | number)[])[]): readonly string[] =>
  parts.reduce<readonly string[]>((heads, part) => heads.flatMap((head) => part.map((tail) => `${head}${tail}`)), ['']);

const heroes = ['serval', 'colossus', 'tornade', 'diablo', 'iron-man', 'capitaine-america', 'hulk', 'thor'];
const villains = ['ultron', 'fatalis', 'magneto', 'punisher'];
const everyone = [...heroes, ...villains];
const spots = ['center', 'energy', 'life', 'reroll', 'attack'];

const battleworld1 = (): string =>
  [
    // rare: options, a whole sheet, actions of a moment
    '"options":{"baseVictoryToken":"always","cosmicRecruit":true,"doubleDefence":"whole-base","enemyEntersModule":true,"healerLosesFlight":"healed","raiseOrder":"free","recoverAmount":2,"rerollScope":"own-side","safeRangedVictory":false,"targetModules":"double-defence","teamBonus":"all"},',
    '"sheet":{"attack":"ranged","cosmic":true,"faction":"Spider-Man","flying":true,"force":10,"hittableByGroundMelee":true,"id":"","maxLife":4,"meleeHitsFlyers":true,"metal":true,"name":"","power":"fatalis-recovery","powerIcons":4,"powerText":"","rerollIcons":0,"sharesCardWith":"","startVictory":1,"strike":1,"victorySlots":2},"side":"villains"',
    ...['4 Fantastiques', 'Batman', 'Fatalis', 'Magnéto', 'Punisher', 'X-Men', 'Vengeurs'].map(
      (faction) => `"cosmic":false,"faction":"${faction}","flying":false,"force":8,"id":"`,
    ),
    '","maxLife":5,"metal":false,"name":"","powerIcons":3,"rerollIcons":1,"startVictory":0,"strike":2,"victorySlots":3},"side":"heroes"',
    '"sheet":{"attack":"melee","cosmic":false,"faction":"',
    ...everyone.flatMap((unit) => [
      `"],["go","${unit}","c4","attack"]`,
      `,["spend","${unit}"],`,
      `["reroll","${unit}","${unit}"],`,
    ]),
    '],["heal","],["recover","energy"],["repair","],["wound","],["defend",null],["initiative","villains"],["pass","heroes"],["renounce","attack"],["conclude","defence"],["hold","defence"],["wait","attack"],',
    '],["renounce","defence"],["conclude","attack"],["attack",["',
    // a combat alone
    '{"attackers":[{"distance":2,"flightLost":true,"sheet":"hulk"}],"rolls":[2,8,7,4,6],"target":{"defenders":[{"doubled":true,"sheet":"punisher"}],"kind":"module","module":"v-double-defence","moduleKind":"double-defence","resistance":5}}',
    '"}],"target":{"kind":"unit","unit":{"sheet":"fatalis"}}}',
    // a whole game: words of names and notes, then its head, its bases, its units
    "La leçon de Le siège des Les Héros contre les Vilains, à l'assaut de la base, au tour, une partie d'exemple, personnages, dernier, soir, revanche, finale, Partie du dimanche, Partie du samedi, tour Vengeurs contre Fatalis, X-Men",
    ...everyone.flatMap((unit) => [`,"spot":"heal:${unit}`]),
    ...product([
      ['"spot":"module-'],
      [
        'care:h-care',
        'care:v-care',
        'energy:h-energy',
        'energy:v-energy',
        'target:h-energy',
        'target:h-care',
        'target:v-energy',
        'target:v-care',
        'repair:h-',
        'repair:v-',
        'target:h-double-defence',
        'target:v-double-defence',
      ],
    ]),
    '{"a":[["initiative","heroes"],["go","","k":""s":{"author":"","clock":null,"grid":{"columns":5,"rows":7},"initiative":"heroes","modules":[{"cell":"',
    ...product([
      ['"},{"cell":"b1","id":"h-energy","kind":"energy","resistance":'],
      [0, 1, 2, 3, 4],
      [',"side":"heroes"},{"cell":"c1","id":"h-double-defence","kind":"double-defence","'],
    ]),
    ...product([['resistance":'], [0, 1, 2, 3, 4], [',"side":"heroes"},{"cell":"d1","id":"h-care","kind":"care","']]),
    ...product([
      ['resistance":'],
      [0, 1, 2, 3, 4],
      [',"side":"heroes"},{"cell":"b7","id":"v-energy","kind":"energy","'],
    ]),
    ...product([
      ['resistance":'],
      [0, 1, 2, 3, 4],
      [',"side":"villains"},{"cell":"c7","id":"v-double-defence","kind":"double-defence","'],
    ]),
    ...product([['resistance":'], [0, 1, 2, 3, 4], [',"side":"villains"},{"cell":"d7","id":"v-care","kind":"care","']]),
    ...product([['resistance":'], [0, 1, 2, 3, 4], [',"side":"villains"}],"name":"']]),
    '"note":"',
    ...product([
      ['","phase":1,"round":', '","phase":2,"rolls":[', '","phase":2,"round":'],
      [2, 3],
      [',"toMove":"heroes","units":[{"activated":true,"cell":"', ',"toMove":"villains","units":[{"cell":"'],
    ]),
    ...everyone.flatMap((unit) => [
      `,"sheet":"${unit}","side":"${heroes.includes(unit) ? 'villains' : 'heroes'}","spot":"attack"},{"cell":"`,
    ]),
    ...everyone.flatMap((unit) =>
      product([
        [`","sheet":"${unit}","side":"${heroes.includes(unit) ? 'heroes' : 'villains'}`],
        [...spots.map((spot) => `","spot":"${spot}`), ''],
        ['"},{"cell":"'],
      ]),
    ),
    ...product([
      ['","life":'],
      [0, 6, 1, 5, 2, 3, 4],
      [',"power":'],
      [4, 0, 1, 2, 3],
      [',"reroll":'],
      [1, 0],
      [',"sheet":"'],
    ]),
    ...product([['","power":'], [4, 0, 1, 2, 3], [',"reroll":'], [1, 0], [',"sheet":"']]),
    ...product([['","life":'], [0, 6, 1, 5, 2, 3, 4], [',"power":'], [4, 0, 1, 2, 3], [',"sheet":"']]),
    ...product([['","life":'], [0, 6, 1, 5, 2, 3, 4], [',"sheet":"']]),
    ...product([spots, ['"},{"activated":true,"cell":"']]),
    ...product([['","victory":'], [3, 2, 1], ['},{"activated":true,"cell":"', '},{"cell":"']]),
    // the example board P1, whole
    '{"clock":12,"grid":{"columns":5,"rows":7},"initiative":null,"modules":[{"cell":"b1","id":"h-energy","kind":"energy","side":"heroes"},{"cell":"c1","id":"h-double-defence","kind":"double-defence","side":"heroes"},{"cell":"d1","id":"h-care","kind":"care","side":"heroes"},',
    '{"cell":"b7","id":"v-energy","kind":"energy","side":"villains"},{"cell":"c7","id":"v-double-defence","kind":"double-defence","side":"villains"},{"cell":"d7","id":"v-care","kind":"care","side":"villains"}],',
    '"name":"Vengeurs contre Fatalis","phase":1,"round":1,"units":[{"cell":"a2","sheet":"iron-man","side":"heroes"},{"cell":"b2","sheet":"capitaine-america","side":"heroes"},{"cell":"d2","sheet":"hulk","side":"heroes"},{"cell":"e2","sheet":"thor","side":"heroes"},',
    '{"cell":"a6","sheet":"ultron","side":"villains"},{"cell":"b6","sheet":"fatalis","side":"villains"},{"cell":"d6","sheet":"magneto","side":"villains"},{"cell":"e6","sheet":"punisher","side":"villains"}]}',
  ].join('');

/** By version, from 1. */
export const BATTLEWORLD_DICTIONARIES: readonly string[] = [battleworld1()];

// Diagrams of what the box holds and of what a card says: dice, tokens, cards, the two sides and what ends a game.
import { EXAMPLE_CLOCK, MODULE_RESISTANCE, TEAMS } from '../../engine/battleworld/data.ts';
import { P1, P1_MODULES } from '../../engine/battleworld/scenarios.ts';
import { FORCES, type Side } from '../../engine/battleworld/types.ts';
import { listOf, plural } from '../../engine/kernel/french.ts';
import type { BwSchema, Picture, StripItem } from './schemas-kit.ts';
import { begin, fight, found, person, phase2, playFrom, start } from './schemas-play.ts';
import { viewOf } from './view.ts';
import { SIDE_NAMES } from './words.ts';

const pawn = (sheet: string): Picture => ({ is: 'pawn', unit: person(sheet).unit });
const names = (sheets: readonly string[]): string => listOf(sheets.map((sheet) => person(sheet).unit.sheet.name));

export const camps = (): BwSchema => ({
  kind: 'strip',
  size: 'wide',
  caption:
    'Les deux équipes de notre exemple. Un pion rond est un Héros, un pion en losange un Vilain ; l’anneau compte les points de vie.',
  items: (
    [
      ['heroes', TEAMS.vengeurs],
      ['villains', TEAMS.vilains],
    ] as const
  ).map(([side, sheets]) => ({
    title: `Les ${SIDE_NAMES[side]}`,
    text: `${names(sheets)}.`,
    pictures: sheets.map(pawn),
  })),
});

/** The last villain falls, then the last module: two games that the engine ends. */
export const victoires = (): BwSchema => {
  const dead = { life: 0, cell: 'c4' };
  const last = playFrom(
    phase2({
      hulk: { cell: 'c4', spot: 'attack', activated: true },
      fatalis: { cell: 'c5', life: 1, power: 0, reroll: 0 },
      ultron: dead,
      magneto: dead,
      punisher: dead,
    }),
    [
      { type: 'attack', attackers: ['hulk'], target: 'fatalis' },
      { type: 'roll', value: 9 },
      { type: 'roll', value: 2 },
      { type: 'conclude', camp: 'attack' },
    ],
  );
  const razed = playFrom(
    phase2(
      { hulk: { cell: 'c6', spot: 'attack', activated: true } },
      {
        modules: P1_MODULES.map((module) =>
          module.side === 'heroes' ? module : { ...module, resistance: module.kind === 'double-defence' ? 2 : 0 },
        ),
      },
    ),
    [
      { type: 'attack', attackers: ['hulk'], target: 'v-double-defence' },
      { type: 'roll', value: 6 },
      { type: 'conclude', camp: 'attack' },
    ],
  );
  if (found(last.told, 'game-over').reason !== 'extermination' || found(razed.told, 'game-over').reason !== 'base')
    throw new Error('schéma : une autre fin');
  const ruins = viewOf(razed.state).modules.filter(({ side }) => side === 'villains');
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Deux façons de gagner pour les Héros ; les Vilains en ont autant. Une seule suffit.',
    items: [
      {
        title: 'L’équipe adverse est éliminée',
        text: 'Le dernier Vilain tombe : la partie s’arrête là.',
        pictures: viewOf(last.state)
          .units.filter(({ side }) => side === 'villains')
          .map((unit) => ({ is: 'pawn', unit })),
      },
      {
        title: 'La base adverse est détruite',
        text: 'Son dernier module tombe, quel que soit le nombre de Vilains debout.',
        pictures: ruins.map((module) => ({ is: 'module', module })),
      },
    ],
  };
};

/** The clock of the example, and what the engine says when it rings. */
export const horloge = (): BwSchema => {
  const at = (round: number, phase: 1 | 2) =>
    begin({ ...P1, clock: EXAMPLE_CLOCK, round, phase, initiative: 'heroes' });
  const rung = found(playFrom(at(EXAMPLE_CLOCK, 2), [{ type: 'pass', side: 'heroes' }]).told, 'game-over');
  if (rung.reason !== 'galactus' || rung.winner !== null) throw new Error('schéma : Galactus a été devancé');
  const rounds = (round: number): readonly Picture[] => [
    { is: 'rounds', round: at(round, 1).round, of: EXAMPLE_CLOCK },
  ];
  return {
    kind: 'strip',
    ordered: true,
    caption: `L’horloge de notre exemple, réglée sur ${EXAMPLE_CLOCK} tours. Le livret n’en donne aucune : le scénario choisit.`,
    items: [
      { title: 'Tour 1', text: 'La planète est entière.', pictures: rounds(1) },
      { title: `Tour ${EXAMPLE_CLOCK - 4}`, text: 'Il est temps de conclure.', pictures: rounds(EXAMPLE_CLOCK - 4) },
      {
        title: `Fin du tour ${rung.round}`,
        text: 'Galactus dévore la planète : personne ne gagne.',
        pictures: rounds(rung.round),
      },
    ],
  };
};

export const cartes = (): BwSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Nos dessins : les cartes du livret sont perdues. Les nombres de Hulk sont un exemple.',
  items: [
    {
      title: 'Une carte Personnage',
      text: 'Un personnage par face ; son dé se pose sur elle.',
      pictures: [{ is: 'card', ...person('hulk') }],
    },
    {
      title: 'Une base et ses modules',
      text: `Trois sortes, chacune à ${plural(MODULE_RESISTANCE, 'point')} de résistance.`,
      pictures: viewOf(start())
        .modules.filter(({ side }) => side === 'heroes')
        .map((module) => ({ is: 'module', module })),
    },
  ],
});

export const jetons = (): BwSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Les jetons, tels que nous les dessinons. Un jeton dépensé laisse sa place vide.',
  items: [
    { title: 'Blessure', text: 'retire 1 point de vie', pictures: [{ is: 'coins', mark: 'drop', value: 1, of: 1 }] },
    { title: 'Puissance', text: 'achète un jet', pictures: [{ is: 'coins', mark: 'bolt', value: 1, of: 1 }] },
    { title: 'Bonus', text: 'jeton de Victoire', pictures: [{ is: 'coins', mark: 'star', value: 1, of: 1 }] },
    { title: 'Relance', text: 'rejette un dé', pictures: [{ is: 'coins', mark: 'turn', value: 1, of: 1 }] },
  ],
});

export const mots = (): BwSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Quatre choses, quatre noms. La puissance, avec un petit p, est le total d’un camp pendant un combat.',
  items: [
    { title: 'jeton Puissance', pictures: [{ is: 'coins', mark: 'bolt', value: 1, of: 1 }] },
    { title: 'jeton de Victoire', pictures: [{ is: 'coins', mark: 'star', value: 1, of: 1 }] },
    { title: 'blessure', pictures: [{ is: 'coins', mark: 'drop', value: 1, of: 1 }] },
    {
      title: 'puissance',
      pictures: [
        {
          is: 'number',
          value:
            fight({ attackers: [{ sheet: 'hulk' }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } }, [
              { type: 'declare' },
              { type: 'roll', value: 11 },
            ]).state.rolls[0]?.value ?? 0,
        },
      ],
    },
  ],
});
export const des = (): BwSchema => {
  const dice = (side: Side, faces: readonly number[]): readonly Picture[] =>
    faces.map((each) => ({ is: 'die', faces: each, side }));
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Les dés de la boîte. La forme dit le nombre de faces.',
    items: [
      { title: 'Les bleus', text: 'Un de chaque Force.', pictures: dice('heroes', FORCES) },
      {
        title: 'Les rouges',
        text: 'Les mêmes, sauf le D12.',
        pictures: dice(
          'villains',
          FORCES.filter((faces) => faces < 12),
        ),
      },
      { title: 'Le noir', text: 'Aucune règle ne s’en sert.', pictures: [{ is: 'die', faces: 20, side: 'black' }] },
    ],
  };
};

export const forces = (): BwSchema => {
  const bearers = [...TEAMS.vengeurs, ...TEAMS.vilains].map((sheet) => person(sheet).unit);
  return {
    kind: 'strip',
    size: 'small',
    caption: 'À chacun son dé : sa Force en donne le nombre de faces. Hors de l’exemple, lisez vos cartes.',
    items: FORCES.flatMap((force): readonly StripItem[] => {
      const unit = bearers.find(({ sheet }) => sheet.force === force);
      return unit === undefined
        ? []
        : [
            {
              title: `Force ${force}`,
              text: `D${force}, comme ${unit.sheet.name}`,
              pictures: [
                { is: 'die', faces: force, side: unit.side },
                { is: 'pawn', unit, bare: true },
              ],
            },
          ];
    }),
  };
};

export const attaques = (): BwSchema => ({
  kind: 'strip',
  size: 'small',
  caption:
    'Deux questions avant toute attaque : de près ou de loin ? à pied ou en volant ? Les ailes se voient sur le pion.',
  items: ['hulk', 'thor', 'ultron', 'iron-man'].map((sheet) => {
    const { unit } = person(sheet);
    return {
      title: unit.sheet.name,
      text: `${unit.sheet.attack === 'melee' ? 'corps à corps' : 'à distance'}, ${unit.sheet.flying ? 'vole' : 'à pied'}`,
      pictures: [{ is: 'pawn', unit, bare: true }],
    };
  }),
});

/** A roll and what it is worth with Victory tokens, as the engine counts it. */
export const bonus = (): BwSchema => {
  const items = [0, 1, 2].map((victory): StripItem => {
    const { state } = fight(
      { attackers: [{ sheet: 'hulk', victory }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } },
      [{ type: 'declare' }, { type: 'roll', value: 4 }],
    );
    const [roll] = state.rolls;
    if (roll === undefined) throw new Error('schéma : aucun jet');
    const worth = roll.value * roll.multiplier + roll.bonus;
    return {
      title: victory === 0 ? 'Sans jeton' : plural(victory, 'jeton de Victoire', 'jetons de Victoire'),
      text: `un ${roll.value} compte pour ${worth}`,
      pictures: [
        { is: 'coins', mark: 'star', value: victory, of: 3 },
        { is: 'die', faces: roll.faces, side: 'heroes', value: roll.value },
        { is: 'sign', sign: '=' },
        { is: 'number', value: worth },
      ],
    };
  });
  return { kind: 'strip', caption: 'Le même jet de Hulk, de plus en plus fort à mesure qu’il gagne.', items };
};

export const garnir = (): BwSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Deux cartes prêtes à jouer : icônes garnies, dé au centre. Serval a déjà son jeton de Victoire.',
  items: ['hulk', 'serval'].map((sheet) => {
    const one = person(sheet);
    const { power, reroll, victory } = one.unit;
    return {
      title: one.unit.sheet.name,
      text: `${plural(power, 'jeton Puissance', 'jetons Puissance')}, ${plural(reroll, 'jeton Relance', 'jetons Relance')}, ${victory === 0 ? 'pas encore de jeton de Victoire' : plural(victory, 'jeton de Victoire', 'jetons de Victoire')}.`,
      pictures: [{ is: 'card', ...one }],
    };
  }),
});

/** A character's card by itself, as it starts: « battleworld.carte-hulk ». */
export const carteDe = (sheet: string): BwSchema => {
  const one = person(sheet);
  const { name, force, flying, attack } = one.unit.sheet;
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Carte d’exemple : ce que le tableau ne dit pas est inventé.',
    items: [
      {
        title: name,
        text: `Force ${force}, ${attack === 'melee' ? 'au corps à corps' : 'à distance'}${flying ? ', avec des ailes' : ''}.`,
        pictures: [{ is: 'card', ...one }],
      },
    ],
  };
};

export const unitsOf = (sheets: readonly string[]): readonly Picture[] =>
  sheets.map((sheet) => ({ is: 'pawn', unit: person(sheet).unit, bare: true }));

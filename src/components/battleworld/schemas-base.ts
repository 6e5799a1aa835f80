// Diagrams of a base, of its modules, and of those who hold or storm them; and of the cards, each part named.
import { MODULE_RESISTANCE, TEAMS } from '../../engine/battleworld/data.ts';
import { partie } from '../../engine/battleworld/partie/index.ts';
import type { Cell, PartieAction } from '../../engine/battleworld/partie/types.ts';
import { P1_MODULES } from '../../engine/battleworld/scenarios.ts';
import { plural } from '../../engine/kernel/french.ts';
import type { BwSchema, Picture, StripItem } from './schemas-kit.ts';
import { lit } from './schemas-kit.ts';
import { fight, found, person, phase2, playFrom, start } from './schemas-play.ts';
import { unitsOf } from './schemas-things.ts';
import { viewOf } from './view.ts';
import { KIND_NAMES } from './words.ts';

export const modules = (): BwSchema => ({
  kind: 'strip',
  caption: 'Les trois sortes de module, intacts. La résistance se lit au pied de chacun ; les icônes sont les nôtres.',
  items: viewOf(start())
    .modules.filter(({ side }) => side === 'heroes')
    .map((module) => ({
      title: module.kind === 'care' ? 'Module de soins' : `Module ${KIND_NAMES[module.kind]}`,
      text: { energy: 'rend de la Puissance', 'double-defence': 'double le D10 de la défense', care: 'rend de la vie' }[
        module.kind
      ],
      pictures: [{ is: 'module', module }],
    })),
});

/** Two die faces, and what the engine counts: who defends a base throws a D10. */
export const defendre = (): BwSchema => {
  const items = [false, true].map((doubled): StripItem => {
    const { state } = fight(
      {
        attackers: [{ sheet: 'hulk' }],
        target: {
          kind: 'module',
          module: 'c7',
          moduleKind: doubled ? 'double-defence' : 'energy',
          defenders: [{ sheet: 'punisher', doubled }],
        },
      },
      [{ type: 'declare' }, { type: 'defend', by: 'punisher' }, { type: 'roll', value: 9 }, { type: 'roll', value: 6 }],
    );
    const roll = state.rolls.findLast(({ camp }) => camp === 'defence');
    if (roll === undefined) throw new Error('schéma : personne ne défend');
    const worth = roll.value * roll.multiplier + roll.bonus;
    return {
      title: doubled ? 'Depuis la double défense' : 'Depuis un autre module',
      text: `Son D${roll.faces} fait ${roll.value} : il compte pour ${worth}.`,
      pictures: [
        {
          is: 'module',
          module: { side: 'villains', kind: doubled ? 'double-defence' : 'energy', resistance: state.resistance },
        },
        {
          is: 'die',
          faces: roll.faces,
          side: 'villains',
          value: roll.value,
          ...(roll.multiplier === 2 ? { note: '×2' } : {}),
        },
        { is: 'sign', sign: '=' },
        { is: 'number', value: worth },
      ],
    };
  });
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Punisher, D4 d’ordinaire, jette un D10 pour défendre la base.',
    items,
  };
};

/** From where a module may be hit: each cell is put to the engine. */
export const assaut = (): BwSchema => {
  const from = (sheet: string): readonly Cell[] =>
    ['a', 'b', 'c', 'd', 'e'].flatMap((column) =>
      [3, 4, 5, 6].flatMap((row): readonly Cell[] => {
        const cell = `${column}${row}`;
        const away = { fatalis: 'a1', ultron: 'b1', magneto: 'd1', punisher: 'e1' };
        const others = Object.fromEntries(
          Object.keys(away).map((id) => [id, { cell: `${'abde'.charAt(Object.keys(away).indexOf(id))}7`, life: 1 }]),
        );
        const state = phase2({ ...others, [sheet]: { cell, spot: 'attack', activated: true } });
        const attack: PartieAction = { type: 'attack', attackers: [sheet], target: 'v-double-defence' };
        return partie.refuse(state, attack) === undefined ? [cell] : [];
      }),
    );
  const view = { ...viewOf(start()), units: [] };
  const words = { reach: 'attaque possible' };
  return {
    kind: 'board',
    caption: 'Le module du milieu, chez les Vilains, et les cases d’où on peut l’attaquer : comme une cible sans Vol.',
    panels: ['hulk', 'iron-man'].map((sheet) => ({
      title: sheet === 'hulk' ? 'Hulk, au corps à corps' : 'Iron-Man, à distance',
      view,
      looks: lit(from(sheet), 'reach'),
      words,
    })),
    legend: [['reach', 'case d’où attaquer']],
  };
};

/** A module under attack, until the base falls. */
export const chute = (): BwSchema => {
  const at = (resistance: number) => {
    const played = playFrom(
      phase2(
        { hulk: { cell: 'c6', spot: 'attack', activated: true } },
        {
          modules: P1_MODULES.map((one) =>
            one.side === 'heroes' ? one : { ...one, resistance: one.kind === 'double-defence' ? resistance : 0 },
          ),
        },
      ),
      [
        { type: 'attack', attackers: ['hulk'], target: 'v-double-defence' },
        { type: 'roll', value: 6 },
        { type: 'conclude', camp: 'attack' },
      ],
    );
    return { hit: found(played.told, 'module-hit'), over: played.state.result };
  };
  const [first, last] = [at(5), at(2)];
  if (first.over !== null || last.over?.reason !== 'base') throw new Error('schéma : la base tient, ou tombe trop tôt');
  const wall = (resistance: number): Picture => ({
    is: 'module',
    module: { side: 'villains', kind: 'double-defence', resistance },
  });
  return {
    kind: 'strip',
    ordered: true,
    size: 'wide',
    caption: 'Le dernier module des Vilains, que personne ne défend, sous les coups de Hulk.',
    items: [first.hit, last.hit].map(({ before, after }) => ({
      title: after === 0 ? 'Détruit : la base tombe' : 'Une attaque',
      text: `De ${before} à ${plural(after, 'point')}.`,
      pictures: [wall(before), { is: 'sign', sign: '→' }, wall(after)],
    })),
  };
};

export const carte = (): BwSchema => ({
  kind: 'parts',
  caption:
    'La carte d’Iron-Man, dessinée par nous : le livret dit où vont la vie, la Puissance, l’attaque, la Relance et le centre ; le reste est disposé à notre façon.',
  of: { is: 'card', ...person('iron-man') },
  parts: [
    ['Points de vie', 'autour du pion ; le dé s’y pose pour se soigner, ou pour soigner un allié'],
    ['Icônes Puissance', 'une par jeton ; le dé se pose sur une icône vide pour en reprendre un'],
    ['Icône d’attaque', 'de près ou de loin ; le dé s’y pose pour attaquer'],
    ['Icône Relance', 'son jeton vert ; le dé s’y pose pour le reprendre'],
    ['Aire de résultats', 'le centre : le dé de sa Force y roule, et y attend entre deux actions'],
    ['Sa façon de se battre', 'portée, frappe, ailes et faction'],
    ['Ses jetons', 'Puissance, Relance, et les emplacements de Victoire'],
  ],
});
export const placesDuDe = carte;

export const places = (): BwSchema => ({
  kind: 'parts',
  caption: 'Un module et ses places. Leur disposition vient du livret, les dessins sont les nôtres.',
  of: { is: 'module' },
  parts: [
    ['Réparer', 'en haut, au milieu'],
    ['L’icône du module', 'y gagner de la Puissance (module énergie) ou de la vie (module de soins)'],
    ['La cible « ? »', 'défendre la base, avec un D10'],
    ['La résistance', 'ce qu’il en reste ; à 0, le module est détruit'],
  ],
});

const MEMBERS = [...TEAMS.vengeurs, ...TEAMS['x-men'], ...TEAMS.vilains];
export const factions = (): BwSchema => {
  const of = (sheet: string): string => person(sheet).unit.sheet.faction;
  return {
    kind: 'strip',
    caption: 'Les douze personnages de notre exemple, par faction. Les autres attendent sur vos cartes.',
    items: [...new Set(MEMBERS.map(of))].map((faction) => ({
      title: faction,
      text: `${MEMBERS.filter((sheet) => of(sheet) === faction)
        .map((sheet) => person(sheet).unit.sheet.name)
        .join(', ')}.`,
      pictures: unitsOf(MEMBERS.filter((sheet) => of(sheet) === faction)),
    })),
  };
};
export const metal = (): BwSchema => {
  const made = MEMBERS.filter((sheet) => person(sheet).unit.sheet.metal);
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Ceux de l’exemple qui utilisent du métal. Veuve Noire, la septième, n’y est pas.',
    items: made.map((sheet) => ({ title: person(sheet).unit.sheet.name, pictures: unitsOf([sheet]) })),
  };
};
export const vaisseaux = (): BwSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Qui voyage avec qui, parmi les personnages de notre exemple. Magnéto embarque avec les héros.',
  items: [
    {
      title: 'Le premier vaisseau',
      text: 'Vengeurs, X-Men, Magnéto, et les Quatre Fantastiques.',
      pictures: unitsOf([...TEAMS.vengeurs, ...TEAMS['x-men'], 'magneto']),
    },
    { title: 'Le second', text: 'Les criminels, et Galactus.', pictures: unitsOf(['fatalis', 'ultron']) },
  ],
});

/** Those whom the booklet only names, among our example. */
export const autres = (): BwSchema => ({
  kind: 'strip',
  size: 'small',
  caption: 'Cinq d’entre eux sont dans notre exemple, avec des valeurs inventées.',
  items: ['colossus', 'punisher', 'thor', 'diablo', 'tornade'].map((sheet) => {
    const { name, faction } = person(sheet).unit.sheet;
    return { title: name, text: faction, pictures: unitsOf([sheet]) };
  }),
});
export const troisBases = (): BwSchema => {
  const base = (side: 'heroes' | 'villains'): Picture => ({
    is: 'module',
    module: { side, kind: 'double-defence', resistance: MODULE_RESISTANCE },
  });
  return {
    kind: 'strip',
    caption: 'Trois bases dans l’histoire ; deux dans une partie, une par camp.',
    items: [
      {
        title: 'Celle des criminels',
        text: 'Fatalis se l’approprie.',
        pictures: [...unitsOf(['fatalis']), base('villains')],
      },
      { title: 'Celle de Magnéto', text: 'À l’écart.', pictures: [...unitsOf(['magneto']), base('villains')] },
      {
        title: 'Celle des héros',
        text: 'Ils l’explorent, puis s’y installent.',
        pictures: [...unitsOf(['capitaine-america']), base('heroes')],
      },
    ],
  };
};

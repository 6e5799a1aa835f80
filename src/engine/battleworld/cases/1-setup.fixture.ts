// Ledger, « Mise en place »: C01 to C10.
import { ROSTER } from '../data.ts';
import { P1, P1_MODULES, P1_UNITS, placed } from '../scenarios.ts';
import type { Force, Sheet } from '../types.ts';
import { type Case, game, phase1, treat, XMEN } from './trials.fixture.ts';

const without = (sheet: string): typeof P1_UNITS => P1_UNITS.filter((unit) => unit.sheet !== sheet);
const hulk = ROSTER['hulk'] as Sheet;
/** Numbers of our own: the source gives none for the cosmics. */
export const GALACTUS: Sheet = { ...hulk, id: 'galactus', name: 'Galactus', faction: 'Cosmiques', cosmic: true };
const base = (...kept: readonly string[]): typeof P1_MODULES =>
  P1_MODULES.filter(({ id, side }) => side === 'villains' || kept.includes(id));
const FRESH = { power: 3, reroll: 1, victory: 0, spot: 'center' } as const;
/** A round in which nobody moves: every die on the attack, nobody in reach. */
const round = (first: 'heroes' | 'villains') => {
  const teams = {
    heroes: ['hulk', 'capitaine-america', 'iron-man', 'thor'],
    villains: ['fatalis', 'ultron', 'magneto', 'punisher'],
  };
  const cells: Readonly<Record<string, string>> = Object.fromEntries(
    P1_UNITS.map(({ sheet, cell }) => [String(sheet), cell]),
  );
  const order = teams[first].flatMap((unit, i) => [unit, teams[first === 'heroes' ? 'villains' : 'heroes'][i] ?? '']);
  return order.flatMap((unit) => treat(unit, cells[unit] ?? '', 'attack'));
};

export const SETUP: readonly Case[] = [
  {
    id: 'C01',
    says: 'Hulk, Capitaine, Iron-Man and Thor start full, dice in the centre',
    rules: [
      'bw.mise-en-place.equipe',
      'bw.mise-en-place.jetons-puissance',
      'bw.mise-en-place.jeton-relance',
      'bw.mise-en-place.de-force',
      'bw.mise-en-place.de-au-centre',
    ],
    uncited: [
      'bw.mise-en-place.equipe',
      'bw.mise-en-place.jetons-puissance',
      'bw.mise-en-place.jeton-relance',
      'bw.mise-en-place.de-force',
      'bw.mise-en-place.de-au-centre',
    ],
    trials: [
      game(P1, {
        then: {
          units: {
            hulk: { ...FRESH, force: 12 },
            'capitaine-america': { ...FRESH, force: 6 },
            'iron-man': { ...FRESH, power: 4, force: 8 },
            thor: { ...FRESH, force: 10 },
          },
        },
      }),
    ],
  },
  {
    id: 'C02',
    says: 'a team of 3, then of 5',
    rules: ['bw.mise-en-place.equipe'],
    trials: [
      game({ ...P1, units: without('thor') }, { faults: ['equipe-taille'] }),
      game(
        { ...P1, units: [...P1_UNITS, { sheet: 'serval', side: 'heroes', cell: 'c2' }] },
        { faults: ['equipe-taille'] },
      ),
    ],
  },
  {
    id: 'C03',
    says: 'Magnéto in both teams',
    rules: ['bw.materiel.cartes-personnage'],
    trials: [
      game(
        { ...P1, units: [...without('thor'), { sheet: 'magneto', side: 'heroes', cell: 'e2' }] },
        { faults: ['personnage-double'] },
      ),
      game(
        { ...P1, units: [...without('thor'), { id: 'autre', sheet: 'magneto', side: 'heroes', cell: 'e2' }] },
        { name: 'under another name', faults: ['personnage-double'] },
      ),
    ],
  },
  {
    id: 'C04',
    says: 'Serval starts with 1 Victory token and 2 free slots of 3',
    rules: ['bw.mise-en-place.victoire-initiale'],
    uncited: ['bw.mise-en-place.victoire-initiale'],
    trials: [
      game({ ...P1, units: XMEN }, { then: { units: { serval: { victory: 1, slots: 3 }, colossus: { victory: 0 } } } }),
    ],
  },
  {
    id: 'C05',
    says: 'a Force of 7',
    rules: ['bw.carte.force'],
    trials: [
      game(
        { ...P1, units: placed(P1_UNITS, { hulk: { sheet: { ...hulk, force: 7 as Force } } }) },
        { faults: ['force-invalide'] },
      ),
    ],
  },
  {
    id: 'C06',
    says: '1 module, 4 modules, 2 of a kind, then two different ones',
    rules: ['bw.base.modules', 'bw.mise-en-place.base'],
    trials: [
      game({ ...P1, modules: base('h-energy') }, { faults: ['base-modules'] }),
      game(
        { ...P1, modules: [...P1_MODULES, { id: 'h-4', side: 'heroes', kind: 'energy', cell: 'e1' }] },
        { faults: ['base-modules'] },
      ),
      game(
        { ...P1, modules: [...base('h-energy'), { id: 'h-2', side: 'heroes', kind: 'energy', cell: 'e1' }] },
        { faults: ['base-modules'] },
      ),
      game({ ...P1, modules: base('h-energy', 'h-care') }, { then: { modules: { 'h-energy': 5, 'h-care': 5 } } }),
    ],
  },
  {
    id: 'C07',
    says: 'Fatalis, Ultron, Magnéto and Punisher: three factions in a team',
    rules: ['bw.mise-en-place.factions-libres'],
    uncited: ['bw.mise-en-place.factions-libres'],
    trials: [
      game(P1, {
        then: { units: { fatalis: { life: 5 }, ultron: { life: 5 }, magneto: { life: 4 }, punisher: { life: 4 } } },
      }),
    ],
  },
  {
    id: 'C08',
    says: 'the token shows the Villains: they open rounds 1 and 3, the Heroes round 2',
    rules: ['bw.mise-en-place.initiative', 'bw.tour.changement-initiative'],
    trials: [
      game(P1, {
        play: [{ type: 'initiative', side: 'villains' }],
        then: { moment: { round: 1, phase: 1, toMove: 'villains' } },
      }),
      game(P1, {
        play: [{ type: 'initiative', side: 'villains' }, ...round('villains')],
        then: { moment: { round: 2, phase: 1, initiative: 'heroes', toMove: 'heroes' } },
      }),
      game(P1, {
        play: [{ type: 'initiative', side: 'villains' }, ...round('villains'), ...round('heroes')],
        then: { moment: { round: 3, phase: 1, initiative: 'villains', toMove: 'villains' } },
      }),
    ],
  },
  {
    id: 'C09',
    says: 'Galactus',
    rules: ['bw.personnages.cosmiques'],
    trials: [
      game({ ...P1, units: placed(P1_UNITS, { thor: { sheet: GALACTUS } }) }, { faults: ['cosmique-non-recrutable'] }),
    ],
  },
  {
    id: 'C10',
    says: 'a module at 6; Serval with 4 Victory tokens',
    rules: ['bw.base.resistance', 'bw.carte.emplacements-victoire'],
    trials: [
      game(
        phase1(
          {},
          { modules: P1_MODULES.map((module) => (module.id === 'h-care' ? { ...module, resistance: 6 } : module)) },
        ),
        { faults: ['module-resistance'] },
      ),
      game({ ...P1, units: placed(XMEN, { serval: { victory: 4 } }) }, { faults: ['valeur-hors-bornes'] }),
    ],
  },
];

// Diagrams of how an epic combat is settled: totals, blows, and how it ends.
import { readyNamed } from '../play/ready.ts';
import { COMBATS } from './ready.ts';
import { sum } from './schemas-combat.ts';
import { combatEpique } from '../../engine/fields-of-eternia/combat-epique/index.ts';
import type { CombatState, Side } from '../../engine/fields-of-eternia/combat/types.ts';
import { COSTS, PV } from '../../engine/fields-of-eternia/constants.ts';
import { TARGET_EMBLEMS } from './emblems.ts';
import {
  crystals,
  columns,
  type Drawings,
  duelAt,
  type FoeSchema,
  op,
  pawn,
  place,
  points,
  sign,
  started,
} from './schemas-kit.ts';

/** A fighter of the duel, with the PS it has then. */
const fighter = (state: CombatState, side: Side) => {
  const { hero, healthMax } = state.fixed.sides[side];
  const { health } = state.sides[side];
  return pawn(hero?.id ?? '', side, { life: health, of: healthMax, faded: health <= 0 });
};
const totaux = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  caption: 'Les totaux du duel. L’initiative imprimée s’y ajoute ; attaque et défense viennent des bonus seuls.',
  items: ([0, 1] as const).map((side) => {
    const state = duelAt(37);
    const { name, initiative } = state.fixed.sides[side];
    return columns(name, state, side, `initiative imprimée : ${initiative} ; totaux : `);
  }),
});
const surprise = (): FoeSchema => {
  const [before, after] = [duelAt(37), duelAt(38)];
  return {
    kind: 'strip',
    caption: 'La plus forte initiative frappe la première ; l’autre est surprise.',
    items: ([0, 1] as const).map((side) => ({
      title: before.fixed.sides[side].name,
      text: `initiative ${sum(before, side, 'initiative')} ; PS ${before.sides[side].health}, puis ${after.sides[side].health}`,
      pictures: [fighter(before, side), op('→'), fighter(after, side)],
    })),
  };
};
const coup = (from: number, by: Side) => {
  const [before, after] = [duelAt(from), duelAt(from + 1)];
  const on: Side = by === 0 ? 1 : 0;
  const lost = before.sides[on].health - after.sides[on].health;
  return {
    title: `${before.fixed.sides[by].name} attaque`,
    text: `attaque ${sum(before, by, 'attaque')} contre défense ${sum(before, on, 'defense')} : ${lost === 0 ? 'il ne se passe rien' : `${lost} PS perdus`}`,
    pictures: [fighter(before, by), op('→'), fighter(after, on)],
  };
};
const coups = (): FoeSchema => ({
  kind: 'strip',
  size: 'wide',
  ordered: true,
  caption: 'Les deux coups du duel : une attaque chacune, jamais plus.',
  items: [coup(38, 0), coup(39, 1)],
});
// ── The end of a combat
const issuesCombat = (): FoeSchema => ({
  kind: 'table',
  caption: 'Comment finit un combat épique. Chaque case mène à sa règle.',
  head: ['Ce qui arrive', 'Contre un héros', 'Contre une créature'],
  rows: [
    {
      title: 'L’adversaire à 0 PS',
      cells: [
        { text: `${PV.hero} PV ; il paie sa défaite`, rule: 'foe.p7-vaincus.heros' },
        { text: `${PV.epic} PV et sa récompense`, rule: 'foe.p7-vaincus.creature-vaincue' },
      ],
    },
    {
      title: 'Le héros actif fuit',
      cells: [
        { text: `${COSTS.flee} Eternium, en manche 1`, rule: 'foe.p8-fuite.cout' },
        { text: 'De même', rule: 'foe.p8-fuite.creature' },
      ],
    },
    {
      title: 'Deux manches, tous debout',
      cells: [
        { text: 'Le plus de dégâts gagne ; à égalité, le défenseur', rule: 'foe.p9-resolution.vainqueur' },
        { text: 'Elle s’enfuit', rule: 'foe.p9-resolution.creature-fuit' },
      ],
    },
  ],
});
const fuite = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'La fuite de He-Man, à la fin de la première manche de combat.',
  items: [
    { title: 'Il paie', text: `${COSTS.flee} Eternium`, pictures: [pawn('he-man', 0), crystals(COSTS.flee)] },
    {
      title: 'Il part',
      text: 'zone adjacente, sans ennemi',
      pictures: [pawn('he-man', 0), op('→'), sign('forest', 'lieu')],
    },
    { title: 'L’autre a gagné', text: 'sans PV', pictures: [pawn('skeletor', 1)] },
  ],
});
const recul = (): FoeSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Deux manches sans vaincu : le perdant s’en va.',
  items: [
    { title: 'On compare les dégâts', text: 'des deux manches', pictures: [sign(TARGET_EMBLEMS.ps, 'harm'), op('?')] },
    { title: 'Le vainqueur choisit', text: 'une zone adjacente', pictures: [pawn('mer-man', 1)] },
    {
      title: 'Le perdant y va',
      text: 'ni mer, ni base, ni ennemi',
      pictures: [pawn('stratos', 0), op('→'), sign('forest', 'lieu')],
    },
  ],
});
/** The boss of the ready scenario, already hurt. */
const evilSeed = (): CombatState => started(combatEpique, readyNamed(COMBATS, 'evil-seed'));
const boss = (): FoeSchema => {
  const state = evilSeed();
  const of = state.fixed.sides[1].healthMax;
  return {
    kind: 'strip',
    caption: 'Un boss ne s’en va pas. PS d’exemple.',
    items: [
      {
        title: 'Encore debout',
        text: 'il reste, avec ses dégâts',
        pictures: [pawn('evil-seed', 1, { life: state.sides[1].health, of })],
      },
      {
        title: 'Le héros se retire',
        text: 'dans une zone adjacente',
        pictures: [pawn('he-man', 0), op('→'), place('Château Foe')],
      },
      {
        title: 'À 0 PS',
        text: `${PV.epic} PV et ses récompenses`,
        pictures: [pawn('evil-seed', 1, { life: 0, of, faded: true }), op('→'), points(PV.epic)],
      },
    ],
  };
};

export const BLOWS: Drawings = { totaux, surprise, coups, 'issues-combat': issuesCombat, fuite, recul, boss };

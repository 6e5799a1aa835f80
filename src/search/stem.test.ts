import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { root, stem } from './stem.ts';

const stemOf = (word: string): string => stem(fold(word));

describe('words that are one for a search', () => {
  test.each([
    ['attaque', 'attaquer', 'attaqué', 'attaquée', 'attaqués', 'attaquées', 'attaquez', 'attaquent'],
    ['case', 'cases'],
    ['dégât', 'dégâts'],
    ['allié', 'alliée', 'alliés'],
    ['actif', 'active', 'actives'],
    ['lanceur', 'lanceuse'],
    ['perd', 'perdre', 'perdu', 'perdent', 'perte'],
    ['deux', '2'],
    ['jeu', 'jeux'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(stemOf(other)).toBe(stemOf(first));
  });
});

describe('words that the endings do not bring together', () => {
  test.each([
    ['perdre', 'perds', 'perdu', 'perdus', 'perdue', 'perdent', 'perte', 'pertes'],
    ['prendre', 'prends', 'prennent', 'pris', 'prise'],
    ['mettre', 'mets', 'mettent', 'mis', 'mise'],
    ['remettre', 'remets'],
    ['défendre', 'défends', 'défendent', 'défendu'],
    ['rendre', 'rends', 'rendu'],
    ['subir', 'subis', 'subit', 'subissent'],
    ['fin', 'finir', 'finis', 'finit', 'fini', 'finie', 'finissent'],
    ['réussir', 'réussit', 'réussissent', 'réussi', 'réussie'],
    ['détruire', 'détruis', 'détruit', 'détruisent', 'détruite'],
    ['jeter', 'jette', 'jettes', 'jeté'],
    ['appeler', 'appelle', 'appelé'],
    ['ouvrir', 'ouvre', 'ouvert', 'ouverte'],
    ['venir', 'viens', 'vient', 'venu'],
    ['disparaître', 'disparaît', 'disparu', 'disparaissent'],
    ['lire', 'lis', 'lisez', 'lu'],
    ['sortir', 'sors', 'sortent', 'sortie'],
    ['recevoir', 'reçois', 'reçoit', 'reçoivent', 'reçu'],
    ['choisir', 'choisis', 'choisit', 'choisissent', 'choix'],
    ['mort', 'mourir', 'meurs', 'meurt', 'meurent', 'morts', 'morte'],
    ['tenir', 'tiens', 'tenez'],
    ['revenir', 'reviens', 'revient', 'revenez'],
    ['guérir', 'guérit', 'guérison', 'guéri', 'guérie'],
    ['soin', 'soins'],
    ['point', 'points', 'pt', 'pts'],
    ['blesse', 'blesser', 'blessé', 'blessée'],
    ['payer', 'paie', 'paies', 'paye', 'payé'],
    ['bouge', 'bouger', 'bougé'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(stemOf(other), other).toBe(stemOf(first));
  });
  test.each(
    Object.entries({
      zéro: 0,
      deux: 2,
      trois: 3,
      quatre: 4,
      cinq: 5,
      six: 6,
      sept: 7,
      huit: 8,
      neuf: 9,
      dix: 10,
      onze: 11,
      douze: 12,
      vingt: 20,
    }),
  )('%s is %i', (word, number) => expect(stemOf(word)).toBe(stemOf(`${number}`)));
});

describe('words that stay apart', () => {
  test.each([
    ['attaque', 'attaquant'],
    ['volant', 'vol'],
    ['mouvement', 'mouvant'],
    ['tour', 'tir'],
    ['sortir', 'sort'],
    ['partie', 'partir'],
    ['essai', 'essayer'],
    ['faction', 'face'],
  ])('%s, %s', (a, b) => expect(stemOf(a)).not.toBe(stemOf(b)));
});

test('short words and codes are left alone', () => {
  expect(['pas', 'vol', 'd10', '10', 'pui'].map(stemOf)).toEqual(['pas', 'vol', 'd10', '10', 'pui']);
});

test('a family shares its root', () => {
  expect(root(stemOf('attaquant'))).toBe(root(stemOf('attaque')));
  expect(root(stemOf('volant'))).toBe(root(stemOf('vol')));
  expect(root(stemOf('déplacement'))).toBe(root(stemOf('déplacer')));
  expect(root(stemOf('réparation'))).toBe(root(stemOf('réparer')));
});

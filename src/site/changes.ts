// What changed in the rules, version by version of the site: the page /changements/. Versions and their order are those of CHANGELOG.md; a test holds both together.
import type { Game } from './games.ts';

/** ajout: rules that were not there; texte: a paragraph says its rule otherwise; arbitrage: another reading by default; moteur: the engine applies a rule otherwise. */
export type Kind = 'ajout' | 'texte' | 'arbitrage' | 'moteur';
export interface Change {
  readonly jeu: Game['slug'];
  readonly genre: Kind;
  readonly dit: string; // one sentence
  readonly regles: readonly string[]; // ids; none when the whole game is meant
}
export interface Edition {
  readonly version: string; // of the site
  readonly date: string; // ISO
  readonly changements: readonly Change[]; // none: no rule changed
}

/** The newest first. */
export const EDITIONS: readonly Edition[] = [
  { version: '0.41.0', date: '2026-12-01', changements: [] },
  { version: '0.40.0', date: '2026-11-30', changements: [] },
  { version: '0.39.0', date: '2026-11-30', changements: [] },
  { version: '0.38.0', date: '2026-11-30', changements: [] },
  { version: '0.37.0', date: '2026-11-30', changements: [] },
  { version: '0.36.0', date: '2026-11-30', changements: [] },
  { version: '0.35.0', date: '2026-11-30', changements: [] },
  { version: '0.34.0', date: '2026-11-29', changements: [] },
  { version: '0.33.0', date: '2026-11-29', changements: [] },
  { version: '0.32.0', date: '2026-11-29', changements: [] },
  { version: '0.31.0', date: '2026-11-29', changements: [] },
  { version: '0.30.0', date: '2026-11-29', changements: [] },
  { version: '0.29.0', date: '2026-11-29', changements: [] },
  { version: '0.28.0', date: '2026-11-28', changements: [] },
  { version: '0.27.0', date: '2026-11-28', changements: [] },
  { version: '0.26.0', date: '2026-11-28', changements: [] },
  { version: '0.25.0', date: '2026-11-28', changements: [] },
  { version: '0.24.0', date: '2026-11-28', changements: [] },
  { version: '0.23.0', date: '2026-11-28', changements: [] },
  { version: '0.22.0', date: '2026-11-27', changements: [] },
  { version: '0.21.0', date: '2026-11-27', changements: [] },
  { version: '0.20.0', date: '2026-11-27', changements: [] },
  { version: '0.19.0', date: '2026-11-27', changements: [] },
  { version: '0.18.0', date: '2026-11-27', changements: [] },
  { version: '0.17.0', date: '2026-11-27', changements: [] },
  { version: '0.16.0', date: '2026-11-26', changements: [] },
  { version: '0.15.0', date: '2026-11-26', changements: [] },
  { version: '0.14.0', date: '2026-11-26', changements: [] },
  { version: '0.13.0', date: '2026-11-26', changements: [] },
  { version: '0.12.0', date: '2026-11-26', changements: [] },
  { version: '0.11.0', date: '2026-11-26', changements: [] },
  { version: '0.10.0', date: '2026-11-25', changements: [] },
  { version: '0.9.0', date: '2026-11-25', changements: [] },
  { version: '0.8.1', date: '2026-11-25', changements: [] },
  { version: '0.8.0', date: '2026-11-25', changements: [] },
  { version: '0.7.1', date: '2026-11-23', changements: [] },
  {
    version: '0.7.0',
    date: '2026-11-23',
    changements: [
      {
        jeu: 'battleworld',
        genre: 'moteur',
        dit: 'Un dé de soin peut attendre sur la carte d’un allié qui s’est éloigné depuis, et un camp qui n’a rien à faire en phase 2 passe d’office.',
        regles: ['bw.actions.soigner-place-du-de', 'bw.actions.soigner'],
      },
      {
        jeu: 'battleworld',
        genre: 'arbitrage',
        dit: 'L’intrus frappe le module où il se tient ; le soin d’un allié mort entre-temps est refusé, et le dé reste posé.',
        regles: [],
      },
      {
        jeu: 'battlefight',
        genre: 'moteur',
        dit: 'Quand quelqu’un abandonne, ce que ses étapes demandaient encore aux autres n’est plus à faire.',
        regles: ['bf.execution.proprietaire-elimine'],
      },
      {
        jeu: 'fields-of-eternia',
        genre: 'moteur',
        dit: 'En escarmouche, une monture ne rapporte jamais de PV, même quand sa carte en porte.',
        regles: ['foe.escarmouche.monture-gagnee'],
      },
      {
        jeu: 'fields-of-eternia',
        genre: 'arbitrage',
        dit: 'En escarmouche, la monture vaincue sans être domptée quitte la partie ; une option la met à la défausse.',
        regles: [],
      },
      {
        jeu: 'versus',
        genre: 'moteur',
        dit: 'Les charges de la mission 4 se comptent par personnage, et la seconde tuile de Two-Face fait agir sa figurine.',
        regles: [],
      },
      {
        jeu: 'versus',
        genre: 'arbitrage',
        dit: 'Une bande sans niveau est tenue en joue ; Mr. Freeze n’est pas son propre ami ; un QG couché part avec sa tuile.',
        regles: [],
      },
    ],
  },
  { version: '0.6.0', date: '2026-11-23', changements: [] },
  {
    version: '0.5.0',
    date: '2026-11-22',
    changements: [
      {
        jeu: 'versus',
        genre: 'ajout',
        dit: 'Les règles de Versus : 396 règles en 23 chapitres et 69 arbitrages, les huit missions et les 65 pouvoirs de QG.',
        regles: [],
      },
      {
        jeu: 'versus',
        genre: 'moteur',
        dit: 'Le passager de Man-Bat reste en jeu pendant le vol : sa tuile n’est pas neutralisée tant qu’il n’est pas déposé.',
        regles: ['vs.pouvoirs-vilains.man-bat-vol', 'vs.pouvoirs-vilains.man-bat-vol-depose'],
      },
    ],
  },
  {
    version: '0.4.0',
    date: '2026-11-22',
    changements: [
      {
        jeu: 'battle-beyond-space',
        genre: 'ajout',
        dit: 'Les règles de Battle Beyond Space : 245 règles en 21 chapitres et 52 arbitrages.',
        regles: [],
      },
    ],
  },
  {
    version: '0.3.0',
    date: '2026-11-22',
    changements: [
      {
        jeu: 'fields-of-eternia',
        genre: 'ajout',
        dit: 'Les règles de Fields of Eternia : 469 règles en 26 chapitres et 80 arbitrages.',
        regles: [],
      },
    ],
  },
  {
    version: '0.2.0',
    date: '2026-11-22',
    changements: [
      {
        jeu: 'battlefight',
        genre: 'ajout',
        dit: 'Les règles de BattleFight : 203 règles en 17 chapitres et 53 arbitrages, à côté de leurs articles officiels.',
        regles: [],
      },
    ],
  },
  {
    version: '0.1.0',
    date: '2026-11-21',
    changements: [
      {
        jeu: 'battleworld',
        genre: 'ajout',
        dit: 'Les règles de Battleworld : 163 règles en 15 chapitres et 43 arbitrages.',
        regles: [],
      },
    ],
  },
];

// Diagrams made of things rather than of boards: ships, cards, markers. Numbers are the engine's constants, or those of the example deck.
import { BOX, POINTS, ROUNDS } from '../../engine/battle-beyond-space/constants.ts';
import { EXAMPLE_DECK, EXAMPLE_LABEL } from '../../engine/battle-beyond-space/data.ts';
import { scoreOf } from '../../engine/battle-beyond-space/partie/score.ts';
import { position } from '../../engine/battle-beyond-space/positions.ts';
import type { BbsRule } from '../../engine/battle-beyond-space/rules.ts';
import { type MoveCard, type PowerId, type Race, RACES } from '../../engine/battle-beyond-space/types.ts';
import { count, RACE_WORDS, SCORE_WORDS } from '../../engine/battle-beyond-space/words.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { known } from '../../engine/kernel/result.ts';
import { type BbsSchema, type Parts, type Picture, start, type StripSchema, type Table } from './schemas-kit.ts';
import type { ShipKind, ShipLook } from './space-types.ts';
import { raceHull } from './words.ts';

// ── Things
export const ship = (race: Race, kind: ShipKind, more: Partial<ShipLook> = {}): Picture => ({
  is: 'ship',
  look: { seat: raceHull(race), hull: raceHull(race), kind, facing: 0, label: '', ...more },
});
export const card = (values: MoveCard | null): Picture => ({ is: 'card', values });
export const power = (id: PowerId | null, spent = false): Picture => ({ is: 'power', power: id, spent });
const points = (value: number): Picture => ({ is: 'points', value });
const THEN: Picture = { is: 'sign', sign: '→' };
const MINE: Race = 'terriens';
const FOE: Race = 'vonyan';
const FADED = { faded: true } as const;

// ── Chapters 1 and 2
const rapporte = (): StripSchema => ({
  kind: 'strip',
  caption: 'Les quatre façons de marquer, et ce que chacune vaut.',
  size: 'small',
  items: [
    { title: 'Un chasseur ennemi', text: 'détruit', pictures: [ship(FOE, 'fighter'), points(POINTS.fighter)] },
    { title: 'Un destroyer ennemi', text: 'achevé', pictures: [ship(FOE, 'destroyer'), points(POINTS.destroyer)] },
    { title: 'Une sonde', text: 'ramassée', pictures: [{ is: 'mark', mark: 'probe' }, points(POINTS.probe)] },
    {
      title: 'Une case de l’anneau',
      text: 'occupée à la fin',
      pictures: [{ is: 'mark', mark: 'ring' }, points(POINTS.ringCell)],
    },
  ],
});
const flottes = (): StripSchema => ({
  kind: 'strip',
  caption: `Les silhouettes sont les nôtres. Chaque flotte compte ${count(BOX.fighters, 'chasseur')}, en ${BOX.squadrons} escadrons de ${BOX.perSquadron}, et ${count(BOX.destroyers, 'destroyer')}.`,
  size: 'small',
  items: RACES.map((race) => ({
    title: RACE_WORDS[race].name,
    pictures: [ship(race, 'fighter'), ship(race, 'destroyer')],
  })),
});
const pions = (): StripSchema => ({
  kind: 'strip',
  caption: 'Les pions et les marqueurs, tels que ce site les dessine.',
  size: 'small',
  items: [
    {
      title: count(BOX.asteroids, 'astéroïde'),
      text: 'dont celui du centre',
      pictures: [
        { is: 'mark', mark: 'asteroid' },
        { is: 'mark', mark: 'central' },
      ],
    },
    {
      title: count(BOX.probes, 'sonde'),
      text: `${BOX.probesUsed} servent`,
      pictures: [{ is: 'mark', mark: 'probe' }],
    },
    {
      title: `${BOX.damageMarkers} dommages de destroyer`,
      pictures: [ship(MINE, 'destroyer', { damaged: true })],
    },
    { title: `${BOX.shieldMarkers} boucliers`, pictures: [ship('dreckach', 'destroyer', { shielded: true })] },
    { title: `${BOX.eliteMarkers} élites`, pictures: [ship(MINE, 'elite')] },
    { title: `${BOX.fighterDamageMarkers} dommages de chasseur`, pictures: [ship(MINE, 'elite', { damaged: true })] },
  ],
});
/** A card of the example with three numbers of its own. */
const SHOWN = known(EXAMPLE_DECK.find(({ speed, turn, points: action }) => new Set([speed, turn, action]).size === 3));
const carte = (): Parts => ({
  kind: 'parts',
  caption: `Une carte de déplacement et ses trois chiffres (${EXAMPLE_LABEL}).`,
  card: SHOWN,
  parts: [
    [
      'Vitesse',
      `les chasseurs de l’escadron choisi, a, b ou c, avancent tous d’exactement ${count(SHOWN.speed, 'case')}.`,
    ],
    [
      'Rotation',
      `après avoir tiré, chacun d’eux tourne de ${count(SHOWN.turn, 'côté')} au plus, à gauche ou à droite.`,
    ],
    [
      'Points d’action',
      `un destroyer en dépense jusqu’à ${SHOWN.points} : avancer d’une case ou pivoter de 60° en coûte un.`,
    ],
  ],
});
const paquet = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  caption: `Neuf cartes, neuf tours : chacune sert une fois, dans l’ordre où elle est piochée (${EXAMPLE_LABEL}).`,
  size: 'small',
  items: EXAMPLE_DECK.map((values, i) => ({
    title: i === ROUNDS - 1 ? 'dernier tour' : 'tour',
    pictures: [card(values)],
  })),
});

// ── Chapters 3 and 4
const preparation = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Ce que chacun prépare, dans cet ordre : la première carte se regarde avant de placer un seul vaisseau.',
  size: 'small',
  items: [
    {
      title: 'Une race',
      text: 'que personne d’autre n’a',
      pictures: [ship('valkyries', 'fighter'), ship('valkyries', 'destroyer')],
    },
    { title: 'Un pouvoir', text: `tiré parmi ${BOX.powersPerRace}, gardé secret`, pictures: [power(null)] },
    { title: 'Une pioche', text: `${BOX.cardsPerRace} cartes mélangées`, pictures: [card(null)] },
    { title: 'Une première carte', text: 'que vous seul regardez', pictures: [card(SHOWN)] },
    {
      title: 'La flotte',
      text: 'posée dans votre zone',
      pictures: [{ is: 'mark', mark: 'zone-2' }, ship('valkyries', 'fighter')],
    },
  ],
});
const obstacles = (): StripSchema => ({
  kind: 'strip',
  caption: 'Ce qui arrête un tir, et ce qui ne l’arrête pas.',
  size: 'small',
  items: [
    { title: 'Un astéroïde', text: 'obstacle', pictures: [{ is: 'mark', mark: 'asteroid' }] },
    {
      title: 'Un chasseur',
      text: 'obstacle, allié ou ennemi',
      pictures: [ship(MINE, 'fighter'), ship(FOE, 'fighter')],
    },
    { title: 'Un destroyer', text: 'deux obstacles : ses deux cases', pictures: [ship(FOE, 'destroyer')] },
    { title: 'Une sonde', text: 'n’arrête rien', pictures: [{ is: 'mark', mark: 'probe' }] },
  ],
});
const degats = (): StripSchema => ({
  kind: 'strip',
  caption: 'Combien de dégâts chacun supporte. En pointillé : détruit.',
  size: 'wide',
  items: [
    {
      title: 'Un chasseur',
      text: 'détruit au premier',
      pictures: [ship(FOE, 'fighter'), THEN, ship(FOE, 'fighter', FADED)],
    },
    {
      title: 'Un destroyer',
      text: 'endommagé, puis détruit',
      pictures: [
        ship(FOE, 'destroyer'),
        THEN,
        ship(FOE, 'destroyer', { damaged: true }),
        THEN,
        ship(FOE, 'destroyer', FADED),
      ],
    },
    {
      title: 'Une élite terrienne',
      text: 'endommagée, puis détruite',
      pictures: [ship(MINE, 'elite'), THEN, ship(MINE, 'elite', { damaged: true }), THEN, ship(MINE, 'elite', FADED)],
    },
  ],
});

// ── The score
const HELD = { 0: [6, 1, 2], 1: [4, 2, 0], 2: [9, 0, 1] } as const;
const counted = () =>
  start(
    position({
      seats: 3,
      asteroids: [[0, 0]],
      ring: [0, 0],
      ships: { '0a1': '1,0/3', '1D1': '0,1/3', '2a1': '5,0/3' },
      prizes: Object.fromEntries(
        Object.entries(HELD).map(([seat, [fighters, destroyers, probes]]) => [seat, { fighters, destroyers, probes }]),
      ),
    }),
  );
const SCORE_RULES: readonly (readonly [what: keyof typeof SCORE_WORDS, rule: BbsRule])[] = [
  ['chasseurs', 'bbs.score.chasseurs'],
  ['destroyers', 'bbs.score.destroyers'],
  ['sondes', 'bbs.score.sondes'],
  ['anneau', 'bbs.score.anneau'],
];
const decompte = (): Table => {
  const state = counted();
  const scores = state.sides.map((_, seat) => scoreOf(state, seat as Seat));
  return {
    kind: 'table',
    caption: 'Un décompte à trois (exemple) : ce que chacun a pris, puis les cases de l’anneau où il se trouve.',
    columns: ['Points', ...scores.map((_, seat) => `J${seat + 1}`)],
    rows: [
      ...SCORE_RULES.map(([what, rule]) => ({
        head: SCORE_WORDS[what],
        rule,
        cells: scores.map(({ parts }) => [`${parts.find((part) => part.what === what)?.value ?? 0}`] as const),
      })),
      { head: 'Total', rule: 'bbs.fin.vainqueur', cells: scores.map(({ sum }) => [`${sum}`] as const) },
    ],
    shown: false,
  };
};

export const THINGS: Readonly<Record<string, () => BbsSchema>> = {
  rapporte,
  flottes,
  pions,
  carte,
  paquet,
  preparation,
  obstacles,
  degats,
  decompte,
};

// What the journal says, read aloud: each event, and each of its turns of phrase.
import { describe, expect, test } from 'vitest';
import { duel } from '../scenarios.ts';
import { partie, partieText } from './index.ts';
import type { PartieEvent } from './types.ts';

describe('what is told', () => {
  const start = partie.setup(duel({ hand: ['ex-att-1'] }));
  if (!start.ok) throw new Error('refused');
  const state = start.value;
  const CARD = { active: '0:ex-att-1', card: 'ex-att-1' } as const;
  const TITLE = '« ' + (state.fixed.cards['ex-att-1']?.title ?? '') + ' »';
  const cites = ['bf.fin.victoire'] as const;
  const part = (what: 'n' | 'force' | 'protection', value: number) => ({ what, value, cites });
  const pace = (n: number, speed: number): PartieEvent => ({
    type: 'pace',
    seat: 0,
    tally: {
      parts: [
        { what: 'n', value: n, cites },
        { what: 'vitesse', value: speed, cites },
      ],
      sum: n + speed,
    },
    cites,
  });
  const hurt = (self: boolean, ...parts: readonly ReturnType<typeof part>[]): PartieEvent => ({
    type: 'hurt',
    by: 0,
    seat: 1,
    self,
    tally: { parts, sum: parts.reduce((sum, { value }) => sum + value, 0) },
    life: [3, -1],
    damage: [0, 4],
    cites,
  });
  const blocked = (gain: number, whole: boolean): PartieEvent => ({
    type: 'blocked',
    seat: 0,
    n: 3,
    gain,
    whole,
    life: [10, 10 + gain],
    damage: [gain, 0],
    cites,
  });
  const over = (why: 'failed' | 'end' | 'stable' | 'out' | 'none', cleared = 0): PartieEvent => ({
    type: 'turn-over',
    seat: 0,
    cleared,
    out: false,
    why,
    cites,
  });
  const started = (occurrence: number): PartieEvent => ({ type: 'turn-started', seat: 0, turn: 4, occurrence, cites });
  const gone = (why: 'end' | 'failed', discarded: boolean, effects: number): PartieEvent => ({
    type: 'deactivated',
    ...CARD,
    owner: 0,
    why,
    discarded,
    effects,
    cites,
  });
  const checked = (
    keyword: 'corps-a-corps' | 'distance',
    distance: number,
    limit: number,
    holds: boolean,
  ): PartieEvent => ({
    type: 'checked',
    ...CARD,
    keyword,
    player: 0,
    opponent: 1,
    distance,
    limit,
    holds,
    cites,
  });
  const voided = (why: 'agreement' | 'repetition' | 'dispute', seat: 0 | null): PartieEvent => ({
    type: 'game-void',
    why,
    seat,
    cites,
  });
  const BLOW = { modifier: null, keyword: 'blesser', n: 2 } as const;
  test.each<readonly [PartieEvent, string]>([
    [{ type: 'first-drawn', seat: 1, cites }, 'Le sort désigne J2 pour commencer.'],
    [{ type: 'dealt', seat: 0, card: 'ex-att-1', cites }, `J1 reçoit ${TITLE} dans sa main de départ.`],
    [{ type: 'dealt', seat: 0, card: '?', cites }, 'J1 reçoit une carte dans sa main de départ.'],
    [{ type: 'dealt', seat: 1, card: '?', each: 5, cites }, 'Chaque personne a sa main de départ : 5 cartes.'],
    [{ type: 'dealt', seat: 1, card: '?', each: 1, cites }, 'Chaque personne a sa main de départ : 1 carte.'],
    [started(1), 'Tour 4 : à J1 de jouer une technique.'],
    [started(2), 'Tour 4 : à J1 de jouer une technique. Cette position commence un tour pour la 2e fois.'],
    [
      started(3),
      'Tour 4 : à J1 de jouer une technique. Cette position commence un tour pour la 3e fois : la nulle peut être réclamée.',
    ],
    [{ type: 'no-technique', seat: 0, by: null, cites }, "Aucune technique n'est permise à J1 : le tour passe."],
    [
      { type: 'no-technique', seat: 0, by: '0:x', cites },
      "Aucune technique n'est permise à J1 : « Rejouer » ne fait rien.",
    ],
    [{ type: 'chosen', seat: 0, card: 'ex-att-1', by: null, cites }, `J1 choisit ${TITLE}.`],
    [
      { type: 'activated', ...CARD, by: null, owner: 0, target: 1, omitted: false, cites },
      `J1 joue ${TITLE} contre J2.`,
    ],
    [
      { type: 'activated', ...CARD, by: null, owner: 0, target: null, omitted: true, cites },
      `J1 joue ${TITLE}, sans cible.`,
    ],
    [
      { type: 'step', ...CARD, index: 1, of: 3, instruction: BLOW, player: 0, opponent: 1, cites },
      `${TITLE} continue, étape 2 sur 3 : Blesser 2.`,
    ],
    [
      { type: 'step', ...CARD, index: 0, of: 3, instruction: BLOW, player: 0, opponent: 1, cites },
      `${TITLE} commence, étape 1 sur 3 : Blesser 2.`,
    ],
    [
      { type: 'step', ...CARD, index: 2, of: 3, instruction: BLOW, player: 0, opponent: 1, cites },
      `${TITLE} finit par sa dernière étape : Blesser 2.`,
    ],
    [
      { type: 'step', ...CARD, index: 0, of: 1, instruction: BLOW, player: 0, opponent: 1, cites },
      `${TITLE} n'a qu'une étape : Blesser 2.`,
    ],
    [{ type: 'passage', ...CARD, player: 0, opponent: null, cites }, "J1 exécute l'étape."],
    [{ type: 'passage', ...CARD, player: 0, opponent: 0, cites }, "J1 exécute l'étape et se vise."],
    [{ type: 'passage', ...CARD, player: 0, opponent: 1, cites }, "J1 exécute l'étape et vise J2."],
    [
      { type: 'skipped', ...CARD, index: 0, seat: 1, cites },
      'Cette étape parle de J2, qui a perdu : elle est sautée, sans échec.',
    ],
    [checked('corps-a-corps', 1, 1, true), 'J1 est au contact de J2 : on continue.'],
    [checked('corps-a-corps', 2, 1, false), 'J1 est à distance 2 de J2, et il fallait le contact.'],
    [checked('distance', 3, 2, true), 'J1 est à distance 3 de J2 : il fallait 2 au moins, on continue.'],
    [checked('distance', 1, 2, false), 'J1 est à distance 1 de J2 : il fallait 2 au moins.'],
    [
      hurt(false, part('n', 3), part('force', 2), part('protection', -1)),
      "J2 subit 4 dégâts : sa vie passe de 3 à −1. L'étape en donne 3, la Force 2 de plus et la Protection 1 de moins.",
    ],
    [
      hurt(true, part('n', 1), part('force', 0), part('protection', 0)),
      "J2 s'inflige 1 dégât : sa vie passe de 3 à −1.",
    ],
    [
      {
        type: 'unhurt',
        by: 0,
        seat: 1,
        self: false,
        tally: { parts: [part('n', -1), part('force', -2)], sum: -3 },
        cites,
      },
      "J2 ne subit aucun dégât : l'étape en donne −1 et la Force 2 de moins.",
    ],
    [blocked(0, true), "J1 n'a aucun point de dégât à bloquer."],
    [blocked(1, true), 'J1 bloque 1 point de dégât : sa vie remonte de 10 à 11.'],
    [blocked(3, true), 'J1 bloque ses 3 points de dégât : sa vie remonte de 10 à 13.'],
    [blocked(3, false), 'J1 bloque 3 points de dégât : sa vie remonte de 10 à 13.'],
    [
      { type: 'failed', ...CARD, owner: 0, keyword: 'distance', cites },
      `${TITLE} échoue : ses étapes suivantes ne s'exécutent pas.`,
    ],
    [
      { type: 'stable', ...CARD, owner: 0, cost: 2, next: 1, of: 3, last: false, cites },
      `${TITLE} est Stable : elle attend sur la table, au coût de 2, et reprendra à l'étape 2 sur 3.`,
    ],
    [
      { type: 'stable', ...CARD, owner: 0, cost: -1, next: 3, of: 3, last: true, cites },
      `${TITLE} est Stable : elle attend sur la table, au coût de −1, et n'a plus rien à exécuter.`,
    ],
    [{ type: 'resumed', ...CARD, owner: 1, by: 0, next: 1, of: 3, cites }, `${TITLE} de J2 reprend à l'étape 2 sur 3.`],
    [
      { type: 'resumed', ...CARD, owner: 1, by: 0, next: 3, of: 3, cites },
      `${TITLE} de J2 reprend : il ne lui reste aucune étape.`,
    ],
    [{ type: 'not-destabilised', seat: 0, choice: true, cites }, 'J1 ne déstabilise rien.'],
    [
      { type: 'not-destabilised', seat: 0, choice: false, cites },
      "Aucune technique n'est Stable : il n'y a rien à déstabiliser.",
    ],
    [
      { type: 'paid', seat: 0, card: 'ex-att-1', cost: 1, charm: 2, price: 0, cites },
      `J1 déstabilise ${TITLE}, de coût 1 : avec un Charme de 2, rien à payer.`,
    ],
    [
      { type: 'paid', seat: 0, card: 'ex-att-1', cost: 1, charm: -1, price: 2, cites },
      `J1 déstabilise ${TITLE}, de coût 1 : avec un Charme de −1, 2 cartes à défausser.`,
    ],
    [gone('end', false, 0), `${TITLE} est terminée.`],
    [gone('failed', true, 0), `${TITLE} n'est plus active : la carte va dans la défausse de J1.`],
    [gone('end', true, 1), `${TITLE} est terminée : la carte va dans la défausse de J1 et ses effets cessent.`],
    [{ type: 'discarded', seat: 0, cards: [], short: true, cites }, "J1 n'a aucune carte à défausser."],
    [{ type: 'discarded', seat: 0, cards: ['ex-att-1'], short: false, cites }, `J1 défausse ${TITLE}.`],
    [
      { type: 'discarded', seat: 0, cards: ['ex-att-1', 'ex-att-1'], short: true, cites },
      `J1 défausse ${TITLE} et ${TITLE} : toute sa main, ce qui ne suffit pas.`,
    ],
    [{ type: 'drawn', seat: 0, card: 'ex-att-1', last: false, cites }, `J1 pioche ${TITLE}.`],
    [{ type: 'drawn', seat: 0, card: 'ex-att-1', last: true, cites }, `J1 pioche ${TITLE}, la dernière de sa pioche.`],
    [
      { type: 'pile-empty', seat: 0, before: 15, after: 8, cites },
      'La pioche de J1 est vide : sa vie est divisée par 2, de 15 à 8.',
    ],
    [{ type: 'reshuffled', seat: 0, count: 0, cites }, 'La défausse de J1 est vide aussi : rien à mélanger.'],
    [
      { type: 'reshuffled', seat: 0, count: 2, cites },
      'La défausse de J1 est mélangée et devient sa pioche : 2 cartes.',
    ],
    [{ type: 'nothing-drawn', seat: 0, cites }, 'J1 ne prend aucune carte.'],
    [pace(2, 0), 'J1 a 2 pas à faire.'],
    [pace(1, 1), "J1 a 2 pas à faire : 1 par l'étape, 1 de plus par sa Vitesse."],
    [pace(1, -2), "J1 n'a aucun pas à faire : 1 par l'étape, 2 de moins par sa Vitesse."],
    [{ type: 'moved', seat: 0, from: 'D4', to: 'C4', cites }, 'J1 va de D4 en C4.'],
    [
      { type: 'pushed', by: 0, seat: 1, from: 'D5', to: 'D6', before: 1, after: 2, cites },
      'J1 pousse J2 de D5 en D6 : leur distance passe de 1 à 2.',
    ],
    [{ type: 'pushed-out', by: 0, seat: 1, from: 'D7', cites }, 'J1 pousse J2 de D7 hors du plateau.'],
    [{ type: 'idle', ...CARD, keyword: 'blesser', n: -1, cites }, 'Blesser −1 : rien ne se passe.'],
    [
      { type: 'eliminated', seat: 1, cause: 'life', rank: 1, cites },
      'J2 tombe à 0 point de vie ou moins, et perd la partie. Son pion quitte le plateau.',
    ],
    [
      { type: 'eliminated', seat: 1, cause: 'board', rank: 1, cites },
      'J2 sort du plateau, et perd la partie. Son pion quitte le plateau.',
    ],
    [
      { type: 'eliminated', seat: 1, cause: 'resigned', rank: 1, cites },
      'J2 abandonne, et perd la partie. Son pion quitte le plateau.',
    ],
    [over('end'), "La technique de J1 est terminée : son tour s'achève."],
    [over('failed'), "La technique de J1 a échoué : son tour s'achève."],
    [over('stable', 1), "La technique de J1 est Stable : son tour s'achève. Son point de dégât est effacé."],
    [over('none', 3), "Le tour de J1 s'achève. Ses 3 points de dégât sont effacés."],
    [{ type: 'game-won', seat: 0, cites }, 'J1 est la dernière personne en jeu, et gagne la partie.'],
    [voided('agreement', null), 'Tout le monde accepte : la partie est nulle.'],
    [
      voided('repetition', 0),
      'J1 réclame la nulle. La même position est venue au moins trois fois : la partie est nulle.',
    ],
    [voided('dispute', 0), 'J1 déclare un litige. Un litige que le texte ne tranche pas : la partie est nulle.'],
    [{ type: 'ruling', ruling: 'A31', cites }, "L'arbitrage 31 s'applique ici : le texte officiel ne tranche pas."],
    [{ type: 'push-idle', by: 0, seat: 1, choice: true, cites: ['bf.position.pousser-case'] }, 'J2 ne bouge pas.'],
    [
      { type: 'push-idle', by: 0, seat: 1, choice: false, cites: ['bf.position.pousser-case'] },
      "Aucune case libre n'est plus loin : J2 ne bouge pas.",
    ],
    [{ type: 'draw-offered', seat: 0, cites: ['bf.fin.victoire'] }, 'J1 propose la nulle.'],
    [
      { type: 'draw-answered', seat: 1, by: 0, accept: true, cites: ['bf.fin.victoire'] },
      'J2 accepte la nulle proposée par J1.',
    ],
    [
      { type: 'draw-answered', seat: 1, by: 0, accept: false, cites: ['bf.fin.victoire'] },
      'J2 refuse la nulle : la partie continue.',
    ],
    [{ type: 'stayed', seat: 1, cell: 'C3', cites: ['bf.position.pousser-case'] }, 'J2 reste en C3.'],
  ])('%j', (event, says) => expect(partieText.event(event, state)).toBe(says));
});

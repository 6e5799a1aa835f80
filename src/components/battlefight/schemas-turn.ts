// Diagrams of what happens: a turn, how a technique ends, how life and damage move. Each is played by the engine.
import { BASICS } from '../../engine/battlefight/data.ts';
import { playerOf } from '../../engine/battlefight/partie/board.ts';
import { partie } from '../../engine/battlefight/partie/index.ts';
import type { PartieScenario } from '../../engine/battlefight/partie/types.ts';
import { duel, study } from '../../engine/battlefight/scenarios.ts';
import type { CardId, Technique } from '../../engine/battlefight/types.ts';
import { listed } from '../../engine/kernel/play.ts';
import {
  cardOf,
  discard,
  hand,
  laid,
  pawn,
  type Picture,
  type Played,
  played,
  rows,
  steps,
  type StripSchema,
  TO,
  use,
} from './schemas-kit.ts';

// ── A turn
const apart = duel({ cell: 'D2' }, { cell: 'D6' });
const strike = (scenario: PartieScenario, count: number): Played =>
  played(scenario, [use('base-attaque'), ...steps(count)]);
const tour = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'Un tour ordinaire : une technique, ses étapes une à une, et c’est à l’autre.',
  items: [
    { title: 'Jouer une technique', text: 'Ici, Attaque de base.', pictures: laid(strike(duel(), 0)) },
    { title: 'Première étape', text: 'J2 est bien au contact.', pictures: laid(strike(duel(), 1)) },
    { title: 'Dernière étape', text: 'Le coup porte ; le tour de J1 est fini.', pictures: laid(strike(duel(), 2)) },
  ],
});
const GUARD = duel({ hand: ['ex-def-2'] });
const fins = (): StripSchema => ({
  kind: 'strip',
  caption:
    'Trois façons de s’arrêter, et chaque fois le tour est fini. Surlignée, la dernière étape exécutée ; barré, ce qu’un échec emporte.',
  items: [
    { title: 'Terminée', text: 'Il n’y a plus d’étape.', pictures: laid(strike(duel(), 2)) },
    { title: 'Échouée', text: 'J2 est trop loin ; le reste est perdu.', pictures: laid(strike(apart, 1)) },
    {
      title: 'Stable',
      text: 'Elle attend sur la table.',
      pictures: laid(played(GUARD, [use('ex-def-2'), ...steps(3)])),
    },
  ],
});
const ordre = (): StripSchema => {
  const start = played(study([{ cell: 'D1' }, { out: true }, { cell: 'D7' }]));
  const after = played(study([{ cell: 'D1' }, { out: true }, { cell: 'D7' }]), [use('base-defense'), ...steps(1)]);
  if (start.state.turn !== 0 || after.state.turn !== 2) throw new Error('schéma : un autre ordre');
  return {
    kind: 'strip',
    ordered: true,
    size: 'small',
    caption: 'Le tour passe dans le sens horaire, par-dessus qui est éliminé.',
    items: [
      { title: 'J1', text: 'joue', pictures: [pawn(start, 0, true)] },
      { title: 'J2', text: 'est éliminé : son tour est sauté', pictures: [pawn(start, 1)] },
      { title: 'J3', text: 'joue ensuite', pictures: [pawn(after, 2, true)] },
    ],
  };
};
/** A technique played by another fails: the turn goes on. */
const racine = (): StripSchema => {
  const far: PartieScenario = duel({ cell: 'D2', hand: ['ex-dep-2'] }, { cell: 'D6' });
  const chased = [use('ex-dep-2'), ...steps(2), { type: 'move', to: 'D2' } as const, ...steps(1), use('base-attaque')];
  const under = played(far, chased);
  const failed = played(far, [...chased, ...steps(1)]);
  if (!failed.told.some(({ type }) => type === 'failed')) throw new Error('schéma : aucun échec');
  return {
    kind: 'strip',
    ordered: true,
    size: 'wide',
    caption: 'Le tour a commencé par Pas chassé : lui seul compte pour le finir.',
    items: [
      { title: 'Rejouer', text: 'Attaque de base se pose par-dessus.', pictures: laid(under) },
      {
        title: 'Attaque de base échoue',
        text:
          failed.state.turn === 0
            ? 'Le tour de J1 continue.'
            : 'Pas chassé n’a plus d’étape : c’est lui qui finit le tour.',
        pictures: laid(failed),
      },
    ],
  };
};

// ── Playing a technique
const trois: PartieScenario = study([
  { cell: 'D3', hand: ['ex-att-1', 'ex-con-1', 'ex-dep-1'] },
  { cell: 'D4' },
  { cell: 'F4' },
]);
const jouer = (): StripSchema => {
  const before = played(trois);
  const after = played(trois, [use('ex-att-1'), { type: 'target', seat: 1 }]);
  return {
    kind: 'strip',
    ordered: true,
    caption: 'Les trois temps. Une fois posée, la carte n’est plus dans la main.',
    items: [
      { title: 'Choisir la technique', text: 'Une carte de sa main, ici.', pictures: [hand(before.state, 0)] },
      { title: 'Choisir la cible', text: 'J1 vise J2.', pictures: [pawn(before, 0), TO, pawn(before, 1)] },
      { title: 'Activer', text: 'On l’annonce et on la pose.', pictures: [...laid(after), hand(after.state, 0)] },
    ],
  };
};

/** What may be chosen, as the engine lists it, and what may not. */
const choix = (): StripSchema => {
  const scenario = duel(
    { hand: ['ex-att-1', 'ex-dep-1'], discard: ['ex-def-1'] },
    {},
    {
      active: [{ card: 'ex-con-3', owner: 0, next: 3 }],
    },
  );
  const { state } = played(scenario);
  const open = new Set(listed(partie.node(state)).flatMap((action) => (action.type === 'play' ? [action.card] : [])));
  const offered = (cards: readonly CardId[], wanted: boolean): readonly Technique[] => {
    if (cards.some((card) => open.has(card) !== wanted)) throw new Error('schéma : un autre choix');
    return cards.map(cardOf);
  };
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Où prendre la technique. Ce qui est grisé ne se joue pas.',
    items: [
      {
        title: 'Les techniques de base',
        pictures: [
          rows(
            offered(
              BASICS.map(({ id }) => id),
              true,
            ),
          ),
        ],
      },
      { title: 'Votre main', pictures: [rows(offered(playerOf(state, 0).hand, true))] },
      { title: 'Déjà posée', text: 'non', pictures: [rows(offered(['ex-con-3'], false), true)] },
      { title: 'Défausse', text: 'non', pictures: [rows(offered(playerOf(state, 0).discard, false), true)] },
    ],
  };
};

/** Whom a technique may target, as the engine lists it. */
const cible = (): StripSchema => {
  const asking = played(trois, [use('ex-att-1')]);
  const aims = listed(partie.node(asking.state)).flatMap((action) => (action.type === 'target' ? [action.seat] : []));
  return {
    kind: 'strip',
    size: 'small',
    caption: 'J1 a joué Coup de boule, à trois : n’importe quel adversaire convient, si loin soit-il.',
    items: [
      { title: 'J1', text: 'choisit', pictures: [pawn(asking, 0, true)] },
      ...aims.map((seat) => ({ title: `J${seat + 1}`, text: 'cible possible', pictures: [pawn(asking, seat)] })),
    ],
  };
};

// ── Execution
const KICK = duel({ hand: ['ex-att-3'] });
const pointeur = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  caption: 'L’étape surlignée vient d’être exécutée ; le pointeur est sur la suivante.',
  items: [
    { title: 'Activée', text: 'La première étape est à venir.', pictures: laid(played(KICK, [use('ex-att-3')])) },
    {
      title: 'Une étape faite',
      text: 'Le contact est vérifié.',
      pictures: laid(played(KICK, [use('ex-att-3'), ...steps(1)])),
    },
    {
      title: 'Deux étapes faites',
      text: 'Le coup a porté.',
      pictures: laid(played(KICK, [use('ex-att-3'), ...steps(2)])),
    },
  ],
});
const arrets = (): StripSchema => {
  const end = played(duel({ hand: ['ex-def-1'] }), [use('ex-def-1'), ...steps(1)]);
  const failure = played(duel({ cell: 'D2', hand: ['ex-att-1'] }, { cell: 'D6' }), [use('ex-att-1'), ...steps(1)]);
  const wait = played(GUARD, [use('ex-def-2'), ...steps(3)]);
  const where = (one: Played): readonly Picture[] =>
    playerOf(one.state, 0).discard.length > 0 ? [TO, discard(one.state, 0)] : [];
  return {
    kind: 'strip',
    caption: 'Désactivée, la carte va dans la défausse ; Stable, elle reste là, active.',
    items: [
      { title: 'Plus d’étape', text: 'Désactivée, puis défaussée.', pictures: [...laid(end), ...where(end)] },
      {
        title: 'Un échec',
        text: 'Désactivée aussi ; le reste est perdu.',
        pictures: [...laid(failure), ...where(failure)],
      },
      { title: 'Stable', text: 'Active, elle attend la suite.', pictures: [...laid(wait), ...where(wait)] },
    ],
  };
};
const PILED: PartieScenario = duel({ hand: ['ex-dep-2'] });
const pilee = (count: number): Played =>
  played(PILED, [
    use('ex-dep-2'),
    ...steps(2),
    { type: 'move', to: 'D4' },
    ...steps(1),
    use('base-attaque'),
    ...steps(count),
  ]);
const empilement = (): StripSchema => ({
  kind: 'strip',
  ordered: true,
  size: 'wide',
  caption: 'Rejouer pose une technique sur l’autre. Celle de dessous, grisée, attend sans être Stable.',
  items: [
    { title: 'La seconde s’exécute', text: 'Pas chassé attend sous Attaque de base.', pictures: laid(pilee(1)) },
    { title: 'La seconde s’arrête', text: 'Pas chassé va reprendre où il en était.', pictures: laid(pilee(2)) },
  ],
});

export const TURNS: Readonly<Record<string, () => StripSchema>> = {
  tour,
  fins,
  ordre,
  racine,
  jouer,
  choix,
  cible,
  pointeur,
  arrets,
  empilement,
};

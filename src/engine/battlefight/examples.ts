// The worked examples of the ledger, as scripts that the engine plays. Totals are nowhere typed: pages show what the engine did.
import { entry, type Example, type ScriptEntry } from '../kernel/example.ts';
import type { Seat } from '../kernel/game.ts';
import type { PartieAction, PartieScenario } from './partie/types.ts';
import type { BfRule } from './rules.ts';
import { duel, game, study } from './scenarios.ts';
import type { CardId, Instruction, Technique } from './types.ts';

export type BfExample = Example<PartieScenario, PartieAction, BfRule> & { readonly mode: 'partie' };

type Entry = ScriptEntry<PartieAction>;
const say = entry<PartieAction>;
const play = (card: CardId, note?: string): Entry => say({ type: 'play', card }, note);
const execute = (note?: string): Entry => say({ type: 'execute' }, note);
/** The next steps of the technique on top, without a word. */
const run = (count: number): readonly Entry[] => Array.from({ length: count }, () => execute());
const target = (seat: Seat, note?: string): Entry => say({ type: 'target', seat }, note);
const draw = (card: CardId, note?: string): Entry => say({ type: 'draw', card }, note);
const discard = (card: CardId, note?: string): Entry => say({ type: 'discard', card }, note);
const destabilise = (active: string, note?: string): Entry => say({ type: 'destabilise', active }, note);
const push = (to: string, note?: string): Entry => say({ type: 'push', to }, note);
const move = (to: string, note?: string): Entry => say({ type: 'move', to }, note);
const claim = (seat: Seat, note?: string): Entry => say({ type: 'claim', seat }, note);

const added = (
  example: Pick<BfExample, 'title' | 'script' | 'cites' | 'result'> & {
    readonly slug: string;
    readonly scenario: PartieScenario;
  },
): BfExample => {
  const { slug, title, scenario, script, cites, result } = example;
  return {
    mode: 'partie',
    id: `battlefight.${slug}`,
    title,
    source: 'ajouté',
    scenario: { ...scenario, name: title },
    script,
    cites,
    result,
  };
};

const BLOWS = added({
  slug: 'coups-blocage-et-remise-a-zero',
  title: 'Bloquer à temps, ou trop tard',
  scenario: duel(),
  script: [
    play('base-attaque', 'Aucune carte en main : restent les techniques de base. Attaque de base a deux étapes.'),
    execute('Première étape : être au contact. J1 et J2 sont voisins.'),
    execute('Seconde étape : J2 perd de la vie et gagne autant de points de dégât. Regardez les deux compteurs.'),
    play('base-defense', 'J2 bloque tout de suite, tant que le coup est encore compté.'),
    execute('Bloquer rend la vie et efface les points de dégât.'),
    play('base-attaque', 'J1 recommence.'),
    ...run(2),
    play('base-deplacement', 'Cette fois, J2 préfère s’éloigner.'),
    execute(),
    move('D6', 'À la fin de son tour, ses points de dégât s’effacent sans rien lui rendre.'),
    play('base-attaque', 'Rien n’oblige à réussir : J1 attaque, même hors de portée.'),
    execute('Trop loin pour un corps à corps : la technique échoue, Blesser ne s’exécute pas.'),
    play('base-defense', 'J2 se décide à bloquer.'),
    execute('Plus aucun point de dégât : la vie perdue ne reviendra pas.'),
  ],
  cites: [
    'bf.techniques.base-attaque',
    'bf.position.corps-a-corps',
    'bf.combat.blesser-calcul',
    'bf.combat.bloquer-total',
    'bf.combat.blesser-calcul',
    'bf.position.se-deplacer-case',
    'bf.points.remise-a-zero',
    'bf.position.corps-a-corps',
    'bf.execution.echec',
    'bf.tour.fin-echec',
    'bf.combat.bloquer-total',
    'bf.points.plafond',
  ],
  result: '',
});

const COUNTERS = added({
  slug: 'force-protection-et-vitesse',
  title: 'Force, Protection et Vitesse, en plus ou en moins',
  scenario: duel({ hand: ['ex-con-3', 'ex-att-1'] }, { hand: ['ex-def-2'] }),
  script: [
    play('ex-con-3', 'Rage contenue prépare la suite : de la Force contre de la Protection.'),
    ...run(2),
    execute('Stable arrête la carte ici. Elle reste sur la table, et ses effets avec elle.'),
    play('ex-def-2', 'J2 se met en garde : mieux protégé, mais moins rapide.'),
    ...run(3),
    play('ex-att-1', 'Coup de boule touche l’adversaire, puis soi-même.'),
    execute(),
    execute('Le calcul : le nombre de la carte, plus la Force de J1, moins la Protection de J2.'),
    execute(
      'Contre soi, les deux comptes jouent aussi : la Force de J1 aggrave le coup, et sa Protection négative également.',
    ),
    play('base-attaque', 'J2 rend le coup : la Protection négative de J1 l’alourdit.'),
    ...run(2),
    play('base-attaque', 'Même technique dans l’autre sens, contre la garde de J2.'),
    execute(),
    execute('La Protection annule tout le coup : il ne se passe rien.'),
    play('base-deplacement', 'La garde de J2 a un prix : la Vitesse s’ajoute au nombre de pas.'),
    execute('Aucun pas à faire. L’étape n’échoue pas pour autant.'),
  ],
  cites: [
    'bf.effets.force',
    'bf.effets.protection',
    'bf.enchainement.stable-etat',
    'bf.effets.vitesse',
    'bf.combat.blesser-calcul',
    'bf.combat.se-blesser-calcul',
    'bf.execution.fin',
    'bf.points.remise-a-zero',
    'bf.combat.blesser-calcul',
    'bf.points.degats-nuls',
    'bf.position.se-deplacer-nul',
  ],
  result: '',
});

const DEFUSED = added({
  slug: 'desamorcer-une-attaque',
  title: 'Désamorcer une attaque qui attend',
  scenario: duel(
    { hand: ['ex-att-4'], pile: ['ex-dep-1'] },
    { cell: 'D6', hand: ['ex-rhe-3', 'ex-rhe-1'], pile: ['ex-def-1'] },
  ),
  script: [
    play('ex-att-4', 'Poing armé attend son heure : la Force d’abord, le coup plus tard.'),
    execute(),
    execute('La technique reste active, arrêtée juste après Stable.'),
    play('ex-rhe-3', 'Le Charme de J2 fera baisser ce que coûte une déstabilisation.'),
    ...run(2),
    play('base-concentration', 'Une carte de plus pour J1 : elle servira.'),
    ...run(1),
    play('ex-rhe-1', 'J2 peut réveiller n’importe quelle technique Stable, même celle d’en face.'),
    execute(),
    destabilise('0:ex-att-4', 'Le Charme de J2 dépasse le coût : rien à payer.'),
    execute(
      'Poing armé reprend après son Stable, trop loin de sa cible : la technique échoue, et la Force de J1 s’en va.',
    ),
    execute('Cet échec n’arrête pas Bon mot, qui continue.'),
    play('base-rhetorique', 'Au tour de J1 de faire taire une technique.'),
    execute(),
    destabilise(
      '1:ex-rhe-3',
      'Sans Charme, J1 paie d’une carte. Sourire enjôleur n’a plus d’étape et part à la défausse.',
    ),
  ],
  cites: [
    'bf.execution.stable-active',
    'bf.tour.fin-stable',
    'bf.effets.charme',
    'bf.enchainement.stable-cout',
    'bf.main.piocher-pleine',
    'bf.enchainement.destabiliser-cout',
    'bf.enchainement.destabiliser-reprise',
    'bf.execution.echec-local',
    'bf.execution.effets-lies',
    'bf.enchainement.destabiliser-defausse',
    'bf.execution.fin',
    'bf.execution.defausse',
  ],
  result: '',
});

const NESTED = added({
  slug: 'rejouer-imbrique',
  title: 'Rejouer dans Rejouer',
  scenario: duel({ cell: 'D2', hand: ['ex-dep-2', 'ex-rhe-2', 'ex-att-1'] }, { hand: ['ex-def-4'] }),
  script: [
    play('ex-dep-2', 'Pas chassé déplace, puis fait rejouer. Suivez la pile des techniques en cours.'),
    execute('D’abord une interdiction : J1 ne pourra pas enchaîner un second déplacement.'),
    execute(),
    move('D3'),
    execute('Rejouer : J1 choisit une autre technique, sauf un déplacement.'),
    play('ex-rhe-2', 'Provocation se pose par-dessus Pas chassé, qui attend.'),
    execute('« L’adversaire a Rejouer » : c’est J2 qui joue, en plein tour de J1.'),
    play('ex-def-4', 'La carte appartient pour de bon à J2.'),
    execute(),
    execute('Stable arrête Contre-attaque, pas le tour : Provocation reprend la main.'),
    execute(),
    play('ex-att-1', 'J1 tente un coup de trop loin.'),
    execute('L’échec reste celui de Coup de boule. Les deux techniques du dessous vont à leur terme.'),
    play('base-rhetorique', 'On peut déstabiliser ses propres techniques.'),
    execute(),
    destabilise('1:ex-def-4', 'Son coût est nul : J2 ne paie rien et reprend Contre-attaque.'),
    execute(),
    play('base-defense', 'Aucun dégât à bloquer, mais il faut bien jouer quelque chose.'),
    execute('Contre-attaque est arrivée au bout : sa Protection disparaît.'),
  ],
  cites: [
    'bf.effets.s-empecher',
    'bf.position.se-deplacer-placement',
    'bf.enchainement.rejouer',
    'bf.modificateurs.adversaire-decisions',
    'bf.execution.empilement',
    'bf.execution.echec-local',
    'bf.tour.fin-terminee',
    'bf.enchainement.destabiliser-choix',
    'bf.enchainement.reprise-fin',
    'bf.enchainement.rejouer',
  ],
  result: '',
});

const OUT = added({
  slug: 'expulsion-a-trois',
  title: 'Expulsion à trois',
  scenario: study([{ cell: 'D5', hand: ['ex-att-3'] }, { cell: 'D6' }, { cell: 'A1', hand: ['ex-dep-1'] }], {
    active: [
      { card: 'ex-def-2', owner: 1, next: 3 },
      { card: 'ex-att-4', owner: 2, target: 1, next: 2 },
    ],
  }),
  script: [
    play('ex-att-3', 'À trois, il faut dire qui l’on vise, et c’est pour toute la durée de la technique.'),
    target(1),
    execute(),
    execute('La garde de J2 absorbe le coup. Elle ne peut rien contre la suite.'),
    execute('Pousser s’applique deux fois. J2 n’est pas au bord : il faut une case libre, plus loin de J1.'),
    push('D7', 'J1 choisit la case du bord.'),
    push('dehors', 'J2 est désormais au bord : J1 peut l’expulser. Le pion et les techniques de J2 disparaissent.'),
    play('base-rhetorique', 'J2 ne joue plus : c’est à J3, dont Poing armé visait justement J2.'),
    execute(),
    destabilise('2:ex-att-4', 'J3 paie d’une carte pour reprendre sa propre technique.'),
    execute('Sa cible n’est plus en jeu : cette étape est sautée, sans échec.'),
    execute('La suivante parle aussi de J2 : sautée de même. La carte finit normalement.'),
  ],
  cites: [
    'bf.position.corps-a-corps',
    'bf.points.degats-nuls',
    'bf.position.pousser-eloigne',
    'bf.position.pousser-hors-plateau',
    'bf.fin.defaite-hors-plateau',
    'bf.fin.elimination-pion',
    'bf.fin.elimination-techniques',
    'bf.fin.elimination-tours',
    'bf.tour.sens',
    'bf.fin.etapes-ignorees',
    'bf.execution.fin',
  ],
  result: '',
});

const EMPTY = added({
  slug: 'pioche-vide',
  title: 'La pioche est vide',
  scenario: study([
    { cell: 'D1', life: 15, hand: ['ex-con-4', 'ex-dep-1'], pile: ['ex-def-1'], discard: ['ex-att-2'] },
    { cell: 'D7' },
  ]),
  script: [
    play('ex-con-4', 'Offrande quitte la main avant de s’exécuter : elle ne pourra pas se payer elle-même.'),
    execute('Une seule carte en main : c’est elle qui part.'),
    execute(
      'Trois pioches, une par une. La dernière carte de la pioche ne coûte rien ; la suivante trouve la pioche vide. J1 perd la moitié de sa vie, et sa défausse devient sa pioche.',
    ),
    draw(
      'ex-dep-1',
      'Ce n’est pas une blessure : les points de dégât ne bougent pas. Offrande, encore active, n’a pas été mélangée.',
    ),
    execute('Il y a de quoi défausser : J1 choisit.'),
    discard('ex-def-1'),
    play('base-defense', 'J2 laisse passer son tour à sa façon.'),
    ...run(1),
    play('base-concentration', 'Encore une pioche de trop.'),
    execute('La vie est de nouveau divisée par deux, arrondie au-dessus.'),
    draw('ex-con-4', 'Cette fois Offrande était dans la défausse : elle revient.'),
  ],
  cites: [
    'bf.techniques.pose-carte',
    'bf.main.defausser-suffisant',
    'bf.main.piocher-pleine',
    'bf.main.piocher-vide-vie',
    'bf.main.piocher-vide-melange',
    'bf.main.piocher-repetition',
    'bf.main.si-possible-suffisant',
    'bf.combat.bloquer-total',
    'bf.main.piocher-vide-vie',
    'bf.main.piocher-vide-melange',
  ],
  result: '',
});

const EVERYBODY = added({
  slug: 'tout-le-monde-a',
  title: 'Tout le monde frappe',
  scenario: study([{ hand: ['ex-att-5'], cell: 'D4' }, { cell: 'A1', life: 2 }, { cell: 'G4' }]),
  script: [
    play('ex-att-5', 'Bagarre générale ne vise personne d’avance : chaque personne choisira à son passage.'),
    execute('J1 passe en premier, puisque la carte est la sienne.'),
    say(
      { type: 'aim', seat: 1 },
      'J2 tombe avant son propre passage, qui n’aura pas lieu. J3 n’a plus qu’un adversaire possible : J1. Les points de dégât de J1 s’effacent avec la fin de son tour.',
    ),
  ],
  cites: [
    'bf.modificateurs.tous-ordre',
    'bf.modificateurs.tous-cible',
    'bf.fin.defaite-vie',
    'bf.fin.elimination',
    'bf.combat.blesser-calcul',
    'bf.points.remise-a-zero',
    'bf.tour.sens',
  ],
  result: '',
});

const REPEATED = added({
  slug: 'nulle-par-repetition',
  title: 'La même position, trois fois',
  scenario: study([{ cell: 'D1' }, { cell: 'D7' }]),
  script: [
    play('base-defense', 'La position de départ compte déjà pour une. Bloquer sans dégât ne change rien.'),
    execute('Le tour de J2 commence sur une position identique : peu importe qui doit jouer.'),
    play('base-defense', 'Deux fois ne suffisent pas. J2 en fait autant.'),
    execute('Troisième début de tour sur la même position.'),
    claim(
      1,
      'Rien n’est automatique : il faut réclamer. N’importe qui en jeu le peut, ici J2, dont ce n’est pas le tour.',
    ),
  ],
  cites: [
    'bf.fin.nulle-repetition-etat',
    'bf.fin.nulle-repetition-moment',
    'bf.fin.nulle-repetition-reclamation',
    'bf.fin.nulle-repetition-effet',
  ],
  result: 'repetition',
});

/** Two cards made up for the demonstration: they differ by two words. */
const disarming = (id: CardId, title: string, keyword: 'defausser' | 'si-possible-defausser'): Technique => {
  const steps: readonly Instruction[] = [
    { modifier: 'adversaire', keyword, n: 2 },
    { modifier: null, keyword: 'blesser', n: 3 },
  ];
  return { id, title, type: 'attaque', steps };
};
const DISARM = disarming('desarmer', 'Désarmer', 'defausser');
const DISARM_IF = disarming('desarmer-si-possible', 'Désarmer au mieux', 'si-possible-defausser');

const FAILED = added({
  slug: 'echec-par-la-main-adverse',
  title: 'Échouer à cause de la main d’en face',
  scenario: duel({ hand: [DISARM.id] }, { hand: ['ex-def-1'] }, { cards: [DISARM] }),
  script: [
    play(
      DISARM.id,
      'Une carte imaginée pour l’exemple. « L’adversaire a » : c’est J2 qui défausse, de sa propre main.',
    ),
    execute(
      'J2 n’a pas assez de cartes. Sa main part quand même, et c’est la technique de J1 qui échoue : le coup ne vient pas.',
    ),
  ],
  cites: [
    'bf.modificateurs.adversaire-inversion',
    'bf.main.defausser-insuffisant',
    'bf.modificateurs.proprietaire-reel',
    'bf.tour.fin-echec',
  ],
  result: '',
});

const NOT_FAILED = added({
  slug: 'si-possible-sans-echec',
  title: 'Deux mots qui évitent l’échec',
  scenario: duel({ hand: [DISARM_IF.id] }, { hand: ['ex-def-1'] }, { cards: [DISARM_IF] }),
  script: [
    play(DISARM_IF.id, 'Même situation, même carte, à deux mots près : « Si possible défausser ».'),
    execute('J2 perd sa main comme avant, mais rien n’échoue.'),
    execute('La technique continue, et le coup porte.'),
  ],
  cites: [
    'bf.modificateurs.adversaire-inversion',
    'bf.main.si-possible-insuffisant',
    'bf.combat.blesser-calcul',
    'bf.tour.fin-terminee',
  ],
  result: '',
});

const TWO_STABLES = added({
  slug: 'deux-stables',
  title: 'Une carte en trois temps',
  scenario: study([
    { cell: 'D1', hand: ['ex-con-2', 'ex-def-1'], pile: ['ex-att-2', 'ex-dep-1', 'ex-def-3', 'ex-dep-3'] },
    { cell: 'D7' },
  ]),
  script: [
    play('ex-con-2', 'Longue préparation commence par s’arrêter.'),
    execute('Stable sans nombre : la reprendre ne coûtera rien.'),
    play('base-defense'),
    ...run(1),
    play('base-rhetorique', 'J1 réveille sa propre carte.'),
    execute(),
    destabilise('0:ex-con-2'),
    execute('Elle reprend après son premier Stable.'),
    execute('Un second Stable l’arrête de nouveau, avec son propre coût.'),
    play('base-defense'),
    ...run(1),
    play('base-rhetorique'),
    execute(),
    destabilise('0:ex-con-2', 'Il faut maintenant payer une carte, avant la reprise.'),
    discard('ex-def-1'),
    execute('Deux autres cartes, et la liste est finie : Longue préparation part à la défausse.'),
  ],
  cites: [
    'bf.enchainement.stable-defaut',
    'bf.enchainement.destabiliser-reprise',
    'bf.main.piocher-repetition',
    'bf.enchainement.stable-cout',
    'bf.enchainement.destabiliser-defausse',
    'bf.main.piocher-repetition',
    'bf.execution.fin',
  ],
  result: '',
});

/** The first turns of a whole game: empty hands, cards drawn, a card that waits, the approach, the first blow. */
const FIRST_TURNS = added({
  slug: 'premiers-tours',
  title: 'Les premiers tours d’une partie',
  scenario: game(['beau-parleur', 'cogneur']),
  script: [
    play(
      'base-concentration',
      'Deux pions aux deux bouts du plateau, 20 points de vie, aucune carte en main : il ne reste que les techniques de base. J1 se concentre.',
    ),
    execute('Piocher : le hasard donne la carte du dessus.'),
    draw('ex-dep-3', 'Patins. Le tour de J1 est fini : une technique par tour.'),
    play('base-concentration', 'J2 fait de même.'),
    execute(),
    draw('ex-con-3'),
    play('ex-dep-3', 'J1 joue sa première carte.'),
    execute('Première étape : un effet continu, qui dure tant que la carte reste active.'),
    execute('Stable : la carte attend sur la table. Ses patins aux pieds, J1 ira plus vite à chaque déplacement.'),
    play('ex-con-3', 'J2 prépare son coup : plus de Force, contre moins de Protection.'),
    ...run(3),
    play('base-deplacement', 'Il est temps de s’approcher.'),
    execute('Un pas sur la carte, un de plus pour la Vitesse.'),
    move('D2'),
    move('D3'),
    play('base-deplacement', 'J2 vient à sa rencontre, d’un seul pas.'),
    execute(),
    move('D6'),
    play('base-deplacement'),
    execute(),
    move('D4'),
    move('D5', 'Les deux pions se touchent.'),
    play('base-attaque', 'À J2 : le corps à corps est possible.'),
    execute(),
    execute('Le premier coup de la partie, plus fort d’un point grâce à la carte qui attend.'),
  ],
  cites: [
    'bf.techniques.base-concentration',
    'bf.main.piocher-pleine',
    'bf.effets.vitesse',
    'bf.enchainement.stable-etat',
    'bf.effets.force',
    'bf.position.se-deplacer-nombre',
    'bf.position.se-deplacer-case',
    'bf.position.corps-a-corps',
    'bf.combat.blesser-calcul',
  ],
  result: '',
});

export const EXAMPLES: readonly BfExample[] = [
  BLOWS,
  COUNTERS,
  DEFUSED,
  NESTED,
  OUT,
  EMPTY,
  EVERYBODY,
  REPEATED,
  FAILED,
  NOT_FAILED,
  TWO_STABLES,
  FIRST_TURNS,
];

// One short run for each option of the game, played under both of its values by `readings.ts`. What differs between the two scripts is what the option asks of the players.
import type { SoldiersAction, SoldiersScenario } from './combat-de-soldats/types.ts';
import type { CombatAction } from './combat/types.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import type { WildAction, WildScenario } from './contrees-sauvages/types.ts';
import type { EscAction, EscarmoucheScenario } from './escarmouche/types.ts';
import type { PartieAction } from './partie/types.ts';
import type { PartieScenario, TeamSpec } from './partie/scenario-types.ts';
import type { AnySoloAction, SoloScenario } from './solo/types.ts';
import type { CombatCard, EpicCard, EpicFace, GridZone, OptionKey, WildDice } from './types.ts';

interface Told {
  readonly situation: string;
  readonly shows?: readonly string[]; // events worth a line; all of them unless told
}
type Script<A> = (value: boolean) => readonly A[];
export type Run = Told &
  (
    | {
        readonly mode: 'combat-epique' | 'des-de-pouvoir';
        readonly scenario: CombatScenario;
        readonly script: Script<CombatAction>;
      }
    | { readonly mode: 'contrees-sauvages'; readonly scenario: WildScenario; readonly script: Script<WildAction> }
    | {
        readonly mode: 'combat-de-soldats';
        readonly scenario: SoldiersScenario;
        readonly script: Script<SoldiersAction>;
      }
    | { readonly mode: 'solo'; readonly scenario: SoloScenario; readonly script: Script<AnySoloAction> }
    | { readonly mode: 'escarmouche'; readonly scenario: EscarmoucheScenario; readonly script: Script<EscAction> }
    | { readonly mode: 'partie'; readonly scenario: PartieScenario; readonly script: Script<PartieAction> }
  );

// ── Epic combats
const draw = (card: CombatCard): CombatAction => ({ type: 'draw', card });
const ZONES: Readonly<Record<string, GridZone>> = { i: 'initiative', a: 'attaque', d: 'defense' };
const CARDS: Readonly<Record<string, CombatCard>> = { '1': 'plus1', '2': 'plus2', '3': 'plus3' };
/** « a3 »: a « +3 » drawn, and laid in attack. */
const put = (text: string): readonly CombatAction[] => [
  draw(CARDS[text[1] ?? ''] ?? 'plus1'),
  { type: 'lay', zone: ZONES[text[0] ?? ''] ?? 'attaque' },
];
const one = (cards: string): readonly CombatAction[] => cards.split(' ').flatMap(put);
/** Four cards each, in turn. */
const round = (mine: string, theirs: string): readonly CombatAction[] =>
  mine.split(' ').flatMap((card, i) => [...put(card), ...put(theirs.split(' ')[i] ?? card)]);
const times = <A>(count: number, action: A): readonly A[] => Array.from({ length: count }, () => action);
const PASS: CombatAction = { type: 'pass' };
const GO: CombatAction = { type: 'go' };
const FOCUS: CombatAction = { type: 'focus' };
const STAY: CombatAction = { type: 'flee', to: null };
const ARMED: readonly CombatAction[] = times(2, { type: 'weapon', weapon: 0 });
/** Both pass; the totals, two attacks. */
const BLOWS = [PASS, PASS, ...times(3, GO)] as const;
const epic = (face: EpicFace): CombatAction => ({ type: 'epic', face });
const PLACE: NonNullable<CombatScenario['place']> = {
  name: 'le col',
  kind: 'avant-poste',
  near: [
    { id: 'vallon', name: 'le vallon', kind: 'contree' },
    { id: 'fort', name: 'le fort', kind: 'avant-poste', heldBy: [0] },
  ],
};
const duel = (more: Partial<CombatScenario> = {}): CombatScenario => ({
  name: 'Duel',
  column: 'heros',
  active: { hero: 'he-man' },
  defender: { hero: 'skeletor' },
  ...more,
});
const QUIET = ['d1 i1 d1 i1', 'd1 i1 d1 i1'] as const;
const QUIET_AGAIN = ['d2 i2 d2 i2', 'd2 i2 d2 i2'] as const;

// ── Whole games
const MASTERS: TeamSpec = { faction: 'masters', base: 'chateau-grayskull', heroes: [{ hero: 'he-man' }] };
const EVIL: TeamSpec = { faction: 'evil', base: 'temple-de-serpos', heroes: [{ hero: 'skeletor' }] };
const NO_DECKS: NonNullable<PartieScenario['decks']> = {
  rencontres: [],
  scenarios: [],
  boutique: [],
  guilde: [],
  forge: [],
  victoire: [],
};
/** A position by day, the Masters to play. */
const position = (
  masters: Partial<TeamSpec> = {},
  evil: Partial<TeamSpec> = {},
  more: Partial<PartieScenario> = {},
): PartieScenario => ({
  name: 'Position',
  kind: 'etude',
  first: 0,
  round: 0,
  decks: NO_DECKS,
  ...more,
  teams: [
    { ...MASTERS, ...masters },
    { ...EVIL, ...evil },
  ],
});
const BRIDGE = { masters: { base: 'a' }, evil: { base: 'b' } } as const;
const activate = (hero: number): PartieAction => ({ type: 'activate', hero });
const move = (to: string): PartieAction => ({ type: 'move', to });
const END: PartieAction = { type: 'end-turn' };
const HEADS_ON: readonly PartieAction[] = [activate(0), move('q'), ...ARMED];

/** An epic creature with 1 PS, that cannot be tamed. */
const BEAST: EpicCard = {
  type: 'creature-epique',
  id: 'bete-de-passage',
  name: 'Bête de passage',
  health: 1,
  attack: 1,
  defense: 0,
  initiative: 0,
  cost: null,
};

// ── Solo
const sheet = (more: Partial<SoloScenario>): SoloScenario => ({
  name: 'Feuille',
  level: 'novice',
  heroes: [{ hero: 'he-man' }],
  outposts: [
    { name: 'Fort', soldiers: 1 },
    { name: 'Port', soldiers: 2 },
  ],
  track: [true, false, true].map((day) => ({ day })),
  begun: true,
  ...more,
});
const dice = (blanc: number, reussite: number): WildDice => ({ blanc, reussite, double: 0, relancer: 0 });

export const RUNS: Readonly<Record<OptionKey, Run>> = {
  concentrationParManche: {
    situation:
      'Ram Man, qui a 1 en esprit, s’est concentré pendant la première manche de combat. Dans la seconde, il pioche un « +1 » et voudrait recommencer.',
    mode: 'combat-epique',
    scenario: duel({ active: { hero: 'ram-man' } }),
    script: () => [...ARMED, draw('plus1'), FOCUS, ...round('a1 d1 a1 d2', QUIET[1]), ...BLOWS, draw('plus1'), FOCUS],
    shows: ['focused'],
  },
  concentrationApresOutil: {
    situation:
      'He-Man pioche un outil, garde un « +2 » des deux cartes qu’il donne, et voudrait s’en débarrasser en se concentrant.',
    mode: 'combat-epique',
    scenario: duel(),
    script: () => [...ARMED, draw('outil'), draw('plus1'), draw('plus2'), { type: 'keep', card: 'plus2' }, FOCUS],
    shows: ['kept', 'focused'],
  },
  deEpiqueParCarte: {
    situation:
      'He-Man affronte un fauve des cavernes et pose quatre cartes. Chaque lancer du dé épique lui donne +1 en attaque.',
    mode: 'combat-epique',
    scenario: {
      name: 'Créature',
      column: 'creature',
      active: { hero: 'he-man' },
      enemy: { card: 'ex-creature-d-essai' },
    },
    script: (value) => [
      { type: 'weapon', weapon: 0 },
      ...['a1', 'd1', 'a1', 'd1'].flatMap((card, i) => [...(i === 0 || value ? [epic('a1')] : []), ...one(card)]),
      PASS,
      GO,
    ],
    shows: ['epic-thrown', 'totals'],
  },
  bonusSoldatsToutLeCombat: {
    situation:
      'À la première manche de combat, He-Man retire un soldat pour son attaque. Personne ne tombe ; voici les totaux de la seconde.',
    mode: 'combat-epique',
    scenario: duel({ active: { hero: 'he-man', soldiers: 1 } }),
    script: () => [
      ...ARMED,
      ...round(...QUIET),
      { type: 'soldiers', give: { initiative: 0, attaque: 1, defense: 0 } },
      ...BLOWS,
      ...round(...QUIET_AGAIN),
      PASS,
      PASS,
      GO,
    ],
    shows: ['totals'],
  },
  degatsPhase6Seulement: {
    situation:
      'En deux manches, Stratos a pris Mer-Man de vitesse deux fois sans percer sa défense ; Mer-Man l’a touché une fois, pour 1 PS.',
    mode: 'combat-epique',
    scenario: duel({ active: { hero: 'stratos' }, defender: { hero: 'mer-man' } }),
    script: () => [
      { type: 'weapon', weapon: 1 },
      { type: 'weapon', weapon: 0 },
      ...round('d1 a1 d1 a1', 'd1 a1 d2 a1'),
      ...BLOWS,
      ...round('d2 a1 i1 a1', 'a2 d2 a1 d1'),
      ...BLOWS,
    ],
    shows: ['resolved'],
  },
  reculVersZoneOccupee: {
    situation:
      'He-Man a infligé 4 dégâts à Skeletor, qui lui en a rendu 3. Il voudrait l’envoyer vers un fort que tiennent des Masters.',
    mode: 'combat-epique',
    scenario: duel({ place: PLACE }),
    script: () => [
      ...ARMED,
      ...round('a3 i1 a2 d1', 'a3 d1 a1 i1'),
      ...BLOWS,
      STAY,
      ...round(...QUIET_AGAIN),
      ...BLOWS,
      { type: 'send', to: 'fort' },
    ],
    shows: ['resolved', 'sent'],
  },
  bossSansPV: {
    situation: 'Le boss n’a plus qu’un PS, et He-Man le prend de vitesse.',
    mode: 'combat-epique',
    scenario: { name: 'Boss', column: 'boss', active: { hero: 'he-man' }, enemy: { card: 'evil-seed', health: 1 } },
    script: () => [
      { type: 'weapon', weapon: 0 },
      epic('a1'),
      ...one('i1 d1 i1 d1'),
      PASS,
      { type: 'test', face: 'reussite' },
      GO,
      GO,
    ],
    shows: ['initiative', 'fallen'],
  },
  detteReportee: {
    situation: 'He-Man, à 1 PS, perd l’initiative et tombe. Son équipe n’a que 2 Eternium, et lui aucune carte.',
    mode: 'combat-epique',
    scenario: duel({ active: { hero: 'he-man', health: 1, eternium: 2 } }),
    script: () => [...ARMED, ...round('d1 a1 d1 a1', 'i1 d1 i1 d1'), PASS, PASS, GO, GO],
    shows: ['fallen', 'paid-all'],
  },
  combatPlusRapide: {
    situation: 'Après la première manche de combat, He-Man a perdu 3 PS et Skeletor 4. Personne ne fuit.',
    mode: 'combat-epique',
    scenario: duel({
      active: { hero: 'he-man', refuges: ['vallon'] },
      defender: { hero: 'skeletor', refuges: ['vallon'] },
      place: PLACE,
    }),
    script: () => [...ARMED, ...round('a3 i1 a2 d1', 'a3 d1 a1 i1'), ...BLOWS, STAY],
    shows: ['second-round', 'resolved', 'sent'],
  },
  initiativeCompte: {
    situation: 'L’initiative de Stratos atteint le double de celle de Mer-Man.',
    mode: 'combat-epique',
    scenario: duel({ active: { hero: 'stratos' }, defender: { hero: 'mer-man' } }),
    script: () => [
      { type: 'weapon', weapon: 1 },
      { type: 'weapon', weapon: 0 },
      ...round('i1 d1 a1 d1', 'a1 d1 a1 d1'),
      PASS,
      PASS,
      GO,
    ],
    shows: ['initiative', 'hurt'],
  },
  plusFortEnsemble: {
    situation:
      'Skeletor attaque She-Ra, qu’un ami accompagne. Chacun a posé quatre cartes, et She-Ra voudrait en piocher une cinquième.',
    mode: 'combat-epique',
    scenario: duel({ active: { hero: 'skeletor' }, defender: { hero: 'she-ra', friends: 1 } }),
    script: () => [...ARMED, ...round(...QUIET), ...one('a1')],
    shows: ['drawn'],
  },
  desDePouvoir: {
    situation: 'Dans une partie, He-Man entre chez Skeletor. Les cartes posées et les capacités passées, on compte.',
    mode: 'partie',
    scenario: position(
      { ...BRIDGE.masters, heroes: [{ hero: 'he-man', zone: 'c' }] },
      { ...BRIDGE.evil, heroes: [{ hero: 'skeletor', zone: 'q' }] },
      { map: 'pont' },
    ),
    script: (value) => [
      ...HEADS_ON,
      ...round('i2 a1 d1 a1', 'i1 a1 d1 a1'),
      PASS,
      PASS,
      GO,
      ...(value ? [{ type: 'throw', faces: dice(1, 1) } as const, { type: 'throw', faces: dice(1, 0) } as const] : []),
    ],
    shows: ['totals', 'thrown', 'initiative'],
  },
  heroSansPerteContreSoldats: {
    situation: 'He-Man, à 4 PS, entre dans un avant-poste que deux soldats tiennent seuls.',
    mode: 'combat-de-soldats',
    scenario: {
      name: 'Entrée',
      attacker: { team: 'Masters of the Universe', soldiers: 0, hero: { name: 'He-Man', health: 4 } },
      defender: { team: 'Evil Warriors', soldiers: 2 },
      place: 'le fort',
    },
    script: () => [{ type: 'bat-go' }],
  },
  baseComptePourRepli: {
    situation:
      'Avec le combat plus rapide, Skeletor perd et se replie. Sa base est aussi proche que le Poste du couchant, que tient un de ses soldats.',
    mode: 'partie',
    scenario: position(
      { ...BRIDGE.masters, heroes: [{ hero: 'he-man', zone: 'c' }] },
      { ...BRIDGE.evil, heroes: [{ hero: 'skeletor', zone: 'q' }], soldiers: { p: 1 } },
      { map: 'pont', options: { combatPlusRapide: true } },
    ),
    script: (value) => [
      ...HEADS_ON,
      ...round('a3 i1 a2 d1', 'a3 d1 a1 i1'),
      ...BLOWS,
      STAY,
      ...(value ? [{ type: 'send', to: 'b' } as const] : []),
    ],
    shows: ['sent'],
  },
  cheminsLibres: {
    situation: 'He-Man tient le Poste du couchant. Un chemin mène au Poste du levant, que personne ne contrôle.',
    mode: 'partie',
    scenario: position({ ...BRIDGE.masters, heroes: [{ hero: 'he-man', zone: 'p' }] }, BRIDGE.evil, { map: 'pont' }),
    script: () => [activate(0), move('q')],
    shows: ['p-moved'],
  },
  avantPostesActionSeparee: {
    situation:
      'L’équipe de He-Man contrôle le Poste du couchant, où il se trouve, et celui du levant. Il veut prendre le chemin en se déplaçant.',
    mode: 'partie',
    scenario: position(
      { ...BRIDGE.masters, heroes: [{ hero: 'he-man', zone: 'p' }], soldiers: { q: 1 } },
      BRIDGE.evil,
      { map: 'pont' },
    ),
    script: () => [activate(0), move('q')],
    shows: ['p-moved'],
  },
  ouvertureParHerosSeulement: {
    situation:
      'Un soldat des Masters tient une boutique, sans héros. Au tour de He-Man, son équipe voudrait y acheter.',
    mode: 'partie',
    scenario: position(
      { soldiers: { 'village-de-gaz': 1 }, eternium: 5 },
      {},
      { decks: { ...NO_DECKS, boutique: ['ex-potion'] } },
    ),
    script: (value) => [
      ...(value ? [] : [{ type: 'take', card: 'ex-potion' } as const]),
      activate(0),
      { type: 'shop', merchant: 'boutique' },
    ],
    shows: ['p-shop-open', 'p-shop'],
  },
  plusieursMarchands: {
    situation:
      'L’équipe contrôle une boutique et une guilde. He-Man quitte la première et veut entrer dans la seconde.',
    mode: 'partie',
    scenario: position(
      { soldiers: { 'village-de-gaz': 1, 'village-d-eldor': 1 }, eternium: 9 },
      {},
      { offers: { boutique: ['ex-potion'], guilde: ['ex-guerison'] } },
    ),
    script: () => [
      activate(0),
      { type: 'shop', merchant: 'boutique' },
      { type: 'leave' },
      { type: 'shop', merchant: 'guilde' },
    ],
    shows: ['p-shop'],
  },
  departAlterne: {
    situation: 'Les Masters ont ouvert la première manche. À la suivante, ils veulent encore activer He-Man d’abord.',
    mode: 'partie',
    scenario: position(),
    script: () => [activate(0), END, activate(1), END, activate(0)],
    shows: ['p-activated'],
  },
  desEnTropReussites: {
    situation: 'Un héros à 12 en corps affronte un loup des brumes. Aucun de ses dés ne réussit.',
    mode: 'contrees-sauvages',
    scenario: { name: 'Loup', enemy: 'ex-loup-des-brumes', hero: { name: 'Garde royal', body: 12, health: 8 } },
    script: (value) => [{ type: 'wild-throw', faces: dice(value ? 10 : 12, 0) }],
  },
  dixDesParLancer: {
    situation:
      'Les cartes de He-Man donnent 3 dés en initiative, 6 en attaque et 3 en défense. Il voudrait changer un dé de défense en une réussite en attaque.',
    mode: 'des-de-pouvoir',
    scenario: duel({ active: { hero: 'he-man', gear: [{ name: 'Cape', zone: 'defense', value: 1 }] } }),
    script: () => [...ARMED, ...round('i3 a3 d2 a3', QUIET[1]), { type: 'convert', from: 'defense', to: 'attaque' }],
    shows: ['converted'],
  },
  difficultePersonnalisee: {
    situation: 'Au niveau novice, la table voudrait qu’un héros vaincu ne paie rien. He-Man tombe.',
    mode: 'solo',
    scenario: sheet({ custom: { pays: false } }),
    script: () => [{ type: 'solo-hurt', side: 0, hero: 0, amount: 9 }],
  },
  renfortsComplets: {
    situation: 'Au niveau avancé, une manche finit. L’ennemi a 1 soldat au fort et 2 au port.',
    mode: 'solo',
    scenario: sheet({ level: 'avance' }),
    script: () => [{ type: 'solo-round' }],
    shows: ['solo-reinforced'],
  },
  repliParSymbole: {
    situation:
      'L’ennemi tire une carte affrontement avec symbole, puis une carte effet avec symbole mais sans identifiant. Sa surcharge, +2 en attaque, ne peut pas s’appliquer.',
    mode: 'solo',
    scenario: sheet({
      enemies: [
        {
          hero: {
            id: 'ex-ennemi',
            name: 'Garde du Serpent',
            faction: 'evil',
            health: 6,
            spirit: 1,
            initiative: 2,
            body: 5,
            movement: 2,
            weapons: [
              { name: 'Griffes', kind: 'melee', surge: { effects: [{ do: 'plus', zone: 'attaque', value: 2 }] } },
              { name: 'Maléfice', kind: 'magie', surge: { effects: [] } },
            ],
          },
        },
      ],
      effects: [{ id: 'ex-sans-zone', name: 'Carte sans identifiant', skull: 1, zone: null, surge: true, effects: [] }],
    }),
    script: () => [
      { type: 'solo-fight', hero: 0, enemy: 0, soldiers: 0 },
      { type: 'weapon', weapon: 0 },
      { type: 'clash-die', face: 'blanc' },
      { type: 'clash', card: 'ex-surcharge-1' },
      ...one('a1 d1 a1 d1'),
      PASS,
      { type: 'effect', card: 'ex-sans-zone' },
      GO,
    ],
    shows: ['enemy-surge', 'totals'],
  },
  serieParHeros: {
    situation: 'L’objectif est atteint. Deux héros n’ont jamais été vaincus : l’un a 2 dégâts, l’autre 4.',
    mode: 'solo',
    scenario: sheet({
      heroes: [
        { hero: 'he-man', damage: 2 },
        { hero: 'teela', damage: 4 },
      ],
      objective: 'tenir la tour',
    }),
    script: () => [{ type: 'solo-objective' }],
    shows: ['solo-scored'],
  },
  passerProvisoire: {
    situation: 'Avant une escarmouche, He-Man passe, Skeletor achète, et He-Man voudrait acheter à son tour.',
    mode: 'escarmouche',
    scenario: {
      name: 'Escarmouche',
      first: 0,
      teams: [
        { faction: 'masters', base: 'chateau-grayskull', heroes: ['he-man'] },
        { faction: 'evil', base: 'temple-de-serpos', heroes: ['skeletor'] },
      ],
      decks: { ...NO_DECKS, boutique: ['ex-potion'], guilde: ['ex-vision'] },
      skirmish: {
        zones: [
          { name: 'Couchant', outposts: ['village-de-gaz', 'village-d-eldor', 'chateau-foe'] },
          { name: 'Levant', outposts: ['cite-de-targa', 'corridors-de-lithos', 'temple-de-l-oracle'] },
        ],
        soldiers: 3,
        forbidden: [],
        tokens: 0,
        end: 2,
      },
    },
    script: () => [
      { type: 'esc-reveal', card: 'ex-potion' },
      { type: 'esc-reveal', card: 'ex-vision' },
      { type: 'esc-pass' },
      { type: 'esc-buy', card: 'ex-potion' },
      { type: 'esc-buy', card: 'ex-vision' },
    ],
    shows: ['esc-passed', 'esc-bought'],
  },
  sortsPlateauATousLesTours: {
    situation: 'Pendant le tour de He-Man, l’équipe de Skeletor, blessé, voudrait jouer sa carte Guérison.',
    mode: 'partie',
    scenario: position({}, { heroes: [{ hero: 'skeletor', damage: 3, spells: ['ex-guerison'] }] }),
    script: () => [activate(0), { type: 'cast', card: 'ex-guerison', target: 1 }],
    shows: ['p-cast', 'p-healed'],
  },
  montureDefaussee: {
    situation:
      'Dans une escarmouche, He-Man vient à bout de la seule créature du paquet, qui ne se dompte pas. Skeletor voudrait acquérir une monture à son tour.',
    mode: 'partie',
    scenario: {
      name: 'Escarmouche',
      kind: 'escarmouche',
      map: 'pont',
      first: 0,
      teams: [
        { ...MASTERS, base: 'a', eternium: 2 },
        { ...EVIL, base: 'b', eternium: 2 },
      ],
      cards: [BEAST],
      decks: { ...NO_DECKS, scenarios: [BEAST.id] },
      skirmish: {
        zones: [
          { name: 'Couchant', outposts: ['p'] },
          { name: 'Levant', outposts: ['q'] },
        ],
        soldiers: 0,
        forbidden: [],
        tokens: 0,
        end: 2,
      },
    },
    script: () => [
      { type: 'first', team: 0 },
      activate(0),
      { type: 'acquire' },
      { type: 'take', card: BEAST.id },
      { type: 'weapon', weapon: 0 },
      epic('a1'),
      ...one('i1 d1 i1 d1'),
      PASS,
      PASS,
      GO,
      GO,
      GO,
      END,
      activate(1),
      { type: 'acquire' },
    ],
    shows: ['p-gone', 'p-reshuffled'],
  },
};

// Worked examples of the epic combat, as scripts that the engine plays. Totals are nowhere typed: pages show what the engine did.
import { entry, type Example, type ScriptEntry } from '../kernel/example.ts';
import type { CombatAction } from './combat/types.ts';
import type { CombatScenario, FighterSpec, NearZone } from './combat/scenario-types.ts';
import type { FoeRule } from './rules.ts';
import type { CombatCard, EpicFace, GridZone } from './types.ts';

export type CombatExample = Example<CombatScenario, CombatAction, FoeRule> & { readonly mode: 'combat-epique' };
type Entry = ScriptEntry<CombatAction>;
const say = entry<CombatAction>;
const weapon = (which: 0 | 1, note?: string): Entry => say({ type: 'weapon', weapon: which }, note);
const draw = (card: CombatCard, note?: string): Entry => say({ type: 'draw', card }, note);
const lay = (zone: GridZone | 'cote', note?: string): Entry => say({ type: 'lay', zone }, note);
/** A card drawn and laid. */
const put = (card: CombatCard, zone: GridZone, note?: string): readonly Entry[] => [draw(card, note), lay(zone)];
const focus = (note?: string): Entry => say({ type: 'focus' }, note);
const epic = (face: EpicFace, note?: string): Entry => say({ type: 'epic', face }, note);
const pass = (note?: string): Entry => say({ type: 'pass' }, note);
const go = (note?: string): Entry => say({ type: 'go' }, note);
const flee = (to: string | null, note?: string): Entry => say({ type: 'flee', to }, note);

type Told = Omit<CombatExample, 'id' | 'mode' | 'scenario'> & {
  readonly slug: string;
  readonly scenario: Omit<CombatScenario, 'name'>;
};
const example = ({ slug, scenario, title, ...rest }: Told): CombatExample => ({
  ...rest,
  title,
  mode: 'combat-epique',
  id: `fields-of-eternia.${slug}`,
  scenario: { name: title, ...scenario },
});

// ── E1
/** Both heroines have 6 PS when the fight begins (A72); what the source does not print of their cards is an example. */
const TEELA: FighterSpec = {
  hero: 'teela',
  health: 6,
  eternium: 3,
  goods: [{ id: 'piege-magique', name: 'Piège magique', cost: 2 }],
  base: 'Château Grayskull',
};
const EVIL_LYN: FighterSpec = {
  hero: 'evil-lyn',
  health: 6,
  soldiers: 1,
  spells: [{ id: 'boule-de-feu', name: 'Boule de feu', owner: 'Skeletor', effects: [{ do: 'infliger', value: 2 }] }],
  base: 'Temple de Serpos',
};
export const PERPETUA: Omit<CombatScenario, 'name'> = {
  column: 'heros',
  active: TEELA,
  defender: EVIL_LYN,
  place: { name: 'Montagnes de Perpetua', kind: 'avant-poste' },
};
/** The cards that come, in order, to each of them. */
export const PERPETUA_DRAWS: NonNullable<CombatScenario['draws']> = [
  ['plus1', 'plus2', 'outil', 'plus1', 'plus3', 'plus2', 'plus1', 'flux', 'plus1'],
  ['plus3', 'temps', 'surcharge', 'plus2', 'plus2', 'plus3'],
];
const TEELA_EVIL_LYN = example({
  slug: 'teela-contre-evil-lyn',
  title: 'Teela contre Evil-Lyn',
  source: 'livret', // l. 1820-1983
  scenario: { ...PERPETUA, draws: PERPETUA_DRAWS },
  script: [
    weapon(0, 'Teela vient d’entrer chez Evil-Lyn. C’est son tour : elle annonce son arme la première.'),
    weapon(0, 'Evil-Lyn répond par la magie. Son bâton fait piocher, il faudra s’en souvenir.'),
    draw(
      'plus1',
      'Personne n’a de capacité de début de combat : on pose tout de suite des cartes. La première ne vaut pas grand-chose.',
    ),
    focus('Teela s’en débarrasse. Son esprit lui permet de le faire deux fois.'),
    draw('plus2', 'Voilà mieux.'),
    lay('initiative', 'Une carte de base va face cachée. Evil-Lyn voit où, pas quoi.'),
    draw('plus3', 'Au tour d’Evil-Lyn.'),
    lay('attaque'),
    draw('outil', 'Un outil ne se pose pas : il part aussitôt, et deux cartes le remplacent.'),
    draw('plus1'),
    draw('plus3'),
    say({ type: 'keep', card: 'plus3' }, 'Des deux, Teela n’en garde qu’une.'),
    lay('attaque'),
    draw('temps', 'Evil-Lyn trouve une carte temps.'),
    lay('cote', 'Elle reste à côté de la grille, visible, et il faut piocher encore.'),
    draw('surcharge'),
    lay('defense', 'Une carte spéciale se pose face visible. Elle vaut déjà 1, son effet viendra.'),
    draw('plus2', 'La dernière carte de Teela est en attaque : celle-ci doit aller ailleurs.'),
    lay('defense'),
    draw('plus2'),
    lay('initiative'),
    draw('plus1', 'Encore une petite carte.'),
    focus('Seconde et dernière concentration de Teela pour ce combat.'),
    draw('flux'),
    lay('attaque', 'Le flux se montre, vaut 1 et ne compte pas parmi les quatre.'),
    draw('plus1', 'Il en amène une autre, à jouer aussitôt.'),
    lay('defense', 'Quatre cartes comptées, cinq sur la grille.'),
    draw('plus2', 'Dernière carte d’Evil-Lyn.'),
    lay('defense', 'Plus rien à poser : tout ce qui était caché se retourne.'),
    pass('Teela n’a ni temps ni surcharge. Passer met fin à sa phase, mais pas à celle d’en face.'),
    say(
      { type: 'swap', a: { zone: 'initiative', at: 0 }, b: { zone: 'defense', at: 0 } },
      'Evil-Lyn renonce à la vitesse pour mieux se garder.',
    ),
    say(
      { type: 'surge', spot: { zone: 'initiative', at: 0 } },
      'La surcharge a changé de place ; elle agit quand même, une seule fois.',
    ),
    draw('plus3', 'L’effet du bâton : une carte de plus.'),
    lay('attaque', 'Posée en phase 4, elle échappe au compte des quatre.'),
    say(
      { type: 'soldiers', give: { initiative: 0, attaque: 1, defense: 0 } },
      'Le soldat présent donne 1 à un total, une fois par combat.',
    ),
    say(
      { type: 'spell', card: 'boule-de-feu', side: 1 },
      'Skeletor n’est pas là, mais son équipe peut jouer son sort. La défense de Teela n’y change rien.',
    ),
    pass('Les deux camps ont passé.'),
    go('On additionne. Qui est le plus rapide ?'),
    go('Teela frappe d’abord.'),
    go('Puis Evil-Lyn, une seule fois.'),
    go('Teela est tombée : pas de fuite, pas de seconde manche. Il reste à payer.'),
    go('Toutes les cartes retournent dans leur paquet.'),
  ],
  cites: [
    'foe.p1-arme.jeton-arme',
    'foe.p2-debut.heros',
    'foe.p3-cartes.concentration',
    'foe.p3-cartes.base-cachee',
    'foe.paquet.outil-revele',
    'foe.paquet.outil-deux-cartes',
    'foe.paquet.temps-pose',
    'foe.paquet.surcharge-valeur',
    'foe.p3-cartes.concentration-limite',
    'foe.paquet.flux-rejoue',
    'foe.p4-capacites.retourner',
    'foe.p4-capacites.passer',
    'foe.paquet.temps-effet',
    'foe.paquet.surcharge-effet',
    'foe.p4-capacites.soldats',
    'foe.p4-capacites.sort',
    'foe.p4-capacites.fin',
    'foe.p5-totaux.somme',
    'foe.p5-totaux.initiative-surpris',
    'foe.p6-degats.bloquee',
    'foe.p6-degats.difference',
    'foe.p7-vaincus.heros',
    'foe.vaincu.retour-base',
    'foe.vaincu.paiement',
    'foe.p10-maintenance.melanger',
  ],
  result: 'vaincu:1',
});

// ── E4a, E4d
const PLUS_TWO = example({
  slug: 'carte-plus-deux-en-defense',
  title: 'Une carte « +2 » en défense',
  source: 'livret', // l. 1399-1400
  scenario: { column: 'heros', active: { hero: 'he-man' }, defender: { hero: 'skeletor' } },
  script: [
    weapon(0),
    weapon(0),
    draw('plus2', 'Première carte de He-Man.'),
    lay('defense', 'Dans cette zone, elle ne sert qu’à se garder : voyez son total de défense.'),
  ],
  cites: ['foe.p3-cartes.base-cachee', 'foe.paquet.modificateurs'],
  result: '',
});
const TOGETHER = example({
  slug: 'plus-fort-ensemble',
  title: 'Plus fort ensemble : quatre cartes contre six',
  source: 'livret', // l. 1760-1768
  scenario: {
    column: 'heros',
    options: { plusFortEnsemble: true },
    active: { hero: 'skeletor' },
    defender: { hero: 'she-ra', friends: 2 },
  },
  script: [
    weapon(0),
    weapon(0, 'Skeletor attaque trois héros réunis. She-Ra se bat seule, mais ses deux amis comptent.'),
    ...put('plus2', 'attaque'),
    ...put('plus1', 'defense'),
    ...put('plus1', 'initiative'),
    ...put('plus2', 'attaque'),
    ...put('plus3', 'attaque'),
    ...put('plus1', 'initiative'),
    ...put('plus1', 'defense', 'Quatrième et dernière carte de Skeletor.'),
    ...put('plus3', 'defense'),
    ...put('plus2', 'attaque', 'Cinquième carte : le premier ami. Avec lui seul, on s’arrêterait ici.'),
    ...put('plus1', 'initiative', 'Sixième carte : le second ami.'),
  ],
  opens: {
    at: 14,
    told: 'Skeletor attaque trois héros réunis. She-Ra et lui ont déjà posé trois cartes chacun.',
  },
  cites: [
    'foe.rapide.ensemble-un-seul',
    'foe.rapide.ensemble-cartes',
    'foe.rapide.ensemble-cartes',
    'foe.p4-capacites.retourner',
  ],
  result: '',
});

// ── X1 to X3
const LAND: NearZone = { id: 'contree', name: 'la contrée voisine', kind: 'contree' };
const RAM_MAN = example({
  slug: 'ram-man-contre-une-creature',
  title: 'Ram Man contre une créature',
  source: 'ajouté',
  scenario: {
    column: 'creature',
    active: { hero: 'ram-man', eternium: 5, base: 'Château Grayskull' },
    enemy: { card: 'ex-creature-d-essai' },
    place: { name: 'les collines', kind: 'contree', near: [LAND] },
  },
  script: [
    weapon(0, 'Contre une carte, un seul camp choisit une arme.'),
    epic('d1', 'Avant la première carte, un dé : il profite à la créature.'),
    draw('plus3', 'Elle ne pose rien. Ram Man, lui, n’a rien à cacher.'),
    lay('attaque'),
    ...put('plus2', 'defense'),
    ...put('plus3', 'attaque'),
    ...put('plus1', 'initiative'),
    pass('Rien à activer, et le dé n’a pas donné de surcharge.'),
    go('La créature a ses valeurs, plus ce que le dé a donné.'),
    go('Elle a été la plus rapide, elle frappe la première.'),
    go('Ram Man riposte.'),
    flee(null, 'Il pourrait fuir. Il reste : les cartes posées s’en vont, l’arme demeure.'),
    epic('a2', 'Nouvelle manche de combat, nouveau dé.'),
    ...put('plus2', 'defense'),
    ...put('plus3', 'attaque'),
    ...put('plus2', 'initiative'),
    ...put('plus2', 'attaque'),
    pass(),
    go('Même vitesse des deux côtés : personne ne perd de PS, et le héros actif commence.'),
    go(),
    go('La créature a encore de quoi répondre.'),
    go('Elle gagne : sa carte est remélangée, et Ram Man suit les étapes d’une défaite.'),
    go(),
  ],
  opens: {
    at: 10,
    told: 'Le dé de la créature est lancé, Ram Man a posé ses quatre cartes, faces visibles.',
  },
  cites: [
    'foe.p1-arme.creature',
    'foe.p3-cartes.creature-de-epique',
    'foe.p3-cartes.creature-faces-visibles',
    'foe.p5-totaux.creature',
    'foe.p5-totaux.initiative-surpris',
    'foe.p6-degats.difference',
    'foe.p9-resolution.creature-seconde',
    'foe.p3-cartes.creature-de-epique',
    'foe.p5-totaux.initiative-egalite',
    'foe.p6-degats.difference',
    'foe.p7-vaincus.creature-gagne',
    'foe.vaincu.retour-base',
    'foe.vaincu.paiement',
  ],
  result: 'vaincu:1',
});
const OUTPOST: NearZone = { id: 'fort', name: 'le fort', kind: 'avant-poste', heldBy: [1] };
const EQUAL = example({
  slug: 'deux-manches-a-egalite',
  title: 'Deux manches, et une égalité',
  source: 'ajouté',
  scenario: {
    column: 'heros',
    active: { hero: 'stratos', eternium: 2 },
    defender: { hero: 'mer-man' },
    place: { name: 'les falaises', kind: 'contree', near: [LAND, OUTPOST] },
  },
  script: [
    weapon(1),
    weapon(0),
    ...put('plus3', 'attaque', 'Première manche de combat.'),
    ...put('plus2', 'attaque'),
    ...put('plus1', 'defense'),
    ...put('plus3', 'defense'),
    ...put('plus2', 'attaque'),
    ...put('plus1', 'attaque'),
    ...put('plus1', 'initiative'),
    ...put('plus1', 'initiative'),
    pass(),
    pass(),
    go('Stratos prend l’avantage de vitesse.'),
    go(),
    go('Mer-Man lui rend ses coups.'),
    flee(null, 'Stratos a de quoi fuir, mais il mène : il reste.'),
    ...put('plus2', 'attaque', 'Seconde manche de combat. Ce qui a été perdu reste perdu.'),
    ...put('plus3', 'attaque'),
    ...put('plus1', 'defense'),
    ...put('plus3', 'defense'),
    ...put('plus2', 'attaque'),
    ...put('plus1', 'attaque'),
    ...put('plus1', 'defense'),
    ...put('plus1', 'initiative'),
    pass(),
    pass(),
    go(),
    go(),
    go('Personne n’est tombé. Comparez ce que chacun a fait perdre à l’autre, sur les deux manches.'),
    say(
      { type: 'send', to: 'contree' },
      'L’égalité profite à qui défendait. Mer-Man choisit où va Stratos ; le fort ne convient pas, ses propres soldats y sont.',
    ),
    go(),
  ],
  opens: {
    at: 40,
    told: 'Seconde manche de combat : personne n’est tombé à la première, et les cartes sont posées.',
  },
  cites: [
    'foe.p5-totaux.initiative-surpris',
    'foe.p6-degats.difference',
    'foe.p6-degats.riposte',
    'foe.p9-resolution.seconde-manche',
    'foe.p5-totaux.initiative-egalite',
    'foe.p9-resolution.egalite',
    'foe.p9-resolution.deplacer-le-perdant',
    'foe.p10-maintenance.melanger',
  ],
  result: 'degats:1',
});
const FLIGHT = example({
  slug: 'la-fuite-de-he-man',
  title: 'La fuite de He-Man',
  source: 'ajouté',
  scenario: {
    column: 'heros',
    active: { hero: 'he-man', health: 7, eternium: 3 },
    defender: { hero: 'skeletor' },
    place: { name: 'la côte', kind: 'contree', near: [LAND, OUTPOST, { id: 'mer', name: 'la mer', kind: 'mer' }] },
  },
  script: [
    weapon(0),
    weapon(0),
    ...put('plus2', 'attaque'),
    ...put('plus3', 'attaque'),
    ...put('plus1', 'defense'),
    ...put('plus2', 'defense'),
    ...put('plus1', 'attaque'),
    ...put('plus2', 'attaque'),
    ...put('plus2', 'defense'),
    ...put('plus1', 'defense'),
    pass(),
    pass(),
    go(),
    go(),
    go('He-Man sort de cette manche affaibli.'),
    flee('contree', 'Il préfère payer et partir. Un soldat tient le fort et personne ne va en mer : reste la contrée.'),
    go('Ni seconde manche, ni point de victoire.'),
  ],
  opens: { at: 18, told: 'He-Man et Skeletor ont posé leurs quatre cartes. Celles de He-Man sont les plus faibles.' },
  cites: [
    'foe.p5-totaux.initiative-egalite',
    'foe.p6-degats.bloquee',
    'foe.p6-degats.difference',
    'foe.p8-fuite.cout',
    'foe.p8-fuite.fin',
    'foe.p8-fuite.vainqueur',
    'foe.p10-maintenance.melanger',
  ],
  result: 'fuite:1',
});

/** E1, E4a, E4d, X1, X2, X3 of the ledger. */
export const COMBAT_EXAMPLES: readonly CombatExample[] = [TEELA_EVIL_LYN, PLUS_TWO, TOGETHER, RAM_MAN, EQUAL, FLIGHT];

// What is printed at the head of the 65 records of HQ powers: camp, title, the cards that bear it. Apart from their effects (powers.ts), which whoever draws teams, or lists cards, does not need.
import type { PowerHead } from './power-types.ts';
import type { Camp } from './types.ts';

type Card = PowerHead['tiles'][number];
/** A record bears the id of its first card. */
const of =
  (side: Camp) =>
  <const Id extends string>(id: Id, title: string, name: string, ...others: readonly Card[]) =>
    ({ id, side, title, tiles: [{ id, name }, ...others] }) as const satisfies PowerHead;
const hero = of('hero');
const villain = of('villain');

export const POWER_HEADS = [
  hero('alfred', 'Soin', 'Alfred'),
  hero('azrael', 'Lame enflammée', 'Azrael'),
  hero('batgirl-barbara-gordon', 'Batarang téléguidé', 'Batgirl (Barbara Gordon)'),
  hero('batman', 'Caché dans les ombres', 'Batman'),
  hero('batman-dark-knight-returns', 'Sans limites', 'Batman (The Dark Knight Returns)'),
  hero('batman-zero-year', 'Tir précis', 'Batman (Zero Year)'),
  hero('batman-year-100', 'Échappée belle', 'Batman (Year 100)'),
  hero('batwing', 'Choc électrique', 'Batwing'),
  hero('batwoman', 'Avantage stratégique', 'Batwoman'),
  hero('black-canary', 'Cri', 'Black Canary'),
  hero('blue-bird', 'Taser rifle', 'Blue Bird'),
  hero('bruce-wayne', 'Garde du corps', 'Bruce Wayne'),
  hero('catwoman', 'Voleuse hors-pair', 'Catwoman', {
    id: 'catwoman-the-long-halloween',
    name: 'Catwoman (The Long Halloween)',
  }),
  hero('commissioner-gordon', 'Escouade d’élite', 'Commissioner Gordon'),
  hero('duke', 'Précognition', 'Duke'),
  hero('green-arrow', 'Chasseur-né', 'Green Arrow'),
  hero('harvey-bullock', 'Officier vétéran', 'Harvey Bullock'),
  hero('huntress', 'Attaque tournoyante', 'Huntress'),
  hero('julia-pennyworth', 'Planification militaire', 'Julia Pennyworth'),
  hero('katana', 'Soultaker', 'Katana'),
  hero('nightwing', 'Impétueux', 'Nightwing'),
  hero('oracle', 'Stratège aguerrie', 'Oracle'),
  hero('orphan-cassandra-cain', 'Posture défensive', 'Orphan (Cassandra Cain)'),
  hero('red-hood-jason-todd', 'Repositionnement', 'Red Hood (Jason Todd)'),
  hero('red-robin', 'Cyberattaque', 'Red Robin'),
  hero('renee-montoya', 'Freeze', 'Renee Montoya'),
  hero('robin-damian-wayne', 'Enfant prodige', 'Robin (Damian Wayne)'),
  hero('robin-tim-drake', 'Hackeur né', 'Robin (Tim Drake)'),
  hero('spoiler', 'Furtivité', 'Spoiler'),
  villain('bane', 'Injection de venin', 'Bane'),
  villain('bane-venom-injected', 'Injection incontrôlée', 'Bane (Venom Injected)'),
  villain('black-mask', 'Motivation extrême', 'Black Mask'),
  villain('clayface', 'Avatar', 'Clayface'),
  villain('deadshot', 'Ricochet', 'Deadshot'),
  villain('deathstroke', 'Point faible', 'Deathstroke'),
  villain('doctor-death', 'Sérum du berserk', 'Doctor Death'),
  villain('firefly', 'Purification par le feu', 'Firefly'),
  villain('harley-quinn', 'Folie douce', 'Harley Quinn', {
    id: 'harley-quinn-with-hammer',
    name: 'Harley Quinn (with Hammer)',
  }),
  villain('hugo-strange', 'Hypnose', 'Hugo Strange'),
  villain('hush', 'Leader charismatique', 'Hush'),
  villain('jason-todd-hush', 'Charge brutale', 'Jason Todd (Hush)'),
  villain('jervis-tetch', 'Contrôle mental', 'Jervis Tetch'),
  villain('the-joker', 'Venin du Joker', 'The Joker'),
  villain('the-joker-mr-joe', 'Terreur', 'The Joker (Mr. Joe)'),
  villain('killer-croc', 'Charge bestiale', 'Killer Croc'),
  villain('killer-moth', 'Miasme', 'Killer Moth'),
  villain('man-bat', 'Le transporteur', 'Man-Bat'),
  villain('mr-freeze', 'Ère glaciaire', 'Mr. Freeze'),
  villain('mr-bloom', 'Mutation', 'Mr. Bloom'),
  villain('orphan-david-cain', 'Châtiment', 'Orphan (David Cain)'),
  villain('the-penguin', 'Parapluie multifonction', 'The Penguin'),
  villain('poison-ivy', 'Phéromone', 'Poison Ivy'),
  villain('prof-pyg', 'Expérience inhumaine', 'Prof. Pyg'),
  villain('ras-al-ghul', 'Leader vétéran', 'Ra’s al Ghul'),
  villain('ratcatcher', 'Nuée de rats', 'Ratcatcher'),
  villain('red-hood', 'Gang', 'Red Hood'),
  villain('scarecrow', 'Gaz phobique', 'Scarecrow'),
  villain('solomon-grundy', 'Résurrection', 'Solomon Grundy'),
  villain('talon', 'Résurrection', 'Talon'),
  villain('the-riddler', 'Duel d’esprit', 'The Riddler'),
  villain('tusk', 'Charge féroce', 'Tusk'),
  villain('two-face-heads', 'Personnalité multiple', 'Two-Face (Heads)'),
  villain('two-face-tails', 'Personnalité multiple', 'Two-Face (Tails)'),
  villain('wrath', 'Gadgets', 'Wrath'),
  villain('zsasz', 'Scarification', 'Zsasz'),
];

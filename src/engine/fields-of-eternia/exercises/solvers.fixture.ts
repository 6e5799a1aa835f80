// The answer of every exercise, found again by hand: from the sentences that the reader sees and the rules, typed here with their ids. Nothing of the engine is called.
import type { FoeExercise } from './kit.ts';

type Answer = number | boolean | string;
type Solver = (all: string, exercise: FoeExercise) => Answer;
const found = (text: string, pattern: RegExp): readonly string[] => {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`not told: ${pattern.source}\n${text}`);
  return match.slice(1);
};
const number = (text: string, pattern: RegExp): number => Number(found(text, pattern)[0]);
const word = (text: string, pattern: RegExp): string => found(text, pattern)[0] ?? '';
const optional = (text: string, pattern: RegExp): number => (pattern.test(text) ? number(text, pattern) : 0);
const option = ({ answer }: FoeExercise, start: string): string => {
  const list = answer.kind === 'choice' ? answer.options.filter((one) => one.startsWith(start)) : [];
  if (list.length !== 1) throw new Error(`${list.length} options start with ${start}`);
  return list[0] ?? '';
};

// ── Grids: foe.paquet.modificateurs, foe.paquet.surcharge-valeur and foe.paquet.flux-valeur give the values; foe.p5-totaux.carte-retournee takes one away
const CARDS: Readonly<Record<string, number>> = { '« +1 »': 1, '« +2 »': 2, '« +3 »': 3, surcharge: 1, flux: 1 };
const itemsOf = (all: string, head: string): readonly string[] => {
  const line = word(all, new RegExp(`${head} : ([^\\n]*)\\.(?:\\n|$)`));
  return line === 'rien' ? [] : line.split(/, | et (?=«|[+−\d]|surcharge|flux)/);
};
const worth = (item: string): number => {
  if (item.endsWith('(retournée)')) return 0;
  const card = CARDS[item];
  return (
    card ??
    Number(
      word(item, /^([+−]?\d+)/)
        .replace('−', '-')
        .replace('+', ''),
    )
  );
};
/** foe.p5-totaux.somme; nothing goes below 0. */
const sum = (items: readonly string[]): number =>
  Math.max(
    0,
    items.reduce((total, item) => total + worth(item), 0),
  );
const ZONE = '(initiative|attaque|défense)';

// ── Dice: « 2 réussites et 1 double réussite »
const faces = (text: string) => ({
  blanc: optional(text, /(\d+) blancs?/),
  reussite: optional(text, /(\d+) réussites?/),
  double: optional(text, /(\d+) doubles? réussites?/),
  relancer: optional(text, /(\d+) dés? à relancer/),
});
const placed = (all: string) => {
  const [defense = 0, ps = 0, attaque = 0] = found(
    all,
    /placées : (\d+) sur la défense, (\d+) sur les PS, (\d+) sur l’attaque/,
  ).map(Number);
  const [d = 0, p = 0, a = 0] = found(all, / : défense (\d+), PS (\d+), attaque (\d+)/).map(Number);
  // foe.sauvage.p2-affecter: each success lowers its figure by 1
  return { defense: Math.max(0, d - defense), ps: Math.max(0, p - ps), attaque: Math.max(0, a - attaque) };
};
const health = (all: string, name: string): number => number(all, new RegExp(`(?:^|\\n)${name} a (\\d+) PS`));

// ── The map
const joins = (all: string): readonly string[] =>
  [...all.matchAll(/^Entre (.+) : (.+)\.$/gm)].map(([, , what = '']) => what);
const move: Solver = (all) => {
  const [name = '', team = '', here = ''] = found(all, /^(.+) \((.+)\) est là : (.+)\.$/m);
  const to = word(all, new RegExp(`${name} veut entrer là : (.+)\\. Est-ce`));
  if (to === here) return false; // foe.plateau.pas-a-soi
  const kind = word(all, new RegExp(`^${to} : (.+)\\.$`, 'm'));
  if (kind === 'de l’eau') return false; // foe.plateau.mers, foe.deplacement.eau-pas-de-fin
  if (kind.startsWith('base') && !kind.endsWith(team)) return false; // foe.plateau.base-inviolable
  const between = joins(all)[0] ?? '';
  const held = word(all, /équipe contrôle : (.+)\./).split(/, | et /);
  const points = number(all, /Points de déplacement restants : (\d+)/);
  if (/limite|icône/.test(between) && points >= 1) return true; // foe.deplacement.cout
  if (between.includes('chemin') && held.includes(here) && held.includes(to) && points >= 1) return true; // foe.deplacement.entre-avant-postes
  return between.includes('couloir') && !all.includes('ne peut pas voler') && points >= 2; // foe.deplacement.vol-couloir
};
const call: Solver = (all) => {
  const here = word(all, /est là : (.+)\./);
  const kind = word(all, new RegExp(`^${here} : (.+)\\.$`, 'm'));
  const count = number(all, /mobilise : (\d+) soldat/);
  // foe.soldats.renforcer, foe.plateau.base-sans-soldat, foe.soldats.plafond
  if (all.includes('en renfort'))
    return (
      kind === 'avant-poste' && number(all, /déjà là : (\d+)/) + count <= 3 && number(all, /réserve : (\d+)/) >= count
    );
  const [from = '', to = ''] = found(all, /trajet, (.+) → (.+)\. Est-ce/);
  const links = joins(all);
  const near = from === here || /limite|chemin|icône/.test(links[0] ?? ''); // foe.soldats.portee
  const way = links.at(-1)?.includes('chemin') === true; // foe.soldats.deplacer
  return (
    near &&
    way &&
    new RegExp(`^${to} : avant-poste\\.$`, 'm').test(all) &&
    number(all, /Soldats amis là : .+ : (\d+)\./) >= count
  );
};
const turn: Solver = (all) => {
  const done = word(all, /dans ce tour : (.+)\./).split(/, | et /);
  const [wanted = ''] = found(all, /veut maintenant (.+)\. Est-ce permis/);
  const standard = done.filter((one) => one !== 'aucune' && !one.startsWith('acheter'));
  if (done.some((one) => one.startsWith('acheter'))) return false; // foe.marchand.derniere-action
  if (wanted.startsWith('acheter')) return number(all, /se trouve .+ : (\d+)\./) > 0; // foe.marchand.acces
  if (wanted === 'se reposer') return all.includes('de nuit') && standard.length === 0; // foe.repos.action
  if (standard.length >= 2) return false; // foe.activation.deux-actions
  if (wanted.startsWith('se déplacer')) return !standard.includes('se déplacer'); // foe.activation.action-unique
  if (wanted.startsWith('voyager')) return all.includes('(une tour)') && !standard.includes('voyager entre les tours'); // foe.deplacement.voyage-rapide
  if (wanted.startsWith('braver')) return all.includes('(contrée sauvage)'); // foe.contrees.action
  return (
    !standard.includes('mobiliser') &&
    !/base de l’équipe|\(contrée/.test(all) &&
    number(all, /Soldats amis : (\d+)/) < 3
  );
};

// ── Soldiers
const army = (all: string) => {
  const line = word(all, /En face \(.+?\) : (.+)\.\n/);
  return {
    attackers: optional(all, /entre avec (\d+) soldat/),
    hero: optional(all, /entre, avec (\d+) PS/),
    soldiers: optional(line, /(\d+) soldat/),
    heroes: [...line.matchAll(/, (\d+) PS/g)].map(([, ps]) => Number(ps)),
    boss: line.includes('un boss'),
  };
};
/** One for one, whoever is hit: foe.bataille.contre-soldats, foe.bataille.contre-heros, foe.combat.soldats. */
const count: Solver = (all) => {
  const { attackers, hero, soldiers, heroes } = army(all);
  const force = attackers + hero;
  const [defence, spare] = [soldiers + heroes.reduce((a, b) => a + b, 0), force];
  if (all.includes('équipe qui attaque à la fin')) return Math.max(0, attackers - defence); // foe.bataille.exactement-zero
  if (all.includes('équipe attaquée à la fin')) return Math.max(0, soldiers - spare);
  return hero > 0 ? Math.max(0, hero - soldiers) : Math.max(0, (heroes[0] ?? 0) - attackers);
};
const holder: Solver = (all, exercise) => {
  const { attackers, hero, soldiers, heroes, boss } = army(all);
  if (boss) return option(exercise, 'Les soldats et le boss :'); // foe.bataille.boss
  const difference = attackers + hero - soldiers - heroes.reduce((a, b) => a + b, 0);
  return difference > 0 ? 'L’équipe qui attaque.' : difference < 0 ? 'L’équipe attaquée.' : 'Plus personne.';
};

// ── The wilds
const again: Solver = (all) => {
  const marked = faces(word(all, /sur la table : (.+)\./)).relancer;
  return optional(all, /plus (\d+) autres? dés?/) <= marked && marked > 0; // foe.sauvage.relance
};
const assign: Solver = (all, exercise) => {
  if (all.includes('relancer tous les dés marqués')) return again(all, exercise);
  const left = placed(all);
  const aim = word(all, /réussite sur (la défense|les PS|l’attaque)\. Est-ce/);
  if (aim === 'les PS') return left.defense === 0; // foe.sauvage.p2-defense-dabord
  return (aim === 'la défense' ? left.defense : left.attaque) > 0;
};
const blows: Solver = (all) => {
  const left = placed(all);
  if (all.includes('reste-t-il à l’ennemi')) return left.ps; // foe.sauvage.p3-ennemi
  const name = word(all, /reste-t-il à (.+) \?/);
  return Math.max(0, health(all, name) - left.attaque); // foe.sauvage.p3-heros
};
const wildEnd: Solver = (all, exercise) => {
  const left = placed(all);
  const fallen = number(all, /\n.+ a (\d+) PS\./) <= left.attaque;
  if (left.ps > 0) return option(exercise, fallen ? 'Le héros est vaincu' : 'Personne'); // foe.sauvage.p4-echec, foe.vaincu.seuil
  if (fallen) return option(exercise, 'Ennemi et héros'); // foe.sauvage.p3-simultane, foe.sauvage.p4-victoire
  if (/un allié|sans coût/.test(all)) return option(exercise, 'Ennemi vaincu : récompense, mais'); // foe.contrees.allie-adverse, foe.soutien.dompter-sans-cout
  const [cost = 0, reserve = 0, reward = 0] = found(
    all,
    /coût de (\d+) ; réserve : (\d+) Eternium, récompense : (-?\d+)/,
  ).map(Number);
  return option(
    exercise,
    reserve + reward >= cost ? 'Ennemi vaincu : récompense, puis' : 'Ennemi vaincu : récompense, mais',
  ); // foe.sauvage.p4-domptage
};

// ── Epic combat
const lay: Solver = (all) => {
  if (all.includes('veut se concentrer'))
    return (
      !all.includes('carte outil') &&
      number(all, /déjà faites dans ce combat : (\d+)/) < number(all, /Esprit .+ : (\d+) ;/)
    ); // foe.p3-cartes.concentration-limite, foe.paquet.outil-deux-cartes
  const card = word(all, /a pioché une carte (.+?)(?: et l’a gardée, d’une carte outil)?\.\n/);
  const aside = all.includes('à côté de la grille. Est-ce');
  if (card === 'temps' || aside) return card === 'temps' && aside; // foe.paquet.temps-pose
  const zone = word(all, new RegExp(`poser cette carte en ${ZONE}`));
  if (all.includes(`Sa carte précédente est allée en ${zone}.`)) return false; // foe.p3-cartes.zone-differente, of a flux too
  const cards = itemsOf(all, `, ${zone}`)
    .map((item) => item.replace(' (retournée)', ''))
    .filter((item) => item in CARDS && item !== 'flux');
  return card === 'flux' || cards.length < (all.includes('dés de pouvoir') ? 2 : 4); // foe.pouvoir.deux-par-zone, foe.grille.quatre-par-zone, foe.paquet.flux-hors-limite
};
const ability: Solver = (all) => {
  if (all.includes('sa carte surcharge')) return all.includes('n’a pas encore agi') && all.includes('face visible'); // foe.p4-capacites.pas-deux-fois
  if (all.includes('veut échanger')) return number(all, /Cartes temps .+ : (\d+)/) > 0; // foe.paquet.temps-effet
  if (all.includes('veut retirer'))
    return (
      number(all, /dans la zone : (\d+)/) >= number(all, /veut retirer (\d+)/) && !all.includes('déjà été retirés')
    ); // foe.p4-capacites.soldats, -une-fois
  const [held = ''] = found(all, /tient encore : (.+)\.\n/);
  return held.includes(word(all, /veut (?:jouer le sort|utiliser) (« .+ »)/)); // foe.p4-capacites.sort, foe.p4-capacites.consommable
};
const flee: Solver = (all) => {
  const to = word(all, /Destination : (.+)\. Est-ce/);
  const kind = word(all, new RegExp(`${to} \\(([^)]+)\\)`));
  if (/eau|base|ennemis/.test(kind)) return false; // foe.plateau.mers, foe.plateau.base-inviolable, foe.p8-fuite.impossible
  return all.startsWith('Manche de combat 1') && number(all, /Réserve .+ : (\d+) Eternium/) >= 2; // foe.p8-fuite.condition, foe.p8-fuite.cout
};
const total: Solver = (all) => sum(itemsOf(all, `, ${word(all, new RegExp(`total (?:de |d')${ZONE}`))}`));
const sides = (all: string): readonly [string, string] => {
  const active = word(all, /^(.+) est le héros actif/m);
  const other = [...all.matchAll(/^(.+?)(?:, initiative| : initiative) /gm)]
    .map(([, name = '']) => name)
    .find((name) => name !== active);
  return [active, other ?? ''];
};
/** foe.p5-totaux.initiative-premier, -surpris, -egalite: who strikes first, what the other loses. */
const faster = (mine: number, theirs: number, double: boolean) =>
  ({
    first: theirs > mine ? 1 : 0,
    loss: mine === theirs ? 0 : double && Math.max(mine, theirs) >= 2 * Math.min(mine, theirs) ? 2 : 1,
  }) as const;
const initiative: Solver = (all, exercise) => {
  const names = sides(all);
  const [mine, theirs] = names.map((name) => sum(itemsOf(all, `${name}, initiative`)));
  // foe.rapide.initiative-double: of a hero only
  const { first, loss } = faster(
    mine ?? 0,
    theirs ?? 0,
    all.includes('l’initiative compte') && !((theirs ?? 0) > (mine ?? 0) && /Fauve|Dragon|Evil Seed/.test(names[1])),
  );
  return option(exercise, `${names[first]} frappe d’abord ; ${loss === 0 ? 'personne' : `l’autre perd ${loss} PS`}`);
};
const wounds: Solver = (all) => {
  const names = sides(all);
  const sums = names.map((name) =>
    found(all, new RegExp(`${name} : initiative (\\d+), attaque (\\d+), défense (\\d+)`)).map(Number),
  );
  const left = names.map((name) => health(all, name));
  const hit = (side: 0 | 1, amount: number): void =>
    void (left[side] = Math.max(0, (left[side] ?? 0) - Math.max(0, amount)));
  const { first, loss } = faster(sums[0]?.[0] ?? 0, sums[1]?.[0] ?? 0, false);
  const second = first === 0 ? 1 : 0;
  hit(second, loss);
  for (const [by, to] of [
    [first, second],
    [second, first],
  ] as const)
    if (!left.includes(0)) hit(to, (sums[by]?.[1] ?? 0) - (sums[to]?.[2] ?? 0)); // foe.p6-degats.difference, -bloquee, -zero, -riposte
  return left[names.indexOf(word(all, /reste-t-il à (.+) à la fin de la phase 6/))] ?? -1;
};
const next: Solver = (all, exercise) => {
  const [by = '', attack = '', to = '', defence = '', ps = ''] = found(
    all,
    /riposte : (.+) attaque à (\d+), (.+) défend à (\d+) et a (\d+) PS/,
  );
  const damage = Math.max(0, Number(attack) - Number(defence));
  if (damage >= Number(ps)) return option(exercise, `${to} est hors de combat`); // foe.p7-vaincus.heros
  if (all.startsWith('Manche de combat 1')) return option(exercise, 'Personne n’a encore gagné'); // foe.p9-resolution.seconde-manche
  const active = word(all, /^(.+) est le héros actif/m);
  const other = by === active ? to : by;
  if (all.includes('est un boss')) return option(exercise, `${other} reste en jeu`); // foe.p9-resolution.boss-reste
  if (all.includes('est une créature')) return option(exercise, `${other} s’enfuit`); // foe.p9-resolution.creature-fuit
  const dealt = (name: string): number =>
    number(all, new RegExp(`combat : .*${name} (\\d+)`)) + (name === by ? damage : 0);
  return option(exercise, `${dealt(active) > dealt(other) ? active : other} gagne le combat.`); // foe.p9-resolution.vainqueur, -egalite
};
/** foe.vaincu.paiement: a worth of five, in cards and in Eternium. */
const payment: Solver = (all) => {
  const reserve = number(all, /équipe : (\d+) Eternium/);
  const card = all.includes('garder cette carte') ? 0 : optional(all, /coût (\d+)/);
  return Math.max(0, reserve - Math.max(0, 5 - card));
};

// ── Power dice
const pool: Solver = (all) =>
  sum(itemsOf(all, `, ${word(all, new RegExp(`en ${ZONE} \\?`))}`).filter((item) => !item.endsWith('sur sa carte'))); // foe.pouvoir.initiative-fixe: the printed value throws no die
const thrown: Solver = (all) => {
  const { reussite, double } = faces(word(all, /ses dés \(.+?\) : (.+)\./));
  const printed = all.includes('en initiative ?') ? number(all, /imprimée sur sa carte : (\d+)/) : 0; // foe.pouvoir.initiative-fixe
  return reussite + 2 * double + printed + optional(all, /au-delà de dix : (\d+)/); // foe.pouvoir.plus-de-dix
};

// ── Eternium, PS, PV
const price: Solver = (all) => {
  const printed = number(all, /coût imprimé (\d+)/);
  return Math.max(Math.min(1, printed), printed - (number(all, /contrôle (\d+)/) - 1)); // foe.marchand.remise
};
const income: Solver = (all) =>
  [...all.matchAll(/\((\d+) Eternium/g)].reduce((gain, [, printed]) => gain + Number(printed), 0); // foe.manche.jour, foe.plateau.base
const rest: Solver = (all) => {
  const [now = 0, most = 0] = found(all, /a (\d+) PS sur (\d+)/).map(Number);
  const rested = /se repose[ ,;]/.test(all) ? Math.min(most, now + 4) : now; // foe.repos.action, foe.manche.plafond-ps
  return all.includes('finit son tour') ? Math.min(most, rested + 1) : rested; // foe.manche.nuit
};
const finale: Solver = (all, exercise) => {
  if (all.includes('Un boss est en jeu')) return option(exercise, 'Toutes les équipes'); // foe.fin.boss-en-jeu
  const sheets = [...all.matchAll(/^(.+) : (\d+) PV, (\d+) avant-postes? contrôlés?, (\d+) Eternium/gm)];
  const [a = [], b = []] = sheets.map(([, , ...figures]) => figures.map(Number));
  const decisive = a.findIndex((value, i) => value !== b[i]); // foe.fin.gagnant, -egalite-avant-postes, -egalite-eternium
  if (decisive < 0) return option(exercise, 'Une manche de nuit'); // foe.fin.egalite-nuit
  return option(exercise, `L’équipe ${sheets[(a[decisive] ?? 0) > (b[decisive] ?? 0) ? 0 : 1]?.[1] ?? ''} gagne`);
};
const test: Solver = (all, exercise) =>
  option(exercise, /Le dé donne : (?:réussite|double réussite)\./.test(all) ? 'Réussite' : 'Échec'); // foe.jets.reussite, foe.jets.echec

export const SOLVERS: Readonly<Record<string, Solver>> = {
  deplacement: move,
  mobiliser: call,
  tour: turn,
  soldats: count,
  'zone-tenue': holder,
  jet: test,
  'des-sauvages': assign,
  'coups-sauvages': blows,
  'issue-sauvage': wildEnd,
  pose: lay,
  capacite: ability,
  fuite: flee,
  total,
  initiative,
  blessures: wounds,
  suite: next,
  defaite: payment,
  'des-de-pouvoir': pool,
  'lancer-de-pouvoir': thrown,
  prix: price,
  'bonus-du-jour': income,
  repos: rest,
  'fin-de-partie': finale,
};
/** All that the reader is told, the question last. */
export const toldBy = ({ facts, drawn = [], question }: FoeExercise): string =>
  [...drawn, ...facts, question].join('\n');

// The five games, in the order of the shelf. What a rulebook says is in src/engine; this table only presents.
export interface Jeu {
  readonly slug: 'battleworld' | 'battle-beyond-space' | 'battlefight' | 'fields-of-eternia' | 'versus';
  readonly nom: string;
  readonly nomComplet: string;
  readonly prefixe: string; // of rule ids
  readonly joueurs: string;
  readonly duree: string; // or what measures a game
  readonly phrase: string; // on the cover
  readonly presentation: string; // on the portal
  readonly vitrine?: { readonly exemple: string; readonly etape: number }; // the moment of an example that shows it on the home page and on its portal
  readonly pret: boolean; // false: « en préparation », a portal and nothing else
}

export const JEUX: readonly Jeu[] = [
  {
    slug: 'battleworld',
    nom: 'Battleworld',
    nomComplet: 'Battleworld',
    prefixe: 'bw',
    joueurs: '2 joueurs',
    duree: '30-60 min',
    phrase: 'Deux équipes, des dés gonflés à la Puissance.',
    presentation:
      "Deux camps de quatre personnages s'affrontent autour de leurs bases. À chaque tour, on se déplace, on pose son dé sur l'action que l'on vise, puis on attaque ou on agit, à condition de ne pas avoir été dérangé entre-temps. Un combat oppose deux totaux que chacun gonfle à coups de jetons Puissance, jusqu'à ce que le plus faible renonce.",
    vitrine: { exemple: 'hulk-capitaine-contre-fatalis', etape: 8 },
    pret: true,
  },
  {
    slug: 'battle-beyond-space',
    nom: 'Battle Beyond Space',
    nomComplet: 'Battle Beyond Space',
    prefixe: 'bbs',
    joueurs: '3-4 joueurs',
    duree: '9 manches',
    phrase: 'Des escadrons lancés droit devant, sur hexagones.',
    presentation:
      "Trois ou quatre flottes s'affrontent autour d'un astéroïde, sans un seul dé. Chaque tour tient dans les trois chiffres d'une carte : la vitesse d'un escadron de chasseurs, de combien il tourne après avoir tiré, et ce que peut manœuvrer un destroyer. On survole tout, mais gare à la case où l'on s'arrête : les collisions coûtent autant que les tirs. Chaque race cache l'un de ses trois pouvoirs, et neuf manches plus tard on compte les prises, les sondes et les cases tenues au centre.",
    pret: true,
  },
  {
    slug: 'battlefight',
    nom: 'BattleFight',
    nomComplet: 'BattleFight',
    prefixe: 'bf',
    joueurs: '2-6 joueurs',
    duree: 'cartes',
    phrase: 'Chaque carte est un petit programme.',
    presentation:
      "Un duel ou une mêlée sur 37 hexagones. À chaque tour, on joue une technique : une carte de sa main, ou l'une des cinq techniques de base. Une carte est un petit programme, écrit avec 19 mots clés ; ses étapes s'exécutent dans l'ordre, jusqu'à un échec, à la dernière, ou à un « Stable » qui la laisse en attente. Gagne la dernière personne en jeu.",
    vitrine: { exemple: 'expulsion-a-trois', etape: 6 },
    pret: true,
  },
  {
    slug: 'fields-of-eternia',
    nom: 'Fields of Eternia',
    nomComplet: 'Masters of the Universe: Fields of Eternia',
    prefixe: 'foe',
    joueurs: '1-6 joueurs',
    duree: 'scénarios',
    phrase: 'Conquête, quêtes et combats épiques.',
    presentation:
      "Deux équipes de trois héros se disputent Eternia, de jour et de nuit. À son tour, un héros se déplace, mobilise des soldats, brave les contrées sauvages, part en quête ou se repose. Quand deux héros se rencontrent, c'est le combat épique : dix phases, des cartes posées sur une grille de trois zones, deux manches au plus. Les créatures se combattent aux dés, les soldats s'éliminent un contre un.",
    pret: true,
  },
  {
    slug: 'versus',
    nom: 'Versus',
    nomComplet: 'Versus, le mode escarmouche de Batman: Gotham City Chronicles',
    prefixe: 'vs',
    joueurs: '2 joueurs',
    duree: '8 missions',
    phrase: 'Une rivière de tuiles, et des disques comptés.',
    presentation:
      "Héros et vilains s'affrontent dans Gotham, chacun depuis un poste de commandement. La première tuile activée d'un tour coûte 1 disque, la deuxième 2, la troisième 3 ; les tuiles du bout de la rivière demandent aussi plus d'énergie. Chaque camp a son QG, pris parmi 65 fiches de pouvoirs, et chacune des huit missions dit quand la partie finit et qui l'emporte. Ce qui se passe sur le plan se joue avec le livret de base, que ce site n'a pas : vous le rapportez, le site tient les comptes.",
    pret: true,
  },
];

/** The games that can be read and played, in the order of the shelf: what is written of the others is nowhere shown. */
export const PRETS: readonly Jeu[] = JEUX.filter((jeu) => jeu.pret);

/** The game of a slug, or undefined. */
export function jeuDe(slug: string | undefined): Jeu | undefined {
  return JEUX.find((jeu) => jeu.slug === slug);
}
/** The game of a rule id (`bw.combat.egalite` → Battleworld), or undefined. */
export function jeuDeRegle(id: string): Jeu | undefined {
  const prefixe = id.split('.')[0];
  return JEUX.find((jeu) => jeu.prefixe === prefixe);
}

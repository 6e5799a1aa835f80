// What players say for what rulebooks say, in any of the five games. One line per idea; every word reaches the others of its line.
// The words of one game belong in `aliases` of its rules, not here.
import { words } from './fold.ts';
import { stem } from './stem.ts';

const LINES = `
perso personnage gars mec bonhomme figurine pion heros
bouger deplacer deplacement avancer marcher mouvement
taper frapper attaquer attaque cogner agresser
degat blessure blesser mal
pv vie sante
mort mourir elimine ko decede tue tuer crever
recuperer recup recharger regagner reprendre
energie puissance mana
soigner soin guerir heal
relancer relance reroll rejeter
lancer jeter jet
tirer tir distance tireur
cac corps melee contact
voler vol volant survol survoler
dessus survoler survol
egalite egal exaequo
pile exactement exact
ecart difference
payer depenser depense paye
coute cout prix
renoncer renoncement abandonner arreter
prochain suivant
commencer premier debuter debut demarrer depart initiative
gagner victoire gagnant vainqueur remporter
perdre defaite perdant
equipe groupe faction clan
ensemble plusieurs surnombre
debut mise place preparation installation
module batiment
detruire detruit casser demolir
reparer reparation
resistance solidite
diagonal diagonale
adversaire ennemi adverse
allie ami copain pote coequipier
max maximum limite plafond
effacer disparaitre retirer enlever
reussir reussite succes
rater echec echouer
`;

function build(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, Set<string>>();
  for (const line of LINES.trim().split('\n')) {
    const terms = words(line).map((word) => stem(word.form));
    for (const term of terms) {
      const kin = groups.get(term) ?? new Set<string>();
      for (const other of terms) if (other !== term) kin.add(other);
      groups.set(term, kin);
    }
  }
  return new Map([...groups].map(([term, kin]) => [term, [...kin]]));
}

const TABLE = build();

/** The terms that players use for the same idea; empty when there is none. */
export function synonyms(term: string): readonly string[] {
  return TABLE.get(term) ?? [];
}

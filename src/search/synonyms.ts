// What players say for what rulebooks say, in any of the games. One line per idea; every word reaches the others of its line.
// The words of one game belong in `src/engine/<jeu>/search-words.ts`, those of one rule in its `aliases`.
import { words } from './fold.ts';
import { stem } from './stem.ts';

const LINES = `
perso personnage gars mec bonhomme figurine pion heros fig pnj
bouger deplacer deplacement avancer marcher mouvement courir foncer move
taper frapper attaquer attaque cogner agresser baston bastonner castagner defoncer fight
combat bagarre baston affrontement bataille duel fight
degat blessure blesser mal coup touche abimer endommager dommage
pv vie sante ps hp coeur
mort mourir elimine ko decede tue tuer crever neutraliser vaincu buter descendre abattre claquer
eliminer elimination exclu hors
recuperer recup recharger regagner reprendre ramasser
energie puissance mana
soigner soin guerir heal infirmier medecin
relancer relance reroll rejeter
lancer jeter jet tirage
tirer tir distance tireur shooter shoot canarder laser canon flinguer
cac corps melee contact
voler vol volant survol survoler
voler piquer prendre derober chiper
dessus survoler survol enjamber
egalite egal exaequo pareil nul
pile exactement exact juste
ecart difference
payer depenser depense paye debourser
coute cout prix cher tarif payant
gratuit gratos payer cout
renoncer renoncement abandonner arreter laisser
prochain suivant apres ensuite
commencer premier debuter debut demarrer depart initiative entamer
gagner victoire gagnant vainqueur remporter
perdre defaite perdant
battre vaincre gagner
equipe groupe faction clan camp team
ensemble plusieurs surnombre
debut mise place preparation installation setup installer
module batiment
detruire detruit casser demolir exploser peter destruction
reparer reparation remettre
resistance solidite
diagonal diagonale biais
adversaire ennemi adverse opposant
allie ami copain pote coequipier partenaire equipier camarade
max maximum limite plafond plus
mini minimum moins
effacer disparaitre retirer enlever supprimer virer oter
reussir reussite succes reussi
rater echec echouer manquer louper foirer
piocher pioche tirer prendre talon
pioche paquet deck talon tas pile
defausser defausse jeter cimetiere rebut
melanger melange remelanger battre
vide epuise fini
carte main
montrer reveler retourner devoiler visible
cacher secret cache invisible verso
regarder consulter voir
choisir decider designer selectionner prendre
forcer oblige obligatoire imposer contraint forcement
facultatif option optionnel volontaire
interdit interdire impossible refuse
permettre permis autoriser legal
changer echanger remplacer swap permuter troquer
donner filer passer transferer preter echanger
acheter achat marchand boutique magasin vendre vente commerce
argent monnaie sous piece fric or
objet equipement matos materiel arme item
annuler contrer empecher bloquer parer stopper
defendre defense defenseur proteger protection parade
armure bouclier protection cuirasse blindage
augmenter monter booster boost bonus ameliorer
diminuer baisser reduire malus descendre
cumuler cumul ajouter additionner empiler
doubler double deux
moitie demi
arrondi arrondir
autour adjacent voisin cote proche colle
loin eloigne distance portee
portee distance loin atteindre
case hexagone hexa hex
zone lieu endroit secteur region
carte plan plateau map terrain
bord sortir dehors hors limite quitter
traverser passer travers
obstacle mur bloquer gener
pousser repousser reculer recul deplacer
fuir fuite enfuir sauver barrer echapper
tourner pivoter rotation pivot orientation orienter demi
direction sens orientation cap
derriere dos arriere
devant avant face
vitesse rapide lent lenteur
vaisseau navire
caillou asteroide rocher meteorite roche
collision percuter rentrer heurter choc crash ecraser
exploser explosion boum peter
commandant chef leader
monstre creature bete bestiole boss
soldat troupe armee unite bidasse
dompter apprivoiser capturer domptage
monture chevaucher vehicule
sort magie sortilege
pouvoir capacite competence aptitude special talent effet
utiliser servir activer jouer declencher
activer activation declencher
attendre attente patienter
passer sauter renoncer rien
tour round manche phase
phase etape temps moment
rejouer encore recommencer refaire
fois nombre limite
fin finir terminer arreter achever
score point marquer compter decompte
points pv score victoire
but objectif gagner mission
recompense butin gain tresor
partager partage repartir distribuer
reste restant
garder conserver stocker economiser reserver
poser mettre placer ranger
prendre ramasser attraper recuperer
revenir ressusciter reapparaitre retour respawn revivre renaitre
invoquer appeler recruter renfort
controler controle occuper tenir posseder
entrer penetrer rentrer
ligne vue voir visible
viser cible cibler designer
simultane temps ensemble
ordre priorite premier avant
litige desaccord dispute conflit
erreur oubli oublie tromper triche
solo seul robot ia automa machine
joueur personne
nombre joueur combien
niveau difficulte dur facile mode
scenario mission partie
hasard aleatoire random chance
de jet relance
rouge couleur
symbole icone logo dessin
piege pieger
otage prisonnier civil captif
bombe explosif dynamite
ordinateur pc informatique pirater hacker piratage
empoisonner poison toxique
invisible furtif discret ombre
teleporter teleportation saut sauter
copier copie double imiter
immobile bouger rester bloque coince
libre vide inoccupe
mechant vilain
gentil heros
`;

export type Linked = ReadonlyMap<string, readonly string[]>;
/** Lines of words → each word's term and those of the words beside it. */
export function linked(lines: string): Linked {
  const groups = new Map<string, Set<string>>();
  for (const line of lines.trim().split('\n')) {
    const terms = words(line).map((word) => stem(word.form));
    for (const term of terms) {
      const kin = groups.get(term) ?? new Set<string>();
      for (const other of terms) if (other !== term) kin.add(other);
      groups.set(term, kin);
    }
  }
  return new Map([...groups].map(([term, kin]) => [term, [...kin]]));
}

const TABLE = linked(LINES);

/** The terms that players use for the same idea; empty when there is none. */
export function synonyms(term: string): readonly string[] {
  return TABLE.get(term) ?? [];
}

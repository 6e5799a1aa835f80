// What players call the things of one game, wherever its rules speak of them: written into the game's answers when the site is built.
// One line per thing, as in `synonyms.ts`; what only one rule is about belongs in its `aliases`.

export const GAME_WORDS: Readonly<Record<string, string>> = {
  battleworld: `
puissance energie jaune mana
victoire medaille bonus bleu
relance reroll vert
blessure rouge degat
module batiment salle piece
base repaire qg forteresse
soin infirmerie hopital
cible tourelle
survol survoler enjamber
deranger derangement interrompre deloger
initiateur meneur leader
surnombre plusieurs groupe
tranche palier
faction groupe clan
cosmique galactus beyonder dieu
serval wolverine logan
fatalis doom
`,
  'battle-beyond-space': `
asteroide caillou rocher meteorite rock
sonde balise capteur jeton
destroyer cuirasse croiseur gros vaisseau
chasseur petit vaisseau avion
elite as pilote
anneau centre milieu cercle
blindage bouclier armure
escadron groupe formation escouade
prise butin capture garder
collision crash choc percuter accident
rotation tourner pivoter pivot virer
pivot tourner pivoter virer
manoeuvre bouger deplacer
vitesse avancer nombre chiffre
autodestruction kamikaze exploser bombe explosion
teleportation saut teleporter sauter warp
resurrection ressusciter revivre zombie
laser rayon canon
dreckach grenouille crapaud
terrien humain
valkyrie viking
pouvoir capacite race
`,
  battlefight: `
technique carte coup action attaque
defausse cimetiere poubelle
pioche deck paquet
destabiliser enlever casser desamorcer reprendre
stable posee pose attente
blesser taper frapper degat attaquer
bloquer parer defendre soigner regagner
pion figurine personnage
adversaire cible ennemi victime
etape ligne effet
expulser ejecter pousser dehors
piocher tirer prendre
rejouer encore
elimine mort
nulle egalite
protection armure bouclier
rhetorique parler
concentration piocher
`,
  'fields-of-eternia': `
poste fort camp chateau ville forteresse
ps vie sante
eternium argent monnaie thune sou piece
soldat troupe armee
contree nature sauvage aventure
creature bete monstre bestiole
boss monstre
sort magie
equipement objet materiel armure
vehicule voiture engin
marchand boutique magasin vendeur
quete mission
concentration mulligan
surcharge eclair
temps sablier
flux flow
outil cle
grille tableau
reussite touche
riposte contre
vaincu mort tue ko
base maison chateau grayskull
heros perso personnage
manche round tour
pv point victoire
masters gentil
evil mechant
`,
  versus: `
disque jeton dpa potentiel
cube energie
qg chef boss leader
neutralise mort tue elimine ko
tuile carte
riviere file ligne
figurine perso personnage
otage civil citizens
vilain mechant
heros gentil
lieutenant second
evenement event
ordinateur ordi pc
pirater piratage hacker hackeur
preuve indice
bombe explosif
brouilleur antenne
baril bidon tonneau
information info
coffre tresor
mouvement bouger deplacer deplacement
entretien debut
recuperation recuperer regagner
`,
};

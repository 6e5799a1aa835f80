// What players call the things of the game, wherever its rules speak of them: written into its answers when the site is built. One line per thing, as in `src/search/synonyms.ts`; what only one rule is about belongs in its `aliases`.
export const SEARCH_WORDS = `
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
grand gros destroyer
petit avion chasseur
bande groupe escadron
queue arriere
nez avant
garer arriver finir arreter
rafler attraper ramasser
peuple camp race
feu canarder tirer tir
tuer descendre abattre detruire
fumer abimer endommager touche
gris sonde
super meilleur elite
rocher caillou asteroide
`;

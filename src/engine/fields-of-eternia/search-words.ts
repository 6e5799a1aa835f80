// What players call the things of the game, wherever its rules speak of them: written into its answers when the site is built. One line per thing, as in `src/search/synonyms.ts`; what only one rule is about belongs in its `aliases`.
export const SEARCH_WORDS = `
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
fort lieu avant poste
dragon epique creature
fauve bete creature
carapater sauver fuir
cristal cristaux eternium
adopter apprivoiser dompter
tete crane
marqueur pion jeton
cadeau butin recompense
course achat acheter boutique
fleche relancer
init vif initiative
colonne rubrique zone
etal vente offre
compagnon copain allie
foret brousse nature sauvage
cavalier monture monte
vendeur magasin marchand
bagarre deck combat
horloge compteur manche
bande camp equipe
objectif but victoire
variante dé pouvoir
`;

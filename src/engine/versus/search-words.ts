// What players call the things of the game, wherever its rules speak of them: written into its answers when the site is built. One line per thing, as in `src/search/synonyms.ts`; what only one rule is about belongs in its `aliases`.
export const SEARCH_WORDS = `
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
client civil otage
appareil antenne brouilleur
engin explosif bombe
machine pc ordinateur
groupe tuile
file riviere
tableau plateau poste
savant chercheur scientifique citizens citizen
lieu endroit zone
lettre valeur
clown joker
special evenement
couleur dé
`;

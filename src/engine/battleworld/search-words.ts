// What players call the things of the game, wherever its rules speak of them: written into its answers when the site is built. One line per thing, as in `src/search/synonyms.ts`; what only one rule is about belongs in its `aliases`.
export const SEARCH_WORDS = `
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
aerien aile oiseau volant vol
chance relance rejouer retenter
carre case
famille clan bande faction
fiche carte
mur morceau module
toubib docteur infirmier soigner
boxeur cogneur poing corps
eponge lacher renoncer abandonner
amoche blesse
rond jeton pion
`;

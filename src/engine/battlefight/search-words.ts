// What players call the things of the game, wherever its rules speak of them: written into its answers when the site is built. One line per thing, as in `src/search/synonyms.ts`; what only one rule is about belongs in its `aliases`.
export const SEARCH_WORDS = `
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
ring arene terrain plateau
bousculer pousser ejecter
pause veille attente stable
reveiller relancer destabiliser
gratuit simple base
categorie famille type
pochette sachet booster
encaisser subir degat
sorti mort elimine
priver punir interdire empecher
manche partie revanche
tas pile pioche defausse
`;

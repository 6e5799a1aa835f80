// The words of spoken questions that say nothing about the rule asked for, folded. Numbers, « contre », « avant », « après » are not among them: rules turn on those.
const LIST = `
a ai aie aient cas ait as au aux avais avait avec avez avoir avoirs avons c ca car ce ceci cela celle celles celui ces cet cette ceux chez ci comme comment
d dans de des deja donc du elle elles en encore est et etaient etait etant ete etes etre eu eux faire fais faisait fait faites fasse faut font fera
genre gens hein hors ici il ils j je jpeu jpeux juste l la le les leur leurs lors lui m ma mais me mes moi mon n ne ni non nos notre nous on ont or ou oui
par pareil pas peu peut peuvent peux pourquoi pour pourra pourrait pouvait pouvez pouvons possible pu puis plus qu quand que quel quelle quelles quels quelqu quelque quelques
qui qqch qqn quoi sa sait sans sauf se sera serait ses si soit sommes son sont sous suis sur svp t ta tes toi ton toujours tout toute toutes tous tres tu
un une va vais vas vers veut veux vient vont vos votre voudrais vous vraiment voir y ya
combien possible permis autorise droit marche passe arrive question regle regles jeu chose truc dois doit doivent devoir sert servir sais savoir dire dit veut
s dont pendant lequel laquelle lesquels lesquelles auquel duquel voulait voulez vouloir veulent tant certain certaine certains certaines
bonjour merci moi-meme alors aussi bien bon ok quoi euh bah ben chui jsuis est-ce deja lorsqu jusqu puisqu parce
`;

export const STOP_WORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter(Boolean));

// Words that questions are made with and that rulebooks seldom use: rare in the texts, they would pass for what is asked about.
const FAINT = `
devenir devient deviennent devenu mettre met mets mis prendre prend prends pris donner donne donnes utiliser utilise utilises utilisation rester reste restes
compter compte arriver appeler appelle signifie existe marcher fonctionne fonctionner envie besoin moyen facon maniere maintenant direct directement normal normalement
ensuite fois moment endroit temps chaque chacun autre autres meme memes rien jamais personne aucun aucune plusieurs trop beaucoup assez seulement vraiment exactement
file filer passer finir finit penser croire trouve vois regarder essayer laisser garder tomber sortir revenir rendre recevoir avoir eu ailleurs niveau sujet exemple
question reponse exact precis gros petit nouveau derniere quelqu obtenir suffit arrete continuer continue vite clair definitivement interessant interessante
`;
export const FAINT_WORDS: ReadonlySet<string> = new Set(FAINT.split(/\s+/).filter(Boolean));

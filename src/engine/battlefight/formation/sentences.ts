/** Why a card cannot be drawn or chosen now, and what only the forming of decks refuses at its set-up. */
export const FORMATION_REFUSALS = {
  'formation-finie': 'Les decks sont formés : il n’y a plus rien à choisir.',
  'boosters-ouverts': 'Il n’y a plus de booster à ouvrir : c’est le moment de choisir.',
  'boosters-fermes': 'Tous les boosters ne sont pas encore ouverts : rien ne se choisit avant.',
  'hors-edition': 'Un booster donne deux cartes à la fois, prises dans son édition.',
  'autre-type': 'Ces cartes n’ont pas le type qui vient maintenant dans le booster.',
  'deux-fois-la-meme': 'Un booster ne donne pas deux fois la même carte, sauf avec le réglage « avec remise ».',
  'autre-type-choisi': 'Cette carte a un autre type que celui qui se choisit maintenant.',
  'carte-absente': 'Il n’en reste aucun exemplaire à prendre.',
  'personnes-nombre': 'De 1 à 6 personnes forment leur deck ensemble.',
  'noms-doubles': 'Deux personnes portent le même nom : leurs decks ne se distingueraient pas.',
  'methode-inconnue': 'Un deck se forme de trois façons : aléatoire, construit ou scellé.',
} as const satisfies Readonly<Record<string, string>>;
export type FormationCode = keyof typeof FORMATION_REFUSALS;

// What a mission alone adds to the refusals of a game, and to those of its set-up. {x} stands for a value of the refusal.

export const TRACK_REFUSALS = {
  'pertes-nombre': 'Le nombre de tuiles neutralisées d’une rivière est un entier de 0 à {n}.',
  'mission-finie': 'La mission est finie.',
  'pas-de-sortie': 'Dans cette mission, ce pion ne peut sortir par aucune zone.',
  'sortie-autre-camp': 'Seul le {camp} mène ces personnages : attendez son tour.',
  'deja-parti': 'Ce pion n’est plus sur le plateau : il est « {etat} ».',
  'pas-un-personnage': 'Ce pion n’est pas un personnage : il ne se neutralise pas comme une figurine.',
  'riviere-pleine': 'Une rivière a {n} tuiles au plus : impossible d’en compter davantage.',
  'aucune-perte': 'Cette rivière n’a aucune tuile neutralisée.',
} as const satisfies Readonly<Record<string, string>>;

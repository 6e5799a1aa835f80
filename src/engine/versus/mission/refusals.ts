// What is said of a mission that cannot be played, and its notices; {x} stands for a value of the refusal.

export const MISSION_REFUSALS = {
  // Names
  'mission-titre': 'Donnez un titre à la mission (80 signes au plus).',
  'identifiant-forme':
    'Un identifiant s’écrit en minuscules sans accent, en chiffres et en tirets (80 signes au plus).',
  'identifiant-double': 'L’identifiant « {id} » sert deux fois dans cette liste : changez-en un.',
  'nom-absent': 'Donnez un nom (80 signes au plus).',
  'nom-repete': '« {nom} » sert deux fois dans cette liste : changez l’un des deux noms.',
  'liste-longue': 'Cette liste compte {n} lignes au plus : retirez-en.',
  'camp-inconnu': 'Choisissez un camp : héros ou vilain.',
  // Pieces
  'etats-absents': 'Donnez au moins un état à « {pion} » : le premier est celui du départ.',
  'pions-nombre': 'Le nombre de pions va de 0 à {n}.',
  'pion-valeur': 'Un pion vaut de 0 à {n} dans un décompte.',
  'pion-inconnu': 'Ce pion n’existe pas dans la mission : ajoutez-le, ou choisissez-en un autre.',
  'etat-inconnu': '« {pion} » n’a pas cet état : ajoutez-le, ou choisissez-en un autre.',
  'etat-repete': 'Cet état est compté deux fois : retirez-en un.',
  'etat-perdu-depart': 'Un personnage ne commence pas neutralisé : choisissez un autre état que le premier.',
  // Tests and other ways from a state to another
  'test-depart-absent': 'Dites dans quel état doit être le pion pour que ce test soit possible.',
  'meme-etat': 'L’état d’arrivée est aussi un état de départ : rien ne changerait.',
  'depart-hors-plateau': 'Dans l’état « {etat} », le pion n’est plus sur le plateau : personne ne peut l’y rejoindre.',
  'test-difficulte': 'La difficulté est un nombre entier de 1 à {n}.',
  'test-gain': 'Un test rend de 0 à {n} disques.',
  'competence-absente': 'Nommez la compétence (80 signes au plus), ou retirez cette ligne.',
  // Comparisons
  'seuil-nombre': 'Un seuil est un nombre entier de 0 à {n}.',
  'mesure-vide': 'Dites quels pions compter, et dans quel état.',
  // Ends and victory
  'fin-tour-absente': 'Il faut un dernier tour : sans lui, la partie pourrait ne jamais s’arrêter.',
  'tour-bornes': 'Un tour va de 1 à {n}.',
  'tour-trop-tard': 'La mission s’arrête au tour {n} : cette ligne ne servirait plus.',
  'victoires-non-contraires':
    'Les deux conditions de victoire doivent être exactement contraires, pour qu’il y ait toujours un vainqueur et un seul. « Égal à » n’a de contraire que pour 0.',
  // Special rules
  'recuperation-envers': 'Le premier tour vient après le dernier : échangez-les.',
  'recuperation-chevauche': 'Une autre règle fixe déjà la récupération du tour {tour}.',
  'recuperation-disques': 'On récupère de 0 à {n} disques.',
  'vapeurs-cubes': 'La récupération d’énergie va de 0 à {n} cubes.',
  'tuile-absente': 'Aucune tuile ne commande « {pion} » : il n’y a rien à interdire.',
  'escorte-sans-personnage': '« {pion} » n’est pas un personnage : on ne peut pas le faire marcher.',
  'evenement-double': 'Ce camp a déjà cet événement de mission.',
  'pret-usages': 'Une compétence se prête de 1 à {n} fois dans la partie.',
  // Notices
  'note-initiative':
    'Cette mission s’arrête après un tour du {dernier}. Si le {premier} n’a pas l’initiative, l’autre camp jouera ce dernier tour à sa place.',
  'note-etat-perdu': 'Rien ne mène à l’état « {etat} » : aucun test ni aucune règle n’y conduit.',
  'note-fin-impossible': 'Avec ces pions, cette condition ne peut jamais être remplie : la partie ira au dernier tour.',
  'note-regle-impossible': 'Avec ces pions, cette règle ne servira jamais.',
  'note-victoire-impossible': 'Avec ces pions, le {camp} ne peut pas gagner.',
  'note-fin-debut':
    'Cette condition est remplie dès la mise en place : la partie s’arrêterait à la première vérification.',
  'note-regle-debut': 'Cette règle s’appliquerait dès la mise en place.',
} as const satisfies Readonly<Record<string, string>>;

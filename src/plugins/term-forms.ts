/**
 * How pages write the terms that do not bend as others do, as the source of a regular expression (spaces are those of the page): a word that serves for other
 * things is told from them by what stands beside it. null: linked only where a page says so by hand, because no neighbour tells.
 */
export const FORMES: Readonly<Record<string, string | null>> = {
  'battleworld/base': '(?<!puissance de )bases?', // not the one that an attack starts from
  'battleworld/puissance': '(?<!points? de |en )puissance(?! venue)',
  'battlefight/active': 'actives?',
  'battlefight/defausse': '(?<!en |vous |la carte )défausses?', // the heap
  'battlefight/main': '(?<!à la )mains?',
  'battlefight/nulle': 'nulles?(?! part)',
  'battlefight/pioche': '(?<=(?:la|sa|votre|leur|une|les|des|deux) )pioches?', // the pile, not what one does with it
  'battlefight/tout-le-monde': '(?<=«[ \\u00A0\\u202F])Tout le monde(?= a)', // the word of the cards, not everybody
  'battle-beyond-space/arriere': '(?<!en )arrière',
  'battle-beyond-space/arrivee': '(?<=[ ’])arrivées?',
  'battle-beyond-space/avancer': 'avancer|(?<=(?:des|une|les|l’|paient des) ?)avances?',
  'battle-beyond-space/avant': '(?<=l’|son |cet )avant',
  'battle-beyond-space/pioche': '(?<=(?:la|sa|votre|leur|une|les|des) )pioches?',
  'battle-beyond-space/pouvoir': '(?<!(?:à|pour|sans|se) )pouvoirs?',
  'battle-beyond-space/prise': '(?<=(?:vos|ses|les|des|une|leurs?|votre) )prises?',
  'battle-beyond-space/tour': '(?<!à )tours?(?! de rôle)',
  'fields-of-eternia/base': '(?<!cartes? de |combat de )bases?',
  'fields-of-eternia/corps': '(?<=(?:le|son|leur|du) )corps(?! à)',
  'fields-of-eternia/echanger': 'échanger|(?<=l’|un |cet )échange',
  'fields-of-eternia/manche': '(?<=(?:jeton|compteur|fin|début) de (?:la )?)manches?', // a combat has rounds of its own
  'fields-of-eternia/offre': '(?<=l’|une |les |des |d’|cette )offres?',
  'fields-of-eternia/sort': 'sorts|(?<=(?:un|de|le|du|ce|chaque) )sort',
  'fields-of-eternia/temps': '(?<=cartes? )temps',
  'fields-of-eternia/tour': '(?<=(?:trois|dans une|d’une) )tours?(?! de)', // the building, not the turn
  'fields-of-eternia/vaincu': '(?<!(?:a|ont|avez|avoir) )vaincue?s?',
  'versus/bombe': 'bombes?(?! de givre)',
  'versus/elite': '(?<!tireurs? d’)élites?',
  'versus/face': '(?<!de |face à )face(?!s)(?! (?:à|au|aux))',
  'versus/niveau-de-tuile': 'niveaux?(?![ \\u00A0]\\d)',
  'versus/otage': '(?<!Prise d’)otages?',
  'versus/reserve': '(?<=(?:la|sa|votre|aucune|cette|les|leur|des) )réserves?',
  'versus/sortie': '(?<!(?:a|ont|sont|est) )sorties?',
  'versus/tour': '(?<!à )tours?(?! de rôle)',
  'versus/zone': 'zones?(?! de votre poste)',
};

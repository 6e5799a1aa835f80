import type { Divergence, LinkError } from './codec.ts';

/** What is wrong, and what to do about it: French sentences, ordinary spaces. */
export interface Description {
  readonly message: string;
  readonly hint: string;
}

const moves = (count: number): string => (count === 1 ? '1 coup' : `${count} coups`);

const divergence = (error: Divergence): Description => {
  const replayed =
    error.at === 0
      ? 'Aucun coup ne peut être rejoué.'
      : `${error.at === 1 ? 'Le premier coup est rejoué' : `Les ${moves(error.at)} qui précèdent sont rejoués`}.`;
  switch (error.why) {
    case 'setup':
      return {
        message: 'Le scénario de ce lien n’est plus accepté par les règles.',
        hint: 'Ouvrez-le dans l’atelier : chaque faute y est montrée avec sa règle.',
      };
    case 'refused':
      return {
        message: `Le coup ${error.at + 1} sur ${error.of} de ce lien n’est plus permis par les règles.`,
        hint: `${replayed} Poursuivez depuis cette position.`,
      };
    case 'action':
      return {
        message: `Le coup ${error.at + 1} sur ${error.of} de ce lien est illisible.`,
        hint: `${replayed} Poursuivez depuis cette position.`,
      };
    case 'state':
      return {
        message:
          'Tous les coups de ce lien sont permis, mais ils mènent à une autre position que celle qui a été partagée.',
        hint: 'Une règle a été corrigée depuis : comparez avec la personne qui vous a envoyé ce lien.',
      };
    case 'fault':
      return {
        message: `Le coup ${error.at + 1} de ce lien n’a pas pu être rejoué, par une faute du site.`,
        hint: `${replayed} Signalez ce lien aux auteurs du site.`,
      };
  }
};

/** What is wrong with a link, and what to do. */
export const describeLinkError = (error: LinkError): Description => {
  switch (error.code) {
    case 'too-long':
      return {
        message: `Ce lien compte ${error.length} caractères : un lien du site en compte au plus ${error.max}.`,
        hint: 'Demandez à son auteur de l’exporter dans un fichier plutôt que dans un lien.',
      };
    case 'not-a-link':
      return {
        message: 'Ce texte n’est pas un lien de scénario ni de partie.',
        hint: 'Copiez l’adresse entière, jusqu’au dernier caractère, puis ouvrez-la de nouveau.',
      };
    case 'unknown-game':
      return {
        message: `Ce lien parle d’un autre jeu (${error.game}).`,
        hint: 'Ouvrez-le depuis la page de ce jeu, ou vérifiez que l’adresse a été copiée en entier.',
      };
    case 'newer-version':
      return {
        message: `Ce lien a été fait par une version plus récente du site (format ${error.version}).`,
        hint: 'Rechargez la page en étant connecté pour mettre le site à jour, puis ouvrez le lien de nouveau.',
      };
    case 'corrupt':
      return {
        message: 'Ce lien est abîmé : il en manque une partie, ou un caractère a changé en route.',
        hint: 'Demandez qu’on vous le renvoie, ou copiez de nouveau l’adresse entière.',
      };
    case 'invalid': {
      const count = error.issues.length;
      return {
        message:
          count === 1
            ? `Ce scénario contient une faute. ${error.issues[0]?.message ?? ''}`
            : `Ce scénario contient ${count} fautes. ${error.issues[0]?.message ?? ''}`,
        hint:
          count === 1
            ? 'Corrigez-la dans le fichier du scénario, ou demandez un lien à jour à son auteur.'
            : 'Corrigez-les dans le fichier du scénario, ou demandez un lien à jour à son auteur.',
      };
    }
    case 'diverged':
      return divergence(error);
  }
};

/** The same for a file of `parseScenarioText`; the faults of an invalid one are sentences of their own, to be shown beside. */
export const describeFileError = (error: LinkError): Description => {
  switch (error.code) {
    case 'too-long':
      return {
        message: `Ce fichier compte ${error.length} caractères : un scénario en compte au plus ${error.max}.`,
        hint: 'Vérifiez que vous avez choisi un fichier exporté par l’atelier.',
      };
    case 'unknown-game':
      return {
        message: `Ce fichier contient un scénario d’un autre jeu (${error.game}).`,
        hint: 'Ouvrez-le dans l’atelier de ce jeu.',
      };
    case 'newer-version':
      return {
        message: `Ce fichier a été fait par une version plus récente du site (format ${error.version}).`,
        hint: 'Rechargez la page en étant connecté pour mettre le site à jour, puis ouvrez le fichier de nouveau.',
      };
    case 'invalid': {
      const one = error.issues.length === 1;
      return {
        message: one ? 'Ce fichier contient une faute.' : `Ce fichier contient ${error.issues.length} fautes.`,
        hint: `Corrigez-${one ? 'la' : 'les'} dans le fichier, ou exportez-le de nouveau depuis l’atelier.`,
      };
    }
    case 'not-a-link':
    case 'corrupt':
    case 'diverged':
      return {
        message: 'Ce fichier n’est pas un scénario de l’atelier.',
        hint: 'Exportez-le de nouveau depuis l’atelier.',
      };
  }
};

// What a fragment announces, before anything heavy is loaded.
import type { BadOpening } from './open.ts';

/** The mode of `#s=1.battleworld~partie.…`, undefined when the text has not that shape. Some messengers write ~ as %7E. */
export const modeOfLink = (hash: string): string | undefined => {
  const match = /^#?[sp]=\d{1,4}\.([a-z0-9-]{1,40})(?:~|%7e)([a-z0-9-]{1,40})\./i.exec(hash);
  return match === null ? undefined : `${match[1] ?? ''}/${match[2] ?? ''}`;
};

/** A link whose mode is not one of this page's. */
export const describeBadMode = (hash: string): BadOpening => {
  if (hash.startsWith('#pret='))
    return {
      message: 'Ce lien parle d’un scénario que cette page ne connaît pas.',
      hint: 'Rechargez la page en étant connecté pour mettre le site à jour, ou choisissez un scénario ici.',
      refusals: [],
      raw: hash,
    };
  const mode = modeOfLink(hash);
  return {
    message:
      mode === undefined
        ? "Ce texte n'est pas un lien de scénario ni de partie."
        : `Ce lien parle d'un autre jeu (${mode}).`,
    hint:
      mode === undefined
        ? "Copiez l'adresse entière, jusqu'au dernier caractère, puis ouvrez-la de nouveau."
        : 'Ouvrez-le depuis la page de ce jeu, ou choisissez un scénario ici.',
    refusals: [],
    raw: hash,
  };
};

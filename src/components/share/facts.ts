// What a link holds, told without showing it: its kind, its rules, its format, its size, its counts. The moves of a game are counted, never told.
import { agree, plural } from '../../engine/kernel/french.ts';
import { isRecord } from '../../engine/kernel/json.ts';
import type { Result } from '../../engine/kernel/result.ts';
import { err, ok } from '../../engine/kernel/result.ts';
import { describeLinkError } from '../../engine/scenario/describe.ts';
import { decodeMoment } from '../../engine/scenario/moment.ts';
import { challengeOf, gameMade } from '../exercises/challenge.ts';
import { modeOfLink } from '../play/link-mode.ts';
import type { AnyMode } from '../registry.ts';

export interface Fact {
  readonly name: string;
  readonly value: string; // ordinary spaces
}
export interface Read {
  readonly facts: readonly Fact[];
  readonly ways: readonly { readonly label: string; readonly path: string }[]; // from the site's root, the main one first
  readonly warning?: string;
}
export interface Unread {
  readonly message: string;
  readonly hint: string;
}
type Answer = Result<Read, Unread>;

/** What follows the first `#`, whatever stands before it. */
const fragmentOf = (text: string): string => {
  const at = text.indexOf('#');
  return at < 0 ? '' : text.slice(at).trim();
};
const characters = (count: number): string => `${count.toLocaleString('fr')} ${count > 1 ? 'caractères' : 'caractère'}`;

/** Values that somebody chose: numbers, words, yes and no. */
const valuesIn = (data: unknown): number => {
  if (Array.isArray(data)) return data.reduce<number>((sum, one) => sum + valuesIn(one), 0);
  return isRecord(data) ? Object.values(data).reduce<number>((sum, one) => sum + valuesIn(one), 0) : 1;
};
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

interface Names {
  readonly [jeu: string]: string; // the games of the site, by slug
}
/** Links that only point at a page: they hold no more than an address. */
const ADDRESSES: readonly { readonly is: RegExp; readonly what: string; readonly more?: string }[] = [
  {
    is: /^#x=[a-z0-9-]+\.\d+$/,
    what: 'Une question d’exercice',
    more: 'Sa sorte et le nombre dont elle est tirée. La réponse n’y est pas : la page la retrouve.',
  },
  { is: /^#ex\.[a-z0-9-]+\.\d+$/, what: 'Une étape d’un exemple', more: 'Le nom de l’exemple et le rang de l’étape.' },
  { is: /^#\d{4}-\d\d-\d\d$/, what: 'Le problème d’un jour', more: 'La date, et rien de la solution.' },
  { is: /^#(?:bw|bbs|bf|foe|vs)\.[a-z0-9.-]+$/, what: 'Une règle', more: 'Son adresse, qui ne change jamais.' },
  { is: /^#e=/, what: 'Des règles épinglées', more: 'Leurs adresses.' },
];
const addressFacts = (fragment: string): Answer | undefined => {
  const challenge = challengeOf(fragment);
  const bare = challenge?.address ?? fragment;
  const found = ADDRESSES.find(({ is }) => is.test(bare));
  if (found === undefined) return undefined;
  return ok({
    facts: [
      { name: 'Ce que c’est', value: challenge === undefined ? found.what : `${found.what}, avec un défi` },
      { name: 'Ce qu’il contient', value: found.more ?? '' },
      ...(challenge === undefined
        ? []
        : [
            {
              name: 'Défi',
              value: `Essais de la personne qui l’envoie : ${challenge.tries === 0 ? 'pas trouvé' : challenge.tries}`,
            },
          ]),
      { name: 'Taille', value: characters(fragment.length) },
    ],
    ways: [],
  });
};

interface Held {
  readonly scenario: unknown;
  readonly moves: number | undefined; // none: a scenario
  readonly warning?: string;
}
const heldBy = async (
  mode: AnyMode,
  fragment: string,
): Promise<Result<Held & { readonly version: number; readonly latest: number; readonly inflated: number }, Unread>> => {
  const { codec, parseAction } = await mode.links();
  const kind = fragment.startsWith('#p=') ? 'p' : 's';
  const opened = codec.open(kind, fragment);
  if (!opened.ok) return err(describeLinkError(opened.error));
  const envelope = {
    version: opened.value.version,
    latest: codec.version,
    inflated: JSON.stringify(opened.value.data).length,
  };
  if (kind === 's') {
    const scenario = codec.decode(fragment);
    return scenario.ok
      ? ok({ ...envelope, scenario: scenario.value, moves: undefined })
      : err(describeLinkError(scenario.error));
  }
  const moment = decodeMoment(mode.game, codec, parseAction, fragment);
  if (!moment.ok) return err(describeLinkError(moment.error));
  const { scenario, actions, diverged } = moment.value;
  const told = diverged && describeLinkError(diverged);
  return ok({
    ...envelope,
    scenario,
    moves: diverged?.of ?? actions.length,
    ...(told === undefined ? {} : { warning: `${told.message} ${told.hint}` }),
  });
};

/**
 * What a link holds: a whole address, or its fragment. `load` fetches what reads the links of a mode: it may reject, for the caller to try again; nothing else does.
 */
export const readLink = async (
  given: string,
  names: Names,
  load: (mode: string) => (() => Promise<AnyMode>) | undefined,
): Promise<Answer> => {
  const fragment = fragmentOf(given);
  const address = addressFacts(fragment);
  if (address !== undefined) return address;
  const challenge = challengeOf(fragment);
  const bare = challenge?.address ?? fragment;
  const id = modeOfLink(bare);
  const jeu = id?.split('/')[0] ?? '';
  const loader = id === undefined ? undefined : load(id);
  if (id === undefined || loader === undefined)
    return err(
      describeLinkError(id === undefined ? { code: 'not-a-link' } : { code: 'unknown-game', game: id.slice(0, 60) }),
    );
  const mode = await loader();
  const held = await heldBy(mode, bare);
  if (!held.ok) return held;
  const { scenario, moves, version, latest, inflated, warning } = held.value;
  const author = isRecord(scenario) ? text(scenario['author']) : undefined;
  const name = mode.title?.(scenario as never);
  const table = `/${jeu}/jouer/`;
  return ok({
    facts: [
      {
        name: 'Ce que c’est',
        value: `${moves === undefined ? 'Un scénario' : `Une partie, après ${plural(moves, 'coup')}`}${challenge === undefined ? '' : ', avec un défi'}`,
      },
      ...(challenge === undefined
        ? []
        : [{ name: 'Défi', value: `La personne qui l’envoie ${gameMade(challenge.tries)}.` }]),
      ...(name === undefined ? [] : [{ name: 'Nom', value: `« ${name} »` }]),
      ...(author === undefined ? [] : [{ name: 'Auteur', value: author }]),
      { name: 'Jeu', value: `${names[jeu] ?? jeu} (${id.split('/')[1]?.replaceAll('-', ' ') ?? ''})` },
      {
        name: 'Format',
        value: `version ${version}${version === latest ? ', celle d’aujourd’hui' : `, lue par le site, qui écrit la ${latest}`}`,
      },
      {
        name: 'Taille',
        value: `${characters(fragment.length)} dans le lien, ${inflated.toLocaleString('fr')} une fois dépliés`,
      },
      {
        name: 'Ce qu’il contient',
        value: `${plural(valuesIn(scenario), 'valeur')} de mise en place${moves === undefined ? '' : `, ${agree(moves, 'un coup, rejoué', `${moves} coups, rejoués`)} pour retrouver la position`}`,
      },
    ],
    ways:
      moves === undefined
        ? [
            { label: 'Jouer', path: `${table}${fragment}` },
            ...(mode.editable === true ? [{ label: 'Modifier', path: `/${jeu}/atelier/${bare}` }] : []),
          ]
        : [
            ...(given.includes('?main') ? [{ label: 'Jouer la suite', path: `${table}?main${fragment}` }] : []),
            { label: 'Lire étape par étape', path: `${table}?lire${fragment}` },
            { label: 'Jouer d’ici', path: `${table}${fragment}` },
          ],
    ...(warning === undefined ? {} : { warning }),
  });
};

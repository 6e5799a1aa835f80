// What the home page, the portals and the lists of chapters show of the reader's place: « reprendre », the game under way, what was read of each chapter and of the game, and the control that forgets it.
import { toReview } from '../components/exercises/due.ts';
import { parseProgress, progressKey } from '../components/exercises/progress.ts';
import { dayOf } from '../components/problem/day.ts';
import { streakOf, tries } from '../components/problem/kept.ts';
import { isRecord } from '../engine/kernel/json.ts';
import { type Kept, keptUnder } from '../kept/records.ts';
import { typographie } from '../plugins/typography.ts';
import { jeuDe } from '../site/games.ts';
import { lien as adresse } from '../site/link.ts';
import { CLE, lecture, type Lecture } from './reading.ts';
import { garder } from './tools.ts';
import { avancement, resume } from './progress.ts';

function reprendre(lieu: HTMLElement, { dernier, lieux }: Lecture): void {
  const jeu = lieu.dataset['reprendre'] ?? '';
  // a reader of an earlier version has one place, whatever the game
  const ou = jeu === '' ? dernier : (lieux[jeu] ?? (dernier?.jeu === jeu ? dernier : undefined));
  const lien = lieu.querySelector('a');
  if (lien === null) return;
  lieu.hidden = ou === undefined || !/^\/(?!\/)/.test(ou.href);
  if (ou === undefined || lieu.hidden) return;
  lien.href = ou.href;
  lien.textContent = `Reprendre\u00A0: ${ou.titre}`;
}

interface Partie {
  readonly jeu: string;
  readonly nom: string;
  readonly quand: number;
}
const PARTIES = 'rv.parties.';
/** A game under way; those that are over, or that the table alone can read, are left to the table. */
function partieDe({ key, text }: Kept): readonly Partie[] {
  try {
    const lue: unknown = JSON.parse(text);
    if (!isRecord(lue) || lue['over'] === true || typeof lue['at'] !== 'number') return [];
    const jeu = key.slice(PARTIES.length).split('.')[0] ?? '';
    return [{ jeu, nom: typeof lue['name'] === 'string' ? lue['name'] : '', quand: lue['at'] }];
  } catch {
    return [];
  }
}
/** The last game played and not over, of any game (''), or of one. */
export const lastGame = (jeu: string): Partie | undefined =>
  keptUnder(jeu === '' ? PARTIES : `${PARTIES}${jeu}.`)
    .flatMap(partieDe)
    .toSorted((a, b) => b.quand - a.quand)[0];
/** Of any game or of the one that the place names: its table lists it first. */
function parties(lieu: HTMLElement): void {
  const derniere = lastGame(lieu.dataset['parties'] ?? '');
  const lien = lieu.querySelector('a');
  lieu.hidden = derniere === undefined;
  if (derniere === undefined || lien === null) return;
  lien.href = adresse(`/${derniere.jeu}/jouer/`);
  if (derniere.nom !== '') lien.textContent = typographie(`Reprendre la partie : ${derniere.nom}`);
}

const EXERCICES = progressKey('');
/** « À revoir : 6 »: of the game that the place names, or of the one that has most. */
function revoir(lieu: HTMLElement): void {
  const jeu = lieu.dataset['revoir'] ?? '';
  const [plus] = keptUnder(`${EXERCICES}${jeu}`)
    .map(({ key, text }) => ({
      jeu: key.slice(EXERCICES.length),
      reste: toReview(parseProgress(text), Date.now()).length,
    }))
    .filter((un) => un.reste > 0 && jeuDe(un.jeu) !== undefined && (jeu === '' || un.jeu === jeu))
    .toSorted((a, b) => b.reste - a.reste);
  const lien = lieu.querySelector('a');
  lieu.hidden = plus === undefined;
  if (plus === undefined || lien === null) return;
  lien.href = `${adresse(`/${plus.jeu}/exercices/`)}#revoir`;
  lien.textContent = typographie(`À revoir : ${plus.reste}${jeu === '' ? ` · ${jeuDe(plus.jeu)?.nom ?? ''}` : ''}`);
}

/** « Le problème du jour · trouvé », « · 4 jours de suite ». */
function probleme(lien: HTMLElement): void {
  const [jours, jour] = [tries(), dayOf(new Date())];
  const serie = streakOf(jours, jour);
  const dit = serie > 1 ? ` · ${serie} jours de suite` : jours[jour]?.solved === true ? ' · trouvé' : '';
  lien.textContent = typographie(`Le problème du jour${dit}`);
}

const etatDe = (ligne: HTMLElement): HTMLElement => {
  const deja = ligne.querySelector<HTMLElement>('[data-etat]');
  if (deja !== null) return deja;
  const etat = document.createElement('span');
  etat.dataset['etat'] = '';
  ligne.append(etat);
  return etat;
};

function montrer(page: Lecture): void {
  for (const lieu of document.querySelectorAll<HTMLElement>('[data-reprendre]')) reprendre(lieu, page);
  const lignes = [...document.querySelectorAll<HTMLElement>('[data-chapitre-lien]')];
  for (const ligne of lignes) {
    const dit = avancement(page, ligne.dataset['chapitreLien'] ?? '', Number(ligne.dataset['regles']));
    etatDe(ligne).textContent = dit === '' ? '' : ` · ${dit}`;
  }
  for (const lieu of document.querySelectorAll<HTMLElement>('[data-progres]')) {
    const dit = resume(
      page,
      lignes.map((ligne) => [ligne.dataset['chapitreLien'] ?? '', Number(ligne.dataset['regles'])] as const),
    );
    const texte = lieu.querySelector('span');
    if (texte !== null) texte.textContent = dit;
    lieu.hidden = dit === '';
  }
}

/** Forgets what was read, of one game or of all; pressed again, it comes back. */
function oublier(bouton: HTMLButtonElement): void {
  const jeu = bouton.dataset['oublier'] ?? '';
  const avant = lecture();
  const { dernier, lieux, lus, vues } = avant;
  const ailleurs = <T>(table: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(table).filter(([cle]) => jeu !== '' && cle.split('/')[0] !== jeu));
  const apres: Lecture = {
    lieux: ailleurs(lieux),
    lus: ailleurs(lus),
    vues: ailleurs(vues),
    ...(dernier !== undefined && jeu !== '' && dernier.jeu !== jeu ? { dernier } : {}),
  };
  garder(CLE, apres);
  montrer(lecture());
  const nom = bouton.textContent;
  const lieu = bouton.closest<HTMLElement>('[data-progres]');
  if (lieu !== null) lieu.hidden = false;
  const texte = lieu?.querySelector('span');
  if (texte !== null && texte !== undefined) texte.textContent = 'Lecture oubliée sur cet appareil.';
  bouton.textContent = 'Rétablir';
  bouton.onclick = () => {
    garder(CLE, avant);
    montrer(lecture());
    bouton.textContent = nom;
    bouton.onclick = () => oublier(bouton);
  };
}

/** Fills the slots of the page: `[data-reprendre]` (of any game, or of the one it names), `[data-chapitre-lien]`, `[data-progres]`; wakes `[data-oublier]`. */
export function initReprise(page: Lecture): void {
  montrer(page);
  for (const lieu of document.querySelectorAll<HTMLElement>('[data-parties]')) parties(lieu);
  for (const lieu of document.querySelectorAll<HTMLElement>('[data-revoir]')) revoir(lieu);
  for (const lien of document.querySelectorAll<HTMLElement>('[data-lien-probleme]')) probleme(lien);
  for (const bouton of document.querySelectorAll<HTMLButtonElement>('[data-oublier]'))
    bouton.onclick = () => oublier(bouton);
}

// What the home page, the portals and the lists of chapters show of the reader's place: « reprendre », the game under way, what was read of each chapter and of the game, and the control that forgets it.
import { toReview } from '../components/exercises/due.ts';
import { parseProgress, progressKey } from '../components/exercises/progress.ts';
import { dayOf } from '../components/problem/day.ts';
import { streakOf, tries } from '../components/problem/kept.ts';
import { isRecord } from '../engine/kernel/json.ts';
import { type Kept, keptUnder } from '../kept/records.ts';
import { typeset } from '../plugins/typography.ts';
import { gameOf } from '../site/games.ts';
import { lien as adresse } from '../site/link.ts';
import { KEY, reading, type Reading } from './reading.ts';
import { keepSettings } from './tools.ts';
import { progressOf, summaryOf } from './progress.ts';

function takeBack(place: HTMLElement, { dernier: last, lieux: places }: Reading): void {
  const jeu = place.dataset['reprendre'] ?? '';
  // a reader of an earlier version has one place, whatever the game
  const where = jeu === '' ? last : (places[jeu] ?? (last?.jeu === jeu ? last : undefined));
  const lien = place.querySelector('a');
  if (lien === null) return;
  place.hidden = where === undefined || !/^\/(?!\/)/.test(where.href);
  if (where === undefined || place.hidden) return;
  lien.href = where.href;
  lien.textContent = `Reprendre\u00A0: ${where.titre}`;
}

interface KeptGame {
  readonly jeu: string;
  readonly nom: string;
  readonly quand: number;
}
const GAMES_PREFIX = 'rv.parties.';
/** A game under way; those that are over, or that the table alone can read, are left to the table. */
function keptGameOf({ key, text }: Kept): readonly KeptGame[] {
  try {
    const found: unknown = JSON.parse(text);
    if (!isRecord(found) || found['over'] === true || typeof found['at'] !== 'number') return [];
    const jeu = key.slice(GAMES_PREFIX.length).split('.')[0] ?? '';
    return [{ jeu, nom: typeof found['name'] === 'string' ? found['name'] : '', quand: found['at'] }];
  } catch {
    return [];
  }
}
/** The last game played and not over, of any game (''), or of one. */
export const lastGame = (jeu: string): KeptGame | undefined =>
  keptUnder(jeu === '' ? GAMES_PREFIX : `${GAMES_PREFIX}${jeu}.`)
    .flatMap(keptGameOf)
    .toSorted((a, b) => b.quand - a.quand)[0];
/** Of any game or of the one that the place names: its table lists it first. */
function games(place: HTMLElement): void {
  const latest = lastGame(place.dataset['parties'] ?? '');
  const lien = place.querySelector('a');
  place.hidden = latest === undefined;
  if (latest === undefined || lien === null) return;
  lien.href = adresse(`/${latest.jeu}/jouer/`);
  if (latest.nom !== '') lien.textContent = typeset(`Reprendre la partie : ${latest.nom}`);
}

const EXERCISES_PREFIX = progressKey('');
/** « À revoir : 6 »: of the game that the place names, or of the one that has most. */
function revoir(place: HTMLElement): void {
  const jeu = place.dataset['revoir'] ?? '';
  const [longest] = keptUnder(`${EXERCISES_PREFIX}${jeu}`)
    .map(({ key, text }) => ({
      jeu: key.slice(EXERCISES_PREFIX.length),
      reste: toReview(parseProgress(text), Date.now()).length,
    }))
    .filter((one) => one.reste > 0 && gameOf(one.jeu) !== undefined && (jeu === '' || one.jeu === jeu))
    .toSorted((a, b) => b.reste - a.reste);
  const lien = place.querySelector('a');
  place.hidden = longest === undefined;
  if (longest === undefined || lien === null) return;
  lien.href = `${adresse(`/${longest.jeu}/exercices/`)}#revoir`;
  lien.textContent = typeset(`À revoir : ${longest.reste}${jeu === '' ? ` · ${gameOf(longest.jeu)?.nom ?? ''}` : ''}`);
}

/** « Le problème du jour · trouvé », « · 4 jours de suite ». */
function problem(lien: HTMLElement): void {
  const [days, day] = [tries(), dayOf(new Date())];
  const series = streakOf(days, day);
  const said = series > 1 ? ` · ${series} jours de suite` : days[day]?.solved === true ? ' · trouvé' : '';
  lien.textContent = typeset(`Le problème du jour${said}`);
}

const stateOf = (line: HTMLElement): HTMLElement => {
  const already = line.querySelector<HTMLElement>('[data-etat]');
  if (already !== null) return already;
  const state = document.createElement('span');
  state.dataset['etat'] = '';
  line.append(state);
  return state;
};

function show(page: Reading): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-reprendre]')) takeBack(place, page);
  const lines = [...document.querySelectorAll<HTMLElement>('[data-chapitre-lien]')];
  for (const line of lines) {
    const said = progressOf(page, line.dataset['chapitreLien'] ?? '', Number(line.dataset['regles']));
    stateOf(line).textContent = said === '' ? '' : ` · ${said}`;
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-progres]')) {
    const said = summaryOf(
      page,
      lines.map((line) => [line.dataset['chapitreLien'] ?? '', Number(line.dataset['regles'])] as const),
    );
    const label = place.querySelector('span');
    if (label !== null) label.textContent = said;
    place.hidden = said === '';
  }
}

/** Forgets what was read, of one game or of all; pressed again, it comes back. */
function forget(button: HTMLButtonElement): void {
  const jeu = button.dataset['oublier'] ?? '';
  const before = reading();
  const { dernier: last, lieux: places, lus: read, vues: seen } = before;
  const elsewhere = <T>(table: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(table).filter(([id]) => jeu !== '' && id.split('/')[0] !== jeu));
  const after: Reading = {
    lieux: elsewhere(places),
    lus: elsewhere(read),
    vues: elsewhere(seen),
    ...(last !== undefined && jeu !== '' && last.jeu !== jeu ? { dernier: last } : {}),
  };
  keepSettings(KEY, after);
  show(reading());
  const name = button.textContent;
  const place = button.closest<HTMLElement>('[data-progres]');
  if (place !== null) place.hidden = false;
  const label = place?.querySelector('span');
  if (label !== null && label !== undefined) label.textContent = 'Lecture oubliée sur cet appareil.';
  button.textContent = 'Rétablir';
  button.onclick = () => {
    keepSettings(KEY, before);
    show(reading());
    button.textContent = name;
    button.onclick = () => forget(button);
  };
}

/** Fills the slots of the page: `[data-reprendre]` (of any game, or of the one it names), `[data-chapitre-lien]`, `[data-progres]`; wakes `[data-oublier]`. */
export function initResume(page: Reading): void {
  show(page);
  for (const place of document.querySelectorAll<HTMLElement>('[data-parties]')) games(place);
  for (const place of document.querySelectorAll<HTMLElement>('[data-revoir]')) revoir(place);
  for (const lien of document.querySelectorAll<HTMLElement>('[data-lien-probleme]')) problem(lien);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-oublier]'))
    button.onclick = () => forget(button);
}

// Le problème du jour: one position a day, the same for everybody, played as a lesson of one step. What was made of it stays on the device.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { lessonOf, type Problem as Asked } from '../../engine/kernel/problem.ts';
import { agree, plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import { announce } from '../../scripts/announce.ts';
import { share } from '../../scripts/share.ts';
import { lien } from '../../site/link.ts';
import { challengeAddress, challengeOf, challengeWords } from '../exercises/challenge.ts';
import { Learnt } from '../learn/Learnt.tsx';
import type { Course } from '../learn/LessonPlay.tsx';
import { Guard, useTry } from '../play/Failed.tsx';
import { liveSheet, loadSheet } from '../play/live-sheet.ts';
import type { Titles } from '../play/titles.ts';
import { modeLoader } from '../registry.ts';
import { dayNumber, dayOf, dayText, shifted, turnOf } from './day.ts';
import { keepDay, NEVER, squaresOf, streakOf, type Tried, type Tries, tries } from './kept.ts';

/** What the page gives: all serialisable. */
export interface ProblemPage {
  readonly games: readonly {
    readonly jeu: string;
    readonly nom: string;
    readonly asks: readonly string[]; // the question of each of its problems: read while what plays it comes
    readonly modes: readonly string[]; // which their positions are of
    readonly sheet: string | undefined; // of its boards
  }[];
}
const PAST = 7; // days that one may still play

/** « #2026-11-24 »: a day of before; today without it. */
const wished = (given: string, today: string): { readonly day: string; readonly note: string } => {
  const challenge = challengeOf(given);
  const note = challenge === undefined ? '' : challengeWords(challenge.tries);
  const day = (challenge?.address ?? given).slice(1);
  if (day === '' || day === today) return { day: today, note };
  const [at, now] = [dayNumber(day), dayNumber(today) ?? 0];
  if (at === undefined)
    return { day: today, note: 'Cette adresse ne mène à aucun jour. Voici le problème d’aujourd’hui.' };
  return at > now
    ? { day: today, note: `Le problème du ${dayText(day)} n’est pas encore ouvert. Voici celui d’aujourd’hui.` }
    : { day, note };
};

interface Day {
  readonly day: string;
  readonly nom: string;
  readonly Play: () => JSX.Element;
}
const fetched = async (jeu: string): Promise<readonly Asked<Types>[]> => {
  const answer = await fetch(lien(`/probleme/${jeu}.json`));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return (await answer.json()) as readonly Asked<Types>[];
};

/** « Problème du 25 novembre, Battleworld : ⬛🟩 ». It spoils nothing. */
const told = (day: string, nom: string, tried: Tried): string =>
  typeset(`Règles vives, problème du ${dayText(day)} (${nom}) : ${squaresOf(tried)}`);
const send = async (text: string, day: string, { missed }: Tried): Promise<void> => {
  const url = new URL(lien(`/probleme/${challengeAddress(`#${day}`, missed + 1)}`), location.href).href;
  if (!(await share({ url, text }, 'Résultat copié'))) announce('Le résultat n’a pas pu être copié');
};

/** « trouvé du premier coup, sans indice », « trouvé au 3e essai, avec un indice ». */
const summary = ({ missed, hints }: Tried): string =>
  `Trouvé ${missed === 0 ? 'du premier coup' : `au ${missed + 1}e essai`}, ${hints === 0 ? 'sans indice' : `avec ${agree(hints, 'un indice', 'deux indices')}`}.`;
/** « 5 jours de suite. », from the second on. */
const inARow = (streak: number): string => (streak > 1 ? typeset(`${plural(streak, 'jour')} de suite.`) : '');

interface EndProps {
  readonly jeu: string;
  readonly nom: string;
  readonly day: string;
  readonly asks: string;
  readonly learnt: string;
  readonly titles: Titles;
  readonly onRestart: () => void;
}
/** What was asked, what was answered, and how it went; the place beside it shows the position solved. */
const End = ({ jeu, nom, day, asks, learnt, titles, onRestart }: EndProps): JSX.Element => {
  const days = tries();
  const tried = days[day] ?? NEVER;
  return (
    <div class="lecon-fin" data-fin>
      <p class="probleme-question">{typeset(asks)}</p>
      <p role="status">
        <Learnt {...{ jeu, learnt, titles }} />
      </p>
      {tried.solved ? (
        <p class="probleme-bilan">{[typeset(summary(tried)), inARow(streakOf(days, dayOf(new Date())))].join(' ')}</p>
      ) : null}
      <p class="lecon-suite">
        {tried.solved ? (
          <button
            type="button"
            class="btn go"
            data-commande="partager"
            onClick={() => void send(told(day, nom, tried), day, tried)}
          >
            Partager <Squares tried={tried} />
          </button>
        ) : null}
        <button type="button" class="btn flat" data-commande="recommencer" onClick={onRestart}>
          Recommencer
        </button>
        <a class="btn flat" href={lien(`/${jeu}/apprendre/`)} aria-label={typeset(`Les leçons de ${nom}`)}>
          Leçons
        </a>
      </p>
    </div>
  );
};

/** Whose turn it is on a day: the game, and which of its problems. */
const givenOn = (
  { games }: ProblemPage,
  day: string,
): { readonly game: ProblemPage['games'][number] | undefined; readonly problem: number } => {
  const turn = turnOf(
    dayNumber(day) ?? 0,
    games.map(({ asks }) => asks.length),
  );
  return { game: games[turn.game], problem: turn.problem };
};

/** What plays the problem of a day, once all it needs has come. */
const load = async (page: ProblemPage, day: string, onChange: () => void): Promise<Day> => {
  const { game, problem: turn } = givenOn(page, day);
  if (game === undefined) throw new Error('no problem at all');
  const { jeu, nom, sheet, modes } = game;
  document.documentElement.dataset['jeu'] = jeu;
  const loading = new Map(modes.map((name) => [name, modeLoader(`${jeu}/${name}`)?.()] as const)); // beside the list that says which
  for (const each of loading.values()) each?.catch(() => undefined); // said where it is awaited
  const [list, { LessonPlay }] = await Promise.all([
    fetched(jeu),
    import('../learn/LessonPlay.tsx'),
    liveSheet,
    sheet === undefined ? undefined : loadSheet(sheet),
  ]);
  const problem = list[turn];
  const mode = problem && (await loading.get(problem.mode));
  if (problem === undefined || mode === undefined) throw new Error(`no problem ${turn} of ${jeu}`);
  const lesson = lessonOf(problem);
  const keep = (change: (was: Tried) => Tried): boolean => {
    const kept = keepDay(day, change);
    onChange();
    return kept;
  };
  const solved = (): boolean => keep((was) => ({ ...was, solved: true, late: day !== dayOf(new Date()) }));
  const as: Course = {
    root: { 'data-probleme': day, 'data-jeu-du-probleme': jeu },
    count: lesson.steps.length,
    at: () => '',
    restart: 'Recommencer le problème',
    progress: 'Avancée dans le problème',
    unkept: 'Cet appareil ne garde pas vos résultats : celui-ci se perdra en fermant la page.',
    titles: {},
    keeps: { place: () => undefined, keep: (place) => place === undefined || solved(), done: solved },
    onMissed: () => keep((was) => ({ ...was, missed: was.missed + 1 })),
    onHint: (strength) => keep((was) => ({ ...was, hints: strength > was.hints ? strength : was.hints })),
    follows: problem.after.length,
    end: (onRestart, titles) => (
      <End {...{ jeu, nom, day, titles, onRestart }} asks={problem.asks} learnt={problem.learnt} />
    ),
  };
  return { day, nom, Play: () => <LessonPlay mode={mode} lesson={lesson} as={as} /> };
};

/** The squares of a day, drawn. */
const Squares = ({ tried }: { readonly tried: Tried | undefined }): JSX.Element => (
  <span class="carres" aria-hidden="true">
    {tried === undefined ? null : [...squaresOf(tried)].map((square, i) => <i key={i} data-carre={MADE[square]} />)}
  </span>
);
const MADE: Readonly<Record<string, string>> = { '⬛': 'manque', '🟨': 'indice', '🟩': 'trouve' };

/** The last days, each with what was made of it. */
const Past = ({ today, shown, days }: { readonly today: string; readonly shown: string; readonly days: Tries }) => (
  <ol>
    {Array.from({ length: PAST }, (_, i) => shifted(today, -i)).map((day) => {
      const tried = days[day];
      return (
        <li key={day}>
          <a href={day === today ? '#' : `#${day}`} aria-current={day === shown ? 'date' : undefined}>
            <span>{day === today ? 'Aujourd’hui' : dayText(day)}</span>
            <Squares tried={tried} />
            <span class="sr">{tried?.solved === true ? typeset(summary(tried)) : 'à trouver'}</span>
          </a>
        </li>
      );
    })}
  </ol>
);

/** The question of the day, before its place has come. */
const Coming = ({ asks }: { readonly asks: string | undefined }): JSX.Element => (
  <>
    {asks === undefined ? null : <p>{typeset(asks)}</p>}
    <p role="status" class={asks === undefined ? undefined : 'probleme-question'}>
      {typeset('Le problème arrive…')}
    </p>
  </>
);

const Room = (page: ProblemPage): JSX.Element => {
  const [wanted, setWanted] = useState<string | undefined>(undefined); // the day whose problem is on its way, or shown
  const [shown, setShown] = useState<Day | undefined>(undefined);
  const [note, setNote] = useState('');
  const [today, setToday] = useState<string | undefined>(undefined);
  const [days, setDays] = useState<Tries>({});
  const { run, failed } = useTry('Le problème n’est pas arrivé.');
  useEffect(() => {
    const open = (): void => {
      const now = dayOf(new Date());
      const wish = wished(location.hash, now);
      setToday(now);
      setWanted(wish.day);
      setNote(wish.note);
      setDays(tries());
      const asked = location.hash;
      run(async () => {
        const day = await load(page, wish.day, () => setDays(tries()));
        if (location.hash === asked) setShown(day); // else another day was asked for meanwhile
      });
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  const day = shown?.day;
  const coming = wanted === undefined ? undefined : givenOn(page, wanted);
  const streak = today === undefined ? 0 : streakOf(days, today);
  return (
    <>
      <h1 id="lecon.titre">
        {day === undefined || day === today ? 'Le problème du jour' : typeset(`Le problème du ${dayText(day)}`)}{' '}
        <small>{shown?.nom ?? coming?.game?.nom}</small>
      </h1>
      {note === '' ? null : <p class="note">{typeset(note)}</p>}
      {shown === undefined ? (
        <div class="example lecon">
          <div class="lecon-dit">{failed ?? <Coming asks={coming?.game?.asks[coming.problem]} />}</div>
        </div>
      ) : (
        <>
          {failed}
          <shown.Play key={shown.day} />
        </>
      )}
      {today === undefined || day === undefined ? null : (
        <section class="jours" aria-label="Les derniers jours">
          {streak > 1 ? <p data-serie>{inARow(streak)}</p> : null}
          <Past today={today} shown={day} days={days} />
        </section>
      )}
    </>
  );
};
export const Problem = (page: ProblemPage): JSX.Element => (
  <Guard what="Le problème s’est arrêté sur une erreur. Vos résultats sont gardés.">
    <Room {...page} />
  </Guard>
);

// The exercises of a game: one question at a time, made by the engine from a seed that the address holds. Knows no game: a game gives its types and its boards.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isRight } from '../../engine/kernel/exercise.ts';
import { saveFile } from '../../kept/file.ts';
import { typeset } from '../../plugins/typography.ts';
import { announce } from '../../scripts/announce.ts';
import { share } from '../../scripts/share.ts';
import type { TypeInfo } from '../../site/exercise-types.ts';
import { freshSeed } from '../play/dice.ts';
import { Guard, useTry } from '../play/Failed.tsx';
import type { Titles } from '../play/titles.ts';
import { Unkept } from '../play/Unkept.tsx';
import { exercisesLoader } from '../registry.ts';
import { breathe } from '../play/late.ts';
import { Scene } from '../scene/Scene.tsx';
import { addressOf, readAddress } from './address.ts';
import { AnswerForm, type Given } from './AnswerForm.tsx';
import { askedOf, useBoard } from './board.tsx';
import { challengeAddress, challengeOf, challengeText, challengeWords } from './challenge.ts';
import { useReview } from './useReview.ts';
import {
  drawn as drawnFrom,
  exerciseAt,
  reviewable,
  reviewed as reviewedFrom,
  type Shown,
  type Types,
} from './draw.ts';
import { answered, fromProgressFile, NOTHING, type Progress, progressFile, sumOf } from './progress.ts';
import { reviewed } from './schedule.ts';
import { captionOf, Situation } from './Situation.tsx';
import { Tally } from './Tally.tsx';
import { useProgress } from './useProgress.ts';
import { TypeFilter } from './TypeFilter.tsx';
import { Verdict } from './Verdict.tsx';

/** What a page gives: all serialisable. */
export interface ExercisesPage {
  readonly types: readonly TypeInfo[]; // as the engine has them
  readonly titles: Titles; // of the rules that they are about
}
export interface ExercisesProps extends ExercisesPage {
  readonly jeu: string;
}

const WAITING = 'Une question arrive…';
const NONE = 'Aucune question ne vient : choisissez un autre type.';
const LOST = 'Cette adresse ne mène à aucun exercice de ce jeu. En voici un nouveau.';

/** The address of a review: the portal and the home page lead there. */
const REVIEW = '#revoir';

const Room = ({ jeu, types: infos, titles }: ExercisesProps): JSX.Element => {
  const [types, setTypes] = useState<Types | undefined>(undefined);
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const [given, setGiven] = useState<Given | undefined>(undefined);
  const [only, setOnly] = useState<string | undefined>(undefined);
  const [note, setNote] = useState(WAITING);
  const { progress, update, refused } = useProgress(jeu);
  const latest = useRef(progress);
  latest.current = progress; // as kept, once what was asked for has come
  const [wiped, setWiped] = useState<Progress | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const room = useRef<HTMLElement>(null);
  const moved = useRef(false); // the reader asked: the focus follows
  const [drawn, boardFailed] = useBoard(jeu, shown?.exercise.position);
  const { run, failed } = useTry('Les exercices ne sont pas arrivés.');

  const show = (one: Shown | undefined, said = ''): void => {
    setShown(one);
    setGiven(undefined);
    setNote(one === undefined ? NONE : said);
    if (one !== undefined) history.replaceState(history.state, '', addressOf(one.asked));
  };
  const session = useReview();
  const ids = infos.map(({ id }) => id);
  const draw = (from: Types, of = only, said = ''): void =>
    show(drawnFrom(from, of, shown?.asked.type, freshSeed), said);
  const open = (from: Types): void => {
    const reviews = location.hash === REVIEW;
    const challenge = challengeOf(location.hash);
    const wish = readAddress(challenge?.address ?? location.hash);
    const named = wish === undefined || wish === 'wrong' ? undefined : exerciseAt(from, wish);
    const found = reviews ? reviewedFrom(from, latest.current, Date.now(), undefined, freshSeed) : named;
    if (found === undefined) return draw(from, undefined, wish === undefined ? '' : LOST);
    if (reviews) session.begin(reviewable(latest.current, ids, Date.now()).length);
    show(found, challenge === undefined ? '' : challengeWords(challenge.tries));
  };
  /** A question asked for from below, where the last answer was told. */
  const toTop = (): void => {
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo({ top: 0 });
  };
  useEffect(() => {
    run(async () => {
      const loaded = (await exercisesLoader(jeu)?.()) ?? [];
      await breathe(); // to make a question is long, and so was what has just come
      setTypes(loaded);
      open(loaded);
    });
  }, []);
  useEffect(() => {
    if (types === undefined) return;
    const read = (): void => {
      if (!location.hash.startsWith('#x=') && location.hash !== REVIEW) return;
      moved.current = true;
      toTop();
      open(types);
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [types]);
  useEffect(() => {
    if (!moved.current || heading.current === null) return;
    heading.current.focus();
    moved.current = false;
  }, [shown, drawn]);
  useEffect(() => {
    if (given === undefined) return;
    next.current?.focus({ preventScroll: true });
    room.current?.querySelector('[data-verdict]')?.scrollIntoView({ block: 'nearest' }); // under a long list, it would be missed
  }, [given]);

  const another = (of = only): void => {
    moved.current = true;
    session.leave();
    if (types !== undefined) draw(types, of);
  };
  const filter = (id: string): void => {
    const of = id === '' ? undefined : id;
    setOnly(of);
    if (types === undefined || of === undefined || of === shown?.asked.type) return;
    toTop(); // the focus stays in the list
    draw(types, of);
  };
  const due = reviewable(progress, ids, Date.now(), given === undefined ? undefined : shown?.asked.type);
  const goesOn = session.on && !session.over && given !== undefined && due.length > 0; // the review has another question
  const reviewing = goesOn ? 'Suite de la révision' : `À revoir : ${due.length}`;
  const review = (): void => {
    moved.current = true;
    if (!session.on || session.over) session.begin(due.length);
    show(types && reviewedFrom(types, progress, Date.now(), shown?.asked.type, freshSeed));
  };
  const give = (value: Given): void => {
    if (shown === undefined || given !== undefined) return;
    setGiven(value);
    setWiped(undefined); // what is counted from now on is not to be overwritten
    const right = isRight(shown.exercise.answer, value);
    session.answered(right);
    update((now) =>
      answered(now, shown.asked, right, shown.exercise.cites, reviewed(now.cards[shown.asked.type], right, Date.now())),
    );
  };
  const challenge = (): void => {
    if (shown === undefined || given === undefined) return;
    const tries = isRight(shown.exercise.answer, given) ? 1 : 0;
    const url = new URL(`${location.pathname}${challengeAddress(addressOf(shown.asked), tries)}`, location.href).href;
    const text = typeset(challengeText(`Règles vives, « ${title} »`, tries));
    void share({ url, text }, 'Défi copié').then((done) => done || announce('Le défi n’a pas pu être copié'));
  };
  const wipe = (): void => {
    setWiped(progress);
    update(() => NOTHING);
    announce('Réponses effacées');
  };
  const restore = (): void => {
    if (wiped !== undefined) update(() => wiped);
    setWiped(undefined);
    announce('Réponses rétablies');
  };
  const save = (): void => saveFile(`${jeu}-exercices.json`, progressFile(jeu, progress));
  const takeFile = (text: string): void => {
    const read = fromProgressFile(jeu, text);
    if (read === undefined) return announce('Ce fichier ne tient pas de réponses à ces exercices');
    setWiped(progress === NOTHING ? undefined : progress);
    update(() => read);
    announce('Réponses du fichier reprises');
  };
  const { right, asked } = sumOf(progress, ids);
  const title = infos.find(({ id }) => id === shown?.asked.type)?.title ?? '';
  const position = shown?.exercise.position;
  const ready = shown !== undefined && (position === undefined || drawn !== undefined || boardFailed !== null); // all at once: a board that came later would push the answers down
  const stage = useMemo(() => (position === undefined ? 'question' : drawn?.stageOf(position)), [position, drawn]);
  const board =
    position === undefined || !ready ? null : (
      <div class="exo-board">
        {drawn === undefined || shown === undefined ? (
          boardFailed
        ) : (
          <drawn.Board position={position} asked={askedOf(shown.exercise, given, give)} />
        )}
      </div>
    );
  const looked = board !== null && drawn !== undefined; // what the board draws need not be read
  const ask =
    shown === undefined || !ready ? null : (
      <Situation title={title} of={shown.exercise} looked={looked} heading={heading} />
    );
  const says = typeset(failed !== null ? '' : shown === undefined || ready ? note : WAITING);
  const waits = says === WAITING; // said on the place: what is asked and answered comes under it all at once, and moves nothing that was seen
  return (
    <>
      <section
        class="example exo"
        ref={room}
        aria-label="Exercice"
        data-attend={waits ? '' : undefined}
        data-exercice={shown === undefined ? '' : addressOf(shown.asked).slice(3)}
      >
        <Scene
          key={shown === undefined ? '' : addressOf(shown.asked)}
          stage={board === null ? 'question' : stage}
          place={board ?? <div class="exo-bare">{waits ? <p>{says}</p> : ask}</div>}
          captionAs={says === '' ? captionOf(shown?.exercise, board !== null, looked) : undefined}
          caption={
            <>
              <p class="exo-note" role="status">
                {says}
              </p>
              {board === null ? null : ask}
            </>
          }
          panel={
            <>
              {refused ? (
                <Unkept
                  what="Cet appareil ne garde pas vos réponses : la place y manque, ou le navigateur refuse. Elles se perdraient en fermant la page."
                  onSave={save}
                />
              ) : null}
              {failed}
              {shown === undefined || !ready ? null : (
                <>
                  <p class="exo-question">{typeset(shown.exercise.question)}</p>
                  <AnswerForm answer={shown.exercise.answer} given={given} onGive={give} />
                  <Verdict jeu={jeu} exercise={shown.exercise} given={given} titles={titles} />
                </>
              )}
              <p class="exo-score" data-score>
                {asked === 0
                  ? 'Aucune réponse encore'
                  : typeset(`${right} ${right > 1 ? 'justes' : 'juste'} sur ${asked}`)}
              </p>
              {session.on ? (
                <p class="exo-score" role="status" data-revision>
                  {typeset(session.said)}
                </p>
              ) : null}
            </>
          }
          rail={
            <>
              <TypeFilter types={infos} only={only} onFilter={filter} />
              <div class="more">
                {due.length > 0 && !(session.on && given === undefined) ? (
                  <button
                    type="button"
                    ref={goesOn ? next : null}
                    class={goesOn ? 'btn go' : 'btn'}
                    data-commande="revoir"
                    aria-label={typeset(reviewing)}
                    onClick={review}
                  >
                    <span data-court={goesOn ? 'Suite' : typeset(reviewing)}>{typeset(reviewing)}</span>
                  </button>
                ) : null}
                {given === undefined ? null : (
                  <button type="button" class="btn" data-commande="defier" onClick={challenge}>
                    Défier
                  </button>
                )}
                <button
                  type="button"
                  ref={goesOn ? null : next}
                  class={given === undefined || goesOn ? 'btn' : 'btn go'}
                  data-commande="autre"
                  aria-disabled={!ready}
                  aria-label="Autre question"
                  onClick={() => another()}
                >
                  <span data-court="Autre">Autre question</span>
                </button>
              </div>
            </>
          }
        />
      </section>
      <Tally
        jeu={jeu}
        types={infos}
        titles={titles}
        progress={progress}
        wiped={wiped !== undefined}
        onReset={wipe}
        onRestore={restore}
        onSave={save}
        onFile={takeFile}
      />
    </>
  );
};

export const Exercises = (props: ExercisesProps): JSX.Element => (
  <Guard what="Les exercices se sont arrêtés sur une erreur. Ce que vous avez répondu est gardé.">
    <Room {...props} />
  </Guard>
);

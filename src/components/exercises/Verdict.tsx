// Right or wrong, in words; then why: what the engine says, and the rule's own paragraph.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Exercise, type ExerciseAnswer, isLettered, isRight, letterOf } from '../../engine/kernel/exercise.ts';
import { typeset } from '../../plugins/typography.ts';
import { Cites } from '../play/Cites.tsx';
import { ruleLink, type Titles } from '../play/titles.ts';
import type { Given } from './AnswerForm.tsx';
import { loadParagraphs, type Paragraphs } from './paragraphs.ts';

const wordsOf = (answer: ExerciseAnswer, value: Given): string => {
  if (isLettered(answer)) return letterOf(Number(value));
  if (answer.kind === 'choice') return `« ${(answer.options[Number(value)] ?? '').replace(/\.$/, '')} »`;
  return answer.kind === 'allowed' ? (value === true ? 'permis' : 'refusé') : `${value}`.replace('-', '−');
};
const rightOf = (answer: ExerciseAnswer): Given =>
  answer.kind === 'number' ? answer.value : answer.kind === 'choice' ? answer.right : answer.allowed;

/** « Juste : 4. », or what was answered and what is right. Ordinary spaces. */
export const verdictOf = (answer: ExerciseAnswer, given: Given): string =>
  isRight(answer, given)
    ? `Juste : ${wordsOf(answer, given)}.`
    : `Ce n'est pas cela : vous avez répondu ${wordsOf(answer, given)}, la réponse est ${wordsOf(answer, rightOf(answer))}.`;

interface VerdictProps {
  readonly jeu: string;
  readonly exercise: Exercise<string>;
  readonly given: Given | undefined; // nothing yet: the region waits, empty, to be heard later
  readonly titles: Titles;
}
const Rule = ({
  jeu,
  id,
  titles,
  paragraphs,
}: {
  readonly jeu: string;
  readonly id: string;
  readonly titles: Titles;
  readonly paragraphs: Paragraphs;
}): JSX.Element => {
  const { href, title } = ruleLink(jeu, id, titles);
  return (
    <div class="exo-rule" data-regle-citee={id}>
      <p>
        <a class="cite" href={href}>
          {typeset(title)}
        </a>
      </p>
      {paragraphs[id] === undefined ? null : <p>{paragraphs[id]}</p>}
    </div>
  );
};

/** A letter is looked up on the board: its words are for those who do not see it. */
const Lettered = ({ answer }: { readonly answer: ExerciseAnswer }): JSX.Element | null =>
  answer.kind === 'choice' && isLettered(answer) ? (
    <span class="sr"> {typeset(`${letterOf(answer.right)} : ${answer.options[answer.right] ?? ''}.`)}</span>
  ) : null;

export const Verdict = ({ jeu, exercise, given, titles }: VerdictProps): JSX.Element => {
  const [paragraphs, setParagraphs] = useState<Paragraphs>({});
  const done = given !== undefined;
  useEffect(() => {
    if (done) void loadParagraphs(jeu).then(setParagraphs);
  }, [done]);
  const [main, ...others] = exercise.cites;
  return (
    <>
      <div
        role="status"
        class="exo-verdict"
        data-verdict={done ? (isRight(exercise.answer, given) ? 'juste' : 'faux') : undefined}
      >
        {done ? (
          <>
            <p class="exo-mark">
              {typeset(verdictOf(exercise.answer, given))}
              <Lettered answer={exercise.answer} />
            </p>
            {exercise.because.map((sentence, i) => (
              <p key={i}>{typeset(sentence)}</p>
            ))}
          </>
        ) : null}
      </div>
      {done ? (
        <div class="exo-rules">
          <Rule jeu={jeu} id={main} titles={titles} paragraphs={paragraphs} />
          {others.length === 0 ? null : (
            <p class="exo-others">
              {typeset('Aussi :')}
              <Cites jeu={jeu} ids={others} titles={titles} />
            </p>
          )}
        </div>
      ) : null}
    </>
  );
};

import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { messages } from './messages.ts';
import './saved-lesson.css';

const texts = messages.saved;

/** After a lesson was saved, or its test, its teacher is led to the course with its id. */
export interface SavedState {
  readonly saved?: string;
}

/** What a teacher may do next with a lesson that was just saved; the first has the focus. */
export function SavedLesson({ lessons }: { lessons: readonly LessonCard[] }) {
  const state: SavedState | null = useLocation().state;
  const lesson = lessons.find(({ id }) => id === state?.saved);
  return lesson ? <Offers key={lesson.id} lesson={lesson} /> : null;
}

function Offers({ lesson: { id, courseId, title, questionsCount } }: { lesson: LessonCard }) {
  const first = useRef<HTMLAnchorElement>(null);
  const isBack = useNavigationType() === 'POP';
  const hasTest = questionsCount > 0;
  useEffect(() => {
    if (!isBack) first.current?.focus();
  }, [isBack]);
  const next = (
    <LinkButton
      variant={hasTest ? 'soft' : 'quiet'}
      to="/admin/lesson/add"
      state={{ courseId }}
      {...(hasTest && { ref: first, 'data-arrival': '' })}
    >
      {texts.next}
    </LinkButton>
  );
  return (
    <section className="saved-lesson panel stack gap-3" aria-labelledby="saved-lesson">
      <p id="saved-lesson" className="row gap-2 strong">
        <CircleCheck />
        <span className="breaks">{(hasTest ? texts.withTest : texts.alone)(title)}</span>
      </p>
      <div className="saved-lesson-acts gap-3">
        {!hasTest && (
          <LinkButton
            ref={first}
            data-arrival=""
            variant="soft"
            to={`/admin/add-test/${id}`}
            state={{ isNext: true }}
          >
            {texts.addTest}
          </LinkButton>
        )}
        {next}
        <LinkButton to={`/lesson/${id}`}>{texts.look}</LinkButton>
      </div>
    </section>
  );
}

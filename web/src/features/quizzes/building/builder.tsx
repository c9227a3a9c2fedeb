import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import type { Lesson } from '#contract/lessons/lessons.ts';
import type { Test } from '#contract/quizzes/quizzes.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SwitchField } from '#web/components/form/choice-fields.tsx';
import { SortableList } from '#web/components/list/sortable-list.tsx';
import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { useLeaveGuard } from '#web/parts/editor/keeping/use-leave-guard.ts';
import { BegunBefore } from '#web/parts/forms/begun-before.tsx';
import { SaveBar } from '#web/parts/forms/save-bar.tsx';
import { messages as words } from '#web/parts/questions/messages.ts';
import { AddQuestion } from './add-question.tsx';
import { messages } from './messages.ts';
import { placesOf } from './places.ts';
import { useQuestionActs } from './question-acts.ts';
import { QuestionCard } from './question-card.tsx';
import { type Building, useBuilding } from './use-building.ts';
import './builder.css';

const ConflictNotice = quietPart(
  async () => (await import('#web/components/state/conflict-notice.tsx')).ConflictNotice,
);
const Confirm = lazyPart(async () => (await import('#web/components/overlay/confirm.tsx')).Confirm);

const look = 'question-card panel stack gap-4';
interface BuilderProps {
  memberId: string;
  lesson: Lesson;
  /** Absent: the lesson has none yet. */
  stored: Test | undefined;
  onSaved: () => void;
}

/** Builds the test of a lesson. */
export function Builder({ memberId, lesson, stored, onSaved }: BuilderProps) {
  const building = useBuilding(memberId, lesson, stored, onSaved);
  const { problems, conflict, bar } = building;
  const { questions, showsAnswers = false } = building.draft;
  const places = useMemo(() => placesOf(lesson), [lesson]);
  const acts = useQuestionActs(building.change, building.latest);
  const [asked, setAsked] = useState<string>();
  useLeaveGuard(bar.isRefused);

  const at = questions.findIndex(({ id }) => id === asked);
  const isAll = questions.length === 1 && stored !== undefined;
  const remove = (id: string) => {
    setAsked(undefined);
    if (isAll) void building.deleteAll();
    else acts.remove(id);
  };
  const { deletion } = messages;
  const goes = isAll ? deletion.last : (stored ? deletion.later : deletion.here)(at + 1);
  return (
    <>
      {building.isRestored && !conflict && (
        <div className="builder-hint">
          <BegunBefore onDrop={building.discard} />
        </div>
      )}
      {conflict && (
        <div className="builder-conflict" ref={show}>
          <ConflictNotice {...conflict} />
        </div>
      )}
      <div className="builder" inert={bar.isSaving}>
        {questions.length > 0 && (
          <SwitchField
            {...messages.showsAnswers}
            checked={showsAnswers}
            onChange={({ target }) => {
              const { checked } = target;
              building.change((draft) => ({ ...draft, showsAnswers: checked }));
            }}
          />
        )}
        <SortableList
          items={questions}
          words={words.sort}
          onMove={acts.move}
          className="questions stack gap-4"
          row={({ id }, index) => ({
            className: problems[id] ? `${look} is-bad` : look,
            id: `question-${index + 1}`,
          })}
        >
          {(question, index) => (
            <QuestionCard
              question={question}
              position={index + 1}
              isLast={index === questions.length - 1}
              problem={problems[question.id]}
              places={places}
              acts={acts}
              onDelete={setAsked}
            />
          )}
        </SortableList>
        <AddQuestion memberId={memberId} lessonId={lesson.id} count={questions.length} acts={acts} />
      </div>
      <BuilderBar building={building} lessonAt={`/lesson/${lesson.id}`} />
      {asked !== undefined && at >= 0 && (
        <Confirm
          title={deletion.title}
          text={goes}
          confirmLabel={deletion.confirm}
          onConfirm={() => remove(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Scrolls from the button at the end of a long test to the question above it. */
const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** The end of the builder: what is missing and where, what is kept, and saving. */
function BuilderBar({ building, lessonAt }: { building: Building; lessonAt: string }) {
  const { draft, problems, checks, summary, bar, save } = building;
  const first = draft.questions.findIndex(({ id }) => problems[id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save that is refused
  useEffect(() => {
    if (checks > 0 && first >= 0) leadTo(`#question-${first + 1}`);
  }, [checks]);
  const missing = (
    <>
      {summary}{' '}
      <a className="link" href={`#question-${first + 1}`} onClick={goTo}>
        {words.name(first + 1)}
      </a>
    </>
  );
  return (
    <SaveBar
      {...bar}
      label={messages.save}
      save={messages.save}
      saying={summary ? { ...bar.saying, text: missing } : bar.saying}
      typed={() =>
        draft.questions.map(({ question, options }) => [question, options.map(({ text }) => text)])
      }
      onSave={save}
    >
      <LinkButton to={lessonAt}>{messages.cancel}</LinkButton>
    </SaveBar>
  );
}

function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  leadTo(event.currentTarget.hash);
}

/** To the first field there that must be filled in. */
function leadTo(question: string): void {
  const card = document.querySelector(question);
  const field = ['[aria-invalid]', '[type=radio]']
    .map((kind) => card?.querySelector<HTMLElement>(kind))
    .find((found) => found);
  field?.focus();
}

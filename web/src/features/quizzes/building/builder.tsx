import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuestionType, Test } from '#contract/quizzes.ts';
import { SortableList } from '#web/components/list/sortable-list.tsx';
import type { SortWords } from '#web/components/list/sorting.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useLeaveGuard } from '#web/parts/editor/keeping/use-leave-guard.ts';
import { AddQuestion } from './add-question.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { addQuestion, moveQuestion, removeQuestion } from './draft-changes.ts';
import { messages } from './messages.ts';
import { QuestionCard } from './question-card.tsx';
import type { TestOf } from './test-thing.ts';
import { useBuilding } from './use-building.ts';
import { focusOn, questionFieldId, useQuestionActs } from './use-question-acts.ts';
import './builder.css';

const ConflictNotice = lazyPart(
  async () => (await import('#web/components/state/conflict-notice.tsx')).ConflictNotice,
  { isQuiet: true },
);
const Confirm = lazyPart(async () => (await import('#web/components/overlay/confirm.tsx')).Confirm);

const words: SortWords = {
  held: (_, place, count) => messages.held(place, count),
  moved: (_, place, count) => messages.moved(place, count),
  putBack: (_, place, count) => messages.putBack(place, count),
};

interface BuilderProps {
  memberId: string;
  lesson: TestOf;
  /** Absent: the lesson has none yet. */
  stored: Test | undefined;
  onSaved: () => void;
}

/** Builds the test of a lesson. */
export function Builder({ memberId, lesson, stored, onSaved }: BuilderProps) {
  const building = useBuilding(memberId, lesson, stored, onSaved);
  const { draft, latest, change, problems, conflict } = building;
  const { questions } = draft;
  const acts = useQuestionActs(change, latest);
  const [asked, setAsked] = useState<string>();
  useLeaveGuard(building.isRefused);

  const add = (type: QuestionType) => {
    flushSync(() => change(addQuestion(type)));
    const last = latest().questions.at(-1);
    if (last) focusOn(questionFieldId(last.id));
  };
  const at = questions.findIndex(({ id }) => id === asked);
  const isAll = questions.length === 1 && stored !== undefined;
  const remove = (id: string) => {
    setAsked(undefined);
    if (isAll) return void building.deleteAll();
    flushSync(() => change(removeQuestion(id)));
    const beside = latest().questions[at] ?? latest().questions.at(-1);
    if (beside) focusOn(questionFieldId(beside.id));
  };
  const { deletion, askDrop } = messages;
  const goes = isAll ? deletion.last : (stored ? deletion.later : deletion.here)(at + 1);
  return (
    <>
      {building.isRestored && !conflict && (
        <p className="soft builder-restored">
          {messages.restored}{' '}
          <button type="button" className="link" onClick={() => setAsked('all')}>
            {messages.drop}
          </button>
        </p>
      )}
      {conflict && (
        <div className="builder-conflict" ref={show}>
          <ConflictNotice
            changedAt={conflict.changedAt}
            differences={conflict.differences}
            onTake={conflict.take}
            onKeep={conflict.keep}
          />
        </div>
      )}
      <div className="builder" inert={building.isSaving}>
        <SortableList
          items={questions}
          words={words}
          onMove={(id, to) => change(moveQuestion(id, to))}
          className="questions"
          row={({ id }, place) => ({
            className: problems[id] ? 'question-card is-bad' : 'question-card',
            id: `question-${place + 1}`,
          })}
        >
          {(question, place) => (
            <QuestionCard
              question={question}
              place={place + 1}
              isLast={place === questions.length - 1}
              problem={problems[question.id]}
              acts={acts}
              onDelete={setAsked}
            />
          )}
        </SortableList>
        <AddQuestion count={questions.length} onAdd={add} />
      </div>
      <BuilderBar building={building} lessonAt={`/lesson/${lesson.id}`} />
      {asked !== undefined && (
        <Confirm
          title={at < 0 ? askDrop.title : deletion.title}
          text={at < 0 ? askDrop.text : goes}
          confirmLabel={(at < 0 ? askDrop : deletion).confirm}
          cancelLabel={(at < 0 ? askDrop : deletion).cancel}
          onConfirm={() => {
            if (at >= 0) return remove(asked);
            setAsked(undefined);
            building.discard();
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Whoever pressed at the end of a long test is led to what is asked above it. */
const show = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

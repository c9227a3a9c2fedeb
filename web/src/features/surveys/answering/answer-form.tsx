import { Send } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Survey } from '#contract/surveys/surveys.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { useLeaveGuard } from '#web/parts/editor/keeping/use-leave-guard.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { messages } from './messages.ts';
import { QuestionField } from './question-field.tsx';
import type { useAnswering } from './use-answering.ts';

interface AnswerFormProps {
  survey: Survey;
  answering: ReturnType<typeof useAnswering>;
}

/** The questions, one below the other, and what became of sending the answers. */
export function AnswerForm({ survey, answering }: AnswerFormProps) {
  const { answers, change, isAnew, problems, summary, answer, save, bar } = answering;
  const device = useDevice();
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(bar.isRefused && bar.isTyped);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    let sending: Promise<boolean> | undefined;
    // What is missing is marked before the focus goes there.
    flushSync(() => {
      sending = save();
    });
    if (!(await sending))
      form.current?.querySelector<HTMLElement>('[data-wrong] :is(input, textarea)')?.focus();
  };
  const problem = summary ?? bar.saying?.text;
  return (
    <form ref={form} className="form survey-form" noValidate onSubmit={(event) => void submit(event)}>
      {change && <ChangedNotice change={change} isAnew={isAnew} />}
      <ol className="stack gap-6" inert={bar.isSaving}>
        {survey.questions.map((question) => (
          <li key={question.id}>
            <QuestionField
              question={question}
              said={answers[question.id]}
              error={problems[question.id]}
              onSay={(said) => answer(question.id, said)}
            />
          </li>
        ))}
      </ol>
      {bar.isRefused ? (
        <NotKept why={problem} typed={() => [answers, change?.left]} />
      ) : (
        problem && <FormError isWaiting={!summary && bar.saying?.isWaiting === true}>{problem}</FormError>
      )}
      <div className="cluster gap-3">
        <Button
          type="submit"
          variant="primary"
          icon={<Send />}
          busy={bar.isSaving}
          busyText={messages.sending}
        >
          {messages.send}
        </Button>
        {bar.isTyped && !bar.isRefused && (
          <p className="row gap-2 soft text-sm">
            <device.Icon className="icon-sm" />
            {messages.kept(device.name)}
          </p>
        )}
      </div>
    </form>
  );
}

import { Check } from 'lucide-react';
import { type SubmitEvent, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { messages as builder } from '../messages.ts';
import { type DraftQuestion, pastedTexts } from '../test-draft.ts';
import { messages } from './messages.ts';
import { type PastedQuestions, parseQuestions } from './parse-questions.ts';
import './paste-dialog.css';

interface PasteDialogProps {
  memberId: string;
  lessonId: string;
  /** How many questions the test has already. */
  count: number;
  onAdd: (questions: readonly DraftQuestion[]) => void;
  onClose: () => void;
}

/** Adds questions to a test that are pasted as lines. The text stays on the device until they are added. */
export function PasteDialog({ memberId, lessonId, count, onAdd, onClose }: PasteDialogProps) {
  const [text, setText] = useState(() => pastedTexts.read(memberId, lessonId) ?? '');
  const [isKept, setKept] = useState(true);
  const area = useRef<HTMLTextAreaElement>(null);
  const problemsId = useId();
  const pasted = useMemo(() => parseQuestions(text, count), [text, count]);
  const { questions, problems } = pasted;
  const isFine = problems.length === 0 && questions.length > 0;

  const type = (next: string) => {
    setText(next);
    if (next.trim()) setKept(pastedTexts.keep(memberId, lessonId, next));
    else pastedTexts.drop(memberId, lessonId);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = problems;
    if (first) return goToLine(area.current, first.line);
    if (!isFine) return area.current?.focus();
    pastedTexts.drop(memberId, lessonId);
    onAdd(questions);
    onClose();
    toast(messages.added(questions.length));
  };
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <form className="stack gap-4" noValidate onSubmit={submit}>
        <TextArea
          ref={area}
          label={messages.field}
          hint={messages.hint}
          placeholder={messages.example}
          rows={9}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        {!isKept && <p className="text-sm strong">{messages.notKept}</p>}
        <Found id={problemsId} pasted={pasted} onLine={(line) => goToLine(area.current, line)} />
        <DialogActs
          isStaying
          aria-disabled={!isFine}
          aria-describedby={isFine ? undefined : problemsId}
          onClose={onClose}
        >
          {messages.add(questions.length)}
        </DialogActs>
      </form>
    </Dialog>
  );
}

interface FoundProps {
  /** Of the text that says what is wrong. */
  id: string;
  pasted: PastedQuestions;
  onLine: (line: number) => void;
}

/** What was read: the lines that need a change, and the questions as they will be added. */
function Found({ id, pasted: { questions, problems }, onLine }: FoundProps) {
  return (
    <section className="paste-found stack gap-3" aria-label={messages.preview}>
      <div id={id} role="status">
        {questions.length === 0 && <p className="soft text-sm">{messages.nothing}</p>}
        {questions.length > 0 && problems.length === 0 && (
          <p className="strong">{messages.found(questions.length)}</p>
        )}
        {problems.length > 0 && <p className="paste-wrong strong">{messages.wrong(problems.length)}</p>}
      </div>
      {problems.length > 0 && (
        <ul className="stack gap-2 text-sm">
          {problems.map(({ line, text }) => (
            <li key={line} className="paste-problem row gap-2">
              <Button
                variant="plain"
                small
                className="paste-line"
                aria-label={messages.problem(line, text)}
                onClick={() => onLine(line)}
              >
                {messages.line(line)}
              </Button>
              <span aria-hidden="true">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {questions.length > 0 && (
        <ol className="paste-questions stack gap-3">
          {questions.map(({ id, type, question, options, right }) => (
            <li key={id}>
              <p className="strong">{question}</p>
              {type === 'subjective' && <p className="soft text-sm">{builder.types.subjective}</p>}
              <ul className="text-sm">
                {options.map((option) => (
                  <li key={option.id} className={option.id === right ? 'paste-right strong' : undefined}>
                    {option.id === right && <Check className="icon-sm" />}
                    {option.text}
                    {option.id === right && <span className="vh"> {messages.isRight}</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Selects a line of the text, from 1. */
function goToLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
}

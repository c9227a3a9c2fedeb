import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { FormError } from '#web/components/form-error.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { type Draft, isBegun, isBlank, type Step } from './draft.ts';
import { messages } from './messages.ts';
import './save-progress.css';

interface SaveProgressProps {
  draft: Draft;
  isSaving: boolean;
  /** Why the last save stopped. */
  error: string | undefined;
}

/** What of the news is saved and what is not, in words. */
export function SaveProgress({ draft, isSaving, error }: SaveProgressProps) {
  const texts = messages.progress;
  const isHalf = isBegun(draft) && !isSaving;
  return (
    <div className="save-progress">
      <div role="alert">{!isSaving && error && <FormError>{error}</FormError>}</div>
      {isHalf && (
        <div>
          <h2>{texts.interrupted}</h2>
          <p className="soft">{texts.interruptedText}</p>
        </div>
      )}
      {(isSaving || isHalf) && (
        <ul aria-label={isSaving ? texts.running : texts.interrupted}>
          {partsOf(draft).map(({ name, step }) => (
            <Part key={name} name={name} state={step.state} isSaving={isSaving} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Part({ name, state, isSaving }: { name: string; state: Step['state']; isSaving: boolean }) {
  const { saved, unsaved, unknown, running } = messages.progress;
  if (state === 'saved')
    return <Line className="is-saved" icon={<Check className="icon" />} name={name} word={saved} />;
  if (state === 'sent' && isSaving) return <Line icon={<Spinner />} name={name} word={running} />;
  if (state === 'sent') return <Line icon={<TriangleAlert className="icon" />} name={name} word={unknown} />;
  return <Line icon={<CircleDashed className="icon" />} name={name} word={unsaved} />;
}

function Line(props: { icon: React.ReactNode; name: string; word: string; className?: string }) {
  return (
    <li className={props.className}>
      <span aria-hidden="true">{props.icon}</span>
      <span>{props.name}</span> <b>{props.word}</b>
    </li>
  );
}

function partsOf(draft: Draft): { name: string; step: Step }[] {
  const { text, photo, blockName } = messages.editor;
  const blocks = draft.blocks.map((block, index) => ({
    name: blockName(block.kind === 'text' ? text : photo, index + 1),
    step: block.step,
    isBlank: isBlank(block),
  }));
  const head = draft.news.state === 'open' ? draft.richtext : draft.news;
  const step = head === draft.richtext && head.state === 'saved' ? draft.news : head;
  return [{ name: messages.progress.head, step }, ...blocks.filter((block) => !block.isBlank)];
}

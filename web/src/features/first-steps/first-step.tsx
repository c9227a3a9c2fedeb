import { Check, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { messages } from './messages.ts';
import { hide, isOpen, type Place, type StepName, type Steps } from './steps.ts';
import { useFirstStep } from './use-first-step.ts';
import '#web/components/state/dot.css';
import './first-step.css';

interface FirstStepProps {
  place: Place;
  memberId: string;
}

/** One line for a member who is new: what to do first here. It goes for good once it is done, or sent away. */
export function FirstStep({ place, memberId }: FirstStepProps) {
  const { kept, keep, name, setName } = useFirstStep(place, memberId);
  const hideButton = useRef<HTMLButtonElement>(null);
  const [isUndone, setUndone] = useState(false);
  useEffect(() => {
    if (isUndone) hideButton.current?.focus();
  }, [isUndone]);

  // Hidden in another tab, it is gone here too.
  if (!kept || !name || kept.hidden.includes(name)) return null;
  const { title, text, to } = lineOf(name, kept);
  const isDone = !isOpen(kept, name);

  const onHide = () => {
    setUndone(false);
    setName(undefined);
    // The button that had the focus is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
    if (isDone) return;
    keep(hide(kept, name));
    const undo = () => {
      keep(kept);
      setName(name);
      setUndone(true);
    };
    toast(messages.hidden, { text: messages.undo, act: undo });
  };
  return (
    <div className="first-step-place">
      <section className="first-step" aria-label={messages.label}>
        <span className={isDone ? 'dot dot-done' : 'dot dot-now'} aria-hidden="true">
          {isDone ? <Check className="icon" /> : <Plus className="icon" />}
        </span>
        <p>
          {isDone || !to ? (
            <b>{title}</b>
          ) : (
            <Link className="link" to={to}>
              {title}
            </Link>
          )}
          {isDone && <span className="vh">, {messages.done}</span>}. <span className="soft">{text}</span>
        </p>
        <IconButton
          ref={hideButton}
          label={messages.hide(title)}
          icon={<X className="icon" aria-hidden="true" />}
          onClick={onHide}
        />
      </section>
    </div>
  );
}

/** Where each is done; a course, on the screen that says it. */
const ways: Partial<Record<StepName, string>> = {
  picture: '/edit-information',
  email: '/edit-information',
  community: '/community-switching/all-communities',
};

function lineOf(name: StepName, { isUnconfirmed }: Steps) {
  const line = { ...messages.steps[name], to: ways[name] };
  return name === 'email' && isUnconfirmed ? { ...line, title: messages.confirm, to: '/myProfile' } : line;
}

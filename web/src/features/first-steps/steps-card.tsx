import { Check, ChevronRight, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { messages } from './messages.ts';
import { type Done, isAllDone } from './steps.ts';
import '#web/components/state/dot.css';
import './first-steps.css';

interface StepsCardProps {
  of: Done;
  /** The e-mail's step alone. */
  only?: boolean;
  hide?: RefObject<HTMLButtonElement | null>;
  /** Absent: they stay. */
  onHide?: () => void;
  /** Where it is absent, the profile asks for the code. */
  onConfirm?: () => void;
}

/** The first steps; each leads to where it is done. */
export function StepsCard({ of, only = false, hide, onHide, onConfirm }: StepsCardProps) {
  const words = only ? messages.one : isAllDone(of) ? messages.over : messages;
  const isUnconfirmed = of.email === 'unconfirmed';
  const steps = [
    {
      ...messages.email,
      ...(isUnconfirmed && { title: messages.email.confirm }),
      isDone: of.email === 'done',
      to: isUnconfirmed ? '/myProfile' : '/edit-information',
      act: isUnconfirmed ? onConfirm : undefined,
    },
    {
      ...messages.communities,
      isDone: of.communities,
      to: '/community-switching/all-communities',
      act: undefined,
    },
    { ...messages.picture, isDone: of.picture, to: '/edit-information', act: undefined },
  ].slice(0, only ? 1 : 3);
  const now = steps.findIndex(({ isDone }) => !isDone);

  return (
    <div className="first-steps-place">
      <section className={only ? 'first-steps is-one' : 'first-steps'} aria-labelledby="first-steps">
        <div className="first-steps-head">
          <div>
            <h2 id="first-steps">{words.title}</h2>
            <p>{words.text}</p>
          </div>
          {onHide && (
            <IconButton
              ref={hide}
              label={only ? messages.one.hide : messages.hide}
              icon={<X className="icon" aria-hidden="true" />}
              onClick={onHide}
            />
          )}
        </div>
        <ol>
          {steps.map(({ title, text, isDone, to, act }, place) => (
            <li key={text}>
              <span
                className={isDone ? 'dot dot-done' : place === now ? 'dot dot-now' : 'dot'}
                aria-hidden="true"
              >
                {isDone ? <Check className="icon" /> : place + 1}
              </span>
              <div>
                <h3>
                  {isDone ? (
                    <>
                      {title}
                      <span className="vh">, {messages.done}</span>
                    </>
                  ) : act ? (
                    <button type="button" onClick={act}>
                      {title}
                    </button>
                  ) : (
                    <Link to={to}>{title}</Link>
                  )}
                </h3>
                <p>{text}</p>
              </div>
              {!isDone && <ChevronRight className="icon" aria-hidden="true" />}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

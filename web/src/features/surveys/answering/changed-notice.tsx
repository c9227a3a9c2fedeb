import { useEffect, useId, useRef } from 'react';
import { CopyTyped } from '#web/parts/sync/status/not-kept.tsx';
import type { AnswersDraft } from './answers.ts';
import { messages } from './messages.ts';

interface ChangedNoticeProps {
  change: NonNullable<AnswersDraft['change']>;
  /** Whether that came out when the answers were sent: readers go on here. */
  isAnew: boolean;
}

/** Says that other questions were answered before, whether it asks for names now, and what has no place any more. */
export function ChangedNotice({ change: { isNamed, left }, isAnew }: ChangedNoticeProps) {
  const { title, text, named, left: leftOver } = messages.changed;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnew) heading.current?.focus();
  }, [isAnew]);
  return (
    <section className="survey-changed panel stack gap-3" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <p>{text}</p>
      {isNamed && <p className="strong">{named}</p>}
      {left.length > 0 && (
        <>
          <p>{leftOver}</p>
          <dl className="survey-left stack gap-2">
            {left.map(({ question, answer }) => (
              <div key={`${question}/${answer}`}>
                <dt className="soft text-sm">{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <div>
            <CopyTyped typed={() => left} />
          </div>
        </>
      )}
    </section>
  );
}

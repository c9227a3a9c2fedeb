import { useEffect, useRef, useState } from 'react';
import { endDigest } from '#contract/notices/digest.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { callOpen } from '#web/lib/api/open.ts';
import { messages } from './messages.ts';

/**
 * Ends the weekly mail of who has the link, signed in or not. It takes a tap: programs that look through mails open all
 * links in them.
 */
export function EndDigest({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done' | Error>('asked');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'done') heading.current?.focus();
  }, [state]);
  if (token === '')
    return <EmptyState isScreen drawing="wire" title={messages.failed} text={messages.noToken} />;
  const end = () => {
    setState('busy');
    callOpen(endDigest, { token }).then(() => setState('done'), setState);
  };
  if (state === 'done') {
    return (
      <div className="stack gap-4 reading" role="status">
        <h1 ref={heading} tabIndex={-1}>
          {messages.done}
        </h1>
        <p>{messages.doneText}</p>
      </div>
    );
  }
  return (
    <div className="stack gap-4 reading">
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p>{messages.text}</p>
      {state instanceof Error && (
        <p role="alert">
          {messages.failed}. {state.message}
        </p>
      )}
      <div className="cluster">
        <Button variant="primary" busy={state === 'busy'} busyText={messages.busy} onClick={end}>
          {messages.action}
        </Button>
      </div>
    </div>
  );
}

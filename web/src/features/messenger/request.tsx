import type { MouseEvent } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages as blocking } from '#web/parts/blocks/messages.ts';
import { useBlocking } from '#web/parts/blocks/use-blocking.tsx';
import type { Other } from './chat.tsx';
import { chatMessages } from './chat-messages.ts';
import { accept } from './chat-toggles.ts';
import { readOn } from './closed.tsx';
import { useReporting } from './use-reporting.tsx';

/** A stranger wrote: whether one wants to write with them. */
export function Request({ id, other }: { id: string; other: Other }) {
  const { ask, question } = useBlocking(other.id ?? '', other.name);
  const report = useReporting(other);
  const acceptHere = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    readOn(currentTarget);
    accept(id, other.name);
  };
  return (
    <div className="chat-request gap-3">
      <p>
        <strong>{chatMessages.request(other.name)}</strong> {chatMessages.requestText}
      </p>
      <div className="cluster gap-2">
        <Button small variant="primary" onClick={acceptHere}>
          {chatMessages.accept}
        </Button>
        {other.id && (
          <>
            <Button small aria-haspopup="dialog" onClick={ask}>
              {blocking.block}
            </Button>
            <Button small variant="plain" aria-haspopup="dialog" onClick={report.ask}>
              {chatMessages.report}
            </Button>
          </>
        )}
      </div>
      {question}
      {report.dialog}
    </div>
  );
}

import { useState } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';

const Confirm = lazyPart(async () => (await import('#web/components/overlay/confirm.tsx')).Confirm);

/** Says that a draft of before is shown, and drops it once the member has confirmed that. */
export function BegunBefore({ onDrop }: { onDrop: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className="soft text-sm">
        {messages.restored}{' '}
        <button type="button" className="link" onClick={() => setAsked(true)}>
          {messages.discard}
        </button>
      </p>
      {isAsked && (
        <Confirm
          {...messages.dropping}
          onConfirm={() => {
            setAsked(false);
            onDrop();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

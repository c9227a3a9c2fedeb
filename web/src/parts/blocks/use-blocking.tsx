import { useState } from 'react';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { block } from './block.ts';
import { messages } from './messages.ts';

/** Blocks a member, once that is confirmed. */
export function useBlocking(id: string, name: string) {
  const [isAsking, setAsking] = useState(false);
  const question = isAsking && (
    <Confirm
      {...messages.ask(name)}
      confirmLabel={messages.block}
      onConfirm={() => {
        setAsking(false);
        block(id, name, true);
      }}
      onCancel={() => setAsking(false)}
    />
  );
  return { ask: () => setAsking(true), question };
}

import { useState } from 'react';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { block } from '#web/parts/blocks/block.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import type { Other } from './chat.tsx';

/** Blocks the other member of a chat, once that is confirmed. */
export function useBlocking({ id = '', name }: Other) {
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

import type { MouseEvent } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { block, useHasBlocked } from '#web/parts/blocks/block.ts';
import { messages as blocking } from '#web/parts/blocks/messages.ts';
import type { Other } from './chat.tsx';
import { chatMessages } from './chat-messages.ts';

/** Why nothing can be sent in a chat, where that is so; no words until it is known who of both blocked the other. */
export function useClosed({ id = '', name }: Partial<Other>, isClosed: boolean) {
  const { isBlocked, isUnblocking } = useHasBlocked(id, isClosed && id !== '');
  if (isBlocked) return { isBlocked, closed: chatMessages.blocked(name ?? '') };
  if (!isClosed) return {};
  if (isUnblocking) return { closed: chatMessages.unblocking };
  return { closed: id && isBlocked === undefined ? '' : chatMessages.closed };
}

/** Unblocks the other one, where the field would be. */
export function Unblock({ id = '', name }: Other) {
  const unblock = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    readOn(currentTarget);
    block(id, name, false);
  };
  return (
    <Button small onClick={unblock}>
      {blocking.unblock}
    </Button>
  );
}

/** Before what was pressed goes away: what was written is read next. */
export const readOn = (pressed: Element) =>
  pressed.closest('.chat')?.querySelector<HTMLElement>('[role="log"]')?.focus();

import { Ban, Bell, BellOff, EllipsisVertical, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';
import { block } from '#web/parts/blocks/block.ts';
import { messages as blocking } from '#web/parts/blocks/messages.ts';
import { useBlocking } from '#web/parts/blocks/use-blocking.tsx';
import type { Other } from './chat.tsx';
import { chatMessages } from './chat-messages.ts';
import { deleteChat, mute } from './chat-toggles.ts';
import { useReporting } from './use-reporting.tsx';

interface ChatMenuProps {
  id: string;
  other: Other;
  isMuted: boolean;
  /** Whether the member blocked the other one. */
  isBlocked: boolean;
  /** The last message that is here. */
  newest: string | undefined;
  /** Called once it is deleted. */
  onDeleted: () => void;
}

/** What one seldom does with a chat. */
export function ChatMenu({ id, other, isMuted, isBlocked, newest, onDeleted }: ChatMenuProps) {
  const { ask, question } = useBlocking(other.id ?? '', other.name);
  const report = useReporting(other);
  const [isDeleting, setDeleting] = useState(false);
  const toggle = { onSelect: () => mute(id, other.name, !isMuted) };
  const entry = isMuted
    ? { icon: <Bell />, text: chatMessages.unmuteChat, ...toggle }
    : { icon: <BellOff />, text: chatMessages.muteChat, hint: chatMessages.muteHint, ...toggle };
  const { id: otherId } = other;
  const blockOrUndo = isBlocked
    ? { text: blocking.unblock, onSelect: () => otherId && block(otherId, other.name, false) }
    : { text: blocking.block, danger: true, onSelect: ask };
  const reporting = { icon: <Flag />, text: chatMessages.report, onSelect: report.ask };
  const deleting = {
    icon: <Trash2 />,
    text: chatMessages.deleteChat,
    danger: true,
    onSelect: () => setDeleting(true),
  };
  return (
    <>
      <Menu
        label={chatMessages.more}
        icon={<EllipsisVertical />}
        entries={[entry, ...(otherId ? [reporting, { icon: <Ban />, ...blockOrUndo }] : []), deleting]}
      />
      {question}
      {isDeleting && (
        <Confirm
          title={`${chatMessages.deleting(other.name)}?`}
          text={chatMessages.deleteText(other.name)}
          confirmLabel={chatMessages.deleteChat}
          onConfirm={() => {
            setDeleting(false);
            deleteChat(id, other.name, newest);
            onDeleted();
          }}
          onCancel={() => setDeleting(false)}
        />
      )}
      {report.dialog}
    </>
  );
}

import { Ban, Bell, BellOff, EllipsisVertical, Flag } from 'lucide-react';
import { Menu } from '#web/components/overlay/menu.tsx';
import { useBlocking } from '#web/parts/blocks/use-blocking.tsx';
import type { Other } from './chat.tsx';
import { chatMessages } from './chat-messages.ts';
import { mute } from './chat-toggles.ts';
import { useReporting } from './use-reporting.tsx';

interface ChatMenuProps {
  id: string;
  other: Other;
  isMuted: boolean;
  /** Whether nothing is sent here any more. */
  isClosed: boolean;
}

/** What one seldom does with a chat. */
export function ChatMenu({ id, other, isMuted, isClosed }: ChatMenuProps) {
  const { ask, question } = useBlocking(other.id ?? '', other.name);
  const report = useReporting(other);
  const toggle = { onSelect: () => mute(id, other.name, !isMuted) };
  const entry = isMuted
    ? { icon: <Bell />, text: chatMessages.unmuteChat, ...toggle }
    : { icon: <BellOff />, text: chatMessages.muteChat, hint: chatMessages.muteHint, ...toggle };
  const blocking = { icon: <Ban />, text: chatMessages.block, danger: true, onSelect: ask };
  const reporting = { icon: <Flag />, text: chatMessages.report, onSelect: report.ask };
  return (
    <>
      <Menu
        label={chatMessages.more}
        icon={<EllipsisVertical />}
        entries={[entry, ...(other.id ? [reporting] : []), ...(other.id && !isClosed ? [blocking] : [])]}
      />
      {question}
      {report.dialog}
    </>
  );
}

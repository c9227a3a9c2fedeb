import { FoldedText } from '#web/components/content/folded-text.tsx';
import { messages } from '#web/parts/pictures/messages.ts';
import { whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import type { Unsent } from './unsent.ts';

/** What was written and has not arrived, with where it is. */
export const UnsentRow = ({
  of: { entry, text, pictures },
  className,
}: {
  of: Unsent['added'][number];
  className: string;
}) => (
  <li className={`${className} stack gap-2`}>
    <StateBadge state={whereIs(entry)} />
    <FoldedText>{text}</FoldedText>
    {pictures > 0 && <p className="soft text-sm">{messages.unsent(pictures)}</p>}
  </li>
);

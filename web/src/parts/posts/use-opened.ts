import { type RefObject, useEffect, useState } from 'react';
import { leadsToReply } from '#contract/replies/reply-anchor.ts';
import { leadTo } from './lead-to.ts';

/**
 * Whether the replies to a post are open: a link that leads to it (`ledBy`) opens them, and shows the post unless it
 * names one of them.
 */
export function useOpened(ledBy: string | undefined, row: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(ledBy !== undefined);
  useEffect(() => {
    if (ledBy === undefined) return;
    setOpen(true);
    if (leadsToReply(window.location.hash)) return;
    leadTo(row.current);
  }, [ledBy, row]);
  return [isOpen, setOpen] as const;
}

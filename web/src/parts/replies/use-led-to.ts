import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leadsToReply } from '#contract/replies/reply-anchor.ts';

/** Shows the reply that the address names, once replies are there; one that is not among them, their heading. */
export function useLedTo(isThere: boolean, heading: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || !leadsToReply(hash)) return;
    const place = document.getElementById(hash.slice(1)) ?? heading.current;
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [isThere, hash, heading]);
}

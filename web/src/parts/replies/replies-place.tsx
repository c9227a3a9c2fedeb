import { useEffect, useRef, useState } from 'react';
import { leadsToReply } from '#contract/replies/reply-anchor.ts';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import type { Piece } from './piece.ts';

const Replies = quietPart(async () => (await import('./replies.tsx')).Replies);

/** So far before they are seen they begin to load. */
const NEAR_PX = 600;

/** The replies to what a screen shows, at its end: they load when a reader comes near, and cost nobody else a byte. */
export function RepliesPlace({ piece }: { piece: Piece }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => leadsToReply(window.location.hash));
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && <Replies key={`${piece.on}/${piece.id}`} piece={piece} />}</div>;
}

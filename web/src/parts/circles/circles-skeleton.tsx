import { CardSkeleton } from '#web/components/content/card.tsx';
import type { Circle, CircleKind } from './circle-kind.ts';

/** A skeleton the size of a page of circles. */
export const CirclesSkeleton = ({ kind }: { kind: Pick<CircleKind<Circle>, 'look'> }) => (
  <div className="card-grid">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <CardSkeleton key={row} isMarked={kind.look === 'mark'} />
    ))}
  </div>
);

import { CardSkeleton } from '#web/components/content/card.tsx';

/** A skeleton the size of a page of circles. */
export const CirclesSkeleton = () => (
  <div className="card-grid">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <CardSkeleton key={row} isMarked />
    ))}
  </div>
);

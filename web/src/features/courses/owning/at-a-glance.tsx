import type { ReactNode } from 'react';
import type { Course } from '#contract/courses.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

/** For the eye alone: nobody waits for it, and a phone does not fetch it. */
const Rating = lazyPart(async () => (await import('#web/components/amplify/rating.ts')).Rating, {
  isQuiet: true,
});
const number = new Intl.NumberFormat('en');

/** What a course has come to, in numbers. */
export const AtAGlance = ({ course: { learnersCount, stars, viewsCount } }: { course: Course }) => (
  <dl className="card glance">
    <Entry label={messages.learners}>{number.format(learnersCount)}</Entry>
    <Entry label={messages.stars}>
      {stars > 0 ? (
        <>
          <span>
            {stars.toFixed(1)}
            <span className="vh">{messages.ofFive}</span>
          </span>
          <InStars value={stars} />
        </>
      ) : (
        <span className="glance-none">{all.noStars}</span>
      )}
    </Entry>
    <Entry label={messages.views}>{number.format(viewsCount)}</Entry>
  </dl>
);

function InStars({ value }: { value: number }) {
  const isWide = useMedia(breakpoints.tabs);
  if (!isWide) return null;
  return (
    <span className="glance-stars" aria-hidden="true">
      <Rating value={value} maxValue={5} />
    </span>
  );
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{children}</dd>
  </div>
);

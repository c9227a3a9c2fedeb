import type { ReactNode } from 'react';
import type { Course } from '#contract/courses.ts';
import { Rating } from '#web/components/amplify/rating.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

const number = new Intl.NumberFormat('en');

/** What a course has come to, in numbers; one that the reply does not carry is left out. */
export function AtAGlance({ course }: { course: Course }) {
  const { learnersCount, stars, viewsCount } = course;
  return (
    <dl className="card glance">
      {counted(messages.learners, learnersCount)}
      {stars !== undefined && (
        <Entry label={messages.stars}>
          {stars > 0 ? (
            <>
              <span aria-hidden="true">{stars.toFixed(1)}</span>
              <Rating value={stars} maxValue={5} />
            </>
          ) : (
            <span className="glance-none">{all.noStars}</span>
          )}
        </Entry>
      )}
      {counted(messages.views, viewsCount)}
    </dl>
  );
}

const counted = (label: string, count: number | undefined) =>
  count !== undefined && <Entry label={label}>{number.format(count)}</Entry>;

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{children}</dd>
  </div>
);

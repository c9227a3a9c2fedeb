import type { ReactNode } from 'react';
import type { Course } from '#contract/courses.ts';
import { Rating } from '#web/components/amplify/rating.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

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
          {/* For the eye: the number says it. */}
          <span className="glance-stars" aria-hidden="true">
            <Rating value={stars} maxValue={5} />
          </span>
        </>
      ) : (
        <span className="glance-none">{all.noStars}</span>
      )}
    </Entry>
    <Entry label={messages.views}>{number.format(viewsCount)}</Entry>
  </dl>
);

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{children}</dd>
  </div>
);

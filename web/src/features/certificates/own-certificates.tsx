import { useId } from 'react';
import { Link } from 'react-router-dom';
import { certificates } from '#contract/certificates.ts';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from './messages.ts';

const { own: texts } = messages;

/** A member's own certificates, each with its page. */
export function OwnCertificates() {
  const title = useId();
  return (
    <section className="stack gap-3" aria-labelledby={title}>
      <h2 id={title}>{texts.title}</h2>
      <Listed />
    </section>
  );
}

function Listed() {
  const { data, error, mutate, isValidating } = useApi(certificates.listCertificates, {});
  const again = () => void mutate();
  if (!data && error) {
    return <Problem isInSection title={texts.failed} error={error} retry={again} busy={isValidating} />;
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonLines of={['line 60', 'line 40']} />
      </Loading>
    );
  }
  if (data.data.length === 0) return <p className="soft">{texts.none}</p>;
  return (
    <ul className="stack gap-3">
      {data.data.map(({ number, course, date }) => (
        <li key={number}>
          <Link to={`/certificates/${number}`} dir="auto">
            {course}
          </Link>
          <p className="soft text-sm">{texts.finishedOn(formatDate(date))}</p>
        </li>
      ))}
    </ul>
  );
}

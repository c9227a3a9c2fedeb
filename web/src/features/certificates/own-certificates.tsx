import { useId } from 'react';
import { certificates } from '#contract/courses/certificates.ts';
import { List, ListRow } from '#web/components/list/list.tsx';
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
    <List label={texts.title}>
      {data.data.map(({ number, course, date }) => (
        <ListRow
          key={number}
          title={course}
          to={`/certificates/${number}`}
          meta={<p className="soft text-sm">{texts.finishedOn(formatDate(date))}</p>}
        />
      ))}
    </List>
  );
}

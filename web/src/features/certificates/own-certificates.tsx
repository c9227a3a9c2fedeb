import { useId } from 'react';
import { certificates } from '#contract/courses/certificates.ts';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Pending } from '#web/components/state/pending.tsx';
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
  const reply = useApi(certificates.listCertificates, {});
  const { data } = reply;
  if (!data) return <Pending of={reply} isInSection title={texts.failed} lines={['line 60', 'line 40']} />;
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

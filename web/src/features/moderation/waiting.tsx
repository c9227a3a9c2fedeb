import { useId } from 'react';
import type { Report } from '#contract/moderation/reports.ts';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { SkeletonLines } from '#web/components/state/skeleton.tsx';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import type { ListPage } from '#web/parts/lists/use-page.ts';
import { messages } from './messages.ts';
import { ReportCard } from './report-card.tsx';
import './moderation.css';

const { waiting: texts } = messages;

/** What waits for a decision. */
export function Waiting({ list, address }: { list: ListPage<Report>; address: ListAddress }) {
  const title = useId();
  return (
    <section className="stack gap-4" aria-labelledby={title}>
      <h2 id={title}>{texts.title}</h2>
      <PagedList
        list={list}
        address={address}
        texts={texts}
        name={texts.title}
        skeleton={<SkeletonLines of={['line 30', 'title 70', 'line 50', 'line 90']} />}
        empty={() => <EmptyState isInSection drawing="sprout" {...texts.none} />}
      >
        {(reports, frame) => (
          <ul {...frame} className="report-cards" aria-label={texts.title}>
            {reports.map((report) => (
              <li key={`${report.on}/${report.id}`}>
                <ReportCard report={report} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

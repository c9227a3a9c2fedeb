import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { notices } from '#contract/notices/notices.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { config } from '#web/lib/config.ts';
import { setUnseen } from '#web/lib/unseen.ts';
import { messages } from './messages.ts';
import { NewsRow, NoticeRow } from './notice-rows.tsx';
import './notices.css';

const TellMe = quietPart(async () => (await import('#web/parts/doorbell/tell-me.tsx')).TellMe);

const PAGE_SIZE = 15;

/** What happened to the member and what they made, the newest first, each with a way there. Shown is seen. */
export const Notices = () => <Page number={1} />;

/** A page, with the way to the next, older one. */
function Page({ number }: { number: number }) {
  const asked = { pageNumber: number, pageSize: PAGE_SIZE };
  const reply = useApi(notices.listNotices, asked);
  const { data } = reply;
  const [isMoreShown, setMoreShown] = useState(false);
  const newest = number === 1 ? data?.unseen : undefined;
  useEffect(() => {
    if (newest === undefined) return;
    setUnseen('notifications', 0);
    // Without a connection they are new again at the next look.
    call(notices.seeNotices, { id: newest }).catch(() => undefined);
  }, [newest]);

  if (!data) {
    return (
      <Pending of={reply} title={messages.failed} lines={['line 90', 'line 60', 'line 80', 'line 40']} />
    );
  }
  const { news = [] } = data;
  const isEmpty = data.totalItems === 0 || (data.pages === 1 && data.data.length === 0);
  if (isEmpty && news.length === 0) {
    return (
      <div className="notices-none">
        <EmptyState drawing="letterbox" {...messages.none} />
      </div>
    );
  }
  return (
    <>
      <ul className="notices" aria-label={messages.label}>
        {news.map((each) => (
          <NewsRow key={each.communityId} news={each} />
        ))}
        {data.data.map((notice) => (
          <NoticeRow key={`${notice.kind} ${notice.id}`} notice={notice} />
        ))}
      </ul>
      {number < data.pages && !isMoreShown && (
        <Button small variant="plain" onClick={() => setMoreShown(true)}>
          {messages.more}
        </Button>
      )}
      {isMoreShown && <Page number={number + 1} />}
      {number === 1 && (
        <>
          {config().pushKey && <TellMe />}
          <Link className="link text-sm" to="/myProfile#notifications">
            {messages.settings}
          </Link>
        </>
      )}
    </>
  );
}

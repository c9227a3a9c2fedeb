import {
  AtSign,
  Award,
  Bell,
  BellOff,
  CalendarDays,
  CircleAlert,
  CircleCheck,
  ClipboardCheck,
  CornerDownRight,
  type LucideIcon,
  MessageSquare,
  UserRoundPlus,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Notice, notices } from '#contract/notices.ts';
import { placeOf } from '#contract/site-address.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { config } from '#web/lib/config.ts';
import { timeOf } from '#web/lib/format/time-of.ts';
import { setUnseen } from '#web/lib/unseen.ts';
import { useToday } from '#web/lib/use-today.ts';
import { TellMe } from '#web/parts/doorbell/lazy-tell-me.ts';
import { messages as muting } from '#web/parts/muting/messages.ts';
import { setMuted, useWantsMuted } from '#web/parts/muting/mute.ts';
import { messages } from './messages.ts';
import './notices.css';

const icons: Record<Notice['kind'], LucideIcon> = {
  reply: MessageSquare,
  answer: CornerDownRight,
  thread: MessageSquare,
  mention: AtSign,
  chosen: CircleCheck,
  moderated: CircleAlert,
  decided: CircleCheck,
  remark: ClipboardCheck,
  learner: UserRoundPlus,
  attempt: Award,
  tomorrow: CalendarDays,
};

const PAGE_SIZE = 15;

/** What happened to the member and what they made, the newest first, each with a way there. Shown is seen. */
export const Notices = () => <Page number={1} />;

/** A page, with the way to the next, older one. */
function Page({ number }: { number: number }) {
  const asked = { pageNumber: number, pageSize: PAGE_SIZE };
  const { data, error, isValidating, mutate } = useApi(notices.listNotices, asked);
  const [isMoreShown, setMoreShown] = useState(false);
  const newest = number === 1 ? data?.unseen : undefined;
  useEffect(() => {
    if (newest === undefined) return;
    setUnseen('notifications', 0);
    // Without a connection they are new again at the next look.
    call(notices.seeNotices, { id: newest }).catch(() => undefined);
  }, [newest]);

  if (!data && error) {
    return <Problem title={messages.failed} error={error} retry={() => void mutate()} busy={isValidating} />;
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonLines of={['line 90', 'line 60', 'line 80', 'line 40']} />
      </Loading>
    );
  }
  if (data.totalItems === 0 || (data.pages === 1 && data.data.length === 0)) {
    return (
      <div className="notices-none">
        <EmptyState drawing="letterbox" {...messages.none} />
      </div>
    );
  }
  return (
    <>
      <ul className="notices" aria-label={messages.label}>
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

/** Mutes what a notice is on, and shows by its bell whether it is muted; decisions by moderators, and events, are of nothing that can be. */
function MuteNotice({ notice: { kind, on, onId: id, title, isMuted = false } }: { notice: Notice }) {
  const wanted = useWantsMuted();
  if (kind === 'moderated' || kind === 'decided' || on === 'event' || on === 'user') return null;
  const isOff = wanted({ on, id }) ?? isMuted;
  return (
    <IconButton
      icon={isOff ? <BellOff /> : <Bell />}
      label={(isOff ? muting.unmuteOf : muting.muteOf)(title)}
      onClick={() => setMuted({ on, id, title }, !isOff)}
    />
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const Icon = icons[notice.kind];
  const today = useToday();
  const to = placeOf(notice);
  const className = notice.isSeen ? 'notice' : 'notice notice-new';
  const line = (
    <>
      <Icon />
      <span className="notice-text">
        {messages.line(notice, today)}
        <span className="soft text-sm">
          {!notice.isSeen && <b>{messages.isNew} · </b>}
          <time dateTime={notice.at}>{timeOf(Date.parse(notice.at))}</time>
        </span>
      </span>
    </>
  );
  return (
    <li className="notice-line">
      {to === undefined ? (
        <div className={className}>{line}</div>
      ) : (
        <Link className={className} to={to}>
          {line}
        </Link>
      )}
      <MuteNotice notice={notice} />
    </li>
  );
}

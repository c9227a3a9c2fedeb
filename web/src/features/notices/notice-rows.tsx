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
  Newspaper,
  UserRoundPlus,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Notice } from '#contract/notices/notices.ts';
import { addressOf, placeOf } from '#contract/notices/site-address.ts';
import type { NewsSince } from '#contract/users/today.ts';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { timeOf } from '#web/lib/format/time-of.ts';
import { storeCommunity } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { messages as muting } from '#web/parts/muting/messages.ts';
import { setMuted, useWantsMuted } from '#web/parts/muting/mute.ts';
import { messages } from './messages.ts';

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

/** What is new in a community: one news, or all, for which it becomes the current one. */
export function NewsRow({ news }: { news: NewsSince }) {
  const { communityId, name, slug, count, newest } = news;
  const one = count === 1 ? addressOf({ on: 'news', id: newest.id, communityId }) : undefined;
  return (
    <li>
      <Link
        className="notice notice-new"
        to={one ?? '/news'}
        onClick={() => one === undefined && storeCommunity({ id: communityId, name, slug })}
      >
        <Newspaper />
        <span className="notice-text gap-1">{messages.news(news)}</span>
      </Link>
    </li>
  );
}

/**
 * Mutes what a notice is on, and shows by its bell whether it is muted; decisions by moderators, and events, are of
 * nothing that can be.
 */
function MuteNotice({ notice }: { notice: Notice }) {
  const { kind, on, onId: id, title, isMuted = false, isPlaceMuted } = notice;
  const wanted = useWantsMuted();
  // Where all of its group or community is muted, a bell of its own would seem to ring.
  if (isPlaceMuted) return null;
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

export function NoticeRow({ notice }: { notice: Notice }) {
  const Icon = icons[notice.kind];
  const today = useToday();
  const to = placeOf(notice);
  const className = notice.isSeen ? 'notice' : 'notice notice-new';
  const line = (
    <>
      <Icon />
      <span className="notice-text gap-1">
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

import { CheckCheck } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Today as Known } from '#contract/users/today.ts';
import { users } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { RetryButton } from '#web/components/state/retry-button.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { useKnown } from '#web/lib/api/replies.tsx';
import { storeCommunity } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';
import { useWhatsNew } from './use-whats-new.ts';
import { aheadLines, helloAt, type Line, linesWithin, newLines, sinceWhen } from './words.ts';
import './today.css';

interface TodayProps {
  /** For how many lines there is a place, where more would push down what is below; all others wait for a press. */
  room?: number | undefined;
  /** By which the member is greeted, once it is known. */
  name: string | undefined;
}

/** What is new for the member since they last said that they have read it, each thing a way there. */
export function Today({ name, room = Number.POSITIVE_INFINITY }: TodayProps) {
  const { known, asOf, hasFailed, isBusy, retry, markSeen } = useWhatsNew();
  const [isWhole, setWhole] = useState(false);
  const now = new Date();
  const since = useRef<HTMLParagraphElement>(null);
  const fresh = known && newLines(known);
  const lines =
    fresh && linesWithin(isWhole ? Number.POSITIVE_INFINITY : room, fresh, aheadLines(known, now));
  const isNew = fresh && fresh.length > 0;
  const onRead = () => {
    markSeen();
    // The pressed button is gone.
    since.current?.focus({ preventScroll: true });
  };
  const onMore = ({ currentTarget }: MouseEvent) => {
    if (!lines || !fresh) return;
    const panel = currentTarget.parentElement;
    const { length } = lines.fresh;
    const next = length < fresh.length ? length : length + lines.ahead.length;
    setWhole(true);
    // The pressed button is gone.
    setTimeout(() => panel?.querySelectorAll('a')[next]?.focus());
  };
  return (
    <section className="today panel" aria-label={messages.label}>
      <p className="today-hello">{helloAt(now, name)}</p>
      {lines ? (
        <>
          <div className="today-since cluster between gap-3">
            <p ref={since} tabIndex={-1} className="soft" role="status">
              {sinceWords(known, now)}
            </p>
            {isNew && (
              <Button variant="plain" small icon={<CheckCheck />} onClick={onRead}>
                {messages.allRead}
              </Button>
            )}
          </div>
          <Lines of={lines.fresh} />
          <Ahead of={lines.ahead} isAfterNew={isNew === true} />
          {lines.more > 0 && (
            <Button variant="plain" small onClick={onMore}>
              {messages.showMore(lines.more)}
            </Button>
          )}
          {asOf && <p className="soft text-sm">{messages.asOf(sinceWhen(asOf, now))}</p>}
        </>
      ) : hasFailed ? (
        <div className="today-failed stack gap-4" role="alert">
          <p className="soft">{messages.failed}</p>
          <RetryButton busy={isBusy} onClick={retry} />
        </div>
      ) : (
        <div aria-hidden="true">
          <div className="today-since">
            <Skeleton shape="line" width={50} />
          </div>
          {/* As many rows as its place has, until it is known how many come. */}
          <div className="today-lines grid">
            {[70, 60, 75, 50, 65].map((width) => (
              <div key={width} className="today-line">
                <Skeleton shape="line" width={width} />
              </div>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

/** Before what is new, or that there is nothing. */
function sinceWords({ since, news, taught }: Known, now: Date): string {
  const isNew = news.length + taught.length > 0;
  if (since === undefined) return isNew ? messages.lately : messages.nothingLately;
  return (isNew ? messages.since : messages.nothingSince)(sinceWhen(since, now));
}

const Ahead = ({ of, isAfterNew }: { of: readonly Line[]; isAfterNew: boolean }) =>
  of.length > 0 && (
    <>
      {isAfterNew && <p className="today-ahead soft">{messages.ahead}</p>}
      <Lines of={of} />
    </>
  );

const Lines = ({ of }: { of: readonly Line[] }) =>
  of.length > 0 && (
    <ul className="today-lines grid">
      {of.map(({ text, to, Icon, community }) => (
        <li key={`${to} ${text}`}>
          <Link
            className="today-line underlines row gap-3"
            to={to}
            onClick={() => community && storeCommunity(community)}
          >
            <Icon />
            <span className="breaks underlined">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );

/** How many things the line names. */
const MAX_NAMED = 3;

/** What is new in one line over the news, which leads to all of it. It says nothing until it knows. */
export function TodayLine() {
  const { known } = useWhatsNew(true);
  const profile = useKnown(users.getOwnProfile, {});
  if (!known) return null;
  const now = new Date();
  const lines = [...newLines(known), ...aheadLines(known, now)].map(({ text }) => text);
  const named = lines.slice(0, MAX_NAMED);
  const more = lines.length - named.length;
  return (
    <Link className="today-one row text-sm" to="/dashboard">
      <span className="clamp">
        <b>{helloAt(now, profile?.firstName ?? profile?.name)}</b> {sinceWords(known, now)}
        {named.length > 0 && ` ${named.join(', ')}${more > 0 ? `, ${messages.more(more)}` : ''}.`}
      </span>
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Report } from '#contract/moderation/reports.ts';
import { addressOf as addressOn } from '#contract/notices/site-address.ts';
import { Badge, HiddenBadge } from '#web/components/content/badge.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from './messages.ts';
import { ReportActs } from './report-acts.tsx';

/** What was reported, as it was then, how often and why, and what can be done about it. */
export function ReportCard({ report }: { report: Report }) {
  const { on, text, creator, author, since, count, reasons, texts, isHidden, answer, earlierAnswer } = report;
  const address = addressOf(report);
  return (
    <article className="report-card stack gap-4">
      <div className="cluster gap-2">
        <Badge>{messages.thing(on)}</Badge>
        {isHidden && <HiddenBadge />}
      </div>
      <h3>{messages.nameOf(report)}</h3>
      <Meta>
        {author !== undefined && on !== 'user' && (
          <span>
            {creator === undefined ? (
              messages.by(author)
            ) : (
              <Link className="link" to={`/profile/${creator}`}>
                {messages.by(author)}
              </Link>
            )}
          </span>
        )}
        <span>{messages.count(count)}</span>
        <time dateTime={since}>{messages.since(formatDate(since))}</time>
      </Meta>
      {text !== undefined && (
        <blockquote className="report-quote">
          <FoldedText>{text}</FoldedText>
        </blockquote>
      )}
      {address && (
        <p>
          <Link className="link" to={address}>
            {messages.look}
          </Link>
        </p>
      )}
      {reasons.length > 0 && (
        <Part title={messages.reasons}>
          <ul className="report-reasons">
            {reasons.map(({ reason, count: times }) => (
              <li key={reason}>{messages.reason(reason, times)}</li>
            ))}
          </ul>
        </Part>
      )}
      {texts.length > 0 && (
        <Part title={messages.texts}>
          {texts.map((said) => (
            <blockquote className="report-quote" key={`${said.at} ${said.text}`}>
              <FoldedText>{said.text}</FoldedText>
            </blockquote>
          ))}
        </Part>
      )}
      <Said title={messages.answer} text={answer} />
      <Said title={messages.earlierAnswer} text={earlierAnswer} />
      <ReportActs report={report} />
    </article>
  );
}

/** What an author said to a decision; nothing where they said nothing. */
const Said = ({ title, text }: { title: string; text: string | undefined }) =>
  text !== undefined && (
    <Part title={title}>
      <blockquote className="report-quote">
        <FoldedText>{text}</FoldedText>
      </blockquote>
    </Part>
  );

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="stack gap-1">
    <h4 className="text-sm soft">{title}</h4>
    {children}
  </div>
);

/** Where what was reported is seen: a reply below what it is to, and a post on the page of its group or enterprise. */
function addressOf({ on, id, at, ...place }: Report): string | undefined {
  if (on !== 'reply') return addressOn({ ...place, on, id });
  return at && addressOn({ ...place, ...at, replyId: id });
}

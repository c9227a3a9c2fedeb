import { Link } from 'react-router-dom';
import { Meta } from '#web/components/content/meta.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { coverFor } from '#web/lib/art.ts';
import { formatMoment } from '#web/lib/format/format-moment.ts';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { messages } from '../messages.ts';
import { CategoryLabel } from '../news-meta.tsx';
import type { Unsent } from './unsent-news.ts';
import './unsent-cards.css';

/** With it comes what hears of the outbox: only who has something there fetches it. */
export const UnsentBadge = lazyPart(
  async () => (await import('#web/parts/sync/status/thing-badge.tsx')).ThingBadge,
  { isQuiet: true },
);

/** The member's own new news that have not arrived; each leads to where one sees why. */
export function UnsentCards({ unsent }: { unsent: readonly Unsent[] }) {
  return unsent.map(({ id, title, category, out }) => (
    <article key={id} className="news-item unsent-card">
      <div>
        <div className="topline">
          <CategoryLabel name={category} />
        </div>
        <h2>
          <Link className="clamp" to={UNSENT}>
            {title}
          </Link>
        </h2>
        <Meta>
          <span>{messages.unsent.you}</span>
          <time dateTime={out.at}>{formatMoment(out.at)}</time>
        </Meta>
        <div className="unsent-badge">
          <UnsentBadge stands={`news/${id}`} />
        </div>
      </div>
      <Picture src={undefined} fallback={coverFor(id)} alt="" className="cover" width={800} height={450} />
    </article>
  ));
}

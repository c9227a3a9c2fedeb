import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Meta } from '#web/components/content/meta.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { coverFor } from '#web/lib/art.ts';
import { deviceDraftNames, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { formatDate } from '#web/lib/format/format-date.ts';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { messages } from '../messages.ts';
import { CategoryLabel } from '../news-meta.tsx';

/** What the list shows of an unsent draft; the rest is the editor's. */
const Unsent = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  parentId: z.optional(z.string()),
  edits: z.optional(z.string()),
  out: z.object({ entry: z.string(), at: z.string() }),
});
type Unsent = z.infer<typeof Unsent>;

/** Read at once, so that they are there with the news. */
const read = (memberId: string): Unsent[] =>
  deviceDraftNames('newsDraft/', memberId)
    .flatMap((name) => readDeviceDraft(Unsent, name, memberId) ?? [])
    .sort((one, other) => other.out.at.localeCompare(one.out.at));

/** The member's unsent news and changes in a community, the newest first. */
export function useUnsentNews(memberId: string | undefined, communityId: string | undefined): Unsent[] {
  const [all, setAll] = useState(() => (memberId ? read(memberId) : []));
  const isWaiting = all.length > 0;

  useEffect(() => {
    if (!isWaiting || !memberId) return;
    let stop: (() => void) | undefined = () => {};
    const subscribe = async () => {
      const { subscribeToUnsent } = await import('./subscribe-to-unsent.ts');
      if (stop) stop = subscribeToUnsent(memberId, () => setAll(read(memberId)));
    };
    subscribe().catch(() => undefined);
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [isWaiting, memberId]);

  return all.filter(({ parentId }) => parentId === communityId);
}

/** Loads the subscription to the outbox: only a member with an entry needs it. */
export const UnsentBadge = quietPart(
  async () => (await import('#web/parts/sync/status/entry-badge.tsx')).EntryBadge,
);

/** The member's own unsent new news; each leads to the reason. */
export function UnsentCards({ unsent }: { unsent: readonly Unsent[] }) {
  return unsent.map(({ id, title, category, out }) => (
    <article key={id} className="news-item unsent-card linked gap-4">
      <div>
        <div className="topline row between gap-3">
          <CategoryLabel name={category} />
        </div>
        <h2>
          <Link className="clamp linked-by" to={UNSENT}>
            {title}
          </Link>
        </h2>
        <Meta>
          <span>{messages.unsent.you}</span>
          <time dateTime={out.at}>{formatDate(out.at)}</time>
        </Meta>
        <div className="unsent-badge">
          <UnsentBadge subject={`news/${id}`} />
        </div>
      </div>
      <Picture src={undefined} fallback={coverFor(id)} alt="" className="cover" width={800} height={450} />
    </article>
  ));
}

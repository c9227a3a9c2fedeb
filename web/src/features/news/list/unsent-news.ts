import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { deviceDraftNames, readDeviceDraft } from '#web/lib/device/device-draft.ts';

/** What the list shows of a draft that is in the outbox; the rest of it is the editor's. */
const Unsent = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  place: z.optional(z.string()),
  edits: z.optional(z.string()),
  out: z.object({ thing: z.string(), at: z.string() }),
});
export type Unsent = z.infer<typeof Unsent>;

/** Read at once, so that what stands above the news is there with them. */
const read = (memberId: string): Unsent[] =>
  deviceDraftNames('newsDraft/', memberId)
    .flatMap((name) => readDeviceDraft(Unsent, name, memberId) ?? [])
    .sort((one, other) => other.out.at.localeCompare(one.out.at));

/** What the member wrote or changed in a community that has not arrived, the newest first. */
export function useUnsentNews(memberId: string | undefined, communityId: string | undefined): Unsent[] {
  const [all, setAll] = useState(() => (memberId ? read(memberId) : []));
  const isWaiting = all.length > 0;

  useEffect(() => {
    if (!isWaiting || !memberId) return;
    let stop: (() => void) | undefined = () => {};
    const hear = async () => {
      const { hearUnsent } = await import('./hear-unsent.ts');
      if (stop) stop = hearUnsent(memberId, () => setAll(read(memberId)));
    };
    hear().catch(() => undefined);
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [isWaiting, memberId]);

  return all.filter(({ place }) => place === communityId);
}

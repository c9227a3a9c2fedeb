import { useState } from 'react';
import type { DeviceDrafts } from '#web/lib/device/device-draft.ts';
import { useSession } from '#web/lib/session/session.ts';

/** What is typed about a subject, kept on the device as long as it is not sent; `empty` is not kept. */
export function useDraft<Draft extends { readonly text: string }>(
  drafts: DeviceDrafts<Draft>,
  subject: string,
  empty: Draft,
  isEmpty: (draft: Draft) => boolean = ({ text }) => text === '',
) {
  const memberId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState(() => drafts.read(memberId, subject) ?? empty);
  const [isNotKept, setNotKept] = useState(() => drafts.isRefused(memberId, subject));
  const change = (next: Draft) => {
    setDraft(next);
    if (isEmpty(next)) drafts.drop(memberId, subject);
    else setNotKept(!drafts.keep(memberId, subject, next));
  };
  return { draft, isNotKept, change };
}

import { useState } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { type PostDraft, postDrafts } from './post-entry.ts';

/** What is typed, kept on the device as long as it is not sent. */
export function useDraft(subject: string) {
  const memberId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState<PostDraft>(
    () => postDrafts.read(memberId, subject) ?? { text: '', isQuestion: false },
  );
  const [isNotKept, setNotKept] = useState(() => postDrafts.isRefused(memberId, subject));
  const change = (next: PostDraft) => {
    setDraft(next);
    if (next.text === '') postDrafts.drop(memberId, subject);
    else setNotKept(!postDrafts.keep(memberId, subject, next));
  };
  return { draft, isNotKept, change };
}

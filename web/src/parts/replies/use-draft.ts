import { useState } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { type ReplyDraft, replyDrafts } from './reply-entry.ts';

/** What is typed, kept on the device as long as it is not sent. */
export function useDraft(subject: string) {
  const memberId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState<ReplyDraft>(() => replyDrafts.read(memberId, subject) ?? { text: '' });
  const [isNotKept, setNotKept] = useState(() => replyDrafts.isRefused(memberId, subject));
  const change = (next: ReplyDraft) => {
    setDraft(next);
    if (next.text === '' && !next.replyTo) replyDrafts.drop(memberId, subject);
    else setNotKept(!replyDrafts.keep(memberId, subject, next));
  };
  return { draft, isNotKept, change };
}

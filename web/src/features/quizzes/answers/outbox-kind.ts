import { ClipboardPen } from 'lucide-react';
import { getSession } from '#web/lib/session/session.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { sayOnce } from '#web/parts/sync/tabs/say-once.ts';
import { showRemarked } from './api.ts';
import { messages } from './messages.ts';
import { attemptIn, changesOf, remarksDrafts, savedIn } from './remarks.ts';

const memberNow = () => getSession().user?.id ?? '';

/** The hooks of a teacher's remarks that were sent, or given up. */
export const remarksKind: KindHooks = {
  noun: messages.noun,
  Icon: ClipboardPen,
  onSent(entry) {
    const saved = savedIn(entry);
    if (!saved) return;
    const draft = remarksDrafts.read(memberNow(), attemptIn(entry));
    // What was typed since stays.
    if (draft && changesOf(draft, saved.remarks).length === 0)
      remarksDrafts.drop(memberNow(), attemptIn(entry));
    showRemarked(saved);
    void sayOnce(entry, messages.saved(entry.title.slice(messages.of('').length)));
  },
  onDrop: (entry) => remarksDrafts.drop(memberNow(), attemptIn(entry)),
};

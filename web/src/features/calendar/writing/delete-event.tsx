import { Confirm } from '#web/components/overlay/confirm.tsx';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ownedDrafts } from '#web/parts/forms/owned-draft.ts';
import { loadOutbox, putToggle } from '#web/parts/sync/queue/pending-toggles.ts';
import type { ShownEvent } from '../events/shown-days.ts';
import { type Scope, scopes } from '../scopes.ts';
import { DELETION, eventKinds, subjectOf } from './event-kind.ts';
import { messages } from './messages.ts';

interface DeleteEventProps {
  scope: Scope;
  event: ShownEvent;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Asks before an event is deleted. It disappears at once, and comes back with words where that is refused; without a
 * signal it waits in the outbox.
 */
export function DeleteEvent({ scope, event, onDone, onClose }: DeleteEventProps) {
  const memberId = useSession().user?.id ?? '';
  const { task, isNew, repeats, endDate } = event;
  const { unsent, my, of, series } = messages.deletion;
  const about = (isNew ? unsent : scope === 'my' ? my : of)(task);
  const text = repeats || endDate ? `${about} ${series}` : about;

  const remove = () => {
    const subject = subjectOf(scope, event);
    ownedDrafts(eventKinds[scope]).dropDraft(memberId, event);
    // A waiting change of it has nothing left to change.
    void loadChunk(loadOutbox)
      .then(({ drop }) => drop(subject))
      .catch(() => undefined);
    if (!isNew)
      putToggle({
        ...{ kind: DELETION, subject, desired: 'gone', title: messages.deleting(task) },
        queueKey: scopes[scope].to,
        steps: [{ route: 'events.deleteEvent', input: { id: event.id } }],
        onFailed: (why) => toastFailure(messages.notDeleted(task, why)),
      });
    toast(messages.deleted(task));
    onDone();
  };
  return (
    <Confirm
      title={messages.deletion.title}
      text={text}
      confirmLabel={messages.deletion.confirm}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}

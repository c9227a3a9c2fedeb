import { isRepeated, nextStart } from '#contract/fields/recurrence.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ownedDrafts } from '#web/parts/forms/owned-draft.ts';
import { loadOutbox, putToggle } from '#web/parts/sync/queue/pending-toggles.ts';
import type { ShownEvent } from '../events/shown-days.ts';
import { type Scope, scopes } from '../scopes.ts';
import { DELETION, eventKinds, startOf, subjectOf, timeSubjectOf } from './event-kind.ts';
import { messages } from './messages.ts';
import './delete-event.css';

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
  const { task, isNew, endDate } = event;
  const { unsent, my, of, series, times, one, all, confirm } = messages.deletion;
  const about = (isNew ? unsent : scope === 'my' ? my : of)(task);
  const isOneOf = !isNew && isOneOfSeveral(event);
  const text = isOneOf
    ? times(task, event.date)
    : isRepeated(event) || endDate
      ? `${about} ${series}`
      : about;

  const leaveOut = () => {
    const { id, date } = event;
    putToggle({
      kind: DELETION,
      subject: timeSubjectOf(scope, event),
      desired: 'gone',
      title: messages.deletingOn(task, date),
      queueKey: scopes[scope].to,
      steps: [{ route: 'events.updateEvent', input: { id, leaveOut: startOf(event) } }],
      onFailed: (why) => toastFailure(messages.notDeleted(task, why)),
    });
    toast(messages.deletedOn(task, date));
    onDone();
  };
  const remove = () => {
    const subject = subjectOf(scope, event);
    ownedDrafts(eventKinds[scope]).dropDraft(memberId, event);
    // A waiting change of it has nothing left to change.
    void loadChunk(loadOutbox)
      .then(({ drop }) => drop(subject))
      .catch(() => undefined);
    if (!isNew)
      putToggle({
        kind: DELETION,
        subject,
        desired: 'gone',
        title: messages.deleting(task),
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
      confirmLabel={isOneOf ? all : confirm}
      onConfirm={remove}
      onCancel={onClose}
    >
      {isOneOf && (
        <Button wide className="delete-one btn-warn" onClick={leaveOut}>
          {one}
        </Button>
      )}
    </Confirm>
  );
}

/** Whether something is left of a series without the time that is shown. */
function isOneOfSeveral(event: ShownEvent): boolean {
  const { firstDay, leftOut = [] } = event;
  const without = { ...event, date: firstDay, leftOut: [...leftOut, startOf(event)] };
  return isRepeated(event) && nextStart(without, firstDay) !== undefined;
}

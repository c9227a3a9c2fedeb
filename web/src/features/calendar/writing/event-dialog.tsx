import { useState } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { OwnedDialog } from '#web/parts/forms/owned-dialog.tsx';
import { begunIn } from '#web/parts/forms/unsent-owned.ts';
import type { Scope } from '../scopes.ts';
import { EventForm, type EventFormProps } from './event-form.tsx';
import { eventKinds, withChoices } from './event-kind.ts';
import { messages } from './messages.ts';
import { useOwnCircles } from './own-circles.ts';

interface EventDialogProps extends Pick<EventFormProps, 'onSaved' | 'onKept' | 'onClose'> {
  scope: Scope;
  isNew: boolean;
  /** The event; of one that is still to be made the name that the device gave it, if it was begun before. */
  id: string | undefined;
  /** Where a new one is to be, unless that is told by what was begun. */
  day?: string | undefined;
}

/** Adds an event, or changes one. */
export function EventDialog({ scope, isNew, id, day, ...ends }: EventDialogProps) {
  const { onClose } = ends;
  const { user, community } = useSession();
  const memberId = user?.id ?? '';
  const circles = scope === 'my' ? undefined : scope;
  const where = { scope, ...(circles && community && { communityId: community.id }) };
  const [of] = useState(() => ({ id: id ?? begunIn(eventKinds[scope], memberId, where) }));
  const choices = useOwnCircles(isNew ? circles : undefined);
  const kind = withChoices(eventKinds[scope], choices);

  if (isNew && circles && choices.known?.length === 0 && !choices.isValidating) {
    const { title, text, action } = messages[circles].none;
    return (
      <Dialog title={messages.create} closeLabel={messages.close} onClose={onClose}>
        <EmptyState isInSection drawing="sprout" title={title} text={text}>
          <LinkButton variant="primary" to={`/${circles}`}>
            {action}
          </LinkButton>
        </EmptyState>
      </Dialog>
    );
  }
  const isComing = isNew && circles && !choices.known && !choices.error;
  return (
    <OwnedDialog {...{ kind, isNew, of, onClose }}>
      {(item, isGone) =>
        isComing ? (
          <FormSkeleton label={messages[circles].choosing} />
        ) : (
          <EventForm {...{ kind, memberId, of, item, isGone, day }} {...ends} scope={where} />
        )
      }
    </OwnedDialog>
  );
}

/** In the sizes of the form. */
function FormSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="form owned-form">
        {['circle', 'task', 'date', 'time', 'acts'].map((field) => (
          <Skeleton key={field} shape="picture" className="owned-sk-text" />
        ))}
      </div>
    </Loading>
  );
}

import { useEffect, useState } from 'react';
import { enterprises } from '#contract/communities/enterprises.ts';
import { groups } from '#contract/communities/groups.ts';
import type { CalendarEvent } from '#contract/events/events.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { call } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import { FormSkeleton, OwnedDialog } from '#web/parts/forms/owned-dialog.tsx';
import { begunIn } from '#web/parts/forms/owned-draft.ts';
import { FormActs, OwnedForm } from '#web/parts/forms/owned-form.tsx';
import type { Choices } from '#web/parts/forms/owned-kind.ts';
import { type OwnedFormOptions, useOwnedForm } from '#web/parts/forms/use-owned-form.ts';
import type { Scope } from '../scopes.ts';
import { eventKinds, withChoices } from './event-kind.ts';
import { messages } from './messages.ts';

interface EventDialogProps extends Pick<EventFormProps, 'onSaved' | 'onKept' | 'onClose'> {
  scope: Scope;
  isNew: boolean;
  /** The event; a new one that was begun before has the name that the device gave it. */
  id: string | undefined;
  /** The calendar of a new one, unless the begun draft says it. */
  day?: string | undefined;
}

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
      <Dialog title={messages.create} onClose={onClose}>
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
    <OwnedDialog kind={kind} isNew={isNew} of={of} onClose={onClose}>
      {(item, isDeleted) =>
        isComing ? (
          <FormSkeleton label={messages[circles].choosing} fields={kind.fields} />
        ) : (
          <EventForm
            kind={kind}
            memberId={memberId}
            of={of}
            item={item}
            isDeleted={isDeleted}
            day={day}
            {...ends}
            scope={where}
          />
        )
      }
    </OwnedDialog>
  );
}

interface EventFormProps extends OwnedFormOptions<CalendarEvent> {
  /** The pressed day: a new event is on it, whatever was begun before. */
  day: string | undefined;
  onClose: () => void;
}

function EventForm({ day, onClose, ...options }: EventFormProps) {
  const { kind, item } = options;
  const state = useOwnedForm(options);
  const { setValue } = state.form;
  const start = item ? undefined : day;

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when it begins anew
  useEffect(() => {
    if (start) setValue('date', start);
  }, [start, setValue, state.restarts]);

  return (
    <OwnedForm kind={kind} isNew={!item} state={state}>
      {item && (item.repeats || item.endDate) && <p className="soft text-sm">{messages.wholeSeries}</p>}
      <FormActs state={state} submit={item ? messages.save : messages.add} onClose={onClose} />
    </OwnedForm>
  );
}

const routes = { groups: groups.listUserGroups, enterprises: enterprises.listUserEnterprises };

/** The largest page: a member who follows hundreds needs few replies. */
const PAGE_SIZE = 50;

type Known = NonNullable<Choices['known']>;

/** Those of the followed circles that the member made: nobody can leave what they made. */
async function loadOwn(scope: keyof typeof routes, communityId: string, signal: AbortSignal): Promise<Known> {
  const own: { id: string; name: string }[] = [];
  let pages = 1;
  for (let pageNumber = 1; pageNumber <= pages; pageNumber += 1) {
    const input = { communityId, pageNumber, pageSize: PAGE_SIZE };
    const page = await call(routes[scope], input, { signal });
    for (const { id, title, isCreator } of page.data) if (isCreator === 'true') own.push({ id, name: title });
    pages = page.totalPages;
  }
  return own;
}

/** The groups or enterprises of the current community that the member made; their own calendar needs none. */
function useOwnCircles(scope: keyof typeof routes | undefined): Choices {
  const communityId = useSession().community?.id;
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly known?: Known; readonly error?: Error }>({});
  const [isValidating, setValidating] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (!scope || !communityId) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    setValidating(true);
    loadOwn(scope, communityId, signal)
      .then(
        (known) => signal.aborted || setFound({ known }),
        (error: Error) => signal.aborted || setFound(({ known }) => ({ ...(known && { known }), error })),
      )
      .finally(() => signal.aborted || setValidating(false));
    return () => stopping.abort();
  }, [scope, communityId, tries]);

  return { known: found.known, error: found.error, isValidating, retry: () => setTries(tries + 1) };
}

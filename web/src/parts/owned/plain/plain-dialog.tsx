import { useState } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { FormActs } from '#web/parts/owned/form-acts.tsx';
import { messages } from '#web/parts/owned/messages.ts';
import { OwnedDialog } from '#web/parts/owned/owned-dialog.tsx';
import { ownedDrafts } from '#web/parts/owned/owned-draft.ts';
import { OwnedForm } from '#web/parts/owned/owned-form.tsx';
import type { FormProps } from '#web/parts/owned/owned-screen.tsx';
import { begunIn } from '#web/parts/owned/unsent-owned.ts';
import { type OwnedFormOptions, useOwnedForm } from '#web/parts/owned/use-owned-form.ts';
import type { Plain, PlainKind } from './plain-kind.ts';

interface PlainDialogProps<Item extends Plain> extends FormProps<Item> {
  kind: PlainKind<Item>;
  /** Where a new one is made. */
  scope: object;
}

/** Makes one, or changes it; what was begun is gone on with where it was begun. */
export function PlainDialog<Item extends Plain>(props: PlainDialogProps<Item>) {
  const { kind, of: known, begun, onSaved, onClose } = props;
  const memberId = useSession().user?.id ?? '';
  const [of] = useState(() => ({ id: known?.id ?? (begun || begunIn(kind, memberId, props.scope)) }));
  const [scope] = useState(() => ownedDrafts(kind).readDraft(memberId, of)?.scope ?? props.scope);
  return (
    <OwnedDialog kind={kind} isNew={!known} of={{ ...scope, ...of }} onClose={onClose}>
      {(item, isGone) => <PlainForm {...{ kind, memberId, of, item, isGone, scope, onSaved, onClose }} />}
    </OwnedDialog>
  );
}

function PlainForm<Item extends Plain>({
  onClose,
  ...options
}: OwnedFormOptions<Item> & { onClose: () => void }) {
  const { kind, item } = options;
  const state = useOwnedForm(options);
  return (
    <OwnedForm kind={kind} isNew={!item} state={state}>
      <FormActs state={state} submit={item ? messages.save : kind.texts.create} onClose={onClose} />
    </OwnedForm>
  );
}

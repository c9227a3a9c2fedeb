import { useState } from 'react';
import type { Resource } from '#contract/resources/resources.ts';
import { isVideo } from '#web/lib/media/video-types.ts';
import { useSession } from '#web/lib/session/session.ts';
import { FileForm } from '#web/parts/forms/file-form.tsx';
import { OwnedDialog } from '#web/parts/forms/owned-dialog.tsx';
import type { Values } from '#web/parts/forms/owned-draft.ts';
import { begunIn } from '#web/parts/forms/owned-draft.ts';
import type { FormProps } from '#web/parts/forms/owned-screen.tsx';
import { messages } from './messages.ts';
import { resourceKind } from './resource-kind.ts';

export function ResourceDialog(props: FormProps<Resource>) {
  const { of: known, begun, onClose, onSaved, onKept = onClose } = props;
  const memberId = useSession().user?.id ?? '';
  const [of] = useState(() => ({ id: known?.id ?? (begun || begunIn(resourceKind, memberId)) }));
  return (
    <OwnedDialog kind={resourceKind} isNew={!known} of={of} onClose={onClose}>
      {(item, isDeleted) => (
        <FileForm
          kind={resourceKind}
          memberId={memberId}
          of={of}
          item={item}
          isDeleted={isDeleted}
          scope={{}}
          onClose={onClose}
          stored={item?.file}
          texts={messages}
          impliedBy={sectionOf}
          onSaved={onSaved}
          onKept={onKept}
        />
      )}
    </OwnedDialog>
  );
}

/** The section follows the file, until the member chooses one. */
const sectionOf = (chosen: File, before: File | undefined): Values => {
  if (isVideo(chosen)) return { resourceType: 'videos' };
  return before && isVideo(before) ? { resourceType: 'articles' } : {};
};

import { Suspense } from 'react';
import type { Community } from '#contract/communities.ts';
import { CommunityDialog, DeleteDialog } from './lazy-dialogs.ts';

/** What is open over the communities. */
export type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly community: Community }
  | { readonly kind: 'delete'; readonly community: Community; readonly isOnly: boolean };

interface CommunityDialogsProps {
  open: Open | undefined;
  memberId: string;
  onClose: () => void;
  onCreated: (community: Community) => void;
  onChanged: (community: Community) => void;
  onDeleted: (community: Community, isOnly: boolean) => void;
}

export function CommunityDialogs(props: CommunityDialogsProps) {
  const { open, memberId, onClose, onCreated, onChanged, onDeleted } = props;
  return (
    <Suspense fallback={null}>
      {open?.kind === 'create' && (
        <CommunityDialog memberId={memberId} onSaved={onCreated} onClose={onClose} />
      )}
      {open?.kind === 'edit' && (
        <CommunityDialog memberId={memberId} id={open.community.id} onSaved={onChanged} onClose={onClose} />
      )}
      {open?.kind === 'delete' && (
        <DeleteDialog
          community={open.community}
          onDeleted={() => onDeleted(open.community, open.isOnly)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

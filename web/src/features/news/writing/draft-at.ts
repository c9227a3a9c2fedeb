import { readBegun } from '#web/parts/editor/keeping/begun.ts';

/** The address at which a draft of a news is continued. */
export const draftAt = ({ id, copyOf }: { readonly id: string; readonly copyOf?: string | undefined }) =>
  copyOf === undefined ? `/news/add?${new URLSearchParams({ draft: id })}` : `/news/edit/${copyOf}`;

/** The addresses of the member's unfinished news of a community, the one they write now first. */
export const unfinishedHrefs = (memberId: string, communityId: string | undefined): string[] =>
  readBegun('newsDraft', memberId)
    // One whose saving never began belongs to the community in which that happens.
    .filter(({ parentId }) => parentId === undefined || parentId === communityId)
    .map((draft) => (draft.isDetached || draft.copyOf !== undefined ? draftAt(draft) : '/news/add'));

import { type Begun, readBegun } from '#web/parts/blocks/keeping/begun.ts';
import { draftAt } from '../writing/draft-at.ts';

/** The addresses at which the member goes on with unfinished news of a community, the one they write now first. */
export const unfinishedHrefs = (memberId: string, communityId: string | undefined): string[] =>
  readBegun('newsDraft', memberId)
    .filter((draft) => (placeOf(draft) ?? communityId) === communityId)
    .map((draft) => (draft.isApart || draft.copyOf !== undefined ? draftAt(draft) : '/news/add'));

/** One whose saving never began goes to the community in which that happens. */
const placeOf = ({ place, communityId }: Begun) => place ?? communityId;

import { useRef } from 'react';
import { LONGEST_POST, MOST_PICTURES } from '#contract/communities/posts.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { ThreadForm } from '#web/parts/threads/thread-form.tsx';
import { useDraft } from '#web/parts/threads/use-draft.ts';
import { messages } from './messages.ts';
import { type Place, subjectOf } from './place.ts';
import { newPostEntry, type PostDraft, postDrafts } from './post-entry.ts';

const nothing: PostDraft = { text: '', isQuestion: false };

export function PostForm({ place }: { place: Place }) {
  const { draft, isNotKept, change } = useDraft(postDrafts, subjectOf(place), nothing);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isQuestion } = draft;
  return (
    <ThreadForm
      className="post-form"
      draft={draft}
      isNotKept={isNotKept}
      nothing={nothing}
      field={field}
      onChange={change}
      make={(pictures, memberId) => newPostEntry(place, draft, pictures, memberId)}
      texts={{ ...messages, ...(isQuestion && messages.asking) }}
      longest={LONGEST_POST}
      mostPictures={MOST_PICTURES}
      after={
        <Checkbox
          label={messages.ask}
          {...(isQuestion && { hint: messages.askHint })}
          checked={isQuestion}
          onChange={({ target }) => change({ ...draft, isQuestion: target.checked })}
        />
      }
    />
  );
}

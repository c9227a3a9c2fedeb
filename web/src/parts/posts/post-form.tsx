import { useRef, useState } from 'react';
import { LONGEST_POST, MOST_PICTURES } from '#contract/communities/posts.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { ThreadForm } from '#web/parts/threads/thread-form.tsx';
import { useDraft } from '#web/parts/threads/use-draft.ts';
import { messages } from './messages.ts';
import { type Place, subjectOf } from './place.ts';
import { newPostEntry, type PostDraft, postDrafts } from './post-entry.ts';

const nothing: PostDraft = { text: '', isQuestion: false };

interface PostFormProps {
  place: Place;
  /** Whether it is one line until one comes to write, so that the posts begin sooner. */
  isFolded: boolean;
}

export function PostForm({ place, isFolded }: PostFormProps) {
  const { draft, isNotKept, change } = useDraft(postDrafts, subjectOf(place), nothing);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isQuestion } = draft;
  // Once open it stays: what is below would else move from under a finger.
  const [isOpen, setOpen] = useState(draft.text !== '');
  return (
    <ThreadForm
      className="post-form"
      isFolded={isFolded && !isOpen}
      onOpen={() => setOpen(true)}
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

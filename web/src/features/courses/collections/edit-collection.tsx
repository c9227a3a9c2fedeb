import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { CollectionFrame, CollectionMissing } from '#web/parts/collections/collections.tsx';
import { EditedCourses } from './edited-courses.tsx';
import { messages } from './messages.ts';
import { type Collection, changeCollection, useCollections } from './use-collections.ts';

const RenameCollection = lazyPart(async () => (await import('./rename-collection.tsx')).RenameCollection);

const MINE = '/courses/my-courses';
const texts = messages.editing;

/** What is in one of the member's own collections, to be put in another order, taken out, and called otherwise. */
export function EditCollection() {
  const [params] = useSearchParams();
  const { own } = useCollections();
  const asked = params.get('collection');
  const collection = asked === null ? own[0] : own.find(({ id }) => id === asked);
  if (!collection) return <CollectionMissing texts={messages.missing} to={MINE} />;
  return <Editing key={collection.id} collection={collection} />;
}

function Editing({ collection }: { collection: Collection }) {
  const { id, title, courses } = collection;
  const [isNaming, setNaming] = useState(false);
  const close = () => setNaming(false);
  return (
    <CollectionFrame
      back={{ to: `${MINE}/${id}`, text: title }}
      title={messages.edit}
      acts={<Button onClick={() => setNaming(true)}>{texts.rename}</Button>}
      facts={
        <>
          <span>{title}</span>
          <span>{messages.courseCount(courses.length)}</span>
        </>
      }
      note={{ title: texts.sample, text: texts.sampleText }}
    >
      {courses.length > 0 ? (
        <EditedCourses collection={collection} />
      ) : (
        <EmptyState drawing="sprout" {...messages.empty} />
      )}
      {isNaming && (
        <RenameCollection
          title={title}
          onName={(name) => {
            changeCollection(id, { title: name });
            toast(texts.renamed(name));
            close();
          }}
          onClose={close}
        />
      )}
    </CollectionFrame>
  );
}

import type { ReactNode } from 'react';
import { ResourceCard } from '#contract/resources/resources.ts';
import { Byline } from '#web/components/content/byline.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { ShareAddress } from '#web/components/content/share-address.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { formatDate } from '#web/lib/format/format-date.ts';
import { knownIn } from '#web/lib/known-in.ts';
import { useSession } from '#web/lib/session/session.ts';
import { CollectionsButton } from '#web/parts/collections/collections-button.tsx';
import { FileCard } from '#web/parts/files/file-card.tsx';
import { FilePicture } from '#web/parts/files/file-picture.tsx';
import { PressToPlay } from '#web/parts/files/press-to-play.tsx';
import { kindOf, type StoredFile } from '#web/parts/files/stored-file.ts';
import { OwnedActs } from '#web/parts/forms/owned-acts.tsx';
import { HiddenWhy } from '#web/parts/reports/lazy-report.ts';
import { AddToggle, KeptHere, useAdding } from '../added.tsx';
import { messages } from '../messages.ts';
import { resourceKind } from '../writing/resource-kind.ts';
import './resource-page.css';

/** What the list handed on of a resource in the history's state. */
export const knownResource = (state: unknown, id: string): ResourceCard | undefined =>
  knownIn(ResourceCard, 'resource', state, id);

interface ResourcePageProps {
  resource: ResourceCard;
  onEdit: () => void;
  onDeleted: () => void;
  children: ReactNode;
}

/** One resource: a list has all of it but its description, which comes last. */
export function ResourcePage({ resource, onEdit, onDeleted, children }: ResourcePageProps) {
  const { id, title, creator, author, authorAttachments, createdAt } = resource;
  const added = useAdding();
  const me = useSession().user?.id;
  const file = fileOf(resource);
  const hasSmaller = file !== undefined && kindOf(file) === 'picture' && resource.thumbnail !== undefined;
  return (
    <article className="resource stack">
      <header className="resource-head">
        <div className="resource-title gap-3">
          <h1 className="breaks" tabIndex={-1}>
            {title}
          </h1>
          <OwnedActs kind={resourceKind} item={resource} onEdit={onEdit} onDeleted={onDeleted} />
        </div>
        <div className="row gap-3">
          <Byline id={creator} name={author} file={authorAttachments}>
            <Meta>
              <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            </Meta>
          </Byline>
        </div>
      </header>
      {resource.hidden && <HiddenWhy on="resource" id={id} hidden={resource.hidden} isOwn={me === creator} />}
      <div className={hasSmaller ? 'resource-medium is-whole' : 'resource-medium'}>
        <Medium resource={resource} file={file} />
      </div>
      <FileCard file={file} hasSmaller={hasSmaller}>
        <div className="resource-pair gap-3">
          <AddToggle title={title} isAdded={added.has(id)} onToggle={() => added.toggle(resource)} />
          <CollectionsButton of="library" thing={resource} />
        </div>
        {added.has(id) && <KeptHere />}
        <ShareAddress
          title={title}
          url={`${window.location.origin}/library/${id}`}
          texts={messages.sharing}
        />
      </FileCard>
      <div className="resource-words">{children}</div>
    </article>
  );
}

function Medium({ resource, file }: { resource: ResourceCard; file: StoredFile | undefined }) {
  const still = <FilePicture key={resource.thumbnail?.name} of={resource} loading="eager" />;
  if (file === undefined || kindOf(file) !== 'video') return still;
  const { name } = resource.thumbnail ?? {};
  return (
    <PressToPlay key={file.filename} file={file} poster={name && contentUrl('thumbnail', name)}>
      {still}
    </PressToPlay>
  );
}

const fileOf = ({ file, filename, title }: ResourceCard): StoredFile | undefined =>
  file && filename !== undefined ? { folder: 'file', filename, title, ...file } : undefined;

export const ResourceMissing = () => <Missing {...messages.missing} to="/library" />;

export const ResourceSkeleton = () => (
  <div className="resource stack">
    <div className="resource-head">
      <Skeleton shape="title" width={70} className="resource-sk-title" />
      <div className="row gap-3">
        <Skeleton shape="picture" className="avatar" />
        <SkeletonLines className="fill" of={['line 30', 'line 50']} />
      </div>
    </div>
    <Skeleton shape="picture" className="resource-medium file-picture" />
    <div className="file-card stack gap-3">
      <Skeleton shape="line" width={50} className="resource-sk-what" />
      <Skeleton shape="picture" className="resource-sk-button" />
      <Skeleton shape="line" width={70} />
      <Skeleton shape="picture" className="resource-sk-button" />
      <Skeleton shape="picture" className="resource-sk-button" />
    </div>
    <div className="resource-words">
      <WordsSkeleton />
    </div>
  </div>
);

export const WordsSkeleton = () => <SkeletonLines of={['line 90', 'line 90', 'line 70']} />;

import type { ResourceCard } from '#contract/resources.ts';
import { Meta } from '#web/components/content/meta.tsx';
import { fileType } from '#web/lib/format/file-type.ts';
import { formatSize } from '#web/lib/format/format-size.ts';
import { messages } from './messages.ts';

/** Of its file: `PDF`; undefined where there is none, or its name does not say. */
export const typeOfFile = ({ file, filename }: Pick<ResourceCard, 'file' | 'filename'>) =>
  fileType(file?.name ?? '') ?? fileType(filename ?? '');

/** Its section, and of its file what it is and how large: `Articles • PDF • 2.4 MB`. */
export function ResourceMeta({
  resource,
}: {
  resource: Pick<ResourceCard, 'resourceType' | 'file' | 'filename'>;
}) {
  const { resourceType, file } = resource;
  const type = typeOfFile(resource);
  return (
    <Meta>
      <span>{messages.sections[resourceType]}</span>
      {type && <span>{type}</span>}
      {file && <span>{formatSize(file.size)}</span>}
    </Meta>
  );
}

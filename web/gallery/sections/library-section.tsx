import { Ellipsis, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '#web/components/overlay/menu.tsx';
import {
  type Listed,
  ResourceActs,
  ResourceItem,
  ResourcesSkeleton,
} from '#web/features/library/list/resource-item.tsx';
import '#web/parts/lists/list-section.css';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { longTitle, longWord, mark, nothing } from '../samples.tsx';
import { Specimen } from '../specimen.tsx';

const link = { to: '/' };
const article = { id: 'a', title: 'Lime by soil type: a table to print', resourceType: 'articles' } as const;
const video = { id: 'v', title: 'Sharpening a scythe in two minutes', resourceType: 'videos' } as const;
const table = { name: 'lime.xlsx', type: 'application/zip', size: 96_000 };
const film = { name: 'scythe.mp4', type: 'video/mp4', size: 38_000_000 };

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><circle cx="3" cy="2" r="1.5" fill="#f6c52c"/></svg>';
/** A small picture that a member's device made. */
const small = {
  name: URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' })),
  width: 600,
  height: 400,
};

const files: readonly Listed[] = [
  { ...article, file: table },
  { ...article, id: 'p', title: longTitle, file: { ...table, name: 'plan.pdf' }, thumbnail: small },
  { ...article, id: 'n', title: 'A word without a file' },
  { ...article, id: 'l', title: longWord, file: { ...table, name: 'long.docx' } },
  { ...video, file: film },
  { ...video, id: 'w', file: film, thumbnail: small },
];

const menu = (
  <Menu
    label="Options of the file"
    icon={mark(Ellipsis)}
    entries={[{ icon: mark(Pencil), text: 'Edit', onSelect: nothing }]}
  />
);

/** A file of the library in a list: with each kind of picture, added or not, one's own, on its way. */
export function LibrarySection() {
  const [added, setAdded] = useState<readonly string[]>(['p']);
  const toggle = (id: string) =>
    setAdded(added.includes(id) ? added.filter((each) => each !== id) : [...added, id]);
  return (
    <>
      <Specimen name="files" wide>
        <ul className="resource-list">
          {files.map((item) => (
            <ResourceItem key={item.id} item={item} link={link} menu={item.id === 'p' && menu}>
              <ResourceActs
                item={{ id: item.id, title: `${item.title} (${item.id})` }}
                isAdded={added.includes(item.id)}
                onToggle={() => toggle(item.id)}
              />
            </ResourceItem>
          ))}
        </ul>
      </Specimen>
      <Specimen name="files on their way" wide>
        <ul className="resource-list">
          {(['waiting', 'sending', 'refused'] as const).map((state) => (
            <ResourceItem
              key={state}
              item={{ ...article, id: state, file: table }}
              link={link}
              state={<StateBadge state={state} />}
            />
          ))}
        </ul>
      </Specimen>
      <Specimen name="files, loading" wide>
        <div aria-hidden="true">
          <ResourcesSkeleton />
        </div>
      </Specimen>
    </>
  );
}

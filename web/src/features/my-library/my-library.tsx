import { useId } from 'react';
import { Meta } from '#web/components/content/meta.tsx';
import { Picture, type PictureSource } from '#web/components/content/picture.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { cover } from '#web/lib/art.ts';
import { messages } from './messages.ts';
import './my-library.css';

const collections = [
  { title: 'Farming', files: 3, cover: cover(2) },
  { title: 'Branding', files: 4, cover: cover(7) },
];

interface File {
  readonly title: string;
  /** Its category. */
  readonly meta: string;
  readonly cover: PictureSource;
}

/** Sample content: nobody's files, and nothing that opens. */
export function MyLibrary({ files }: { files: readonly File[] }) {
  const id = useId();
  return (
    <>
      <SampleNote id={id} title={messages.sample} text={messages.sampleText} />
      <section className="my-library" aria-labelledby={`${id}-collections`}>
        <h2 id={`${id}-collections`}>{messages.collections}</h2>
        <ul className="collections">
          {collections.map((collection) => (
            <li key={collection.title} className="collection">
              <img className="cover" src={collection.cover} alt="" width={800} height={450} />
              <h3>{collection.title}</h3>
              <p>{messages.count(collection.files)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="my-library" aria-labelledby={`${id}-files`}>
        <h2 id={`${id}-files`}>{messages.files}</h2>
        <List>
          {files.map(({ title, meta, cover }) => (
            <ListRow
              key={title}
              title={title}
              lead={<Picture {...cover} className="cover my-file" alt="" />}
              meta={<Meta>{meta}</Meta>}
            />
          ))}
        </List>
      </section>
    </>
  );
}

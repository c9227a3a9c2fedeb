import { type ReactNode, useId } from 'react';
import type { Lesson } from '#contract/lessons/lessons.ts';
import type { Material } from '#contract/lessons/materials.ts';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { Paragraphs } from '#web/components/content/linked-text.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { formatSize } from '#web/lib/format/format-size.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import type { PieceMaterial } from '#web/parts/editor/draft/draft.ts';
import { ArticleBlock } from '#web/parts/editor/reading/article-block.tsx';
import { blocksOf } from '#web/parts/editor/reading/blocks-of.ts';
import { messages as files } from '#web/parts/files/messages.ts';
import { type StoredFile, typeOfFile, wayTo } from '#web/parts/files/stored-file.ts';
import { messages } from './messages.ts';
import '#web/parts/files/file-card.css';
import '#web/parts/files/file-note.css';
import './lesson.css';

interface LessonContentProps {
  lesson: Pick<Lesson, 'title' | 'lessonDesc' | 'cover' | 'rich_text' | 'materials'>;
}

/** A lesson's picture; where it does not load, the drawing for its id. */
export const LessonCover = ({ id, cover, title }: Pick<Lesson, 'id' | 'cover' | 'title'>) =>
  cover && (
    <HeldBack
      src={contentUrl('coverImg', cover.name)}
      of={{ kind: 'picture', label: title, className: 'cover' }}
    >
      <Picture
        className="cover"
        src={contentUrl('coverImg', cover.name)}
        fallback={coverFor(id)}
        alt=""
        width={cover.width}
        height={cover.height}
        fetchPriority="high"
      />
    </HeldBack>
  );

/** A lesson's blocks, and its files. */
export function LessonContent({ lesson }: LessonContentProps) {
  const { title, lessonDesc, cover, rich_text, materials } = lesson;
  return (
    <>
      <div className="lesson-words">
        <Paragraphs>{lessonDesc}</Paragraphs>
      </div>
      {blocksOf(rich_text).map((block, index) => (
        <ArticleBlock
          key={`${block.kind} ${block.id}`}
          block={block}
          title={title}
          isOnTop={!cover && index === 0}
        />
      ))}
      {materials.length > 0 && <Materials materials={materials} />}
    </>
  );
}

const storedFile = ({ material, name, file }: Material): StoredFile => ({
  ...file,
  folder: 'material',
  filename: material,
  title: name,
});

interface MaterialListProps<Of> {
  of: readonly Of[];
  /** A link to one. */
  children: (material: Of) => ReactNode;
}

/** A lesson's files with their types and sizes. */
export const MaterialList = <Of extends PieceMaterial>({ of, children }: MaterialListProps<Of>) => (
  <>
    <h2>{messages.materials}</h2>
    <ul className="materials">
      {of.map((each) => (
        <li key={each.id} className="row gap-4">
          <span className="file-card-type is-material text-xs" aria-hidden="true">
            {typeOfFile({ file: each.file, filename: each.material })}
          </span>
          {children(each)}
          <span className="soft num">{formatSize(each.file.size)}</span>
        </li>
      ))}
    </ul>
  </>
);

/** They are links while there is a connection; without one they say so. */
function Materials({ materials }: { materials: readonly Material[] }) {
  const isOnline = useIsOnline();
  const id = useId();
  return (
    <section className="article-block">
      <MaterialList of={materials}>
        {(material) => <MaterialLink file={storedFile(material)} isOnline={isOnline} note={id} />}
      </MaterialList>
      <p className="file-note soft text-xs" id={id} role="status">
        {isOnline || materials.every((each) => wayTo(storedFile(each), false).way)
          ? undefined
          : files.offline}
      </p>
    </section>
  );
}

function MaterialLink({ file, isOnline, note }: { file: StoredFile; isOnline: boolean; note: string }) {
  const { isShown, way } = wayTo(file, isOnline);
  if (!way)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now, and says so
      <a className="link fill" role="link" aria-disabled="true" aria-describedby={note} tabIndex={0}>
        {file.title}
      </a>
    );
  return (
    <a className="link fill" rel="noopener noreferrer" {...way}>
      {file.title}
      {isShown && <span className="vh">{messages.newTab}</span>}
    </a>
  );
}

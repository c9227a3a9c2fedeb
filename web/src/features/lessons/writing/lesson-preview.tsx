import { fileType } from '#web/lib/format/file-type.ts';
import { formatSize } from '#web/lib/format/format-size.ts';
import type { ShownPiece } from '#web/parts/editor/preview/shown-piece.ts';
import { LessonContent, LessonCover } from '../reading/lesson-content.tsx';
import { messages } from './material-messages.ts';

/** A lesson before it is saved, as its learners will see it; its files are not there to be opened yet. */
export function LessonPreview({ piece }: { piece: ShownPiece }) {
  const { title, description = '', cover, rich_text, materials } = piece;
  return (
    <article>
      <header className="lesson-head">
        <h1>{title}</h1>
        <LessonCover id={rich_text.id} cover={cover} />
      </header>
      <LessonContent lesson={{ title, lessonDesc: description, cover, rich_text, materials: [] }} />
      {materials.length > 0 && (
        <section className="article-block">
          <h2>{messages.title}</h2>
          <ul className="materials">
            {materials.map(({ id, name, file }) => (
              <li key={id} className="row gap-4">
                <span className="file-card-type" aria-hidden="true">
                  {fileType(file.name)}
                </span>
                <span className="link fill">{name}</span>
                <span className="soft num">{formatSize(file.size)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

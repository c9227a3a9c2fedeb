import type { ShownPiece } from '#web/parts/editor/preview/shown-piece.ts';
import { LessonContent, LessonCover, MaterialList } from '../reading/lesson-content.tsx';

/** A preview of a lesson, as its learners will see it; its files cannot be opened yet. */
export function LessonPreview({ piece }: { piece: ShownPiece }) {
  const { title, description = '', cover, rich_text, materials } = piece;
  return (
    <article>
      <header className="lesson-head">
        <h1>{title}</h1>
        <LessonCover id={rich_text.id} title={title} cover={cover} />
      </header>
      <LessonContent lesson={{ title, lessonDesc: description, cover, rich_text, materials: [] }} />
      {materials.length > 0 && (
        <section className="article-block">
          <MaterialList of={materials}>
            {({ name }) => <span className="link fill">{name}</span>}
          </MaterialList>
        </section>
      )}
    </article>
  );
}

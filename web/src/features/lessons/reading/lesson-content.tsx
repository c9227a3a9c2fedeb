import type { Lesson } from '#contract/lessons.ts';
import { Paragraphs } from '#web/components/content/paragraphs.tsx';
import { ArticleBlock } from '#web/parts/editor/reading/article-block.tsx';
import { blocksOf } from '#web/parts/editor/reading/blocks-of.ts';
import { Materials } from './materials.tsx';

interface LessonContentProps {
  lesson: Pick<Lesson, 'title' | 'lessonDesc' | 'cover' | 'rich_text' | 'materials'>;
}

/** What there is to be read in a lesson, and the files that belong to it. */
export function LessonContent({ lesson }: LessonContentProps) {
  const { title, lessonDesc, cover, rich_text, materials } = lesson;
  return (
    <>
      <div className="lesson-words">
        <Paragraphs>{lessonDesc}</Paragraphs>
      </div>
      {blocksOf(rich_text).map((block, place) => (
        <ArticleBlock
          key={`${block.kind} ${block.id}`}
          block={block}
          title={title}
          isOnTop={!cover && place === 0}
        />
      ))}
      {materials.length > 0 && <Materials materials={materials} />}
    </>
  );
}

import { type Lesson, type LessonBeside, lessons } from '#contract/lessons/lessons.ts';
import { fetchReply, keptReply } from '#web/lib/api/replies.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { blocksOf } from '#web/parts/editor/reading/blocks-of.ts';

/** Pictures of the next lesson that are fetched ahead. */
const MAX_PICTURES = 2;

/** Fetches an open lesson with its first pictures; of a locked one only its cover. */
export async function fetchLesson(
  { id, isLocked, cover }: Pick<LessonBeside, 'id' | 'isLocked' | 'cover'>,
  isWanted: () => boolean,
): Promise<void> {
  if (isLocked) return fetchPictures(cover ? [contentUrl('coverImg', cover.name)] : []);
  const next = keptReply(lessons.getLesson, { id }) ?? (await fetchReply(lessons.getLesson, { id }));
  if (next && isWanted()) fetchPictures(firstPictures(next));
}

function firstPictures({ cover, rich_text }: Lesson): string[] {
  const photos = blocksOf(rich_text).flatMap((block) => (block.kind === 'photo' ? [block.img] : []));
  const all = [
    ...(cover ? [contentUrl('coverImg', cover.name)] : []),
    ...photos.map((name) => contentUrl('img', name)),
  ];
  return all.slice(0, MAX_PICTURES);
}

function fetchPictures(addresses: readonly string[]): void {
  for (const address of addresses) new Image().src = address;
}

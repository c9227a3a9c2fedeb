import { useEffect } from 'react';
import { type Lesson, lessons } from '#contract/lessons.ts';
import { fetchReply, keptReply } from '#web/lib/api/replies.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/saves-data.ts';
import { blocksOf } from '#web/parts/editor/reading/blocks-of.ts';

/** Pictures of the next lesson that are fetched ahead. */
const MAX_PICTURES = 2;

/**
 * Fetches an open next lesson while this one is read: in a field the signal may be gone. Of a locked one only the
 * picture, because its title is known.
 */
export function useFetchNext(lesson: Lesson | undefined): void {
  const { id, isLocked, cover } = lesson?.next ?? {};
  useEffect(() => {
    if (id === undefined || sparesData()) return;
    let isWanted = true;
    const fetchNext = async () => {
      await idle();
      if (!isWanted) return;
      if (isLocked) return fetchPictures(cover ? [contentUrl('coverImg', cover.name)] : []);
      const next = keptReply(lessons.getLesson, { id }) ?? (await fetchReply(lessons.getLesson, { id }));
      if (next && isWanted) fetchPictures(firstPictures(next));
    };
    void fetchNext();
    return () => {
      isWanted = false;
    };
  }, [id, isLocked, cover]);
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

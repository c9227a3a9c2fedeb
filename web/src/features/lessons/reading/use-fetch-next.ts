import { useEffect } from 'react';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/saves-data.ts';

/**
 * Fetches an open next lesson while this one is read: in a field the signal may be gone. Of a locked one only the
 * picture, because its title is known.
 */
export function useFetchNext(lesson: Lesson | undefined): void {
  const { id, isLocked = false, cover } = lesson?.next ?? {};
  useEffect(() => {
    if (id === undefined || sparesData()) return;
    let isWanted = true;
    void idle()
      .then(() => (isWanted ? import('./fetch-next.ts') : undefined))
      .then((it) => (isWanted ? it?.fetchLesson({ id, isLocked, cover }, () => isWanted) : undefined))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, isLocked, cover]);
}

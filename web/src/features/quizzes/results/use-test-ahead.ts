import { useEffect, useState } from 'react';
import { idle } from '#web/lib/idle.ts';
import { sparesData } from '#web/lib/saves-data.ts';
import { useLessonTest } from '../api.ts';

export const loadStart = () => import('./start-test.ts');

/** What taking a test shows later than its screen, which a lesson fetches ahead. */
const parts = [loadStart, () => import('../taking/outcome.tsx'), () => import('../taking/question-list.tsx')];

/**
 * Fetches a lesson's test while the lesson is read: in the field the signal may be gone when it is taken. It is loaded
 * again at a later visit, because an attempt is marked by the questions that the device has.
 */
export function useTestAhead(lessonId: string, isWanted: boolean): void {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWanted || sparesData()) return;
    let isShown = true;
    void idle().then(() => {
      if (!isShown) return;
      setIdle(true);
      for (const part of parts) part().catch(() => undefined);
    });
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  useLessonTest(isWanted && isIdle ? lessonId : undefined, true);
}

import { lazyPart } from '#web/components/state/lazy-part.tsx';

/** It stands below all else: what is above does not wait for it. */
export const CourseFeedback = lazyPart(async () => (await import('./course-feedback.tsx')).CourseFeedback, {
  isQuiet: true,
});

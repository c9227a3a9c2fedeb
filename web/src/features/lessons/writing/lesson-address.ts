import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';

/** Where a lesson of a course is added. */
export const addAt = (courseId: string, draft?: string) =>
  `/admin/lesson/add?${new URLSearchParams({ course: courseId, ...(draft && { draft }) })}`;

export const editAt = (lessonId: string) => `/admin/lesson/edit/${lessonId}`;

/** The lesson that an outbox entry changes, or the course to which it adds one. */
export function lessonOfEntry({ queueKey }: OutboxEntry): { course?: string; lesson?: string } {
  const [path = '', query] = queueKey.split('?');
  if (query === undefined) return { lesson: path.slice(editAt('').length) };
  const course = new URLSearchParams(query).get('course');
  return course === null ? {} : { course };
}

import { courses } from '#contract/courses.ts';
import { news } from '#contract/news.ts';
import type { Route } from '#contract/route.ts';
import { refresh } from '#web/lib/api/replies.tsx';

/** After one was renamed: what is filed under it shows its name, and is not shown as it was. */
export function reloadFiled(): void {
  const filed: readonly Pick<Route, 'path' | 'output'>[] = [
    ...[news.listNews, news.searchNews, news.getNews],
    ...[courses.listCourses, courses.listUserCourses, courses.getCourse],
  ];
  for (const route of filed) void refresh(route);
}

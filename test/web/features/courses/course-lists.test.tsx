import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { courses } from '#contract/courses.ts';
import { json, never, onePage, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { showSaved } from '#web/features/courses/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { aCourse } from './a-course.ts';

beforeEach(() => storeSession());

function Listed({
  name,
  category,
  own: role,
}: {
  name: string;
  category?: string;
  own?: 'created' | 'enrolled';
}) {
  const all = useApi(courses.listCourses, role ? null : { ...(category && { category }), pageNumber: 1 });
  const mine = useApi(courses.listUserCourses, role ? { role, pageNumber: 1 } : null);
  return <p data-testid={name}>{(all.data ?? mine.data)?.data.map(({ id }) => id).join()}</p>;
}

test('a new course stands on top of the lists of all, of its category, and of what its creator made', async () => {
  const answered = new Set<string>();
  // What is asked again is not answered: what is seen is what was put there.
  const once = ({ url }: { url: URL }) => {
    if (answered.has(url.href)) return never();
    answered.add(url.href);
    return json({ ...onePage, totalItems: 1, data: [aCourse('old')] });
  };
  serve({ 'GET /api/courses': once, 'GET /api/courses/user': once });
  await startSite();
  renderAt(
    '/',
    <>
      <Listed name="all" />
      <Listed name="nature" category="3" />
      <Listed name="farming" category="1" />
      <Listed name="made" own="created" />
      <Listed name="taken" own="enrolled" />
    </>,
  );
  const said = (name: string) => screen.getByTestId(name).textContent;
  for (const name of ['all', 'nature', 'farming', 'made', 'taken'])
    await waitFor(() => expect(said(name)).toBe('old'));

  act(() => showSaved(aCourse('new', { categoryId: '3', category: 'Nature' }), true));

  for (const name of ['all', 'nature', 'made']) expect([name, said(name)]).toEqual([name, 'new,old']);
  for (const name of ['farming', 'taken']) expect([name, said(name)]).toEqual([name, 'old']);
});

import { expect, test, vi } from 'vitest';
import { fetchScreen } from '#web/app/fetch-screen.ts';
import { screens } from '#web/app/member-screens.ts';
import { screens as forVisitors } from '#web/app/visitor-screens.ts';

test.each([
  ['/news', true, screens.NewsScreen],
  ['/news/n1', true, screens.NewsViewScreen],
  // What leads on to another one is that other one.
  ['/community-switching', true, screens.CommunitiesScreen],
  ['/', true, screens.NewsScreen],
  ['/register', true, screens.NewsScreen],
  ['/', false, forVisitors.SignInScreen],
  ['/dashboard', false, forVisitors.SignInScreen],
])('%s of a member (%s) is fetched by its address', async (path, isMember, screen) => {
  const fetch = vi.spyOn(screen, 'fetch');

  await fetchScreen(path, isMember);

  expect(fetch).toHaveBeenCalledOnce();
});

test('an address of nobody fetches the page that says so, and fails at nothing', async () => {
  await expect(fetchScreen('/nowhere', true)).resolves.toBe(true);
  await expect(fetchScreen('/nowhere', false)).resolves.toBe(false);
});

test('a test is fetched with the review of a finished one, which is in its first render', async () => {
  const { review } = await import('#web/screens/courses/test-screen.tsx');
  let isReviewHere = false;
  void review.then(() => {
    isReviewHere = true;
  });
  await fetchScreen('/test-soil/a1/t1', true);

  expect(isReviewHere).toBe(true);
});

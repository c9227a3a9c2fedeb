import { expect, test } from 'vitest';
import { press, said, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedByLargeText } from '#test/browser/cramped.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { collectionsOf } from '#test/things/library/collections.ts';

const { stack, newMember } = useSite();

test('a course goes into a collection, which is shared, saved by another, and changed', async () => {
  const teacher = await stack.member('teacher-of-hedges');
  const { id } = await newCourse(teacher, { title: 'Hedges in four lessons' });
  const [ada, ben] = [await newMember('ada', { viewport: sizes.phone }), await newMember('ben')];
  const { page, member } = ada;
  await page.goto(`${stack.url}/course/${id}`);
  await title(page, 'Hedges in four lessons');
  await expectSound(page, 'course-with-collections');

  await press(page, 'Collections: Hedges in four lessons');
  await press(page, 'New collection');
  await page.getByRole('textbox', { name: 'Name' }).fill('For next winter');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'For next winter', checked: true }).waitFor();
  await press(page, 'Add');
  await said(page, '“Hedges in four lessons” has been added to selected collections');

  await page.goto(`${stack.url}/courses/my-courses`);
  await page.getByRole('link', { name: 'For next winter' }).waitFor();
  await said(page, '1 course');
  await expectSound(page, 'courses-own-collections');
  await page.getByRole('link', { name: 'For next winter' }).click();
  await title(page, 'For next winter');
  await page.getByRole('link', { name: 'Hedges in four lessons' }).waitFor();
  await expectSound(page, 'course-collection');
  expect(await lostInForcedColours(page)).toEqual([]);
  expect(await crampedByLargeText(page)).toEqual([]);
  await press(page, 'Options');
  await press(page, 'Share with everyone');
  const shared = async () => (await collectionsOf(ben.member, 'users', '', 'courses')).data;
  await expect.poll(async () => (await shared()).length).toBe(1);

  await ben.page.goto(`${stack.url}/courses/users`);
  await ben.page.getByRole('link', { name: 'For next winter' }).click();
  await title(ben.page, 'For next winter');
  await press(ben.page, 'Save');
  await expect.poll(async () => (await collectionsOf(ben.member, 'saved', '', 'courses')).totalItems).toBe(1);
  await ben.page.goto(`${stack.url}/courses/saved-collection`);
  await ben.page.getByRole('link', { name: 'For next winter' }).waitFor();

  await press(page, 'Options');
  await page.getByRole('link', { name: 'Edit collection' }).click();
  await title(page, 'Edit collection: For next winter');
  await expectSound(page, 'course-collection-edited');
  await press(page, 'Take out: Hedges in four lessons');
  await page.getByRole('heading', { name: 'Nothing in it yet' }).waitFor();
  await expect.poll(async () => (await collectionsOf(member, 'mine', '', 'courses')).data[0]?.count).toBe(0);
});

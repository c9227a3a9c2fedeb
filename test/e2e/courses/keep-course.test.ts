import { expect, test } from 'vitest';
import { confirm, look, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { cutOff, keptReplies } from '#test/browser/cut-off.ts';
import { useSite } from '#test/browser/site.ts';
import { png } from '#test/files/pictures.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { learn, newLesson } from '#test/things/courses/lessons.ts';
import { newMaterial } from '#test/things/courses/materials.ts';
import { newTest } from '#test/things/courses/quizzes.ts';
import { addBlock } from '#test/things/news.ts';

const { stack, newMember } = useSite();

test('a course that is kept has its open lessons on the device, with pictures, files and questions, and none of a locked one', async () => {
  const teacher = await stack.member('tess');
  const course = await newCourse(teacher, { title: 'Living soil' });
  const lessons = [];
  for (const name of ['Digging', 'Looking', 'Smelling']) {
    const { id, richtextId } = await newLesson(teacher, course.id, { title: name });
    await addBlock(teacher, 'photos', { richtextId, order: '1', photoDescription: name, img: png });
    lessons.push(id);
  }
  const [first = '', second = '', third = ''] = lessons;
  await newMaterial(teacher, second);
  await newTest(teacher, second);
  const { member, context, page } = await newMember('elsa', { viewport: sizes.phone, path: null });
  await enrol(member, course.id);
  await learn(member, first);
  await page.goto(`${stack.url}/course/${course.id}`);
  await title(page, 'Living soil');
  await look(page, 'keep-course-button');
  await page.getByRole('button', { name: /^Keep on this/ }).click();
  await page.getByRole('heading', { name: 'Keep 1 KB?' }).waitFor();
  await confirm(page, 'Keep');
  await page.getByText(/^Kept on this computer, 1 KB$/).waitFor();
  await look(page, 'keep-course');
  const paths = async () => (await keptReplies(page)).map(({ key }) => JSON.stringify(key));
  await expect.poll(async () => (await paths()).join()).toContain(`{"lessonId":"${second}"}`);
  await cutOff(context, stack);

  for (const [id, name] of [
    [first, 'Digging'],
    [second, 'Looking'],
  ] as const) {
    await page.goto(`${stack.url}/lesson/${id}`, { waitUntil: 'commit' });
    await title(page, name);
    await page.getByText('Kept with “Living soil”.').waitFor();
    await page.locator('figure img').scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page.locator('figure img').evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.src]),
      )
      .toEqual([true, expect.stringMatching(/^blob:/)]);
  }
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'soil', exact: true }).click();
  expect((await coming).suggestedFilename()).toBe('soil.pdf');
  expect((await paths()).join()).not.toContain(third);
});

import { expect, test } from 'vitest';
import { png } from '#test/files/pictures.ts';
import { course } from '#test/priced/asked.ts';
import { withFiles } from '#test/priced/library.ts';
import { readsOf, usePrices, writesOf } from '#test/priced/price.ts';
import { sendAs } from '#test/priced/sending.ts';
import { cover, uploadedFiles } from '#test/priced/uploads.ts';
import { admit } from '#test/system/capacity.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import { newResource } from '#test/things/library/resources.ts';
import { upload } from '#test/things/library/uploads.ts';
import { newNews, newRichtext } from '#test/things/news.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
const prices = usePrices();

test('who reads and was not looked for within the last minute pays half a unit more, by one call more', async () => {
  const cost = async (milliseconds: number) => {
    await admit(ada.id);
    prices.wait(milliseconds);
    const consumed = await prices.consumedBy(() => sendAs(ada, 'GET', '/api/users/profile'));
    return [consumed.length, readsOf(consumed)];
  };

  const [calls = 0, reads = 0] = await cost(0);

  expect(await cost(60_000)).toEqual([calls + 1, reads + 0.5]);
});

/** Eight words, of which none is another. */
const title = 'Rapeseed is early this year: what we saw';

/** What takes over a file that was uploaded, or a rich text, has it made before. */
const things: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a news': async () => {
    const richtextId = await newRichtext(ada);
    return () => newNews(ada, { title, news: png, richtextId });
  },
  'a news with an upload': async () => {
    const fields = { richtextId: await newRichtext(ada), news: await upload(ada, cover('news')) };
    return () => newNews(ada, { title, ...fields });
  },
  'a course': async () => () => newCourse(ada, { ...course, title }),
  'a course with an upload': async () => {
    const thumbnail = await upload(ada, cover('thumbnail'));
    return () => newCourse(ada, { ...course, title, thumbnail });
  },
  'a resource with two files': async () => () => newResource(ada, { ...withFiles, title }),
  'a resource with an upload': async () => {
    const { file } = await uploadedFiles(ada);
    return () => newResource(ada, { ...withFiles, file, title });
  },
  'a group': async () => () => newCircle(ada, 'group', '3', { title }),
  'an enterprise': async () => () => newCircle(ada, 'enterprise', '3', { title }),
  'a group of a category': async () => () => newCircle(ada, 'group', '3', { title, category: 'Farmers' }),
  'an enterprise of a category': async () => () =>
    newCircle(ada, 'enterprise', '3', { title, category: 'Farmers' }),
};

test.each(Object.keys(things))(
  'to make %s named by eight words costs at most 30 write units',
  async (name) => {
    const make = await things[name]?.();
    const writes = writesOf(await prices.consumedBy(async () => make?.()));

    expect(writes).toBeGreaterThan(20);
    expect(writes).toBeLessThanOrEqual(30);
  },
);

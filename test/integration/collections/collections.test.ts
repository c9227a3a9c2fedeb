import { describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCourse } from '#test/things/courses/courses.ts';
import {
  changeCollection,
  collect,
  collectionsOf,
  deleteCollection,
  newCollection,
  saveCollection,
  setItem,
  titlesIn,
  viewCollection,
} from '#test/things/library/collections.ts';
import { newResource } from '#test/things/library/resources.ts';
import { granted, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const isMet = async (id: string, scope: 'users' | 'saved') =>
  idsOf(await collectionsOf(ben, scope)).includes(id);
const gone = (id: string) => ben.call('DELETE', `/api/resources/${id}`);

describe('a collection', () => {
  test('keeps the drawing that it was made with', async () => {
    const made = await newCollection(ada, { title: 'Drawn', cover: 7 });

    expect(made.cover).toBe(7);
    expect((await granted(viewCollection(ada, made.id))).cover).toBe(7);
  });

  test('is made, named anew and deleted by its maker', async () => {
    const made = await newCollection(ada, { title: 'Soil' });

    expect(made).toEqual({
      id: expect.any(String),
      of: 'library',
      title: 'Soil',
      isPublic: false,
      version: 0,
      creator: ada.id,
      author: 'ada',
      isCreator: 'true',
      count: 0,
      createdAt: expect.any(String),
    });
    const changed = await granted(changeCollection(ada, made.id, { title: 'Soil and water', version: 0 }));
    expect([changed.title, changed.version, changed.isPublic]).toEqual(['Soil and water', 1, false]);
    expect(told(await changeCollection(ada, made.id, { title: 'Soil', version: 0 }))).toEqual([
      409,
      'collection.changed',
    ]);
    expect(idsOf(await collectionsOf(ada, 'mine'))).toContain(made.id);

    await granted(deleteCollection(ada, made.id));
    expect(told(await viewCollection(ada, made.id))).toEqual([404, 'collection.missing']);
    expect(idsOf(await collectionsOf(ada, 'mine'))).not.toContain(made.id);
  });

  test('of courses is no collection of the library', async () => {
    const { id } = await newCollection(ada, { of: 'courses' });
    const course = await newCourse(ben, { title: 'Drains' });
    const file = await newResource(ben);
    await collect(ada, id, course.id);

    expect(await titlesIn(ada, id)).toEqual([['Drains'], 1]);
    expect(told(await setItem(ada, id, file.id))).toEqual([404, 'course.missing']);
    expect(idsOf(await collectionsOf(ada, 'mine'))).not.toContain(id);
  });
});

describe('what is in it', () => {
  test('is there once, and out of it as often as that is said', async () => {
    const { id } = await newCollection(ada);
    const [older, newer] = [
      await newResource(ben, { title: 'Older' }),
      await newResource(ben, { title: 'Newer' }),
    ];

    expect(await collect(ada, id, newer.id)).toBe(1);
    expect(await collect(ada, id, newer.id)).toBe(1);
    expect(await collect(ada, id, older.id)).toBe(2);
    expect(await titlesIn(ada, id)).toEqual([['Newer', 'Older'], 2]);
    await eventually(async () => {
      const { data } = await collectionsOf(ada, 'mine', `&has=${older.id}`);
      const { count, isIncluded } = data.find((one: { id: string }) => one.id === id);
      return [count, isIncluded];
    }, [2, true]);
    expect(await collect(ada, id, newer.id, false)).toBe(1);
    expect(await collect(ada, id, newer.id, false)).toBe(1);
    expect(await titlesIn(ada, id)).toEqual([['Older'], 1]);
  });

  test('is on pages', async () => {
    const { id } = await newCollection(ada);
    for (const title of ['One', 'Two', 'Three'])
      await collect(ada, id, (await newResource(ben, { title })).id);

    const page = await granted(viewCollection(ada, id, '?pageSize=2&pageNumber=2'));

    expect(page.data.map(({ title }: { title: string }) => title)).toEqual(['One']);
    expect([page.page, page.pages, page.totalItems]).toEqual([2, 2, 3]);
  });

  test('goes when it is deleted: at once from the page, and then from the count', async () => {
    const [{ id }, other] = [await newCollection(ada), await newCollection(cleo)];
    const [stays, goes] = [
      await newResource(ben, { title: 'Stays' }),
      await newResource(ben, { title: 'Goes' }),
    ];
    for (const one of [stays, goes]) await collect(ada, id, one.id);
    await collect(cleo, other.id, goes.id);

    await granted(gone(goes.id));

    expect((await titlesIn(ada, id))[0]).toEqual(['Stays']);
    await eventually(() => titlesIn(ada, id), [['Stays'], 1]);
    await eventually(() => titlesIn(cleo, other.id), [[], 0]);
    expect(told(await setItem(ada, id, goes.id))).toEqual([404, 'resource.missing']);
  });
});

describe('a private one', () => {
  test('is there for nobody else, whoever asks', async () => {
    const { id } = await newCollection(ada);
    const root = await stack.account('root', ['admin']);
    const file = await newResource(ben);

    for (const member of [ben, root]) {
      for (const reply of [
        await viewCollection(member, id),
        await changeCollection(member, id, { title: 'Mine' }),
        await deleteCollection(member, id),
        await setItem(member, id, file.id),
        await saveCollection(member, id),
      ]) {
        expect(told(reply)).toEqual([404, 'collection.missing']);
      }
      expect(idsOf(await collectionsOf(member, 'users'))).not.toContain(id);
    }
  });

  test('that was public is no more among those of others, nor among those saved', async () => {
    const { id } = await newCollection(ada, { isPublic: true });
    await granted(saveCollection(ben, id));
    expect(idsOf(await collectionsOf(ben, 'users'))).toContain(id);

    await granted(changeCollection(ada, id, { isPublic: false }));

    // A list may be a moment old.
    await eventually(() => isMet(id, 'users'), false);
    await eventually(() => isMet(id, 'saved'), false);
    expect((await collectionsOf(ben, 'saved')).totalItems).toBe(0);
    await workerRests();
    await granted(changeCollection(ada, id, { isPublic: true }));
    expect(idsOf(await collectionsOf(ben, 'users'))).toContain(id);
    expect((await granted(viewCollection(ben, id))).isSaved).toBe('0');
  });
});

describe('a public one', () => {
  test('is met by others, who change nothing of it', async () => {
    const { id } = await newCollection(ada, { isPublic: true });

    const seen = await granted(viewCollection(ben, id));
    expect([seen.isCreator, seen.author, seen.isSaved]).toEqual(['false', 'ada', '0']);
    expect(told(await changeCollection(ben, id, { title: 'Mine' }))).toEqual([403, 'thing.not-yours']);
    expect(idsOf(await collectionsOf(ada, 'users'))).not.toContain(id);
  });

  test('is saved once, and gone from there when it is deleted', async () => {
    const { id } = await newCollection(ada, { isPublic: true });
    for (const saved of [true, true]) await granted(saveCollection(cleo, id, saved));

    expect(await collectionsOf(cleo, 'saved')).toMatchObject({ data: [{ id }], totalItems: 1 });
    expect((await granted(viewCollection(cleo, id))).isSaved).toBe('1');
    expect(told(await saveCollection(ada, id))).toEqual([409, 'collection.own']);

    await granted(saveCollection(cleo, id, false));
    expect((await collectionsOf(cleo, 'saved')).totalItems).toBe(0);
    await granted(saveCollection(cleo, id));
    await granted(deleteCollection(ada, id));
    expect((await collectionsOf(cleo, 'saved')).data).toEqual([]);
    await eventually(async () => (await collectionsOf(cleo, 'saved')).totalItems, 0);
  });

  test('is on a full page of others, whose number is right, however many of the newest are one’s own', async () => {
    const isIn = { of: 'courses', isPublic: true } as const;
    for (const title of ['One', 'Two', 'Three']) await newCollection(ben, { ...isIn, title });
    for (let made = 0; made < 4; made += 1) await newCollection(ada, { ...isIn, title: 'Mine' });
    const page = async (member: typeof ada, query: string) => {
      const { data, pages, totalItems } = await granted(
        member.call('GET', `/api/collections?of=courses&scope=users&pageSize=2${query}`),
      );
      return [data.map(({ title }: { title: string }) => title), pages, totalItems];
    };

    expect(await page(ada, '')).toEqual([['Three', 'Two'], 2, 3]);
    expect(await page(ada, '&pageNumber=2')).toEqual([['One'], 2, 3]);
    expect(await page(ben, '')).toEqual([['Mine', 'Mine'], 2, 4]);
    expect(await page(cleo, '')).toEqual([['Mine', 'Mine'], 4, 7]);
  });

  test('of a member whom one blocked, or who blocked one, is not met', async () => {
    const { id } = await newCollection(ada, { isPublic: true });
    const block = (blocked: boolean) => ben.call('POST', '/api/blocks', { userId: ada.id, blocked });
    await granted(saveCollection(ben, id));
    await granted(block(true));

    // As for all that is blocked, a moment later.
    await eventually(() => isMet(id, 'users'), false);
    expect(await collectionsOf(ben, 'saved')).toMatchObject({ data: [], totalItems: 0, pages: 0 });
    await eventually(async () => told(await viewCollection(ben, id)), [404, 'collection.missing']);

    await granted(block(false));
    await eventually(async () => (await viewCollection(ben, id)).status, 200);
  });
});

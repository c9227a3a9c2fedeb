import { keys, lists, type PagedList, partitions } from '#platform/table/keys.ts';
import { putItems } from '#test/system/items.ts';

type Item = Record<string, unknown>;

/** The community whose news there are many of. */
export const NEWS_AT = 'village';

/**
 * What a table holds with so many communities, members of the newest, follows of `ada`, news of one community, and
 * resources, and courses that `ada` takes, as the product writes them. `eve` follows the oldest hundred.
 */
export function* manyOfAll(howMany: number): Generator<Item> {
  const ids = Array.from({ length: howMany }, (_, index) => `${howMany}-${String(index).padStart(6, '0')}`);
  const newest = ids.at(-1) ?? '';
  // The fifty that are searched for are among the oldest hundred.
  const words = (index: number) => (index < 100 && index % 2 === 0 ? ['needle', `n${index}`] : [`n${index}`]);

  yield* listOf(lists.communities, ids, (id) => ({ id }));
  yield* listOf(lists.ofCategory(lists.communities, 'Farmers'), ids, (id) => ({ id }));
  for (const category of ['', 'Farmers']) {
    const pk = partitions.ranking(lists.communities, category);
    for (const [index, id] of ids.entries()) yield { pk, sk: rankOf(index), id };
  }
  yield* listOf({ pk: partitions.followers(newest), shards: 1 }, ids, (id) => ({ userId: id }));
  yield* listOf(lists.follows('ada'), ids, (id) => ({ communityId: id }));
  yield* listOf(lists.follows('eve'), ids.slice(0, 100), (id) => ({ communityId: id }));
  yield* listOf(groups, ids, (id) => ({ id }));
  yield* listOf(lists.ofCategory(groups, 'Farmers'), ids, (id) => ({ id }));
  for (const category of ['', 'Farmers']) {
    const pk = partitions.ranking(groups, category);
    for (const [index, id] of ids.entries()) yield { pk, sk: rankOf(index), id };
  }
  yield* listOf(lists.circleFollows('GROUP', 'ada', NEWS_AT), ids, (id) => ({ groupId: id }));
  yield* listOf(lists.circleFollows('GROUP', 'eve', NEWS_AT), ids.slice(0, 100), (id) => ({ groupId: id }));
  yield* listOf(news, ids, newsOf);
  yield* listOf(lists.topic(NEWS_AT, 'nature'), ids, (_, index) => ({ id: rowId(index) }));
  yield* listOf(lists.resources, ids, resourceOf);
  yield* listOf(lists.ofCategory(lists.resources, 'articles'), ids, (_, index) => ({ id: rowId(index) }));
  yield* listOf(lists.resourcesMade('ada'), ids, (_, index) => ({ id: rowId(index) }));
  yield* listOf(lists.resourcesMade('eve'), ids.slice(0, 100), (_, index) => ({ id: rowId(index) }));
  yield* listOf(lists.courses, ids, courseOf);
  yield* listOf(lists.ofCategory(lists.courses, 'nature'), ids, (_, index) => ({ id: rowId(index) }));
  for (const list of [lists.coursesMade('ada'), lists.coursesTaken('ada')]) {
    yield* listOf(list, ids, (_, index) => ({ id: rowId(index) }));
  }
  yield { ...keys.community(NEWS_AT), ...recordOf(NEWS_AT, rowId(0)) };
  yield { ...keys.category('nature'), id: 'nature', name: 'Nature' };
  yield { ...keys.categoryName('Nature'), id: 'nature' };
  for (const [index, id] of ids.entries()) {
    for (const word of words(index)) {
      const row = rowId(index);
      const entry = { row, id: row, words: words(index) };
      yield { ...keys.word(news.pk, word, row), ...entry };
      yield { ...keys.word(lists.resources.pk, word, row), ...entry, section: 'articles' };
      yield { ...keys.word(lists.courses.pk, word, row), ...entry, section: 'nature' };
    }
    for (const list of [lists.communities, groups, { pk: partitions.followers(newest), shards: 1 }]) {
      for (const word of words(index)) {
        yield { ...keys.word(list.pk, word, rowId(index)), row: rowId(index), id, words: words(index) };
      }
    }
    // Only what a page may show is read: the newest, and what is searched for.
    if (howMany - index > 20 && words(index).length === 1) continue;
    yield { ...keys.community(id), ...recordOf(id, rowId(index)) };
    yield { ...keys.circle('GROUP', id), ...groupOf(id, rowId(index)) };
    yield { ...keys.circleFollow('GROUP', 'ada', id), groupId: id, userId: 'ada', followRow: rowId(index) };
    yield { ...keys.circleFollow('GROUP', 'eve', id), groupId: id, userId: 'eve', followRow: rowId(index) };
    yield { pk: partitions.circleFollowers('GROUP', id), sk: '~0', total: 2, created: 2 };
    yield { ...keys.follow('ada', id), communityId: id, followRow: rowId(index) };
    yield { ...keys.follow(id, newest), communityId: newest, followerRow: rowId(index) };
    yield enrolmentOf('ada', rowId(index));
    yield { ...keys.user(id), id, username: id, firstName: 'Ada' };
    if (id !== newest) yield { pk: partitions.followers(id), sk: '~0', total: 1, created: 1 };
  }
}

export const rowId = (index: number) =>
  Math.floor(index / 100)
    .toString(36)
    .padStart(5, '0') + String(index).padStart(26, '0');

/** The newer ones have more followers: the same are shown as in the list by age. */
const rankOf = (index: number) => `${String(index).padStart(9, '0')}#${rowId(index)}`;

const news = lists.news(NEWS_AT);
const groups = lists.circles('GROUP', NEWS_AT);

/** A news is its row: `creator` is who has its place among the members. */
const newsOf = (creator: string, index: number) => ({
  id: rowId(index),
  communityId: NEWS_AT,
  title: `Rapeseed is early: what we saw on field ${index}`,
  categoryId: 'nature',
  topicRow: rowId(index),
  creator,
  createdAt: '2026-05-01T08:00:00.000Z',
  words: 400,
  richtextId: String(index).padStart(26, '0'),
  cover: { name: '0b1f8f0e-6d5b-4e0b-9a5c-0d6d3f0c9a11.png', width: 1600, height: 900 },
});

/** A resource is its row, too, with what is said of it where that is short. */
const resourceOf = (creator: string, index: number) => ({
  id: rowId(index),
  title: `Rapeseed is early: what we saw on field ${index}`,
  resourceType: 'articles',
  description: 'Mixed farms, shared machines, honest prices. '.repeat(6),
  topicRow: rowId(index),
  creator,
  createdAt: '2026-05-01T08:00:00.000Z',
  version: 0,
  filename: '0b1f8f0e-6d5b-4e0b-9a5c-0d6d3f0c9a11.pdf',
  file: { name: 'Rapeseed on all of our fields.pdf', type: 'application/pdf', size: 4_000_000 },
  thumbnail: { name: '0b1f8f0e-6d5b-4e0b-9a5c-0d6d3f0c9a11.jpg', width: 400, height: 300 },
});

/** A course is its row as well, with a description of which no list shows anything. */
const courseOf = (creator: string, index: number) => ({
  id: rowId(index),
  title: `Rapeseed is early: what we saw on field ${index}`,
  creator,
  description: 'Mixed farms, shared machines, honest prices. '.repeat(6),
  categoryId: 'nature',
  topicRow: rowId(index),
  createdAt: '2026-05-01T08:00:00.000Z',
  version: 0,
  isFree: false,
  price: 20,
  lessonsCount: 12,
  learnersCount: 100_000,
  stars: 4.3,
  ratings: 70_000,
  gone: new Set([3, 4]),
  thumbnail: { name: '0b1f8f0e-6d5b-4e0b-9a5c-0d6d3f0c9a11.jpg', width: 1200, height: 900 },
});

/** Of who has completed nearly all of a course. */
const enrolmentOf = (userId: string, courseId: string) => ({
  ...keys.enrolment(courseId, userId),
  courseId,
  userId,
  isEnrolled: true,
  takenRow: courseId,
  version: 1,
  enrolledAt: '2026-05-01T08:00:00.000Z',
  lessonId: courseId,
  completed: new Set([1, 2, 3, 4, 5]),
});

const recordOf = (id: string, row: string) => ({
  id,
  slug: id,
  name: `Village ${id}`,
  description: 'Mixed farms. Shared machines, honest prices.',
  category: 'Farmers',
  autoFollow: false,
  creator: 'ben',
  shards: 4,
  rowId: row,
  topicRow: row,
});

const groupOf = (id: string, row: string) => ({
  id,
  communityId: NEWS_AT,
  title: `Group ${id}`,
  description: 'Mixed farms. Shared machines.',
  category: 'Farmers',
  creator: 'ben',
  createdAt: '2026-05-01T08:00:00.000Z',
  shards: 4,
  rowId: row,
  topicRow: row,
});

/** Rows and counts as `addRow` leaves them: 100 rows in each bucket. */
export function* listOf(
  list: PagedList,
  ids: readonly string[],
  attributes: (id: string, index: number) => Item,
): Generator<Item> {
  for (const [index, id] of ids.entries())
    yield { pk: list.pk, sk: `R#${rowId(index)}`, ...attributes(id, index) };
  for (let bucket = 0; bucket * 100 < ids.length; bucket += 1) {
    const rows = Math.min(100, ids.length - bucket * 100);
    yield { pk: list.pk, sk: `B#${bucket.toString(36).padStart(5, '0')}#0`, rows };
  }
  yield { pk: list.pk, sk: '~0', total: ids.length, created: ids.length };
}

/**
 * The places in which a list is counted. Which of them a new list has is chance, and where some are missing a first page
 * reads as many rows more: with these it is as in a list that has been there for a while.
 */
export const countsOf = ({ pk, shards }: PagedList): Item[] =>
  Array.from({ length: shards }, (_, shard) => ({ pk, sk: `~${shard.toString(36)}`, total: 0, created: 0 }));

/** Those besides the one in which `listOf` counts all rows. */
export const otherCounts = (list: PagedList): Item[] => countsOf(list).slice(1);

const BATCH = 25;
const SIDE_BY_SIDE = 10;

/** Puts items, a few batches side by side. */
export async function write(items: () => Iterator<Item>): Promise<void> {
  const send = (batch: Item[]) => putItems(batch);
  const source = items();
  const next = () => {
    const batch: Item[] = [];
    while (batch.length < BATCH) {
      const { value, done } = source.next();
      if (done) break;
      batch.push(value);
    }
    return batch;
  };
  const sendAll = async () => {
    for (let batch = next(); batch.length > 0; batch = next()) await send(batch);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, sendAll));
}

import type { Circle } from '#kinds/circle/circle.ts';
import type { CircleItem } from '#kinds/circle/follow.ts';
import { circles } from '#kinds/declared/all.ts';
import { CollectionItem, collection } from '#kinds/declared/collection.ts';
import { course } from '#kinds/declared/course.ts';
import { lesson } from '#kinds/declared/lesson.ts';
import { material } from '#kinds/declared/material.ts';
import { resource } from '#kinds/declared/resource.ts';
import type { Placed } from '#kinds/member/made.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { filesOfBlock } from '#kinds/richtext.ts';
import { findQuestions } from '#kinds/test/editions.ts';
import { findTest } from '#kinds/test/test.ts';
import { fileParts } from '#platform/table/jobs.ts';
import { type Key, keys, lists, partitions } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';

/** A record, or a draft, with all that is written in it. */
export interface Said {
  readonly item: StoredItem;
  /** The whole description, where it has one. */
  readonly description?: string | undefined;
  readonly blocks: readonly StoredItem[];
  /** Paths on the content host. */
  readonly files: readonly string[];
  readonly lessons?: readonly Said[] | undefined;
  /** Of a circle. */
  readonly events?: readonly StoredItem[];
  /** Of a lesson. */
  readonly materials?: readonly StoredItem[];
  readonly questions?: readonly object[] | undefined;
  /** Of a collection: the files or courses that are in it. */
  readonly things?: readonly { readonly id: string; readonly title: string }[];
}

export async function wholeRecord(kind: AnyKind, stored: Placed): Promise<Said> {
  const item = stored as unknown as StoredItem;
  const richtextId = item['richtextId'];
  const circle = circles.find((one) => (one as object) === kind);
  const [text, writing, events] = await Promise.all([
    findText(textKey(kind, stored.id, circle)),
    richtextId === undefined ? { blocks: [], files: [] } : writingOf(String(richtextId)),
    circle ? readRows(partitions.eventsOf(stored.id)) : undefined,
  ]);
  const files = fileParts(kind.declared.files?.(stored) ?? []).map(({ path }) => path);
  return {
    item,
    description: text ?? textIn(item),
    blocks: writing.blocks,
    files: [...files, ...writing.files],
    ...(events && events.length > 0 && { events }),
    ...(kind.declared.noun === collection.declared.noun && {
      things: await thingsIn(CollectionItem.parse(item)),
    }),
  };
}

/** What is written in the item itself: its description, or the text of a reply or a post. */
const textIn = ({ description, text }: StoredItem): string | undefined =>
  description === undefined && text === undefined ? undefined : String(description ?? text);

/** As its page has them: without what is hidden of others. */
async function thingsIn({ id, of, creator }: CollectionItem) {
  const rows = await readRows(keys.collection(id).pk);
  const ids = rows.map((row) => ({ id: String(row['id']) }));
  const things = of === 'library' ? await resource.findEach({}, ids) : await course.findEach({}, ids);
  return things
    .filter((thing) => !thing.isHidden || thing.creator === creator)
    .map(({ id, title }) => ({ id, title }));
}

/** Where the rest of a long description is. */
function textKey(kind: AnyKind, id: string, circle: Circle<object, CircleItem> | undefined): Key | undefined {
  if (circle) return circle.declared.textOf(id);
  const { noun } = kind.declared;
  const texts = { course: keys.courseText, lesson: keys.lessonText, resource: keys.resourceText };
  return texts[noun as keyof typeof texts]?.(id);
}

const findText = async (key: Key | undefined): Promise<string | undefined> => {
  const text = key && (await findItem(key))?.['description'];
  return text === undefined ? undefined : String(text);
};

/** The blocks of a rich text, in order, and their files. */
export async function writingOf(richtextId: string): Promise<Pick<Said, 'blocks' | 'files'>> {
  const { pk } = keys.richtext(richtextId);
  const blocks = await take({ pk, from: 'BLOCK#', to: 'BLOCK#~' }, { forward: true, consistent: true });
  return {
    blocks: blocks.sort((one, other) => Number(one['order']) - Number(other['order'])),
    files: blocks.flatMap((block) => fileParts(filesOfBlock(block)).map(({ path }) => path)),
  };
}

/** The lessons of a course, with their blocks, materials and questions. */
export async function lessonsOf(courseId: string): Promise<Said[]> {
  const lessons: Said[] = [];
  for (const row of await readRows(lists.lessons(courseId).pk)) {
    const item = lesson.declared.item.parse(row);
    const [said, materials, test] = await Promise.all([
      wholeRecord(lesson as unknown as AnyKind, item),
      readRows(lists.materials(item.id).pk),
      findTest(item.id),
    ]);
    const files = materials.flatMap((one) =>
      fileParts(material.declared.files?.(material.declared.item.parse(one)) ?? []).map(({ path }) => path),
    );
    const questions = test && (await findQuestions(item.id, test.edition));
    lessons.push({ ...said, files: [...said.files, ...files], materials, questions });
  }
  return lessons;
}

const readRows = (pk: string) => take({ pk, from: 'R#', to: 'R#~' }, { forward: true, consistent: true });

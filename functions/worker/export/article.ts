import type { StoredItem } from '#platform/table/table.ts';
import { escaped, fileOf, line, paragraph } from './html.ts';
import { messages } from './messages.ts';
import type { Said } from './records.ts';

/** A record, or a draft, to read: with its texts, pictures and lessons. `has` are the paths of the archive's files. */
export function article(
  { item, description, blocks, files, lessons = [], things = [] }: Said,
  has: ReadonlySet<string>,
): string {
  const { title, name, on, inId, createdAt } = item;
  const untitled = on !== undefined ? messages.reply : inId !== undefined ? messages.post : messages.draft;
  const shown = blocks.map((block) => blockOf(block, has)).join('');
  const inBlocks = new Set(blocks.flatMap(filesIn));
  const others = files.filter((path) => !inBlocks.has(path)).map((path) => fileOf(path, has));
  return `<article><h3>${escaped(title ?? name ?? untitled)}</h3>${createdAt ? paragraph(String(createdAt).slice(0, 10)) : ''}${paragraph(description)}${others.join('')}${shown}${things.map((thing) => line(thing.title)).join('')}${lessons
    .map((lesson) =>
      article({ ...lesson, item: { title: messages.lesson(String(lesson.item['title'])) } }, has),
    )
    .join('')}</article>`;
}

const FOLDERS = ['img', 'videoCover', 'videoResource'] as const;

const filesIn = (block: StoredItem): string[] =>
  FOLDERS.flatMap((folder) => (block[folder] ? `${folder}/${block[folder]}` : []));

function blockOf(block: StoredItem, has: ReadonlySet<string>): string {
  const heading = block['textHeading'] ?? block['videoTitle'];
  const texts = ['textDescription', 'photoDescription', 'videoDescription', 'videoLink'].map(
    (name) => block[name],
  );
  const files = filesIn(block).map((path) => fileOf(path, has));
  return `${heading ? `<h4>${escaped(heading)}</h4>` : ''}${files.join('')}${texts.map(paragraph).join('')}`;
}

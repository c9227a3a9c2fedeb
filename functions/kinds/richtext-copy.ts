import { ulid } from 'ulid';
import type { Files } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { type StoredItem, writeBatch } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { asFirstPhoto, filesOfBlock, insertRichtext, type RichtextItem } from './richtext.ts';

type Path = NonNullable<Files[number]>;

/** The name of the copy of a file; that of a file which is not there any more stays as it is. */
export type NameOfCopy = (path: Path) => string | undefined;

const isBlock = ({ kind }: StoredItem): boolean => kind !== undefined;

/** The files of the blocks among the items of a rich text. */
export const filesOfBlocks = (items: readonly StoredItem[]): Files =>
  items.filter(isBlock).flatMap(filesOfBlock);

/**
 * Writes a copy of a rich text, of which these are the items, for a member. It belongs to nothing yet: as any other, it
 * goes after a while unless something takes it as its content. So it needs no transaction, which takes 100 writes.
 */
export async function copyRichtext(
  items: readonly StoredItem[],
  creator: string,
  nameOf: NameOfCopy,
): Promise<RichtextItem> {
  const id = ulid();
  const blocks = items.filter(isBlock).map((block) => copyOfBlock(block, id, nameOf));
  const sum = (name: string) => blocks.reduce((total, block) => total + Number(block[name]), 0);
  const richtext: RichtextItem = {
    id,
    creator,
    blocks: blocks.length,
    characters: sum('characters'),
    words: sum('words'),
    photo: firstPhotoOf(blocks),
    version: 0,
  };
  await writeTogether(insertRichtext(richtext, Date.now()));
  await writeBatch(blocks.map((Item) => ({ PutRequest: { Item } })));
  return richtext;
}

/** Of one and the same order, the copies stand as the blocks do: by what follows the rich text's id in theirs. */
function copyOfBlock(block: StoredItem, richtextId: string, nameOf: NameOfCopy): StoredItem {
  const { changedAt, ...rest } = block;
  const id = richtextId + String(block['id']).slice(String(block['richtextId']).length);
  const renamed = filesOfBlock(block).flatMap((path) => {
    const [folder = ''] = path ? path.split('/') : [];
    return path ? [[folder, nameOf(path) ?? block[folder]]] : [];
  });
  return {
    ...rest,
    ...keys.block(id),
    id,
    richtextId,
    parent: keys.richtext(richtextId),
    version: 0,
    ...Object.fromEntries(renamed),
  };
}

function firstPhotoOf(blocks: readonly StoredItem[]): RichtextItem['photo'] {
  const photos = blocks.filter(({ kind }) => kind === 'photo').map((block) => asFirstPhoto(block as never));
  const [first = null] = photos.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return first;
}

import { removeAsCreator } from '#functions/worker/erase/remove-made.ts';
import { lesson } from '#kinds/declared/lesson.ts';
import { LocalError } from '../../local/local-error.ts';
import { counted } from '../counted.ts';
import { listDeed } from './deeds.ts';
import { type Edge, isServed, takeFilesAway } from './files.ts';
import { hangingOn } from './hanging.ts';
import { findPage } from './page.ts';
import { removeLessonAsCreator } from './remove.ts';
import { nameOf, othersIn } from './words.ts';

/**
 * What is to be removed, in words, and the function that removes it, which returns whether the edge dropped the files
 * at once.
 */
export interface Taking {
  readonly what: string;
  readonly takeAway: () => Promise<boolean>;
}

/** A file's path on the content host: its name is random, and no page's address looks like it. */
const FILE = /^\/([a-z]+(?:\/[\w-]+)?\/[\da-f]{8}-[\da-f-]{27}\.\w+)$/i;

/**
 * Finds what an address or a path names: a file of the content host, or what a page of the site shows, which is deleted
 * as its creator would delete it, and its files for good. Throws a `LocalError` when it names nothing.
 */
export async function findTaking(address: string, edge: Edge): Promise<Taking> {
  const url = parse(address);
  const [, file] = FILE.exec(url.pathname) ?? [];
  if (file !== undefined) {
    const isThere = await isServed(file);
    const what = `The file ${file}${isThere ? '' : ', which is not served any more, with its versions'}`;
    return { what, takeAway: () => takeFilesAway([file], edge) };
  }
  const { kind, item, creator } = await findPage(url.pathname, url.searchParams);
  if (creator === undefined) throw new LocalError(`${nameOf(item)} came with the system: it stays.`);
  const hanging = await hangingOn(kind, { ...item, creator });
  const files = [...hanging.files, ...hanging.othersFiles];
  const others = othersIn(hanging) ?? (hanging.joined === 0 && 'nobody else in it');
  const alsoGone = [counted(files.length, 'file'), others].filter(Boolean).join(', ');
  return {
    what: `The ${kind.declared.noun} '${nameOf(item)}' by ${creator}, with ${alsoGone}`,
    takeAway: async () => {
      // Files first: once the record is gone, nothing names them any more.
      const isEdgeTold = await takeFilesAway(files, edge);
      await ((kind as object) === lesson ? removeLessonAsCreator(item.id) : removeAsCreator(kind, item));
      const { noun } = kind.declared;
      const deed = { action: 'take-away', on: noun, onId: item.id, title: nameOf(item) };
      await listDeed(deed, noun === 'community' ? item.id : (item as { communityId?: string }).communityId);
      return isEdgeTold;
    },
  };
}

const MAX_ADDRESS_LENGTH = 1000; // characters of an address, escapes included: more than any of ours, and less than the table's keys accept

function parse(address: string): URL {
  try {
    const url = new URL(address, 'http://localhost/');
    if (url.href.length <= MAX_ADDRESS_LENGTH) return url;
  } catch {
    // The LocalError below covers this.
  }
  throw new LocalError(`${address.slice(0, MAX_ADDRESS_LENGTH)} is no address.`);
}

import { GetItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { type Item, inBatches, key, pkOf, putAll, query, removeAll, type Tables } from './tables.ts';

/* A sweep reads a whole table in parallel segments and stores the cursor of each in the copy: an interrupted sweep
   continues from there, on any machine. */

/** Partition of the copy with the notes of a restore; no data of members. */
export const NOTES = 'RESTORE';
const SEGMENTS = 8;

interface Note {
  readonly next?: Item | undefined;
  readonly isDone: boolean;
}

export interface Sweep {
  readonly tables: Tables;
  /** Name under which its cursors are stored; without one it starts from the beginning each time. */
  readonly name?: string;
  readonly of: 'live' | 'copy';
  /** Called with a page of items; the cursor is stored afterwards. A page may come twice. */
  readonly act: (items: Item[]) => Promise<unknown>;
}

export async function sweep({ tables, name, of, act }: Sweep): Promise<void> {
  await Promise.all(
    Array.from({ length: SEGMENTS }, async (_, segment) => {
      const note = name && `CURSOR#${name}#${segment}`;
      let { next, isDone }: Note = note ? await readNote(tables, note) : { isDone: false };
      while (!isDone) {
        const page = await tables.client.send(
          new ScanCommand({
            TableName: tables[of],
            ConsistentRead: of === 'live',
            Segment: segment,
            TotalSegments: SEGMENTS,
            ExclusiveStartKey: next,
          }),
        );
        await act((page.Items ?? []).filter((item) => pkOf(item) !== NOTES));
        next = page.LastEvaluatedKey;
        isDone = next === undefined;
        if (note) await keepNote(tables, note, { next, isDone });
      }
    }),
  );
}

/** Runs a step that is all or nothing, unless it was done before. */
export async function once(tables: Tables, name: string, act: () => Promise<unknown>): Promise<void> {
  const note = `DONE#${name}`;
  if ((await readNote(tables, note)).isDone) return;
  await act();
  await keepNote(tables, note, { isDone: true });
}

async function readNote({ client, copy }: Tables, sk: string): Promise<Note> {
  const { Item } = await client.send(
    new GetItemCommand({ TableName: copy, Key: key(NOTES, sk), ConsistentRead: true }),
  );
  return { next: Item?.['next']?.M, isDone: Item?.['isDone']?.BOOL ?? false };
}

async function keepNote({ client, copy }: Tables, sk: string, { next, isDone }: Note): Promise<void> {
  const Item = { ...key(NOTES, sk), isDone: { BOOL: isDone }, ...(next && { next: { M: next } }) };
  await client.send(new PutItemCommand({ TableName: copy, Item }));
}

/** A text stored with the copy under a name; undefined when there is none. */
export async function readText({ client, copy }: Tables, name: string): Promise<string | undefined> {
  const { Item } = await client.send(
    new GetItemCommand({ TableName: copy, Key: key(NOTES, name), ConsistentRead: true }),
  );
  return Item?.['text']?.S;
}

export async function keepText({ client, copy }: Tables, name: string, text: string): Promise<void> {
  await putAll(client, copy, [{ ...key(NOTES, name), text: { S: text } }]);
}

/** A list stored with the copy under a name, such as ids; sorted. */
export async function readWords(tables: Tables, name: string): Promise<string[]> {
  const beginning = `${name}#`;
  const notes = await query(tables.client, tables.copy, { pk: NOTES, from: beginning, to: `${beginning}~` });
  return notes.map(({ sk }) => (sk?.S ?? '').slice(beginning.length));
}

export async function keepWords(
  { client, copy }: Tables,
  name: string,
  words: Iterable<string>,
): Promise<void> {
  for (const some of inBatches([...words], 1000)) {
    await putAll(
      client,
      copy,
      some.map((word) => key(NOTES, `${name}#${word}`)),
    );
  }
}

/** Deletes all notes: the next restore begins anew. */
export async function forgetNotes({ client, copy }: Tables): Promise<void> {
  await removeAll(client, copy, await query(client, copy, { pk: NOTES, from: ' ', to: '~' }));
}

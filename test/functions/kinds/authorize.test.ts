import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { authorize, type Readers } from '#kinds/authorize.ts';
import { AppError } from '#platform/errors.ts';
import type { StoredItem } from '#platform/table/table.ts';

const table = mockClient(DynamoDBDocumentClient);
let stored: Record<string, StoredItem>;
beforeEach(() => {
  table.reset();
  table.on(GetCommand).callsFake(({ Key }) => ({ Item: stored[Key.pk] }));
  stored = {
    'BLOCK#1': { pk: 'BLOCK#1', sk: 'X', parent: at('RICHTEXT#1') },
    'RICHTEXT#1': { pk: 'RICHTEXT#1', sk: 'X', creator: 'ben', parent: at('LESSON#1') },
    'LESSON#1': { pk: 'LESSON#1', sk: 'X', parent: at('COURSE#1') },
    'COURSE#1': { pk: 'COURSE#1', sk: 'X', creator: 'ada' },
    'RICHTEXT#2': { pk: 'RICHTEXT#2', sk: 'X', creator: 'ada', parent: at('NEWS#2') },
    'RICHTEXT#3': { pk: 'RICHTEXT#3', sk: 'X', creator: 'ada' },
  };
});

const at = (pk: string) => ({ pk, sk: 'X' });
const caller = (id: string) => ({ id, sub: id, username: id, isAdmin: false, signedInAt: 0, token: '' });
const reads = () => table.commandCalls(GetCommand).map(({ args }) => args[0].input.Key?.['pk']);

/** 'yes', or the code of the refusal. */
async function answer(id: string, right: 'read' | 'change', thing: StoredItem | undefined, say?: Readers) {
  try {
    await authorize(caller(id), right, thing, say);
    return 'yes';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('to change', () => {
  test('is for the creator of what stands at the end of the walk, whoever made what hangs on it', async () => {
    expect(await answer('ada', 'change', stored['BLOCK#1'])).toBe('yes');
    expect(await answer('ben', 'change', stored['BLOCK#1'])).toBe('thing.not-yours');
  });

  test('is for nobody where there is no creator', async () => {
    expect(await answer('ada', 'change', { pk: 'COMMUNITY#3' })).toBe('thing.not-yours');
  });

  test('finds what is gone on the way missing', async () => {
    delete stored['COURSE#1'];

    expect(await answer('ada', 'change', stored['BLOCK#1'])).toBe('thing.missing');
    expect(await answer('ada', 'change', undefined)).toBe('thing.missing');
  });

  test('asks no kind who may read it', async () => {
    expect(await answer('eve', 'change', stored['RICHTEXT#3'], { RICHTEXT: 'everyone' })).toBe(
      'thing.not-yours',
    );
  });
});

describe('to read', () => {
  /** A lesson as it is to come: for its course's creator, and for whoever is enrolled. */
  const enrolled = ['cleo'];
  const asked: unknown[] = [];
  const locked: Readers = {
    NEWS: 'everyone',
    LESSON: async (member, lesson) => {
      asked.push(lesson['pk']);
      if (enrolled.includes(member.id)) return;
      await authorize(member, 'change', lesson);
    },
  };

  test('is for everyone in today’s communities and news, and costs no read', async () => {
    expect(await answer('eve', 'read', at('COMMUNITY#3'))).toBe('yes');
    expect(await answer('eve', 'read', at('NEWS#2'))).toBe('yes');
    expect(await answer('eve', 'read', stored['RICHTEXT#2'])).toBe('yes');
    expect(reads()).toEqual([]);
  });

  test('what hangs on a locked thing is as locked as that', async () => {
    for (const thing of ['BLOCK#1', 'RICHTEXT#1', 'LESSON#1']) {
      expect([thing, await answer('cleo', 'read', stored[thing], locked)]).toEqual([thing, 'yes']);
      expect([thing, await answer('ada', 'read', stored[thing], locked)]).toEqual([thing, 'yes']);
      expect([thing, await answer('eve', 'read', stored[thing], locked)]).toEqual([thing, 'thing.not-yours']);
    }
    expect(new Set(asked)).toEqual(new Set(['LESSON#1']));
  });

  test('the kind that has a say ends the walk', async () => {
    await answer('cleo', 'read', stored['BLOCK#1'], locked);

    expect(reads()).toEqual(['RICHTEXT#1', 'LESSON#1']);
  });

  test('is for its creator alone where no kind on the way has a say', async () => {
    expect(await answer('ada', 'read', stored['RICHTEXT#3'])).toBe('yes');
    expect(await answer('ben', 'read', stored['RICHTEXT#3'])).toBe('thing.not-yours');
    expect(await answer('ada', 'read', stored['BLOCK#1'])).toBe('yes');
    expect(await answer('ben', 'read', stored['BLOCK#1'])).toBe('thing.not-yours');
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { copyOfFile } from '#platform/files/copied-file.ts';
import { s3 } from '#platform/files/s3.ts';

afterEach(() => vi.restoreAllMocks());

const failsWith = (name: string) =>
  vi.spyOn(s3, 'send').mockImplementation(() => Promise.reject(Object.assign(new Error('No'), { name })));

test('a file that was deleted before it is copied is told, and what else fails stays a failure', async () => {
  for (const name of ['NoSuchKey', 'AccessDenied']) {
    failsWith(name);
    await expect(copyOfFile('coverImg/a.png').put()).rejects.toMatchObject({ code: 'file.gone' });
  }

  failsWith('InternalError');
  await expect(copyOfFile('coverImg/a.png').put()).rejects.toThrow('No');
});

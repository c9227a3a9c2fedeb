import { expect, test } from 'vitest';
import { createFront } from '#lib/local/front.ts';
import { listening } from './listening.ts';

const never = () => {
  throw new Error('nobody may be asked');
};
const front = createFront({
  ...{ api: { handler: never, headers: {} }, feeds: { headers: {} } },
  ...{ mailbox: never, push: never, gallery: never },
});

test('an address that is too long is told in JSON where the API was asked, and ends there', async () => {
  const url = await listening(front);
  const long = 'x'.repeat(9000);

  const asked = await fetch(`${url}/api/communities/search?name=${long}`);
  expect([asked.status, asked.headers.get('content-type'), await asked.json()]).toEqual([
    ...[413, 'application/json'],
    { message: 'Request Entity Too Large' },
  ]);

  const page = await fetch(`${url}/library?search=${long}`);
  expect([page.status, await page.text()]).toEqual([413, '']);
});

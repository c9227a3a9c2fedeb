import { readFeed as row } from '#contract/events/feeds.ts';
import { openFile } from '#platform/http/open-file.ts';
import { isSecret } from '#platform/secret.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { feedFile } from './feed-file.ts';
import { readFeedEvents } from './feed-repository.ts';
import { askedFor, noFeed } from './feed-secret.ts';

export const handler = openFile(row, async ({ file }) => {
  const asked = askedFor(file);
  const item = asked && (await findItem(keys.feed(asked.userId)));
  if (!asked || !item || !isSecret(asked.secret, String(item['secret']))) throw noFeed();
  const { timeZone } = item;
  const zone = timeZone === undefined ? undefined : String(timeZone);
  return feedFile(await readFeedEvents(asked.userId), new Date(), zone);
});

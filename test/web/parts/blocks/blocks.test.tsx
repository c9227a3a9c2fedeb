import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Blocked } from '#contract/moderation/block-list.ts';
import { callsTo, confirm, connect, dialog, press, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, failure, json, lostOnce } from '#test/web.tsx';
import { BlockedMembers } from '#web/parts/blocks/blocked-members.tsx';
import { MemberActs } from '#web/parts/blocks/member-acts.tsx';

const LIST = 'GET /api/blocks';
const BLOCK = 'POST /api/blocks';
const ben: Blocked = { userId: 'ben', name: 'Ben Hill', at: '2026-03-12T08:00:00.000Z' };

/** The API of a member, who blocked these at first. */
function api(...first: Blocked[]): Answers {
  let blocked = first;
  return {
    [LIST]: () => json({ data: blocked }),
    [BLOCK]: ({ body }) => {
      const asked = body as { blocked: boolean };
      blocked = asked.blocked ? [ben] : [];
      return json({ data: { userId: 'ben', blocked: asked.blocked } });
    },
  };
}

const screens = screenOf(
  { '/profile/ben': <MemberActs id="ben" name="Ben Hill" />, '/myProfile': <BlockedMembers /> },
  '/profile/ben',
);

test('a member is blocked once one has read what that does, and unblocked again', async () => {
  const asked = await screens.show(api());
  await press('Block');
  screen.getByText(/replies, posts and collections, be asked .* You will still see their news, courses/);

  await confirm('Block');

  await screen.findByText(/^You blocked Ben Hill/);
  await waitFor(() => expect(callsTo(asked, BLOCK).map(sent)).toEqual([{ userId: 'ben', blocked: true }]));
  await waitFor(() => expect(callsTo(asked, LIST)).toHaveLength(2));

  await press('Unblock');

  await screen.findByRole('button', { name: 'Block' });
  await waitFor(() =>
    expect(callsTo(asked, BLOCK).map(sent).at(-1)).toEqual({ userId: 'ben', blocked: false }),
  );
});

test('whoever does not say yes blocks nobody', async () => {
  const asked = await screens.show(api());
  await press('Block');

  await confirm('Cancel');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(callsTo(asked, BLOCK)).toEqual([]);
});

test('a block without a connection shows at once, and goes out by itself', async () => {
  const { [BLOCK]: answer, ...rest } = api();
  const asked = await screens.show({ ...rest, ...(answer && { [BLOCK]: lostOnce(answer) }) });
  await press('Block');
  await confirm('Block');
  await screen.findByText(/^You blocked Ben Hill/);
  await waitFor(() => expect(callsTo(asked, BLOCK)).toHaveLength(1));

  connect();

  await waitFor(() => expect(callsTo(asked, BLOCK)).toHaveLength(2));
});

test('a refused one is undone, with the reason', async () => {
  await screens.show({
    ...api(),
    [BLOCK]: () => failure(409, 'block.full', 'You have blocked 200 members.'),
  });
  await press('Block');

  await confirm('Block');

  await screen.findByText('Ben Hill is not blocked. You have blocked 200 members.');
  await screen.findByRole('button', { name: 'Block' });
});

test('those whom one blocked are listed, and unblocked there: who was stays in place until it is closed', async () => {
  const asked = await screens.show(api(ben), '/myProfile');
  await press('Members you blocked');
  const list = await dialog('Members you blocked');
  expect((await list.findByRole('link', { name: 'Ben Hill' })).getAttribute('href')).toBe('/profile/ben');

  await press('Unblock Ben Hill', list);

  const again = await list.findByRole('button', { name: 'Block Ben Hill' });
  expect(document.activeElement).toBe(again);
  await waitFor(() => expect(callsTo(asked, BLOCK).map(sent)).toEqual([{ userId: 'ben', blocked: false }]));
  await waitFor(() => expect(callsTo(asked, LIST)).toHaveLength(2));
  list.getByRole('link', { name: 'Ben Hill' });
  await press('Close', list);
  await press('Members you blocked');
  await screen.findByText('You have not blocked anybody');
});

test('who was unblocked by mistake is blocked again by the same button', async () => {
  const asked = await screens.show(api(ben), '/myProfile');
  await press('Members you blocked');
  const list = await dialog('Members you blocked');
  await press('Unblock Ben Hill', list);
  await waitFor(() => expect(callsTo(asked, LIST)).toHaveLength(2));

  await press('Block Ben Hill', list);

  await list.findByRole('button', { name: 'Unblock Ben Hill' });
  await waitFor(() =>
    expect(callsTo(asked, BLOCK).map(sent).at(-1)).toEqual({ userId: 'ben', blocked: true }),
  );
});

test('where they do not load it says so, and is tried again', async () => {
  let isUp = false;
  const answers = api();
  await screens.show(
    {
      [LIST]: (asked) =>
        isUp && answers[LIST] ? answers[LIST](asked) : failure(400, 'server.busy', 'Later, please.'),
    },
    '/myProfile',
  );
  await press('Members you blocked');
  await screen.findByText('The members you blocked did not load');
  isUp = true;

  await press('Try again');

  await screen.findByText('You have not blocked anybody');
});

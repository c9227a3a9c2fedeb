import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { communities } from '#contract/communities/communities.ts';
import { patiently } from '#test/patiently.ts';
import { community, failure, json, never, onePage, serve, startSite, storeSession } from '#test/web.tsx';
import { askEarly, takeEarly } from '#web/lib/api/early.ts';
import {
  changeReplies,
  fetchReply,
  forgetReplies,
  keptReply,
  Replies,
  refresh,
  useApi,
} from '#web/lib/api/replies.tsx';
import { outdateReplies } from '#web/lib/api/reply-store.ts';
import { getSession } from '#web/lib/session/session.ts';

function Names({ page, isBack }: { page: number; isBack?: boolean }) {
  const { data } = useApi(communities.listCommunities, { pageNumber: page }, isBack);
  return <p>{data ? `page ${page}: ${data.communities.map(({ name }) => name)}` : 'nothing yet'}</p>;
}

test('what a member comes back to within minutes is asked for again where all is known to be outdated', async () => {
  const asked = serve({ 'GET /api/communities': () => json({ ...onePage, communities: [community] }) });
  storeSession();
  await startSite();
  const visit = async () => {
    const { unmount } = render(
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <Names page={1} isBack />
      </SWRConfig>,
      { wrapper: Replies },
    );
    await screen.findByText(/^page 1/);
    // Whatever is known already is asked for again a frame later.
    await act(() => new Promise(requestAnimationFrame));
    return unmount;
  };
  const times = () => asked.filter(({ to }) => to === 'GET /api/communities').length;
  (await visit())();
  (await visit())();
  expect(times()).toBe(1);

  outdateReplies();
  await visit();

  await waitFor(() => expect(times()).toBe(2));
});

const showNames = () =>
  render(
    <Replies>
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <Names page={1} />
      </SWRConfig>
    </Replies>,
  );

test('a reply is kept for what was asked for, also when something else is wanted by then', async () => {
  const asked = serve({
    'GET /api/communities': ({ url }) => {
      const name = `Community ${url.searchParams.get('pageNumber')}`;
      return json({ ...onePage, communities: [{ ...community, name }] });
    },
  });
  storeSession();
  await startSite();
  const page = (number: number) => (
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <Names page={number} />
    </SWRConfig>
  );
  const first = render(page(1));
  await screen.findByText('page 1: Community 1');
  first.unmount();

  // What is known already is asked for again a frame later, and by then it is the second page that is wanted.
  const { rerender } = render(page(1));
  rerender(page(2));
  await screen.findByText('page 2: Community 2');

  const pages = () =>
    asked.flatMap(({ to, url }) =>
      to === 'GET /api/communities' ? (url.searchParams.get('pageNumber') ?? '') : [],
    );
  await waitFor(() => expect(pages().sort()).toEqual(['1', '1', '2']));
  rerender(page(1));
  expect(screen.getByText(/^page 1/).textContent).toBe('page 1: Community 1');
});

const url = '/api/communities?pageNumber=1';
const askEarlyFor = async (answer: Response) => {
  const asked = serve({ 'GET /api/communities': () => answer.clone() });
  storeSession();
  await startSite();
  await askEarly(url, getSession().user?.token ?? '');
  render(
    <Replies>
      <Names page={1} />
    </Replies>,
  );
  return () => asked.filter(({ to }) => to === 'GET /api/communities').length;
};

test('what the entry asked for and has by now is shown by the first render, and not asked for again', async () => {
  const requests = await askEarlyFor(json({ ...onePage, communities: [{ ...community, name: 'Orchard' }] }));

  expect(screen.getByText('page 1: Orchard')).toBeTruthy();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(requests()).toBe(1);
  expect(await takeEarly(url, getSession().user?.token)).toBeUndefined();
});

test('what the entry asked for and nobody can read is not shown, nor taken', async () => {
  const requests = await askEarlyFor(json({ communities: 'none' }));

  expect(screen.getByText('nothing yet')).toBeTruthy();
  await waitFor(() => expect(takeEarly(url, getSession().user?.token)).resolves.toBeUndefined());
  expect(requests()).toBe(1);
});

test('what the entry asked for of another member is not shown', async () => {
  serve({ 'GET /api/communities': () => json({ ...onePage, communities: [community] }) });
  storeSession();
  await startSite();
  await askEarly(url, 'of another');
  serve({ 'GET /api/communities': () => never() });

  render(
    <Replies>
      <Names page={1} />
    </Replies>,
  );

  expect(screen.getByText('nothing yet')).toBeTruthy();
});

test('what was fetched before the first render is shown by it, and asked for once', async () => {
  const asked = serve({
    'GET /api/communities': () => json({ ...onePage, communities: [{ ...community, name: 'Orchard' }] }),
  });
  storeSession();
  await startSite();
  await fetchReply(communities.listCommunities, { pageNumber: 1 });

  render(
    <Replies>
      <Names page={1} />
    </Replies>,
  );

  expect(screen.getByText('page 1: Orchard')).toBeTruthy();
  // It is looked at again a frame later.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(asked.filter(({ to }) => to === 'GET /api/communities')).toHaveLength(1);
});

test('what is fetched ahead takes the place of what was kept before, also where that is shown by then', async () => {
  let answer = (_: string) => {};
  const asked = serve({
    'GET /api/communities': async () => {
      const name = await new Promise<string>((resolve) => {
        answer = resolve;
      });
      return json({ ...onePage, communities: [{ ...community, name }] });
    },
  });
  storeSession();
  await startSite();
  const times = () => asked.filter(({ to }) => to === 'GET /api/communities').length;
  const before = showNames();
  await patiently(() => expect(times()).toBe(1));
  answer('Orchard');
  await screen.findByText('page 1: Orchard');
  before.unmount();

  const ahead = fetchReply(communities.listCommunities, { pageNumber: 1 });
  await patiently(() => expect(times()).toBe(2));
  showNames();
  // It is asked for again a frame later: that is the reply which is on its way.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  answer('Meadow');
  await ahead;

  expect(await screen.findByText('page 1: Meadow')).toBeTruthy();
  expect(times()).toBe(2);
});

test('a reply that is changed as a whole while it is reloaded is asked for once more: what was changed may be old', async () => {
  let names = ['Orchard'];
  const slow = Promise.withResolvers<void>();
  const asked = serve({
    'GET /api/communities': async () => {
      const answer = json({ ...onePage, communities: names.map((name) => ({ ...community, name })) });
      if (asked.length > first) await slow.promise;
      return answer;
    },
  });
  let first = Number.POSITIVE_INFINITY;
  storeSession();
  await startSite();
  const before = showNames();
  await screen.findByText('page 1: Orchard');
  before.unmount();
  first = asked.length;
  names = ['Brook', ' and Meadow'];

  showNames();
  await patiently(() => expect(asked.length).toBe(first + 1));
  changeReplies(communities.listCommunities, (page) => ({
    ...page,
    communities: [...page.communities, ...page.communities].map((shown, place) => ({
      ...shown,
      name: place === 0 ? shown.name : ' and Meadow',
    })),
  }));
  await screen.findByText('page 1: Orchard, and Meadow');
  slow.resolve();

  expect(await screen.findByText('page 1: Brook, and Meadow')).toBeTruthy();
});

describe('what was fetched ahead and is shown by nobody yet', () => {
  /** Fetches a name ahead, lets `then` happen, and shows what stands there in the end after how many questions. */
  async function ahead(then: () => unknown, first: () => Response = () => named('Orchard')) {
    let answer = first;
    const asked = serve({ 'GET /api/communities': () => answer() });
    storeSession();
    await startSite();
    await fetchFirst();
    answer = () => named('Meadow');
    await then();
    render(
      <Replies>
        <Names page={1} />
      </Replies>,
    );
    return { times: () => asked.filter(({ to }) => to === 'GET /api/communities').length };
  }
  const fetchFirst = () => fetchReply(communities.listCommunities, { pageNumber: 1 });
  const named = (name: string) => json({ ...onePage, communities: [{ ...community, name }] });
  const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('is asked for again once it is older than a few minutes', async () => {
    const { times } = await ahead(() => minutesLater(11));

    await screen.findByText('page 1: Meadow');
    expect(times()).toBe(2);
  });

  test('is asked for again once it is known to be another', async () => {
    await ahead(() => refresh(communities.listCommunities));

    await screen.findByText('page 1: Meadow');
  });

  test('is asked for again once what is kept of it was changed, and does not undo that', async () => {
    const { times } = await ahead(() =>
      changeReplies(communities.listCommunities, (page) => ({
        ...page,
        communities: page.communities.map((shown) => ({ ...shown, name: 'Brook' })),
      })),
    );

    expect(screen.getByText('page 1: Brook')).toBeTruthy();
    await screen.findByText('page 1: Meadow');
    expect(times()).toBe(2);
  });

  test.each([
    ['is no younger for being asked for ahead once more', [6, 6]],
    ['is fetched anew where it is wanted ahead again, and is old', [11, 0]],
  ] as const)('%s', async (_, [before, after]) => {
    const { times } = await ahead(async () => {
      minutesLater(before);
      await fetchFirst();
      minutesLater(after);
    });

    await screen.findByText('page 1: Meadow');
    expect(times()).toBe(2);
  });

  test.each([
    ['known to be another', () => refresh(communities.listCommunities)],
    ['of a member who has signed out', () => forgetReplies()],
  ])('is kept by nobody when it comes and is %s by then', async (_, meanwhile) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    serve({ 'GET /api/communities': () => promise });
    storeSession();
    await startSite();
    const fetched = fetchFirst();
    await meanwhile();
    resolve(named('Orchard'));
    await fetched;

    expect(keptReply(communities.listCommunities, { pageNumber: 1 })).toBeUndefined();
  });

  test('is asked for again where it had failed', async () => {
    await ahead(
      () => undefined,
      () => failure(404, 'community.missing', 'Not yet.'),
    );

    await screen.findByText('page 1: Meadow');
  });
});

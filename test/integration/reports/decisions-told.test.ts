import { expect, test } from 'vitest';
import { partitions } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { eventually } from '#test/eventually.ts';
import { newKey } from '#test/forms.ts';
import { itemsIn } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { newNews, viewNews } from '#test/things/news.ts';
import { noticesOf } from '#test/things/notices/notices.ts';
import { aPushService } from '#test/things/notices/push.ts';
import { newReply } from '#test/things/replies/replies.ts';
import { answerReport, decide, report } from '#test/things/replies/reports.ts';
import { granted, told } from '#test/told.ts';

/* Of what was decided on one thing members are told what is in force. */

const stack = useStack();
const { ada, cleo, dan, root } = useMembers(stack, 'ada', 'cleo', 'dan', 'root');
const calls = useTableCalls();

type Told = Record<'onId' | 'action' | 'note', string | undefined>;

/** What a member is told was decided on a piece, with what was said of it. */
async function toldOn(member: TestMember, id: string): Promise<string[]> {
  const notices: Told[] = await noticesOf(member);
  return notices.flatMap(({ onId, action, note }) =>
    onId === id && action ? [[action, note].filter(Boolean).join(': ')] : [],
  );
}
const isTold = (member: TestMember, id: string, said: string) => eventually(() => toldOn(member, id), [said]);

const act = (id: string, action: string) => granted(decide(root, 'news', id, action));

test('whoever reported it is told what is in force, also of a decision on what others reported later', async () => {
  const { id } = await newNews(ada);
  await granted(report(cleo, 'news', id), 201);
  await act(id, 'keep');
  await granted(report(dan, 'news', id), 201);
  await act(id, 'hide');
  await granted(answerReport(ada, 'news', id), 201);
  await act(id, 'hide');

  await act(id, 'restore');

  await workerRests();
  await isTold(dan, id, 'restore');
  await isTold(cleo, id, 'restore');

  await act(id, 'hide');

  await workerRests();
  await isTold(dan, id, 'hide');
  await isTold(cleo, id, 'hide');
});

test('who reported what was hidden, and then showed it again, is not told that it is hidden', async () => {
  const { id } = await newNews(ada);
  const boss = await stack.member('boss', ['admin']);
  await granted(report(boss, 'news', id), 201);
  await act(id, 'hide');

  await granted(decide(boss, 'news', id, 'restore'));

  await workerRests();
  await isTold(boss, id, 'restore');
});

/** The jobs that tell what is decided from now on. */
function listenToJobs(): StoredItem[] {
  const jobs: StoredItem[] = [];
  calls.tap((_, { TransactItems = [] }) => {
    const items = TransactItems.map(({ Put }) => (Put?.Item ?? {}) as StoredItem);
    jobs.push(...items.filter((item) => item['kind'] === 'decided' && 'notice' in item));
  });
  return jobs;
}

async function run(job: StoredItem | undefined): Promise<void> {
  const { takeStep } = await import('#functions/worker/steps.ts');
  await takeStep(job ?? {}, undefined);
  await workerRests();
}

/** All that members are told, as it is stored. */
const storedOf = (...members: readonly TestMember[]) =>
  Promise.all(members.map(({ id }) => itemsIn(partitions.notices(id))));

test('the last decision is told, whenever and however often the job of one runs', async () => {
  const { id } = await newNews(ada);
  await granted(report(dan, 'news', id), 201);
  const jobs = listenToJobs();
  await act(id, 'hide');
  await act(id, 'restore');
  await workerRests();
  const before = await storedOf(ada, dan);

  for (const job of jobs) await run(job);

  expect(jobs.map(({ action }) => action)).toEqual(['hide', 'restore']);
  for (const member of [ada, dan]) await isTold(member, id, 'restore');
  expect(await storedOf(ada, dan)).toEqual(before);
});

test('a job that broke off before it rang rings once, however often it runs', async () => {
  const fay = await stack.member('fay');
  const { id } = await newNews(fay);
  await granted(report(dan, 'news', id), 201);
  const [jobs, service] = [listenToJobs(), await aPushService({ fay: () => 201 })];
  await act(id, 'hide');
  await workerRests();
  const always = { push: { quietFrom: '00:00', quietTo: '00:00' } };
  await granted(fay.call('PUT', '/api/notices/settings', always, newKey()));
  await service.add(fay, 'fay');

  for (const job of [...jobs, ...jobs]) await run(job);

  expect(service.rung).toEqual(['fay']);
});

test.each(['news', 'reply'])(
  'what is hidden and waits for nobody is not hidden once more (%s)',
  async (on) => {
    const news = await newNews(ada);
    const { id } = on === 'news' ? news : await newReply(ada, 'news', news.id);
    await granted(report(dan, on, id, { reason: 'spam' }), 201);
    await granted(decide(root, on, id, 'hide', 'Please be kind.'));

    expect(told(await decide(root, on, id, 'hide', 'Again.'))).toEqual([409, 'report.hidden']);

    await workerRests();
    await isTold(ada, news.id, 'hide: Please be kind.');
  },
);

test.each([
  ['said before', undefined, 'Please be kind.'],
  ['said anew', 'It is spam still.', 'It is spam still.'],
])(
  'what stays hidden after its author has answered does so for the reasons and with the note %s',
  async (_, note, said) => {
    const { id } = await newNews(ada);
    await granted(report(dan, 'news', id, { reason: 'spam' }), 201);
    await granted(decide(root, 'news', id, 'hide', 'Please be kind.'));
    await granted(answerReport(ada, 'news', id), 201);

    await granted(decide(root, 'news', id, 'hide', note));

    expect((await viewNews(ada, id)).body).toMatchObject({
      isHidden: true,
      hidden: { reasons: ['spam'], note: said },
    });
    await workerRests();
    await isTold(ada, id, `hide: ${said}`);
  },
);

test('what is shown again is told without the note with which it was hidden', async () => {
  const { id } = await newNews(ada);
  await granted(report(dan, 'news', id), 201);
  await granted(decide(root, 'news', id, 'hide', 'Please be kind.'));

  await act(id, 'restore');

  await workerRests();
  await isTold(ada, id, 'restore');
});

import { randomUUID } from 'node:crypto';
import { DeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { useCognito } from '#test/system/cognito.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCircle } from '#test/things/circles/circles.ts';
import { enrol, leaveCourse, letIn, newCourse, viewCourse } from '#test/things/courses/courses.ts';
import { joinEverything, makeEverything, newIllustrated, newPictured } from '#test/things/everything.ts';
import { newResource } from '#test/things/library/resources.ts';
import { useModeration, useOthers } from '#test/things/replies/moderation.ts';
import { actsIn } from '#test/things/replies/reports.ts';

const stack = useStack();
const cognito = useCognito(stack);
const { ben, root } = useMembers(stack, 'ben', 'root');
const load = () => import('#lib/operations/moderation/erase.ts');
const loadAccount = () => import('#lib/operations/moderation/account.ts');
const { system, soon, accountOf, leftBehind } = useModeration(stack);

const others = useOthers(ben);
/** A course of Ben's with a price. */
let priced: string;
beforeAll(async () => {
  priced = (await newCourse(ben, { title: 'Valley books', isFree: 'false', price: '9' })).id;
  await newIllustrated(ben, 'Valley floods', '2');
});

/** What everybody sees of the whole system, without what only says when. */
async function seen(member: TestMember) {
  const read = async (path: string) => {
    const { status, body } = await member.call('GET', path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const lists = [
    '/api/communities?pageSize=50',
    '/api/communities?sort=popular',
    '/api/communities/search?name=f',
    '/api/news/community/2?pageSize=50',
    '/api/news/community/2?category=Nature',
    '/api/groups/community/2?pageSize=50',
    '/api/enterprises/community/2?pageSize=50',
    `/api/groups/community/${others.community}`,
    `/api/enterprises/community/${others.community}`,
    `/api/communities-users/community/${others.community}`,
    '/api/communities-users/community/3',
    '/api/resources?pageSize=50',
    '/api/courses?pageSize=50',
    `/api/courses/${others.course}`,
    `/api/user_tests/lesson/${others.lesson}/learners`,
    `/api/courses/${others.course}/feedback`,
    `/api/courses/${priced}/learners`,
    '/api/events?scope=groups&communityId=2&month=2031-05',
  ];
  return Object.fromEntries(await Promise.all(lists.map(async (path) => [path, await read(path)])));
}

test('an account is erased with all that it made, and nothing of another changes, however often it breaks off', async () => {
  await workerRests();
  const before = await seen(ben);
  const files = await filesAtRest();
  const uploads = await filesAtRest('uploads');
  const eve = await stack.member('eve');
  const made = await makeEverything(eve);
  await joinEverything(eve, others);
  // A place that she has paid for is hers also when she has left.
  expect((await letIn(ben, priced, eve.id)).status).toBe(201);
  await leaveCourse(eve, priced);
  // What others did with hers goes with it.
  await follow(ben, 'community', made.community.id);
  await newIllustrated(ben, 'A guest', made.community.id); // 2 files
  await newCircle(ben, 'group', made.community.id);
  await follow(ben, 'group', made.group.id);
  await enrol(ben, made.course.id);
  expect((await filesAtRest()).length).toBe(files.length + 13);

  const { eraseAccount, surveyAccount } = await load();
  const { describe: words } = await import('#lib/operations/moderation/words.ts');
  const account = await accountOf('EVE');
  const told = words(account, await surveyAccount(account)).join('\n');
  expect(told).toMatch(/^eve \([\da-f-]{36}\) made .*1 community/);
  expect(told).toContain("With the community 'Terrace farmers'");
  expect(told).toMatch(/go (1 group, 1 news|1 news, 1 group) of others, 1 other member in it\./);

  for (const last of [1, 2, 3]) {
    let steps = 0;
    const tell = () => {
      steps += 1;
      if (steps > last) throw new Error('broken off');
    };
    await expect(eraseAccount(system(), account, { tell, wait: soon })).rejects.toThrow('broken off');
  }
  await eraseAccount(system(), account, { wait: soon });
  await workerRests();

  expect(await leftBehind(eve.id)).toEqual([]);
  for (const { id } of Object.values(made)) expect(await leftOf(id)).toEqual([]);
  expect(await filesAtRest()).toEqual(files);
  expect(await filesAtRest('uploads')).toEqual(uploads);
  expect(await seen(ben)).toEqual(before);
  await expect(accountOf('eve')).rejects.toThrow('There is no user eve.');
  // The name is free, and means another.
  const next = await stack.member('eve');
  expect((await next.call('GET', '/api/users/profile')).body.name).toBe('eve');
});

test('an account is erased whatever others wrote with its id, and what they wrote stays', async () => {
  const ida = await stack.member('ida');
  const named = await newPictured(ben, ida.id);
  const event = { scope: 'my', date: '2031-05-06', time: '07:30', task: `ask /profile/${ida.id}` };
  expect((await ben.call('POST', '/api/events/add', event)).status).toBe(201);
  const resource = await newResource(ben, { title: ida.id, description: ida.id });
  await workerRests();
  const { eraseAccount } = await load();

  await eraseAccount(system(), await accountOf('ida'), { wait: soon });

  await expect(accountOf('ida')).rejects.toThrow('There is no user ida.');
  expect((await ben.call('GET', `/api/communities/${named.slug}`)).body.id).toBe(named.id);
  expect((await ben.call('GET', `/api/resources/${resource.id}`)).body.description).toBe(ida.id);
  const events = await ben.call('GET', '/api/events?scope=my&month=2031-05');
  expect(events.body.data[0].activities).toHaveLength(1);
});

test('who ended their own account is erased by the id, and whoever has the name by now is left alone', async () => {
  const jon = await stack.member('jon');
  const news = await newIllustrated(jon, 'Left behind', '2');
  const { deleteAccount } = await import('#platform/pool.ts');
  const before = await accountOf('jon');
  await cognito.client.send(new DeleteUserCommand({ AccessToken: jon.token }));
  const next = await stack.member('jon');
  const { eraseAccount } = await load();
  const { findMember } = await loadAccount();

  await eraseAccount(system(), await findMember(system(), jon.id), { wait: soon });

  expect((await ben.call('GET', `/api/news/${news.id}/community/2`)).status).toBe(404);
  expect(await leftBehind(jon.id)).toEqual([]);
  await deleteAccount(system(), before);
  expect(await accountOf('jon')).toMatchObject({ id: next.id, isEnabled: true });
  expect((await next.call('POST', '/api/richtexts')).status).toBe(201);
});

test('an id that is nobody’s is refused, and leaves nothing behind', async () => {
  const id = randomUUID();
  const { eraseAccount, requireSomebody, surveyAccount } = await load();
  const { findMember } = await loadAccount();
  const nobody = await findMember(system(), id);
  const words = `Nobody is known by the id ${id}, and nothing of theirs was found.`;

  const survey = await surveyAccount(nobody);
  expect(() => requireSomebody(nobody, survey)).toThrow(words);
  await expect(eraseAccount(system(), nobody, { wait: soon })).rejects.toThrow(words);
  expect(await leftOf(id)).toEqual([]);
  // Who made something is somebody, also where no record knows them any more.
  requireSomebody({ ...nobody, id: ben.id }, await surveyAccount(ben));
});

test('an account that is erased by two at once is erased, and none of them fails', async () => {
  const kim = await stack.member('kim');
  await makeEverything(kim);
  const { eraseAccount } = await load();
  const account = await accountOf('kim');

  await Promise.all([1, 2].map(() => eraseAccount(system(), account, { wait: soon })));

  expect(await leftBehind(kim.id)).toEqual([]);
  await expect(accountOf('kim')).rejects.toThrow('There is no user kim.');
});

test('what was under way when a member was shut out goes with the account, too', async () => {
  const lou = await stack.account('lou');
  const files = await filesAtRest();
  const picture = new File([png, new Uint8Array(3_000_000)], 'large.png');
  const draft = { name: 'Just now', description: 'Ours.', community: picture };
  const underWay = Array.from({ length: 6 }, () => lou.form('POST', '/api/communities/add', draft));
  await eventually(async () => (await leftOf(lou.id)).length > 0, true);
  const { eraseAccount } = await load();

  await eraseAccount(
    system(() => Promise.all(underWay)),
    await accountOf('lou'),
    { wait: soon },
  );
  await workerRests();

  expect(await leftBehind(lou.id)).toEqual([]);
  expect(await filesAtRest()).toEqual(files);
});

test('a community in which others made something can stay, and is nobody’s then', async () => {
  const fay = await stack.member('fay');
  const used = await newPictured(fay, 'Orchards');
  const unused = await newPictured(fay, 'Nobody else');
  const news = await newIllustrated(ben, 'Grafting', used.id);
  await workerRests();
  const { eraseAccount } = await load();

  await eraseAccount(system(), await accountOf('fay'), { keepsCommunities: true, wait: soon });

  const kept = await ben.call('GET', `/api/communities/${used.id}`);
  expect(kept.body).toMatchObject({ name: 'Orchards', isCreator: 'false', followersCount: 0 });
  expect((await ben.call('GET', `/api/news/${news.id}/community/${used.id}`)).status).toBe(200);
  expect((await fetch(`${stack.contentUrl}/community/${used.attachment}`)).status).toBe(200);
  expect((await ben.call('GET', `/api/communities/${unused.id}`)).status).toBe(404);
  expect((await ben.call('DELETE', `/api/communities/${used.id}`)).status).toBe(403);
});

describe('who is disabled', () => {
  test('can write nothing any more by a token that is still good, and read nothing a minute later; enabled, they are in again', async () => {
    const gus = await stack.member('gus');
    const { disableMember, enableMember } = await loadAccount();
    const account = await accountOf(gus.id);
    expect(account).toEqual(await accountOf('gus'));
    await expect(accountOf(gus.id.replace(/^./, (sign) => (sign === '0' ? '1' : '0')))).rejects.toThrow(
      'There is no user',
    );
    const write = () => gus.call('POST', '/api/richtexts');
    expect((await write()).status).toBe(200 + 1);

    await disableMember(system(), account);

    expect(await write()).toMatchObject({
      status: 401,
      body: { code: 'token.failed', error: 'Not authorized, token failed' },
    });
    expect((await gus.call('GET', '/api/users/token')).status).toBe(401);
    // What was known a moment ago goes with what the write has learned; who only reads is found out within a minute.
    const reads = ['/api/communities', '/api/users/profile', '/api/news/community/2'];
    for (const path of reads) {
      expect(await gus.call('GET', path)).toMatchObject({ status: 401, body: { code: 'token.failed' } });
    }
    await expect(stack.account('gus')).rejects.toThrow('User is disabled.');

    await enableMember(system(), account);
    const again = await stack.account('gus');
    expect((await again.call('GET', '/api/communities')).status).toBe(200);
    expect((await again.call('POST', '/api/richtexts')).status).toBe(201);
  });

  test('and only reads, is refused within a minute', async () => {
    const hana = await stack.member('hana');
    const { disableMember } = await loadAccount();
    const read = async () => (await hana.call('GET', '/api/communities')).status;
    expect(await read()).toBe(200);
    await disableMember(system(), await accountOf('hana'));
    expect(await read()).toBe(200);

    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);

    expect(await read()).toBe(401);
    clock.mockRestore();
  });
});

describe('what is taken away', () => {
  /** Whose names are as they were told meanwhile. */
  const withoutMembers = ({ '/api/communities-users/community/3': _, ...lists }: Record<string, unknown>) =>
    lists;
  const find = async (address: string) =>
    (await import('#lib/operations/moderation/take-away.ts')).findTaking(address, {});
  const statusOf = async (path: string) => (await fetch(`${stack.contentUrl}/${path}`)).status;

  test('is a file: what shows it goes on without', async () => {
    const news = await newIllustrated(ben, 'A picture that must go', '2');
    const cover = `news/${news._attachments}`;
    expect(await statusOf(cover)).toBe(200);

    const { what, takeAway } = await find(`${stack.contentUrl}/${cover}?download=x`);
    expect([what, await statusOf(cover)]).toEqual([`The file ${cover}`, 200]);
    expect(await takeAway()).toBe(true);

    expect(await statusOf(cover)).toBe(404);
    const { status, body } = await ben.call('GET', `/api/news/${news.id}/community/2`);
    expect([status, body._attachments]).toEqual([200, news._attachments]);
    expect((await find(`/${cover}`)).what).toContain('not served any more');
    expect((await ben.call('DELETE', `/api/news/${news.id}/community/2`)).status).toBe(200);
  });

  test('is what a page shows, with all that hangs on it', async () => {
    const hal = await stack.member('hal');
    await workerRests();
    const before = await seen(ben);
    const files = await filesAtRest();
    const made = await makeEverything(hal);
    const own = await newIllustrated(hal, 'By the way', made.community.id);
    const { news, group, enterprise, course, resource, community } = made;
    const addresses: [string, RegExp][] = [
      [`https://furrow.example/news/${own.id}`, /^The news 'By the way' by [\da-f-]+, with 2 files$/],
      [`/news/${news.id}?community=2`, /^The news 'Terraces hold'/],
      [`/groups/${group.id}`, /^The group 'Seed savers' by .* 1 file/],
      [`/your-enterprises/${enterprise.id}`, /^The enterprise 'Seed savers'/],
      [`/library/${resource.id}`, /^The resource 'Rapeseed is early'/],
      [`/lesson/${course.lessonId}`, /^The lesson 'A first look' by .*, with 1 file$/],
      [`/course/${course.id}`, /^The course 'Building terraces'/],
      [
        `/community-members/${community.slug}`,
        /^The community 'Terrace farmers' by .*, with 3 files, nobody else in it$/,
      ],
    ];
    for (const [address, words] of addresses) {
      const { what, takeAway } = await find(address);
      expect(what).toMatch(words);
      if (address.startsWith('/course')) {
        expect((await viewCourse(ben, course.id)).body.lessonsCount).toBe(0);
      }
      expect(await takeAway()).toBe(true);
      await expect(find(address)).rejects.toThrow(/There is nothing at /);
    }
    await workerRests();

    // What an operator did stays listed.
    const isDeed = ({ pk }: Record<string, unknown>) => String(pk).startsWith('ACTS#');
    for (const { id } of Object.values(made))
      expect((await leftOf(id)).filter((item) => !isDeed(item))).toEqual([]);
    expect((await actsIn(root, '2')).slice(0, 3)).toMatchObject(
      [
        ['enterprise', enterprise.id, 'Seed savers'],
        ['group', group.id, 'Seed savers'],
        ['news', news.id, 'Terraces hold'],
      ].map(([on, onId, title]) => ({ on, onId, title, action: 'take-away', isOperator: true })),
    );
    expect((await actsIn(root, community.id))[0]).toMatchObject({ on: 'community', onId: community.id });
    expect(withoutMembers(await seen(ben))).toEqual(withoutMembers(before));
    // The picture of a profile and that of a draft are on none of these pages.
    expect((await filesAtRest()).length).toBe(files.length + 2);
  });

  test('of a member is told in each community that they follow, and nowhere else', async () => {
    const jo = await stack.member('jo');
    const { id } = await newPictured(ben, 'Where Jo is');
    const { id: other } = await newPictured(ben, 'Where Jo is not');
    await follow(jo, 'community', id);
    const { listDeedOn } = await import('#lib/operations/moderation/deeds.ts');

    await listDeedOn('disable-member', jo.id);
    await listDeedOn('disable-member', 'nobody');

    expect(await actsIn(ben, id)).toMatchObject([
      { action: 'disable-member', on: 'user', onId: jo.id, title: 'jo', isOperator: true },
    ]);
    expect(await actsIn(root, other)).toEqual([]);
  });

  test.each([
    ['/dashboard', /neither a file nor a news/],
    ['/news/none', /^There is nothing at \/news\/none any more/],
    ['/community-members/1', /came with the system: it stays/],
    ['http://[', /is no address/],
    ['/news/%E0%A4%A', /is no part of an address/],
  ])('is not %s', async (address, sentence) => {
    await expect(find(address)).rejects.toThrow(sentence);
  });

  test('is no address that is longer than any of ours', async () => {
    for (const id of ['b'.repeat(3000), '🐄'.repeat(700)]) {
      for (const address of [`/library/${id}`, `/news/a?community=${id}`]) {
        await expect(find(address)).rejects.toThrow(/ is no address/);
      }
    }
  });
});

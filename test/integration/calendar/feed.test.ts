import { describe, expect, test } from 'vitest';
import { feedReach } from '#contract/events/feeds.ts';
import { newKey } from '#test/forms.ts';
import { workerRests } from '#test/system/jobs.ts';
import { meter } from '#test/system/meter.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { addEvent, changeEvent, newEvent, removeEvent } from '#test/things/calendar/calendar.ts';
import {
  feedTasks,
  fillCalendar,
  inDays,
  openFeed,
  readCalendar,
  renewFeed,
  shownFeed,
} from '#test/things/calendar/feeds.ts';
import { follow, newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const { system, soon, accountOf, leftBehind } = useModeration(stack);
const open = (path: string, headers?: Record<string, string>) => openFeed(stack.url, path, headers);
const tasks = (path: string) => feedTasks(stack.url, path);
const missing = { status: 404, code: 'feed.missing' };
const refusal = async (path: string) => {
  const { status, text } = await open(path);
  return { status, code: JSON.parse(text).code };
};

describe('an address', () => {
  test('is there once it was asked for, is shown to its member alone, and has a secret that nobody finds', async () => {
    const cleo = await stack.member('cleo');
    expect(await shownFeed(cleo)).toBeUndefined();

    const path = await renewFeed(cleo);

    expect(path).toMatch(new RegExp(`^/feeds/${cleo.id}\\.[\\w-]{24}\\.ics$`));
    expect([await shownFeed(cleo), await shownFeed(ben)]).toEqual([path, undefined]);
    expect(await tasks(path)).toEqual([]);
  });

  test('says in which time zone its member reads times, and has a part where no event is', async () => {
    const zoe = await stack.member('zoe');
    const path = await renewFeed(zoe, newKey(), { timeZone: 'Africa/Nairobi' });

    const { text } = await open(path);

    expect(text).toContain('\r\nX-WR-TIMEZONE:Africa/Nairobi\r\n');
    expect(text).toContain('BEGIN:VTIMEZONE');
    for (const timeZone of ['X\r\nEND:VCALENDAR', '+05:30']) {
      const { status, body } = await zoe.call('POST', '/api/events/feed', { timeZone }, newKey());
      const fields = { timeZone: 'This must be a time zone, such as Africa/Nairobi.' };
      expect([status, body.fields]).toEqual([400, fields]);
    }
    const later = await renewFeed(zoe, newKey(), { timeZone: 'Mars/X' });
    expect((await open(later)).text).toContain('\r\nX-WR-TIMEZONE:UTC\r\n');
  });

  test('is another one when it is renewed, and nothing is at the former one any more', async () => {
    const dora = await stack.member('dora');
    await newEvent(dora, { date: inDays(3), task: 'Milk test' });
    const key = newKey();
    const former = await renewFeed(dora, key);
    expect(await tasks(former)).toEqual(['Milk test']);

    const path = await renewFeed(dora);

    expect(path).not.toBe(former);
    expect(await refusal(former)).toEqual(missing);
    expect(await tasks(path)).toEqual(['Milk test']);
    // The first request once more, from a line that was lost: it takes no effect again.
    expect(await renewFeed(dora, key)).toBe(former);
    expect([await refusal(former), await shownFeed(dora)]).toEqual([missing, path]);
  });

  test.each([
    ['a secret that is too short', (path: string) => path.replace(/.\.ics$/, '.ics')],
    ['another secret', (path: string) => path.replace(/.{24}\.ics$/, `${'x'.repeat(24)}.ics`)],
    ["another member's name", (path: string) => path.replace(/s\/.*\./, `s/${ben.id}.`)],
    ['no ending', (path: string) => path.replace('.ics', '')],
    ['a character that no key may have', () => '/feeds/%ED%A0%80.ics'],
    ['a zero', () => '/feeds/%00.ics'],
  ])('with %s is nobody’s', async (_, changed) => {
    const path = await renewFeed(ada);
    expect(['feed.missing', 'request.invalid', undefined]).toContain((await refusal(changed(path))).code);
    expect((await open(changed(path))).text).not.toContain('VCALENDAR');
  });

  test('is read with a token or without, and never written to', async () => {
    const path = await renewFeed(ada);
    for (const authorization of ['Bearer x', `Bearer ${ben.token}`])
      expect((await open(path, { authorization })).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetch(stack.url + path, { method })).status).toBe(404);
  });
});

describe('its file', () => {
  test('has the right type and headers, and comes a second time only where it has changed', async () => {
    const eve = await stack.member('eve');
    const { taskId } = await newEvent(eve, { date: inDays(2), task: 'Vet; herd, check' });
    const path = await renewFeed(eve);

    const first = await open(path);
    const etag = first.headers['etag'] ?? '';

    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    });
    const again = await open(path, { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
    await changeEvent(eve, taskId, { task: 'Vet: herd check' });
    const [event] = readCalendar((await open(path, { 'if-none-match': etag })).text);
    expect([event?.summary, event?.sequence, event?.uid]).toEqual(['Vet: herd check', 1, `${taskId}@furrow`]);
  });

  test('is not sent to who asks for what is said of it alone', async () => {
    const eli = await stack.member('eli');
    await newEvent(eli, { date: inDays(2) });
    const path = await renewFeed(eli);
    const whole = await open(path);
    const ask = async (headers: Record<string, string> = {}) => {
      const response = await fetch(stack.url + path, { method: 'HEAD', headers });
      return { status: response.status, text: await response.text(), headers: response.headers };
    };

    const { status, text, headers } = await ask();

    expect([status, text]).toEqual([200, '']);
    for (const name of ['content-type', 'cache-control', 'etag', 'content-length'])
      expect(headers.get(name)).toBe(whole.headers[name]);
    expect((await ask({ 'if-none-match': whole.headers['etag'] ?? '' })).status).toBe(304);
    expect((await fetch(`${stack.url}/feeds/x.ics`, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(`${stack.url}/api/certificates/x`, { method: 'HEAD' })).status).toBe(404);
  });

  test('says when an event was made, and when it was changed last', async () => {
    const fay = await stack.member('fay');
    const { taskId } = await newEvent(fay, { date: inDays(2) });
    const path = await renewFeed(fay);
    const timesIn = async () =>
      Object.fromEntries(
        (await open(path)).text.split('\r\n').flatMap((line) => {
          const [, name, at] = /^(DTSTAMP|LAST-MODIFIED):(\d{8}T\d{6}Z)$/.exec(line) ?? [];
          return name && at ? [[name, at]] : [];
        }),
      );
    const before = await timesIn();
    expect(Object.keys(before)).toEqual(['DTSTAMP']);

    const { changedAt } = (await changeEvent(fay, taskId, { task: 'Later' })).body;

    const at = `${changedAt.slice(0, 19).replace(/[-:]/g, '')}Z`;
    expect(await timesIn()).toEqual({ DTSTAMP: at, 'LAST-MODIFIED': at });
  });

  test('has what is near today alone: series that go on, and what lasts several days', async () => {
    const gwen = await stack.member('gwen');
    const { before, ahead } = feedReach;
    const add = (task: string, date: string, fields: object = {}) =>
      addEvent(gwen, { task, date, ...fields });
    await add('too long ago', inDays(-before - 1));
    await add('just in', inDays(-before));
    await add('reaches in', inDays(-before - 10), { isAllDay: true, endDate: inDays(-before) });
    await add('last in', inDays(ahead));
    await add('too far', inDays(ahead + 1));
    await add('ended', inDays(-before - 30), { repeats: 'week', repeatsUntil: inDays(-before - 2) });
    await add('goes on', inDays(-before - 31), { repeats: 'week' });

    const found = await tasks(await renewFeed(gwen));

    // What is still to come stands first.
    expect(found).toEqual(['goes on', 'last in', 'reaches in', 'just in']);
  });

  test('has a series once, with its rule and its first day', async () => {
    const hal = await stack.member('hal');
    const date = inDays(-20);
    await newEvent(hal, { date, repeats: 'week', repeatsUntil: inDays(30), endTime: '08:00' });

    const { text } = await open(await renewFeed(hal));

    const bare = (day: string) => day.replaceAll('-', '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(`DTSTART:${bare(date)}T073000\r\nDTEND:${bare(date)}T080000\r\n`);
    expect(text).toContain(`RRULE:FREQ=WEEKLY;UNTIL=${bare(inDays(30))}T073000\r\n`);
  });

  test('says of a series what is left out, as of another version', async () => {
    const ivo = await stack.member('ivo');
    const { id } = await newEvent(ivo, { date: inDays(1), repeats: 'week' });
    const path = await renewFeed(ivo);

    await changeEvent(ivo, id, { leaveOut: inDays(8) });

    const { text } = await open(path);
    expect(text).toContain(`EXDATE:${inDays(8).replaceAll('-', '')}T073000\r\n`);
    expect(text).toContain('SEQUENCE:1\r\n');
  });
});

describe('whose events are in it', () => {
  test("a member's own, and of nobody else; one that is deleted goes", async () => {
    const ida = await stack.member('ida');
    await newEvent(ben, { date: inDays(1), task: "Ben's own" });
    const { taskId } = await newEvent(ida, { date: inDays(1), task: "Ida's own" });
    const path = await renewFeed(ida);
    expect(await tasks(path)).toEqual(["Ida's own"]);

    await removeEvent(ida, taskId);

    expect(await tasks(path)).toEqual([]);
  });

  test.each([
    { noun: 'group', scope: 'groups', idName: 'groupId' },
    { noun: 'enterprise', scope: 'enterprises', idName: 'enterpriseId' },
  ] as const)('those of each $noun that is followed, until it is left or deleted', async (one) => {
    const { noun, scope, idName } = one;
    const jo = await stack.member(`jo-${noun}`);
    const { id: communityId } = await newCommunity(ada);
    const [{ id }, { id: other }] = [
      await newCircle(ada, noun, communityId, { title: 'Seed Savers' }),
      await newCircle(ada, noun, communityId),
    ];
    const date = inDays(5);
    await newEvent(ada, { date, scope, [idName]: id, task: 'Swap' });
    await newEvent(ada, { date, scope, [idName]: other, task: 'Of the other' });
    const path = await renewFeed(jo);
    await follow(jo, noun, id);
    // Of the communities that one follows.
    expect(await tasks(path)).toEqual([]);

    await follow(jo, 'community', communityId);

    const [event, ...others] = readCalendar((await open(path)).text);
    expect([event?.summary, event?.description, others]).toEqual(['Swap', 'Seed Savers', []]);
    await follow(jo, noun, id);
    expect(await tasks(path)).toEqual([]);
    await follow(jo, noun, id);
    expect(await tasks(path)).toEqual(['Swap']);
    await ada.call('DELETE', `/api/${noun}s/${id}/community/${communityId}`);
    expect(await tasks(path)).toEqual([]);
  });

  test('none of a community that is gone', async () => {
    const kim = await stack.member('kim');
    const { id: communityId } = await newCommunity(ada);
    const { id: groupId } = await newCircle(ada, 'group', communityId);
    await newEvent(ada, { date: inDays(5), scope: 'groups', groupId, task: 'Swap' });
    await follow(kim, 'community', communityId);
    await follow(kim, 'group', groupId);
    const path = await renewFeed(kim);
    expect(await tasks(path)).toEqual(['Swap']);

    await ada.call('DELETE', `/api/communities/${communityId}`);

    expect(await tasks(path)).toEqual([]);
  });
});

test('a circle that plans much gets what quiet ones leave', async () => {
  const ovi = await stack.member('ovi');
  await fillCalendar(ovi.id, { own: 0, groups: 1, each: 30, quiet: 40 });

  expect(await tasks(await renewFeed(ovi))).toHaveLength(30);
});

test('however much somebody plans and follows, it has 1,000 events at most, and costs less than its throttle reckons with', async () => {
  const pam = await stack.member('pam');
  const path = await renewFeed(pam);
  await fillCalendar(pam.id, { own: 1100, groups: 60, each: 40 });
  const calls = meter((await import('#platform/table/table.ts')).table);
  await workerRests();
  calls.take();

  const { status, text } = await open(path);

  const units = calls.take().reduce((sum, { reads }) => sum + reads, 0);
  expect([status, text.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, 1000]);
  expect(units).toBeGreaterThan(50);
  expect(units).toBeLessThan(150);
});

describe('it ends', () => {
  test('at once for a member who leaves, and comes back under another address when they change their mind', async () => {
    const lou = await stack.member('lou');
    const path = await renewFeed(lou);

    expect((await lou.call('POST', '/api/users/leave', {}, newKey())).status).toBe(200);

    expect([await refusal(path), await shownFeed(lou)]).toEqual([missing, undefined]);
    await lou.call('DELETE', '/api/users/leave');
    expect(await refusal(path)).toEqual(missing);
    expect(await tasks(await renewFeed(lou))).toEqual([]);
  });

  test('with the account', async () => {
    const moe = await stack.member('moe');
    const path = await renewFeed(moe);
    const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

    await eraseAccount(system(), await accountOf('moe'), { wait: soon });
    await workerRests();

    expect([await refusal(path), await leftBehind(moe.id)]).toEqual([missing, []]);
  });

  test('for a member who is disabled', async () => {
    const nan = await stack.member('nan');
    const path = await renewFeed(nan);
    const { disableMember } = await import('#lib/operations/moderation/account.ts');

    await disableMember(system(), await accountOf('nan'));

    expect(await refusal(path)).toEqual(missing);
    expect((await nan.call('POST', '/api/events/feed', {}, newKey())).status).toBe(401);
  });
});

test('the download has the events and not the address: it may be handed on', async () => {
  const oda = await stack.member('oda');
  const path = await renewFeed(oda);
  await newEvent(oda, { date: inDays(1), task: 'In the download' });
  const { gather } = await import('#functions/worker/export/gather.ts');

  const gathered = JSON.stringify(await gather(oda.id));

  expect(gathered).toContain('In the download');
  expect(gathered).not.toContain(path.split('.')[1]);
});

test('nobody renews it without a token', async () => {
  for (const method of ['GET', 'POST'])
    expect((await fetch(`${stack.url}/api/events/feed`, { method })).status).toBe(401);
  expect(told(await ada.call('GET', '/api/events/feed/x'))[0]).toBe(404);
});

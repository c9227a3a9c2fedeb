import { beforeAll, expect, test } from 'vitest';
import { corpus, shownCorpus } from '#test/contract/corpus.ts';
import { nastyNames } from '#test/files/nasty.ts';
import { png } from '#test/files/pictures.ts';
import { unzip } from '#test/files/zip.ts';
import { newKey } from '#test/forms.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { newChat, newMessage } from '#test/things/chats.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { joinEverything, makeEverything, newIllustrated } from '#test/things/everything.ts';
import { collect, newCollection } from '#test/things/library/collections.ts';
import { newResource } from '#test/things/library/resources.ts';
import { newNews } from '#test/things/news.ts';
import { addDevice, device } from '#test/things/notices/push.ts';
import { block, blockedBy } from '#test/things/replies/blocks.ts';
import { useModeration, useOthers } from '#test/things/replies/moderation.ts';
import { findUseful, newReply } from '#test/things/replies/replies.ts';
import { answerReport, decide, report } from '#test/things/replies/reports.ts';
import { granted, made } from '#test/told.ts';

const stack = useStack();
const { ben, cora, root } = useMembers(stack, 'ben', 'cora', 'root');
const calls = useTableCalls();
const { system, soon, accountOf, leftBehind } = useModeration(stack);
const others = useOthers(ben);
beforeAll(async () => {
  await newIllustrated(ben, 'Not hers', '2');
});

const ask = (member: TestMember) => member.call('POST', '/api/users/export', {}, newKey());
const look = async (member: TestMember) => (await member.call('GET', '/api/users/export')).body.data;
const download = async (url: string) => {
  const reply = await fetch(url);
  expect([reply.status, reply.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="furrow-[\d-]{10}\.zip"$/),
  ]);
  return unzip(new Uint8Array(await reply.arrayBuffer()));
};

test('a member gets all that is theirs, with its files, and nothing of another', async () => {
  const dora = await stack.member('dora');
  expect(await look(dora)).toEqual({ state: 'none' });
  await makeEverything(dora);
  await joinEverything(dora, others);

  expect(await ask(dora)).toMatchObject({ status: 202, body: { data: { state: 'making' } } });
  await workerRests();
  const { state, url, until, size } = await look(dora);

  expect([state, size]).toEqual(['ready', expect.any(Number)]);
  const days = (Date.parse(until) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeCloseTo(7, 1);
  const files = await download(url);
  const data = JSON.parse(String(files.get('data.json')));
  expect(Object.keys(data.records).sort()).toEqual([
    'community',
    'course',
    'enterprise',
    'group',
    'news',
    'resource',
  ]);
  const titles = data.records.news.map(({ item }: { item: { title: string } }) => item.title).sort();
  expect(titles).toEqual(['Ours alone', 'Terraces hold']);
  expect(data.records.news[0].blocks[0].kind).toBe('photo');
  const [course] = data.records.course;
  expect(course.lessons[0].materials).toHaveLength(1);
  expect(course.lessons[0].questions.length).toBeGreaterThan(0);
  expect(data.taken.map(({ courseId }: { courseId: string }) => courseId)).toEqual([others.course]);
  expect(data.taken[0].feedback.stars).toBeGreaterThan(0);
  expect(String(files.get('data.json'))).not.toMatch(/"(pk|sk|memberId)":/);
  const page = String(files.get('index.html'));
  for (const word of [
    'Terraces hold',
    'Building terraces',
    'Rapeseed is early',
    'Rwenzori',
    'Arabica coffee',
  ])
    expect(page).toContain(word);
  expect(page).not.toContain('Not hers');
  // Every picture that the page shows is in the archive.
  const shown = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  expect(shown.length).toBeGreaterThan(5);
  for (const path of shown) expect(files.has(String(path))).toBe(true);
  expect(files.get(shown.find((path) => path?.startsWith('files/img/')) ?? '')).toEqual(Buffer.from(png));
});

test('whatever files were called, an archive has names of ours, and its page no element of a member', async () => {
  const hal = await stack.member('hal');
  for (const filename of nastyNames)
    await hal.form('POST', '/api/resources/add', {
      title: 'Hay',
      description: corpus[0]?.text ?? '',
      file: new File([png], filename),
    });
  for (const text of shownCorpus) await newResource(hal, { description: text });
  await ask(hal);
  await workerRests();

  const files = await download((await look(hal)).url);

  const names = [...files.keys()];
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(name).toMatch(/^(data\.json|index\.html|files\/[\w-]+\/[\w.-]+)$/);
  expect(names.filter((name) => name.includes('..'))).toEqual([]);
  const page = String(files.get('index.html'));
  expect(page).toContain('&lt;script&gt;window.pwned=1');
  expect(page.match(/<(script|iframe|svg|base|meta http|link|style>\*)|\son\w+=(?!&quot;)["']/g)).toBeNull();
});

test('whom a member blocked is in it, and who blocked them is not', async () => {
  const fay = await stack.member('fay');
  await block(fay, ben.id);
  await block(cora, fay.id);
  await ask(fay);
  await workerRests();

  const files = await download((await look(fay)).url);

  const { blocked } = JSON.parse(String(files.get('data.json')));
  expect(blocked).toEqual([{ id: ben.id, name: 'ben', at: expect.any(String) }]);
  expect(String(files.get('index.html'))).toContain('<p>ben, on ');
  expect(String(files.get('data.json'))).not.toContain(cora.id);
  await block(cora, fay.id, false);
});

test('its devices and the address of its calendar are in it, without what lets anybody else use them', async () => {
  const ivy = await stack.member('ivy');
  const agent =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
  const asked = { ...device('ivy-phone'), zone: 'Africa/Kampala', agent };
  await granted(addDevice(ivy, asked), 201);
  const { path } = await made(ivy.call('POST', '/api/events/feed', { timeZone: 'Africa/Kampala' }, newKey()));
  await ask(ivy);
  await workerRests();

  const files = await download((await look(ivy)).url);

  const { devices, calendarAddress } = JSON.parse(String(files.get('data.json')));
  expect(devices).toEqual([
    {
      browser: 'Chrome',
      system: 'Android',
      zone: 'Africa/Kampala',
      since: expect.any(String),
      leftOut: ['endpoint', 'p256dh', 'auth'],
    },
  ]);
  expect(calendarAddress).toEqual({ timeZone: 'Africa/Kampala', leftOut: ['secret'] });
  const page = String(files.get('index.html'));
  expect(page).toContain('On a device (Chrome, Android) since ');
  expect(page).toContain('others could use them to send to your device');
  expect(page).toContain('Other calendars read your events at an address.');
  const secrets = [asked.endpoint, asked.keys.p256dh, asked.keys.auth, String(path.split('.')[1])];
  for (const file of ['data.json', 'index.html'])
    for (const secret of secrets) expect(String(files.get(file))).not.toContain(secret);
});

test('an account takes its blocks with it, on both sides', async () => {
  const gus = await stack.member('gus');
  await block(gus, ben.id);
  await block(cora, gus.id);
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

  await eraseAccount(system(), await accountOf('gus'), { wait: soon });
  await workerRests();

  expect(await leftBehind(gus.id)).toEqual([]);
  expect(await blockedBy(cora)).toEqual([]);
});

test('an archive is made of many parts, whose files come whole', async () => {
  const film = new Uint8Array(20_000_000).map((_, index) => index % 251);
  const gina = await stack.member('gina');
  const { putObject } = await import('#platform/files/objects.ts');
  const { newResource, pdf } = await import('#test/things/library/resources.ts');
  const resource = await newResource(gina, { file: new File([pdf], 'film.pdf') });
  const Key = `file/${resource.filename}`;
  await putObject({ Bucket: String(process.env['CONTENT_BUCKET']), Key, Body: film });
  await ask(gina);
  await workerRests();

  const files = await download((await look(gina)).url);

  expect(files.get(`files/${Key}`)?.equals(film)).toBe(true);
});

test('a member has one made at a time, and one a day', async () => {
  const [first, second] = await Promise.all([ask(cora), ask(cora)]);
  expect([first.status, second.status].sort()).toEqual([202, 409]);
  expect([first, second].find(({ status }) => status === 409)?.body.code).toBe('export.under-way');
  await workerRests();

  expect(await ask(cora)).toMatchObject({ status: 429, body: { code: 'export.today' } });
  expect((await look(cora)).state).toBe('ready');
});

test('an archive that cannot be made says so, leaves nothing behind, and may be asked for again', async () => {
  const hugo = await stack.member('hugo');
  const before = await filesAtRest('exports');
  const calm = calls.tap((call, input) => {
    if (call === 'Query' && JSON.stringify(input).includes(`TAKEN#${hugo.id}`)) throw new Error('broken');
  });
  expect((await ask(hugo)).status).toBe(202);
  await workerRests();

  expect(await look(hugo)).toEqual({ state: 'failed' });
  expect(await filesAtRest('exports')).toEqual(before);
  calm();
  expect((await ask(hugo)).status).toBe(202);
  await workerRests();
  expect((await look(hugo)).state).toBe('ready');
});

test('an archive goes with the account', async () => {
  const ines = await stack.member('ines');
  const before = await filesAtRest('exports');
  await ask(ines);
  await workerRests();
  expect((await filesAtRest('exports')).length).toBe(before.length + 1);
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

  await eraseAccount(system(), await accountOf('ines'), { wait: soon });
  await workerRests();

  expect(await filesAtRest('exports')).toEqual(before);
  expect(await leftBehind(ines.id)).toEqual([]);
});

test('an archive that is there stays, though its job runs once more, and fails', async () => {
  const jane = await stack.member('jane');
  await newIllustrated(jane, 'Hers alone', '2');
  await ask(jane);
  await workerRests();
  const { findExport } = await import('#kinds/member/export-item.ts');
  const { makeExport } = await import('#functions/worker/export/make-export.ts');
  const { id = '' } = (await findExport(jane.id)) ?? {};

  await makeExport({ kind: 'export', userId: jane.id, id }, undefined, 0);
  await makeExport({ kind: 'export', userId: jane.id, id }, JSON.stringify('measure'), 4);

  const { state, url } = await look(jane);
  expect(state).toBe('ready');
  expect(String((await download(url)).get('index.html'))).toContain('Hers alone');
});

test('a member gets what they wrote to others, with its pictures, and not what others wrote to them', async () => {
  const petra = await stack.member('petra');
  const { id } = await newChat(petra, ben.id);
  const { img } = await newMessage(petra, id, { text: 'Is it dry with you, too?', img: png });
  await newMessage(ben, id, { text: 'Between us: very.' });

  await ask(petra);
  await workerRests();
  const files = await download((await look(petra)).url);

  const data = JSON.parse(String(files.get('data.json')));
  expect(data.chats).toMatchObject([{ with: 'ben', messages: [{ text: 'Is it dry with you, too?' }] }]);
  const page = String(files.get('index.html'));
  for (const said of ['With ben', 'Is it dry with you, too?', img]) expect(page).toContain(said);
  expect(page + files.get('data.json')).not.toContain('Between us');
  expect(files.get(`files/img/${img}`)).toEqual(Buffer.from(png));
});

test('their collections are in it as their pages have them: without what is hidden of others', async () => {
  const kim = await stack.member('kim');
  const collection = await newCollection(kim);
  const [shown, hidden] = [
    await newResource(ben, { title: 'Hay' }),
    await newResource(ben, { title: 'Bad' }),
  ];
  for (const { id } of [shown, hidden]) await collect(kim, collection.id, id);
  await granted(report(cora, 'resource', hidden.id), 201);
  await granted(decide(root, 'resource', hidden.id, 'hide'));
  await ask(kim);
  await workerRests();

  const files = await download((await look(kim)).url);

  const { records } = JSON.parse(String(files.get('data.json')));
  expect(records.collection[0].things).toEqual([{ id: shown.id, title: 'Hay' }]);
});

test('what a member said of decisions is in it, of the last one and of the one before', async () => {
  const mona = await stack.member('mona');
  const { id: village } = await newCommunity(ben, { name: 'Village' });
  const { id } = await newNews(mona, { title: 'Sell no seed' }, village);
  for (const [member, answer] of [
    [cora, 'I measured it.'],
    [stack.member('nick'), 'Once more: I measured it.'],
  ] as const) {
    await granted(report(await member, 'news', id), 201);
    await granted(decide(ben, 'news', id, 'hide'));
    await granted(answerReport(mona, 'news', id, answer), 201);
    await granted(decide(ben, 'news', id, 'restore'));
  }
  await granted(report(ben, 'news', id), 201);
  await granted(decide(ben, 'news', id, 'hide'));
  await granted(answerReport(mona, 'news', id, 'And a third time.'), 201);
  await ask(mona);
  await workerRests();

  const files = await download((await look(mona)).url);

  const { objected } = JSON.parse(String(files.get('data.json')));
  const answers = ['Once more: I measured it.', 'And a third time.'];
  expect(objected).toEqual([{ on: 'news', id, title: 'Sell no seed', answers }]);
  for (const answer of answers)
    expect(String(files.get('index.html'))).toContain(`<p>Sell no seed: ${answer}</p>`);
});

test('what a member reported and finds useful is in it, and nothing of who else did or of the decision', async () => {
  const nora = await stack.member('nora');
  const { id } = await newNews(ben, { title: 'Not hers to have' }, '2');
  const said = await newReply(ben, 'news', id, { text: 'Buy my seeds' });
  await findUseful(nora, 'news', id);
  await granted(report(nora, 'reply', said.id, { reason: 'spam', text: 'The same under each news.' }), 201);
  await granted(report(cora, 'reply', said.id, { reason: 'wrong', text: 'Between us: not so.' }), 201);
  await granted(report(ben, 'user', nora.id, { reason: 'abuse', text: 'She is rude.' }), 201);
  await ask(nora);
  await workerRests();

  const files = await download((await look(nora)).url);

  const [data, page] = [String(files.get('data.json')), String(files.get('index.html'))];
  const { reported, useful } = JSON.parse(data);
  expect(reported).toEqual([
    { on: 'reply', id: said.id, reason: 'spam', text: 'The same under each news.', at: expect.any(String) },
  ]);
  expect(useful).toEqual([{ on: 'news', id }]);
  expect(page).toContain(`reply ${said.id}, on `);
  expect(page).toContain(', as spam: The same under each news.');
  expect(page).toContain(`<p>news ${id}</p>`);
  for (const others of ['Between us', 'She is rude', 'Buy my seeds', 'Not hers to have'])
    expect(data + page).not.toContain(others);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { LocalCognito } from '#lib/local/cognito/cognito.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { commandLine, endProcess, findProcess, isAlive } from '#lib/processes.ts';
import { png } from '#test/files/pictures.ts';
import { run } from './command.ts';
import { temporaryFolder } from './temporary-folder.ts';

async function started(folder: string) {
  const command = run('test/lib/local/run-stack.ts', { LOCAL_DIR: folder, POWERTOOLS_LOG_LEVEL: 'SILENT' });
  onTestFinished(async () => {
    if (existsSync(join(folder, 'table/engine.json'))) await endProcess(engineOf(folder));
  });
  await command.says('\n');
  const { url, contentUrl, ...cognito } = JSON.parse(command.output());
  return { command, url, contentUrl, cognito: cognito as LocalCognito };
}

const engineOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'table/engine.json'), 'utf8'));

async function post(url: string, token: string, body: object | FormData) {
  const isForm = body instanceof FormData;
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  return reply.json();
}

const signUp = (cognito: LocalCognito, attributes: object[]) =>
  fetch(cognito.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    body: JSON.stringify({
      ClientId: cognito.userPoolClientId,
      Username: attributes.length > 0 ? 'rosa-with-mail' : 'rosa',
      Password: 'harvest1',
      UserAttributes: attributes,
    }),
  });

test('accounts, items, files and mails survive a kill, and the orphaned engine is ended', async () => {
  const folder = temporaryFolder();
  const first = await started(folder);
  await signUp(first.cognito, []);
  await signUp(first.cognito, [{ Name: 'email', Value: 'rosa@example.com' }]);
  const rosa = await signIn(first.cognito, 'rosa', 'harvest1');
  await post(`${first.url}/api/users`, rosa.token, { id: rosa.id });
  const { richtext } = await post(`${first.url}/api/richtexts`, rosa.token, {});
  const form = new FormData();
  form.set('richtextId', richtext.id);
  form.set('order', '1');
  form.set('img', new Blob([png], { type: 'image/png' }), 'field.png');
  const { data: photo } = await post(`${first.url}/api/photos/add`, rosa.token, form);
  const engine = engineOf(folder);

  first.command.process.kill('SIGKILL');
  await first.command.ended;
  expect(isAlive(engine)).toBe(true);
  const second = await started(folder);

  expect(isAlive(engine)).toBe(false);
  expect((await signIn(second.cognito, 'rosa', 'harvest1')).id).toBe(rosa.id);
  const profile = await fetch(`${second.url}/api/users/profile`, {
    headers: { authorization: `Bearer ${rosa.token}` },
  });
  expect(await profile.json()).toMatchObject({ id: rosa.id, name: 'rosa', numberOfVisit: 1 });
  const picture = await fetch(`${second.contentUrl}/img/${photo.img}`);
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(new Uint8Array(png));
  const mails = await (await fetch(`${second.url}/_local/mailbox.json`)).json();
  expect(mails).toMatchObject([{ to: 'rosa@example.com', username: 'rosa-with-mail' }]);
});

test('the end of the engine ends nothing in silence', async () => {
  const folder = temporaryFolder();
  const { command } = await started(folder);
  const engine = engineOf(folder);
  expect(commandLine(engine.pid)).toContain('dynoxide');

  await endProcess(engine);

  await command.says('The DynamoDB engine has ended');
  expect(findProcess(command.process.pid ?? 0)).toBeDefined();
});

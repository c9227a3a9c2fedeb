import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InitialEntry } from 'react-router-dom';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import {
  CONTENT_HOST,
  descriptionOf,
  failure,
  json,
  onePage,
  openSite,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { EnterpriseScreen } from '#web/screens/circles/enterprise-screen.tsx';
import { anEnterprise as enterpriseOf } from '../features/groups/a-group.ts';

const ONE = 'GET /api/enterprises/e1';
const OWN = 'GET /api/enterprises/community/3/user';

const anEnterprise = (id: string, more = {}) => enterpriseOf(id, { roles: 'Grower, miller', ...more });

beforeEach(() => storeSession());

async function show(answers: Parameters<typeof serve>[0], path: InitialEntry = '/your-enterprises/e1') {
  const asked = serve(answers);
  await startSite();
  renderAt(
    path,
    <Routes>
      <Route path="/your-enterprises/:id" element={<EnterpriseScreen />} />
      <Route path="/enterprises-view" element={<EnterpriseScreen />} />
    </Routes>,
  );
  return asked;
}

const title = (name = 'Enterprise e1') => screen.findByRole('heading', { level: 1, name });

test('shows what it is, and the roles in it', async () => {
  await show({ [ONE]: () => json(anEnterprise('e1', { filename: 'mill.jpg', category: 'Business' })) });

  await title();

  expect(document.querySelector('.circle-band')?.getAttribute('src')).toBe(
    `${CONTENT_HOST}/enterprise/3/mill.jpg`,
  );
  screen.getByText('Business');
  expect(screen.getByRole('term').textContent).toBe('Roles');
  screen.getByText('Grower, miller');
  screen.getByRole('button', { name: 'Follow' });
  expect(screen.getByRole('link', { name: 'Enterprises' }).getAttribute('href')).toBe('/enterprises');
});

test('one without roles has no word of them', async () => {
  await show({ [ONE]: () => json(anEnterprise('e1', { roles: undefined })) });

  await title();

  expect(screen.queryByRole('term')).toBeNull();
});

test('what is made up says so, its four buttons do nothing and say why, and the messenger opens', async () => {
  const asked = await show({ [ONE]: () => json(anEnterprise('e1')) });
  await title();
  const sample = within(
    screen.getByRole('group', { name: /^These are examples\. Everything below is made up/ }),
  );
  const before = asked.length;

  for (const name of ['Additional info', 'Events', 'Messenger', 'Photos'])
    sample.getByRole('region', { name });
  const buttons = sample.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Tasks',
    'Finances',
    'Reports',
    'Materials',
  ]);
  for (const button of buttons) {
    expect(descriptionOf(button)).toContain('The four buttons do nothing yet.');
    await userEvent.click(button);
  }
  expect(sample.getByRole('link', { name: 'Open messenger' }).getAttribute('href')).toBe('/messenger');
  expect(asked).toHaveLength(before);
});

test.each<[string, InitialEntry]>([
  ['its address', '/enterprises-view?id=e1'],
  ['the navigation state', { pathname: '/enterprises-view', state: { id: 'e1' } }],
])('is found by %s', async (_, path) => {
  await show({ [ONE]: () => json(anEnterprise('e1')) }, path);

  await title();
});

test('without a name the first of the own ones is shown', async () => {
  await show(
    {
      [ONE]: () => json(anEnterprise('e1')),
      [OWN]: () => json({ ...onePage, totalItems: 2, data: [anEnterprise('e1'), anEnterprise('e2')] }),
    },
    '/enterprises-view',
  );

  await title();
});

test('the form of the first of the own ones stays when that is gone, with what was typed', async () => {
  const gone = () => failure(404, 'enterprise.missing', 'There is no such enterprise.');
  let isGone = false;
  await show(
    {
      [ONE]: () => (isGone ? gone() : json(anEnterprise('e1', { isCreator: 'true' }))),
      'GET /api/enterprises/e2': () => json(anEnterprise('e2')),
      'PUT /api/enterprises/e1/community/3': gone,
      [OWN]: () =>
        json({
          ...onePage,
          totalItems: 2,
          data: [...(isGone ? [] : ['e1']), 'e2'].map((id) => anEnterprise(id)),
        }),
    },
    '/enterprises-view',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit enterprise' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit enterprise' }));
  await userEvent.type(await form.findByLabelText('Title'), '!');
  isGone = true;

  await userEvent.click(form.getByRole('button', { name: 'Save' }));

  await screen.findByText('This enterprise is not here');
  expect((await form.findByRole('alert')).textContent).toMatch(/^This was deleted on another device/);
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Enterprise e1!');
});

test('without a name the way back stands there before the first of the own ones is known', async () => {
  await show({ [OWN]: () => new Promise<Response>(() => undefined) }, '/enterprises-view');

  const back = await screen.findByRole('link', { name: 'Enterprises' });
  expect(back.getAttribute('href')).toBe('/enterprises');
});

test('without a name and without own ones it says what to do next', async () => {
  await show({ [OWN]: () => json({ ...onePage, data: [] }) }, '/enterprises-view');

  await title('You follow no enterprise here yet');

  expect(screen.getByRole('link', { name: 'See all enterprises' }).getAttribute('href')).toBe('/enterprises');
});

test('says that the own ones did not load, and tries again', async () => {
  let isDown = true;
  await show(
    {
      [ONE]: () => json(anEnterprise('e1')),
      [OWN]: () =>
        isDown
          ? failure(500, 'internal', 'Something broke.')
          : json({ ...onePage, totalItems: 1, data: [anEnterprise('e1')] }),
    },
    '/enterprises-view',
  );
  await title('This enterprise did not load');

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await title();
});

test('one that is not here says so, and leads to the others', async () => {
  await show({ [ONE]: () => failure(404, 'enterprise.missing', 'There is no such enterprise.') });

  await title('This enterprise is not here');

  expect(screen.getByRole('link', { name: 'See all enterprises' }).getAttribute('href')).toBe('/enterprises');
});

test.each(['/your-enterprises/e1', '/enterprises-view?id=e1'])('stands at %s', async (path) => {
  serve({
    [ONE]: () => json(anEnterprise('e1')),
    'GET /api/communities/user': () => json({ communities: [] }),
  });

  openSite(path);

  await title();
});

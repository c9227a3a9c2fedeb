import { screen, within } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dialog, heading, hrefOf, press, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { CONTENT_HOST, failure, json, never, onePage } from '#test/web.tsx';
import { EnterpriseScreen } from '#web/screens/circles/enterprise-screen.tsx';
import { anEnterprise as enterpriseOf } from '../../features/groups/a-group.ts';
import { aPost } from '../../parts/posts/a-post.ts';

const ONE = 'GET /api/enterprises/e1';
const OWN = 'GET /api/enterprises/community/3/user';

const anEnterprise = (id: string, more = {}) => enterpriseOf(id, { roles: 'Grower, miller', ...more });

const { show } = screenOf(
  { '/your-enterprises/:id': <EnterpriseScreen />, '/enterprises-view': <EnterpriseScreen /> },
  '/your-enterprises/e1',
);

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
  expect(hrefOf('Enterprises')).toBe('/enterprises');
});

test('one without roles has no word of them', async () => {
  await show({ [ONE]: () => json(anEnterprise('e1', { roles: undefined })) });

  await title();

  expect(screen.queryByRole('term')).toBeNull();
});

const info = async () => within(await screen.findByRole('region', { name: 'Additional info' }));

test('its four buttons lead to what it plans, and to posts that speak of the rest', async () => {
  const found = aPost('p1', { in: 'enterprise', inId: 'e1', text: 'Financed by the co-operative.' });
  const asked = await show({
    [ONE]: () => json(anEnterprise('e1')),
    'GET /api/posts/enterprise/e1': () => json({ ...onePage, totalItems: 0, data: [] }),
    'GET /api/posts/enterprise/e1/search': ({ url }) =>
      json({ ...onePage, totalItems: 1, data: url.searchParams.get('value') === 'finance' ? [found] : [] }),
  });
  const buttons = await info();
  expect(buttons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Tasks',
    'Finances',
    'Reports',
    'Materials',
  ]);

  await press('Tasks', buttons);

  expect(document.activeElement).toBe(await heading('Events', 2));
  expect(screen.getByText('Follow this enterprise to see its events.')).toBeTruthy();

  await press('Finances', buttons);

  await screen.findByText('Financed by the co-operative.');
  expect(document.activeElement?.textContent).toContain('1 found');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in posts' }).value).toBe('finance');

  await press('Materials', buttons);

  await screen.findByText('No post matches');
  expect(asked.filter(({ to }) => to.endsWith('/search'))).toHaveLength(2);
});

test('its events, posts and photos are its own', async () => {
  await show({
    [ONE]: () => json(anEnterprise('e1')),
    'GET /api/posts/enterprise/e1': () => json({ ...onePage, totalItems: 0, data: [] }),
  });
  await screen.findByText('Nobody has posted here yet');

  for (const name of ['Events', 'Posts', 'Search filter', 'Messenger', 'Photos'])
    screen.getByRole('region', { name });
  expect(hrefOf('Open messenger')).toBe('/messenger');
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
  let isDeleted = false;
  await show(
    {
      [ONE]: () => (isDeleted ? gone() : json(anEnterprise('e1', { isCreator: 'true' }))),
      'GET /api/enterprises/e2': () => json(anEnterprise('e2')),
      'PUT /api/enterprises/e1/community/3': gone,
      [OWN]: () =>
        json({
          ...onePage,
          totalItems: 2,
          data: [...(isDeleted ? [] : ['e1']), 'e2'].map((id) => anEnterprise(id)),
        }),
    },
    '/enterprises-view',
  );
  await press('Edit enterprise');
  const form = await dialog('Edit enterprise');
  await type('Title', '!', form);
  isDeleted = true;

  await press('Save', form);

  await screen.findByText('This enterprise is not here');
  expect((await form.findByRole('alert')).textContent).toMatch(/^This was deleted on another device/);
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Enterprise e1!');
});

test('without a name the way back stands there before the first of the own ones is known', async () => {
  await show({ [OWN]: never }, '/enterprises-view');

  const back = await screen.findByRole('link', { name: 'Enterprises' });
  expect(back.getAttribute('href')).toBe('/enterprises');
});

test('without a name and without own ones it says what to do next', async () => {
  await show({ [OWN]: () => json({ ...onePage, data: [] }) }, '/enterprises-view');

  await title('You follow no enterprise here yet');

  expect(hrefOf('See all enterprises')).toBe('/enterprises');
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
  await press('Try again');

  await title();
});

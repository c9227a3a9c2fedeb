import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '#test/hands.ts';
import { serve, startSite, storeSession } from '#test/web.tsx';
import { AddToggle, renewAdded, useAdded } from '#web/features/library/added.tsx';
import { forgetDeleted } from '#web/features/library/api.ts';
import { signOut } from '#web/lib/session/session.ts';
import { aResource, aVideo } from './a-resource.ts';

const hedges = aResource('a', { title: 'Hedges' });
const scythe = aVideo('v', { title: 'A scythe' });

function Toggles() {
  const { items, has, toggle } = useAdded();
  return (
    <>
      {[hedges, scythe].map((each) => (
        <AddToggle key={each.id} title={each.title} isAdded={has(each.id)} onToggle={() => toggle(each)} />
      ))}
      <p data-testid="items">{items.map(({ title }) => title).join(', ')}</p>
    </>
  );
}

beforeEach(() => open());

async function open(id = 'ada') {
  serve({});
  storeSession({ id });
  await startSite();
}
const items = () => screen.getByTestId('items').textContent;

test('what is added says so, stands first, is there after a reload, and is taken out by the same button', async () => {
  const { unmount } = render(<Toggles />);
  await press('Add to My library: Hedges');
  await press('Add to My library: A scythe');
  expect(screen.getByRole('button', { name: 'Added to My library: Hedges' }).textContent).toBe('Added');
  unmount();

  render(<Toggles />);
  expect(items()).toBe('A scythe, Hedges');
  await press('Added to My library: A scythe');

  expect(items()).toBe('Hedges');
  expect(screen.getByRole('button', { name: 'Add to My library: A scythe' }).textContent).toBe('Add to');
});

test('it is shown to nobody else, and is there again for whoever added it', async () => {
  const { unmount } = render(<Toggles />);
  await press('Add to My library: Hedges');
  unmount();

  signOut();
  await open('ben');
  const other = render(<Toggles />);
  expect(items()).toBe('');
  other.unmount();

  signOut();
  await open('ada');
  render(<Toggles />);
  expect(items()).toBe('Hedges');
});

test('another tab follows, and what it added meanwhile is not lost', async () => {
  render(<Toggles />);
  const key = 'added:ada';
  const newValue = JSON.stringify([scythe]);
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(items()).toBe('A scythe');

  // Nobody has told this one.
  localStorage.setItem(key, JSON.stringify([aResource('x', { title: 'Lime' }), scythe]));
  await press('Add to My library: Hedges');

  expect(items()).toBe('Hedges, Lime, A scythe');
});

test('a deleted resource leaves it, and a changed one is shown as it is now', async () => {
  render(<Toggles />);
  await press('Add to My library: Hedges');
  await press('Add to My library: A scythe');

  act(() => renewAdded([{ ...hedges, title: 'Hedges that pay', version: 1 }, aResource('other')]));
  expect(items()).toBe('A scythe, Hedges that pay');
  act(() => forgetDeleted(scythe.id));

  expect(items()).toBe('Hedges that pay');
  expect(localStorage.getItem('added:ada')).not.toContain('scythe');
});

test('what cannot be read is left out, the rest stays', () => {
  localStorage.setItem('added:ada', JSON.stringify([{ id: 7 }, hedges]));

  render(<Toggles />);

  expect(items()).toBe('Hedges');
});

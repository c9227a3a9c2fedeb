import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { json, serve, startSite, storeSession } from '#test/web.tsx';
import { useEditForm } from '#web/features/profile/use-edit-form.ts';
import { user } from './a-user.ts';

test('another address that is sent before the question for the password has loaded waits for it', async () => {
  const events: string[] = [];
  storeSession();
  serve({
    'PUT /api/users/profile': () => {
      events.push('sent');
      return json({ data: user });
    },
  });
  await startSite();
  const onSaved = vi.fn(() => void events.push('saved'));
  const { result } = renderHook(() => useEditForm(user, onSaved));
  const saving = act(() =>
    result.current.save({
      firstName: 'Ada',
      lastName: 'Field',
      email: 'ada@new.example',
      birthday: '',
      place: '',
      grows: '',
    }),
  );
  events.push('loaded');

  result.current.password({
    check: async () => {
      events.push('checked');
      return true;
    },
  });

  await saving;
  expect(events).toEqual(['loaded', 'checked', 'sent', 'saved']);
});

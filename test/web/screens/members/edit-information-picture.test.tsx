import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from '#test/hands.ts';
import { CONTENT_HOST, failure, json } from '#test/web.tsx';
import { newcomer, user } from '../../features/profile/a-user.ts';
import { edited, isSaved, PUT, proceed, profileForm, savesOf } from './a-profile-form.tsx';

const { show, open } = profileForm();

describe('the picture', () => {
  beforeEach(() => {
    const bitmap = { width: 1024, height: 768, close: () => undefined };
    vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
      if (name === 'broken.png') throw new Error('no picture');
      return bitmap;
    });
    const context = { drawImage: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
    ) {
      done(new Blob([`${this.width}x${this.height}`], { type: 'image/jpeg' }));
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined }),
    );
  });

  const jpeg = (name: string, type = 'image/jpeg') => new File(['a'], name, { type });
  const chooser = () => screen.getByLabelText('Profile picture: choose a file');

  test('is previewed where it is dropped, and travels small', async () => {
    const asked = await show();
    const place = chooser().closest('.drop') as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [jpeg('me.jpg')] } });
    expect((await screen.findByRole('img', { name: 'The chosen picture' })).getAttribute('src')).toBe(
      'blob:chosen',
    );

    await proceed();

    await isSaved();
    const file = savesOf(asked)[0]?.['attachments'] as unknown as File;
    expect(await file.text()).toBe('512x384');
  });

  test('is refused when it is none, with the reason', async () => {
    await show();

    fireEvent.change(chooser(), { target: { files: [jpeg('list.pdf', 'application/pdf')] } });
    expect(await screen.findByText('Please choose a picture: png or jpg.')).toBeTruthy();

    fireEvent.change(chooser(), { target: { files: [jpeg('broken.png', 'image/png')] } });
    expect(await screen.findByText('This picture cannot be read. Please choose another one.')).toBeTruthy();
  });

  test('that the server refuses says why at its place, until another is chosen', async () => {
    const refusal = failure(413, 'body.too-large', 'This is too large.');
    const answers = [refusal];
    await show(user, {
      [PUT]: (request) => answers.shift() ?? json({ data: edited(user, request) }),
    });
    const choose = (name: string) => fireEvent.change(chooser(), { target: { files: [jpeg(name)] } });
    choose('me.jpg');
    await proceed();
    expect((await screen.findByText('This is too large.')).closest('.field')).toBe(
      chooser().closest('.field'),
    );
    expect(chooser().getAttribute('aria-invalid')).toBe('true');

    choose('small.jpg');

    await waitFor(() => expect(screen.queryByText('This is too large.')).toBeNull());
    await proceed();
    await isSaved();
  });

  const preview = () => document.querySelector('.avatar-form')?.getAttribute('src');

  test('goes with the next save when it is removed, and can be put back before', async () => {
    const asked = await show();
    const stored = preview();
    expect(stored).toBe(`${CONTENT_HOST}/attachments/ada.jpg`);

    await press('Remove picture');

    expect(screen.getByText('The picture goes when you save.').getAttribute('role')).toBe('status');
    expect(preview()).not.toBe(stored);
    const back = screen.getByRole('button', { name: 'Put back' });
    expect(document.activeElement).toBe(back);
    await userEvent.click(back);
    expect(preview()).toBe(stored);
    await press('Remove picture');
    await proceed();
    await isSaved();
    expect(savesOf(asked)).toMatchObject([{ attachments: '' }]);
  });

  test('that was removed stays so over a reload, until the changes are discarded', async () => {
    await show();
    await press('Remove picture');
    cleanup();

    open();

    await screen.findByText('The picture goes when you save.');
    await press('Drop my changes');
    expect(screen.queryByText('The picture goes when you save.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove picture' })).toBeTruthy();
  });

  test('cannot be removed where there is none', async () => {
    await show(newcomer);

    // The button's place is there, so that one that is chosen moves nothing.
    const kinds = screen.getByText('A png or jpg. A large one is made smaller first.');
    expect(kinds.closest('.remove-picture')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });
});

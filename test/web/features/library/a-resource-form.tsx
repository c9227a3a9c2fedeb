import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { Resource } from '#contract/resources/resources.ts';
import { sent, type } from '#test/hands.ts';
import { type Answers, type Asked, json, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { ResourceDialog } from '#web/features/library/writing/resource-dialog.tsx';
import { aResource } from './a-resource.ts';

export const ADD = 'POST /api/resources/add';
export const SAVE = 'PUT /api/resources/own';
export const own: Resource = { ...aResource('own', { creator: 'ada' }), description: 'How we lay ours.' };

const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });
export const aPdf = (name = 'Hedges.pdf', size = 2_400_000) => sized(new File(['%PDF'], name), size);
export const aFilm = () => sized(new File(['film'], 'calf.mp4', { type: 'video/mp4' }), 2_000_000);

export const onSaved = vi.fn<(saved: Resource) => void>();
export const onClose = vi.fn();

/** For a file of tests: each begins with a member who is signed in. */
export function useResourceForm(): void {
  beforeEach(() => {
    storeSession();
    onSaved.mockReset();
    onClose.mockReset();
  });
}

export const open = (resource?: Resource, begun?: string) =>
  renderAt(
    '/library',
    <>
      <ResourceDialog of={resource} begun={begun} onClose={onClose} onSaved={onSaved} />
      <Toasts />
    </>,
  );

/** The form of a new one, or of one that is there, with an API that takes what is sent. */
export async function show(answers: Answers = {}, resource?: Resource) {
  const asked = serve({
    'GET /api/resources/own': () => json(own),
    [ADD]: (request) => json({ data: made(request) }, 201),
    [SAVE]: (request) => json({ ...own, ...sent(request), file: undefined, version: 1 }),
    ...answers,
  });
  await startSite();
  open(resource);
  await box('Title');
  return asked;
}

/** What becomes of what was sent. */
export function made(request: Asked): Resource {
  const { file: _, thumbnail: __, ...fields } = sent(request);
  return { ...own, id: 'new', version: 0, ...fields } as Resource;
}

export const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const choose = async (file: File, label = 'File: Choose a file') =>
  userEvent.upload(await box(label), file);

export async function fillIn(title = 'Hedges'): Promise<void> {
  await type('Title', title);
  await type('Description', 'How we lay ours.');
}

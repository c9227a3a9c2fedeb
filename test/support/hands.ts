import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Asked } from './web.tsx';

/*
 * What a member does with a screen, and sees on it. Each waits for what it names; `part` is where that is looked for,
 * if not on the whole page.
 */

type Name = string | RegExp;
type Part = Pick<typeof screen, 'findByRole' | 'findByLabelText'>;

export const press = async (name: Name, part: Part = screen) =>
  userEvent.click(await part.findByRole('button', { name }));

export const follow = async (name: Name, part: Part = screen) =>
  userEvent.click(await part.findByRole('link', { name }));

/** Two presses on a button within one frame: the second comes before anything is rendered anew. */
export async function pressTwice(name: Name, part: Part = screen): Promise<void> {
  const button = await part.findByRole('button', { name });
  act(() => {
    button.click();
    button.click();
  });
}

/** Types behind what is in a field, by its label. */
export const type = async (label: Name, text: string, part: Part = screen) =>
  userEvent.type(await part.findByLabelText(label), text);

/** Types in the place of what is in a field. */
export async function fill(label: Name, text: string, part: Part = screen): Promise<void> {
  const field = await part.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** A field, a box or a choice by its label, which is there. */
export const box = (label: Name, part: Pick<typeof screen, 'getByLabelText'> = screen) =>
  part.getByLabelText<HTMLInputElement>(label);

export const dialog = async (name?: Name) => within(await screen.findByRole('dialog', { name }));

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** What asks whether one is sure. */
export const question = async (name?: Name) => within(await screen.findByRole('alertdialog', { name }));

/** Says that one is sure. */
export const confirm = async (name: Name) => press(name, await question());

export const heading = (name: Name, level = 1) => screen.findByRole('heading', { level, name });

/** Where a link leads that is there. */
export const hrefOf = (name: Name, part: Pick<typeof screen, 'getByRole'> = screen) =>
  part.getByRole('link', { name }).getAttribute('href');

/** A card by its heading. */
export async function cardOf(name: string) {
  return within((await heading(name, 2)).closest('article') as HTMLElement);
}

export const KEPT = 'There is no connection right now. This is kept on this phone and goes out by itself.';

/** What was saved without a connection is kept, which is said, and its form is closed. */
export async function isKept(): Promise<void> {
  await screen.findByText(KEPT);
  await isClosed();
}

/** There is a connection again. */
export const connect = () => window.dispatchEvent(new Event('online'));

export const callsTo = (asked: readonly Asked[], to: string) => asked.filter((each) => each.to === to);

/** The fields of what was sent, of a form as of JSON. */
export const sent = ({ body }: Asked) =>
  (body instanceof FormData ? Object.fromEntries(body) : { ...(body as object) }) as Record<string, string>;

export const keysOf = (asked: readonly Asked[]) => asked.map(({ headers }) => headers.get('idempotency-key'));

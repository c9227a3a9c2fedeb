import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';
import {
  type Answer,
  json,
  noConnection,
  onePage,
  Place,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';
import type { Tool } from './lent-tool-rows.ts';
import { ToolsScreen, toolOutbox } from './lent-tools-site.tsx';

export const LIST = 'GET /api/tools/community/3';
export const LEND = 'POST /api/tools/add/community/3';
const ONE = '/api/tools/scale/community/3';

export const tool = (id: string, title: string, more: Partial<Tool> = {}): Tool => ({
  id,
  title,
  communityId: '3',
  price: 0,
  creator: 'ben',
  createdAt: '2026-03-12T14:32:00.000Z',
  version: 0,
  ...more,
});
export const scale = tool('scale', 'A scale', { creator: 'ada', price: 5 });
export const drill = tool('drill', 'A drill');

export const pageOf = (all: readonly Tool[], page = 1) => {
  const pages = Math.ceil(all.length / 8);
  const data = all.slice((page - 1) * 8, page * 8);
  return json({ ...onePage, page, pages, totalPages: pages, totalItems: all.length, data });
};

/** Each test's for ada, in whose community tools are lent. */
export const useTools = () =>
  beforeEach(() => {
    storeSession();
    setKinds(async () => ({ tool: async () => toolOutbox }));
  });

/** So many, called 'Tool 0' and so on. */
export const someTools = (count: number) =>
  Array.from({ length: count }, (_, index) => tool(`t${index}`, `Tool ${index}`));

/** The tools of a community; what is written is answered by `answer`, else there is no connection. */
export async function show({ tools = [scale, drill], path = '/tools' } = {}) {
  const list = vi.fn<Answer>(({ url: { searchParams } }) => {
    const search = searchParams.get('search') ?? '';
    const found = tools.filter(({ title }) => title.includes(search));
    return pageOf(found, Number(searchParams.get('pageNumber')));
  });
  const one = vi.fn<Answer>(() => json(scale));
  const answer = vi.fn<Answer>(noConnection);
  const removed = vi.fn<Answer>(() => json({ id: 'scale' }));
  const asked = serve({
    [LIST]: list,
    [`GET ${ONE}`]: one,
    [LEND]: answer,
    [`PUT ${ONE}`]: answer,
    [`DELETE ${ONE}`]: removed,
  });
  await startSite();
  renderAt(
    path,
    <>
      <Routes>
        <Route path="/tools" element={<ToolsScreen communityId="3" />} />
        <Route path="*" element={null} />
      </Routes>
      <Place />
      <Toasts />
    </>,
  );
  return { asked, list, one, answer, removed };
}

// A dialog above it hides it from readers.
export const titles = () =>
  [...document.querySelectorAll('.card-grid h2')].map(({ textContent }) => textContent);
export const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
export const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

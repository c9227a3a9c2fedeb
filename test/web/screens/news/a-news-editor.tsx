import { screen } from '@testing-library/react';
import { screenOf } from '#test/screen-of.tsx';
import type { Answers } from '#test/web.tsx';
import { keepDraft } from '#web/features/news/writing/drafts.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { NewsEditorScreen } from '#web/screens/news/news-editor-screen.tsx';
import { keepingApi, stubPictures } from '../../parts/editor/an-api.ts';

/** The editor of a new news, `Frost`; `open` begins it, `editor` shows it once more. */
export function newsEditor(options: Parameters<typeof screenOf>[2] = {}) {
  const { show, open: editor } = screenOf({ '/news/add': <NewsEditorScreen /> }, '/news/add', options);
  stubPictures();

  async function open(trouble: Parameters<typeof keepingApi>[0] = {}, more: Answers = {}) {
    const api = keepingApi(trouble);
    keepDraft('ada', newDraft('Frost', 'Nature'));
    await show({ ...api.answers, ...more });
    await screen.findByRole('heading', { level: 1, name: 'Frost' });
    return api;
  }

  return { show, open, editor };
}

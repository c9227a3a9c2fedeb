import { useLocation, useParams } from 'react-router-dom';
import { screenOf } from '#test/screen-of.tsx';
import type { Answer, Answers } from '#test/web.tsx';
import { addBlock } from '#web/parts/editor/draft/draft-changes.ts';
import { newDraft, newText } from '#web/parts/editor/draft/new-draft.ts';
import { NewsScreen } from '#web/screens/news/news-screen.tsx';

const LIST = 'GET /api/news/community/3';

function Written() {
  return <p>Editor of {JSON.stringify(useLocation().state)}</p>;
}

function Changed() {
  return <p>Change of {useParams()['id']}</p>;
}

/** The list of news; the editor says what it is given. @returns how it is shown, at an address */
export function newsList() {
  const screens = screenOf(
    { '/news': <NewsScreen />, '/news/add': <Written />, '/news/edit/:id': <Changed /> },
    '/news',
    { hasToasts: false },
  );
  return (list: Answer, path = '/news', more: Answers = {}) => screens.show({ [LIST]: list, ...more }, path);
}

/** A draft of one block. */
export const written = (title: string) =>
  addBlock(newDraft(title, 'Nature'), { ...newText(), description: 'White grass.' });

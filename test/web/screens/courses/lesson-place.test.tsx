import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screenOf } from '#test/screen-of.tsx';
import { json } from '#test/web.tsx';
import { LessonScreen } from '#web/screens/courses/lesson-screen.tsx';
import { aWholeLesson, lessonIds } from '../../features/lessons/a-whole-lesson.ts';

const [FIRST] = lessonIds;
const block = (order: number) => ({ id: `b${order}`, richtextId: 'r', order, version: 0 });
const lesson = aWholeLesson(1, {
  rich_text: {
    id: 'r',
    texts: [
      { ...block(1), textDescription: 'What the spade shows.' },
      { ...block(3), textDescription: 'Sow at two centimetres.' },
    ],
    photos: [{ ...block(2), img: 'a.jpg', width: 4, height: 3, isImgDesc: false }],
    videos: [],
  },
});
const { show } = screenOf({ '/lesson/:lessonId': <LessonScreen /> }, `/lesson/${FIRST}`, {
  answers: () => ({ [`GET /api/lessons/${FIRST}`]: () => json(lesson) }),
});

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  HTMLElement.prototype.scrollIntoView = scrolled;
});

test('a link to a place of a lesson leads to its block, and the focus goes there', async () => {
  await show({}, `/lesson/${FIRST}#b3`);

  const place = (await screen.findByText('Sow at two centimetres.')).closest('.article-block');

  await waitFor(() => expect(place?.classList.contains('is-place')).toBe(true));
  expect(document.activeElement).toBe(place);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a place that was deleted from its lesson leads to the beginning', async () => {
  await show({}, `/lesson/${FIRST}#b9`);

  await screen.findByText('Sow at two centimetres.');
  expect(document.querySelector('.is-place')).toBeNull();
  expect(scrolled).not.toHaveBeenCalled();
});

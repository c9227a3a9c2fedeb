import type { Lesson } from '#contract/lessons/lessons.ts';

/** The ids of the lessons of the course `soil`. */
export const lessonIds = ['soil001', 'soil002', 'soil003'] as const;

const beside = (place: number, isLocked: boolean) => {
  const id = lessonIds[place - 1];
  return id === undefined ? undefined : { id, title: `Lesson ${place}`, isLocked };
};

/** One of three lessons, with something to read; begun by the member, and not completed. */
export const aWholeLesson = (place: number, more: Partial<Lesson> = {}): Lesson => ({
  id: lessonIds[place - 1] ?? '',
  courseId: 'soil',
  title: `Lesson ${place}`,
  lessonDesc: `What lesson ${place} is about.`,
  createdAt: '2025-03-12T23:30:00.000Z',
  lesson_progresses: [{ id: lessonIds[place - 1] ?? '', isCompleted: false }],
  isLocked: false,
  questionsCount: 0,
  version: 0,
  course: { id: 'soil', title: 'Living soil', creator: 'ben' },
  place,
  lessonsCount: 3,
  previous: beside(place - 1, false),
  next: beside(place + 1, true),
  materials: [],
  rich_text: {
    id: 'r1',
    texts: [
      { id: 't1', richtextId: 'r1', order: 1, version: 0, textDescription: `Words of lesson ${place}.` },
    ],
    photos: [],
    videos: [],
  },
  ...more,
});

/** The same, of which the member has done nothing yet. */
export const aNewLesson = (place: number, more: Partial<Lesson> = {}): Lesson =>
  aWholeLesson(place, { lesson_progresses: [], ...more });

import { type Answer, json } from '#test/web.tsx';
import { fieldsOf, keepingApi } from '../../parts/editor/an-api.ts';
import { aLesson, aWholeCourse } from '../courses/a-course.ts';

type Fields = Record<string, unknown>;

export const ADD = 'POST /api/lessons/add';
export const ADD_FILE = 'POST /api/materials/add';

/** The member's own course, which has one lesson. */
export const ownCourse = aWholeCourse('own', {
  creator: 'ada',
  title: 'Grafting',
  lessons: [aLesson('l1')],
  lessonsCount: 1,
});

const material = (id: string, name: string, file: string) => ({
  id,
  name,
  lessonId: 'l1',
  material: `${id}.pdf`,
  file: { name: file, type: 'application/pdf', size: 1200 },
  createdAt: '2025-03-12T23:30:00.000Z',
});

/** The lesson of that course as it is read: a text, and a file. */
export const wholeLesson = {
  ...aLesson('l1', { title: 'Whip and tongue' }),
  course: { id: 'own', title: 'Grafting', creator: 'ada' },
  place: 1,
  lessonsCount: 1,
  materials: [material('m1', 'Cuts', 'cuts.pdf')],
  rich_text: {
    id: 'r1',
    texts: [
      { id: 't1', richtextId: 'r1', order: 1, textHeading: 'Why', textDescription: 'It holds.', version: 0 },
    ],
    photos: [],
    videos: [],
  },
};

/** The API that keeps what a teacher sends, once per idempotency key; `before` may answer (or throw) in its place. */
export function lessonApi(trouble: { before?: Answer | undefined } = {}) {
  const api = keepingApi(trouble);
  const kept: Record<string, Map<string, Fields>> = {};
  const sent: string[] = [];
  const store = (reply: (fields: Fields, count: number) => unknown, status = 201): Answer => {
    return async (asked) => {
      sent.push(asked.to);
      const refused = trouble.before?.(asked);
      if (refused) return refused;
      kept[asked.to] ??= new Map();
      kept[asked.to]?.set(asked.headers.get('idempotency-key') ?? '', fieldsOf(asked));
      return json(reply(fieldsOf(asked), kept[asked.to]?.size ?? 0), status);
    };
  };
  const answers: Record<string, Answer> = {
    ...api.answers,
    'GET /api/courses/own': () => json(ownCourse),
    'GET /api/lessons/l1': () => json(wholeLesson),
    [ADD]: store(({ title, lessonDesc }) => ({
      data: aLesson('l2', { title: String(title), lessonDesc: String(lessonDesc) }),
    })),
    'PUT /api/lessons/l1': store((fields) => ({ ...aLesson('l1'), ...fields, version: 1 }), 200),
    'PUT /api/texts/t1': store(
      (fields) => ({ ...wholeLesson.rich_text.texts[0], ...fields, version: 1 }),
      200,
    ),
    [ADD_FILE]: store(({ name, material: file }, count) => ({
      data: material(`n${count}`, String(name), (file as File).name),
    })),
    'DELETE /api/materials/m1': store(() => ({ id: 'm1' }), 200),
    'DELETE /api/texts/t1': store(() => ({ id: 't1' }), 200),
  };
  return {
    answers,
    trouble,
    /** What was asked for, but for the blocks of something new. */
    sent,
    /** What is stored, in its order. */
    stored: (to: string): Fields[] => [
      ...(kept[to]?.values() ?? []),
      ...(api.stored[to] ?? []).map(({ fields }) => fields),
    ],
  };
}

export const aPdf = (name = 'cuts by month.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

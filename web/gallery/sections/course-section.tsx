import type { Course } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { SaidRow, StarBars } from '#web/features/courses/feedback/course-feedback.tsx';
import { CourseHead } from '#web/features/courses/reading/course-head.tsx';
import { CourseProgress, CourseWorth } from '#web/features/courses/reading/course-page.tsx';
import { CourseSkeleton } from '#web/features/courses/reading/course-skeleton.tsx';
import { LessonList } from '#web/features/courses/reading/lesson-list.tsx';
import { lessonsOf } from '#web/features/courses/reading/lessons-of.ts';
import { longTitle, longWord } from '../samples.tsx';
import { Specimen } from '../specimen.tsx';

const titles = ['Reading your soil', 'Roots and what they do', longTitle, longWord, 'Grazing it off'];

/** So many are completed, and the next is open. */
const lessons = (done: number, all: number): LessonCard[] =>
  Array.from({ length: all }, (_, index) => ({
    id: `${all}-${index}`,
    courseId: 'soil',
    title: titles[index] ?? `Lesson ${index + 1}`,
    lessonDesc: 'Dig, smell, squeeze: a test without a lab',
    createdAt: '2025-03-12T23:30:00.000Z',
    lesson_progresses: index < done ? [{ id: String(index), isCompleted: true }] : [],
    questionsCount: 0,
    isLocked: index > done,
    version: 0,
  }));

const course = (done: number, all: number): Course => ({
  id: 'soil',
  title: 'Living soil in seven lessons',
  categoryId: 'farming',
  category: 'Farming',
  isFree: true,
  price: 0,
  creator: 'priya',
  author: 'Priya Raman',
  createdAt: '2025-03-12T23:30:00.000Z',
  stars: 4.2,
  ratings: 12,
  lessonsCount: all,
  learnersCount: 40,
  enrolledUser: [{ id: 'ada', enrolls: { isEnroll: true } }],
  added: false,
  version: 0,
  description: '',
  lessons: lessons(done, all),
  viewsCount: 0,
  starCounts: [0, 1, 2, 3, 6],
  course_views: [],
});

const said = {
  id: 'said',
  creator: 'ada',
  author: 'Ada Field',
  stars: 4,
  createdAt: '2025-03-12T23:30:00.000Z',
  text: 'We dug the two holes with the children. Best half hour of the spring.',
};

/** A course as its learners see it: its head, how far they are, its lessons. */
export function CourseSection() {
  const taken = course(2, titles.length);
  const untaken = {
    ...taken,
    id: 'paid',
    enrolledUser: [],
    isFree: false,
    price: 25.99,
    ratings: 0,
    stars: 0,
  };
  return (
    <>
      <Specimen name="head" wide>
        <CourseHead course={taken} words={<p>From a spade of earth to a rotation you can afford.</p>}>
          <CourseWorth course={taken} />
        </CourseHead>
      </Specimen>
      <Specimen name="head, long texts, no stars" wide>
        <CourseHead course={{ ...untaken, title: longTitle, category: longWord }} words={<p>{longWord}</p>}>
          <CourseWorth course={untaken} />
        </CourseHead>
      </Specimen>
      {[1, 7, 20, 200].map((all) => (
        <Specimen key={all} name={`${all} lessons`} wide>
          <CourseProgress lessons={lessonsOf(course(Math.floor(all / 2), all), false)} />
        </Specimen>
      ))}
      <Specimen name="lessons" wide>
        <LessonList course="Living soil" lessons={lessonsOf(taken, false)} isIn />
      </Specimen>
      <Specimen name="lessons, not enrolled" wide>
        <LessonList course="Living soil" lessons={lessonsOf(untaken, false)} isIn={false} />
      </Specimen>
      <Specimen name="what learners say" wide>
        <StarBars counts={taken.starCounts} />
        <ul className="said-list">
          {[true, false].map((isOwn) => (
            <SaidRow
              key={String(isOwn)}
              said={{ ...said, author: isOwn ? 'Ada Field' : longWord, text: isOwn ? said.text : longWord }}
              isOwn={isOwn}
              onChange={() => undefined}
              onTakeBack={() => undefined}
            />
          ))}
        </ul>
      </Specimen>
      <Specimen name="loading" wide>
        <div aria-hidden="true">
          <CourseSkeleton />
        </div>
      </Specimen>
    </>
  );
}

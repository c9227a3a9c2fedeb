import type { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import { ask } from '#test/system/functions.ts';
import { putItems } from '#test/system/items.ts';
import { answersTo, dayFromNow, fourQuestions, newSurvey } from '#test/things/surveys/surveys.ts';
import { learnersOf, type People, type Requests } from './asked.ts';
import { courses } from './courses.ts';

/** Nine of Ben's that wait for Ada, of which one is answered; nine of hers, with nine answers to the last. */
const surveys = {
  open: '',
  dismissed: '',
  own: '',
  changed: '',
  gone: '',
  questions: [] as SurveyQuestion[],
};

/** In two courses. Ada has answered nine others, which are not of now. */
export async function prepareSurveys({ ada, ben }: People) {
  for (let count = 0; count < 9; count += 1) {
    const others = await newSurvey(ben, courses.taken, {}, 'course');
    Object.assign(surveys, { [count === 0 ? 'dismissed' : 'open']: others.id, questions: others.questions });
    const own = await newSurvey(ada, courses.changed, { isNamed: true }, 'course');
    surveys[count === 0 ? 'changed' : count === 1 ? 'gone' : 'own'] = own.id;
    if (count < 8) continue;
    for (const userId of learnersOf(8)) {
      await takeQuietly(courses.changed, userId);
      const body = { answers: answersTo(own.questions, { one: 1, text: 'Rain. '.repeat(40) }) };
      await ask('surveys/answer-survey', userId, { path: { id: own.id }, body });
    }
  }
  await haveAnswered(ada.id);
}

/** Has a member take a course of Ada's, of which she is not told. */
async function takeQuietly(courseId: string, userId: string) {
  const { keys } = await import('#platform/table/keys.ts');
  const taken = { courseId, userId, isEnrolled: true, enrolledAt: '2026-03-09T07:30:00.000Z', version: 1 };
  await putItems([{ ...keys.enrolment(courseId, userId), ...taken }]);
}

/** Those are Ben's, of long ago. */
async function haveAnswered(adaId: string) {
  const { lists } = await import('#platform/table/keys.ts');
  const { addRow } = await import('#platform/lists/paged-list.ts');
  const { survey } = await import('#kinds/declared/survey.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const item = await survey.getById(surveys.open);
  for (let count = 0; count < 9; count += 1) {
    const id = `0000001JNZ${String(count).padStart(21, '0')}L${courses.taken}`;
    const row = addRow(lists.surveysAnswered(adaId), id, { id, day: '2026-03-09' });
    await writeTogether([{ put: { Item: { ...survey.key({ id }), ...item, id } } }, ...row]);
  }
}

export const surveysRequests = (): Requests => ({
  'GET /api/surveys': () => [[], { scope: 'open' }],
  'GET /api/surveys?pageSize=1': () => [[], { scope: 'open', pageSize: 1 }],
  'GET /api/surveys?scope=answered': () => [[], { scope: 'answered' }],
  'GET /api/surveys?scope=mine': () => [[], { scope: 'mine' }],
  'POST /api/surveys/add': () => [
    [],
    {
      on: 'course',
      id: courses.changed,
      title: 'When do we meet?',
      until: dayFromNow(7),
      questions: fourQuestions,
    },
  ],
  'GET /api/surveys/{id}': () => [[surveys.open]],
  'PUT /api/surveys/{id}': () => [[surveys.changed], { title: 'When do we meet, then?' }],
  'PUT /api/surveys/{id} (isNamed)': () => [[surveys.changed], { isNamed: false }],
  'PUT /api/surveys/{id} (until)': () => [[surveys.changed], { until: dayFromNow(9) }],
  'DELETE /api/surveys/{id}': () => [[surveys.gone]],
  'POST /api/surveys/{id}/answers': () => [
    [surveys.open],
    { answers: answersTo(surveys.questions, { one: 1, text: 'Rain. '.repeat(40) }) },
  ],
  'PUT /api/surveys/{id}/dismissed': () => [[surveys.dismissed], { dismissed: true }],
  'GET /api/surveys/{id}/results': () => [[surveys.own]],
  'GET /api/surveys/{id}/answers': () => [[surveys.own]],
});

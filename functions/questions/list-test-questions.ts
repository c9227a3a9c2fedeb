import { listTestQuestions as row } from '#contract/quizzes/quizzes.ts';
import { readTest } from '#kinds/test/read.ts';
import { asOnePage, showTest } from '#kinds/test/show.ts';
import { missingTest } from '#kinds/test/test.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async ({ testId }, { member }) => {
  const asked = await readTest(member, testId);
  if (!asked) throw missingTest();
  return asOnePage(showTest(asked).questions);
});

import { getResults as row } from '#contract/surveys/surveys.ts';
import { ANSWERS, numbersOf, resultsOf } from '#kinds/surveys/answered.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readTally } from '#platform/lists/tally.ts';
import { tallies } from '#platform/table/keys.ts';
import { getAsked, isShown } from './results.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const item = await getAsked(id, member);
  const { questions, isNamed } = item;
  const numbers = await readTally(tallies.survey(id), numbersOf(questions));
  const answersCount = numbers[ANSWERS] ?? 0;
  const shown = isShown(item, answersCount);
  return {
    data: {
      id,
      isNamed,
      answersCount,
      isShown: shown,
      questions: shown ? resultsOf(questions, numbers) : [],
    },
  };
});

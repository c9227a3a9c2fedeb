import { MOST_OPTIONS, MOST_QUESTIONS } from '#contract/quizzes/quizzes.ts';
import { messages as words } from '#web/parts/questions/messages.ts';
import { messages as builder } from '../messages.ts';
import { problemsOf } from '../problems.ts';
import { type DraftQuestion, newOption, newQuestion } from '../test-draft.ts';
import { messages } from './messages.ts';

/** What is wrong with a line of the text; the first is 1. */
export interface LineProblem {
  readonly line: number;
  readonly text: string;
}

export interface PastedQuestions {
  readonly questions: readonly DraftQuestion[];
  /** By line, one for each. */
  readonly problems: readonly LineProblem[];
}

interface Line {
  readonly line: number;
  readonly text: string;
  readonly hasStar: boolean;
}

const STAR = /^\*+\s*|\s*\*+$/g;

/**
 * Reads a test's questions from lines: a question, its answers below it with a star at the right one, and an empty line
 * before the next. A question without answers is a written one. `count` is how many questions the test has already.
 */
export function parseQuestions(text: string, count = 0): PastedQuestions {
  const read = groupsIn(text).map(questionOf);
  const [tooMany] = read.slice(Math.max(MOST_QUESTIONS - count, 0));
  const problems = [
    ...read.flatMap((each) => each.problems),
    ...(tooMany ? [{ line: tooMany.line, text: builder.mostQuestions }] : []),
  ];
  const byLine = new Map(problems.toReversed().map((problem) => [problem.line, problem]));
  return {
    questions: read.map(({ question }) => question),
    problems: [...byLine.values()].toSorted((one, other) => one.line - other.line),
  };
}

/** The lines of each question. */
function groupsIn(text: string): Line[][] {
  const groups: Line[][] = [[]];
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = whole.trim();
    const shown = line.replace(STAR, '');
    if (line) groups.at(-1)?.push({ line: index + 1, text: shown, hasStar: shown !== line });
    else groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

function questionOf([first, ...answers]: Line[]) {
  const { line, text, hasStar } = first as Line;
  const options = answers.map((answer) => ({ ...answer, id: newOption().id }));
  const starred = options.filter((option) => option.hasStar);
  const question: DraftQuestion = {
    ...newQuestion(options.length > 0 ? 'mcq' : 'subjective'),
    question: text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    right: starred[0]?.id,
  };
  const found = problemsOf({ questions: [question] })[question.id];
  const excess = options[MOST_OPTIONS];
  const problems: LineProblem[] = [
    ...(hasStar ? [{ line, text: messages.starredQuestion }] : []),
    ...(found?.question ? [{ line, text: found.question }] : []),
    ...(found?.right ? [{ line, text: messages.noStar }] : []),
    ...starred.slice(1).map((option) => ({ line: option.line, text: messages.twoStars })),
    ...options.flatMap((option) => {
      const why = option.text ? found?.options?.[option.id] : messages.onlyStar;
      return why ? [{ line: option.line, text: why }] : [];
    }),
    ...(excess ? [{ line: excess.line, text: words.mostOptions(MOST_OPTIONS) }] : []),
  ];
  return { line, question, problems };
}

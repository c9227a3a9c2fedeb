import * as z from 'zod/mini';
import { stopUnless } from '#contract/fields/checks.ts';
import { isDay } from '#contract/fields/day.ts';
import {
  Flag,
  filter,
  Id,
  idField,
  nameText,
  optionalText,
  text,
  versioned,
} from '#contract/fields/field.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { recordChange, recordCreate, recordGet, recordRemove } from '#contract/records.ts';
import { route } from '#contract/route.ts';
import { AnswersDraft, SurveyAnswer, SurveyQuestion, SurveyQuestions } from './survey-questions.ts';

/** Whose members are asked: those who follow a community, group or enterprise, or learn in a course. */
export const surveyedOn = ['community', 'group', 'enterprise', 'course'] as const;
export type SurveyedOn = (typeof surveyedOn)[number];

/** Surveys that wait for the caller's answer, those that they answered, and those that they asked. */
export const surveyScopes = ['open', 'answered', 'mine'] as const;
export type SurveyScope = (typeof surveyScopes)[number];

/** Most surveys that are open at once: of one place, of a community with all in it, and of these by one member. */
export const mostOpenSurveys = { place: 10, community: 500, share: 100 } as const;

/** In characters: what is said above the questions. */
export const LONGEST_SURVEY_TEXT = 2_000;

/** With fewer answers than that, one without names shows no results, so that nobody is found out. */
export const FEWEST_ANSWERS = 5;

const On = z.enum(surveyedOn, 'This must be community, group, enterprise or course.');

/** A survey as lists show it. Times are ISO 8601 UTC, days YYYY-MM-DD. */
export const SurveyCard = z.object({
  id: Id,
  on: On,
  /** The community, group, enterprise or course, and its name. */
  onId: Id,
  onTitle: z.string(),
  /** Of a group or an enterprise. */
  communityId: z.optional(Id),
  title: z.string(),
  text: z.optional(z.string()),
  /** The last day on which it can be answered, and when that day is over everywhere. */
  until: z.string(),
  endsAt: z.string(),
  hasEnded: z.boolean(),
  /** Whether who asked sees who answered what. It never changes once somebody has answered. */
  isNamed: z.boolean(),
  questionsCount: z.int(),
  /** How many have answered. */
  answersCount: z.int(),
  creator: Id,
  /** The name of who asked. */
  author: z.string(),
  /** Name of their picture in the content host's folder `attachments`. */
  avatar: z.optional(z.string()),
  createdAt: z.string(),
  isCreator: z.enum(['true', 'false']),
  /** The day on which the caller answered; absent where they did not. */
  answeredOn: z.optional(z.string()),
  /** Whether the caller wants to be shown it no more among those that wait. */
  isDismissed: z.boolean(),
  ...versioned,
});
export type SurveyCard = z.infer<typeof SurveyCard>;

/** A survey with its questions. */
export const Survey = z.extend(SurveyCard, {
  questions: z.array(SurveyQuestion),
  /**
   * Whether the caller is one of those who are asked: of the place, not who asked, and neither of both blocked the
   * other.
   */
  isAsked: z.boolean(),
});
export type Survey = z.infer<typeof Survey>;

const noDay = 'There is no such day. Please give it as YYYY-MM-DD, as in 2026-03-09.';
const noDate = 'Please choose the last day.';

const until = text(noDate, 10, noDay).check(
  stopUnless((text) => text !== '', noDate),
  stopUnless(isDay, noDay),
);

/** What the form of a survey asks for. */
export const SurveyDraft = z.object({
  title: nameText('You must enter title', 200),
  /** Blank for none. */
  text: optionalText(LONGEST_SURVEY_TEXT),
  questions: SurveyQuestions,
  /** The last day on which it can be answered: today or later, at most a year ahead. */
  until,
  /** @default false */
  isNamed: z.optional(Flag),
});
export type SurveyDraft = z.infer<typeof SurveyDraft>;

const plain = { nouns: 'surveys', scope: {}, card: () => SurveyCard, one: () => Survey };

export const listSurveys = route({
  method: 'GET',
  path: '/api/surveys',
  summary:
    "Surveys, newest first: those that wait for the caller's answer, those that the caller answered, or those that the caller asked. Those that wait are of communities, groups, enterprises and courses that the caller is in; of groups and enterprises where the caller follows their community, too, or names it by `communityId`.",
  input: () =>
    z.object({
      scope: z.enum(surveyScopes, 'This must be open, answered or mine.'),
      communityId: filter(Id),
      ...paging,
    }),
  output: () => z.extend(Paged, { data: z.array(SurveyCard) }),
});

export const addSurvey = recordCreate(plain, {
  summary: 'Asks the members of a community, a group, an enterprise or a course; who made that alone may.',
  draft: () => ({ on: On, id: idField('Please say who is asked.'), ...SurveyDraft.shape }),
});

export const getSurvey = recordGet(plain, {
  summary: 'One survey with its questions.',
});

export const updateSurvey = recordChange(plain, {
  summary:
    'Changes the given fields of a survey; once somebody has answered, its title, its text and its last day alone. Who asked alone may.',
  change: () => ({
    title: z.optional(SurveyDraft.shape.title),
    text: SurveyDraft.shape.text,
    questions: z.optional(SurveyDraft.shape.questions),
    until: z.optional(SurveyDraft.shape.until),
    isNamed: SurveyDraft.shape.isNamed,
  }),
});

export const deleteSurvey = recordRemove(plain, {
  summary: 'Deletes a survey with all answers; who asked alone may.',
});

export const answerSurvey = route({
  method: 'POST',
  path: '/api/surveys/{id}/answers',
  summary: 'Answers a survey, once and until it ends: members of the place that is asked may.',
  status: 201,
  secret: ['answers'],
  input: () => z.object({ id: Id, answers: AnswersDraft }),
  output: () => z.object({ data: z.object({ id: Id, answeredOn: z.string() }) }),
});

export const dismissSurvey = route({
  method: 'PUT',
  path: '/api/surveys/{id}/dismissed',
  summary: 'Says whether the caller wants to be shown a survey no more among those that wait.',
  input: () => z.object({ id: Id, dismissed: Flag }),
  output: () => z.object({ data: z.object({ id: Id, isDismissed: z.boolean() }) }),
});

/** What was answered to one question. */
export const QuestionResult = z.object({
  questionId: Id,
  /** How many answered it. */
  answersCount: z.int(),
  /** Of options, in their order: how many chose each. Of a scale: how many chose 1, 2, 3, 4 and 5. */
  counts: z.optional(z.array(z.int())),
  /** Of a scale with answers: to one decimal. */
  mean: z.optional(z.number()),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** What was answered in all. */
export const SurveyResults = z.object({
  id: Id,
  isNamed: z.boolean(),
  answersCount: z.int(),
  /** Whether there are results: without names only from `FEWEST_ANSWERS` answers on. */
  isShown: z.boolean(),
  /** The questions in their order; none while nothing is shown. */
  questions: z.array(QuestionResult),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

export const getResults = route({
  method: 'GET',
  path: '/api/surveys/{id}/results',
  summary: `What was answered in all; without names only from ${FEWEST_ANSWERS} answers on. Who asked alone may.`,
  input: () => z.object({ id: Id }),
  output: () => z.object({ data: SurveyResults }),
});

/** What one member answered. Without names it is the written answer to one question, and says nothing of whose. */
export const SurveyAnswers = z.object({
  /** Of a survey with names: who answered, unless they have left. */
  creator: z.optional(Id),
  author: z.optional(z.string()),
  avatar: z.optional(z.string()),
  answeredOn: z.optional(z.string()),
  answers: z.array(SurveyAnswer),
});
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

export const listAnswers = route({
  method: 'GET',
  path: '/api/surveys/{id}/answers',
  summary:
    'Answers to a survey, newest first: with names, who answered what; without, what was written to the question that is named by `questionId`. Who asked alone may.',
  input: () => z.object({ id: Id, questionId: filter(Id), ...paging }),
  output: () => z.extend(Paged, { data: z.array(SurveyAnswers) }),
});

export const surveys = {
  listSurveys,
  addSurvey,
  getSurvey,
  updateSurvey,
  deleteSurvey,
  answerSurvey,
  dismissSurvey,
  getResults,
  listAnswers,
};

/** What members see of surveys: it comes at once, so that what a list leads to needs no signal. */
export { SurveyPage } from './answering/survey-page.tsx';
export { SurveyLists } from './lists/lists-page.tsx';

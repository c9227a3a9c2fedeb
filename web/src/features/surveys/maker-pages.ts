/** What who asks sees besides. */
export { SurveyEditor } from './asking/editor-page.tsx';
export { SurveyResults } from './results/results-page.tsx';

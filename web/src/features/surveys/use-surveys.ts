import { type Survey, sampleSurveys } from './samples.ts';

/** What the member is asked: so far examples, and the screen says so. */
export const useSurveys = (): readonly Survey[] => sampleSurveys;

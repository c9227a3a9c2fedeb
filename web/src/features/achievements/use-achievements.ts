import { sampleAchievements } from './samples.ts';

/** What the member has achieved: so far an example, and the screen says so. */
export const useAchievements = () => sampleAchievements;

/** Sample content: the same numbers for everyone. */
export const sampleAchievements = {
  level: 4,
  /** How many of this level are achieved. */
  inLevel: { value: 24, max: 25 },
  total: 245,
  /** How many of all are achieved. */
  inAll: { value: 56, max: 245 },
};

/** Every text of the achievements; the numbers are an example, and say so. */
export const messages = {
  title: 'Achievements',
  back: 'My dashboard',
  sample: 'This is an example.',
  sampleText: 'Furrow does not count achievements yet: these numbers are the same for everyone.',
  level: (level: number) => `Level ${level}`,
  levelText: 'One more achievement opens the next level.',
  inLevel: 'On this level',
  total: 'Total',
  totalText: 'All the achievements there are.',
  inAll: 'Achieved',
  of: (value: number, max: number) => `${value}/${max}`,
};

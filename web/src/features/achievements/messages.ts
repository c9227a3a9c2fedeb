/** Every text of the achievements; what earns each comes from the server. */
export const messages = {
  title: 'Achievements',
  back: 'My dashboard',
  failed: 'Your achievements did not load',

  level: (level: number) => `Level ${level}`,
  toNext: (points: number, level: number) =>
    `${points === 1 ? 'One more point opens' : `${points} more points open`} level ${level}.`,
  lastLevel: (points: number) =>
    points === 0
      ? 'You have achieved all there is.'
      : `The last level: ${points === 1 ? 'one point is' : `${points} points are`} left.`,
  inLevel: 'On this level',
  total: 'Total',
  totalText: (total: number) =>
    `Points for what you do on Furrow, of ${total} in all. Nobody else sees them.`,
  inAll: 'Achieved',
  of: (value: number, max: number) => `${value}/${max}`,

  achieved: 'What you achieved',
  none: 'Nothing yet. Begin with a lesson, or add something to the library.',
  ahead: 'What is ahead',
  points: (points: number) => `${points} points`,
  on: (date: string) => `on ${date}`,
};

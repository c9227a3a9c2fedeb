export const messages = {
  hidden: 'This was hidden.',
  isHidden: 'Hidden',

  folded: { more: 'More', less: 'Less' },

  show: { picture: 'Show the picture', video: 'Show the video' },

  stars: {
    mean: (value: number, of: number) => `${value} of ${of} stars`,
    none: 'No stars yet',
    count: (count: number) => `from ${count} ${count === 1 ? 'learner' : 'learners'}`,
  },
};

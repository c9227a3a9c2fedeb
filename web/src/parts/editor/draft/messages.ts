export const messages = {
  tooLong: 'All texts together may have at most 1,000,000 characters.',
  noSource: 'Please enter a video Link or Video File',
};

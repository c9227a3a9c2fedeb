/** Every text of a resource's own page. */
export const messages = {
  loading: 'Loading...',
  failed: 'This file did not load',
  wordsFailed: 'What is said of it did not load',
  missing: {
    title: 'This file is not here',
    text: 'It may have been deleted, or the link is not whole.',
    action: 'Back to Library',
  },
  sharing: { share: 'Share', copied: 'Link copied', byHand: 'Link to this file, to be copied' },
};

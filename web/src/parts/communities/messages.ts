export const messages = {
  missing: {
    title: 'This community is not here',
    text: 'The link may be wrong, or the community has been deleted.',
    action: 'Go to the communities',
  },
  failed: 'This community did not load',
};

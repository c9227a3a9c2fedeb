export const messages = {
  needsCode: 'A code at sign-in is needed',
  toProfile: 'Open your profile',
};

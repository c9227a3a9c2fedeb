/** Texts about Furrow on the home screen of a phone. */
export const messages = {
  title: 'On your home screen',
  about: 'Furrow opens like an app from your home screen, also without a network.',
  apple:
    'In Safari, tap Share and then "Add to Home Screen". Without that, Safari forgets after seven days without a visit what is kept on this device.',
  install: 'Put Furrow on your home screen',
  hide: 'Do not offer this again',
};

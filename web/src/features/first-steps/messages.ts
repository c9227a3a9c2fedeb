/** Every text of the first steps. */
export const messages = {
  title: 'Three first steps',
  text: 'Five minutes, in any order.',
  hide: 'Hide the three first steps',
  one: { title: 'One first step', text: 'It takes two minutes.', hide: 'Hide this step' },
  over: { title: 'That was all.', text: 'Your three first steps are done.' },

  email: {
    title: 'Add an e-mail',
    confirm: 'Confirm e-mail',
    text: 'So that you can get back in when the password is gone.',
  },
  communities: { title: 'Find communities', text: 'Who grows, breeds or sells what you do?' },
  picture: { title: 'Add a picture', text: 'Neighbours know you by your face.' },
  done: 'done',

  hidden: 'Hidden. Your dashboard still has the steps.',
  undo: 'Undo',
};

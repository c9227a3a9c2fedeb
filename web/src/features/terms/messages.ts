/**
 * The terms of service. An operator puts their own words here, and sets `isExample` to false, which removes the note
 * above the text.
 */
export const messages = {
  title: 'Terms of Service',
  isExample: true,
  exampleTitle: 'This is an example.',
  exampleText: 'Whoever runs this site puts their own terms here, with their name and address.',

  intro: 'What you can expect of Furrow, and what we ask of you. It takes two minutes to read.',
  parts: [
    {
      title: 'Your account',
      text: [
        'You need a username and a password, nothing else. Keep the password to yourself: whoever has it acts in your name.',
        'Without a verified e-mail or phone we cannot give you back an account whose password you forgot.',
      ],
    },
    {
      title: 'What you write and show',
      text: [
        'It stays yours. By publishing it here you let us store it and show it to the members of Furrow.',
        'Publish only what you may: your own words and pictures, or those you have leave to use.',
        'You can change and delete your own news and communities. What you delete goes for everyone, with its pictures and videos.',
      ],
    },
    {
      title: 'What others see of you',
      text: [
        'Signed-in members see your name, picture and e-mail address, your visits and what you publish. They never see your phone number or your date of birth.',
        'Pictures and videos are kept under long names that nobody can guess; who has the link to one can open it.',
      ],
    },
    {
      title: 'How we treat each other',
      text: [
        'Write as you would speak to a neighbour over the fence. No threats, no hatred, no fraud, no advertising in disguise.',
        'Advice here comes from members. Check what it means for your animals, your soil and your law before you act on it.',
      ],
    },
    {
      title: 'What Furrow cannot promise',
      text: [
        'It can be out of reach at times, and what it shows can be wrong. Some parts show examples, and say so.',
        'What you are still writing is kept on your own device only, until you save it.',
      ],
    },
    {
      title: 'When it ends',
      text: [
        'You can stop at any time. There is no button yet that deletes an account: ask whoever runs this site.',
        'Who breaks these terms can lose the account.',
      ],
    },
  ],
};

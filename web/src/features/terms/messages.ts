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
        'You can change and delete what you publish. It then goes for everyone, with its pictures and videos and what others wrote in it.',
        'Deleting a chat takes it from you alone. You cannot take back a message, or your answers to a test or a survey.',
      ],
    },
    {
      title: 'What others see of you',
      text: [
        'Signed-in members see your name and username, your picture, where you live and what you grow if you say so, the communities you are in, and what you publish. They never see your phone number or your date of birth.',
        'They see your e-mail address only if you switch on “Other members see my e-mail address” in your profile. They see your visits until you switch off “Other members see when I was last here, and how often”.',
        'No other member reads a chat between two; each of the two sees what the other has read. Whoever made a course sees what its learners answer. A survey says beforehand whether your name is seen.',
        'Pictures, videos and files are kept under long names that nobody can guess; who has the link to one can open it, also without an account. So it is with your certificates and their numbers.',
      ],
    },
    {
      title: 'How we treat each other',
      text: [
        'Write as you would speak to a neighbour over the fence. No threats, no hatred, no fraud, no advertising in disguise.',
        'Members can report what breaks these terms. Whoever made the community and the administrators can then hide or remove it, and shut its author out of the community for up to 30 days.',
        'Advice here comes from members. Check what it means for your animals, your soil and your law before you act on it.',
      ],
    },
    {
      title: 'What Furrow cannot promise',
      text: [
        'It can be out of reach at times, and what it shows can be wrong. Some parts show examples, and say so.',
        'What you are still writing, and what you sent without a connection, is kept on your own device only until it is sent.',
      ],
    },
    {
      title: 'When it ends',
      text: [
        'You can go at any time: “Leave Furrow” stands in your profile, and asks for your password. Your account is erased 14 days later, with what you made, such as news, courses, groups and files. Until then you can change your mind, and download all that is yours.',
        'What you wrote to others stays, without your name: posts, replies and messages. A community of yours that others follow or wrote in stays too, without you.',
        'Who breaks these terms can lose the account.',
      ],
    },
  ],
};

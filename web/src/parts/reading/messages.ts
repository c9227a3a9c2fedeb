export const messages = {
  asOf: (time: string) => `As of ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,
  full: (device: string) => `This ${device} is full: what you read is not kept.`,

  here: (device: string) => `On this ${device}`,
  hereText: 'These pages open without a connection:',
  nothing: 'Nothing yet. Pages that you read from now on open again without a connection.',

  places: {
    news: 'News',
    communities: 'All communities',
    ownCommunities: 'My communities',
    members: 'Members',
    library: 'Library',
    courses: 'Courses',
    ownCourses: 'My courses',
    groups: 'Groups',
    ownGroups: 'My groups',
    enterprises: 'Enterprises',
    ownEnterprises: 'My enterprises',
    calendar: 'Calendar',
    messenger: 'Messenger',
    surveys: 'Your surveys',
    achievements: 'Achievements',
    profile: 'My profile',
  },
};

/** Every text of the dashboard but those of its tiles. */
export const messages = {
  failed: 'Your profile did not load',
  pictureOf: (name: string) => `Picture of ${name}`,
  lastVisit: (day: string) => `Last visit ${day}`,
  follows: (communities: number) =>
    `Follow ${communities} ${communities === 1 ? 'community' : 'communities'}`,

  rooms: 'Rooms',
  links: 'Profile',
  myProfile: 'My Profile',
  achievements: 'Achievements',
  surveys: 'Surveys',
  /** Behind how many there are. */
  waiting: (count: number) => (count === 1 ? 'waits for you' : 'wait for you'),
  categories: 'Categories',

  library: 'My library',
  courses: 'My courses',
  groups: 'My groups',
  addTo: (row: string) => `Add to ${row}`,
};

import type { User } from '#contract/users/users.ts';

export const user: User = {
  username: 'ada',
  id: 'ada',
  userID: 'ada',
  name: 'Ada Field',
  firstName: 'Ada',
  lastName: 'Field',
  email: 'ada@farm.example',
  phone: '+12025550123',
  dateOfBirth: '1985-05-14',
  attachments: 'ada.jpg',
  lastLogin: '2026-11-20T23:30:00.000Z',
  numberOfVisit: 7,
  communities: 2,
  version: 0,
  emailVerified: true,
  phoneVerified: false,
};

/** Someone who only has a user name. */
export const newcomer: User = {
  id: 'ada',
  userID: 'ada',
  name: 'ada',
  lastLogin: '2026-11-20T08:00:00.000Z',
  numberOfVisit: 1,
  communities: 1,
  version: 0,
  emailVerified: false,
  phoneVerified: false,
};

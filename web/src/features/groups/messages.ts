import { innerTexts } from '#web/parts/circles/messages.ts';

/** Every text of the groups' lists and forms, but those of the contract's schemas and of all circles. */
export const messages = {
  ...innerTexts(
    'group',
    'groups',
    'Begin one for the people of this community who share your work: lambing, pruning, rain.',
  ),
  title: 'Groups',
  create: 'Create Group',
  edit: 'Edit groups',

  /** Of the dashboard. */
  row: {
    empty: 'You follow no group of this community yet.',
    failed: 'Your groups did not load.',
  },
};

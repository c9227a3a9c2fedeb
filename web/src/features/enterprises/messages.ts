import { innerTexts } from '#web/parts/circles/messages.ts';

/** Every text of the enterprises' lists and forms, but those of the contract's schemas and of all circles. */
export const messages = {
  ...innerTexts(
    'enterprise',
    'enterprises',
    'Show what you run: a mill, a farm shop, a machine that others may hire.',
  ),
  title: 'Enterprises',
  create: 'Create Enterprise',
  edit: 'Edit enterprise',

  roles: 'Roles',
  rolesOf: (roles: string) => `Roles: ${roles}`,
};

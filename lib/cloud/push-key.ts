import type { Settings } from './settings.ts';

/** The encrypted parameter of Systems Manager that has the private key of web push. */
export const pushParameter = ({ stage }: Pick<Settings, 'stage'>): string => `/furrow/${stage}/push-key`;

/** The public key; undefined where this system sends no pushes. */
export const pushKeyOf = ({ pushKey }: Pick<Settings, 'pushKey'>): string | undefined =>
  pushKey === 'none' ? undefined : pushKey;

export const DEMO_PASSWORD = 'harvest1';

interface DemoAccount {
  readonly username: string;
  readonly groups: string[];
  readonly attributes: Record<string, string>;
}

export type DemoName = 'farmer' | 'teacher' | 'admin';

/** Accounts that a first start creates. Their addresses count as confirmed, so that recovery can be tried. */
export const demoAccounts: readonly DemoAccount[] = [
  account('farmer', 'Rosa', 'Delgado'),
  account('teacher', 'Samuel', 'Mensah'),
  account('admin', 'Ingrid', 'Vos', ['admin']),
];

/** Further accounts, so that there are members to find. */
export const neighbours: readonly DemoAccount[] = [
  account('wanjiru', 'Wanjiru', 'Kamau'),
  account('amara', 'Amara', 'Okafor'),
  account('jonas', 'Jonas', 'Lindqvist'),
  account('nour', 'Nour', 'Haddad'),
  account('tomasz', 'Tomasz', 'Nowak'),
  account('priya', 'Priya', 'Raman'),
  account('mateo', 'Mateo', 'Quispe'),
  account('linh', 'Linh', 'Tran'),
  account('aoife', 'Aoife', 'Byrne'),
];

function account(username: string, given: string, family: string, groups: string[] = []): DemoAccount {
  const email = `${username}@furrow.example`;
  return {
    username,
    groups,
    attributes: { given_name: given, family_name: family, email, email_verified: 'true' },
  };
}

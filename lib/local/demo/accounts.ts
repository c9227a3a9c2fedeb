export const DEMO_PASSWORD = 'harvest1';

export type DemoName = 'farmer' | 'teacher' | 'admin';

/** The accounts that a first start creates; their addresses count as confirmed, so that recovery can be tried. */
export const demoAccounts: readonly {
  username: DemoName;
  groups: string[];
  attributes: Record<string, string>;
}[] = [
  account('farmer', 'Rosa', 'Delgado'),
  account('teacher', 'Samuel', 'Mensah'),
  account('admin', 'Ingrid', 'Vos', ['admin']),
];

function account(username: DemoName, given: string, family: string, groups: string[] = []) {
  const email = `${username}@furrow.example`;
  return {
    username,
    groups,
    attributes: { given_name: given, family_name: family, email, email_verified: 'true' },
  };
}

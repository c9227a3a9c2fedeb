export const DEMO_PASSWORD = 'harvest1';

interface DemoAccount {
  readonly username: string;
  readonly groups: string[];
  readonly attributes: Record<string, string>;
  /** What they say of place and farm. */
  readonly about: { readonly place?: string; readonly grows?: string };
}

export type DemoName = 'farmer' | 'teacher' | 'admin';

/** Accounts that a first start creates. Their addresses count as confirmed, so that recovery can be tried. */
export const demoAccounts: readonly DemoAccount[] = [
  account('farmer', 'Rosa', 'Delgado', { place: 'Cuchillas', grows: 'Potatoes and barley' }),
  account('teacher', 'Samuel', 'Mensah', { place: 'Techiman', grows: 'Yams, and lessons on soil' }),
  account('admin', 'Ingrid', 'Vos', {}, ['admin']),
];

/** Further accounts, so that there are members to find. */
export const neighbours: readonly DemoAccount[] = [
  account('wanjiru', 'Wanjiru', 'Kamau', { place: 'Nyeri', grows: 'Tea and dairy cows' }),
  account('amara', 'Amara', 'Okafor', { place: 'Enugu', grows: 'Cassava and maize' }),
  account('jonas', 'Jonas', 'Lindqvist', { place: 'Skåne', grows: 'Rapeseed and sugar beet' }),
  account('nour', 'Nour', 'Haddad', { place: 'Bekaa', grows: 'Apples and vines' }),
  account('tomasz', 'Tomasz', 'Nowak', { place: 'Lublin', grows: 'Wheat and hops' }),
  account('priya', 'Priya', 'Raman', { place: 'Thanjavur', grows: 'Rice' }),
  account('mateo', 'Mateo', 'Quispe', { place: 'Puno', grows: 'Quinoa and alpacas' }),
  account('linh', 'Linh', 'Tran', { place: 'Mekong delta', grows: 'Rice and ducks' }),
  account('aoife', 'Aoife', 'Byrne'),
];

function account(
  username: string,
  given: string,
  family: string,
  about: DemoAccount['about'] = {},
  groups: string[] = [],
): DemoAccount {
  const email = `${username}@furrow.example`;
  return {
    username,
    groups,
    about,
    attributes: { given_name: given, family_name: family, email, email_verified: 'true' },
  };
}

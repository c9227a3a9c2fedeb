import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/* The passwords that are guessed first, as lists of leaked passwords have them, without those that `isSequence` finds. */
const common = new Set(
  `password passw0rd p@ssw0rd p@ssword pa55word passwort password1 password12 password123 qwerty qwertz azerty qwerty1
  qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsx abc123
  abcd1234 a1b2c3 a123456 aa123456 aaa111 admin123 administrator letmein welcome welcome1 iloveyou iloveyou1 loveyou
  lovely princess sunshine monkey dragon football baseball basketball soccer superman batman pokemon naruto michael
  michelle jessica ashley daniel jordan jordan23 charlie george hannah thomas shadow master killer hunter buster tigger
  ginger pepper cookie banana orange summer winter flower butterfly chocolate freedom whatever computer internet samsung
  android google youtube secret secret1 changeme default guest123 test123 test1234 testing hello123 hello1 myself
  123abc 123qwe 123321 112233 121212 123123 123123123 131313 159753 147258 147258369 789456 789456123 696969 101010
  5201314 jesus1 blessed blessing godisgood jesuschrist mother father family friends forever liverpool arsenal chelsea
  manchester barcelona juventus realmadrid furrow farmer farmers farming harvest tractor`.split(/\s+/),
);

const ASCENDING = 'abcdefghijklmnopqrstuvwxyz 01234567890';

/** Whether it is one character again and again, or an alphabet or the digits forwards or backwards. */
function isSequence(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return /^(.)\1*$/u.test(text) || ASCENDING.includes(text) || ASCENDING.includes(backwards);
}

/** Whether a password is among those that are guessed first; capitals do not matter. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || isSequence(lower);
}

/** A check of a new password. It is help and not protection: the server is never shown a password (decision 5). */
export const uncommon = () =>
  z.refine<string>((password) => !isCommonPassword(password), messages.passwordCommon);

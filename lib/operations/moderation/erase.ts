import { removeMade } from '#functions/worker/erase/remove-made.ts';
import { findMade } from '#kinds/member/find-made.ts';
import type { Made, Placed } from '#kinds/member/made.ts';
import { deleteAccount } from '#platform/pool.ts';
import { removeItems } from '#platform/table/table.ts';
import { LocalError } from '../../local/local-error.ts';
import type { System } from '../system.ts';
import { type Account, disableMember } from './account.ts';
import { takeFilesAway } from './files.ts';
import { filesOfRichtext, type Hanging, hangingOn } from './hanging.ts';
import { type Patience, patience, workerIsThrough } from './through.ts';

/** A record of the member's, with everything that is deleted with it. */
export interface Doomed extends Hanging {
  readonly noun: string;
  readonly item: Placed;
  /** Whether it stays, without an owner. */
  readonly isKept: boolean;
}

export interface Survey {
  readonly made: Made;
  readonly records: readonly Doomed[];
  /** Files of the member's own. */
  readonly files: readonly string[];
}

export interface EraseOptions {
  /** Whether communities in which others made something stay, without an owner. @default false */
  readonly keepsCommunities?: boolean;
  readonly tell?: (line: string) => void;
  readonly wait?: Patience;
}

/** Lists what a member made, and what of others' would be deleted with it. Changes nothing. */
export async function surveyAccount(
  { id }: Pick<Account, 'id'>,
  { keepsCommunities = false }: EraseOptions = {},
): Promise<Survey> {
  const made = await findMade(id);
  const records: Doomed[] = [];
  for (const { kind, item } of made.records) {
    const hanging = await hangingOn(kind, item);
    const isKept = keepsCommunities && kind.declared.noun === 'community' && hanging.others.size > 0;
    records.push({ ...hanging, noun: kind.declared.noun, item, isKept });
  }
  const ofTexts = await Promise.all(made.richtexts.map(filesOfRichtext));
  const gone = records.filter(({ isKept }) => !isKept);
  const files = [...gone.flatMap((record) => record.files), ...ofTexts.flat()];
  return { made, records, files: [...new Set(made.picture ? [...files, made.picture] : files)] };
}

/** Throws a `LocalError` when the id is unknown and nothing of theirs was found. */
export function requireSomebody({ id, isUnknown }: Account, { made }: Survey): void {
  if (!isUnknown || !isNothing(made)) return;
  throw new LocalError(`Nobody is known by the id ${id}, and nothing of theirs was found.`);
}

const MAX_ROUNDS = 4; // the last one only checks

/**
 * Erases an account with what it made. Every step removes what is still there, so after a break the whole can be
 * repeated. First the account is disabled and its requests end; then files, records, and what it left with others are
 * removed as the API would remove them, the worker does the rest, and the member's own partitions follow. It looks
 * again until nothing is found; the pool's account goes last. Throws a `LocalError` when that does not come to an end.
 * Returns whether the edge dropped all copies of its files at once.
 */
export async function eraseAccount(
  system: Pick<System, 'cognito' | 'userPoolId' | 'distributionId' | 'requestsEnd'>,
  account: Account,
  options: EraseOptions = {},
): Promise<{ readonly isEdgeTold: boolean }> {
  const { tell = () => undefined, wait = patience } = options;
  if (account.isUnknown) requireSomebody(account, await surveyAccount(account, options));
  await disableMember(system, account);
  const shutOut = Date.now();
  tell('They are signed out everywhere, and can write nothing any more. What is under way ends ...');
  // Requests under way may still write, and count in what is removed below: wait for their end before searching.
  await system.requestsEnd(shutOut);
  let isEdgeTold = true;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const began = Date.now();
    const survey = await surveyAccount(account, options);
    if (isNothing(survey.made) && round > 1) {
      await deleteAccount(system, account);
      return { isEdgeTold };
    }
    isEdgeTold = (await takeFilesAway(survey.files, system)) && isEdgeTold;
    tell(`${survey.files.length} files are gone.`);
    const kept = new Set(survey.records.filter(({ isKept }) => isKept).map(({ item }) => item.id));
    for (const act of removeMade(account.id, survey.made, (id) => kept.has(id))) await act();
    tell('What they made and joined is gone; the worker removes what hung on it.');
    if (!(await workerIsThrough(began, wait))) {
      throw new LocalError('The worker is not through yet. Say the same again later: it goes on.');
    }
    const { own, replies } = await findMade(account.id);
    await removeItems([...own, ...replies]);
    tell('What was theirs alone is gone. Looking once more ...');
  }
  const { own, records } = await findMade(account.id);
  const [left] = [...own, ...records.map(({ kind, item }) => kind.key(item))];
  throw new LocalError(
    `Something of theirs is still there, such as ${left?.pk} ${left?.sk}. The account is disabled and stays: say the same again.`,
  );
}

const isNothing = ({ picture: _, ...lists }: Made): boolean =>
  Object.values(lists).every((list) => list.length === 0);

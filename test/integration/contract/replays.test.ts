import { beforeAll, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { makeThings, permissionRows, type Row, type Things } from '#test/contract/permission-rows.ts';
import { expectOneEffect } from '#test/system/effects.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';

/*
 * A request that arrives again with its key, because its reply was lost or a phone was impatient, has one effect. Rows
 * that need more before they may be asked are in `prepared-replays.test.ts`.
 */

const stack = useStack();
let admin: TestMember;
beforeAll(async () => {
  admin = await stack.member('root', ['admin']);
});

/** Both members would change the same, of which there is one for all. */
const ofAll = new Set(['categories.updateCategory']);

const rows = Object.entries(contract)
  .flatMap(([domain, routes]) =>
    Object.entries(routes).map(([name, { method }]) => ({ name: `${domain}.${name}`, method })),
  )
  .filter(({ name, method }) => /POST|PUT/.test(method) && !ofAll.has(name) && whoMay(permissionRows[name]));

/** Which of the callers of the matrix is answered that it is done: a member, an administrator, the creator. */
function whoMay(row: Row | undefined): 'member' | 'admin' | 'creator' | undefined {
  const [, member = 500, admin = 500, creator = 500] = row?.expected ?? [];
  if (creator < 300) return 'creator';
  if (member < 300) return 'member';
  return admin < 300 ? 'admin' : undefined;
}

interface Lent {
  readonly things: Things;
  /** Of their community. */
  readonly member: TestMember;
}
/** What the next row may ask for, too: making all of it takes longest here. */
let usable: readonly [once: Lent, often: Lent] | undefined;

async function lend(name: string, row: Row): Promise<readonly [once: Lent, often: Lent]> {
  const lent = usable ?? ([await thingsOf(`${name}-once`), await thingsOf(`${name}-often`)] as const);
  usable = row.spends ? undefined : lent;
  return lent;
}

async function thingsOf(name: string): Promise<Lent> {
  const [friend, member] = [await stack.member(`${name}-friend`), await stack.member(`${name}-member`)];
  const things = await makeThings(await stack.member(name), `Village of ${name}`, friend);
  await member.call('POST', '/api/communities-users/follow', { communityId: things.communityId });
  return { things, member };
}

/** Sorts of which each of those at once leaves one, which is known. */
const left: Readonly<Record<string, RegExp>> = {
  // Cognito sends a code to each change of an address that comes before the first is kept, up to the limit of a day.
  'users.updateProfile': /CODES/,
  // The copies that no lesson took: the worker removes them after forty days.
  'lessons.copyLesson': /^RICHTEXT\/RICHTEXT$/,
};

test.each(rows)('$name has one effect, twenty at once and again afterwards', async ({ name, method }) => {
  const row = permissionRows[name] as Row;
  const [once, often] = await lend(name, row);
  const send =
    ({ things, member }: Lent) =>
    (key: string) => {
      const [path, body] = row.ask(things);
      const caller = { creator: things.owner, member, admin }[whoMay(row) ?? 'creator'];
      return caller.call(method, path, body, key);
    };

  await expectOneEffect({ once: send(once), often: send(often) }, left[name]);
});

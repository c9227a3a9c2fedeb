/** Whether the long tests run, so that all is looked at of which otherwise a part stands for the rest. */
export const isWhole = process.env['LONG'] !== undefined;

/**
 * How many a storm has, or a rule that is tried with what is made up, in a file that both commands run (`sized` in
 * vitest.config.ts): a quarter in every `npm test`, all of them in `npm run test:long`.
 */
export const amount = (all: number): number => (isWhole ? all : Math.ceil(all / 4));

/** Whether conflicts are added by chance (`lib/local/unkind.ts`), so that what is written twice says nothing. */
export const isUnkind = process.env['UNKIND'] !== undefined;

/** For long runs of what is made up: where there is a second try, nothing is heard of what the first one found. */
export const firstTry = { retry: 0, timeout: 1_200_000 } as const;

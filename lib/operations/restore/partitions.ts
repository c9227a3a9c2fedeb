import { type Item, pkOf, skOf } from './tables.ts';

/*
 * What becomes of each partition of `functions/platform/table/keys.ts` when the table goes back:
 *   data     is put back as it was
 *   jobs     work that is left: goes first, and what was left at that time comes last, when all that it works on is there
 *   replies  what requests answered. With the whole table they go back too: a device whose answer is lost sends its request
 *            again, and it takes effect again. What is brought back alone leaves them as they are
 *   moment   what counts or waits for a day (uploads, codes): stays as it is now, or limits could be spent twice
 */
export type Rule = 'data' | 'jobs' | 'replies' | 'moment';

/** By what stands before the first `#` of a partition's key. */
export const rules: Readonly<Record<string, Rule>> = {
  ...every('data', 'USER COMMUNITY SLUG AUTOFOLLOW COMMUNITIES FOLLOWS FOLLOWERS'),
  ...every('data', 'GROUP GROUPTEXT GROUPS GROUPFOLLOWERS GROUPFOLLOWS'),
  ...every('data', 'ENTERPRISE ENTERPRISETEXT ENTERPRISES ENTERPRISEFOLLOWERS ENTERPRISEFOLLOWS'),
  ...every('data', 'CATEGORIES CATEGORYNAME CATEGORY RANKING TOPIC WORDS'),
  ...every('data', 'NEWS RICHTEXT RESOURCES RESOURCE EVENTS OWNEVENTS CALENDAR'),
  ...every('data', 'COURSES COURSE LEARNERS LETIN VIEWS FEEDBACK FEEDBACKS PROGRESS TALLY MADE TAKEN'),
  ...every('data', 'LESSONS LESSON MATERIALS TEST ATTEMPTS'),
  ...every('jobs', 'JOBS DUE'),
  ...every('replies', 'ONCE'),
  ...every('moment', 'CODES'),
};

/** Sort keys in a member's partition that are of a moment: uploads under way, what is counted for a day, and that they are disabled. */
const OF_A_MOMENT = /^(UPLOAD|UPLOADS|CODES|TODAY)#/;

function every(rule: Rule, names: string): Record<string, Rule> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]));
}

/** Throws where nobody has said what becomes of a partition: it is newer than these rules. */
export function ruleOf(item: Item): Rule {
  const [prefix = ''] = pkOf(item).split('#', 1);
  if (prefix === 'USER' && OF_A_MOMENT.test(skOf(item))) return 'moment';
  const rule = rules[prefix];
  if (!rule) throw new Error(`lib/operations/restore/partitions.ts has no rule for ${prefix}`);
  return rule;
}

/** Whether it is over: DynamoDB removes what has expired within days, and nobody reads it until then. */
export const isExpired = (item: Item, now: number): boolean =>
  item['expiresAt']?.N !== undefined && Number(item['expiresAt'].N) * 1000 <= now;

import { type Item, pkOf, skOf } from './tables.ts';

/*
 * What a restore does with each partition of `functions/platform/table/keys.ts`:
 *   data     is restored
 *   jobs     open jobs are removed first; those of the restored time are added last, when what they work on exists
 *   replies  kept replies of requests. They are restored with the whole table: a device that never got its answer sends
 *            the request again, which takes effect again. A restore of single records leaves them unchanged
 *   moment   what counts or waits for a day (uploads, codes): stays unchanged, or limits could be used twice; and the
 *            entries on what operators did, which nothing may undo
 */
export type Rule = 'data' | 'jobs' | 'replies' | 'moment';

/** By what precedes the first `#` of a partition's key. */
export const rules: Readonly<Record<string, Rule>> = {
  ...every('data', 'USER USERNAME COMMUNITY SLUG AUTOFOLLOW COMMUNITIES FOLLOWS FOLLOWERS'),
  ...every('data', 'GROUP GROUPTEXT GROUPS GROUPFOLLOWERS GROUPFOLLOWS'),
  ...every('data', 'ENTERPRISE ENTERPRISETEXT ENTERPRISES ENTERPRISEFOLLOWERS ENTERPRISEFOLLOWS'),
  ...every('data', 'CATEGORIES CATEGORYNAME CATEGORY RANKING TOPIC WORDS'),
  ...every('data', 'NEWS RICHTEXT RESOURCES RESOURCE EVENTS OWNEVENTS CALENDAR'),
  ...every(
    'data',
    'COURSES COURSE LEARNERS LETIN VIEWS FEEDBACK FEEDBACKS CERTIFICATE CERTIFICATES LEARNED PROGRESS TALLY MADE TAKEN',
  ),
  ...every('data', 'LESSONS LESSON MATERIALS TEST ATTEMPTS'),
  ...every('data', 'POSTS REPLY REPLIES USEFUL USEFULS NOTES PUSH DEVICE WATCH BLOCKS SHUTOUTS CHAT INBOX'),
  ...every('data', 'REPORTED REPORTS REPORTSDUE'),
  ...every('data', 'COLLECTION COLLECTIONS PUBLICCOLLECTIONS SAVED'),
  ...every('data', 'SURVEYS SURVEYED SURVEYANSWERS SURVEYTALLY OPENSURVEYS'),
  ...every('jobs', 'JOBS DUE'),
  ...every('replies', 'ONCE'),
  ...every('moment', 'CODES AUDIT ACTS'),
};

/**
 * Sort keys in a member's partition that hold only for a while: uploads under way, the day's counts, the mark of a
 * disabled member, the archive that they last asked for.
 */
const OF_A_MOMENT = /^((UPLOAD|UPLOADS|CODES|CHATS|TODAY)#|EXPORT$)/;

function every(rule: Rule, names: string): Record<string, Rule> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]));
}

/** Throws when a partition is newer than these rules. */
export function ruleOf(item: Item): Rule {
  const [prefix = ''] = pkOf(item).split('#', 1);
  if (prefix === 'USER' && OF_A_MOMENT.test(skOf(item))) return 'moment';
  const rule = rules[prefix];
  if (!rule) throw new Error(`lib/operations/restore/partitions.ts has no rule for ${prefix}`);
  return rule;
}

/** Whether the item has expired: DynamoDB removes it within days, and readers ignore it until then. */
export const isExpired = (item: Item, now: number): boolean =>
  item['expiresAt']?.N !== undefined && Number(item['expiresAt'].N) * 1000 <= now;

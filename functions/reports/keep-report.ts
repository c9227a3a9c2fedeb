import type { ReportedItem, ReportItem } from '#kinds/reports/report.ts';
import { StaleReadError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';

/**
 * It names the member, with whose account it goes. It takes the place of one of the same round as the one that was read:
 * the same member twice at once counts once, and of what they say then the last stays.
 */
export const keepReport = (
  { on, id }: ReportedItem,
  memberId: string,
  report: ReportItem,
  before: ReportItem | undefined,
): Action => ({
  put: {
    Item: { ...keys.report(on, id, memberId), memberId, ...report },
    ...(before
      ? {
          ConditionExpression: '#round = :round',
          ExpressionAttributeNames: { '#round': 'round' },
          ExpressionAttributeValues: { ':round': before.round },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  otherwise: () => new StaleReadError('report.changed'),
});

/**
 * Counts one more report of what waits for a decision, without a condition on its version: of fifty at once none needs
 * anything of the others. Whoever changes the item as they read it learns of it by the version. `most`: where one more
 * who is no newcomer would hide it, which is another write.
 */
export function countMore(
  { on, id, round }: ReportedItem,
  added: { readonly count: number; readonly known: number },
  most?: number,
): Action {
  const change = update(keys.reported(on, id), { add: { ...added, version: 1 } });
  return {
    update: {
      ...change,
      ConditionExpression: ['#round = :round', ...(most === undefined ? [] : ['#known < :most'])].join(
        ' AND ',
      ),
      ExpressionAttributeNames: { ...change.ExpressionAttributeNames, '#round': 'round' },
      ExpressionAttributeValues: {
        ...change.ExpressionAttributeValues,
        ':round': round,
        ...(most !== undefined && { ':most': most }),
      },
    },
    otherwise: () => new StaleReadError('report.changed'),
  };
}

import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** Warns of what the account costs in a month: at most of it, at all of it, and where it is going to be more. */
export class Budget extends Construct {
  public constructor(
    scope: Construct,
    id: string,
    { monthlyBudget, alarmEmail }: Pick<Settings, 'monthlyBudget' | 'alarmEmail'>,
  ) {
    super(scope, id);
    const warnings = [
      { notificationType: 'ACTUAL', threshold: 80 },
      { notificationType: 'ACTUAL', threshold: 100 },
      { notificationType: 'FORECASTED', threshold: 100 },
    ];
    new CfnBudget(this, 'Monthly', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      // Without somebody to tell it is seen in the console alone: a warning must have somebody.
      ...(alarmEmail && {
        notificationsWithSubscribers: warnings.map((warning) => ({
          notification: { ...warning, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
          subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
        })),
      }),
    });
  }
}

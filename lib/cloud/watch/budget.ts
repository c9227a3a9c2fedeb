import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** Warns of the account's monthly cost: at 80 percent of the budget, at all of it, and when the forecast exceeds it. */
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
      // A budget needs a subscriber; without one it is seen in the console alone.
      ...(alarmEmail && {
        notificationsWithSubscribers: warnings.map((warning) => ({
          notification: { ...warning, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
          subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
        })),
      }),
    });
  }
}

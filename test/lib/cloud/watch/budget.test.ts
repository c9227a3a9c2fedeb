import { expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, synthesize } from '../synthesize.ts';

const { edge } = synthesize('staging', fewRows);

test('what it costs is watched by a budget, which tells the operator before and when it is reached', () => {
  const { Budget, NotificationsWithSubscribers } = resourceOf(edge, 'AWS::Budgets::Budget') as {
    Budget: object;
    NotificationsWithSubscribers: { Notification: object; Subscribers: object[] }[];
  };

  expect(Budget).toMatchObject({
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: 100, Unit: 'USD' },
  });
  expect(NotificationsWithSubscribers.map(({ Notification }) => Notification)).toMatchObject([
    { NotificationType: 'ACTUAL', Threshold: 80 },
    { NotificationType: 'ACTUAL', Threshold: 100 },
    { NotificationType: 'FORECASTED', Threshold: 100 },
  ]);
  for (const { Subscribers } of NotificationsWithSubscribers) {
    expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'operator@example.org' }]);
  }
});

test('there is no budget where the operator wants none, and tells nobody where there is nobody', () => {
  const none = synthesize('nothing', fewRows).edge;

  expect(resourcesOf(none).map(([, { Type }]) => Type)).not.toContain('AWS::Budgets::Budget');
});

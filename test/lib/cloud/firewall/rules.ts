import type { Template } from 'aws-cdk-lib/assertions';
import { resourceOf } from '../synthesize.ts';

export interface Rule {
  Name: string;
  Priority: number;
  Action?: { Block: { CustomResponse?: { ResponseCode: number; CustomResponseBodyKey: string } } };
  Statement: {
    RateBasedStatement?: {
      Limit: number;
      EvaluationWindowSec: number;
      AggregateKeyType: string;
      CustomKeys?: object[];
      ScopeDownStatement?: object;
    };
    ManagedRuleGroupStatement?: {
      RuleActionOverrides?: { Name: string; ActionToUse: object }[];
      ScopeDownStatement?: object;
    };
  };
}

/** The one firewall of a template. */
export const aclOf = (template: Template) =>
  resourceOf(template, 'AWS::WAFv2::WebACL') as {
    Scope: string;
    DefaultAction: object;
    Rules: Rule[];
    CustomResponseBodies?: Record<string, { Content: string }>;
  };
export const ruleOf = (template: Template, name: string) =>
  aclOf(template).Rules.find(({ Name }) => Name === name) as Rule;
/** How many requests a second a rule lets through. */
export const perSecond = (template: Template, name: string) => {
  const { Limit = 0, EvaluationWindowSec = 1 } = ruleOf(template, name).Statement.RateBasedStatement ?? {};
  return Limit / EvaluationWindowSec;
};

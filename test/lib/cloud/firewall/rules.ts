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
export const aclOf = (template: Template, beginning = '') =>
  resourceOf(template, 'AWS::WAFv2::WebACL', beginning) as {
    Scope: string;
    DefaultAction: object;
    Rules: Rule[];
    CustomResponseBodies?: Record<string, { Content: string }>;
  };
export const ruleOf = (template: Template, name: string, beginning = '') =>
  aclOf(template, beginning).Rules.find(({ Name }) => Name === name) as Rule;
/** How many requests a second a rule lets through. */
export const perSecond = (template: Template, name: string, beginning = '') => {
  const { Limit = 0, EvaluationWindowSec = 1 } =
    ruleOf(template, name, beginning).Statement.RateBasedStatement ?? {};
  return Limit / EvaluationWindowSec;
};

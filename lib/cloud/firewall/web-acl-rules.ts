import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** A rule without its place and its metric, which is called as the rule is. */
export type WebAclRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;
export type Statement = CfnWebACL.StatementProperty;

const NONE = [{ priority: 0, type: 'NONE' }];

export interface RateProps {
  /** Requests in `seconds`, of one that is counted by itself. */
  readonly most: number;
  readonly seconds: 60 | 120 | 300 | 600;
  /**
   * A header whose values are counted each by itself.
   *
   * @default each address is
   */
  readonly header?: string;
  /** What is counted. @default everything */
  readonly among?: Statement;
  /** Name of the body that is answered with 429. @default the answer that the firewall has for all it refuses */
  readonly body?: string;
}

/** Refuses who asks more often than that, for as long as they do. */
export function rate(name: string, { most, seconds, header, among, body }: RateProps): WebAclRule {
  return {
    name,
    action: {
      block: body === undefined ? {} : { customResponse: { responseCode: 429, customResponseBodyKey: body } },
    },
    statement: {
      rateBasedStatement: {
        limit: most,
        evaluationWindowSec: seconds,
        ...(header === undefined
          ? { aggregateKeyType: 'IP' }
          : {
              aggregateKeyType: 'CUSTOM_KEYS',
              customKeys: [{ header: { name: header, textTransformations: NONE } }],
            }),
        ...(among && { scopeDownStatement: among }),
      },
    },
  };
}

/** A group of rules that AWS keeps; those named in `counted` refuse nothing. */
export function managed(
  name: string,
  { counted = [], among }: { counted?: readonly string[]; among?: Statement } = {},
): WebAclRule {
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        ...(among && { scopeDownStatement: among }),
      },
    },
  };
}

/** Requests whose path begins so. */
export const below = (path: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: NONE,
  },
});

/** Requests that carry one of the headers with a value that fits. The name of a header begins with a capital in a template's key. */
export function carrying(headers: readonly string[], pattern: string): Statement {
  const matches = headers.map((Name) => ({
    regexMatchStatement: {
      fieldToMatch: { singleHeader: { Name } },
      regexString: pattern,
      textTransformations: NONE,
    },
  }));
  return { orStatement: { statements: matches } };
}

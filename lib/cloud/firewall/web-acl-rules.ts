import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

/** A rule without its priority and its metric, which has the rule's name. */
export type WebAclRule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;
export type Statement = CfnWebACL.StatementProperty;

const NONE = [{ priority: 0, type: 'NONE' }];

export interface RateProps {
  /** Most requests in `seconds`, for each value that is counted. */
  readonly most: number;
  readonly seconds: 60 | 120 | 300 | 600;
  /** Header whose values are counted separately.  @default the address is counted */
  readonly header?: string;
  /** Which requests are counted.  @default all */
  readonly among?: Statement;
  /** Name of the body of the 429 reply.  @default the reply of the ACL's default block */
  readonly body?: string;
}

/** Blocks callers above the rate, as long as they stay above it. */
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

/** A managed rule group of AWS; the rules named in `counted` only count. */
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

/** Matches requests whose path begins with one of these. */
export function below(...paths: readonly string[]): Statement {
  const statements = paths.map(beginsWith);
  const [first] = statements;
  return first && statements.length === 1 ? first : { orStatement: { statements } };
}

const beginsWith = (path: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: NONE,
  },
});

/**
 * Matches requests with one of the headers and a value that fits the pattern. In a template, the header's name begins
 * with a capital.
 */
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

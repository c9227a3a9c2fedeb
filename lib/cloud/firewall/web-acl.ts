import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as logs from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { WebAclRule } from './web-acl-rules.ts';

export interface WebAclProps {
  readonly scope: 'CLOUDFRONT' | 'REGIONAL';
  readonly description: string;
  /** In the order of evaluation. */
  readonly rules: readonly WebAclRule[];
  /** Bodies of custom replies, by name. */
  readonly bodies?: Readonly<Record<string, object>>;
}

/** A web application firewall that allows what no rule blocks and logs only what is blocked. */
export class WebAcl extends Construct {
  public readonly arn: string;
  /** Name of the ACL in CloudWatch's metrics; its rules have their own names there. */
  public readonly metricName: string;

  public constructor(scope: Construct, id: string, props: WebAclProps) {
    super(scope, id);
    const { scope: where, description, rules, bodies = {} } = props;
    const customResponseBodies = Object.fromEntries(
      Object.entries(bodies).map(([name, body]) => [
        name,
        { contentType: 'APPLICATION_JSON', content: JSON.stringify(body) },
      ]),
    );
    this.metricName = `${Stack.of(this).stackName}-${id}`;
    const acl = new CfnWebACL(this, 'Acl', {
      scope: where,
      description,
      defaultAction: { allow: {} },
      visibilityConfig: seen(this.metricName),
      ...(Object.keys(bodies).length > 0 && { customResponseBodies }),
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: seen(rule.name) })),
    });
    this.arn = acl.attrArn;
    this.#logRefused();
  }

  /** Logging every request would cost as much as the firewall; only blocked ones are ever looked up. */
  #logRefused(): void {
    const { account, region, stackName } = Stack.of(this);
    // WAF requires this prefix; the stack's name makes the name unique.
    const logGroupName = `aws-waf-logs-${stackName}-${this.node.id}`;
    const group = new logs.LogGroup(this, 'Refused', {
      logGroupName,
      retention: logs.RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.arn,
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          region,
          account,
          resource: 'log-group',
          resourceName: logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [
        ...['authorization', 'cookie'].map((Name) => ({ singleHeader: { Name } })),
        // That of a calendar has its member's secret in it.
        { uriPath: {} },
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
          },
        ],
      },
    });
    logging.node.addDependency(group);
  }
}

const seen = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples have whole paths, and that of a calendar has its member's secret in it.
  sampledRequestsEnabled: false,
});

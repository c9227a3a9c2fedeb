import type { Template } from 'aws-cdk-lib/assertions';
import { type Resource, resourcesOf, type Synthesized } from './synthesize.ts';

/** What a deployed system depends on, and CloudFormation would replace, delete or refuse to change. */
export interface Surface {
  /** Names of the exports of the stack that holds data: the other stack imports them until it is updated too. */
  readonly exports: readonly string[];
  /** By logical id, the resources of that stack that hold data, with the properties that can never change. */
  readonly data: Readonly<Record<string, Lasting>>;
  /** By method and path, the stack and the logical id of each route. */
  readonly routes: Readonly<Record<string, string>>;
}

interface Lasting {
  readonly type: string;
  readonly fixed: Readonly<Record<string, unknown>>;
}

/**
 * Properties that cannot be changed in place, of the types that hold data (CloudFormation's reference of each type).
 */
const fixedProperties: Readonly<Record<string, readonly string[]>> = {
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::Cognito::UserPoolClient': ['GenerateSecret', 'UserPoolId'],
  'AWS::Cognito::UserPoolGroup': ['GroupName', 'UserPoolId'],
  'AWS::DynamoDB::GlobalTable': ['KeySchema', 'LocalSecondaryIndexes', 'TableName'],
  'AWS::S3::Bucket': ['BucketName', 'ObjectLockEnabled'],
  'AWS::CloudFront::Distribution': [],
};

/** The surface of synthesised stacks. */
export function surfaceOf({ data, domains }: Pick<Synthesized, 'data' | 'domains'>): Surface {
  const outputs: Readonly<Record<string, { Export?: { Name: string } }>> = data.toJSON()['Outputs'];
  const lasting = resourcesOf(data).filter(([, { Type }]) => Type in fixedProperties);
  return {
    exports: Object.values(outputs)
      .flatMap(({ Export }) => Export?.Name ?? [])
      .sort(),
    data: Object.fromEntries(lasting.map(([id, resource]) => [id, lastingOf(resource)])),
    routes: Object.fromEntries([...domains].flatMap(([stack, template]) => routesIn(stack, template)).sort()),
  };
}

function lastingOf({ Type: type, Properties }: Resource): Lasting {
  const names = (fixedProperties[type] ?? []).filter((name) => name in Properties);
  return { type, fixed: Object.fromEntries(names.map((name) => [name, Properties[name]])) };
}

const routesIn = (stack: string, template: Template): [string, string][] =>
  resourcesOf(template)
    .filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Route')
    .map(([id, { Properties }]) => [String(Properties['RouteKey']), `${stack}/${id}`]);

/**
 * What CloudFormation would do to a system of the last release, a sentence for each; nothing when it can be updated.
 */
export function problemsOf(before: Surface, now: Surface): string[] {
  const gone = before.exports.filter((name) => !now.exports.includes(name));
  return [
    ...gone.map((name) => `refuses: the export ${name} is still imported by the other stack`),
    ...Object.entries(before.data).flatMap(([id, lasting]) => changeOf(id, lasting, now.data[id])),
    ...Object.entries(before.routes)
      .filter(([route, id]) => now.routes[route] !== undefined && now.routes[route] !== id)
      .map(([route]) => `refuses: the route ${route} is created anew before the old one is deleted`),
  ];
}

function changeOf(id: string, { type, fixed }: Lasting, now: Lasting | undefined): string[] {
  if (!now) return [`deletes, or leaves behind with its data: ${id} (${type})`];
  if (now.type !== type) return [`refuses: ${id} was ${type} and is ${now.type}`];
  return [...new Set([...Object.keys(fixed), ...Object.keys(now.fixed)])]
    .filter((name) => JSON.stringify(fixed[name]) !== JSON.stringify(now.fixed[name]))
    .map((name) => `replaces, or refuses to change: ${name} of ${id} (${type})`);
}

import { createHash } from 'node:crypto';
import { type CfnResource, NestedStack, Validations } from 'aws-cdk-lib';
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';
import { methodsOf } from '#lib/methods-of.ts';

// A route costs three resources and a parameter, and a stack holds 500 and 200 of them, so the routes are spread over
// parts. The number must never change: CloudFormation would create each route in its new part before deleting the old
// one, and API Gateway refuses the duplicate.
const PARTS = 4;

export interface RoutesProps {
  readonly api: apigw.IHttpApi;
  readonly authorizer: apigw.IHttpRouteAuthorizer;
}

/**
 * The routes, each behind the authorizer but for the public ones. API Gateway refuses a second route with the same
 * method and path, and CloudFormation creates before it deletes. So a route's stack and id are derived from method and
 * path alone: renaming a row, or moving it to another domain and function, updates the existing route.
 */
export class Routes extends Construct {
  readonly #props: RoutesProps;
  readonly #parts = new Map<string, NestedStack>();

  public constructor(scope: Construct, id: string, props: RoutesProps) {
    super(scope, id);
    this.#props = props;
  }

  /** Sends requests of a row to its function. */
  public add(row: Pick<Route, 'method' | 'path' | 'access' | 'type'>, handler: lambda.IFunction): void {
    for (const method of methodsOf(row)) this.#add(method, row, handler);
  }

  #add(
    method: keyof typeof apigw.HttpMethod,
    { path, access }: Pick<Route, 'path' | 'access'>,
    handler: lambda.IFunction,
  ): void {
    // The names of path parameters do not distinguish two routes either.
    const id = `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    const route = new apigw.HttpRoute(new Construct(this.#partOf(id), id), 'Route', {
      httpApi: this.#props.api,
      routeKey: apigw.HttpRouteKey.with(path, apigw.HttpMethod[method]),
      integration: new HttpLambdaIntegration('Integration', handler),
      authorizer: access === 'public' ? new apigw.HttpNoneAuthorizer() : this.#props.authorizer,
    });
    if (access === 'public') {
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: 'Anybody may open what it answers, by a number or a secret that nobody finds by trying.',
      });
    }
    // A route may call its new function or alias only after the permission exists.
    const { node } = route;
    node.findChild('Integration').node.addDependency(node.findChild('Integration-Permission'));
  }

  #partOf(id: string): NestedStack {
    const name = `Part${(createHash('sha256').update(id).digest()[0] as number) % PARTS}`;
    const known = this.#parts.get(name);
    if (known) return known;
    const part = new NestedStack(this, name, { description: 'Furrow: a part of the routes' });
    // One after the other: API Gateway accepts ten changes a second from an account, and more may fail a deployment.
    const last = [...this.#parts.values()].at(-1);
    if (last) resourceOf(part).addResourceDependency(resourceOf(last));
    this.#parts.set(name, part);
    return part;
  }
}

const resourceOf = ({ nestedStackResource }: NestedStack) => nestedStackResource as CfnResource;

import { createHash } from 'node:crypto';
import { type CfnResource, NestedStack } from 'aws-cdk-lib';
import * as apigw from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';

// A route costs three resources and a parameter, of which a stack holds 500 and 200. Each stays in its part for good: to change
// the number of parts is to make each route anew before the old one is gone, which API Gateway refuses.
const PARTS = 4;

export interface RoutesProps {
  readonly api: apigw.IHttpApi;
  readonly authorizer: apigw.IHttpRouteAuthorizer;
}

/**
 * The routes, each behind the authorizer. API Gateway refuses a second route of the same method and path, and CloudFormation makes
 * what is new before it deletes what is old. So a route's stack and its id come of its method and path alone: a row that gets another
 * name, or another domain and with it another function, changes the route that is there.
 */
export class Routes extends Construct {
  readonly #props: RoutesProps;
  readonly #parts = new Map<string, NestedStack>();

  public constructor(scope: Construct, id: string, props: RoutesProps) {
    super(scope, id);
    this.#props = props;
  }

  /** Sends the requests of a row to its function. */
  public add({ method, path }: Pick<Route, 'method' | 'path'>, handler: lambda.IFunction): void {
    // What a parameter is called does not tell two routes apart either.
    const id = `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    const route = new apigw.HttpRoute(new Construct(this.#partOf(id), id), 'Route', {
      httpApi: this.#props.api,
      routeKey: apigw.HttpRouteKey.with(path, apigw.HttpMethod[method]),
      integration: new HttpLambdaIntegration('Integration', handler),
      authorizer: this.#props.authorizer,
    });
    // A route that gets another function, or an alias of it, calls that when it may.
    const { node } = route;
    node.findChild('Integration').node.addDependency(node.findChild('Integration-Permission'));
  }

  #partOf(id: string): NestedStack {
    const name = `Part${(createHash('sha256').update(id).digest()[0] as number) % PARTS}`;
    const known = this.#parts.get(name);
    if (known) return known;
    const part = new NestedStack(this, name, { description: 'Furrow: a part of the routes' });
    // One after the other: API Gateway takes ten changes a second from an account, and what is over that may fail a deployment.
    const last = [...this.#parts.values()].at(-1);
    if (last) resourceOf(part).addResourceDependency(resourceOf(last));
    this.#parts.set(name, part);
    return part;
  }
}

const resourceOf = ({ nestedStackResource }: NestedStack) => nestedStackResource as CfnResource;

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, NestedStack, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { afterAll, expect } from 'vitest';
import { contract as wholeContract } from '#contract/index.ts';
import type { Contract } from '#lib/cloud/entries.ts';
import { furrow } from '#lib/cloud/furrow.ts';
import cdk from '../../../cdk.json' with { type: 'json' };

export type Resource = { Type: string; Properties: Record<string, unknown> };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** One domain, where the rows do not matter: it is synthesised in a fraction of the time. */
export const fewRows: Contract = { categories: wholeContract['categories'] ?? {} };

/** The app as it is deployed, without the code of functions and site: the templates are the subject. */
export function furrowApp(context: Record<string, unknown> = {}, contract: Contract = wholeContract) {
  const outdir = mkdtempSync(join(tmpdir(), 'furrow-cloud-'));
  folders.push(outdir);
  const app = new App({
    outdir,
    stackTraces: false,
    treeMetadata: false,
    context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true, region: 'eu-west-1', ...context },
  });
  const file = Source.data('file', 'content');
  const stacks = furrow(app, {
    contract,
    code: (entry) => Code.fromInline(`// ${entry}`),
    site: { assets: file, pages: file },
  });
  return { app, ...stacks };
}

/** The templates of the stacks, and of the nested ones by their ids. */
export function synthesize(context?: Record<string, unknown>, contract?: Contract) {
  const { edge, data, rest, edgeWatch } = furrowApp(context, contract);
  const nested = nestedIn(rest);
  return {
    edge: Template.fromStack(edge),
    data: Template.fromStack(data),
    rest: Template.fromStack(rest),
    edgeWatch: Template.fromStack(edgeWatch),
    domains: new Map(nested.map((stack) => [stack.node.id, Template.fromStack(stack)])),
    nested: nested.map((stack) => Template.fromStack(stack)),
  };
}

/** All templates of these stacks, the nested ones among them. */
export const templatesOf = (stacks: Record<string, unknown>): Template[] =>
  Object.values(stacks)
    .filter((stack) => stack instanceof Stack)
    .flatMap((stack) => [stack, ...nestedIn(stack)])
    .map((stack) => Template.fromStack(stack));

/** The stacks in a stack. */
export const nestedIn = (stack: Stack) =>
  stack.node.findAll().filter((construct) => construct instanceof NestedStack);

export function resourcesOf(template: Template): [string, Resource][] {
  return Object.entries(template.toJSON()['Resources'] as Record<string, Resource>);
}

/** The one resource of a type that a template has, or the one whose id begins as given. */
export function resourceOf(template: Template, type: string, beginning = ''): Record<string, unknown> {
  const found = resourcesOf(template).filter(([id, { Type }]) => Type === type && id.startsWith(beginning));
  if (found.length !== 1) throw new Error(`${found.length} resources ${type} ${beginning}`);
  return found[0]?.[1].Properties ?? {};
}

/** Finds the id of the resource that a value is about, through what nested stacks are handed and hand on. */
export function resourceFinder({ rest, nested }: Pick<ReturnType<typeof synthesize>, 'rest' | 'nested'>) {
  const outputs: Readonly<Record<string, { Value: unknown }>> = Object.assign(
    {},
    ...nested.map((template) => template.toJSON()['Outputs']),
  );
  const parameters: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...resourcesOf(rest).map(([, { Properties }]) => Properties?.['Parameters']),
  );
  return function referredTo(value: unknown): string {
    const [, id = '', output = ''] =
      /"(?:Ref|Fn::GetAtt)":(?:"|\[")(\w+)(?:","Outputs\.(\w+))?/.exec(JSON.stringify(value ?? '')) ?? [];
    if (output) return referredTo(outputs[output]?.Value);
    return id in parameters ? referredTo(parameters[id]) : id;
  };
}

/** Fails for a template that is near what CloudFormation takes: 500 resources, 200 parameters and outputs, a million bytes. */
export function hasRoom(template: object, most: number): void {
  const { Resources, Parameters = {}, Outputs = {}, Description } = template as TemplateJson;
  expect(Object.keys(Resources).length, Description).toBeLessThan(400);
  expect(Object.keys(Parameters).length, Description).toBeLessThan(150);
  expect(Object.keys(Outputs).length, Description).toBeLessThan(150);
  // As CDK writes it.
  expect(Buffer.byteLength(JSON.stringify(template, undefined, 1)), Description).toBeLessThan(most);
}

interface TemplateJson {
  readonly Resources: object;
  readonly Parameters?: object;
  readonly Outputs?: object;
  readonly Description?: string;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, NestedStack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { afterAll } from 'vitest';
import { contract as wholeContract } from '#contract/index.ts';
import type { Contract } from '#lib/cloud/entries.ts';
import { furrow } from '#lib/cloud/furrow.ts';
import cdk from '../../../cdk.json' with { type: 'json' };

export type Resource = { Type: string; Properties: Record<string, unknown> };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The app as it is deployed, without the code of functions and site: the templates are the subject. */
export function furrowApp(context: Record<string, unknown> = {}, contract: Contract = wholeContract) {
  const outdir = mkdtempSync(join(tmpdir(), 'furrow-cloud-'));
  folders.push(outdir);
  const app = new App({
    outdir,
    stackTraces: false,
    treeMetadata: false,
    context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true, ...context },
  });
  const file = Source.data('file', 'content');
  const stacks = furrow(app, {
    contract,
    code: (entry) => Code.fromInline(`// ${entry}`),
    site: { assets: file, pages: file },
  });
  return { app, ...stacks };
}

/** The templates of the two stacks, and of the nested ones by domain. */
export function synthesize(context?: Record<string, unknown>, contract?: Contract) {
  const { data, rest } = furrowApp(context, contract);
  const nested = rest.node.findAll().filter((construct) => construct instanceof NestedStack);
  return {
    data: Template.fromStack(data),
    rest: Template.fromStack(rest),
    domains: new Map(nested.map((stack) => [stack.node.id, Template.fromStack(stack)])),
  };
}

export function resourcesOf(template: Template): [string, Resource][] {
  return Object.entries(template.toJSON()['Resources'] as Record<string, Resource>);
}

/** The one resource of a type that a template has, or the one whose id begins as given. */
export function resourceOf(template: Template, type: string, beginning = ''): Record<string, unknown> {
  const found = resourcesOf(template).filter(([id, { Type }]) => Type === type && id.startsWith(beginning));
  if (found.length !== 1) throw new Error(`${found.length} resources ${type} ${beginning}`);
  return found[0]?.[1].Properties ?? {};
}

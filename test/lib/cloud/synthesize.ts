import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, NestedStack, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { expect } from 'vitest';
import { contract as wholeContract } from '#contract/index.ts';
import type { Contract } from '#lib/cloud/functions/entries.ts';
import { furrow } from '#lib/cloud/furrow.ts';
import cdk from '../../../cdk.json' with { type: 'json' };
import { type Tried, tried } from './tried.ts';

export type Resource = { Type: string; Properties: Record<string, unknown> };

/** One domain, where the rows do not matter: it is synthesised in a fraction of the time. */
export const fewRows: Contract = { categories: wholeContract['categories'] ?? {} };

/** Calls with a folder that is there for as long. */
export function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-cloud-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The app as it is deployed, without the code of functions and site: the templates are the subject. It comes to
 * `outdir`.
 */
export function furrowApp(
  outdir: string,
  context: Readonly<Record<string, unknown>> = {},
  contract: Contract = wholeContract,
) {
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
  return { app, stacks };
}

export type Synthesized = ReturnType<typeof make>;

const made = new Map<Contract, Map<Tried, Synthesized>>();

/** The stacks and their templates, those of the nested ones by their ids too. Made once: nobody may change them. */
export function synthesize(settings: Tried, contract: Contract = wholeContract): Synthesized {
  const ofContract = made.get(contract) ?? new Map<Tried, Synthesized>();
  made.set(contract, ofContract);
  const known = ofContract.get(settings) ?? make(settings, contract);
  ofContract.set(settings, known);
  return known;
}

// The rules of CloudFormation take seconds to load: `checks.test.ts` asks them once.
const unchecked = { '@aws-cdk/core:validateAgainstDefaultRules': false };

const make = (settings: Tried, contract: Contract) =>
  inFolder((folder) => {
    const { stacks } = furrowApp(folder, { ...tried[settings], ...unchecked }, contract);
    const edge = Template.fromStack(stacks.edge);
    const certificate = Template.fromStack(stacks.certificate);
    const data = Template.fromStack(stacks.data);
    const rest = Template.fromStack(stacks.rest);
    const edgeWatch = Template.fromStack(stacks.edgeWatch);
    const domains = new Map(nestedIn(stacks.rest).map((stack) => [stack.node.id, Template.fromStack(stack)]));
    const nested = [...domains.values()];
    return {
      stacks,
      edge,
      certificate,
      data,
      rest,
      edgeWatch,
      domains,
      nested,
      all: [edge, certificate, data, rest, edgeWatch, ...nested],
    };
  });

/** The stacks in a stack. */
const nestedIn = (stack: Stack) =>
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
export function resourceFinder({ rest, nested }: Pick<Synthesized, 'rest' | 'nested'>) {
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

/**
 * Fails for a template that is near what CloudFormation takes: 500 resources, 200 parameters and outputs, a million
 * bytes.
 */
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

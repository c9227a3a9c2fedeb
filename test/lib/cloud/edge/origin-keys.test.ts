import { expect, test } from 'vitest';
import { fewRows, resourceOf, resourcesOf, type Synthesized, synthesize } from '../synthesize.ts';

// With versions, which keep what they were made with.
const second = synthesize('secondKey', fewRows);
const third = synthesize('thirdKey', fewRows);

/** In an id that ends in eight signs of its own. */
const generation = /OriginKeysGeneration(\d+?)[0-9A-F]{8}(?![0-9A-F])/g;
const generationsIn = (value: unknown) =>
  [...new Set([...JSON.stringify(value).matchAll(generation)].map(([, number]) => Number(number)))].sort();

const secretsOf = ({ rest }: Synthesized) =>
  resourcesOf(rest)
    .filter(([id, { Type }]) => Type === 'AWS::SecretsManager::Secret' && id.startsWith('OriginKeys'))
    .flatMap(([id]) => generationsIn(id))
    .sort();

/** The header that the distribution adds, of its one origin that is no bucket. */
function sentBy({ rest }: Synthesized) {
  const { DistributionConfig } = resourceOf(rest, 'AWS::CloudFront::Distribution') as {
    DistributionConfig: { Origins: { OriginCustomHeaders?: object[] }[] };
  };
  return DistributionConfig.Origins.flatMap((origin) => origin.OriginCustomHeaders ?? []);
}

/** What each function behind the API accepts, with the parameters of its nested stack as what they stand for. */
function acceptedBy({ domains }: Synthesized) {
  return [...domains.values()].flatMap(resourcesOf).flatMap(([, { Type, Properties }]) => {
    if (Type !== 'AWS::Lambda::Function') return [];
    const { Variables } = Properties['Environment'] as { Variables: Record<string, unknown> };
    return [Variables['ORIGIN_KEYS']];
  });
}

test('every function behind the API takes this key and the one before, resolved where no template shows it', () => {
  const accepted = acceptedBy(third);

  expect(accepted.length).toBeGreaterThan(0);
  for (const keys of accepted) {
    expect(generationsIn(keys)).toEqual([2, 3]);
    expect(JSON.stringify(keys).match(/\{\{resolve:secretsmanager:.*?:SecretString:::\}\}/g)).toHaveLength(2);
  }
});

test('CloudFront sends this one, in the header that functions look at', () => {
  expect(sentBy(third)).toMatchObject([{ HeaderName: 'x-origin-key' }]);
  expect(generationsIn(sentBy(third))).toEqual([3]);
});

test('raising the generation by one refuses nobody: what is sent before and after is taken by the functions of after', () => {
  const after = acceptedBy(third).map(generationsIn);
  const sent = [...generationsIn(sentBy(second)), ...generationsIn(sentBy(third))];

  for (const accepted of after) expect(accepted).toEqual(expect.arrayContaining(sent));
  // And the functions of before, until they are changed, what is sent until then.
  for (const accepted of acceptedBy(second).map(generationsIn)) {
    expect(accepted).toEqual(expect.arrayContaining(generationsIn(sentBy(second))));
  }
});

test('the distribution changes after the functions', () => {
  const [, distribution] =
    resourcesOf(third.rest).find(([, { Type }]) => Type === 'AWS::CloudFront::Distribution') ?? [];
  const { DependsOn = [] } = distribution as unknown as { DependsOn?: string[] };
  const nested = resourcesOf(third.rest).filter(([, { Type }]) => Type === 'AWS::CloudFormation::Stack');

  expect(nested.length).toBe(third.domains.size);
  expect(DependsOn).toEqual(expect.arrayContaining(nested.map(([id]) => id)));
});

test('a secret is kept as long as it is sent or taken, and is the same in both deployments', () => {
  expect(secretsOf(second)).toEqual([1, 2]);
  expect(secretsOf(third)).toEqual([2, 3]);
});

test('no version that was made with the keys of before answers when CloudFront sends the new one', () => {
  const [before, after] = [second, third].map(({ domains }) =>
    [...domains.values()]
      .flatMap(resourcesOf)
      .flatMap(([id, { Type }]) => (Type === 'AWS::Lambda::Version' ? [id] : [])),
  );

  expect(before).toHaveLength(Object.keys(fewRows['categories'] ?? {}).length);
  expect(before?.filter((id) => after?.includes(id))).toEqual([]);
});

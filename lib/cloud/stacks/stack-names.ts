import type { Settings } from '../settings.ts';

/** CloudFront takes its web ACL and its certificates from there alone, and reports its metrics there alone. */
export const EDGE_REGION = 'us-east-1';

export interface StackNames {
  readonly edge: string;
  readonly certificate: string;
  readonly data: string;
  readonly rest: string;
  readonly edgeWatch: string;
}

/**
 * The names of a copy's stacks. Production's are plain; another stage is part of each. Those in us-east-1 name the region that
 * they are for, as those of a copy in another region stand beside them.
 */
export function stackNames({ stage, region }: Pick<Settings, 'stage' | 'region'>): StackNames {
  const suffix = stage === 'production' ? '' : `-${stage}`;
  return {
    edge: `FurrowEdge${suffix}-${region}`,
    certificate: `FurrowCertificate${suffix}-${region}`,
    data: `FurrowData${suffix}`,
    rest: `Furrow${suffix}`,
    edgeWatch: `FurrowEdgeWatch${suffix}-${region}`,
  };
}

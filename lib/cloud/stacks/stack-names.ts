import type { Settings } from '../settings.ts';

/** CloudFront accepts web ACLs and certificates from this region alone, and reports its metrics to it alone. */
export const EDGE_REGION = 'us-east-1';

export interface StackNames {
  readonly edge: string;
  readonly certificate: string;
  readonly data: string;
  readonly rest: string;
  readonly edgeWatch: string;
}

/**
 * Names of a copy's stacks. Production's are plain; another stage is part of each. Stacks in us-east-1 name the region
 * that they serve, so that copies in several regions do not collide.
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

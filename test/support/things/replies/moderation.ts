import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll } from 'vitest';
import { leftOf } from '#test/system/left-of.ts';
import type { TestMember, useStack } from '#test/system/stack.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { newPictured, newWholeCourse } from '#test/things/everything.ts';

/** A running system as an operator has it, whose members are moderated. */
export function useModeration(stack: Pick<ReturnType<typeof useStack>, 'cognito'>) {
  const system = (requestsEnd: () => Promise<unknown> = async () => undefined) => ({
    userPoolId: stack.cognito.userPoolId,
    cognito: new CognitoIdentityProviderClient({
      endpoint: stack.cognito.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }),
    requestsEnd: async () => void (await requestsEnd()),
  });
  return {
    system,
    soon: { within: 60_000, every: 50 },
    accountOf: async (name: string) =>
      (await import('#lib/operations/moderation/account.ts')).findAccount(system(), name),
    /** What is left of somebody, but that they are shut out. */
    leftBehind: async (id: string) => (await leftOf(id)).filter(({ disabled }) => disabled !== true),
  };
}

/** Of another what members join: one of each kind. */
export function useOthers(member: TestMember) {
  const others = { community: '', group: '', enterprise: '', course: '', lesson: '' };
  beforeAll(async () => {
    const { id: community } = await newPictured(member, 'Valley farmers');
    const { id: group } = await newCircle(member, 'group', community);
    const { id: enterprise } = await newCircle(member, 'enterprise', community);
    const course = await newWholeCourse(member, 'Valley soils');
    Object.assign(others, { community, group, enterprise, course: course.id, lesson: course.lessonId });
  });
  return others;
}

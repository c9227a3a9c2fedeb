import type { RemarkDraft } from '#contract/remarks.ts';
import type { LearnersTest } from '#contract/user-tests.ts';
import { type NewThing, newStep, type Step, type Thing } from '#web/parts/sync/queue/thing.ts';
import { answersPath } from '../test-path.ts';
import type { Remarked } from './api.ts';
import { messages } from './messages.ts';

const KIND = 'remarks';

/** In the outbox: one for each attempt. */
export const remarksThingId = (attemptId: string) => `${KIND}/${attemptId}`;
export const attemptIn = ({ id }: Pick<Thing, 'id'>) => id.slice(remarksThingId('').length);

/** What the outbox sends; what may have arrived already goes again before it. */
export function remarksThing(
  { id, testId, member }: Pick<LearnersTest, 'id' | 'testId' | 'member'>,
  { remarks, version, earlier }: { remarks: RemarkDraft[]; version: number; earlier: readonly Step[] },
): NewThing {
  const last = earlier.at(-1);
  const from = last ? { from: last.key, path: 'data.version' } : version;
  return {
    ...{ id: remarksThingId(id), kind: KIND, title: messages.of(member.name) },
    place: answersPath(testId, id),
    steps: [...earlier, newStep('user-tests.remark', { id, remarks, version: from })],
  };
}

/** What it left. */
export function savedIn({ steps }: Pick<Thing, 'steps'>): Remarked | undefined {
  const last = steps.at(-1);
  return last?.state === 'done' ? (last.reply as { data: Remarked }).data : undefined;
}

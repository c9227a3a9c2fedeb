import * as z from 'zod/mini';
import { type ResourceType, resourceTypes } from '#contract/resources.ts';
import { UNSENT } from '#web/parts/outbox/places.ts';
import type { Thing } from '#web/parts/outbox/thing.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { useThingAt } from '#web/parts/outbox/use-outbox.ts';
import type { NewDraft } from '#web/parts/owned/owned-draft.ts';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { useUnsent } from '#web/parts/owned/unsent-owned.ts';
import { resourceKind } from '../writing/resource-kind.ts';
import { ResourceItem } from './resource-item.tsx';

const Draft = z.object({ title: z.string(), resourceType: z.enum(resourceTypes) });

/** The member's own new ones of a section that have not arrived, the last first. */
export const useUnsentIn = (section: ResourceType, memberId: string): NewDraft[] =>
  useUnsentFiles(memberId).filter(({ draft }) => Draft.parse(draft).resourceType === section);

/** The same of both sections. */
export const useUnsentFiles = (memberId: string): NewDraft[] =>
  useUnsent(resourceKind, memberId).filter(({ draft }) => Draft.safeParse(draft).success);

/** One that has not arrived; it leads to where one sees why. */
export function UnsentItem({ unsent }: { unsent: NewDraft }) {
  const stands = standsOf(resourceKind, unsent);
  const thing = useThingAt(stands);
  return (
    <ResourceItem
      item={{ id: unsent.id, ...Draft.parse(unsent.draft), ...fileIn(thing) }}
      link={{ to: UNSENT }}
      state={<ThingBadge stands={stands} />}
    />
  );
}

/** The file that goes out with it, as far as the device knows it. */
function fileIn(thing: Thing | undefined) {
  const { filename: name = '', size = 0 } = thing?.steps.find(({ files }) => files?.file)?.files?.file ?? {};
  return name ? { file: { name, size, type: '' } } : {};
}

import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { resourceTypes } from '#contract/resources.ts';
import type { NewDraft } from '#web/parts/forms/owned-draft.ts';
import { standsOf } from '#web/parts/forms/owned-kind.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { useThingAt } from '#web/parts/sync/queue/use-outbox.ts';
import { resourceKind } from '../writing/resource-kind.ts';
import { ResourceItem } from './resource-item.tsx';

const Draft = z.object({ title: z.string(), resourceType: z.enum(resourceTypes) });

interface UnsentItemProps extends Pick<ComponentProps<typeof ResourceItem>, 'link' | 'state'> {
  unsent: NewDraft;
}

/** One that has not arrived. */
export function UnsentItem({ unsent: { id, draft }, ...own }: UnsentItemProps) {
  const thing = useThingAt(standsOf(resourceKind, { id }));
  return <ResourceItem item={{ id, ...Draft.parse(draft), ...fileIn(thing) }} {...own} />;
}

/** The file that goes out with it, as far as the device knows it. */
function fileIn(thing: Thing | undefined) {
  const { filename: name = '', size = 0 } = thing?.steps.find(({ files }) => files?.file)?.files?.file ?? {};
  return name ? { file: { name, size, type: '' } } : {};
}

import * as z from 'zod/mini';
import { inner, innerCircle } from './inner-circle.ts';

const GroupItem = z.object(inner);
export type GroupItem = z.infer<typeof GroupItem>;

export const group = innerCircle<GroupItem>('GROUP', {
  noun: 'group',
  missing: 'There is no such group. It may have been deleted.',
  own: 'You made this group, so you cannot leave it.',
  item: GroupItem,
});

import * as z from 'zod/mini';
import { inner, innerCircle } from './inner-circle.ts';

const EnterpriseItem = z.object({ ...inner, roles: z.optional(z.string()) });
export type EnterpriseItem = z.infer<typeof EnterpriseItem>;

export const enterprise = innerCircle<EnterpriseItem>('ENTERPRISE', {
  noun: 'enterprise',
  missing: 'There is no such enterprise. It may have been deleted.',
  own: 'You made this enterprise, so you cannot leave it.',
  item: EnterpriseItem,
});

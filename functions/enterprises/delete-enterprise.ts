import { enterprises } from '#contract/communities/enterprises.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(enterprises.deleteEnterprise, (input, call) =>
  deleteRecord(enterprise, input, call),
);

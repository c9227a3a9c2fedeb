import { removePush as row } from '#contract/notices/push.ts';
import { deviceIdOf } from '#kinds/push/devices.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';

export const handler = endpoint(row, ({ endpoint: address }, { member, commit }) => {
  const id = deviceIdOf(address);
  return commit(() => ({
    reply: { data: { id } },
    actions: [{ remove: { Key: keys.device(member.id, id) } }],
  }));
});

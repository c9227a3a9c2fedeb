import { removePush as row } from '#contract/notices/push.ts';
import { deviceIdOf, forgetDevices, idOfDevice } from '#kinds/push/devices.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';

export const handler = endpoint(row, ({ endpoint: address, id, all, but }, { member, commit }) =>
  commit(async () => {
    const one = id ?? deviceIdOf(address ?? '');
    const actions = all
      ? await forgetDevices(member.id, but)
      : [{ remove: { Key: keys.device(member.id, one) } }];
    return { reply: { data: { ids: actions.map(({ remove }) => idOfDevice(remove.Key)) } }, actions };
  }),
);

import { removePush as row } from '#contract/notices/push.ts';
import { deviceIdOf, deviceKey, idOfDevice, readAllDevices, stopOf } from '#kinds/push/devices.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ endpoint: address, id, all, but }, { member, commit }) =>
  commit(async () => {
    const one = id ?? deviceIdOf(address ?? '');
    const devices = await readAllDevices(member.id, { consistent: true });
    const gone = devices.filter((device) => (all ? idOfDevice(device) !== but : idOfDevice(device) === one));
    // A browser that ends it by itself forgets it; after a new password the others sign in anew.
    const isStopped = address === undefined && but === undefined;
    return {
      reply: { data: { ids: gone.map(idOfDevice) } },
      actions: gone.flatMap((device) => [
        { remove: { Key: deviceKey(member.id, device) } },
        ...(isStopped ? [{ put: { Item: stopOf(member.id, idOfDevice(device)) } }] : []),
      ]),
    };
  }),
);

import { MOST_DEVICES, addPush as row } from '#contract/notices/push.ts';
import { knownZone } from '#kinds/local-time.ts';
import { deviceIdOf, deviceKey, readDevices } from '#kinds/push/devices.ts';
import { isOfService, isOnCurve } from '#kinds/push/services.ts';
import { invalidField } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';

export const handler = endpoint(
  row,
  ({ endpoint: address, keys: { p256dh, auth }, zone }, { member, commit }) => {
    if (!isOfService(address)) {
      throw invalidField(
        'push.endpoint',
        'endpoint',
        'This browser receives from a service that Furrow does not know.',
      );
    }
    if (!isOnCurve(p256dh)) throw invalidField('push.keys', 'keys', 'This is not a key.');
    return commit(async () => {
      const id = deviceIdOf(address);
      const own = keys.device(member.id, id);
      const others = (await readDevices(member.id, { consistent: true })).filter(({ sk }) => sk !== own.sk);
      const tooMany = others.slice(0, Math.max(0, others.length + 1 - MOST_DEVICES));
      const device = {
        endpoint: address,
        p256dh,
        auth,
        zone: zone && knownZone(zone),
        at: new Date().toISOString(),
      };
      return {
        reply: { data: { id } },
        actions: [
          { put: { Item: { ...own, ...device } } },
          ...tooMany.map((other) => ({ remove: { Key: deviceKey(member.id, other) } })),
        ],
      };
    });
  },
);

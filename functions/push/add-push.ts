import { MOST_DEVICES, addPush as row } from '#contract/notices/push.ts';
import {
  claimDevice,
  deviceIdOf,
  deviceKey,
  deviceOf,
  idOfDevice,
  readAllDevices,
} from '#kinds/push/devices.ts';
import { isOfService, isOnCurve } from '#kinds/push/services.ts';
import { AppError, invalidField } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { agentOf } from './agent.ts';

export const handler = endpoint(
  row,
  ({ endpoint: address, keys: { p256dh, auth }, zone, agent = '', isRenewal }, { member, commit }) => {
    if (!isOfService(address)) {
      throw invalidField(
        'push.endpoint',
        'endpoint',
        'This browser receives from a service that Furrow does not know.',
      );
    }
    if (!isOnCurve(p256dh)) throw invalidField('push.keys', 'keys', 'This is not a key.');
    const id = deviceIdOf(address);
    return commit(async () => {
      const [all, taking] = await Promise.all([
        readAllDevices(member.id, { consistent: true }),
        claimDevice(member.id, id),
      ]);
      const others = all.filter((device) => idOfDevice(device) !== id);
      const tooMany = others.slice(0, Math.max(0, others.length + 1 - MOST_DEVICES));
      const known = all.find((device) => idOfDevice(device) === id);
      if (isRenewal && !known && (await findItem(keys.stoppedDevice(member.id, id)))) {
        throw new AppError(
          'conflict',
          'push.stopped',
          'Notifications on this device were stopped in your settings.',
        );
      }
      const at = new Date().toISOString();
      const device = { endpoint: address, p256dh, auth, zone, ...agentOf(agent) };
      return {
        reply: { data: { id } },
        actions: [
          { put: { Item: deviceOf(member.id, { ...device, at, since: known?.since ?? known?.at ?? at }) } },
          ...tooMany.map((other) => ({ remove: { Key: deviceKey(member.id, other) } })),
          ...taking,
        ],
      };
    });
  },
);

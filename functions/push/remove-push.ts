import { removePush as row } from '#contract/notices/push.ts';
import { deviceIdOf, deviceKey, idOfDevice, readAllDevices, stopOf } from '#kinds/push/devices.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';

const pushMissing = () =>
  new AppError('missing', 'push.missing', 'This device is none of yours that are told.');

export const handler = endpoint(row, ({ endpoint: address, id, all, but, untilSignIn }, { member, commit }) =>
  commit(async () => {
    const one = id ?? deviceIdOf(address ?? '');
    const devices = await readAllDevices(member.id, { consistent: true });
    // Else a device that the member takes for theirs would lose what the others lose.
    if (but !== undefined && !devices.some((device) => idOfDevice(device) === but)) throw pushMissing();
    const gone = devices.filter((device) => (all ? idOfDevice(device) !== but : idOfDevice(device) === one));
    // A browser that ends it by itself forgets it.
    const isStopped = address === undefined && !untilSignIn;
    return {
      reply: { data: { ids: gone.map(idOfDevice) } },
      actions: gone.flatMap((device) => [
        { remove: { Key: deviceKey(member.id, device) } },
        ...(isStopped ? [{ put: { Item: stopOf(member.id, idOfDevice(device)) } }] : []),
      ]),
    };
  }),
);

import { listPush as row } from '#contract/notices/push.ts';
import { idOfDevice, readDevices } from '#kinds/push/devices.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async (_input, { member }) => {
  const devices = await readDevices(member.id, { consistent: true });
  const data = devices.map((device) => {
    const { browser, system, at, since = at } = device;
    return { id: idOfDevice(device), browser, system, since };
  });
  return { data: data.reverse() };
});

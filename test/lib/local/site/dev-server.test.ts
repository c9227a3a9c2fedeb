import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '#lib/local/listen.ts';
import { openDevServer } from '#lib/local/site/dev-server.ts';

const ping = [
  'GET / HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Protocol: vite-ping',
  '\r\n',
].join('\r\n');

test('an open page that looks for Vite while the system closes does not hold its port', async () => {
  const front = await listenLocally((_, response) => response.end(), 0);
  const dev = await openDevServer(front.servers);
  await dev.close();
  for (const server of front.servers) {
    const { address, port } = server.address() as AddressInfo;
    const socket = connect(port, address);
    onTestFinished(() => void socket.destroy());
    socket.write(ping);
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  }

  await front.close();

  expect(front.servers.map(({ listening }) => listening)).toEqual(front.servers.map(() => false));
});

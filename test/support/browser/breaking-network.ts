import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A part of a file that went through. */
export interface SentPart {
  readonly number: number;
  readonly bytes: number;
}

/**
 * A network between a browser and this machine: an HTTP proxy that can be torn, sockets and all. Parts of files that
 * the storage has answered well are in `parts`; with `breakAfter` it breaks by itself in the middle of the next part.
 */
export async function breakingNetwork() {
  const sockets = new Set<Socket>();
  const parts: SentPart[] = [];
  const lost: string[] = [];
  let breakAfter = Number.POSITIVE_INFINITY;
  let isDown = false;
  let losing: RegExp | undefined;

  const tear = () => {
    isDown = true;
    for (const socket of sockets) socket.destroy();
  };
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const url = new URL(asked.url ?? '');
    const number = Number(url.searchParams.get('partNumber'));
    const onward = request(url, { method: asked.method, headers: asked.headers }, (reply) => {
      if (number > 0 && asked.method === 'PUT' && reply.statusCode === 200) parts.push({ number, bytes });
      const call = `${asked.method} ${url.pathname}`;
      if (losing?.test(call) && !lost.includes(call)) {
        lost.push(call);
        return void asked.socket.destroy();
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
      return undefined;
    });
    let bytes = 0;
    onward.on('error', () => asked.socket.destroy());
    asked.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (number > 0 && parts.length >= breakAfter && bytes > 2_000_000) {
        breakAfter = Number.POSITIVE_INFINITY;
        onward.destroy();
        tear();
      }
    });
    asked.on('error', () => onward.destroy());
    asked.pipe(onward);
  };
  const server = createServer(pass);
  server.on('connection', (socket) => {
    if (isDown) return socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    /** As a browser is told of it; addresses of this machine go through it too. */
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bypass: '<-loopback>' },
    parts,
    /** Calls that took effect and whose reply did not come, as 'POST /api/texts/add'. */
    lost,
    /** From now on the first reply of each such call is lost. */
    lose(calls: RegExp): void {
      losing = calls;
    },
    breakAfter(count: number): void {
      breakAfter = count;
    },
    cut: tear,
    mend(): void {
      isDown = false;
    },
    isDown: () => isDown,
  };
}

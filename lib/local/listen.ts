import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode, LocalError } from './local-error.ts';

export interface Listener {
  readonly port: number;
  readonly servers: readonly Server[];
  /** Ends all connections at once. */
  readonly close: () => Promise<void>;
}

/** The port named by `PORT`, or 3000. Throws a `LocalError` when it is not a port. */
export function chosenPort(): number {
  const text = process.env['PORT'] || '3000';
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65_534) return port;
  throw new LocalError(`PORT must be a number from 1 to 65534, not "${text}".`);
}

/**
 * Listens on both loopback addresses, because a browser may resolve `localhost` to either. Port 0 is any free one.
 * Throws a `LocalError` when the port is taken.
 */
export async function listenLocally(handler: RequestListener, port: number): Promise<Listener> {
  const first = await bind(handler, port, '127.0.0.1');
  const chosen = portOf(first);
  const servers = [first];
  try {
    servers.push(await bind(handler, chosen, '::1'));
  } catch (cause) {
    const taken = errorCode(cause) === 'EADDRINUSE' || cause instanceof LocalError;
    if (taken && port === 0) {
      await closeServer(first);
      return listenLocally(handler, 0);
    }
    if (taken) {
      await closeServer(first);
      throw cause;
    }
    // A machine without IPv6 has only one.
  }
  return { port: chosen, servers, close: async () => void (await Promise.all(servers.map(closeServer))) };
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;

function bind(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 60_000 }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(explain(cause, port)));
    server.listen({ port, host }, () => resolve(server));
  });
}

function explain(cause: Error, port: number): Error {
  const code = errorCode(cause);
  if (code === 'EADDRINUSE') {
    return new LocalError(
      `Port ${port} is in use: stop what listens there, or set PORT to another one (the port after it is used too).`,
      { cause },
    );
  }
  if (code === 'EACCES') {
    return new LocalError(`Port ${port} may not be used: set PORT to one above 1023.`, { cause });
  }
  return cause;
}

import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:dgram';

/*
 * Traces the calls that a request waits for. X-Ray's own tracing shows only how long a function took; this adds a
 * subsegment for each call to a service, in the form of X-Ray's daemon. Written without its library, which would cost
 * each cold start too much.
 */

interface Client {
  readonly config: { readonly serviceId?: string };
  readonly middlewareStack: { add(middleware: never, options: never): void };
}

type Next = (args: { readonly input: object }) => Promise<{ readonly output: Output }>;
interface Output {
  readonly $metadata?: {
    readonly httpStatusCode?: number;
    readonly requestId?: string;
    readonly attempts?: number;
  };
}

/** The same client, whose calls are traced where the operator asks for it (`TRACING=calls`). */
export function traced<Some extends object>(client: Some): Some {
  if (process.env['TRACING'] !== 'calls') return client;
  const { config, middlewareStack } = client as unknown as Client;
  const follow =
    (next: Next, { commandName = '' }: { commandName?: string }) =>
    async (args: Parameters<Next>[0]) => {
      const trace = readTrace();
      if (!trace) return next(args);
      const start = Date.now() / 1000;
      const told = (rest: object) =>
        send({
          type: 'subsegment',
          id: randomBytes(8).toString('hex'),
          ...trace,
          namespace: 'aws',
          name: config.serviceId ?? 'AWS',
          start_time: start,
          end_time: Date.now() / 1000,
          ...rest,
        });
      const operation = commandName.replace(/Command$/, '');
      try {
        const result = await next(args);
        const { httpStatusCode: status, requestId: request_id, attempts = 1 } = result.output.$metadata ?? {};
        told({ aws: { operation, request_id, retries: attempts - 1 }, http: { response: { status } } });
        return result;
      } catch (error) {
        told({ aws: { operation }, fault: true, cause: causeOf(error) });
        throw error;
      }
    };
  middlewareStack.add(follow as never, { step: 'initialize', name: 'traced' } as never);
  return client;
}

/** The trace of the current request; undefined where it is not traced. */
function readTrace(): { trace_id: string; parent_id: string } | undefined {
  const parts = (process.env['_X_AMZN_TRACE_ID'] ?? '')
    .split(';')
    .map((part) => part.split('=') as [string, string]);
  const { Root: trace_id, Parent: parent_id, Sampled: sampled } = Object.fromEntries(parts);
  return trace_id && parent_id && sampled === '1' ? { trace_id, parent_id } : undefined;
}

/** Only the error's name: a message may hold what a member wrote. */
const causeOf = (error: unknown) => ({
  exceptions: [{ id: randomBytes(8).toString('hex'), type: error instanceof Error ? error.name : 'unknown' }],
});

let socket: Promise<Socket> | undefined;

/** Sends to the daemon beside the function. A missing daemon is no failure of the request. */
function send(subsegment: object): void {
  const [host = '127.0.0.1', port = '2000'] = (process.env['AWS_XRAY_DAEMON_ADDRESS'] ?? '').split(':');
  const message = `{"format":"json","version":1}\n${JSON.stringify(subsegment)}`;
  socket ??= import('node:dgram').then(({ createSocket }) =>
    createSocket('udp4')
      .on('error', () => {})
      .unref(),
  );
  void socket.then((open) => open.send(message, Number(port), host, () => {}));
}

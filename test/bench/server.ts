import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What `serve.ts` says when it is ready. */
export interface Server {
  readonly url: string;
  readonly token?: string;
  readonly engine?: string;
}

/** Starts a server in a process of its own: one kind of `serve.ts`. */
export async function start(kind: string): Promise<{ server: Server; stop: () => Promise<void> }> {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = spawn(process.execPath, [script, kind], { stdio: ['pipe', 'pipe', 'inherit'] });
  const server = JSON.parse(await firstLine(child)) as Server;
  const stop = async () => {
    child.stdin?.end();
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { server, stop };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text);
    });
    child.once('exit', (code) => reject(new Error(`the server under load ended with ${code}`)));
  });
}

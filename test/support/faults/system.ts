import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalCognito } from '#lib/local/cognito/cognito.ts';
import { type Engine, startEngine } from '#lib/local/engine/engine.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { type Command, freePorts, run } from '../../lib/local/command.ts';
import { signUp } from '../../lib/local/running-system.ts';
import { temporaryFolder } from '../../lib/local/temporary-folder.ts';
import { persistent } from '../system/persistent.ts';
import { callingAs, type TestMember } from '../system/stack.ts';
import { FaultyWay } from './way.ts';

/** The local system as processes that can be killed, with something between it and engine, files and pool. */
export class FaultySystem {
  readonly proxies: Readonly<Record<'engine' | 'files' | 'pool', FaultyWay>>;
  readonly kills = { server: 0, engine: 0 };
  readonly #folder = temporaryFolder();
  readonly #table = temporaryFolder();
  #port = 0;
  #engine: Engine | undefined;
  #server: Command | undefined;
  #pool: Pick<LocalCognito, 'endpoint' | 'userPoolClientId'> | undefined;

  constructor(seed: number) {
    // Files and the pool are asked far less often.
    this.proxies = {
      engine: new FaultyWay('engine', seed),
      files: new FaultyWay('files', seed + 1, 4),
      pool: new FaultyWay('pool', seed + 2, 4),
    };
  }

  async start(): Promise<void> {
    for (const proxy of this.#all) await proxy.open();
    this.#port = await freePorts();
    await this.#startEngine();
    await this.#startServer();
  }

  get #all(): FaultyWay[] {
    return Object.values(this.proxies);
  }
  set isCalm(isCalm: boolean) {
    for (const proxy of this.#all) proxy.isCalm = isCalm;
  }

  async close(): Promise<void> {
    this.#server?.process.kill('SIGKILL');
    await this.#server?.ended;
    await this.#engine?.close();
    for (const proxy of this.#all) await proxy.close();
  }

  async #startEngine(): Promise<void> {
    this.#engine = await startEngine({ dataDir: this.#table, onEnd: () => undefined });
    this.proxies.engine.target = this.#engine.endpoint;
  }

  async #startServer(): Promise<void> {
    const { engine, files, pool } = this.proxies;
    this.#server = run('test/support/faults/serve.ts', {
      LOCAL_DIR: this.#folder,
      PORT: String(this.#port),
      FILES: files.url,
      POOL: pool.url,
      AWS_ENDPOINT_URL_DYNAMODB: engine.url,
      POWERTOOLS_LOG_LEVEL: 'SILENT',
    });
    await this.#server.says('\n');
    const said = JSON.parse(this.#server.output());
    files.target = said.files;
    pool.target = said.endpoint;
    this.#pool = said;
  }

  /** Ends the server without a warning, and starts another one. */
  async killServer(): Promise<void> {
    this.kills.server += 1;
    this.#server?.process.kill('SIGKILL');
    await this.#server?.ended;
    // A start may fail by itself where a call to the table does.
    for (let tried = 1; ; tried += 1) {
      const started = await this.#startServer().then(
        () => true,
        (error: unknown) => error,
      );
      if (started === true) return;
      if (tried === 5) throw started;
    }
  }

  /** The same with the engine, while the server runs on. */
  async killEngine(): Promise<void> {
    this.kills.engine += 1;
    const { pid } = JSON.parse(readFileSync(join(this.#table, 'engine.json'), 'utf8'));
    process.kill(pid, 'SIGKILL');
    await this.#startEngine();
  }

  /** A new member, whatever fails meanwhile, signed in and registered. */
  async member(name: string): Promise<TestMember> {
    for (;;) {
      try {
        await signUp(this.#pool as LocalCognito, name);
        const session = await signIn(this.#pool as LocalCognito, name, 'harvest1');
        const member = persistent(callingAs(`http://localhost:${this.#port}`, session));
        await member.call('POST', '/api/users', { id: member.id });
        return member;
      } catch {
        // The server is being started again.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }

  /** Has this process's own clients find table and files. */
  find(): void {
    Object.assign(process.env, {
      TABLE_NAME: 'furrow',
      AWS_REGION: 'us-east-1',
      S3_FORCE_PATH_STYLE: 'true',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      CONTENT_BUCKET: 'content',
      UPLOAD_BUCKET: 'uploads',
      EXPORT_BUCKET: 'exports',
      AWS_ENDPOINT_URL_DYNAMODB: this.proxies.engine.url,
      AWS_ENDPOINT_URL_S3: this.proxies.files.url,
    });
  }
}

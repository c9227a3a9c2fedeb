import { type Credentials, signedHeaders } from './signature.ts';

/*
 * Parameters of Systems Manager, by its API. Its client would come with two hundred other commands for the two requests
 * that are made: so they are written here.
 */

/** Where parameters are asked for, and as whom. */
export interface ParameterStore {
  readonly region: string;
  readonly credentials?: Credentials;
}

/** What Systems Manager answered instead; never with a value. */
export class ParameterError extends Error {
  override readonly name = 'ParameterError';
  public readonly code: string;

  public constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const CALL_LIMIT_MS = 5000;

/** Throws a `ParameterError` for whatever is not done, and what `fetch` throws where nothing answers. */
export async function askParameters(
  command: 'GetParameter' | 'PutParameter',
  asked: object,
  { region, credentials }: ParameterStore,
): Promise<unknown> {
  const url = new URL(`https://ssm.${region}.amazonaws.com/`);
  const body = JSON.stringify(asked);
  const target = `AmazonSSM.${command}`;
  const headers = signedHeaders({ service: 'ssm', region, url, body, target, credentials });
  const reply = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  });
  const said = (await reply.json().catch(() => ({}))) as Said;
  if (reply.ok) return said;
  const code = said.__type?.split('#').at(-1) ?? String(reply.status);
  throw new ParameterError(code, said.message ?? said.Message ?? 'no reason is given');
}

/** A refusal; services write the key of its text in either way. */
interface Said {
  readonly __type?: string;
  readonly message?: string;
  readonly Message?: string;
}

/** An encrypted parameter as text; undefined where there is none of this name. Throws as `askParameters`. */
export async function readParameter(name: string, store: ParameterStore): Promise<string | undefined> {
  try {
    const said = await askParameters('GetParameter', { Name: name, WithDecryption: true }, store);
    return (said as { Parameter: { Value: string } }).Parameter.Value;
  } catch (error) {
    if (error instanceof ParameterError && error.code === 'ParameterNotFound') return undefined;
    throw error;
  }
}

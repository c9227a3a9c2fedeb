import type { ChildProcess } from 'node:child_process';

/** One source of input with what it does, as WebDriver has it. */
export type Input =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly actions: readonly (
        | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
        | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
      )[];
    }
  | {
      readonly type: 'key';
      readonly id: string;
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    };

/** A browser that Playwright cannot drive as it is installed; it is driven by what the W3C has standardised. */
export interface Driver {
  /** Rejects where no page comes. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression, which may be a promise of one. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly act: (inputs: readonly Input[]) => Promise<void>;
  /** A PNG of what is seen. */
  readonly picture: () => Promise<Buffer>;
  /** Closes all that a member sees, and opens it again with what the browser has kept. */
  readonly reopen: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** As text; what is no JSON, such as undefined, is null. */
export const asJson = (expression: string) =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`;

/** The first match in what a program says. */
export function saidBy(program: ChildProcess, words: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
    const found = words.exec(said);
    if (found?.[1]) resolve(found[1]);
  };
  program.stdout?.on('data', hear);
  program.stderr?.on('data', hear);
  program.once('error', reject);
  program.once('exit', () => reject(new Error(`${program.spawnfile} ended: ${said}`)));
  return promise;
}

/** Until a program has ended. */
export const ended = (program: ChildProcess): Promise<unknown> =>
  program.exitCode !== null || program.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => program.once('exit', resolve));

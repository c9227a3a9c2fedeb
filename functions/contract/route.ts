import type * as z from 'zod/mini';
import type { UploadFolder } from './fields/upload-kinds.ts';

/** Folders on the content host: each takes one kind of upload. */
export type Folder = UploadFolder;

/** One row of the route table: what the API, the cloud, the local gateway and the site agree on. */
export interface Route<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the site's origin, with `{name}` for each path parameter. */
  readonly path: `/api/${string}` | `/feeds/${string}`;
  /** One sentence for the API document. */
  readonly summary: string;
  /**
   * Who may call it: any signed-in member, those in the Cognito group `admin`, or anybody, with a token or without
   * (decision 99). A public row only reads, or changes one thing by a token that says whose (decision 105).
   *
   * @default 'member'
   */
  readonly access: 'public' | 'member' | 'admin';
  /**
   * How its function uses the table, from which its role follows.
   *
   * @default 'read' of a GET, otherwise 'write'
   */
  readonly table: 'none' | 'read' | 'write';
  /** Folders of the content bucket that its function may write to; it may then use uploads. */
  readonly files?: readonly Folder[];
  /** Whether it fills them with copies of what is there, and not from uploads. */
  readonly copiesFiles?: boolean;
  /** Whether its function opens uploads for members, or joins the parts of one. */
  readonly uploads?: 'put' | 'complete';
  /** Whether its function signs addresses of members' archives (`functions/worker/export`). */
  readonly exports?: 'read';
  /** Whether its function reads the index of what is a member's (`functions/platform/table/member-index.ts`). */
  readonly readsIndex?: boolean;
  /** Whether its function asks Cognito about the caller, with the caller's own token: administrators need a second factor. */
  readonly identity?: boolean;
  /** Whether its function knows if the weekly mail is sent (setting `emailFrom`). */
  readonly knowsMail?: boolean;
  /**
   * How the site sends the input; a `multipart` row takes JSON too, with `upload:<id>` in place of a file. `ignored`: whatever
   * a program sends to a public row is not looked at.
   *
   * @default 'json'
   */
  readonly body?: 'json' | 'multipart' | 'ignored';
  /** What a form needs beyond the `input` of JSON: one check for all its fields. */
  readonly form?: z.ZodMiniType<NoInfer<z.output<Input>>>;
  /** What it answers a text in, where it does not answer JSON. */
  readonly type?: 'text/calendar';
  /** @default 200 */
  readonly status?: 200 | 201 | 202;
  /** Whether a reply is of a creation, for a 201 row that may also meet an existing item: then it answers 200. */
  isCreation?(reply: z.output<Output>): boolean;
  /** Whether such a row still counts toward what a member may make on a day. */
  readonly countsAsMade?: boolean;
  /**
   * What else it counts toward on a day: what reaches many, or somebody's desk (`functions/platform/http/today.ts`).
   * Answers to a decision count toward nothing else: a full day does not silence who is accused.
   */
  readonly countsAs?: 'circles' | 'reports' | 'answers';
  /**
   * Fields that nothing may keep beside the member's name: what is remembered of the request under its idempotency key
   * is made without them, and has no time but the day. They do not tell one request from another.
   */
  readonly secret?: readonly string[];
  /** Path parameters, query and body fields in one object: no two share a name. */
  readonly input: Input;
  readonly output: Output;
}

/** A row as it is written. Its schemas are made when first used, because a function needs those of one row alone. */
type Definition<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = Omit<
  Route<Input, Output>,
  Schema | Defaulted
> &
  Partial<Pick<Route, Defaulted>> & {
    readonly input: () => Input;
    readonly output: () => Output;
    readonly form?: () => z.ZodMiniType<NoInfer<z.output<Input>>>;
  };

type Schema = 'input' | 'output' | 'form';
type Defaulted = 'access' | 'table';

export function route<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: Definition<Input, Output>,
): Route<Input, Output> {
  const { input, output, form, ...written } = definition;
  const row = { access: 'member', table: written.method === 'GET' ? 'read' : 'write', ...written };
  for (const [name, make] of Object.entries({ input, output, form })) {
    if (!make) continue;
    let made: z.ZodMiniType | undefined;
    Object.defineProperty(row, name, { enumerable: true, get: () => (made ??= make()) });
  }
  return row as Route<Input, Output>;
}

/** Names of the path parameters: `/api/news/{id}` has `id`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

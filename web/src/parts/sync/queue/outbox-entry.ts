import type * as z from 'zod/mini';
import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import type { rows } from '#contract/index.ts';
import { newKey } from '#web/lib/api/request.ts';
import type { Arrived } from '#web/lib/api/uploads.ts';

type Rows = typeof rows;

/** A row of the route table by its name: `news.createNews`. */
export type RouteName = {
  [Domain in keyof Rows & string]: `${Domain}.${keyof Rows[Domain] & string}`;
}[keyof Rows & string];

type RowOf<Name extends RouteName> = Name extends `${infer Domain extends keyof Rows & string}.${infer Row}`
  ? Rows[Domain][Row & keyof Rows[Domain]]
  : never;

/** A value of an earlier step's reply: `{ from: key, path: 'richtext.id' }`. It may be a step of another entry. */
export interface ReplyRef {
  readonly from: string;
  readonly path: string;
}

/** The input of a row, without its files; a `ReplyRef` may stand for a value that the server has yet to give. */
export type StepInput<Name extends RouteName> =
  RowOf<Name> extends { readonly input: infer Input extends z.ZodMiniType }
    ? { readonly [Field in keyof z.input<Input>]?: z.input<Input>[Field] | ReplyRef }
    : never;

/** A file to be sent, kept on the device (`kept-files.ts`). */
export interface KeptFile {
  /** Its name on the device: once its entry is put, the outbox drops it with the entry. */
  readonly name: string;
  /** The name that the member sees. */
  readonly filename: string;
  /** Bytes. */
  readonly size: number;
  /** Idempotency key of its upload. */
  readonly key: string;
  /** How much of it is in storage, where it goes in parts: after a break, a stop or a reload only the rest is sent. */
  readonly arrived?: Arrived | undefined;
  /** `upload:<id>`, once all of it is in storage. */
  readonly upload?: string | undefined;
}

/** A form field with a file: named like its folder, with a number where there are several. */
export type FileField = UploadFolder | `img${1 | 2 | 3 | 4}`;

/** One request that is to be sent, as the device keeps it. */
export interface Step {
  /** Its `Idempotency-Key`; also its name for `ReplyRef`. */
  readonly key: string;
  readonly route: RouteName;
  readonly input: Readonly<Record<string, unknown>>;
  /** By form field. */
  readonly files?: Readonly<Partial<Record<FileField, KeptFile>>>;
  /** Sent as JSON, though the row takes a form too: the two may mean different things. */
  readonly isJson?: boolean;
  /** What of the entry it saves, such as a block's id, for whoever applies the reply. */
  readonly part?: string;
  /** `sent`: it may have arrived, and is repeated exactly before anything else. */
  readonly state: 'open' | 'sent' | 'done';
  /** Of a step that is done. */
  readonly reply?: unknown;
}

/** Why the last try failed; `status` 0 when no answer came. */
export interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds that the server asked to wait. */
  readonly retryAfter?: number | undefined;
}

/** What a member saves at once: it arrives as a whole, step after step, or says why not. */
export interface NewEntry {
  /** A later entry replaces an earlier one with its id, which must not be under way (`take`). */
  readonly id: string;
  /** 'news', 'follow', 'profile': selects its hooks, words and icon (`kinds.ts`). */
  readonly kind: string;
  /** For the screen of what waits. */
  readonly title: string;
  /** Address where it is written or changed. Entries with one key go in the order in which they were put. */
  readonly queueKey: string;
  /** Whether that is a form, in which a waiting entry can be changed. */
  readonly isForm?: boolean | undefined;
  /** What it is about, where its badge is shown: `news/{id}`, `community/{id}`. */
  readonly subject?: string | undefined;
  readonly steps: readonly Step[];
}

/** An entry in the outbox. Times are epoch milliseconds. */
export interface OutboxEntry extends NewEntry {
  /** The order in which entries were put, in all tabs. */
  readonly number: number;
  readonly state: 'waiting' | 'sending' | 'refused' | 'sent';
  /** Of the last try; with the server's words when it was refused. */
  readonly problem?: Failure | undefined;
  /** When it was put. */
  readonly at: number;
  /** How often in a row it got no answer, or one that says 'later'; when first, and when last. */
  readonly misses?: number | undefined;
  readonly missed?: number | undefined;
  readonly tried?: number | undefined;
  readonly sentAt?: number | undefined;
  /** The member stopped it: it waits until they send it. */
  readonly isStopped?: boolean | undefined;
  /** It was stopped because its form has another text by now, which the device keeps: from there it is sent. */
  readonly isOutdated?: boolean | undefined;
}

type StepMore = Partial<Pick<Step, 'files' | 'part' | 'key' | 'isJson'>>;

export function newStep<Name extends RouteName>(
  route: Name,
  input: StepInput<Name>,
  more: StepMore = {},
): Step {
  return { key: newKey(), route, input: { ...input }, ...more, state: 'open' };
}

import type { Things } from '../permission-rows.ts';

/** What the rows ask about: one's own things, the other's, and the tokens that somebody may come with. */
export interface Asking {
  /** Made by `ada`. */
  readonly things: Things;
  /** Made by `ada`, at a price. */
  readonly paidId: string;
  readonly tokens: Readonly<Record<Bearer, string>>;
  /** Told apart from every other run of the table. */
  readonly run: string;
}

/** Whose token comes along: that of who made the things, another member's, or one that is no access token. */
export type Bearer = 'ada' | 'ben' | 'identity' | 'changed' | 'unsigned' | 'foreign';

type Of<Made> = Made | ((asking: Asking) => Made);

/** A request, and what is answered wherever the system runs. */
export interface ParityRow {
  readonly name: string;
  readonly method: string;
  /** What stands in braces is an id of the things. */
  readonly path: string;
  /** @default ada */
  readonly as?: Bearer | 'nobody';
  readonly headers?: Of<Record<string, string>>;
  /** Anything but an object is sent as it is. */
  readonly body?: Of<object | string | Uint8Array<ArrayBuffer> | FormData>;
  readonly expected: Expected;
}

export interface Expected {
  /** Several where AWS documents none: then it is one of them, and never an answer. */
  readonly status: number | readonly number[];
  /**
   * Of the JSON object that is answered, exactly; or what else the body is. `refused`: whatever it is, it is nothing of
   * ours.
   */
  readonly reply: readonly string[] | 'page' | 'empty' | 'refused';
  readonly code?: string;
  /** Fields that the envelope has words for. */
  readonly fields?: readonly string[];
  /** What a header must be; `null`: that there is none. */
  readonly headers?: Readonly<Record<string, RegExp | null>>;
  /** The name of the row whose reply it repeats, to the letter. */
  readonly again?: string;
}

/** A row by its request, such as `PUT /api/news/{newsId}/community/3`, and what else is sent. */
export function row(
  name: string,
  request: string,
  expected: Expected,
  sent: Pick<ParityRow, 'as' | 'headers' | 'body'> = {},
): ParityRow {
  const [method = '', path = ''] = request.split(/ (.*)/s);
  return { name, method, path, expected, ...sent };
}

/** What the gateway answers by itself: `message` alone. */
export const gateway = (status: number, headers: Expected['headers'] = {}): Expected => ({
  status,
  reply: ['message'],
  headers,
});

/** A failure of ours, in the envelope. */
export const failure = (status: number, code: string, ...fields: string[]): Expected => ({
  status,
  code,
  fields,
  reply: ['code', 'error', 'message', ...(fields.length > 0 ? ['fields'] : [])],
});

/** Something that is nothing of ours. */
export const refused = (...status: number[]): Expected => ({ status, reply: 'refused' });

/** What is answered, by the fields of its reply, with blanks between them. */
export const success = (status: number, reply: string): Expected => ({ status, reply: reply.split(' ') });

/** A page of a list, under its key. */
export const list = (key = 'data'): Expected =>
  success(200, `${key} page pageSize pages totalItems totalPages`);

export const json = { 'content-type': 'application/json' };

export const bytes = { 'content-type': 'application/octet-stream' };

/** Any failed call. Screens branch on `code` and show `message`, which is written for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable `noun.state`, such as `network.unreachable`. */
  readonly code: string;
  /** A text for each input field that was refused. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Readonly<Record<string, string>>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** Whether a failed call may still have its effect: then it is sent again, under the same key. */
export const isUncertain = ({ status }: Pick<ApiError, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500;

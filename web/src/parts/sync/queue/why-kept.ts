import { messages } from './messages.ts';

/**
 * What a form says while its save waits on this device, by the status of its last try: 0 without an answer, undefined
 * where it only waits for others. For a save that the browser refuses to keep, it says only that.
 */
export function whyKept(status: number | undefined, device: string, isFleeting: boolean): string {
  const why = status === undefined ? '' : status === 0 ? messages.unreachable : messages.busy;
  return isFleeting ? why : `${why} ${messages.kept(device)}`.trim();
}

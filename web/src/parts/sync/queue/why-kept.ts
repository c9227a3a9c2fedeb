import { messages } from './messages.ts';

/**
 * What a form says while what it saved waits on this device, by the status of its last try: 0 without an answer, undefined
 * where it waits for others and nothing is known yet but that. Of what the browser refuses it says no more than that.
 */
export function whyKept(status: number | undefined, device: string, isFleeting: boolean): string {
  const why = status === undefined ? '' : status === 0 ? messages.unreachable : messages.busy;
  return isFleeting ? why : `${why} ${messages.kept(device)}`.trim();
}

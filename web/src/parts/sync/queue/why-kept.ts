const texts = {
  kept: (device: string) => `This is kept on this ${device} and goes out by itself.`,
  unreachable: 'There is no connection right now.',
  busy: 'Furrow does not answer right now.',
};

/**
 * What a form says while what it saved waits on this device, by the status of its last try: 0 without an answer, undefined
 * where it waits for others and nothing is known yet but that. Of what the browser refuses it says no more than that.
 */
export function whyKept(status: number | undefined, device: string, isFleeting: boolean): string {
  const why = status === undefined ? '' : status === 0 ? texts.unreachable : texts.busy;
  return isFleeting ? why : `${why} ${texts.kept(device)}`.trim();
}

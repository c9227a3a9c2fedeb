/** On this device's clock: '14:31', '9:05', and another day's as '12 March, 14:31'. */
export function timeOf(at: number, now = Date.now()): string {
  const date = new Date(at);
  const time = `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
  if (date.toDateString() === new Date(now).toDateString()) return time;
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${time}`;
}

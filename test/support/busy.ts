/** Milliseconds that this process is busy with something, however much else the machine does meanwhile. */
export async function busyWith(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

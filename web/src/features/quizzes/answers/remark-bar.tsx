import { SaveBar } from '../save-bar.tsx';
import { messages } from './messages.ts';
import type { Remarking } from './use-remarking.ts';

/** Saves what a teacher said to an attempt. */
export function RemarkBar({ remarking }: { remarking: Remarking }) {
  const { latest, save, saidTo: _, change: __, ...bar } = remarking;
  const typed = () => Object.values(latest.current?.said ?? {}).map(({ text }) => text);
  return <SaveBar {...bar} label={messages.acts} texts={messages} typed={typed} onSave={save} />;
}

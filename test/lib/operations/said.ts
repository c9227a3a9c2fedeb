import { run } from '../local/command.ts';

/** Says a command of who operates the system, as npm would: its status, and what it answered. */
export async function said(file: string, environment: Record<string, string>, ...words: string[]) {
  const command = run(`bin/${file}.ts`, environment, words);
  const status = await command.ended;
  return { status, output: command.output(), errors: command.errors() };
}

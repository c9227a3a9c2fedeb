import { takeBack, type Writing } from './hand-over.ts';
import { meetRefusal } from './meet-refusal.ts';

/**
 * Takes a draft back that was refused with this code, because of what another device did: it stands then as `meetRefusal`
 * says. Throws what that throws.
 */
export async function mend(writing: Writing, code: string): ReturnType<typeof meetRefusal> {
  const { store, kind } = writing;
  await takeBack(writing);
  const about = { files: store.state().files, kind: kind.name, requests: await kind.requests() };
  const seen = await meetRefusal(store.state().draft, code, about);
  // The notice says how it stands; what is chosen begins anew.
  if (seen && 'elsewhere' in seen)
    store.change((now) => ({ ...now, isBegun: now.isBegun && now.edits === undefined }));
  else if (seen) store.set(seen.draft);
  return seen;
}

import { ulid } from 'ulid';
import { askExport as row } from '#contract/users/users.ts';
import { checkMayAsk, exportKey, findExport } from '#kinds/member/export-item.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { changeAsRead } from '#platform/table/version.ts';

export const handler = endpoint(row, (_input, { member, commit }) =>
  commit(async () => {
    const before = await findExport(member.id);
    const now = Date.now();
    checkMayAsk(before, now);
    const id = ulid(now);
    const asked = { id, state: 'making', askedAt: new Date(now).toISOString() };
    const set = { ...asked, finishedAt: undefined, size: undefined, version: (before?.version ?? 0) + 1 };
    return {
      reply: { data: { state: 'making' as const } },
      actions: [
        changeAsRead(keys.export(member.id), before, set, 'export.changed'),
        enqueueJob({ kind: 'export', userId: member.id, id }),
        ...(before
          ? [enqueueJob({ kind: 'gone', parts: [{ part: 'export', key: exportKey(member.id, before.id) }] })]
          : []),
      ],
    };
  }),
);

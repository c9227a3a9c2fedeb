import { getExport as row } from '#contract/users/users.ts';
import { archiveKey, findExport, showExport } from '#kinds/member/export-item.ts';
import { requireEnv } from '#platform/env.ts';
import { signUrl } from '#platform/files/sign.ts';
import { endpoint } from '#platform/http/endpoint.ts';

const address = requireEnv('EXPORT_ADDRESS');
const URL_SECONDS = 5 * 60; // to begin the download; what has begun goes on

export const handler = endpoint(row, async (_input, { member }) => {
  const item = await findExport(member.id);
  const shown = showExport(item, Date.now());
  if (!item || shown.state !== 'ready') return { data: shown };
  const name = `furrow-${item.askedAt.slice(0, 10)}.zip`;
  const url = await signUrl(`${address}/${archiveKey(member.id, item.id)}`, {
    method: 'GET',
    query: { 'response-content-disposition': `attachment; filename="${name}"`, 'x-id': 'GetObject' },
    seconds: URL_SECONDS,
  });
  return { data: { ...shown, url } };
});

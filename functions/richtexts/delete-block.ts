import type { Call } from '#platform/http/endpoint.ts';
import { checkVersion } from '#platform/table/version.ts';
import type { BlockKind } from './block.ts';
import { firstPhoto } from './first-photo.ts';
import { ownBlock } from './own-block.ts';
import { removeBlock } from './richtext-repository.ts';

/** Removes a block with the files that it shows. */
export function deleteBlock(
  { id, version }: { id: string; version?: number | undefined },
  kind: BlockKind,
  { member, commit }: Call,
): Promise<{ id: string }> {
  return commit(async () => {
    const { block, richtext } = await ownBlock(member, id, kind, 'remove');
    checkVersion('block', version, block);
    const first = kind === 'photo' ? await firstPhoto(richtext, id) : undefined;
    return { reply: { id }, actions: removeBlock(richtext, block, first) };
  });
}

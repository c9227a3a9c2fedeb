import { Text } from '#contract/news/blocks.ts';
import { updateText as row } from '#contract/news/richtexts.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { carried, checkRoom, weigh } from './block.ts';
import { ownBlock } from './own-block.ts';
import { changeBlock } from './richtext-repository.ts';

export const handler = endpoint(row, async ({ id, version, ...given }, { member, commit }) =>
  commit(async () => {
    const { block, richtext } = await ownBlock(member, id, 'text');
    const set = edited(block, carried(given));
    const text = Text.parse({ ...block, ...set });
    const weight = weigh(text.textHeading, text.textDescription);
    checkRoom(richtext, weight, block);
    checkVersion('block', version, block);
    return { reply: text, actions: changeBlock(richtext, block, set, weight) };
  }),
);

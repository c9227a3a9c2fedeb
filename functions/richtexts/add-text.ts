import { addText as row } from '#contract/news/richtexts.ts';
import { authorize } from '#kinds/authorize.ts';
import { getRichtext } from '#kinds/richtext.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkRoom, newBlockId, weigh } from './block.ts';
import { insertBlock } from './richtext-repository.ts';

export const handler = endpoint(row, (draft, { member, commit }) =>
  commit(async () => {
    const richtext = await getRichtext(draft.richtextId);
    await authorize(member, 'change', richtext);
    const weight = weigh(draft.textHeading, draft.textDescription);
    checkRoom(richtext, weight);
    const text = { ...draft, id: newBlockId(richtext.id), version: 0 };
    return { reply: { data: text }, actions: insertBlock(richtext, { ...text, kind: 'text' }, weight) };
  }),
);

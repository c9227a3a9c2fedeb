import { setNoticeSettings as row } from '#contract/notices.ts';
import { keepSettings } from '#kinds/notice-wishes.ts';
import { given } from '#kinds/record/change.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, (settings, { member, commit }) =>
  commit(() => {
    const said = given(settings);
    const actions = Object.keys(said).length > 0 ? [keepSettings(member.id, said)] : [];
    return { reply: { data: said }, actions };
  }),
);

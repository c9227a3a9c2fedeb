import { setNoticeSettings as row } from '#contract/notices/notice-settings.ts';
import { keepSettings } from '#kinds/notice-wishes.ts';
import { given } from '#kinds/record/change.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ push, ...settings }, { member, commit }) =>
  commit(() => {
    const said = given(settings);
    const pushed = push && given(push);
    const isSaid = Object.keys({ ...said, ...pushed }).length > 0;
    const actions = isSaid ? [keepSettings(member.id, said, pushed)] : [];
    return { reply: { data: { ...said, ...(pushed && { push: pushed }) } }, actions };
  }),
);

import { askUpload, putUpload } from '#test/things/library/uploads.ts';
import { png } from '../files/pictures.ts';
import { type Act, gone, memberOf, seen, there } from './asking.ts';
import { find, made, within } from './state.ts';

/** Files that one member may have on their way at once. */
const MOST_OPEN = 20;

const open: Act = {
  about: [],
  send: async (members, { who }) => {
    const picture = { kind: 'img', filename: 'hay.png', contentType: 'image/png', bytes: png };
    const asked = await askUpload(memberOf(members, who), picture);
    if (asked.status < 300) await putUpload(asked, png);
    return asked;
  },
  expect: (state, { who }, { body }) => {
    const own = within(state, 'upload').filter(({ by }) => by === who);
    if (own.length >= MOST_OPEN) return { status: 429 };
    const id = body?.data?.id;
    if (typeof id === 'string')
      state.things.push(made({ id, kind: 'upload', by: who, within: undefined, text: '' }));
    return { status: 201 };
  },
};

/** A reply with a picture that was uploaded before, which works once and for its owner alone. */
const use: Act = {
  about: ['news', 'post', 'course', 'resource'],
  with: ['upload'],
  send: (members, { who, id, kind = 'news', text, other }) =>
    memberOf(members, who).form('POST', '/api/replies/add', { on: kind, id, text, img: `upload:${other}` }),
  expect: (state, ask, { body }) => {
    const piece = seen(state, ask);
    if (!piece) return gone;
    const upload = find(state, ask.other);
    if (!upload || upload.isGone || upload.by !== ask.who) return { status: 400 };
    upload.isGone = true;
    const id = body?.data?.id;
    if (typeof id === 'string')
      state.things.push(made({ id, kind: 'reply', by: ask.who, within: piece.id, text: ask.text }));
    return {
      status: 201,
      facts: { text: ask.text, picture: { name: body?.data?.img, width: 2, height: 1 } },
    };
  },
};

const giveUp: Act = {
  about: ['upload'],
  send: (members, { who, id }) => memberOf(members, who).call('DELETE', `/api/uploads/${id}`),
  expect: (state, ask) => {
    const upload = there(state, ask);
    if (upload?.by !== ask.who) return gone;
    upload.isGone = true;
    return { status: 200, facts: { id: upload.id } };
  },
};

/** What goes past the API, by the names of these acts. */
export const uploadActs: Readonly<Record<string, Act>> = {
  'open upload': open,
  'use upload': use,
  'give up upload': giveUp,
};

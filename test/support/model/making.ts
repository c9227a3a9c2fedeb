import { png } from '../files/pictures.ts';
import type { TestMember, TestReply } from '../system/stack.ts';
import { newRichtext } from '../things/news.ts';
import { type Act, type Answer, type Ask, addressOf, memberOf, textField } from './asking.ts';
import { find, isShown, isThere, type Kind, type Made, made, type State, sections } from './state.ts';

/** What things may be in. */
export const places: Readonly<Record<Made, readonly Kind[]>> = {
  community: [],
  course: [],
  resource: [],
  news: ['community'],
  group: ['community'],
  enterprise: ['community'],
  post: ['group', 'enterprise'],
  lesson: ['course'],
  reply: ['news', 'post', 'course', 'resource'],
};

const description = 'Made up.';

/** How each kind is made. */
const making: Readonly<Record<Made, (member: TestMember, ask: Ask) => Promise<TestReply>>> = {
  community: (member, { text }) => member.form('POST', '/api/communities/add', { name: text, description }),
  group: (member, { text, id }) =>
    member.form('POST', `/api/groups/add/community/${id}`, { title: text, description }),
  enterprise: (member, { text, id }) =>
    member.form('POST', `/api/enterprises/add/community/${id}`, { title: text, description }),
  course: (member, { text }) =>
    member.form('POST', '/api/courses/add', { title: text, description, categoryId: '1' }),
  resource: (member, { text }) => member.form('POST', '/api/resources/add', { title: text, description }),
  post: (member, { text, id, kind = 'group' }) =>
    member.form('POST', '/api/posts/add', { in: kind, id, kind: 'post', text }),
  /** Every second one with a picture. */
  reply: (member, { text, id, more, kind = 'news' }) =>
    member.form('POST', '/api/replies/add', { on: kind, id, text, ...(more % 2 === 0 && { img: png }) }),
  news: async (member, { text, id }) => {
    const richtextId = await newRichtext(member);
    const fields = { title: text, category: 'Nature', richtextId };
    return member.form('POST', `/api/news/add/community/${id}`, fields);
  },
  lesson: async (member, { text, id }) => {
    const richtextId = await newRichtext(member);
    return member.form('POST', '/api/lessons/add', {
      title: text,
      lessonDesc: description,
      courseId: id,
      richtextId,
    });
  },
};

const make = (kind: Made): Act => ({
  about: places[kind],
  send: (members, ask) => making[kind](memberOf(members, ask.who), ask),
  expect: (state, ask, { body }) => {
    const { who, text, id } = ask;
    const place = find(state, id);
    if (place && (!isThere(state, place) || !isShown(state, place, who))) return { status: 404 };
    if (kind === 'lesson' && place?.by !== who) return { status: 403 };
    const newId: unknown = body?.data?.id;
    if (typeof newId === 'string')
      state.things.push(made({ id: newId, kind, by: who, within: place?.id, text }));
    return { status: 201, facts: { [textField(kind)]: text } };
  },
});

/** Who may change something: whoever made it, and a lesson whoever made its course, who are the same. */
function ofMaker(act: (state: State, ask: Ask) => Answer): Act['expect'] {
  return (state, ask) => {
    const thing = find(state, ask.id);
    if (thing && isThere(state, thing)) return thing.by === ask.who ? act(state, ask) : { status: 403 };
    // What it is to went with its place, but the worker may not have come to it yet.
    const isLeft = thing?.kind === 'reply' && !thing.isGone;
    return { status: isLeft ? [404, thing.by === ask.who ? 200 : 403] : 404 };
  };
}

const all = Object.keys(places) as Made[];

const rename: Act = {
  about: all,
  send: (members, { who, id, kind, within, text }) =>
    memberOf(members, who).form('PUT', addressOf(kind, id, within), { [textField(kind)]: text }),
  expect: ofMaker((state, { id, kind, text }) => {
    const thing = find(state, id);
    // What is hidden is found by no word, so none is left of it, where the worker is done with it.
    if (thing && !(thing.isHidden && thing.former.length === 0)) thing.former.push(thing.text);
    if (thing) thing.text = text;
    return { status: 200, facts: { [textField(kind)]: text } };
  }),
};

/** Files something under the other of two categories, or types, or where it is. */
const file: Act = {
  about: Object.keys(sections) as Kind[],
  send: (members, { who, more, ...of }) =>
    memberOf(members, who).form('PUT', addressOf(of.kind, of.id, of.within), filing(of.kind, more)),
  expect: ofMaker((state, { id, kind, more }) => {
    const thing = find(state, id);
    if (thing) thing.section = more % 2;
    return { status: 200, facts: filing(kind, more) };
  }),
};

function filing(kind: Kind | undefined, more: number): Record<string, string> {
  const { field, of } = sections[kind as keyof typeof sections];
  return { [field]: of[more % 2] ?? '' };
}

const remove: Act = {
  about: [...all, 'survey'],
  send: (members, { who, id, kind, within }) =>
    memberOf(members, who).call('DELETE', addressOf(kind, id, within)),
  expect: ofMaker((state, { id }) => {
    const thing = find(state, id);
    if (thing) thing.isGone = true;
    return { status: 200, facts: { id } };
  }),
};

/** What is made, renamed, filed and deleted, by the names of these acts. */
export const makingActs: Readonly<Record<string, Act>> = {
  ...Object.fromEntries(all.map((kind) => [`make ${kind}`, make(kind)])),
  rename,
  file,
  delete: remove,
};

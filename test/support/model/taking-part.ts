import { type Act, gone, memberOf, post, put, seen, there } from './asking.ts';
import { communityOf, find, isThere, toggle } from './state.ts';

const follow: Act = {
  about: ['community', 'group', 'enterprise'],
  send: (members, { who, id, kind }) => {
    const path = kind === 'community' ? '/api/communities-users/follow' : `/api/${kind}s-users/follow`;
    return post(memberOf(members, who), path, { [`${kind}Id`]: id });
  },
  expect: (state, ask, _, isAlone) => {
    const circle = there(state, ask);
    if (!circle) return gone;
    if (circle.by === ask.who) return { status: 409 };
    const isFollowed = !circle.followers.includes(ask.who);
    circle.followers = toggle(circle.followers, ask.who, isFollowed);
    const followersCount = circle.followers.length;
    return {
      status: 200,
      facts: { isFollowed: isFollowed ? '1' : '0', ...(isAlone && { followersCount }) },
    };
  },
};

const enrol: Act = {
  about: ['course'],
  send: (members, { who, id }) => post(memberOf(members, who), '/api/enrolls/add', { courseId: id }),
  expect: (state, ask, _, isAlone) => {
    const course = there(state, ask);
    if (!course) return gone;
    if (course.by === ask.who) return { status: 409 };
    const isNew = !course.followers.includes(ask.who);
    course.followers = toggle(course.followers, ask.who, true);
    const learnersCount = course.followers.length;
    return { status: isNew ? 201 : 200, facts: { isEnroll: true, ...(isAlone && { learnersCount }) } };
  },
};

const leave: Act = {
  about: ['course'],
  send: (members, { who, id }) => put(memberOf(members, who), '/api/enrolls', { courseId: id }),
  expect: (state, ask, _, isAlone) => {
    const course = there(state, ask);
    if (!course) return gone;
    course.followers = toggle(course.followers, ask.who, false);
    const learnersCount = course.followers.length;
    return { status: 200, facts: { isEnroll: false, ...(isAlone && { learnersCount }) } };
  },
};

const useful: Act = {
  about: ['news', 'post', 'course', 'resource', 'reply'],
  send: (members, { who, id, kind, more }) =>
    post(memberOf(members, who), '/api/useful', { on: kind, id, useful: more % 3 !== 0 }),
  expect: (state, ask, _, isAlone) => {
    const thing = seen(state, ask);
    if (!thing) return gone;
    if (thing.by === ask.who) return { status: 409 };
    const isUseful = ask.more % 3 !== 0;
    thing.useful = toggle(thing.useful, ask.who, isUseful);
    const usefulCount = thing.useful.length;
    return { status: 200, facts: { isUseful: isUseful ? '1' : '0', ...(isAlone && { usefulCount }) } };
  },
};

const message: Act = {
  about: [],
  send: async (members, { who, to, text }) => {
    const member = memberOf(members, who);
    const { body, ...begun } = await post(member, '/api/chats/add', { userId: memberOf(members, to).id });
    if (begun.status >= 300) return { body, ...begun };
    return member.form('POST', `/api/chats/${body.data.id}/messages/add`, { text });
  },
  expect: (state, { who, to, text }, { body }) => {
    if (who === to) return { status: 409 };
    state.messages.push({ id: String(body?.data?.id), by: who, to, text });
    return { status: 201, facts: { text, isMine: true } };
  },
};

const reportable = ['news', 'post', 'reply'] as const;

/** A member reports something, and whoever made its community hides it. */
const hide: Act = {
  about: reportable,
  send: async (members, { who, id, kind }, state) => {
    const said = await post(memberOf(members, who), '/api/reports/add', { on: kind, id, reason: 'wrong' });
    const thing = find(state, id);
    const owner = thing && communityOf(state, thing)?.by;
    if (said.status >= 300 || owner === undefined) return said;
    return put(memberOf(members, owner), `/api/reports/${kind}/${id}`, { action: 'hide' });
  },
  expect: (state, ask) => {
    const thing = seen(state, ask);
    if (!thing || (thing.kind === 'reply' && thing.isHidden)) return gone;
    if (thing.by === ask.who) return { status: 409 };
    thing.isReported = true;
    const owner = communityOf(state, thing)?.by;
    // What is in no community, and what its owner wrote, administrators decide on.
    if (owner === undefined) return { status: 201 };
    if (owner === thing.by) return { status: 403 };
    thing.isHidden = true;
    return { status: 200, facts: { action: 'hide' } };
  },
};

const restore: Act = {
  about: reportable,
  send: (members, { who, id, kind }) =>
    put(memberOf(members, who), `/api/reports/${kind}/${id}`, { action: 'restore' }),
  expect: (state, ask) => {
    const thing = find(state, ask.id);
    if (!thing?.isReported) return gone;
    // What was reported goes a moment after the thing.
    if (!isThere(state, thing)) return { status: [404, 403, 409] };
    const owner = communityOf(state, thing)?.by;
    if (owner !== ask.who || owner === thing.by) return { status: 403 };
    if (!thing.isHidden) return { status: 409 };
    thing.isHidden = false;
    return { status: 200, facts: { action: 'restore' } };
  },
};

/** What members do with what is there, by the names of these acts. */
export const partActs: Readonly<Record<string, Act>> = {
  follow,
  enrol,
  leave,
  useful,
  message,
  hide,
  restore,
};

import { eventually } from '../eventually.ts';
import type { TestMember, TestReply } from '../system/stack.ts';
import { type Act, type Ask, difference } from './asking.ts';
import { collectingActs, collectingLooks } from './collecting.ts';
import { learningActs } from './learning.ts';
import { lists } from './listing.ts';
import { looks } from './looking.ts';
import { makingActs } from './making.ts';
import { planningActs, planningLooks } from './planning.ts';
import { searches } from './searching.ts';
import { find, isThere, type Kind, nothing, type State, type Thing, within } from './state.ts';
import { surveyActs, surveyLooks } from './surveying.ts';
import { partActs } from './taking-part.ts';
import { uploadActs } from './uploading.ts';

/** What a command was made up of: names and numbers that lead to something in whatever there is by then. */
export interface Command {
  readonly act: string;
  readonly who: number;
  readonly to: number;
  readonly about: number;
  readonly word: number;
  readonly more: number;
}

export const writes: Readonly<Record<string, Act>> = {
  ...makingActs,
  ...partActs,
  ...learningActs,
  ...planningActs,
  ...collectingActs,
  ...surveyActs,
  ...uploadActs,
};
export const reads: Readonly<Record<string, Act>> = {
  ...looks,
  ...lists,
  ...searches,
  ...planningLooks,
  ...collectingLooks,
  ...surveyLooks,
};
const acts = { ...writes, ...reads };

/** Those that are several requests, of which one may meet what another member does in between. */
const SEVERAL = /^(hide|attempt|answer)$/;

/** Of things made at once whose order nobody has asked for, each doubles or sextuples what the model may be in. */
const MOST_STATES = 24;

/** Requests that are told with a difference. */
const LAST = 40;

const WORDS = ['Barley', 'Beets', 'Clover', 'Hedge', 'Hazel', 'Rye'];

/**
 * The system beside its model, from nothing on, among a few new members. `code` stands in each name, so that what was
 * made before is not found.
 */
export class Beside {
  readonly #members: readonly TestMember[];
  readonly #code: string;
  /** What the model may be in: one state for each order in which requests at once may have had their effect. */
  #states: State[] = [nothing()];
  /** What was asked and answered, which a difference is told with. */
  readonly #said: string[] = [];

  constructor(members: readonly TestMember[], code: string) {
    this.#members = members;
    this.#code = code;
  }

  /** Whether so many orders are possible that to follow all of them takes longer than to begin anew. */
  get isVague(): boolean {
    return this.#states.length > MOST_STATES;
  }

  get #state(): State {
    return this.#states[0] ?? nothing();
  }

  /** What a command asks for; undefined where there is nothing that it could be about. */
  ask(command: Command): Ask | undefined {
    const act = acts[command.act];
    if (!act) throw new Error(`there is no ${command.act}`);
    const word = WORDS[command.word % WORDS.length] ?? '';
    const isSearch = command.act.startsWith('search');
    const text = isSearch
      ? `${word.slice(0, 1 + (command.more % 4))} ${this.#code}`
      : `${word} ${this.#code}`;
    const who = command.who % this.#members.length;
    const to = command.to % this.#members.length;
    const none = { act: command.act, who, to, text, more: command.more };
    const isGoneToo = command.more % 8 === 7;
    const other = act.with && this.#pick(act.with, command.to, isGoneToo)?.id;
    if (act.with && other === undefined) return undefined;
    if (act.about.length === 0) return { ...none, other, id: '', kind: undefined, within: '' };
    const thing = this.#pick(act.about, command.about, isGoneToo);
    return thing && { ...none, other, id: thing.id, kind: thing.kind, within: thing.within ?? '' };
  }

  /** One of these kinds: now and then something that is gone. */
  #pick(kinds: readonly Kind[], number: number, isGoneToo: boolean): Thing | undefined {
    const all = this.#state.things.filter(({ kind }) => kinds.includes(kind));
    const there = all.filter((one) => isThere(this.#state, one));
    const some = isGoneToo || there.length === 0 ? all : there;
    return some[number % some.length];
  }

  /** Does what was asked for at once. Answers how many requests that were; throws what model and system differ in. */
  async run(commands: readonly Command[]): Promise<number> {
    const asked = commands.flatMap((command) => this.ask(command) ?? []);
    const isAlone = asked.length === 1;
    const some = isAlone ? asked : asked.filter(({ act }) => act in writes && !SEVERAL.test(act));
    const replies = await Promise.all(some.map((ask) => this.#send(ask)));
    const answered = some.map((ask, index) => [ask, replies[index] as TestReply] as const);
    this.#said.push(
      ...answered.map(
        ([{ act, who, id, text, more }, { status }]) => `${act} ${who} ${id} ${text} ${more}: ${status}`,
      ),
    );
    const problems: object[] = [];
    this.#states = this.#states.flatMap((state) =>
      orders(answered).flatMap((order) => this.#follow(state, order, isAlone, problems)),
    );
    if (this.#states.length === 0)
      throw new Error(
        [`model and system differ: ${JSON.stringify(problems[0])}`, ...this.#said.slice(-LAST)].join('\n'),
      );
    if (this.#states.length > 1) this.#states = different(this.#states);
    for (const { act, id } of some) if (act === 'delete') await this.#goesWith(id);
    return some.length;
  }

  /** What was in something that is deleted is gone a moment later, when the worker has been there. */
  async #goesWith(id: string): Promise<void> {
    const state = this.#state;
    const left = state.things.filter(
      (thing) => thing.kind !== 'reply' && !thing.isGone && isWithin(state, thing, id),
    );
    for (const { kind, by, within: above = '', ...thing } of isGone(state, id) ? left : []) {
      // A group or an enterprise is asked for by its community, which is gone at once.
      const act = kind === 'group' || kind === 'enterprise' ? 'list posts' : 'view';
      const ask = { act, who: by, to: 0, more: 0, text: '', id: thing.id, kind, within: above };
      await this.#settles(ask, ({ status }) => (status === 404 ? undefined : { status }));
    }
  }

  #send(ask: Ask): Promise<TestReply> {
    return (acts[ask.act] as Act).send(this.#members, ask, this.#state);
  }

  /** The state after these in this order; nothing where one of them was answered otherwise. */
  #follow(
    before: State,
    order: readonly (readonly [Ask, TestReply])[],
    isAlone: boolean,
    problems: object[],
  ): State[] {
    // What is asked alone in the one state there is has one order, and a difference ends the sequence.
    const state = isAlone && this.#states.length === 1 ? before : structuredClone(before);
    for (const [ask, reply] of order) {
      const expected = (acts[ask.act] as Act).expect(state, ask, reply, isAlone);
      const problem = difference(expected, reply);
      if (!problem) continue;
      problems.push({ ask, problem });
      return [];
    }
    return [state];
  }

  /**
   * What is counted and found a moment later is exact once the worker has done its part: waits for it, and fails with
   * what is not so in time.
   */
  async atRest(): Promise<void> {
    for (const state of this.#states) for (const thing of state.things) thing.former = [];
    const state = this.#state;
    const plain = { to: 0, more: 0 };
    const counted = state.things
      .filter((thing) => COUNTED.has(thing.kind) && isThere(state, thing))
      .map(({ id, by, kind, within = '' }) => ({
        ...plain,
        act: 'view',
        who: by,
        id,
        kind,
        within,
        text: '',
      }));
    const searched = Object.keys(searches).flatMap((act) =>
      [0, 1, 2].flatMap((word) => this.ask({ ...plain, act, who: word, about: word, word }) ?? []),
    );
    for (const ask of counted) await this.#settles(ask, (reply) => miscounted(state, ask, reply));
    for (const ask of searched)
      await this.#settles(ask, (reply) =>
        difference((acts[ask.act] as Act).expect(state, ask, reply, true), reply),
      );
  }

  async #settles(ask: Ask, problem: (reply: TestReply) => object | undefined): Promise<void> {
    const look = async () => {
      const found = problem(await this.#send(ask));
      return found && { ask, found };
    };
    await eventually(look, undefined, 60_000);
  }
}

const isGone = (state: State, id: string): boolean => find(state, id)?.isGone === true;

function isWithin(state: State, thing: Thing, id: string): boolean {
  const above = find(state, thing.within);
  return above !== undefined && (above.id === id || isWithin(state, above, id));
}

/** What others reply to and find useful, which its card counts. */
const COUNTED: ReadonlySet<Kind> = new Set(['news', 'post', 'course', 'resource'] as const);

/** Where a card says otherwise than there are. */
function miscounted(state: State, ask: Ask, { body }: TestReply): object | undefined {
  const { repliesCount = 0, usefulCount = 0 } = body.data ?? body;
  const replies = within(state, 'reply', ask.id).length;
  const useful = find(state, ask.id)?.useful.length ?? 0;
  if (repliesCount === replies && usefulCount === useful) return undefined;
  return { ask, found: { repliesCount, usefulCount }, expected: { replies, useful } };
}

function orders<One>(all: readonly One[]): One[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, index) => orders(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

/** Each of them once. */
const different = (states: readonly State[]): State[] => [
  ...new Map(states.map((state) => [JSON.stringify(state), state])).values(),
];

import { describe, expect, test } from 'vitest';
import { grade, resultsOf } from '#functions/user-tests/grade.ts';
import { fc } from '#test/made-up.ts';

const mcq = (id: string, answer = 'right') => ({ id, type: 'mcq' as const, answer });
const subjective = (id: string) => ({ id, type: 'subjective' as const });
const choose = (questionId: string, choice = 'right') => ({ questionId, choice });
const five = ['a', 'b', 'c', 'd', 'e'].map((id) => mcq(id));
const rightOf = (count: number) => five.slice(0, count).map(({ id }) => choose(id));

describe('a test is passed', () => {
  test.each([
    [2, false],
    [3, true],
    [5, true],
  ])('with %i of 5 right: %s', (count, is_passed) => {
    expect(grade(five, rightOf(count))).toEqual({ marks: count, total_marks: 5, is_passed });
  });

  test('from exactly 60 percent on, whatever the number of its questions', () => {
    for (let total = 1; total <= 100; total += 1) {
      const questions = Array.from({ length: total }, (_, index) => mcq(String(index)));
      const passes = (count: number) =>
        grade(
          questions,
          questions.slice(0, count).map(({ id }) => choose(id)),
        ).is_passed;
      const enough = Math.floor((total * 6 + 9) / 10); // 60 percent, rounded up, in whole numbers
      expect([total, passes(enough), passes(enough - 1)]).toEqual([total, true, false]);
    }
  });

  test('of written answers alone once each says something to be seen', () => {
    const both = [subjective('a'), subjective('b')];
    const passes = (...choices: { questionId: string; choice: string }[]) => grade(both, choices);

    expect(passes(choose('a'), choose('b', '?'))).toEqual({ marks: 0, total_marks: 0, is_passed: true });
    expect(passes(choose('a'), choose('b', ' \u200b')).is_passed).toBe(false);
    expect(passes(choose('a')).is_passed).toBe(false);
  });

  test('without the written answers that stand beside multiple choice', () => {
    expect(grade([mcq('a'), subjective('b')], [choose('a')])).toEqual({
      marks: 1,
      total_marks: 1,
      is_passed: true,
    });
  });

  test('with the written answers that the teacher marked, as multiple choice counts', () => {
    const asked = [mcq('a'), mcq('b'), subjective('c'), subjective('d'), subjective('e')];
    const marked = (...right: (boolean | undefined)[]) =>
      right.map((isRight, index) => ({ questionId: 'cde'[index] ?? '', isRight, text: 'Well...' }));

    expect(grade(asked, [choose('a')], marked(true))).toEqual({ marks: 2, total_marks: 3, is_passed: true });
    expect(grade(asked, [choose('a')], marked(true, false))).toEqual({
      marks: 2,
      total_marks: 4,
      is_passed: false,
    });
    expect(grade(asked, [choose('a')], marked(undefined, undefined))).toMatchObject({ total_marks: 2 });
    // One of multiple choice marks itself.
    expect(grade(asked, [], [{ questionId: 'a', isRight: true }]).marks).toBe(0);
  });

  test('of written answers alone by what is marked, as soon as one is', () => {
    const both = [subjective('a'), subjective('b')];
    const all = [choose('a'), choose('b')];
    expect(grade(both, all, [{ questionId: 'a', text: 'Read it again.' }]).is_passed).toBe(true);
    expect(grade(both, all, [{ questionId: 'a', isRight: false }])).toEqual({
      marks: 0,
      total_marks: 1,
      is_passed: false,
    });
    expect(grade(both, [], [{ questionId: 'a', isRight: true }]).is_passed).toBe(true);
  });

  test('not by leaving out what is asked, nor by the name of a property', () => {
    const odd = [mcq('a', 'undefined'), mcq('__proto__', 'null'), { id: 'c', type: 'mcq' as const }];
    expect(grade(odd, []).marks).toBe(0);
    expect(grade(odd, [choose('c', 'undefined')]).marks).toBe(0);
  });
});

describe('of each answer a learner is told', () => {
  const asked = [{ ...mcq('a'), block: 'block-a' }, { ...mcq('b'), block: 'block-b' }, subjective('c')];
  const chosen = [choose('a'), choose('b', 'wrong'), choose('c')];

  test('whether it is right, and of a wrong one what explains it, but not the right option', () => {
    expect(resultsOf(asked, chosen, [], false)).toEqual([
      { questionId: 'a', isRight: true },
      { questionId: 'b', isRight: false, block: 'block-b' },
      { questionId: 'c', isRight: undefined },
    ]);
  });

  test('the right option of a wrong one, or of one without an answer, where the test shows it', () => {
    expect(resultsOf(asked, chosen.slice(0, 1), [], true)).toEqual([
      { questionId: 'a', isRight: true },
      { questionId: 'b', isRight: false, block: 'block-b', answer: 'right' },
      { questionId: 'c', isRight: undefined },
    ]);
  });

  test('of a written one the mark of the teacher', () => {
    const marked = (isRight: boolean) => resultsOf(asked, chosen, [{ questionId: 'c', isRight }], true)[2];

    expect(marked(true)).toEqual({ questionId: 'c', isRight: true });
    expect(marked(false)).toEqual({ questionId: 'c', isRight: false, block: undefined, answer: undefined });
  });
});

// Few texts, so that what is made up often meets.
const word = fc.constantFrom('', ' ', 'right', 'wrong', 'Right', '\u200b', '💧', '__proto__', 'constructor');
const id = fc.constantFrom(...'abcdefgh', '__proto__', 'toString');
const question = fc
  .oneof(fc.record({ id, answer: word }), id)
  .map((made) => (typeof made === 'string' ? subjective(made) : mcq(made.id, made.answer)));
const questions = fc.uniqueArray(question, { selector: ({ id }) => id, minLength: 1, maxLength: 10 });
const choices = fc.uniqueArray(fc.record({ questionId: fc.oneof(id, fc.string()), choice: word }), {
  selector: ({ questionId }) => questionId,
});

describe('of any questions and any choices', () => {
  test('the marks are from 0 to the number of multiple-choice questions', () => {
    fc.assert(
      fc.property(questions, choices, (asked, chosen) => {
        const { marks, total_marks } = grade(asked, chosen);
        expect(total_marks).toBe(asked.filter(({ type }) => type === 'mcq').length);
        expect(marks).toBeGreaterThanOrEqual(0);
        expect(marks).toBeLessThanOrEqual(total_marks);
      }),
    );
  });

  test('what is all right is passed, with all marks, whatever else is sent', () => {
    fc.assert(
      fc.property(questions, choices, (asked, others) => {
        const right = asked.map((one) => choose(one.id, 'answer' in one ? one.answer : 'Something'));
        const known = new Set(asked.map(({ id }) => id));
        const noise = others.filter(({ questionId }) => !known.has(questionId));
        const { marks, total_marks, is_passed } = grade(asked, [...noise, ...right]);
        expect([marks, is_passed]).toEqual([total_marks, true]);
      }),
    );
  });

  test('one more answer that is right takes no mark, and no pass', () => {
    fc.assert(
      fc.property(questions, choices, fc.nat(), (asked, chosen, any) => {
        const one = asked[any % asked.length];
        if (!one) throw new Error('there is a question');
        const better = [
          ...chosen.filter(({ questionId }) => questionId !== one.id),
          choose(one.id, 'answer' in one ? one.answer : 'Something'),
        ];
        const [before, after] = [grade(asked, chosen), grade(asked, better)];
        expect(after.marks).toBeGreaterThanOrEqual(before.marks);
        expect(after.marks - before.marks).toBeLessThanOrEqual(1);
        if (before.is_passed) expect(after.is_passed).toBe(true);
      }),
    );
  });

  test('their order does not matter', () => {
    const shuffled = fc.tuple(questions, choices).chain(([asked, chosen]) =>
      fc.record({
        asked: fc.constant(asked),
        chosen: fc.constant(chosen),
        otherAsked: fc.shuffledSubarray(asked, { minLength: asked.length }),
        otherChosen: fc.shuffledSubarray(chosen, { minLength: chosen.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ asked, chosen, otherAsked, otherChosen }) => {
        expect(grade(otherAsked, otherChosen)).toEqual(grade(asked, chosen));
      }),
    );
  });
});

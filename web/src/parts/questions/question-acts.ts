import { flushSync } from 'react-dom';
import { withMoved } from '#web/components/list/sorting.ts';

export interface Option {
  readonly id: string;
  readonly text: string;
}
export interface Question {
  readonly id: string;
  readonly options: Option[];
}
/** What is wrong with a question, by its parts. */
export interface QuestionProblem {
  readonly question?: string;
  /** By the option's id. */
  readonly options?: Readonly<Record<string, string>>;
  /** That none is marked. */
  readonly right?: string;
}
interface Draft<Each extends Question> {
  readonly questions: readonly Each[];
}

export const questionFieldId = (id: string) => `question-text-${id}`;
export const optionFieldId = (id: string, optionId: string) => `option-${id}-${optionId}`;
const focusOn = (id: string) => document.getElementById(id)?.focus();

interface Written<Each extends Question, Whole extends Draft<Each>> {
  readonly change: (how: (draft: Whole) => Whole) => void;
  readonly latest: () => Whole;
  readonly newOption: () => Option;
  /** How many options a question has at least and at most. */
  readonly bounds: { readonly fewest: number; readonly most: number };
  /** What gets the focus once no question is left. */
  readonly emptyId?: string;
}

/** What one does with questions while they are written; the focus goes with what is added, or to what is beside. */
export function questionActs<Each extends Question, Whole extends Draft<Each>>(
  written: Written<Each, Whole>,
) {
  const { change, latest, newOption, bounds, emptyId = '' } = written;
  const changeAll = (how: (questions: readonly Each[]) => Each[]) =>
    change((draft) => ({ ...draft, questions: how(draft.questions) }));
  const changeOne = (id: string, how: (question: Each) => Partial<Each>) =>
    changeAll((all) => all.map((each) => (each.id === id ? { ...each, ...how(each) } : each)));
  const changeOptions = (id: string, how: (options: Option[]) => Option[], also?: Partial<Each>) =>
    changeOne(id, ({ options }) => ({ ...also, options: how(options) }) as Partial<Each>);
  const optionsOf = (id: string) => latest().questions.find((each) => each.id === id)?.options ?? [];
  const addOption = (id: string) => {
    if (optionsOf(id).length >= bounds.most) return;
    const added = newOption();
    flushSync(() => changeOptions(id, (options) => [...options, added]));
    focusOn(optionFieldId(id, added.id));
  };
  return {
    bounds,
    changeAll,
    changeOne,
    addOption,
    /** At the end. */
    addQuestion(added: Each): void {
      flushSync(() => changeAll((all) => [...all, added]));
      focusOn(questionFieldId(added.id));
    },
    move: (id: string, to: number) => changeAll((all) => [...withMoved(all, id, to)]),
    remove(id: string): void {
      const at = latest().questions.findIndex((question) => question.id === id);
      flushSync(() => changeAll((all) => all.filter((question) => question.id !== id)));
      const beside = latest().questions[at] ?? latest().questions.at(-1);
      focusOn(beside ? questionFieldId(beside.id) : emptyId);
    },
    /** To the next option; after the last a new one. */
    goOn(id: string, optionId: string): void {
      const options = optionsOf(id);
      const next = options[options.findIndex((option) => option.id === optionId) + 1];
      if (next) focusOn(optionFieldId(id, next.id));
      else addOption(id);
    },
    /** On one line: what is pasted may bring breaks and tabs. */
    writeOption(id: string, optionId: string, typed: string): void {
      const text = typed.replace(/\s*[\n\t]\s*/g, ' ');
      changeOptions(id, (options) =>
        options.map((option) => (option.id === optionId ? { ...option, text } : option)),
      );
    },
    /** With `also`, what else of the question changes then. */
    removeOption(id: string, optionId: string, also?: Partial<Each>): void {
      const options = optionsOf(id);
      const at = options.findIndex((option) => option.id === optionId);
      const beside = options[at + 1] ?? options[at - 1];
      if (!beside || options.length <= bounds.fewest) return;
      flushSync(() => changeOptions(id, (now) => now.filter((option) => option.id !== optionId), also));
      focusOn(optionFieldId(id, beside.id));
    },
  };
}

import { pathParameters } from '#contract/route.ts';
import { fileOf } from '#web/parts/sync/queue/kept-files.ts';
import {
  type KeptFile,
  newStep,
  type OutboxEntry,
  type RouteName,
  type Step,
  type StepInput,
} from '#web/parts/sync/queue/outbox-entry.ts';
import type { HandedOver } from '#web/parts/sync/save/save.ts';
import { type Base, ownedDrafts, type Values } from './owned-draft.ts';
import { type Owned, type OwnedKind, picked, subjectOf } from './owned-kind.ts';
import type { OwnedFormOptions } from './use-owned-form.ts';

export type Files = Readonly<Record<string, File>>;

interface OwnedChange<Item extends Owned> extends Pick<OwnedFormOptions<Item>, 'of' | 'item' | 'scope'> {
  readonly typed: Values;
  /** Files by the form's fields, or null to remove them; undefined where they stay. */
  readonly files: Files | null | undefined;
  readonly base: Base | undefined;
  readonly version: number | undefined;
  /** Steps that may have arrived: they are sent again before the new ones, which then change their result. */
  readonly earlier: readonly Step[];
  /** Steps that cannot have arrived, with the same files, whose uploads continue. */
  readonly left: readonly Step[];
}

/** The outbox entry of an item that is made or changed. */
export function ownedEntry<Item extends Owned>(kind: OwnedKind<Item>, change: OwnedChange<Item>): HandedOver {
  const { of, item, scope, typed, earlier } = change;
  const { routes, noun, fileField } = kind;
  const last = earlier.at(-1);
  // An earlier step with a file, which was removed meanwhile.
  const files = change.files ?? (earlier.some(({ files }) => files) ? null : change.files);
  const body = { ...typed, ...(files === null && fileField && { [fileField]: null }) };
  const whole = last ? afterStep(kind, last, change) : item && picked(item, placeNames(kind));
  const kept = keptOf(ownedDrafts(kind).fileOf(of), files ?? {}, change.left);
  const step = stepFor(
    whole ? routes.update : routes.create,
    whole
      ? { version: change.version, ...whole, ...changedIn(body, change.base, earlier) }
      : { ...scope, ...body },
    files && { files: kept },
  );
  const subject = subjectOf(kind, of);
  return {
    entry: {
      id: subject,
      kind: noun,
      subject,
      queueKey: kind.formAt(of, item === undefined),
      isForm: true,
      title: kind.nameOf({ ...item, ...typed } as unknown as Item),
      steps: [...earlier, step],
    },
    files: Object.fromEntries(Object.entries(files ?? {}).map(([field, file]) => [kept[field]?.name, file])),
  };
}

const placeNames = <Item extends Owned>({ routes, within = [] }: OwnedKind<Item>): readonly string[] => [
  ...pathParameters(routes.get.path),
  ...within,
];

/** Unique, because a repeated step has the files that it had. */
function keptOf(name: string, files: Files, left: readonly Step[]): Record<string, KeptFile> {
  const now = Date.now();
  const known = Object.assign({}, ...left.map(({ files }) => files)) as Record<string, KeptFile | undefined>;
  return Object.fromEntries(
    Object.entries(files).map(([field, file]) => [
      field,
      known[field]?.size === file.size ? known[field] : fileOf(`${name}/${now}/${field}`, file),
    ]),
  );
}

const stepFor = (route: RouteName, input: object, more: object | null | undefined): Step =>
  newStep(route, input as StepInput<RouteName>, more ?? {});

/** The item that a step makes, and its version then. */
function afterStep<Item extends Owned>(kind: OwnedKind<Item>, step: Step, change: OwnedChange<Item>) {
  const { create } = kind.routes;
  const saved = step.state === 'done' ? savedBy(kind, step) : undefined;
  if (saved)
    return { ...picked(saved, placeNames(kind)), version: Math.max(saved.version, change.version ?? 0) };
  const at = (name: string) => ({
    from: step.key,
    path: step.route === create ? `data.${name}` : name,
  });
  const names = [...placeNames(kind), 'version'];
  return Object.fromEntries(names.map((name) => [name, at(name)]));
}

/** Only what the member changed, and what an earlier try may have changed. */
const changedIn = (
  form: Readonly<Record<string, unknown>>,
  base: Base | undefined,
  earlier: readonly Step[],
) =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => value !== base?.[name] || earlier.some(({ input }) => name in input),
    ),
  );

export const savedIn = <Item extends Owned>(
  kind: OwnedKind<Item>,
  { steps }: OutboxEntry,
): Item | undefined => {
  const last = steps.at(-1);
  return last && savedBy(kind, last);
};

/** The file that an entry leaves with its item; undefined where it has none, or takes it away. */
export function sentFileIn<Item extends Owned>(
  { fileField = 'file' }: OwnedKind<Item>,
  { steps }: OutboxEntry,
): KeptFile | undefined {
  const last = steps.findLast(({ input, files }) => fileField in input || files?.[fileField]);
  return last?.files?.[fileField];
}

function savedBy<Item extends Owned>({ routes }: OwnedKind<Item>, { route, reply }: Step) {
  return route === routes.create ? (reply as { data: Item } | undefined)?.data : (reply as Item | undefined);
}

export const isCreation = <Item extends Owned>(
  { routes }: OwnedKind<Item>,
  { steps }: OutboxEntry,
): boolean => steps[0]?.route === routes.create;

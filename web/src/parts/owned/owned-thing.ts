import { pathParameters } from '#contract/route.ts';
import { fileOf } from '#web/parts/outbox/kept-files.ts';
import { newStep, type RouteName, type Step, type StepInput, type Thing } from '#web/parts/outbox/thing.ts';
import type { HandedOver } from '#web/parts/owned/use-kept-saving.ts';
import { type Base, circleDrafts, type Values } from './circle-draft.ts';
import { type Circle, type CircleKind, pathOf, standsOf } from './circle-kind.ts';

export interface CircleChange<Item extends Circle> {
  /** The circle, or one that is still to be made, by the name that the device gave it. */
  readonly of: { readonly id: string };
  /** Absent: it is still to be made, there where `scope` says. */
  readonly item: Item | undefined;
  readonly scope: object;
  readonly typed: Values;
  /** Another one, or null for none; undefined where it stays. */
  readonly picture: File | null | undefined;
  readonly base: Base | undefined;
  /** That is to be changed. */
  readonly version: number | undefined;
  /** What may have arrived already: it goes again before this, which then changes what it left. */
  readonly earlier: readonly Step[];
}

/** What the outbox sends of a circle that is made or changed. */
export function circleThing<Item extends Circle>(
  kind: CircleKind<Item>,
  change: CircleChange<Item>,
): HandedOver {
  const { of, item, scope, typed, earlier } = change;
  const { routes, noun, addresses } = kind;
  const last = earlier.at(-1);
  // One that went before with a picture, which was taken back meanwhile.
  const picture = change.picture ?? (earlier.some(({ files }) => files) ? null : change.picture);
  const body = { ...typed, ...(picture === null && { [noun]: null }) };
  const whole = last ? afterStep(kind, last, change) : item && pathOf(routes.get, item);
  // Unique, since what goes again carries the picture that it had.
  const file = picture ? fileOf(`${circleDrafts(kind).pictureOf(of)}/${Date.now()}`, picture) : undefined;
  const step = stepFor(
    whole ? routes.update : routes.create,
    whole
      ? { version: change.version, ...whole, ...changedIn(body, change.base, earlier) }
      : { ...scope, ...body },
    file && { files: { [noun]: file } },
  );
  const stands = standsOf(kind, of);
  const place = new URLSearchParams({ [item ? 'edit' : 'create']: of.id });
  return {
    thing: {
      ...{ id: stands, kind: noun, stands, place: `${addresses.all}?${place}` },
      title: kind.nameOf({ ...item, ...typed } as unknown as Item),
      steps: [...earlier, step],
    },
    files: file && picture ? { [file.name]: picture } : {},
  };
}

/** Of a kind, whatever row it is that takes this. */
const stepFor = (route: RouteName, input: object, more: object = {}): Step =>
  newStep(route, input as StepInput<RouteName>, more);

/** Where the circle is that a step leaves, and its version then. */
function afterStep<Item extends Circle>(kind: CircleKind<Item>, step: Step, change: CircleChange<Item>) {
  const { get, create } = kind.routes;
  const saved = step.state === 'done' ? savedBy(kind, step) : undefined;
  if (saved) return { ...pathOf(get, saved), version: Math.max(saved.version, change.version ?? 0) };
  const at = (name: string) => ({
    from: step.key,
    path: step.route === create ? `data.${name}` : name,
  });
  const names = [...pathParameters(get.path), 'version'];
  return Object.fromEntries(names.map((name) => [name, at(name)]));
}

/** What the member changed and nothing else; what an earlier try may have changed is said again. */
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

/** The circle as the API left it. */
export const savedIn = <Item extends Circle>(kind: CircleKind<Item>, { steps }: Thing): Item | undefined => {
  const last = steps.at(-1);
  return last && savedBy(kind, last);
};

function savedBy<Item extends Circle>({ routes }: CircleKind<Item>, { route, reply }: Step) {
  return route === routes.create ? (reply as { data: Item } | undefined)?.data : (reply as Item | undefined);
}

/** Whether it makes one that has not been there. */
export const isCreation = <Item extends Circle>({ routes }: CircleKind<Item>, { steps }: Thing): boolean =>
  steps[0]?.route === routes.create;

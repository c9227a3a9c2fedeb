import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '#web/lib/api/api.ts';
import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { newKey } from '#web/lib/api/request.ts';
import { differencesOf } from '#web/parts/owned/differences.ts';
import { useKeptForm } from '#web/parts/owned/use-kept-form.ts';
import { type Base, circleDrafts, namedIn, type Typed, type Values, valuesOf } from './circle-draft.ts';
import { type Circle, type CircleField, type CircleKind, pathOf } from './circle-kind.ts';

/** Longest edge in pixels: a card is at most 500 wide, and screens have two or three pixels for each. */
const LONGEST_EDGE = 1200;

type Fields = Values & { withoutPicture?: string | undefined };

interface CircleFormOptions<Item extends Circle> {
  readonly kind: CircleKind<Item>;
  readonly memberId: string;
  /** Absent: it makes a new one, there where `scope` says. */
  readonly item: Item | undefined;
  readonly scope: object;
}

/** The form of a circle, an existing one or one to be made. */
export function useCircleForm<Item extends Circle>({ kind, memberId, item, scope }: CircleFormOptions<Item>) {
  const { noun, fields, schema, routes } = kind;
  const { readDraft, keepDraft, dropDraft, pictureOf } = circleDrafts(kind);
  const baseOf = (stored: Item | undefined): Base | undefined =>
    stored && { ...valuesOf(fields, stored), version: stored.version };
  const keep = (typed: object, base: Base | undefined, key?: string) =>
    keepDraft(memberId, item, { ...typed, ...valuesOf(fields, typed), base, key });

  const form = useKeptForm<Fields, Fields, Item, Base | undefined>({
    stored: item,
    typedOf: (stored) => valuesOf(fields, stored) as Fields,
    baseOf,
    draft: {
      read() {
        const kept: Typed | undefined = readDraft(memberId, item);
        if (!kept) return undefined;
        const { key: _, base, ...typed } = kept;
        return { fields: typed as Fields, base: (base as Base | undefined) ?? baseOf(item) };
      },
      keep,
      drop: () => dropDraft(memberId, item),
    },
    resolver: zodResolver(
      z.extend(schema, { ...checksIn(fields), withoutPicture: z.optional(z.string()) }),
    ) as unknown as Resolver<Fields, unknown, Fields>,
    picture: {
      memberId,
      stored: item && kind.attachmentOf(item),
      name: pictureOf(item),
      longestEdge: LONGEST_EDGE,
    },
  });
  const { base, changed, picture } = form;

  const send = async (typed: Values, version: number | undefined, key: string): Promise<Item> => {
    const body = { ...typed, [noun]: picture.sent };
    if (!item) return (await call(routes.create, { ...pathOf(routes.create, scope), ...body }, { key })).data;
    const path = pathOf(routes.update, item);
    return call(routes.update, { ...path, version, ...changedIn(body, base) }, { key });
  };

  return {
    ...form,

    /** What another device saved meanwhile, and both ways on. */
    conflict: changed && {
      ...{ version: changed.version, changedAt: changed.changedAt },
      differences: differencesOf(
        form.form.getValues(),
        valuesOf(fields, changed),
        Object.fromEntries(namedIn(fields).map(({ name, label }) => [name, label])),
      ),
      keep: () => form.keepMine(base && { ...base, version: changed.version }),
    },

    /** @returns the circle as it is stored, or nothing when it failed: then the form says why. */
    async save(typed: Fields, version = base?.version): Promise<Item | undefined> {
      const key = readDraft(memberId, item)?.key ?? newKey();
      keep(typed, base, key);
      try {
        const saved = await send(valuesOf(fields, typed), version, key);
        dropDraft(memberId, item);
        return saved;
      } catch (error) {
        if (!(error instanceof ApiError) || !isUncertain(error)) keep(typed, base);
        if (item && error instanceof ApiError && error.code === `${noun}.changed`) {
          const now = await call(routes.get, pathOf(routes.get, item)).catch(() => undefined);
          form.meet(now);
          if (now) return undefined;
        }
        form.fail(error as Error);
        return undefined;
      }
    },
  };
}

/** Boxes to tick are no part of the contract's drafts: a form carries them as texts. */
const checksIn = (fields: readonly CircleField[]) =>
  Object.fromEntries(fields.flatMap((field) => (field.as === 'check' ? [[field.name, z.boolean()]] : [])));

/** What the member changed and nothing else. */
const changedIn = (form: Readonly<Record<string, unknown>>, base: Base | undefined) =>
  Object.fromEntries(Object.entries(form).filter(([name, value]) => value !== base?.[name]));

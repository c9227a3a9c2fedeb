import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '#web/lib/api/api.ts';
import { differencesOf } from '#web/parts/owned/differences.ts';
import { useKeptForm } from '#web/parts/owned/use-kept-form.ts';
import { useKeptSaving } from '#web/parts/owned/use-kept-saving.ts';
import { type Base, circleDrafts, namedIn, type Values, valuesOf } from './circle-draft.ts';
import { type Circle, type CircleField, type CircleKind, pathOf, standsOf } from './circle-kind.ts';
import { circleThing, savedIn } from './circle-thing.ts';

/** Longest edge in pixels: a card is at most 500 wide, and screens have two or three pixels for each. */
const LONGEST_EDGE = 1200;

type Fields = Values & { withoutPicture?: string | undefined };

interface CircleFormOptions<Item extends Circle> {
  readonly kind: CircleKind<Item>;
  readonly memberId: string;
  /** The circle, or one that is still to be made, by the name that the device gave it. */
  readonly of: { readonly id: string };
  /** Absent: it makes a new one, there where `scope` says. */
  readonly item: Item | undefined;
  readonly scope: object;
  /** It has arrived. */
  readonly onSaved: (saved: Item) => void;
}

/** The form of a circle, an existing one or one to be made. */
export function useCircleForm<Item extends Circle>(options: CircleFormOptions<Item>) {
  const { kind, memberId, of, item, scope, onSaved } = options;
  const { noun, fields, schema, routes } = kind;
  const { readDraft, keepDraft, dropDraft, pictureOf } = circleDrafts(kind);
  const baseOf = (stored: Item | undefined): Base | undefined =>
    stored && { ...valuesOf(fields, stored), version: stored.version };
  const keep = (typed: object, base: Base | undefined, isOut?: boolean) =>
    keepDraft(memberId, of, { ...typed, ...valuesOf(fields, typed), base, isOut });

  const form = useKeptForm<Fields, Fields, Item, Base | undefined>({
    stored: item,
    typedOf: (stored) => valuesOf(fields, stored) as Fields,
    baseOf,
    draft: {
      read() {
        const kept = readDraft(memberId, of);
        if (!kept) return undefined;
        const { isOut: _, base, ...typed } = kept;
        return { fields: typed as Fields, base: (base as Base | undefined) ?? baseOf(item) };
      },
      keep(typed, base) {
        changeOn();
        keep(typed, base);
      },
      drop: () => dropDraft(memberId, of),
    },
    resolver: zodResolver(
      z.extend(schema, { ...checksIn(fields), withoutPicture: z.optional(z.string()) }),
    ) as unknown as Resolver<Fields, unknown, Fields>,
    picture: {
      memberId,
      stored: item && kind.attachmentOf(item),
      name: pictureOf(of),
      longestEdge: LONGEST_EDGE,
    },
  });
  const { base, changed, picture } = form;

  const saving = useKeptSaving({
    id: standsOf(kind, of),
    savedIn: (thing) => savedIn(kind, thing),
    onSaved,
    onWaiting: (message) => form.form.setError('root', { type: 'waiting', message }),
    async onRefused(error) {
      keep(form.form.getValues(), base);
      if (item && error.code === `${noun}.changed`) {
        const now = await call(routes.get, pathOf(routes.get, item)).catch(() => undefined);
        form.meet(now);
        if (now) return;
      }
      form.fail(error);
    },
  });

  /** What is typed on is not what waits to be sent. */
  const changeOn = () => {
    form.form.clearErrors('root');
    saving.takeBack();
  };

  return {
    ...form,
    picture: {
      ...picture,
      remove(): void {
        changeOn();
        picture.remove();
      },
    },

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

    /** Sends it; what has to wait or is refused, the form says. */
    save(fields: Fields, version = base?.version): Promise<void> {
      keep(fields, base, true);
      const typed = valuesOf(kind.fields, fields);
      const change = { of, item, scope, typed, picture: picture.sent, base, version };
      return saving.save((earlier) => circleThing(kind, { ...change, earlier })).catch(form.fail);
    },

    /** Gives up what was typed. */
    discard(): void {
      void saving.giveUp();
      form.discard();
    },
  };
}

/** Boxes to tick are no part of the contract's drafts: a form carries them as texts. */
const checksIn = (fields: readonly CircleField[]) =>
  Object.fromEntries(fields.flatMap((field) => (field.as === 'check' ? [[field.name, z.boolean()]] : [])));

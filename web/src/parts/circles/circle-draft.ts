import * as z from 'zod/mini';
import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { dropDeviceFile } from '#web/lib/device/device-files.ts';
import type { CircleField } from './circle-kind.ts';

export type Values = Readonly<Record<string, string | boolean>>;

/** What the form began with, and which version of the circle that was. */
export type Base = Readonly<Record<string, string | boolean | number>> & { readonly version: number };

/** The form as it is typed; kept on the device until it is saved. */
export type Typed = Record<string, unknown> & {
  /** Name of the picture that the next save takes away. */
  readonly withoutPicture?: string | undefined;
  /** Absent for a new circle, and where an earlier version of the site kept it. */
  readonly base?: object | undefined;
  /** Of the call that was to save it and may have: the next try of the same carries it again. */
  readonly key?: string | undefined;
};

interface Form {
  readonly noun: string;
  readonly fields: readonly CircleField[];
}

/** Absent: a circle that is still to be made. */
type Of = { readonly id: string } | undefined;

const nameOf = (noun: string, circle: Of) => (circle ? `${noun}Draft/${circle.id}` : `${noun}Draft`);

/** The forms that a member has begun. */
export function circleDrafts({ noun, fields }: Form) {
  const pictureOf = (circle: Of) => `${noun}/${circle?.id ?? 'new'}`;
  return {
    /** The name of the chosen picture among the device's files. */
    pictureOf,
    readDraft: (memberId: string, circle: Of) =>
      readDeviceDraft(typedOf(fields), nameOf(noun, circle), memberId),
    keepDraft: (memberId: string, circle: Of, typed: Typed) =>
      keepDeviceDraft(nameOf(noun, circle), memberId, typed),
    dropDraft(memberId: string, circle: Of): void {
      dropDeviceDraft(nameOf(noun, circle), memberId);
      void dropDeviceFile(memberId, pictureOf(circle));
    },
  };
}

/** The fields that have a name, and what a circle says in them. */
export const namedIn = (fields: readonly CircleField[]) => fields.filter((field) => field.as !== 'picture');

/** Of none: as the form of a new one begins. */
export const valuesOf = (fields: readonly CircleField[], circle: object | undefined): Values => {
  const said = new Map<string, string | boolean>(Object.entries(circle ?? {}));
  return Object.fromEntries(
    namedIn(fields).map(({ name, as }) => [name, said.get(name) ?? (as === 'check' ? false : '')]),
  );
};

function typedOf(fields: readonly CircleField[]) {
  const values = Object.fromEntries(namedIn(fields).map((field) => [field.name, schemaOf(field)]));
  return z.object({
    ...values,
    withoutPicture: z.optional(z.string()),
    base: z.optional(z.object({ ...values, version: z.int() })),
    key: z.optional(z.string()),
  });
}

const schemaOf = (field: CircleField) => {
  if (field.as === 'check') return z.boolean();
  return field.as === 'select' ? z.enum(['', ...field.choices]) : z.string();
};

import * as z from 'zod/mini';
import { Id, Version } from './fields/field.ts';
import { Found, paging } from './fields/paging.ts';
import { type Folder, route } from './route.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Where the rows of a plain record are: one that is owned and listed, and not followed. */
interface Placed<Scope extends Shape> {
  /** In paths. */
  readonly nouns: string;
  /** What its address says besides its id: `{ communityId: Id }` within a community, otherwise nothing. */
  readonly scope: Scope;
}

/** What its forms and its own page share. */
interface Plain<Scope extends Shape, One extends z.ZodMiniType> extends Placed<Scope> {
  readonly one: () => One;
  /** Folders for its files, which make its forms multipart. */
  readonly files?: readonly Folder[];
}

/**
 * For the API document. It stands on a line of its own, or the site would carry it (`lib/site/leave-out-summaries.ts`).
 */
interface Said {
  readonly summary: string;
}

/** `/community/{communityId}`, or nothing. */
const within = (scope: Shape): string =>
  Object.keys(scope)
    .map((name) => `/${name.replace(/Id$/, '')}/{${name}}`)
    .join('');

const formOf = ({ files }: { readonly files?: readonly Folder[] }) => ({
  ...(files && { files, body: 'multipart' as const }),
});

/** A page of them: all, or those that `wanted` selects; with a `search`, those found. */
export const recordList = <Scope extends Shape, Card extends z.ZodMiniType, Wanted extends Shape>(
  { nouns, scope, card }: Placed<Scope> & { readonly card: () => Card },
  { summary, wanted }: Said & { readonly wanted: () => Wanted },
) =>
  route({
    summary,
    method: 'GET',
    path: `/api/${nouns}${within(scope)}`,
    input: () => z.object({ ...scope, ...wanted(), ...paging }),
    output: () => z.extend(Found, { data: z.array(card()) }),
  });

export const recordGet = <Scope extends Shape, One extends z.ZodMiniType>(
  { nouns, scope, one }: Plain<Scope, One>,
  { summary }: Said,
) =>
  route({
    summary,
    method: 'GET',
    path: `/api/${nouns}/{id}${within(scope)}`,
    input: () => z.object({ id: Id, ...scope }),
    output: one,
  });

/** Answers `{ data }`, with 201. */
export const recordCreate = <Scope extends Shape, One extends z.ZodMiniType, Draft extends Shape>(
  plain: Plain<Scope, One>,
  { summary, draft }: Said & { readonly draft: () => Draft },
) =>
  route({
    ...formOf(plain),
    summary,
    method: 'POST',
    status: 201,
    path: `/api/${plain.nouns}/add${within(plain.scope)}`,
    input: () => z.object({ ...plain.scope, ...draft() }),
    output: () => z.object({ data: plain.one() }),
  });

/** Changes the fields of `change`, each of them optional; with a version, only while that is the stored one. */
export const recordChange = <Scope extends Shape, One extends z.ZodMiniType, Change extends Shape>(
  plain: Plain<Scope, One>,
  { summary, change }: Said & { readonly change: () => Change },
) =>
  route({
    ...formOf(plain),
    summary,
    method: 'PUT',
    path: `/api/${plain.nouns}/{id}${within(plain.scope)}`,
    input: () => z.object({ id: Id, ...plain.scope, ...change(), version: Version }),
    output: plain.one,
  });

export const recordRemove = <Scope extends Shape>({ nouns, scope }: Placed<Scope>, { summary }: Said) =>
  route({
    summary,
    method: 'DELETE',
    path: `/api/${nouns}/{id}${within(scope)}`,
    input: () => z.object({ id: Id, ...scope }),
    output: () => z.object({ id: Id }),
  });

import { parseAst } from 'rolldown/parseAst';

/** Of a syntax tree what is looked at here. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** What a file imports, by its specifier. */
export type Load = (specifier: string) => Promise<Record<string, unknown>>;

const ENDPOINT = '#platform/http/endpoint.ts';

/** What a function's file exports as `handler`: whether it does, and the row that it gives to `endpoint`, by whatever name. */
export async function readHandler(
  source: string,
  load: Load,
): Promise<{ readonly isThere: boolean; readonly row: unknown }> {
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Node[] };
  const imports = new Map(body.flatMap(importsOf));
  const values = new Map(body.flatMap(valuesOf));
  const exported = body.flatMap(exportsOf).find(([name]) => name === 'handler')?.[1];

  const read = async (node: Node): Promise<unknown> => {
    if (node.type === 'MemberExpression' && !node['computed'])
      return ((await read(part(node, 'object'))) as Record<string, unknown>)?.[
        nameOf(part(node, 'property'))
      ];
    // With a type said of it.
    if (node['expression']) return read(part(node, 'expression'));
    if (node.type !== 'Identifier') return undefined;
    const name = nameOf(node);
    const value = values.get(name);
    if (value) return read(value);
    const from = imports.get(name);
    const module = from && (await load(from.specifier));
    return from?.name === undefined ? module : module?.[from.name];
  };

  const call = exported === undefined ? undefined : values.get(exported);
  const callee = call?.type === 'CallExpression' ? imports.get(nameOf(part(call, 'callee'))) : undefined;
  const isEndpoint = callee?.specifier === ENDPOINT && callee.name === 'endpoint';
  const [row] = (isEndpoint && call ? call['arguments'] : []) as Node[];
  return { isThere: exported !== undefined, row: row && (await read(row)) };
}

const part = (node: Node, name: string) => node[name] as Node;
const parts = (node: Node, name: string) => (node[name] ?? []) as Node[];
const nameOf = (node: Node) => String(node['name'] ?? node['value']);

/** By its name here: from where each comes, and how it is called there; a whole module has no name. */
function importsOf(node: Node): [string, { specifier: string; name: string | undefined }][] {
  if (node.type !== 'ImportDeclaration') return [];
  const specifier = nameOf(part(node, 'source'));
  return parts(node, 'specifiers').map((each) => {
    const { type, imported } = each as Node & { imported?: Node };
    const name = imported ? nameOf(imported) : type === 'ImportDefaultSpecifier' ? 'default' : undefined;
    return [nameOf(part(each, 'local')), { specifier, name }];
  });
}

/** What stands at a file's first level, exported or not. */
function valuesOf(node: Node): [string, Node][] {
  const declared = (node['declaration'] as Node | null | undefined) ?? node;
  return parts(declared, 'declarations').map((each) => [nameOf(part(each, 'id')), part(each, 'init')]);
}

/** How each is called outside, and here. */
function exportsOf(node: Node): [string, string][] {
  if (node.type !== 'ExportNamedDeclaration') return [];
  const made = valuesOf(node).map(([name]): [string, string] => [name, name]);
  const listed = parts(node, 'specifiers').map((each): [string, string] => [
    nameOf(part(each, 'exported')),
    nameOf(part(each, 'local')),
  ]);
  return [...made, ...listed];
}

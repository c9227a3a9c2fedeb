/** Finds the route of a request. Paths are those of an HTTP API: `/api/news/{id}`. */
export class Router<T> {
  readonly #methods = new Map<string, Node<T>>();

  add(method: string, path: string, value: T): void {
    let node = getOrAdd(this.#methods, method);
    const names: string[] = [];
    for (const segment of path.split('/').slice(1)) {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name) names.push(name);
      if (name) node.parameter ??= newNode();
      node = name ? (node.parameter as Node<T>) : getOrAdd(node.children, segment);
    }
    if (node.end) throw new Error(`two routes share ${method} ${path}`);
    node.end = { value, names };
  }

  /** `path` as it was sent; a static segment wins over a parameter. */
  find(method: string, path: string): Match<T> | undefined {
    const root = this.#methods.get(method);
    const segments = segmentsOf(path);
    const values: string[] = [];
    const end = root && segments && walk(root, segments, 0, values);
    if (!end) return undefined;
    const { value, names } = end;
    if (names.length === 0) return { value };
    const parameters: Record<string, string> = {};
    names.forEach((name, index) => {
      parameters[name] = values[index] as string;
    });
    return { value, parameters };
  }
}

export interface Match<T> {
  readonly value: T;
  /** Decoded path parameters. */
  readonly parameters?: Record<string, string>;
}

interface Node<T> {
  readonly children: Map<string, Node<T>>;
  parameter?: Node<T>;
  end?: { readonly value: T; readonly names: readonly string[] };
}

const newNode = <T>(): Node<T> => ({ children: new Map() });

function getOrAdd<T>(nodes: Map<string, Node<T>>, key: string): Node<T> {
  const node = nodes.get(key) ?? newNode<T>();
  nodes.set(key, node);
  return node;
}

function walk<T>(
  node: Node<T>,
  segments: readonly string[],
  index: number,
  values: string[],
): Node<T>['end'] {
  const segment = segments[index];
  if (segment === undefined) return node.end;
  const fixed = node.children.get(segment);
  const found = fixed && walk(fixed, segments, index + 1, values);
  if (found || !node.parameter || segment === '') return found;
  values.push(segment);
  const end = walk(node.parameter, segments, index + 1, values);
  if (!end) values.pop();
  return end;
}

/** Undefined when an escape is invalid. */
function segmentsOf(path: string): string[] | undefined {
  const segments = path.split('/').slice(1);
  if (!path.includes('%')) return segments;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

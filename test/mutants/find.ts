import { parseSync } from 'oxc-parser';

export const KINDS = [
  'guard removed',
  'comparison inverted',
  'condition removed',
  'organization filter removed',
  'allow-list widened',
  'bound removed',
  'statement removed',
] as const;

export type Kind = (typeof KINDS)[number];

/** A change of a source text that replaces the characters from `start` to `end` with `text`. */
export interface Mutation {
  kind: Kind;
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A statement that does nothing and returns no rows, so that the other results of a batch keep their positions. */
const NO_OP_STATEMENT =
  "({ _prepare: () => ({ getQuery: () => ({ sql: 'SELECT 1 WHERE 0', params: [] }), mapResult: () => [] }) } as never)";

const INVERSES: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** Finds all mutations of a TypeScript source text, in order of position. */
export function findMutations(source: string): Mutation[] {
  const { program, errors } = parseSync('source.ts', source);
  if (errors.length > 0) throw new Error(`The source does not parse: ${errors[0]!.message}`);
  const mutations: Mutation[] = [];
  walk(program as unknown as Node, [], (node, parents) => {
    for (const mutation of mutationsOf(node, parents, source)) mutations.push(mutation);
  });
  return mutations.sort((a, b) => a.start - b.start || a.end - b.end);
}

function walk(node: Node, parents: Node[], visit: (node: Node, parents: Node[]) => void): void {
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSNonNullExpression')
    return;
  visit(node, parents);
  const ancestors = [node, ...parents];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string') {
        walk(child as Node, ancestors, visit);
      }
    }
  }
}

function mutationsOf(node: Node, parents: Node[], source: string): Mutation[] {
  const textOf = (part: unknown) => source.slice((part as Node).start, (part as Node).end);
  const replace = (kind: Kind, part: unknown, text: string): Mutation => ({
    kind,
    start: (part as Node).start,
    end: (part as Node).end,
    text,
  });
  switch (node.type) {
    case 'IfStatement':
      return isExit(node['consequent'] as Node) ? [replace('guard removed', node['test'], 'false')] : [];
    case 'BinaryExpression': {
      const operator = node['operator'] as string;
      const inverse = INVERSES[operator];
      const { end: from } = node['left'] as Node;
      const { start: to } = node['right'] as Node;
      const at = from + source.slice(from, to).indexOf(operator);
      return inverse
        ? [{ kind: 'comparison inverted', start: at, end: at + operator.length, text: inverse }]
        : [];
    }
    case 'LogicalExpression':
      return node['operator'] === '&&'
        ? [
            replace('condition removed', node, textOf(node['left'])),
            replace('condition removed', node, textOf(node['right'])),
          ]
        : [];
    case 'CallExpression': {
      const callee = textOf(node['callee']);
      const args = node['arguments'] as Node[];
      if (callee === 'eq' && args.length === 2 && /organizationId$/.test(textOf(args[0]))) {
        return [replace('organization filter removed', node, 'sql`1 = 1`')];
      }
      if (/^Math\.(?:max|min)$/.test(callee) && args.length === 2 && args[0]!.type !== 'SpreadElement') {
        return args.map((arg) => replace('bound removed', node, `(${textOf(arg)})`));
      }
      if (/(?:^|\.)[A-Z][A-Z_]+\.(?:includes|has)$|\]\.includes$/.test(callee) && args.length === 1) {
        return [replace('allow-list widened', node, 'true')];
      }
      return [];
    }
    case 'ArrayExpression':
      return mutationsOfArray(node, parents, textOf, replace);
    case 'TaggedTemplateExpression':
      return textOf(node['tag']) === 'sql' ? mutationsOfSql(node, source) : [];
    default:
      return [];
  }
}

/** Returns whether a statement only throws, returns or continues. */
function isExit(statement: Node): boolean {
  const { type } = statement;
  if (type === 'BlockStatement') {
    const body = statement['body'] as Node[];
    return body.length === 1 && isExit(body[0]!);
  }
  return type === 'ThrowStatement' || type === 'ReturnStatement' || type === 'ContinueStatement';
}

function mutationsOfArray(
  node: Node,
  parents: Node[],
  textOf: (part: unknown) => string,
  replace: (kind: Kind, part: unknown, text: string) => Mutation,
): Mutation[] {
  const elements = (node['elements'] as (Node | null)[]).filter((element) => element !== null);
  const schemes = elements.filter(
    ({ type, value }) => type === 'Literal' && /^(?:https?|mailto|cid)$/.test(String(value)),
  );
  if (schemes.length > 0) {
    return ['javascript', 'vbscript'].map((scheme) => ({
      ...replace(
        'allow-list widened',
        node,
        `[${textOf(node).slice(1, -1).replace(/,\s*$/, '')}, '${scheme}']`,
      ),
    }));
  }
  if (!isBatch(parents, textOf)) return [];
  return elements
    .filter((element) => !/^(?:\.\.\.)?\(*(?:find|read|list|count|stored)/.test(textOf(element)))
    .map((element) =>
      element.type === 'SpreadElement'
        ? replace(
            'statement removed',
            element,
            `...(${textOf(element['argument'])}).map(() => ${NO_OP_STATEMENT})`,
          )
        : replace('statement removed', element, NO_OP_STATEMENT),
    );
}

/** Returns whether an array is passed to `commit`, or returned by a function of type Statement[]. */
function isBatch([parent, ...others]: Node[], textOf: (part: unknown) => string): boolean {
  if (!parent) return false;
  if (parent.type === 'CallExpression') return textOf(parent['callee']) === 'commit';
  const isReturned = parent.type === 'ReturnStatement' || parent.type === 'ArrowFunctionExpression';
  const enclosing = [parent, ...others].find(({ type }) => /Function/.test(type));
  return (
    isReturned && enclosing?.['returnType'] != null && /Statement\[\]$/.test(textOf(enclosing['returnType']))
  );
}

/** Returns mutations of the comparisons after WHERE and AND in SQL. */
function mutationsOfSql(node: Node, source: string): Mutation[] {
  const text = source.slice(node.start, node.end);
  const value = String.raw`(?:\$\{[^{}]*\}|'[^']*'|\d+|NULL)`;
  const comparison = new RegExp(
    String.raw`(?<=\b(?:WHERE|AND)\s+)\+?[\w.]+\s*(?:=|<>|<=|>=|<|>|IS NOT|IS)\s*${value}`,
    'g',
  );
  return [...text.matchAll(comparison)].map((match) => ({
    kind: /organization_id/.test(match[0]) ? 'organization filter removed' : 'condition removed',
    start: node.start + match.index,
    end: node.start + match.index + match[0].length,
    text: '1 = 1',
  }));
}

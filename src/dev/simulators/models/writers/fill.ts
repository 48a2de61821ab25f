/** Walks a JSON schema, and asks a source for each value. The result always conforms to the schema. */
import type { Schema } from '../prompt.ts';

/** The position of a value in the schema. */
export interface Place {
  /** The name of the property; list items have the name of the list. */
  name: string;
  description: string;
  schema: Schema;
  isNullable: boolean;
  /** The names of the neighboring properties. */
  siblings: string[];
  /** The name of the enclosing list, or null. */
  list: string | null;
  /** The index in that list. */
  index: number;
}

/** Provides the values. `null` means unknown. */
export interface Source {
  text(place: Place): string | null;
  choice(place: Place, words: string[]): string | null;
  number(place: Place): number | null;
  flag(place: Place): boolean;
  /** Returns the number of items of a list. */
  count(place: Place): number;
}

const MAX_DEPTH = 12;
const MAX_ITEMS = 50;

export function fillSchema(schema: Schema, source: Source): unknown {
  const root = schema;
  return fill(schema, { name: '', description: '', siblings: [], list: null, index: 0 }, 0);

  function fill(node: Schema, at: Omit<Place, 'schema' | 'isNullable'>, depth: number): unknown {
    const { schema: inner, isNullable } = resolve(node, root);
    const description = node.description ?? inner.description ?? at.description;
    const place: Place = { ...at, description, schema: inner, isNullable };
    const orNull = <T>(value: T | null, fallback: T): T | null => value ?? (isNullable ? null : fallback);
    if (inner.const !== undefined) return inner.const;
    if (inner.enum) {
      const words = inner.enum.filter((word) => typeof word === 'string');
      if (words.length > 0) return orNull(source.choice(place, words), words.at(-1)!);
      return inner.enum[0];
    }
    switch (typeOf(inner)) {
      case 'object': {
        if (depth > MAX_DEPTH) return isNullable ? null : {};
        const properties = Object.entries(inner.properties ?? {});
        const siblings = properties.map(([name]) => name);
        return Object.fromEntries(
          properties.map(([name, child]) => [
            name,
            fill(child, { name, description: '', siblings, list: at.list, index: at.index }, depth + 1),
          ]),
        );
      }
      case 'array': {
        const [fewest, most] = boundsOf(inner, description);
        const count = Math.max(fewest, Math.min(source.count(place), most, MAX_ITEMS));
        const item = { name: at.name, description, siblings: at.siblings, list: at.name };
        return Array.from({ length: count }, (_, index) =>
          fill(inner.items ?? {}, { ...item, index }, depth + 1),
        );
      }
      case 'integer':
      case 'number':
        return orNull(source.number(place), Math.max(0, inner.minimum ?? 0));
      case 'boolean':
        return source.flag(place);
      case 'null':
        return null;
      default: {
        const text = orNull(source.text(place), '');
        return text === null ? null : text.slice(0, lengthOf(inner, description));
      }
    }
  }
}

/** Resolves references and unions to the non-null schema. */
function resolve(node: Schema, root: Schema): { schema: Schema; isNullable: boolean } {
  let schema = node;
  let isNullable = false;
  for (let step = 0; step < MAX_DEPTH; step++) {
    const options: Schema[] | undefined = schema.anyOf ?? schema.oneOf;
    if (schema.$ref) {
      schema = follow(schema.$ref, root);
    } else if (options) {
      isNullable ||= options.some(({ type }) => type === 'null');
      schema = options.find(({ type }) => type !== 'null') ?? {};
    } else if (schema.allOf) {
      schema = Object.assign({}, ...schema.allOf);
    } else {
      break;
    }
  }
  isNullable ||= Array.isArray(schema.type) && schema.type.includes('null');
  return { schema, isNullable };
}

function follow(reference: string, root: Schema): Schema {
  if (reference === '#') return root;
  const [, group, name = ''] = reference.split('/').slice(0, 3);
  const definitions = (group === '$defs' ? root.$defs : root.definitions) ?? {};
  return Object.hasOwn(definitions, name) ? definitions[name]! : {};
}

function typeOf({ type, properties, items }: Schema): string | undefined {
  if (Array.isArray(type)) return type.find((name) => name !== 'null');
  return type ?? (properties ? 'object' : items ? 'array' : undefined);
}

/** The AI SDK moves bounds into the description for Anthropic: "max items: 5." */
function boundsOf({ minItems, maxItems }: Schema, description: string): [number, number] {
  const fewest = minItems ?? Number(/\bmin items: (\d{1,6})/.exec(description)?.[1] ?? 0);
  const most = maxItems ?? Number(/\bmax items: (\d{1,6})/.exec(description)?.[1] ?? MAX_ITEMS);
  return [fewest, most];
}

function lengthOf({ maxLength }: Schema, description: string): number {
  return maxLength ?? Number(/\bmax length: (\d{1,9})/.exec(description)?.[1] ?? Number.POSITIVE_INFINITY);
}

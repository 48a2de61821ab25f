/**
 * The tags of an organization, which are a column of its row in the directory: signing in reads them, and the check of a
 * hint compares their version, so that requests need no query of their own.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { invalid } from '../../lib/errors.ts';
import { BUILT_IN, type Tag, type TagList, Tags } from '../../lib/tags.ts';
import type { Ctx, ServiceCtx } from './ctx.ts';
import { commit, isRefusal, requireThat } from './data/commit/commit.ts';
import { directory, type Statement } from './data/database.ts';

const ORIGINAL = new Tags();

/** Builds a column for `readTags` in a query of the directory that finds an organization. */
export function selectTags(organization: SQLiteColumn): SQL.Aliased<string | null> {
  return sql<string | null>`(SELECT json_array(tags_version, json(tags)) FROM organizations
    WHERE id = ${organization})`.as('tags');
}

export function readTags(column: string | null): Tags {
  const [version, list] = column === null ? [0, null] : JSON.parse(column);
  return version === 0 ? ORIGINAL : new Tags(list ?? BUILT_IN, version);
}

/** True, as an expression, if the tags of the organization have not changed since this version. */
export function areStillTags(organizationId: number, { version }: Tags): SQL {
  return sql`EXISTS (SELECT 1 FROM organizations WHERE id = ${organizationId} AND tags_version = ${version})`;
}

/** Returns the tags of the organization: of a request, those that its sign-in has read. */
export async function tagsOf(ctx: Ctx): Promise<Tags> {
  ctx.tags ??= await findTags(ctx);
  return ctx.tags;
}

/** Reads the tags of the organization. */
export async function findTags(ctx: Ctx): Promise<Tags> {
  const db = directory(ctx);
  const [[row]] = await commit(db, [
    db.all<{ tags: string | null }>(sql`SELECT json_array(tags_version, json(tags)) AS tags FROM organizations
      WHERE id = ${ctx.organizationId}`),
  ]);
  return readTags(row?.tags ?? null);
}

/** Returns the tag with this name or key. Throws `invalid`. */
export async function tagNamed(ctx: Ctx, name: string, field = 'tag'): Promise<Tag> {
  const tags = await tagsOf(ctx);
  return tags.find(name) ?? unknownTag(tags, field);
}

/** Returns the tag with this name or key, if there is a name. Throws `invalid`. */
export async function tagIfNamed(
  ctx: Ctx,
  name: string | undefined,
  field = 'tag',
): Promise<Tag | undefined> {
  return name === undefined ? undefined : tagNamed(ctx, name, field);
}

/** The names of an error message: more would not be read. */
const LISTED = 20;

function unknownTag(tags: Tags, field: string): never {
  throw invalid(field, `expected one of ${someNames(tags)}`);
}

/** Returns the names of the first tags, for an error message. */
export function someNames({ entries }: Tags): string {
  const names = entries.slice(0, LISTED).map(({ name }) => name);
  return [...names, ...(entries.length > LISTED ? ['…'] : [])].join(', ');
}

/** Returns an SQL expression: the name of the tag in a column. */
export function nameInSql(tags: Tags, column: SQL): SQL {
  const names = tags.list.entries.map(({ tag }) => [tag, tags.nameOf(tag)]);
  const renamed = Object.fromEntries(names.filter(([tag, name]) => name !== tag));
  if (Object.keys(renamed).length === 0) return column;
  return sql`coalesce((SELECT value FROM json_each(${JSON.stringify(renamed)}) WHERE key = ${column}), ${column})`;
}

/**
 * Replaces the tags that `before` has, together with the statements `also`. Returns null, and changes nothing, if they
 * have changed since they were read.
 */
export async function replaceTags(
  ctx: Ctx,
  before: Tags,
  list: TagList,
  also: Statement[] = [],
): Promise<Tags | null> {
  const db = directory(ctx);
  try {
    await commit(db, [
      requireThat(db, areStillTags(ctx.organizationId, before)),
      db.run(sql`UPDATE organizations SET tags = ${JSON.stringify(list)}, tags_version = tags_version + 1
        WHERE id = ${ctx.organizationId}`),
      ...also,
    ]);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
  ctx.tags = new Tags(list, before.version + 1);
  return ctx.tags;
}

/** Selects the first organization after `after` with a deleted tag whose mail moves. */
export function selectMoving(ctx: ServiceCtx, after: number): Statement<{ id: number }[]> {
  return directory(ctx).all(sql`SELECT id FROM organizations
    WHERE instr(tags, '"movesTo"') > 0 AND id > ${after} AND closed_at IS NULL ORDER BY id LIMIT 1`);
}

/** Returns the first organization after `after` with a deleted tag whose mail moves. */
export async function findMoving(ctx: ServiceCtx, after: number): Promise<number | undefined> {
  const [[organization]] = await commit(directory(ctx), [selectMoving(ctx, after)]);
  return organization?.id;
}

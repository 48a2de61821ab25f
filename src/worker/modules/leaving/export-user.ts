import { type Ctx, forOrganization } from '../../platform/ctx.ts';
import { listAuditEntries, type StoredEntry } from '../../platform/data/audit-log.ts';
import type { AuditPage, AuditPosition } from '../../platform/data/audit-page.ts';
import { type Key, listExportedOf, readable, tablesOfUsers } from '../../platform/data/exported.ts';
import { listOwnData } from '../identity/index.ts';

const ROWS_A_READ = 200;

type Rows = AsyncGenerator<Record<string, unknown>>;

/**
 * Exports all data of the caller, as JSON that is streamed: the account, and from each of their organizations what they
 * wrote or own, and their entries in the audit log. No secrets. Throws `forbidden`, SESSION_REQUIRED.
 */
export async function exportUser(ctx: Ctx): Promise<ReadableStream<Uint8Array>> {
  const { userId, kinds } = await listOwnData(ctx);
  const { user = [], organizations = [], ...others } = kinds;
  const [account] = user;
  if (!account) throw new Error('The user of the session does not exist.');
  const text = write(ctx, userId, account, others, organizations);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

async function* write(
  ctx: Ctx,
  userId: number,
  account: Record<string, unknown>,
  others: Record<string, Record<string, unknown>[]>,
  organizations: Record<string, unknown>[],
): AsyncGenerator<string> {
  const { notifications, ...profile } = readable(account);
  yield `{"user":${JSON.stringify({ ...profile, notifications: JSON.parse(String(notifications)) })}`;
  for (const [name, rows] of Object.entries(others)) {
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(rows.map(readable))}`;
  }
  yield ',\n"organizations":[';
  for (const [i, organization] of organizations.entries()) {
    const own = forOrganization(ctx, Number(organization['id']));
    const head = JSON.stringify(readable(organization)).slice(0, -1);
    yield `${i > 0 ? ',\n' : '\n'}${head}`;
    for (const name of tablesOfUsers()) yield* list(name, rowsOf(own, name, userId));
    yield* list('audit_log', entriesOf(own, userId));
    yield '}';
  }
  yield ']}\n';
}

async function* list(name: string, rows: Rows): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let separator = '\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield ']';
}

async function* rowsOf(ctx: Ctx, table: string, userId: number): Rows {
  let after: Key | null = null;
  do {
    const page = await listExportedOf(ctx, table, userId, after, ROWS_A_READ);
    yield* page.rows;
    after = page.next;
  } while (after !== null);
}

async function* entriesOf(ctx: Ctx, userId: number): Rows {
  const actor = `user:${userId}`;
  let before: AuditPosition | null = null;
  do {
    const page: AuditPage<StoredEntry> = await listAuditEntries(
      ctx,
      { actor },
      { limit: ROWS_A_READ, before },
    );
    for (const { details, ...entry } of page.entries) {
      yield { ...readable({ ...entry }), details: JSON.parse(details) };
    }
    before = page.next;
  } while (before !== null);
}

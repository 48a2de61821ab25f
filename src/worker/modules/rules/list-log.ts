import type { ListRuleLog, RuleLogEntry } from '../../../contract/mail/rules.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Tags } from '../../../lib/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../platform/http/page.ts';
import { tagsOf } from '../../platform/tags.ts';
import { type LogRow, selectLog } from './log-store.ts';
import { shown } from './present.ts';
import type { StoredEffect } from './runs/judge.ts';
import { selectRule } from './store.ts';

/** Lists what a rule did with each email that it matched, newest email first. Throws `not_found`. */
export async function listRuleLog(ctx: Ctx, id: number, query: ListRuleLog): Promise<Page<RuleLogEntry>> {
  const { limit, offset } = query;
  const [before = null] = readCursor(query, 1) ?? [];
  const [[rule], rows] = await commit(database(ctx), [
    selectRule(ctx, id),
    selectLog(ctx, id, { before, limit: limit + 1, offset }),
  ]);
  if (!rule) throw notFound('rule');
  const page = cutPage(rows, limit, (last) => writeCursor(last.email_id));
  const tags = await tagsOf(ctx);
  return { ...page, rows: page.rows.map((row) => toEntry(row, tags)) };
}

function toEntry(row: LogRow, tags: Tags): RuleLogEntry {
  const actions = JSON.parse(row.effects) as StoredEffect[];
  return {
    email_id: row.email_id,
    subject: row.subject,
    from_address: row.from_address,
    received_at: row.received_at === null ? null : new Date(row.received_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
    outcome: actions.some(({ outcome }) => outcome === 'done') ? 'done' : 'skipped',
    actions: actions.map((effect) => shown(effect, tags)),
  };
}

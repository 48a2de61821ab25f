import type { Activity, ActivityType } from '../../../../contract/mail/activity.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Tag, Tags } from '../../../../lib/tags.ts';
import { type Agent, findAgents } from '../../../platform/agents.ts';
import { type Ctx, readActor } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { selectThreadId } from '../conversations/store.ts';
import { findNames, type Names, toPerson } from '../reading/people.ts';
import { type ActivityRow, selectActivities } from './store.ts';

/** Lists the events in the conversation of an email besides its mail, newest first. Throws `not_found`. */
export async function listActivity(
  ctx: Ctx,
  emailId: number,
  query: { type?: ActivityType | undefined; limit: number; cursor?: string },
): Promise<Page<Activity>> {
  const [before = null] = readCursor(query, 1) ?? [];
  const [[thread], rows] = await commit(database(ctx), [
    selectThreadId(ctx, emailId),
    selectActivities(ctx, emailId, { type: query.type, before, limit: query.limit + 1 }),
  ]);
  if (!thread) throw notFound('email');
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  const agents = await findAgents(ctx, [...new Set(page.rows.flatMap(agentIdOf))]);
  const actors = [
    ...page.rows.flatMap(actorsOf),
    ...[...agents.values()].map(({ userId }) => asActor(userId)),
  ];
  const names = await findNames(ctx, actors);
  const tags = await tagsOf(ctx);
  return { rows: page.rows.map((row) => toActivity(row, names, tags, agents)), next: page.next };
}

/** Returns the names of all actors of an entry: who did it, and who was assigned before and after. */
function actorsOf({ actor, type, from_value, to_value }: ActivityRow): (string | null)[] {
  return type === 'assignee' ? [actor, asActor(from_value), asActor(to_value)] : [actor];
}

function agentIdOf({ actor }: ActivityRow): number[] {
  const { type, id } = readActor(actor);
  return type === 'agent' && id !== null ? [id] : [];
}

const asActor = (userId: string | number | null): string | null =>
  userId === null ? null : `user:${userId}`;

function toActivity(row: ActivityRow, names: Names, tags: Tags, agents: Map<number, Agent>): Activity {
  const { type, id } = readActor(row.actor);
  const agent = type === 'agent' ? agents.get(id ?? 0) : undefined;
  const shown = (value: string | null) =>
    value !== null && row.type === 'tag' ? tags.nameOf(value as Tag) : value;
  const nameOf = (value: string | null) => {
    if (value === null) return null;
    if (row.type === 'label') return row.label_name;
    return row.type === 'assignee' ? toPerson(asActor(value), names)?.name || null : null;
  };
  return {
    id: row.id,
    at: new Date(row.created_at).toISOString(),
    type: row.type,
    by: toPerson(agent ? asActor(agent.userId) : row.actor, names),
    via: type === 'user' ? 'person' : type,
    agent: agent?.name ?? null,
    rule_id: type === 'rule' ? id : null,
    from: shown(row.from_value),
    from_name: nameOf(row.from_value),
    to: shown(row.to_value),
    to_name: nameOf(row.to_value),
    until: row.until === null ? null : new Date(row.until).toISOString(),
    email_id: row.email_id,
  };
}

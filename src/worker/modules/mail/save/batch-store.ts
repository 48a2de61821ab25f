import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { givenIds, nextIds } from '../../../platform/data/sequence.ts';
import type { SavedEmails } from '../../tasks/index.ts';
import type { AttachmentRow } from '../content/store.ts';
import { emails, threads } from '../schema.ts';
import { componentsOf } from './components.ts';
import type { EmailRow } from './row.ts';

/** A message of a batch. */
export interface Mail {
  row: EmailRow;
  /** The ids that connect it to its thread, its own id first (`threadKeys`). */
  keys: string[];
  files: AttachmentRow[];
  needsTask: boolean;
  /** Whether it reopens its conversation. */
  reopens: boolean;
  /** The address of its sender, if it may be blocked. */
  sender: string | null;
  /** Whether the look-up found its sender blocked. The batch itself checks again. */
  isSpam: boolean;
}

/** Messages saved at once, oldest first. Their ids are consecutive in this order. */
export interface Batch {
  /** A random id that distinguishes the rows of this save from rows that a concurrent save wrote first. */
  saveId: string;
  isHistory: boolean;
  mails: Mail[];
  /** JSON: a row for each component of messages that reference each other. */
  components: string;
  /** The component of each message, by its index. */
  componentOf: number[];
  /** JSON: the index and the sender of each message that is connected to another one. */
  joint: string;
}

export function makeBatch(mails: Mail[], saveId: string, isHistory: boolean): Batch {
  // Mail of a blocked sender connects no messages.
  const components = componentsOf(mails.map(({ keys, isSpam }) => (isSpam ? [] : keys)));
  const componentOf: number[] = [];
  components.forEach((places, component) => {
    for (const place of places) componentOf[place] = component;
  });
  const rows = components.map((places) => {
    const own = places.map((place) => mails[place]!);
    return {
      root: places[0],
      size: places.length,
      reopens: own.some(({ reopens }) => reopens) ? 1 : 0,
      // In a component of several messages, none is from a blocked sender: `requireJoint`.
      sender: places.length === 1 ? own[0]!.sender : null,
      keys: [...new Set(own.flatMap(({ keys }) => keys))],
    };
  });
  const joint = components.filter((places) => places.length > 1).flat();
  return {
    saveId,
    isHistory,
    mails,
    components: jsonOf(rows),
    componentOf,
    joint: jsonOf(joint.map((place) => [place, mails[place]!.sender])),
  };
}

/** Returns an SQL expression: the id of the first message, before the batch assigns its ids. */
export function firstToCome(ctx: Ctx, { mails, isHistory }: Batch): SQL<number> {
  return nextIds(ctx.organizationId, 'email', mails.length, { isHistory });
}

/** Returns an SQL expression: the id of the first message, after the batch has assigned its ids. */
function firstGiven(ctx: Ctx, { mails, isHistory }: Batch): SQL<number> {
  return givenIds(ctx.organizationId, 'email', mails.length, { isHistory });
}

/** Returns an SQL condition on these columns: the batch has saved the email. */
export function isOfBatch(ctx: Ctx, batch: Batch, alias = ''): SQL {
  const of = sql.raw(alias === '' ? '' : `${alias}.`);
  return sql`${of}id BETWEEN ${firstGiven(ctx, batch)}
      AND ${firstGiven(ctx, batch)} + ${sql.raw(String(batch.mails.length - 1))}
    AND ${of}save_id = ${batch.saveId} AND +${of}organization_id = ${ctx.organizationId}`;
}

/** Returns an SQL condition: the batch has saved emails, that is all of them if there are several. */
export function isAnySaved(ctx: Ctx, batch: Batch): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emails} AS saved WHERE ${isOfBatch(ctx, batch, 'saved')})`;
}

/** Returns a join with the email at an index of the batch, if the batch has saved it. */
export function emailAt(ctx: Ctx, batch: Batch, place: SQL, alias = 'e'): SQL {
  const of = sql.raw(alias);
  return sql`${emails} AS ${of} ON ${of}.id = ${firstGiven(ctx, batch)} + ${place}
    AND ${of}.save_id = ${batch.saveId} AND +${of}.organization_id = ${ctx.organizationId}`;
}

/** Returns an SQL expression: the id of the email at an index of the batch if the batch has saved it, else NULL. */
export function savedIdAt(ctx: Ctx, batch: Batch, place: number): SQL {
  return sql`(SELECT saved.id FROM ${emails} AS saved
    WHERE saved.id = ${firstGiven(ctx, batch)} + ${sql.raw(String(place))} AND saved.save_id = ${batch.saveId}
      AND +saved.organization_id = ${ctx.organizationId})`;
}

/** Returns an SQL expression: the index of the email `e`. */
export function placeOf(ctx: Ctx, batch: Batch): SQL {
  return sql`(e.id - ${firstGiven(ctx, batch)})`;
}

/** Returns the emails of the batch, for the statements that create their tasks. */
export function savedEmails(ctx: Ctx, batch: Batch): SavedEmails {
  return {
    at: (place) => emailAt(ctx, batch, place, 'saved'),
    assigneeId: sql`(SELECT t.assignee_id FROM ${threads} AS t WHERE t.id = saved.thread_id)`,
    isHidden: sql`saved.is_hidden`,
    isHistory: batch.isHistory,
  };
}

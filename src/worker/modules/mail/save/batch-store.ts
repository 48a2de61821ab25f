import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { jsonOf } from '../../../platform/data/json.ts';
import { givenIds, nextIds } from '../../../platform/data/sequence.ts';
import type { SavedEmails } from '../../tasks/index.ts';
import { emails, threads } from '../schema.ts';
import { componentsOf } from './components.ts';
import type { AttachmentRow, EmailRow } from './store.ts';

/** A message of a batch. */
export interface Mail {
  row: EmailRow;
  /** What connects it to its thread, its own id first (`threadKeys`). */
  keys: string[];
  files: AttachmentRow[];
  needsTask: boolean;
  /** It opens its conversation. */
  reopens: boolean;
  /** The address of its sender, if it may be blocked. */
  sender: string | null;
  /** The look-up found its sender blocked. The batch itself looks again. */
  isSpam: boolean;
}

/** Messages that are saved at once, in order of age: the oldest first. Their ids follow one another in this order. */
export interface Batch {
  /** Random. It distinguishes the rows of this save from rows that another save wrote first. */
  saveId: string;
  isHistory: boolean;
  mails: Mail[];
  /** JSON, a row for each component of messages that name each other. */
  components: string;
  /** The component of each message, by its place. */
  componentOf: number[];
  /** JSON: the place and the sender of each message that is connected to another one. */
  joint: string;
}

export function makeBatch(mails: Mail[], saveId: string, isHistory: boolean): Batch {
  // Mail of a blocked sender connects nothing.
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
      // Of several messages, none is from a blocked sender: `requireJoint`.
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

/** The id of the first message, as an expression, before the batch has given out its ids. */
export function firstToCome(ctx: Ctx, { mails, isHistory }: Batch): SQL<number> {
  return nextIds(ctx.organizationId, 'email', mails.length, { isHistory });
}

/** The same, afterwards. */
function firstGiven(ctx: Ctx, { mails, isHistory }: Batch): SQL<number> {
  return givenIds(ctx.organizationId, 'email', mails.length, { isHistory });
}

/** True for the emails, of these columns, that the batch has saved. */
export function isOfBatch(ctx: Ctx, batch: Batch, alias = ''): SQL {
  const of = sql.raw(alias === '' ? '' : `${alias}.`);
  return sql`${of}id BETWEEN ${firstGiven(ctx, batch)}
      AND ${firstGiven(ctx, batch)} + ${sql.raw(String(batch.mails.length - 1))}
    AND ${of}save_id = ${batch.saveId} AND +${of}organization_id = ${ctx.organizationId}`;
}

/** True, as an expression, if the batch has saved emails: all of them, unless it is the only one. */
export function isAnySaved(ctx: Ctx, batch: Batch): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emails} AS saved WHERE ${isOfBatch(ctx, batch, 'saved')})`;
}

/** For a join: the email at a place of the batch, if the batch has saved it. */
export function emailAt(ctx: Ctx, batch: Batch, place: SQL, alias = 'e'): SQL {
  const of = sql.raw(alias);
  return sql`${emails} AS ${of} ON ${of}.id = ${firstGiven(ctx, batch)} + ${place}
    AND ${of}.save_id = ${batch.saveId} AND +${of}.organization_id = ${ctx.organizationId}`;
}

/** The id of the email at a place of the batch if the batch has saved it, else NULL, as an expression. */
export function savedIdAt(ctx: Ctx, batch: Batch, place: number): SQL {
  return sql`(SELECT saved.id FROM ${emails} AS saved
    WHERE saved.id = ${firstGiven(ctx, batch)} + ${sql.raw(String(place))} AND saved.save_id = ${batch.saveId}
      AND +saved.organization_id = ${ctx.organizationId})`;
}

/** The place of the email `e`, as an expression. */
export function placeOf(ctx: Ctx, batch: Batch): SQL {
  return sql`(e.id - ${firstGiven(ctx, batch)})`;
}

/** The emails of the batch, for the statements that create their tasks. */
export function savedEmails(ctx: Ctx, batch: Batch): SavedEmails {
  return {
    at: (place) => emailAt(ctx, batch, place, 'saved'),
    assigneeId: sql`(SELECT t.assignee_id FROM ${threads} AS t WHERE t.id = saved.thread_id)`,
    isHidden: sql`saved.is_hidden`,
    isHistory: batch.isHistory,
  };
}

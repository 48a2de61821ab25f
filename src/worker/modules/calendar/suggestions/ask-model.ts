import type { Ctx } from '../../../platform/ctx.ts';
import type { IncomingMail } from '../incoming/mail.ts';
import type { Candidate } from './meeting/candidate.ts';

/** What a model finds in a mail in which the rules find nothing. */
export async function askModel(_ctx: Ctx, _mail: IncomingMail, _timezone: string): Promise<Candidate[]> {
  return [];
}

import type { z } from 'zod';
import { type signInOptions, signUpRules } from '../../../../contract/identity/auth.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { type Env, readDomains } from '../../../platform/env.ts';
import { countMail, findMailLimit } from '../stranger-mail.ts';
import { requireFirstOrInvited } from './store.ts';

type SignUpRule = z.infer<typeof signInOptions>['signUp'];

/** Returns the sign-up rule. An unknown value of SIGN_UP means the strictest one. */
export function signUpRule(env: Env): SignUpRule {
  const set = env.SIGN_UP ?? (env.ENVIRONMENT === 'production' ? 'invited' : 'open');
  const rule = signUpRules.find((one) => one === set) ?? 'invited';
  return { rule, domains: rule === 'domains' ? readDomains(env.SIGN_UP_DOMAINS) : [] };
}

/** Accounts per mailbox and day: each sends a mail to what may be a stranger's address. */
const MAX_PER_MAILBOX = 10;
const mailTo = (address: string) => ({ kind: 'sign_up', address, most: MAX_PER_MAILBOX }) as const;

/** Whether anybody with this address may sign up without an invitation. */
function isOpenTo(env: Env, email: string): boolean {
  const { rule, domains } = signUpRule(env);
  return rule === 'open' || domains.includes(email.split('@').at(-1)!);
}

/**
 * Fails the batch that creates an account unless the rule admits the normalized address; comes first in that batch.
 * Every rule admits the first account, and invited addresses.
 */
export function requireAdmitted(ctx: ServiceCtx, email: string): Statement[] {
  if (isOpenTo(ctx.env, email)) return countMail(ctx, mailTo(email));
  return [requireFirstOrInvited(directory(ctx), email, ctx.now())];
}

/**
 * Returns why `requireAdmitted` failed the batch. SIGN_UP_CLOSED is the same for every address, so that it does not
 * reveal whether it has an account or an invitation.
 */
export async function signUpRefusal(ctx: ServiceCtx, email: string): Promise<DomainError> {
  const limit = isOpenTo(ctx.env, email) ? await findMailLimit(ctx, mailTo(email)) : null;
  return limit ?? signUpClosed(ctx.env);
}

function signUpClosed(env: Env): DomainError {
  const { rule, domains } = signUpRule(env);
  const whom =
    rule === 'domains' ? `for addresses at ${domains.join(', ')}, and by invitation` : 'by invitation';
  return new DomainError(
    'forbidden',
    'SIGN_UP_CLOSED',
    `New accounts are made ${whom}. Ask somebody who has one to invite this address, or sign in if it has an account.`,
  );
}

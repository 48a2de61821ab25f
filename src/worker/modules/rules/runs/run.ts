import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal, requireThat } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import type { Work } from '../../../platform/module.ts';
import { type Claim, extendLease } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { selectInboxes } from '../../inboxes/index.ts';
import { selectMoved } from '../log-store.ts';
import type { RuleRow } from '../schema.ts';
import { selectRules } from '../store.ts';
import { applyRule } from './apply.ts';
import { dueForNewMail, RULES, selectRunUpTo, startRules, updateRunUpTo } from './cursor-store.ts';
import { isUnchanged, updateToDisabled } from './effect-store.ts';
import { type RuleEmailRow, selectSavedAfter } from './email-store.ts';
import { findFacts, toRuleEmail } from './facts.ts';
import { isNew } from './is-new.ts';
import { type Facts, isUseless } from './judge.ts';
import {
  BACKOFF_MS,
  EMAILS_PER_STEP,
  LEASE_MS,
  RUN_MS,
  STALE_STEPS,
  STATEMENTS_OF_RULE,
  TRIES,
  WOKEN_PER_TICK,
} from './limits.ts';
import { findMatches, type Matches } from './match.ts';

export type OnMailAfterRules = NonNullable<Work['onMailAfterRules']>;

/**
 * The job that runs the rules of an organization for its new emails, oldest first. Runs cannot be concurrent, as each
 * holds the lease of the job. A run that fails leaves its email to the next run, which does not repeat what is done.
 */
export const rulesJob = (onMailAfterRules: OnMailAfterRules): Job => ({
  ...RULES,
  lease: LEASE_MS,
  wokenAtOnce: WOKEN_PER_TICK,
  async run(ctx, claim) {
    const ending = await runRules(ctx, claim);
    await onMailAfterRules(ctx, [ctx.organizationId]);
    return ending;
  },
});

async function runRules(ctx: Ctx, claim: Claim): Promise<Ending> {
  const db = database(ctx);
  const deadline = ctx.now() + RUN_MS;
  /** The number of emails that this run has processed, and of steps without effect because something had changed. */
  let count = 0;
  let stale = 0;
  for (;;) {
    if (ctx.now() > deadline || statementsLeft() < STATEMENTS_OF_RULE) {
      return { next: { succeeded: count > 0 ? true : 'postponed', at: ctx.now() } };
    }
    // Another run holds the job.
    if (!(await extendLease(ctx, claim, LEASE_MS))) return { next: { succeeded: 'postponed', at: null } };
    const [[reached], all, inboxes] = await commit(db, [
      selectRunUpTo(ctx),
      selectRules(ctx),
      selectInboxes(ctx),
    ]);
    if (!reached) return { next: { succeeded: true, at: null } };
    const [saved] = await commit(db, [selectSavedAfter(ctx, reached.runUpTo, EMAILS_PER_STEP)]);
    if (saved.length === 0) return { next: { succeeded: true, at: dueForNewMail(ctx) } };

    const isGivenUp = count === 0 && claim.attempts >= TRIES;
    if (isGivenUp) {
      const { id } = saved[0]!;
      ctx.log.error('rules.given_up', new Error('Every run failed.'), { email: id });
      await commit(db, [updateRunUpTo(ctx, claim, id)]);
      count++;
      continue;
    }
    try {
      const rules = all.filter(({ isEnabled }) => isEnabled);
      const emails = saved.filter((email) => isNew(email, inboxes));
      const done = await runStep(ctx, claim, rules, emails, saved.at(-1)!.id);
      count += done;
      if (done === 0 && ++stale > STALE_STEPS) throw new Error('The rules or the mail change all the time.');
    } catch (error) {
      ctx.log.error('rules.broke_off', error, { after: reached.runUpTo, attempts: claim.attempts });
      const tries = count > 0 ? 0 : claim.attempts;
      return { next: { succeeded: count > 0, at: ctx.now() + BACKOFF_MS * 2 ** tries } };
    }
  }
}

/**
 * Runs the rules for these emails, and records that all up to `last` are done. Stops if something changes meanwhile, or
 * if the statements of the invocation run out; the next step continues. Returns the number of emails done.
 */
async function runStep(
  ctx: Ctx,
  claim: Claim,
  rules: RuleRow[],
  emails: RuleEmailRow[],
  last: number,
): Promise<number> {
  const ids = emails.map(({ id }) => id);
  const conditions = rules.flatMap((rule) => rule.conditions);
  const cameAs = await findMoved(ctx, rules, ids);
  const matches = await findMatches(ctx, ids, ids.length > 0 ? conditions : [], cameAs);
  const matching = emails.filter(({ id }) => rules.some((rule) => matches(id, asParts(rule))));
  const facts =
    matching.length === 0
      ? null
      : await findFacts(
          ctx,
          rules.flatMap((rule) => rule.actions),
        );
  let done = 0;
  for (const email of facts ? matching : []) {
    if (statementsLeft() < STATEMENTS_OF_RULE) return done;
    const came = { ...email, tag: cameAs.get(email.id) ?? email.tag };
    if (!(await runFor(ctx, claim, rules, came, matches, facts!))) return done;
    await commit(database(ctx), [updateRunUpTo(ctx, claim, email.id)]);
    done++;
  }
  await commit(database(ctx), [updateRunUpTo(ctx, claim, last)]);
  return done + 1;
}

/** Returns the original tags of these emails that an interrupted run has moved. */
async function findMoved(ctx: Ctx, rules: RuleRow[], emailIds: number[]): Promise<Map<number, Tag>> {
  const moving = rules.filter(({ actions }) => actions.some(({ type }) => type === 'move'));
  if (moving.length === 0 || emailIds.length === 0) return new Map();
  const ruleIds = moving.map(({ id }) => id);
  const [moved] = await commit(database(ctx), [selectMoved(ctx, ruleIds, emailIds)]);
  return new Map(moved.map(({ id, tag }) => [id, tag]));
}

const asParts = ({ needs, conditions }: RuleRow) => ({ match: needs, conditions });

/** Runs the rules that match an email, in their order. Returns false if something has changed meanwhile. */
async function runFor(
  ctx: Ctx,
  claim: Claim,
  rules: RuleRow[],
  row: RuleEmailRow,
  matches: Matches,
  facts: Facts,
): Promise<boolean> {
  const email = toRuleEmail(row);
  for (const rule of rules) {
    if (!matches(row.id, asParts(rule))) continue;
    if (!(await extendLease(ctx, claim, LEASE_MS))) return false;
    if ((await applyRule(ctx, claim, rule, email, facts)) === 'stale') return false;
    if (isUseless(rule.actions, email, facts)) await disable(ctx, rule);
    const hides = rule.actions.some((action) => action.type === 'state' && action.state !== 'done');
    if (rule.stop || hides) break;
  }
  return true;
}

/** Disables a rule whose labels, members and webhooks are all deleted, so that it no longer matches in vain. */
async function disable(ctx: Ctx, rule: RuleRow): Promise<void> {
  const db = database(ctx);
  const disabling = [
    requireThat(db, isUnchanged(ctx, rule)),
    updateToDisabled(ctx, rule.id),
    ...startRules(ctx),
    audit(ctx, 'rule.disabled', `rule:${rule.name}`, { id: rule.id, reason: 'nothing_to_do' }),
  ];
  await commit(db, disabling).catch((error: unknown) => {
    // Somebody has changed it meanwhile.
    if (!isRefusal(error)) throw error;
  });
}

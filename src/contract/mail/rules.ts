import { z } from 'zod';
import { fieldsOf, line, page, timestamp } from '../common.ts';
import { anyCaseTag, tag } from '../tags.ts';
import { taskPriority } from '../tasks.ts';
import { MAX_REPLY_CHARACTERS, replyTemplate, VARIABLES } from './auto-replies.ts';

/** Rules of an organization. */
export const MAX_RULES = 100;
/** Conditions, and actions, of a rule. */
export const MAX_RULE_PARTS = 10;
/** Those who take turns with the assignee of a rule. */
const MAX_TURNS = 50;
/** Newest inbound emails that a preview looks at. */
export const PREVIEWED_EMAILS = 500;
/** Matching emails that a preview shows. */
export const PREVIEWED_MATCHES = 50;

const ruleId = z.int().meta({ example: 4294967297 });
const labelId = z.int().min(1).meta({ description: 'See `GET /api/labels`.', example: 4294967297 });
const webhookId = z.int().min(1).meta({ description: 'See `GET /api/webhooks`.', example: 4294967297 });
const assigneeId = z.int().min(1).meta({ description: 'A member, or an agent of one.', example: 7 });

const value = line(200).trim().min(1).meta({
  description:
    'Compared like the terms of a search: case, the width of letters and the kind of space, quote or dash make no difference.',
  example: 'invoice',
});
const negate = z.boolean().default(false).meta({ description: 'True: the condition must not hold.' });
const operators = ['contains', 'is', 'starts_with', 'ends_with'] as const;
const textCondition = <F extends string>(field: F, description: string) =>
  z
    .strictObject({ field: z.literal(field), operator: z.enum(operators), value, negate })
    .meta({ description });
const flagCondition = <F extends string>(field: F, description: string) =>
  z
    .strictObject({
      field: z.literal(field),
      operator: z.literal('is').default('is'),
      value: z.boolean(),
      negate,
    })
    .meta({ description });

export const ruleCondition = z
  .discriminatedUnion('field', [
    textCondition('from', 'The address of the sender; `contains` also looks at the name.'),
    textCondition(
      'to',
      'An address in To or Cc, or the one it was delivered to; `contains` also looks at names.',
    ),
    textCondition('subject', 'The subject.'),
    textCondition('attachment_name', 'The file name of an attachment that is not an image inside the text.'),
    z
      .strictObject({
        field: z.literal('words'),
        operator: z.literal('contains').default('contains'),
        value,
        negate,
      })
      .meta({ description: 'The subject or the text, exactly as a search finds it.' }),
    z
      .strictObject({
        field: z.literal('tag'),
        operator: z.literal('is').default('is'),
        value: anyCaseTag,
        negate,
      })
      .meta({ description: 'The tag with which the email came; in a preview, the one that it has now.' }),
    flagCondition('has_attachment', 'Images inside the text do not count.'),
    flagCondition('is_automatic', 'No person wrote the email, as far as Herald can tell.'),
  ])
  .meta({
    id: 'RuleCondition',
    example: { field: 'subject', operator: 'contains', value: 'invoice', negate: false },
  });
export type RuleCondition = z.infer<typeof ruleCondition>;

export const RULE_STATES = ['done', 'trash', 'spam'] as const;
const ruleState = z.enum(RULE_STATES);

export const ruleAction = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('label'), label_id: labelId })
      .meta({ description: 'Labels the conversation.' }),
    z
      .strictObject({
        type: z.literal('assign'),
        assignee_id: assigneeId,
        turns: z.array(assigneeId).min(1).max(MAX_TURNS).optional().meta({
          description:
            'Others, members or agents, who take turns with `assignee_id`: a conversation without an assignee goes to the next of them, and one with an assignee stays.',
        }),
      })
      .meta({
        description:
          'Assigns the conversation with its open tasks. A notice goes out unless the mail is automatic.',
      }),
    z
      .strictObject({ type: z.literal('priority'), priority: taskPriority })
      .meta({ description: 'Sets the priority of the task of the email.' }),
    z.strictObject({ type: z.literal('state'), state: ruleState }).meta({
      description: 'Changes the state of the conversation. No later rule runs after `spam` and `trash`.',
    }),
    z.strictObject({ type: z.literal('move'), tag: anyCaseTag }).meta({
      description:
        'Gives the email, and those that came before it in its conversation, another tag, and their tasks too.',
    }),
    z.strictObject({ type: z.literal('no_auto_reply') }).meta({
      description: 'The auto-responder does not answer the email.',
    }),
    z
      .strictObject({
        type: z.literal('reply'),
        subject: replyTemplate(line(500).min(1)).default('Re: {{subject}}'),
        body: replyTemplate(z.string().trim().min(1).max(MAX_REPLY_CHARACTERS)).meta({
          description: `Plain text. The variables are {{${VARIABLES.join('}}, {{')}}}.`,
        }),
      })
      .meta({
        description:
          'Replies from the inbox that the email came to, whether or not the auto-responder is on there, within the bounds of its settings (`interval_hours`, `daily_cap`) and by its rules: never to automatic mail, lists or own addresses, and once per email.',
      }),
    z.strictObject({ type: z.literal('webhook'), webhook_id: webhookId.optional() }).meta({
      description:
        'Sends the event `rule.matched` to this webhook, whatever it subscribes to; without `webhook_id`, to all that subscribe to it.',
    }),
  ])
  .meta({ id: 'RuleAction', example: { type: 'label', label_id: 4294967297 } });
export type RuleAction = z.infer<typeof ruleAction>;
/** Returns the ids of those who take turns: the assignee alone, if nobody else does. */
export function takersOf({ assignee_id: id, turns = [] }: Extract<RuleAction, { type: 'assign' }>): number[] {
  return [...new Set([id, ...turns])];
}

export const RULE_ACTION_TYPES = [
  'label',
  'assign',
  'priority',
  'state',
  'move',
  'no_auto_reply',
  'reply',
  'webhook',
] as const satisfies RuleAction['type'][];

export const RULE_SKIPS = [
  'label_deleted',
  'too_many_labels',
  'member_left',
  'webhook_deleted',
  'webhook_inactive',
  'unchanged',
  'no_task',
  'inbox_inactive',
  'automatic',
  'bad_sender',
  'own_address',
  'headers_unknown',
  'not_addressed',
  'already_replied',
  'sender_interval',
  'conversation_interval',
  'answered',
  'daily_cap',
] as const;
const ruleSkip = z.enum(RULE_SKIPS).meta({
  id: 'RuleSkip',
  description:
    'Why an action was left out. `label_deleted`, `member_left`, `webhook_deleted`: there is no such label, member or webhook any more. `webhook_inactive`: the webhook is switched off. `unchanged`: it was so already. `no_task`: the email has no task. `inbox_inactive`: no active inbox with an SMTP server received the email. The others are the reasons of the auto-responder.',
});
export type RuleSkip = z.infer<typeof ruleSkip>;

export const ruleEffect = z
  .object({
    type: z.enum(RULE_ACTION_TYPES),
    label_id: labelId.optional(),
    assignee_id: assigneeId.optional(),
    priority: taskPriority.optional(),
    state: ruleState.optional(),
    tag: tag.optional(),
    from_tag: tag.optional().meta({ description: 'Of `move`: the tag with which the email came.' }),
    webhook_id: webhookId.optional(),
    outcome: z.enum(['done', 'skipped']),
    reason: ruleSkip.nullable().meta({ description: 'Null if it was not skipped.' }),
  })
  .meta({ id: 'RuleEffect', description: 'What came, or would come, of an action.' });
export type RuleEffect = z.infer<typeof ruleEffect>;

const name = line(100).trim().min(1).meta({ example: 'Invoices to accounting' });
const isEnabled = z.boolean().meta({ description: 'Disabled rules do nothing.' });
const match = z
  .enum(['all', 'any'])
  .meta({ description: 'Whether all conditions must hold, or one of them.' });
const conditions = z.array(ruleCondition).min(1).max(MAX_RULE_PARTS);
const actions = z.array(ruleAction).min(1).max(MAX_RULE_PARTS).meta({
  description:
    'At most one of each type; labels, and webhooks that are named, may be several. They take effect together. `reply` does not go together with `no_auto_reply`, spam or trash.',
});
const stop = z.boolean().meta({ description: 'No later rule runs for an email that matches.' });

export const rule = z
  .object({
    id: ruleId,
    name,
    is_enabled: isEnabled,
    disabled_reason: z.enum(['nothing_to_do']).nullable().meta({
      description:
        '`nothing_to_do`: Herald has disabled the rule, because the labels, members and webhooks of all its actions are gone.',
    }),
    position: z.int().min(1).meta({ description: 'Rules run in this order.', example: 1 }),
    match,
    conditions,
    actions,
    stop,
    runs: z.int().meta({ description: 'The number of emails that it has matched.', example: 128 }),
    last_run_at: timestamp.nullable().meta({ description: 'When it matched last.' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof rule>;

const example = {
  name: 'Invoices to accounting',
  conditions: [{ field: 'subject', operator: 'contains', value: 'invoice' }],
  actions: [{ type: 'label', label_id: 4294967297 }],
};

export const createRuleRequest = z
  .strictObject({
    name,
    is_enabled: isEnabled.default(true),
    match: match.default('all'),
    conditions,
    actions,
    stop: stop.default(false),
  })
  .meta({ id: 'CreateRuleRequest', example });
export type CreateRule = z.infer<typeof createRuleRequest>;

export const updateRuleRequest = z
  .strictObject({ name, is_enabled: isEnabled, match, conditions, actions, stop })
  .partial()
  .meta({ id: 'UpdateRuleRequest', example: { is_enabled: false } });
export type UpdateRule = z.infer<typeof updateRuleRequest>;

export const orderRulesRequest = z
  .strictObject({
    ids: z
      .array(z.int().min(1))
      .max(MAX_RULES)
      .meta({
        description: 'The ids of all rules, in their new order.',
        example: [4294967298, 4294967297],
      }),
  })
  .meta({ id: 'OrderRulesRequest' });

export const ruleDeleted = z
  .object({ message: z.string().meta({ example: 'The rule is deleted.' }) })
  .meta({ id: 'RuleDeleted' });

export const previewRuleRequest = z
  .strictObject({
    match: match.default('all'),
    conditions,
    actions: actions.optional(),
  })
  .meta({ id: 'PreviewRuleRequest', example: { conditions: example.conditions, actions: example.actions } });
export type PreviewRule = z.infer<typeof previewRuleRequest>;

const ofEmail = {
  email_id: z.int().meta({ example: 4294967297 }),
  subject: z.string().meta({ example: 'Invoice 7730' }),
  from_address: z.string().meta({ example: 'kim@example.com' }),
  received_at: timestamp,
};

export const rulePreview = z
  .object({
    checked: z.int().meta({
      description: `The newest inbound emails, at most ${PREVIEWED_EMAILS}, without spam and trash.`,
      example: PREVIEWED_EMAILS,
    }),
    matched: z.int().meta({ description: 'How many of them match.', example: 12 }),
    matches: z
      .array(
        z.object({
          ...ofEmail,
          actions: z.array(ruleEffect).meta({
            description:
              'What the rule would have done. What depends on the moment, such as a daily cap, is not in it.',
          }),
        }),
      )
      .meta({ description: `The newest ${PREVIEWED_MATCHES} of these.` }),
  })
  .meta({ id: 'RulePreview' });
export type RulePreview = z.infer<typeof rulePreview>;

export const ruleLogEntry = z
  .object({
    email_id: ofEmail.email_id,
    subject: z.string().nullable().meta({ description: 'Null if the email was deleted.' }),
    from_address: z.string().nullable(),
    received_at: timestamp.nullable(),
    created_at: timestamp.meta({ description: 'When the rule ran.' }),
    outcome: z.enum(['done', 'skipped']).meta({ description: '`skipped`: nothing of the rule was done.' }),
    actions: z.array(ruleEffect),
  })
  .meta({ id: 'RuleLogEntry' });
export type RuleLogEntry = z.infer<typeof ruleLogEntry>;

export const listRuleLogQuery = z.strictObject({
  fields: fieldsOf(ruleLogEntry),
  limit: page.limit,
  offset: page.offset,
  cursor: page.cursor,
});
export type ListRuleLog = z.infer<typeof listRuleLogQuery>;

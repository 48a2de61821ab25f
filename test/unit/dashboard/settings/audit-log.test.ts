import { describe, expect, test } from 'vitest';
import { changeAiPreferences } from '../../../../src/contract/ai/preferences.ts';
import { AUDIT_ACTIONS } from '../../../../src/contract/identity/audit-log.ts';
import { updateOrganizationRequest } from '../../../../src/contract/identity/organizations.ts';
import { updateProfileRequest } from '../../../../src/contract/identity/settings.ts';
import { updateInboxRequest } from '../../../../src/contract/inboxes.ts';
import { updateRuleRequest } from '../../../../src/contract/mail/rules.ts';
import { changeBrandRequest } from '../../../../src/contract/stream/brand.ts';
import { changeVoice } from '../../../../src/contract/stream/voice.ts';
import { updateWebhookRequest } from '../../../../src/contract/webhooks/webhooks.ts';
import { describe as inWords } from '../../../../src/dashboard/features/settings/audit-log/describe.ts';
import { auditLogText } from '../../../../src/dashboard/lib/text/settings/team/audit-log.ts';

const NOBODY = new Map<string, string>();
/** The requests whose fields the log names. */
const REQUESTS = {
  updateInboxRequest,
  updateProfileRequest,
  organization: updateOrganizationRequest.shape.data,
  changeAiPreferences,
  updateRuleRequest,
  updateWebhookRequest,
  changeBrandRequest,
  changeVoice,
};

describe.each(['en', 'de'] as const)('the audit log in %s', (language) => {
  const text = auditLogText[language];

  test('has a sentence for every action, and no other', () => {
    expect(Object.keys(text.actions).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
  });

  test.each(AUDIT_ACTIONS)('says %s without its code or a number', (action) => {
    const [subject = ''] = action.split('.');
    const entry = { action, target: `${subject}:Desk`, details: { name: 'Desk', ids: [4294967301] } };
    const { sentence, extra } = inWords(entry, text, NOBODY);
    expect(`${sentence} ${extra}`).not.toMatch(/[a-z]_[a-z]|\w\.\w|\d/);
  });

  test.each([
    ['caption.approved', 'caption:4294967301'],
    ['token_alert.deleted', 'token_alert:4294967297'],
    ['audit_schedule.deleted', 'audit_schedule:7'],
    ['session.ended', 'session:12'],
    ['booking_connection.deleted', 'booking_connection:3'],
    ['subscription.changed', 'subscription:sub_1Abc'],
    ['an_action.of_tomorrow', 'thing:4294967301'],
  ])('says %s of %s without the number', (action, target) => {
    const { sentence, extra } = inWords({ action, target, details: {} }, text, NOBODY);
    expect(`${sentence}${extra}`).not.toMatch(/[\d_]/);
  });

  test.each(Object.entries(REQUESTS))('names the fields of %s', (_name, request) => {
    const fields = Object.keys(request.shape);
    const { extra } = inWords(
      { action: 'inbox.updated', target: 'inbox:a', details: { fields } },
      text,
      NOBODY,
    );
    expect(extra).not.toMatch(/_/);
    expect(fields.filter((field) => !(field in text.fieldNames))).toEqual([]);
  });

  test('names a member by the id of the target', () => {
    const entry = { action: 'member.role_changed', target: 'user:8', details: {} };
    const { sentence } = inWords(entry, text, new Map([['8', 'Grace']]));
    expect(sentence).toBe(text.actions['member.role_changed']!('Grace'));
  });

  test('names platforms as they write themselves', () => {
    const { sentence } = inWords({ action: 'voice.changed', target: 'voice:x', details: {} }, text, NOBODY);
    expect(sentence).toBe(text.actions['voice.changed']!('X'));
  });

  test('has words for what every object has', () => {
    const { sentence } = inWords({ action: 'constructor', target: 'x:y', details: {} }, text, NOBODY);
    expect(sentence).toBe(text.other);
  });

  test('leaves out a field that it has no name for, and has words for roles', () => {
    const details = { fields: ['tone_preset', 'of_tomorrow'], from: 'member', to: 'admin' };
    const { extra } = inWords({ action: 'voice.changed', target: 'voice:x', details }, text, NOBODY);
    expect(extra).toBe(
      `${text.fields(text.fieldNames.tone_preset)} · ${text.fromTo(text.values.member, text.values.admin)}`,
    );
  });
});

import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { saveEmailRequest } from '../../src/contract/emails.ts';

interface Filter {
  combinator: string;
  conditions: { leftValue: string; rightValue: string; operator: { type: string; operation: string } }[];
}
interface Workflow {
  nodes: { name: string; parameters: Record<string, string> & { conditions: Filter } }[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const workflow = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/n8n', `${name}.json`), 'utf8')) as Workflow;

const parameter = ({ nodes }: Workflow, node: string, name: string) =>
  nodes.find((candidate) => candidate.name === node)!.parameters[name]!;

/** What n8n makes of an expression for one item. */
const evaluate = (expression: string, $json: unknown): string =>
  new Function('$json', `return ${/^=\{\{(.*)\}\}$/s.exec(expression)![1]}`)($json);

describe('the n8n workflows', () => {
  test.each(['mailbox-to-herald', 'event-to-auto-reply'])('%s connects nodes that are there', (name) => {
    const { nodes, connections } = workflow(name);
    const names = nodes.map((node) => node.name);
    for (const [from, { main }] of Object.entries(connections)) {
      expect(names).toContain(from);
      for (const { node } of main.flat()) expect(names).toContain(node);
    }
  });

  test('what the mailbox workflow posts is what POST /api/emails takes', () => {
    const expression = parameter(workflow('mailbox-to-herald'), 'Save in Herald', 'jsonBody');
    const mail = {
      messageId: '<a@example.com>',
      from: {
        text: '"Kim Sato" <kim@example.com>',
        value: [{ address: 'kim@example.com', name: 'Kim Sato' }],
      },
      to: { text: 'support@herald.test, other@example.com', value: [] },
      subject: 'My parcel',
      text: 'Where is it?',
      html: false,
      date: '2026-11-21T09:30:00.000Z',
      inReplyTo: '<b@example.com>',
      references: ['<c@example.com>', '<b@example.com>'],
    };
    const whole = saveEmailRequest.parse(JSON.parse(evaluate(expression, mail)));
    expect(whole).toMatchObject({
      message_id: '<a@example.com>',
      to_address: mail.to.text,
      body_text: mail.text,
    });
    const bare = {
      messageId: '<a@example.com>',
      from: { text: 'a@example.com' },
      to: [{ text: 'b@example.com' }],
    };
    expect(saveEmailRequest.parse(JSON.parse(evaluate(expression, bare)))).toMatchObject({
      to_address: 'b@example.com',
    });
  });

  test('the event workflow answers incoming mail that a person wrote', () => {
    const { nodes } = workflow('event-to-auto-reply');
    const { combinator, conditions } = nodes.find(({ name }) => name === 'Is it an incoming mail?')!
      .parameters.conditions;
    expect(combinator).toBe('and');
    const data = { direction: 'inbound', is_automatic: false };
    const passes = (event: unknown) =>
      conditions.every(({ leftValue, rightValue, operator }) => {
        const value: unknown = evaluate(leftValue, event);
        return `${operator.type}.${operator.operation}` === 'boolean.false' ? !value : value === rightValue;
      });
    expect(conditions.map(({ operator }) => `${operator.type}.${operator.operation}`)).toEqual([
      'string.equals',
      'string.equals',
      'boolean.false',
    ]);
    expect(passes({ type: 'email.saved', data })).toBe(true);
    expect(passes({ type: 'email.sent', data })).toBe(false);
    expect(passes({ type: 'email.saved', data: { ...data, direction: 'outbound' } })).toBe(false);
    expect(passes({ type: 'email.saved', data: { ...data, is_automatic: true } })).toBe(false);
  });

  test('the event workflow takes a genuine signature and no other', async () => {
    const code = parameter(workflow('event-to-auto-reply'), 'Check the signature', 'jsCode');
    const key = randomBytes(24);
    const body = Buffer.from(JSON.stringify({ type: 'email.saved', data: { email_id: 1 } }));
    const run = (headers: Record<string, string>) => {
      const AsyncFunction = (async () => {}).constructor as new (
        ...args: string[]
      ) => (...args: unknown[]) => unknown;
      const step = new AsyncFunction('$input', '$env', 'require', code);
      return step.call(
        { helpers: { getBinaryDataBuffer: async () => body } },
        { first: () => ({ json: { headers } }) },
        { HERALD_WEBHOOK_SECRET: `whsec_${key.toString('base64')}` },
        createRequire(import.meta.url),
      );
    };
    const signed = (seconds: number, with_ = key) => {
      const timestamp = String(Math.floor(seconds));
      const signature = createHmac('sha256', with_)
        .update(`msg_1.${timestamp}.`)
        .update(body)
        .digest('base64');
      return {
        'webhook-id': 'msg_1',
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,AAAA v1,${signature}`,
      };
    };
    const now = Date.now() / 1000;
    expect(await run(signed(now))).toEqual([{ json: { type: 'email.saved', data: { email_id: 1 } } }]);
    await expect(run(signed(now - 600))).rejects.toThrow();
    await expect(run(signed(now, randomBytes(24)))).rejects.toThrow();
    await expect(run({})).rejects.toThrow();
  });
});

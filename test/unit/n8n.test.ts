import { createHmac, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { generateReplyRequest } from '../../src/contract/ai/generate.ts';
import { analyzeSiteRequest, completeAuditRequest } from '../../src/contract/audits/audits.ts';
import { recordReplyRequest } from '../../src/contract/mail/auto-replies.ts';
import { webhookEvent } from '../../src/contract/webhooks/events.ts';
import { parseMessage } from '../../src/lib/message/parse.ts';
import { AsyncFunction, evaluate, parameter, wholeMessage, workflow } from './n8n-workflow.ts';
import { RESULTS } from './worker/modules/audits/report/samples.ts';

const NAMES = [
  'mailbox-to-herald',
  'event-to-auto-reply',
  'reply-request-to-draft',
  'channel-to-herald',
  'audit-request-to-results',
];

describe('the n8n workflows', () => {
  test.each(NAMES)('%s connects nodes that are there', (name) => {
    const { nodes, connections } = workflow(name);
    const names = nodes.map((node) => node.name);
    for (const [from, { main }] of Object.entries(connections)) {
      expect(names).toContain(from);
      for (const { node } of main.flat()) expect(names).toContain(node);
    }
  });

  test('all can be imported by command, which needs an id', () => {
    const ids = NAMES.map((name) => workflow(name).id);
    for (const id of ids) expect(id).toMatch(/^\w{16}$/);
    expect(new Set(ids).size).toBe(NAMES.length);
  });

  test.each(NAMES.slice(1, 3))('%s: what the filter drops is answered as well, without data', (name) => {
    const { nodes } = workflow(name);
    expect(nodes.find(({ name }) => name === 'Event')!.parameters).toMatchObject({
      responseMode: 'lastNode',
      responseData: 'noData',
    });
  });

  test('a mail that cannot be saved stops no other, and is tried again', () => {
    const { nodes, connections } = workflow('mailbox-to-herald');
    expect(nodes.find(({ name }) => name === 'Save in Herald')!.onError).toBe('continueErrorOutput');
    expect(connections['Save in Herald']!.main).toEqual([
      [],
      [expect.objectContaining({ node: 'Another try?' })],
    ]);
    expect(connections['Another try?']!.main.flat().map(({ node }) => node)).toEqual(['Wait', 'Last try']);
    expect(connections['Wait']!.main.flat().map(({ node }) => node)).toEqual(['Save in Herald']);
    const [save, last] = ['Save in Herald', 'Last try'].map(
      (name) => nodes.find((node) => node.name === name)!,
    );
    expect(last!.parameters).toEqual(save!.parameters);
    expect(last!.onError).toBeUndefined();
  });

  describe('the message that the mailbox workflow puts together', () => {
    const build = async (...input: Parameters<typeof wholeMessage>) =>
      parseMessage(await wholeMessage(...input));
    const headers = {
      from: 'From: Kim Sato <kim@example.com>',
      to: 'To: undisclosed-recipients:;',
      subject: Buffer.from('Subject: Gr\u00fc\u00dfe\r\n\tfrom K\u00f6ln').toString('latin1'),
      'message-id': 'Message-ID: <two words@example.com>',
      'in-reply-to': 'In-Reply-To: Your message <parent@example.com>',
      'list-id': 'List-Id: <news.example.com>',
      'content-type': 'Content-Type: multipart/mixed; boundary=x',
      'content-transfer-encoding': 'Content-Transfer-Encoding: 7bit',
      '': 'no header',
    };

    test('has its headers, texts and files', async () => {
      const png = Buffer.from([137, 80, 78, 71, 0, 255]);
      const odd = 'Gr\u00fc\u00dfe (1)\'";\r\nX: y.pdf';
      const email = await build(
        {
          headers,
          text: 'Where is it? \u{1fad6}',
          html: `<p>See <img src="data:image/png;base64,${png.toString('base64')}"></p>`,
        },
        [
          { mimeType: 'image/png', fileName: 'pic.png', content: png },
          { mimeType: 'application/pdf', fileName: odd, content: Buffer.from('%PDF'.repeat(100)) },
          { mimeType: 'no type\r\nX: y', content: Buffer.from('x') },
        ],
      );
      expect(email).toMatchObject({
        from: { name: 'Kim Sato', address: 'kim@example.com' },
        to: [],
        subject: 'Gr\u00fc\u00dfe from K\u00f6ln',
        messageId: '<twowords@example.com>',
        inReplyTo: '<parent@example.com>',
        automaticReason: 'mailing_list',
      });
      expect(email.text.trim()).toBe('Where is it? \u{1fad6}');
      expect(email.html).toContain('cid:attachment_0');
      expect(
        email.attachments.map(({ contentType, isInline, contentId, content }) => [
          contentType,
          isInline,
          contentId,
          content.length,
        ]),
      ).toEqual([
        ['image/png', true, 'attachment_0', 6],
        ['application/pdf', false, 'attachment_1', 400],
        ['application/octet-stream', false, 'attachment_2', 1],
      ]);
      expect(email.attachments[0]!.filename).toBe('pic.png');
      expect(email.attachments[1]!.filename).toContain('Gr\u00fc\u00dfe (1)\'"');
    });

    test('of HTML alone has no text beside it, and of nothing is still a message', async () => {
      const html = { ...headers, 'content-type': 'Content-Type: text/html; charset=utf-8' };
      const email = await build({ headers: html, text: 'MADE BY N8N', html: '<p>Where is it?</p>' });
      expect([email.text.trim(), email.html]).toEqual(['Where is it?', '<p>Where is it?</p>']);
      expect(await build({ html: false })).toMatchObject({ html: '', subject: '', attachments: [] });
    });

    test('of a bounce is a bounce', async () => {
      const report = 'Content-Type: multipart/report; boundary=r;\r\n report-type="delivery-status"';
      const email = await build({
        headers: { ...headers, 'content-type': report },
        text: 'Final-Recipient: rfc822; lost@example.com\nAction: failed\nStatus: 5.1.1\n',
      });
      expect(email.bounce).toMatchObject({ recipients: [{ address: 'lost@example.com', status: '5.1.1' }] });
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

  describe('the workflow that drafts for the engine', () => {
    const name = 'reply-request-to-draft';
    const passes = (node: string, $json: unknown) => {
      const { combinator, conditions } = workflow(name).nodes.find((one) => one.name === node)!.parameters
        .conditions;
      expect(combinator).toBe('and');
      return conditions.every(({ leftValue, rightValue, operator }) => {
        const value: unknown = evaluate(leftValue, $json);
        switch (`${operator.type}.${operator.operation}`) {
          case 'boolean.true':
            return value === true;
          case 'string.equals':
            return value === rightValue;
          case 'string.notEquals':
            return value !== rightValue;
          default:
            throw new Error(`The test does not know ${operator.type}.${operator.operation}.`);
        }
      });
    };
    const event = {
      id: 'msg_1',
      type: 'reply.requested',
      timestamp: '2026-11-21T09:00:00.000Z',
      data: {
        email_id: 4_294_967_297,
        message_id: '<2f1c@example.com>',
        inbox_id: null,
        tag: 'Support',
        from_address: 'kim@example.com',
        subject: 'My parcel',
        auto_reply_id: null,
      },
    };

    test('takes requests without a draft, and leaves those of the auto-responder alone', () => {
      expect(webhookEvent.safeParse(event).success).toBe(true);
      expect(passes('Is a reply missing?', event)).toBe(true);
      expect(passes('Is a reply missing?', { ...event, type: 'email.saved' })).toBe(false);
      const drafted = { ...event, data: { ...event.data, auto_reply_id: 7 } };
      expect(passes('Is a reply missing?', drafted)).toBe(false);
    });

    test('asks for the reply once, however often the event arrives', () => {
      const { parameters } = workflow(name).nodes.find((node) => node.name === 'Write the reply')!;
      expect(parameters.url).toBe('={{ $env.HERALD_URL }}/api/automation/email-response');
      const body = JSON.parse(evaluate(parameter(workflow(name), 'Write the reply', 'jsonBody'), event));
      expect(generateReplyRequest.parse(body)).toEqual({ email_id: 4_294_967_297 });
      const { headerParameters } = parameters as unknown as {
        headerParameters: { parameters: { name: string; value: string }[] };
      };
      const [header] = headerParameters.parameters;
      expect([header!.name, evaluate(header!.value, event)]).toEqual(['Idempotency-Key', 'msg_1']);
    });

    test('records a draft that Herald accepts, unless the mail may give instructions to an AI', () => {
      const answer = {
        email_id: 4_294_967_297,
        subject: 'Re: My parcel',
        body_text: 'x'.repeat(30_000),
        model: 'openai/gpt-5-mini',
        injection_risk: 'low',
      };
      for (const [risk, isHarmless] of [
        ['none', true],
        ['low', true],
        ['medium', false],
        ['high', false],
      ] as const) {
        expect(passes('Is the mail harmless?', { ...answer, injection_risk: risk })).toBe(isHarmless);
      }
      const body = JSON.parse(evaluate(parameter(workflow(name), 'Record the reply', 'jsonBody'), answer));
      expect(recordReplyRequest.parse(body)).toMatchObject({
        email_id: 4_294_967_297,
        subject: 'Re: My parcel',
        status: 'draft',
        model: 'openai/gpt-5-mini',
      });
    });
  });

  describe('the workflow that audits for Herald', () => {
    const name = 'audit-request-to-results';
    const { nodes } = workflow(name);
    const event = {
      type: 'audit.requested',
      timestamp: '2026-11-21T09:00:00.000Z',
      data: {
        audit_id: 4_294_967_297,
        type: 'digital',
        url: 'https://www.example.com/',
        engine: 'automation',
      },
    };

    test('answers the event at once, because an audit takes longer than a delivery may', () => {
      const { parameters } = nodes.find((node) => node.name === 'Event')!;
      expect(parameters).toMatchObject({ path: 'herald-audit-requests', responseMode: 'onReceived' });
    });

    test('takes the audits of the engine, and leaves those of Herald alone', () => {
      expect(webhookEvent.safeParse(event).success).toBe(true);
      const { combinator, conditions } = nodes.find((node) => node.name === 'Is it for the engine?')!
        .parameters.conditions;
      expect(combinator).toBe('and');
      const passes = ($json: unknown) =>
        conditions.every(({ leftValue, rightValue, operator }) => {
          expect(operator).toMatchObject({ type: 'string', operation: 'equals' });
          return evaluate(leftValue, $json) === rightValue;
        });
      expect(passes(event)).toBe(true);
      expect(passes({ ...event, data: { ...event.data, engine: 'built_in' } })).toBe(false);
      expect(passes({ ...event, type: 'audit.completed' })).toBe(false);
    });

    test('asks for the analysis of the audit, and delivers what comes of it', () => {
      const body = JSON.parse(evaluate(parameter(workflow(name), 'Analyze the site', 'jsonBody'), event));
      expect(analyzeSiteRequest.parse(body)).toEqual({ audit_id: 4_294_967_297 });
      expect(parameter(workflow(name), 'Analyze the site', 'url')).toBe(
        '={{ $env.HERALD_URL }}/api/automation/digital-audit',
      );
      expect(parameter(workflow(name), 'Deliver the results', 'url')).toBe(
        "={{ $env.HERALD_URL }}/api/audits/{{ $('Is it for the engine?').item.json.data.audit_id }}/complete",
      );
      const failure = { code: 'UNREACHABLE', message: 'The site does not answer.' };
      for (const analysis of [
        { results: null, failure },
        { results: RESULTS, failure: null },
      ]) {
        const delivered = evaluate(parameter(workflow(name), 'Deliver the results', 'jsonBody'), analysis);
        expect(completeAuditRequest.parse(JSON.parse(delivered))).toEqual(analysis);
      }
    });
  });

  test.each([
    ['event-to-auto-reply', 'HERALD_WEBHOOK_SECRET', {}],
    ['reply-request-to-draft', 'HERALD_REPLY_WEBHOOK_SECRET', { id: 'msg_1' }],
    ['audit-request-to-results', 'HERALD_AUDIT_WEBHOOK_SECRET', {}],
  ])('%s takes a genuine signature and no other', async (name, variable, more) => {
    const code = parameter(workflow(name), 'Check the signature', 'jsCode');
    const key = randomBytes(24);
    const body = Buffer.from(JSON.stringify({ type: 'email.saved', data: { email_id: 1 } }));
    const run = (headers: Record<string, string>) => {
      const step = new AsyncFunction('$input', '$env', 'require', code);
      return step.call(
        { helpers: { getBinaryDataBuffer: async () => body } },
        { first: () => ({ json: { headers } }) },
        { [variable]: `whsec_${key.toString('base64')}` },
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
    expect(await run(signed(now))).toEqual([
      { json: { ...more, type: 'email.saved', data: { email_id: 1 } } },
    ]);
    await expect(run(signed(now - 600))).rejects.toThrow();
    await expect(run(signed(now, randomBytes(24)))).rejects.toThrow();
    await expect(run({})).rejects.toThrow();
  });
});

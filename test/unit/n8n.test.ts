import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseMessage } from '../../src/worker/modules/mail/message/parse.ts';

interface Filter {
  combinator: string;
  conditions: { leftValue: string; rightValue: string; operator: { type: string; operation: string } }[];
}
interface Workflow {
  id: string;
  nodes: { name: string; onError?: string; parameters: Record<string, string> & { conditions: Filter } }[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const workflow = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/n8n', `${name}.json`), 'utf8')) as Workflow;

const parameter = ({ nodes }: Workflow, node: string, name: string) =>
  nodes.find((candidate) => candidate.name === node)!.parameters[name]!;

/** As n8n runs the code of a Code node. */
const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => unknown;

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

  test('both can be imported by command, which needs an id', () => {
    const ids = ['mailbox-to-herald', 'event-to-auto-reply'].map((name) => workflow(name).id);
    for (const id of ids) expect(id).toMatch(/^\w{16}$/);
    expect(new Set(ids).size).toBe(2);
  });

  test('what the filter drops is answered as well, without data', () => {
    const { nodes } = workflow('event-to-auto-reply');
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
    /** What `New mail` gives: header lines as latin1 bytes, the texts, and files. */
    const build = async (
      $json: Record<string, unknown>,
      files: { mimeType: string; fileName?: string; content: Buffer }[] = [],
    ) => {
      const code = parameter(workflow('mailbox-to-herald'), 'Whole message', 'jsCode');
      const binary = Object.fromEntries(files.map((file, i) => [`attachment_${i}`, file]));
      const step = new AsyncFunction('$json', '$input', '$itemIndex', code);
      const helpers = { getBinaryDataBuffer: async (_: number, name: string) => binary[name]!.content };
      const item = (await step.call({ helpers }, $json, { item: { binary } }, 0)) as {
        json: { message: string };
      };
      return parseMessage(Buffer.from(item.json.message));
    };
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

  test('the event workflow takes a genuine signature and no other', async () => {
    const code = parameter(workflow('event-to-auto-reply'), 'Check the signature', 'jsCode');
    const key = randomBytes(24);
    const body = Buffer.from(JSON.stringify({ type: 'email.saved', data: { email_id: 1 } }));
    const run = (headers: Record<string, string>) => {
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
